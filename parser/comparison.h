/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * One comparison table of the robot: commits as columns, metrics as rows.
 * The meaning of each part is that of the JSON page (doc/ktriage-json.5).
 */
#ifndef KTP_COMPARISON_H
#define KTP_COMPARISON_H

#include <glib.h>

/* What a column of a table is beside the report that it answers. */
enum ktp_role {
	KTP_ROLE_NONE,	 /* not known */
	KTP_ROLE_PARENT, /* the commit before the blamed one */
	KTP_ROLE_BLAMED,
	KTP_ROLE_FIX,
	KTP_ROLE_REVERT,
	KTP_ROLE_BASE, /* a newer tree, or what a fix was applied to */
	KTP_N_ROLES
};

struct ktp_commit {
	char *id;    /* owned; hex digits or a tag; NULL: not stated */
	char *title; /* owned; NULL: not stated */
	enum ktp_role role;
};

#define KTP_MAX_COMPARISONS 500 /* of one mail; 27 have been seen */

enum ktp_unit {
	KTP_UNIT_NONE,	   /* the cell was blank */
	KTP_UNIT_PERCENT,  /* +12.3% */
	KTP_UNIT_ABSOLUTE, /* +1.2, of a metric that is a percentage itself */
	KTP_UNIT_INFINITE, /* +Inf% */
};

struct ktp_value {
	double mean;   /* NAN: the cell was blank */
	double stddev; /* in per cent of the mean; NAN: not printed */
};

struct ktp_change {
	double value; /* NAN unless unit is PERCENT or ABSOLUTE */
	enum ktp_unit unit;
};

struct ktp_metric {
	char *name;		    /* owned */
	guint n_values;		    /* columns of the table, 1 or more */
	struct ktp_value *values;   /* owned, n_values of them */
	struct ktp_change *changes; /* owned, n_values - 1 of them */
};

struct ktp_runs {
	int fails; /* -1: nothing was printed in this column */
	int runs;
};

struct ktp_failure {
	char *name;	       /* owned */
	guint n_runs;	       /* columns of the table */
	struct ktp_runs *runs; /* owned, n_runs of them */
	double *reproduction;  /* owned, n_runs - 1; per cent, NAN: blank */
};

struct ktp_comparison {
	GPtrArray *axes;     /* owned pairs (pairs.h), in the table's order */
	char *machine;	     /* owned; NULL: no line under a rule of '*' */
	GPtrArray *commits;  /* owned struct ktp_commit *, left to right */
	GPtrArray *metrics;  /* owned struct ktp_metric * */
	GPtrArray *failures; /* owned struct ktp_failure * */
};

struct ktp_comparison *ktp_comparison_new(void);
void ktp_comparison_free(struct ktp_comparison *comparison);

struct ktp_commit *ktp_commit_new(const char *id, const char *title);
void ktp_commit_clear(struct ktp_commit *commit);
void ktp_commit_free(struct ktp_commit *commit);

/*
 * Whether two ids (hex digits or tags, NULL is none) are of one commit: the
 * shorter one, of 7 digits at the least, begins the longer one.
 */
gboolean ktp_commit_same(const char *a, const char *b);

/* The word of the JSON page: "parent", "blamed", ...; NULL for NONE. */
const char *ktp_role_name(enum ktp_role role);

/* A metric with n_values blank cells; name is copied. */
struct ktp_metric *ktp_metric_new(const char *name, guint n_values);
void ktp_metric_free(struct ktp_metric *metric);

/* A row of the fail:runs block with n_runs blank cells; name is copied. */
struct ktp_failure *ktp_failure_new(const char *name, guint n_runs);
void ktp_failure_free(struct ktp_failure *failure);

/* The first metric of that name, or NULL; owned by the comparison. */
const struct ktp_metric *
ktp_comparison_find(const struct ktp_comparison *comparison, const char *name);

#endif
