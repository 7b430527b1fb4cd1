/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the parts of the triage engine keep in an open store. */
#ifndef KTT_STORE_STATE_H
#define KTT_STORE_STATE_H

#include "triage/store.h"

/*
 * A transaction for reading: what is asked in it agrees, and locks the
 * database once. Nothing happens where one is open. A store that is opened to
 * read has one from the beginning.
 */
gboolean ktt_store_read_begin(struct ktt_store *store, GError **error);
gboolean ktt_store_read_end(struct ktt_store *store, GError **error);

/*
 * Row ids (as pointers) of messages whose links are to be derived anew; the
 * commit of the transaction does that. Borrowed.
 */
GHashTable *ktt_store_dirty(struct ktt_store *store);
void ktt_store_mark(struct ktt_store *store, gint64 message);

/* The same for texts that the full-text index does not know yet. */
GHashTable *ktt_store_unindexed(struct ktt_store *store);

/*
 * Message-IDs (owned char *) of which the store has no mail and no report, as
 * was found in this transaction; emptied whenever a message is marked.
 */
GHashTable *ktt_store_absent(struct ktt_store *store);

/* TRUE: derived by other rules, so that only facts may be added now. */
gboolean ktt_store_stale(const struct ktt_store *store);
void ktt_store_set_stale(struct ktt_store *store, gboolean stale);

/*
 * A new empty database that no other process sees and that is gone when it is
 * closed; it has the current schema. Others may be attached to it by URI.
 * NULL and error set (AGAIN, IO).
 */
struct ktt_store *ktt_store_open_scratch(GError **error);

const char *ktt_store_path(const struct ktt_store *store);

/* Copies the whole database into the new file path (VACUUM INTO). */
gboolean ktt_store_copy(struct ktt_store *store, const char *path,
			GError **error);

#endif
