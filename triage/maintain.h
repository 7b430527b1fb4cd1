/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Looking after a store: integrity, backup, upkeep, counts. */
#ifndef KTT_MAINTAIN_H
#define KTT_MAINTAIN_H

#include <jansson.h>

#include "triage/store.h"

/*
 * Looks for damage: SQLite's own checks, foreign keys, the text index, and
 * every stored mail against its hash. problems gets a new array of owned
 * strings, empty where all is well; the caller unrefs it.
 */
gboolean ktt_check(struct ktt_store *store, GPtrArray **problems,
		   GError **error);

/*
 * Writes a consistent copy to the new file path (mode 0600), while others may
 * write. Errors: CREATE (path exists or cannot be made), AGAIN, IO.
 */
gboolean ktt_backup(struct ktt_store *store, const char *path, GError **error);

/* Merges the text index, which deliveries only append to, refreshes the
 * planner's statistics, and empties the log. */
gboolean ktt_maintain(struct ktt_store *store, GError **error);

/*
 * Counts for "ktriage stats": mails, messages, ghosts, quarantined, reports
 * by class and status, events by type, bytes. A new reference; NULL and error
 * set.
 */
json_t *ktt_stats(struct ktt_store *store, GError **error);

#endif
