/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/show_rows.h"

#include <math.h>
#include <string.h>

#include "triage/json_get.h"

/* A counter that goes from 0.01 to 300 says no more than one that grew
 * tenfold, and nothing at all within its own spread. */
static const double most_ratio = 10, clear_spreads = 3;

const json_t *
cmd_show_last_change(const json_t *metric)
{
	const json_t *changes = json_object_get(metric, "changes");

	return json_array_get(changes, json_array_size(changes) - 1);
}

static double
size_of(const json_t *metric)
{
	double value = ktt_json_number(cmd_show_last_change(metric), "value");

	return isnan(value) ? -1 : fabs(value);
}

/* As a share of the mean; the robot prints none where it is small. */
static double
spread_of(const json_t *value)
{
	double stddev = ktt_json_number(value, "stddev");

	return isnan(stddev) ? 0 : fabs(stddev) / 100;
}

/* 1: it stands out; less: it may be noise. */
static double
clearness(const json_t *first, const json_t *last)
{
	double from = ktt_json_number(first, "mean");
	double to = ktt_json_number(last, "mean");
	double noise = hypot(from * spread_of(first), to * spread_of(last));
	double sure = fabs(to - from) / noise / clear_spreads;

	return (noise > 0 ? fmin(1, sure) : 1) /
	       (1 + fmax(spread_of(first), spread_of(last)));
}

/* Twice and half weigh the same; points of per cent are taken as such. */
static double
ratio_of(const json_t *metric, double size)
{
	const json_t *change = cmd_show_last_change(metric);
	double value = ktt_json_number(change, "value");
	double factor = 1 + (value < 0 ? -size : size) / 100;

	if (g_strcmp0(ktt_json_text(change, "unit"), "absolute") == 0)
		factor = 1 + size / 100;
	if (factor <= 0)
		factor = 1 / most_ratio;
	return fmin(fabs(log(factor)), log(most_ratio));
}

static double
weight_of(const json_t *metric, double size)
{
	const json_t *values = json_object_get(metric, "values");
	size_t n = json_array_size(values);
	double sure;

	if (size < 0)
		return -1;
	sure = n < 2 ? 1
		     : clearness(json_array_get(values, 0),
				 json_array_get(values, n - 1));
	return isnan(sure) ? 0 : ratio_of(metric, size) * sure;
}

static int
compare_rows(gconstpointer a, gconstpointer b)
{
	const struct cmd_show_row *x = a, *y = b;

	if (x->class != y->class)
		return x->class < y->class ? -1 : 1;
	if (x->weight != y->weight)
		return x->weight > y->weight ? -1 : 1;
	if (x->size != y->size)
		return x->size > y->size ? -1 : 1;
	return strcmp(ktt_json_text(x->metric, "name"),
		      ktt_json_text(y->metric, "name"));
}

enum cmd_row_class
cmd_show_class(const json_t *view, const char *name)
{
	const json_t *report = json_object_get(view, "report");
	const char *headline = ktt_json_inner(report, "headline", "metric");
	const char *testcase = ktt_json_text(report, "testcase");

	if (g_strcmp0(headline, name) == 0)
		return CMD_ROW_HEADLINE;
	if (testcase != NULL && g_str_has_prefix(name, testcase) &&
	    name[strlen(testcase)] == '.')
		return CMD_ROW_OWN;
	return CMD_ROW_OTHER;
}

GArray *
cmd_show_rows(const json_t *view, const json_t *table, const char *glob)
{
	GArray *rows = g_array_new(FALSE, FALSE, sizeof(struct cmd_show_row));
	const json_t *metrics = json_object_get(table, "metrics");

	for (size_t i = 0; i < json_array_size(metrics); i++) {
		const json_t *metric = json_array_get(metrics, i);
		const char *name = ktt_json_text(metric, "name");
		double size = size_of(metric);
		struct cmd_show_row row = {metric, cmd_show_class(view, name),
					   size, weight_of(metric, size)};

		if (glob == NULL || g_pattern_match_simple(glob, name))
			g_array_append_val(rows, row);
	}
	g_array_sort(rows, compare_rows);
	return rows;
}
