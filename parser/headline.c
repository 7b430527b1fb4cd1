/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <math.h>
#include <string.h>

#include "parser/headline.h"

/* Both are printed with one decimal; exponents round more. */
static gboolean
same_magnitude(double a, double b)
{
	return fabs(fabs(a) - fabs(b)) <= 0.051 + 0.01 * fabs(b) * (b > 1e4);
}

const struct ktp_metric *
ktp_headline_row(const struct ktp_report *report)
{
	const struct ktp_metric *first = NULL;

	for (guint i = 0; i < report->comparisons->len; i++) {
		const struct ktp_comparison *comparison =
			report->comparisons->pdata[i];

		for (guint k = 0; k < comparison->metrics->len; k++) {
			const struct ktp_metric *metric =
				comparison->metrics->pdata[k];

			if (metric->n_values < 2 || !report->headline.metric ||
			    strcmp(metric->name, report->headline.metric) != 0)
				continue;
			if (!first)
				first = metric;
			if (same_magnitude(metric->changes[0].value,
					   report->headline.percent))
				return metric;
		}
	}
	return first;
}

void
ktp_headline_finish(struct ktp_report *report)
{
	const struct ktp_metric *row = ktp_headline_row(report);
	double percent = report->headline.percent;

	if (isnan(percent))
		return;
	if (row && !isnan(row->changes[0].value))
		report->headline.change =
			copysign(fabs(percent), row->changes[0].value);
	else if (percent < 0 || report->direction == KTP_DIRECTION_NONE)
		report->headline.change = percent;
}
