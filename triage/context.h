/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What a message has beside its sentences, for rules that need it. */
#ifndef KTT_CONTEXT_H
#define KTT_CONTEXT_H

#include "parser/message.h"

/* Bits of enum ktt_context; sentences: ktt_sentences_new(message). */
guint ktt_context_of(const struct ktp_message *message,
		     const GPtrArray *sentences);

#endif
