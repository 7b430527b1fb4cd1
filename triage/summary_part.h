/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the parts of the summary share. */
#ifndef KTT_SUMMARY_PART_H
#define KTT_SUMMARY_PART_H

#include "triage/summary.h"

struct ktt_mark { /* row ids: what came in up to here was told about */
	gint64 mail, decision, commit;
};

struct ktt_summing {
	struct ktt_store *store;
	const struct ktt_summary_options *options;
	gint64 since;
	gboolean by_arrival;
	struct ktt_mark old, new;
	GHashTable *wanted; /* row ids as pointers; NULL: all reports */
	GHashTable *waits;  /* row id -> struct ktt_waiting of its block */
};

/* Blocks of what changed since, and of what waits (comes first, as it fills
 * waits); NULL and error set. */
json_t *ktt_summary_changed(const struct ktt_summing *sum, GError **error);
json_t *ktt_summary_waiting(const struct ktt_summing *sum, GError **error);

/* Counts, and the last weeks; NULL and error set. */
json_t *ktt_summary_counts(const struct ktt_summing *sum, GError **error);
json_t *ktt_summary_weeks(const struct ktt_summing *sum, GError **error);

/* The test cases with most regressions in those weeks. */
json_t *ktt_summary_testcases(const struct ktt_summing *sum, GError **error);

/* Whether the query, if there is one, finds the report. */
gboolean ktt_summary_wants(const struct ktt_summing *sum, gint64 report);

enum ktt_whom { /* who is asked */
		KTT_WHOM_NOBODY,
		KTT_WHOM_AUTHOR, /* of the blamed commit: in To of the report */
		KTT_WHOM_TALKER, /* who took it up last, else the author */
		KTT_WHOM_PROPOSER, /* of the newest fix, else the author */
		KTT_WHOM_ROBOT,	   /* the robot's people */
		KTT_WHOM_READER,   /* whoever reads the summary */
};

/* A kind of waiting; rows of summary_blocks_table.c. */
struct ktt_waiting {
	const char *name, *title;
	const char *where; /* SQL about report r */
	const char *since; /* SQL: when it began to wait */
	const char *need;  /* what whom is to do: "answer" */
	enum ktt_whom whom;
	guint days; /* in which it is due; 0: no such rule */
};

extern const struct ktt_waiting ktt_waitings[];
extern const gsize ktt_n_waitings;

/* Sets "whom" of an item: {"name", "address"} or null. */
gboolean ktt_summary_set_whom(struct ktt_store *store, gint64 report,
			      enum ktt_whom whom, json_t *item, GError **error);

/* One report as it stands in a block; waiting may be NULL. A new reference;
 * NULL and error set. */
json_t *ktt_summary_item(const struct ktt_summing *sum,
			 const struct ktt_waiting *waiting, gint64 report,
			 GError **error);

struct ktt_block { /* of the summary, while it is made */
	const char *name, *title;
	const struct ktt_waiting *waiting; /* NULL: of what changed */
	GArray *reports;		   /* gint64 row ids in their order */
	guint older; /* beyond the horizon: only counted */
	guint late;  /* behind their due date */
};

/* The block as JSON, with the first items in full; NULL and error set. */
json_t *ktt_summary_block(const struct ktt_summing *sum,
			  const struct ktt_block *block, GError **error);

#endif
