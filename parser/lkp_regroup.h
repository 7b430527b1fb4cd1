/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Tables whose rows are tests instead of metrics: of 2014 (a row for each
 * test path and a last one "TOTAL metric") and of lkp compare ("GEO-MEAN
 * metric"). They become one comparison for each test, with the metric as row.
 */
#ifndef KTP_LKP_REGROUP_H
#define KTP_LKP_REGROUP_H

#include "parser/comparison.h"

/* Notes that a row carried the word TOTAL or GEO-MEAN before its name. */
void ktp_lkp_mark_total(struct ktp_metric *metric);

/*
 * Adds comparison, or those made of it, to out and takes ownership. path is
 * the title of the column of test paths ("testcase/testparams/testbox") or
 * NULL. A table without marked rows is added as it is.
 */
void ktp_lkp_regroup(struct ktp_comparison *comparison, const char *path,
		     GPtrArray *out);

/*
 * Adds the axes of a test path: by the names that path gives, or, NULL, those
 * of 2014: BOX/TESTCASE/PARAMS or BOX/SUITE/TESTCASE/PARAMS.
 */
void ktp_lkp_path_axes(struct ktp_comparison *comparison, const char *test,
		       const char *path);

#endif
