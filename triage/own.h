/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The mail that ktriage itself sends. */
#ifndef KTT_OWN_H
#define KTT_OWN_H

#include "parser/message.h"

/* How the List-Id of our summaries begins; the sender's domain follows. */
#define KTT_OWN_LIST "ktriage-summary."

/*
 * Whether ktriage sent it: what a summary says about reports must not come
 * back as if somebody had said it.
 */
gboolean ktt_message_is_own(const struct ktp_message *message);

#endif
