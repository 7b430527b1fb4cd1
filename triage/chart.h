/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Charts as inline SVG, each with its words for who cannot see it. */
#ifndef KTT_CHART_H
#define KTT_CHART_H

#include <jansson.h>

#include <glib.h>

/*
 * A change in per cent as a bar from a middle line, with a whisker of one
 * spread to each side (NAN: none). role, "loss", "gain" or "mark",
 * colours it. Nothing for NAN.
 */
void ktt_chart_change(GString *out, double change, double spread,
		      const char *role);

/*
 * The "weeks" of a summary: how many regressions were reported and closed in
 * each, and how many were open at its end; with a table of the same numbers.
 */
void ktt_chart_weeks(GString *out, const json_t *weeks);

/* The "testcases" of a summary: a strip of weeks for each, stronger where more
 * was reported; in a table. */
void ktt_chart_strips(GString *out, const json_t *testcases);

#endif
