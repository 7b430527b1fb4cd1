/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The numbers that help to decide: how clear a change is, how much a fix won
 * back, whether more of a metric is better, and what a report weighs.
 */
#ifndef KTT_NUMBERS_H
#define KTT_NUMBERS_H

#include <jansson.h>

#include <glib.h>

/* Spread that the robot does not print is below this (per cent). */
#define KTT_MIN_STDDEV 1.0

struct ktt_spread {
	double strength; /* |change| over the pooled spread; NAN: unknown */
	double stddev;	 /* the pooled spread in per cent; NAN: unknown */
};

/*
 * Of the headline metric's row in the tables of a report object (JSON page):
 * the difference of the first and the last column over the root mean square
 * of their standard deviations, each at least KTT_MIN_STDDEV.
 */
struct ktt_spread ktt_report_spread(const json_t *report);

/* "clear", "fair", "within noise"; "unknown" for NAN. */
const char *ktt_strength_word(double strength);

enum ktt_polarity { KTT_MORE_IS_BETTER, KTT_LESS_IS_BETTER };

struct ktt_polarity_row {
	const char *glob; /* of the metric's name */
	enum ktt_polarity polarity;
	const char *example, *counter_example;
};

struct ktt_breadth_row {
	const char *glob; /* of the test case's name */
	const char *example, *counter_example;
};

extern const struct ktt_polarity_row ktt_polarity_rows[];
extern const gsize ktt_n_polarity_rows;
extern const struct ktt_breadth_row ktt_breadth_rows[];
extern const gsize ktt_n_breadth_rows;

/* By the first row that fits; most metrics count work done: more is better. */
enum ktt_polarity ktt_metric_polarity(const char *metric);

/* Whether the test case is a broad benchmark (a build, a database, a web
 * server), not one that hammers a single system call. */
gboolean ktt_testcase_is_broad(const char *testcase);

/* Whether the report says that something became worse. */
gboolean ktt_report_is_loss(const json_t *report);

/*
 * What makes a report deserve attention, as a list of {"part", "points"};
 * the same sum is stored as its weight. Time plays no part, as it would make
 * the weight change while nothing happens. A new reference.
 */
json_t *ktt_report_weight_parts(const json_t *report, double strength);
double ktt_weight_sum(const json_t *parts);

#endif
