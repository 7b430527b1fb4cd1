/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Reads what the commits of a kernel tree say about reports. */
#ifndef KTT_SCAN_GIT_H
#define KTT_SCAN_GIT_H

#include "triage/store.h"

struct ktt_scan_counts {
	guint64 read;	  /* commits that git gave */
	guint64 total;	  /* … will give; 0: unknown */
	guint64 found;	  /* of concern */
	guint64 added;	  /* … and not known before */
	guint64 tagged;	  /* whose first tag became known */
	gboolean resumed; /* began where the last scan ended */
	gboolean stopped; /* by the caller */
};

/* Told now and then; FALSE: stop, and keep what was found. */
typedef gboolean (*ktt_scan_fn)(const struct ktt_scan_counts *counts,
				gpointer data);

struct ktt_scan_options {
	const char *range;    /* NULL: HEAD; a revision, or a..b */
	gboolean contains;    /* look for the first release tag (v*) */
	gboolean again;	      /* do not resume */
	gboolean count;	      /* find out the total before */
	ktt_scan_fn progress; /* or NULL */
	gpointer data;
};

/*
 * Scans the repository at path in transactions of its own. Without a range
 * that has two ends it resumes where the last scan of that branch ended; what
 * has become of interest since then is looked for in older commits, too.
 * counts is zeroed first, and right also after an error. Errors: USAGE (no
 * such revision), NO_FILE (no repository), IO (git failed), AGAIN.
 */
gboolean ktt_scan_git(struct ktt_store *store, const char *path,
		      const struct ktt_scan_options *options,
		      struct ktt_scan_counts *counts, GError **error);

#endif
