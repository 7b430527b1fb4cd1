/* SPDX-License-Identifier: GPL-2.0-or-later */
/* How much of a loss a tested fix wins back, from the answer's own table. */
#ifndef KTT_RECOVERY_H
#define KTT_RECOVERY_H

#include "parser/message.h"

/* Columns of a comparison, from 0; -1: it has none of that role. */
struct ktt_columns {
	int good;  /* the commit before the blamed one */
	int bad;   /* the blamed commit */
	int fixed; /* what was tested behind it: the last column called a fix or
		      a revert, else the last of all */
};

/* Finds the columns by their roles. TRUE where all three are there. */
gboolean ktt_columns_find(const struct ktp_comparison *table,
			  struct ktt_columns *columns);

/*
 * (fixed - bad) / (good - bad) on the report's headline metric, in the first
 * table of the message that has the three columns and that row; where the
 * headline is not known, on the table's first row. NAN where it cannot be
 * told: no such table, a blank cell, or nothing was lost in it.
 */
double ktt_recovery(const struct ktp_message *message);

/* Whether a table compares a fix or a revert with the blamed commit. */
gboolean ktt_recovery_compares(const struct ktp_message *message);

/* What a recovery means for the fix; NONE where it is NAN. */
enum ktp_test_result ktt_recovery_result(double recovery);

#endif
