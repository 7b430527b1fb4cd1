/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What text search looks at. The full-text index is told of new texts at the
 * end of a transaction, in one go and in order: whatever is written in
 * between would make it put its data away in small pieces.
 */
#ifndef KTT_TEXT_INDEX_H
#define KTT_TEXT_INDEX_H

#include "triage/store.h"

/* Sets the text of a message that has none. */
gboolean ktt_text_index_put(struct ktt_store *store, gint64 message,
			    const char *subject, const char *prose,
			    const char *names, GError **error);

/* Takes the text of a message away, if it has one. */
gboolean ktt_text_index_drop(struct ktt_store *store, gint64 message,
			     GError **error);

/* Tells the index what is new; before a search in the same transaction, and
 * before its end, which does so itself. */
gboolean ktt_text_index_flush(struct ktt_store *store, GError **error);

/*
 * Merges what was added by itself, as far as it is many pieces: else the
 * delivery that adds one too many has to.
 */
gboolean ktt_text_index_merge(struct ktt_store *store, GError **error);

/* Forgets what is new, where all is dropped or the transaction is undone. */
void ktt_text_index_forget(struct ktt_store *store);

#endif
