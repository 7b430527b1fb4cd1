/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Parts of the views that view.h promises. */
#ifndef KTT_VIEW_PART_H
#define KTT_VIEW_PART_H

#include <jansson.h>

#include "triage/status.h"
#include "triage/store.h"

/* {"name", "address"}; null where both are NULL. */
json_t *ktt_view_from(const char *name, const char *address);

/* The commit that a statement names; null where it names none, or for NULL. */
json_t *ktt_view_commit(const struct ktt_statement *statement);

/* A statement of the fold as an event of the JSON page, with message_id,
 * from, date, sender, strength, and before, after, changed. */
json_t *ktt_view_statement(const struct ktt_statement *statement);

/* The list of all statements of the fold that say something. */
json_t *ktt_view_events(const GPtrArray *statements);

/* "reason" of a report, null where nothing decided. */
json_t *ktt_view_reason(const struct ktt_fold *fold);

/* The messages of the report in tree order. NULL and error set. */
json_t *ktt_view_thread(struct ktt_store *store, gint64 report, GError **error);

/* The links of its messages; reports of the same commit; what became of
 * earlier reports of the same test; notes by hand. */
json_t *ktt_view_links(struct ktt_store *store, gint64 report, GError **error);
json_t *ktt_view_dossier(struct ktt_store *store, gint64 report,
			 GError **error);
json_t *ktt_view_history(struct ktt_store *store, gint64 report,
			 GError **error);
json_t *ktt_view_notes(struct ktt_store *store, gint64 report, GError **error);

/* The words of report.flags as a list. */
json_t *ktt_view_flags(const char *flags);

#endif
