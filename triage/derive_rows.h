/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The child rows of a message: references, mentions, events, search text. */
#ifndef KTT_DERIVE_ROWS_H
#define KTT_DERIVE_ROWS_H

#include "parser/message.h"
#include "triage/store.h"

/* Replaces all child rows of the message by those that message gives. */
gboolean ktt_derive_rows(struct ktt_store *store, gint64 row,
			 const struct ktp_message *message, GError **error);

#endif
