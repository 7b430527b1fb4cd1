/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the parts of the summary share. */
#ifndef KTT_SUMMARY_PART_H
#define KTT_SUMMARY_PART_H

#include "triage/summary.h"

struct ktt_summing {
	struct ktt_store *store;
	const struct ktt_summary_options *options;
	gint64 since;
	gboolean by_arrival;
	GHashTable *wanted; /* row ids as pointers; NULL: all reports */
};

/* Blocks of what changed since, and of what waits; NULL and error set. */
json_t *ktt_summary_changed(const struct ktt_summing *sum, GError **error);
json_t *ktt_summary_waiting(const struct ktt_summing *sum, GError **error);

/* Counts, and the last weeks; NULL and error set. */
json_t *ktt_summary_counts(const struct ktt_summing *sum, GError **error);
json_t *ktt_summary_weeks(const struct ktt_summing *sum, GError **error);

/* Whether the query, if there is one, finds the report. */
gboolean ktt_summary_wants(const struct ktt_summing *sum, gint64 report);

struct ktt_block { /* of the summary, while it is made */
	const char *name, *title;
	GArray *reports; /* gint64 row ids in their order */
	guint older;	 /* beyond the horizon: only counted */
};

/* The block as JSON, with the first items in full; NULL and error set. */
json_t *ktt_summary_block(const struct ktt_summing *sum,
			  const struct ktt_block *block, GError **error);

#endif
