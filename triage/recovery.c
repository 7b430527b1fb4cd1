/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <math.h>

#include "triage/claim.h"
#include "triage/recovery.h"

/* So much of the loss must be won back to count as cured, or at all. */
#define GOOD_FROM 0.8
#define BAD_UP_TO 0.2
/* … of a loss that was more than this share of the good value. */
#define MIN_LOSS 0.01

/* The last column behind the blamed one; one that is called a cure first. */
static int
cure_column(const struct ktp_comparison *table, int bad)
{
	int last = (int)table->commits->len - 1;

	for (int i = last; i > bad; i--) {
		const struct ktp_commit *commit = table->commits->pdata[i];

		if (commit->role == KTP_ROLE_FIX ||
		    commit->role == KTP_ROLE_REVERT)
			return i;
	}
	return last > bad ? last : -1;
}

gboolean
ktt_columns_find(const struct ktp_comparison *table,
		 struct ktt_columns *columns)
{
	*columns = (struct ktt_columns){-1, -1, -1};
	for (guint i = 0; i < table->commits->len; i++) {
		const struct ktp_commit *commit = table->commits->pdata[i];

		if (commit->role == KTP_ROLE_PARENT && columns->good < 0)
			columns->good = (int)i;
		if (commit->role == KTP_ROLE_BLAMED && columns->bad < 0)
			columns->bad = (int)i;
	}
	if (columns->bad >= 0)
		columns->fixed = cure_column(table, columns->bad);
	return columns->good >= 0 && columns->fixed >= 0;
}

static const struct ktp_metric *
headline_row(const struct ktp_comparison *table, const char *metric)
{
	if (metric)
		return ktp_comparison_find(table, metric);
	return table->metrics->len > 0 ? table->metrics->pdata[0] : NULL;
}

static double
share(const struct ktp_metric *row, const struct ktt_columns *columns)
{
	double good, bad, fixed;

	if (!row || row->n_values <= (guint)columns->fixed)
		return NAN;
	good = row->values[columns->good].mean;
	bad = row->values[columns->bad].mean;
	fixed = row->values[columns->fixed].mean;
	/* NAN means go through; a row that hardly moved tells nothing. */
	if (fabs(bad - good) < MIN_LOSS * fabs(good) || good == bad)
		return NAN;
	return (fixed - bad) / (good - bad);
}

double
ktt_recovery(const struct ktp_message *message)
{
	g_autofree char *metric = ktt_claim_metric(message);
	double result = NAN;

	for (guint i = 0; i < message->comparisons->len && isnan(result); i++) {
		const struct ktp_comparison *table =
			message->comparisons->pdata[i];
		struct ktt_columns columns;

		if (ktt_columns_find(table, &columns))
			result = share(headline_row(table, metric), &columns);
	}
	return result;
}

gboolean
ktt_recovery_compares(const struct ktp_message *message)
{
	for (guint i = 0; i < message->comparisons->len; i++) {
		const struct ktp_comparison *table =
			message->comparisons->pdata[i];
		const struct ktp_commit *fixed;
		struct ktt_columns columns;

		if (!ktt_columns_find(table, &columns))
			continue;
		fixed = table->commits->pdata[columns.fixed];
		if (fixed->role == KTP_ROLE_FIX ||
		    fixed->role == KTP_ROLE_REVERT)
			return TRUE;
	}
	return FALSE;
}

enum ktp_test_result
ktt_recovery_result(double recovery)
{
	if (isnan(recovery))
		return KTP_RESULT_NONE;
	if (recovery >= GOOD_FROM)
		return KTP_RESULT_GOOD;
	return recovery <= BAD_UP_TO ? KTP_RESULT_BAD : KTP_RESULT_PARTIAL;
}
