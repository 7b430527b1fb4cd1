/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <math.h>
#include <string.h>

#include "triage/json_get.h"
#include "triage/numbers.h"

/* From here on the two words hold (strengths are in spreads). */
#define CLEAR 4.0
#define FAIR 2.0

enum ktt_polarity
ktt_metric_polarity(const char *metric)
{
	for (gsize i = 0; metric && i < ktt_n_polarity_rows; i++)
		if (g_pattern_match_simple(ktt_polarity_rows[i].glob, metric))
			return ktt_polarity_rows[i].polarity;
	return KTT_MORE_IS_BETTER;
}

gboolean
ktt_testcase_is_broad(const char *testcase)
{
	for (gsize i = 0; testcase && i < ktt_n_breadth_rows; i++)
		if (g_pattern_match_simple(ktt_breadth_rows[i].glob, testcase))
			return TRUE;
	return FALSE;
}

const char *
ktt_strength_word(double strength)
{
	if (isnan(strength))
		return "unknown";
	return strength >= CLEAR  ? "clear"
	       : strength >= FAIR ? "fair"
				  : "within noise";
}

static const json_t *
find_row(const json_t *report, const char *metric)
{
	const json_t *tables = json_object_get(report, "comparisons");
	size_t i, j;
	const json_t *table, *row;

	json_array_foreach(tables, i, table)
	{
		json_array_foreach(json_object_get(table, "metrics"), j, row)
		{
			const char *name = ktt_json_text(row, "name");

			if (name && !strcmp(name, metric))
				return row;
		}
	}
	return NULL;
}

/* The standard deviation of a column in the metric's own unit. */
static double
column_stddev(const json_t *column)
{
	double mean = ktt_json_number(column, "mean");
	double percent = ktt_json_number(column, "stddev");

	return fabs(mean) * fmax(percent, KTT_MIN_STDDEV) / 100;
}

struct ktt_spread
ktt_report_spread(const json_t *report)
{
	struct ktt_spread spread = {NAN, NAN};
	const char *metric = ktt_json_inner(report, "headline", "metric");
	const json_t *row = metric ? find_row(report, metric) : NULL;
	const json_t *values = json_object_get(row, "values");
	const json_t *good = json_array_get(values, 0);
	const json_t *bad = json_array_get(values, json_array_size(values) - 1);
	double from = ktt_json_number(good, "mean");
	double to = ktt_json_number(bad, "mean"), pooled;

	if (good == bad || isnan(from) || isnan(to))
		return spread;
	pooled = hypot(column_stddev(good), column_stddev(bad)) / sqrt(2);
	if (!(pooled > 0))
		return spread;
	spread.strength = fabs(to - from) / pooled;
	if (from != 0)
		spread.stddev = 100 * pooled / fabs(from);
	return spread;
}

gboolean
ktt_report_is_loss(const json_t *report)
{
	const char *word = ktt_json_text(report, "direction");
	const json_t *headline = json_object_get(report, "headline");
	double change = ktt_json_number(headline, "change");

	if (word)
		return !strcmp(word, "regression");
	if (g_strcmp0(ktt_json_text(report, "class"), "performance"))
		return TRUE;
	if (ktt_metric_polarity(ktt_json_text(headline, "metric")) ==
	    KTT_LESS_IS_BETTER)
		return !(change < 0);
	return !(change > 0);
}

static void
add_part(json_t *parts, const char *name, double points)
{
	/* Whole tenths: no platform's rounding may show in an export. */
	points = round(points * 10) / 10;
	if (points > 0)
		json_array_append_new(parts, json_pack("{s:s, s:f}", "part",
						       name, "points", points));
}

static guint
count_still(const json_t *report)
{
	const json_t *list = json_object_get(report, "also_seen_on");
	const json_t *seen;
	guint count = 0;
	size_t i;

	json_array_foreach(list, i, seen)
	{
		const char *state = ktt_json_text(seen, "state");

		count += state && g_str_has_prefix(state, "still");
	}
	return count;
}

static void
performance_parts(json_t *parts, const json_t *report, double strength)
{
	const json_t *headline = json_object_get(report, "headline");
	double change = fabs(ktt_json_number(headline, "change"));

	if (isnan(change))
		change = fabs(ktt_json_number(headline, "percent"));
	/* Half of the 40 points at 20 per cent; no end, no cliff. */
	if (!isnan(change))
		add_part(parts, "size of the loss",
			 40 * change / (change + 20));
	if (!isnan(strength))
		add_part(parts, "clearness", 2 * fmin(strength, 10));
	add_part(parts, "further tests",
		 3 * fmin(json_array_size(json_object_get(report, "also")), 5));
	if (ktt_testcase_is_broad(ktt_json_text(report, "testcase")))
		add_part(parts, "broad benchmark", 15);
}

json_t *
ktt_report_weight_parts(const json_t *report, double strength)
{
	const char *report_class = ktt_json_text(report, "class");
	json_t *parts = json_array();

	if (!g_strcmp0(report_class, "build-status") ||
	    !ktt_report_is_loss(report))
		return parts;
	if (!g_strcmp0(report_class, "performance"))
		performance_parts(parts, report, strength);
	else if (!g_strcmp0(report_class, "functional"))
		add_part(parts, "failure at run time", 40);
	else
		add_part(parts, "failure to build", 20);
	add_part(parts, "still there", 5 * fmin(count_still(report), 3));
	return parts;
}

double
ktt_weight_sum(const json_t *parts)
{
	const json_t *part;
	double sum = 0;
	size_t i;

	json_array_foreach(parts, i, part)
	{
		sum += ktt_json_number(part, "points");
	}
	return round(sum * 10) / 10;
}
