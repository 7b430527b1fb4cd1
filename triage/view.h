/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What the commands print, as JSON values: the text renderers read the same
 * objects that --format=json prints, so the two never disagree.
 */
#ifndef KTT_VIEW_H
#define KTT_VIEW_H

#include <jansson.h>

#include "triage/store.h"

/*
 * Finds the report that name means: "R123" (or 123), a Message-ID or unique
 * prefix of one (of the report or of any message of its thread; angle
 * brackets and a lore URL are accepted), a commit id or unique prefix of 4
 * digits and more, 7 where all of them are decimal (with several reports on
 * it: the newest; the view lists the others). Errors: NOT_FOUND, AMBIGUOUS
 * (message lists the candidates).
 * report gets the row id of table report.
 */
gboolean ktt_view_resolve(struct ktt_store *store, const char *name,
			  gint64 *report, GError **error);

/*
 * One report in full: schema "ktriage.report/1", id "R123", message_id,
 * status, status_since, reason (object: event, rule, evidence, message_id,
 * from, date, text, or null), fix, flags, strength, recovery, weight, replies,
 * report (the report object), events (each with message_id, from, date),
 * links (message_id, key, strength), thread (messages in tree order with
 * depth, from, date, subject, kind, events), dossier (other reports of the
 * commit: id, status, metric, change). A new reference; NULL and error set.
 */
json_t *ktt_view_report(struct ktt_store *store, gint64 report, GError **error);

/* One line of a listing; its keys are the hit_columns of view.c. */
json_t *ktt_view_hit(struct ktt_store *store, gint64 report, GError **error);

#endif
