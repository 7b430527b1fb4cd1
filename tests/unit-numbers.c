/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Spread, polarity, breadth and weight of reports, from JSON objects. How much
 * a fix wins back is unit-share's.
 */
#include <math.h>

#include "triage/numbers.h"

static void
test_words(void)
{
	g_assert_cmpstr(ktt_strength_word(NAN), ==, "unknown");
	g_assert_cmpstr(ktt_strength_word(9), ==, "clear");
	g_assert_cmpstr(ktt_strength_word(2.5), ==, "fair");
	g_assert_cmpstr(ktt_strength_word(0.5), ==, "within noise");
}

static void
test_metric_rows(void)
{
	for (gsize i = 0; i < ktt_n_polarity_rows; i++) {
		const struct ktt_polarity_row *row = &ktt_polarity_rows[i];

		g_assert_true(g_pattern_match_simple(row->glob, row->example));
		g_assert_false(g_pattern_match_simple(row->glob,
						      row->counter_example));
		g_assert_cmpint(ktt_metric_polarity(row->example), ==,
				row->polarity);
	}
	for (gsize i = 0; i < ktt_n_breadth_rows; i++) {
		const struct ktt_breadth_row *row = &ktt_breadth_rows[i];

		g_assert_true(g_pattern_match_simple(row->glob, row->example));
		g_assert_false(g_pattern_match_simple(row->glob,
						      row->counter_example));
	}
}

static json_t *
report_of(const char *direction, double from, double to, double spread)
{
	return json_pack("{s:s, s:s, s:{s:s, s:f}, s:[{s:[{s:s, s:[{s:f, s:f}, "
			 "{s:f, s:n}]}]}]}",
			 "class", "performance", "direction", direction,
			 "headline", "metric", "a.ops", "change",
			 100 * (to - from) / from, "comparisons", "metrics",
			 "name", "a.ops", "values", "mean", from, "stddev",
			 spread, "mean", to, "stddev");
}

static void
test_spread(void)
{
	json_t *report = report_of("regression", 100, 80, 7);
	struct ktt_spread spread = ktt_report_spread(report);

	/* 7.0 and, as nothing is printed, 1 % of 80. */
	g_assert_cmpfloat_with_epsilon(
		spread.strength, 20 / sqrt((7 * 7 + 0.8 * 0.8) / 2), 1e-9);
	g_assert_cmpfloat_with_epsilon(spread.stddev,
				       sqrt((7 * 7 + 0.8 * 0.8) / 2), 1e-9);
	json_decref(report);
	report = json_pack("{s:{s:s}}", "headline", "metric", "a.ops");
	spread = ktt_report_spread(report);
	g_assert_true(isnan(spread.strength) && isnan(spread.stddev));
	json_decref(report);
}

static double
weight_of(json_t *report)
{
	json_t *parts = ktt_report_weight_parts(
		report, ktt_report_spread(report).strength);
	double weight = ktt_weight_sum(parts);

	json_decref(parts);
	json_decref(report);
	return weight;
}

static void
test_weight(void)
{
	double small = weight_of(report_of("regression", 100, 98, 1));
	double big = weight_of(report_of("regression", 100, 40, 1));
	double noisy = weight_of(report_of("regression", 100, 40, 50));

	g_assert_cmpfloat(small, <, big);
	g_assert_cmpfloat(noisy, <, big);
	g_assert_cmpfloat(weight_of(report_of("improvement", 100, 200, 1)), ==,
			  0);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/numbers/words", test_words);
	g_test_add_func("/numbers/metric-rows", test_metric_rows);
	g_test_add_func("/numbers/spread", test_spread);
	g_test_add_func("/numbers/weight", test_weight);
	return g_test_run();
}
