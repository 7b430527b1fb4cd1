/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <math.h>

#include "triage/claim.h"
#include "triage/recovery.h"

gboolean
ktt_columns_find(const struct ktp_comparison *table, const char *blamed,
		 struct ktt_columns *columns)
{
	*columns = (struct ktt_columns){-1, -1, -1};
	for (guint i = 0; i < table->commits->len; i++) {
		const struct ktp_commit *commit = table->commits->pdata[i];

		if (ktt_commit_same(commit->id, blamed)) {
			columns->bad = (int)i;
			columns->good = (int)i - 1;
			if (i + 1 < table->commits->len)
				columns->fixed = (int)table->commits->len - 1;
			break;
		}
	}
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
	/* NAN means go through; a row that did not move tells nothing. */
	return good == bad ? NAN : (fixed - bad) / (good - bad);
}

double
ktt_recovery(const struct ktp_message *message)
{
	g_autofree char *blamed = ktt_claim_blamed(message);
	g_autofree char *metric = ktt_claim_metric(message);
	double result = NAN;

	for (guint i = 0; i < message->comparisons->len && isnan(result); i++) {
		const struct ktp_comparison *table =
			message->comparisons->pdata[i];
		struct ktt_columns columns;

		if (ktt_columns_find(table, blamed, &columns))
			result = share(headline_row(table, metric), &columns);
	}
	return result;
}
