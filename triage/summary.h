/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What changed and what waits, as one JSON value (schema ktriage.summary/1). */
#ifndef KTT_SUMMARY_H
#define KTT_SUMMARY_H

#include <jansson.h>

#include "triage/store.h"

struct ktt_summary_options {
	gint64 now;
	gint64 since;	   /* 0: since the watermark, else the last week */
	const char *query; /* NULL: all reports */
	GHashTable *saved; /* NULL, or name -> text of saved queries */
	guint items;	   /* reports in each block at most; 0: all */
	gint64 horizon;	   /* what has been silent since before this only
			      counts, as it waits for nobody any more; 0: none */
};

/*
 * A new reference; NULL and error set (USAGE for the query, AGAIN, IO). Does
 * not move the watermark. With a watermark, a change counts by when its mail
 * came in, so that a late one is not missed; with since, by its own date.
 *
 * schema, since, until, horizon (times), by ("date" or "arrival"); changed and
 * waiting: lists of blocks {name, title, total, older, late, items}, where each
 * item is a hit of ktt_view_hit() with need, whom ({name, address} or null),
 * due, late and reason; counts: {total, open, closed, unanswered, by_status};
 * weeks: list of {week, reports, closed, open} of performance regressions, the
 * oldest first; testcases: list of {testcase, reports, open, weeks (numbers)};
 * watermark: where the next one begins.
 */
json_t *ktt_summary(struct ktt_store *store,
		    const struct ktt_summary_options *options, GError **error);

/* Moves the watermark (of its query) to the "until" of a summary that reached
 * its reader. */
gboolean ktt_summary_advance(struct ktt_store *store, const json_t *summary,
			     GError **error);

#endif
