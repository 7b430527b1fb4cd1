/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/chart.h"

#include <math.h>

#include "triage/html.h"
#include "triage/json_get.h"

enum { /* of the bar of a change, in units of its picture */
       BAR_WIDTH = 160,
       BAR_HEIGHT = 16,
       BAR_MIDDLE = BAR_WIDTH / 2,
};

enum { /* of the weeks: two plots, one above the other */
       WIDTH = 720,
       HEIGHT = 230,
       LEFT = 40,
       RIGHT = 10,
       PLOT = 85,      /* height of each */
       OPEN_TOP = 10,  /* the number of open ones */
       FLOW_TOP = 115, /* what came and went */
       LABEL = 70,     /* a date below them */
};

enum { STRIP_CELL = 12, STRIP_HEIGHT = 14 };

/* Half of the way at 20 per cent: small and huge changes both show. */
static double
bar_length(double percent)
{
	double size = fabs(percent);

	return copysign((BAR_MIDDLE - 2) * size / (size + 20), percent);
}

static void
add_whisker(GString *out, double change, double spread)
{
	double from = BAR_MIDDLE + bar_length(change - spread);
	double to = BAR_MIDDLE + bar_length(change + spread);

	ktt_html_add(out,
		     "<path d=\"M%g 5v6M%g 8H%gM%g 5v6\" "
		     "stroke=\"var(--ink)\" fill=\"none\"/>",
		     from, from, to, to);
}

void
ktt_chart_change(GString *out, double change, double spread, const char *role)
{
	double length = bar_length(change);

	if (isnan(change))
		return;
	ktt_html_add(out,
		     "<svg role=\"img\" width=\"%d\" height=\"%d\" "
		     "viewBox=\"0 0 %d %d\"><title>",
		     BAR_WIDTH, BAR_HEIGHT, BAR_WIDTH, BAR_HEIGHT);
	ktt_html_add(out, "change of %s%g %%", change > 0 ? "+" : "", change);
	if (!isnan(spread))
		ktt_html_add(out, ", spread of %g %%", spread);
	ktt_html_add(
		out,
		"</title><rect x=\"%g\" y=\"3\" width=\"%g\" height=\"10\" "
		"fill=\"var(--%s)\"/>",
		length < 0 ? BAR_MIDDLE + length : BAR_MIDDLE, fabs(length),
		role);
	if (!isnan(spread))
		add_whisker(out, change, spread);
	ktt_html_add(out, "<path d=\"M%d 0v%d\" stroke=\"var(--soft)\"/></svg>",
		     BAR_MIDDLE, BAR_HEIGHT);
}

static double
most_of(const json_t *list, const char *const *keys, gsize n_keys)
{
	double most = 2; /* so that the half of it is whole */

	for (size_t i = 0; i < json_array_size(list); i++)
		for (gsize k = 0; k < n_keys; k++)
			most = fmax(most,
				    ktt_json_number(json_array_get(list, i),
						    keys[k]));
	return most;
}

/* A round number of at least n, which is 1 or more, for the top of a scale. */
static double
round_up(double n)
{
	static const double steps[] = {1, 2, 5};
	double unit = pow(10, floor(log10(n)));

	for (gsize i = 0; i < G_N_ELEMENTS(steps); i++)
		if (steps[i] * unit >= n)
			return steps[i] * unit;
	return 10 * unit;
}

static void
add_scale(GString *out, int top, double most)
{
	for (int i = 0; i <= 2; i++) {
		double y = top + PLOT - PLOT * i / 2.0;

		ktt_html_add(out,
			     "<path d=\"M%d %gH%d\" stroke=\"var(--line)\"/>"
			     "<text x=\"%d\" y=\"%g\" "
			     "text-anchor=\"end\">%g</text>",
			     LEFT, y, WIDTH - RIGHT, LEFT - 5, y + 4,
			     most * i / 2);
	}
}

/* "2024-01-31" of a time of the JSON page. */
static char *
day_of(const char *time)
{
	return g_strndup(time ? time : "", 10);
}

static void
add_columns(GString *out, const json_t *weeks, double most)
{
	size_t count = json_array_size(weeks);
	double step = (double)(WIDTH - LEFT - RIGHT) / (double)count;

	for (size_t i = 0; i < count; i++) {
		const json_t *week = json_array_get(weeks, i);
		double x = LEFT + step * (double)i;
		double in = PLOT * ktt_json_number(week, "reports") / most;
		double done = PLOT * ktt_json_number(week, "closed") / most;
		g_autofree char *day = day_of(ktt_json_text(week, "week"));

		ktt_html_add(out,
			     "<rect x=\"%g\" y=\"%g\" width=\"%g\" "
			     "height=\"%g\" fill=\"var(--loss)\"/>"
			     "<rect x=\"%g\" y=\"%g\" width=\"%g\" "
			     "height=\"%g\" fill=\"var(--gain)\"/>",
			     x + step * 0.12, FLOW_TOP + PLOT - in, step * 0.36,
			     in, x + step * 0.52, FLOW_TOP + PLOT - done,
			     step * 0.36, done);
		if (i % ((count + 5) / 6) == 0 && x + LABEL < WIDTH)
			ktt_html_add(out, "<text x=\"%g\" y=\"%d\">%s</text>",
				     x, HEIGHT - 6, day);
	}
}

static void
add_line(GString *out, const json_t *weeks, double most)
{
	size_t count = json_array_size(weeks);
	double step = (double)(WIDTH - LEFT - RIGHT) / (double)count;

	g_string_append(out, "<polyline fill=\"none\" stroke-width=\"2\" "
			     "stroke=\"var(--mark)\" points=\"");
	for (size_t i = 0; i < count; i++)
		ktt_html_add(out, "%g,%g ", LEFT + step * ((double)i + 0.5),
			     OPEN_TOP + PLOT -
				     PLOT *
					     ktt_json_number(
						     json_array_get(weeks, i),
						     "open") /
					     most);
	g_string_append(out, "\"/>");
}

static void
add_weeks_table(GString *out, const json_t *weeks)
{
	g_string_append(out,
			"<details><summary>The numbers of the chart</summary>"
			"<div class=\"table\"><table><thead><tr>"
			"<th scope=\"col\">Week of</th>"
			"<th scope=\"col\" class=\"n\">Reported</th>"
			"<th scope=\"col\" class=\"n\">Closed</th>"
			"<th scope=\"col\" class=\"n\">Open at its end</th>"
			"</tr></thead><tbody>\n");
	for (size_t i = 0; i < json_array_size(weeks); i++) {
		const json_t *week = json_array_get(weeks, i);
		g_autofree char *day = day_of(ktt_json_text(week, "week"));

		ktt_html_add(out,
			     "<tr><th scope=\"row\">%s</th>"
			     "<td class=\"n\">%g</td><td class=\"n\">%g</td>"
			     "<td class=\"n\">%g</td></tr>\n",
			     day, ktt_json_number(week, "reports"),
			     ktt_json_number(week, "closed"),
			     ktt_json_number(week, "open"));
	}
	g_string_append(out, "</tbody></table></div></details>\n");
}

void
ktt_chart_weeks(GString *out, const json_t *weeks)
{
	static const char *const flow[] = {"reports", "closed"};
	static const char *const level[] = {"open"};
	double most_flow = round_up(most_of(weeks, flow, 2));
	double most_open = round_up(most_of(weeks, level, 1));

	if (json_array_size(weeks) == 0)
		return;
	ktt_html_add(
		out,
		"<figure class=\"chart\" style=\"margin-inline:0\">"
		"<figcaption>Performance regressions by week: "
		"<span style=\"color:var(--mark)\">▬ open</span>, below "
		"<span class=\"loss\">■ reported</span> and "
		"<span class=\"gain\">■ closed</span>"
		"</figcaption>\n"
		"<svg role=\"img\" width=\"%d\" height=\"%d\" "
		"viewBox=\"0 0 %d %d\" style=\"width:100%%;min-width:34rem;"
		"max-width:64rem\">"
		"<title>Performance regressions reported, closed and open "
		"by week; the table below has the numbers</title>",
		WIDTH, HEIGHT, WIDTH, HEIGHT);
	add_scale(out, OPEN_TOP, most_open);
	add_line(out, weeks, most_open);
	add_scale(out, FLOW_TOP, most_flow);
	add_columns(out, weeks, most_flow);
	g_string_append(out, "</svg>\n");
	add_weeks_table(out, weeks);
	g_string_append(out, "</figure>\n");
}

static void
add_cells(GString *out, const json_t *counts, double most)
{
	int cells = (int)json_array_size(counts);

	ktt_html_add(out,
		     "<svg role=\"img\" width=\"%d\" height=\"%d\" "
		     "viewBox=\"0 0 %d %d\"><title>by week, the newest last:",
		     cells * STRIP_CELL, STRIP_HEIGHT, cells * STRIP_CELL,
		     STRIP_HEIGHT);
	for (int i = 0; i < cells; i++)
		ktt_html_add(out, " %d",
			     (int)json_integer_value(
				     json_array_get(counts, (size_t)i)));
	g_string_append(out, "</title>");
	for (int i = 0; i < cells; i++) {
		double n = (double)json_integer_value(
			json_array_get(counts, (size_t)i));
		char opacity[G_ASCII_DTOSTR_BUF_SIZE];

		g_ascii_formatd(opacity, sizeof(opacity), "%.2f",
				n > 0 ? 0.3 + 0.7 * n / most : 1);
		ktt_html_add(out,
			     "<rect x=\"%d\" y=\"0\" width=\"%d\" "
			     "height=\"%d\" fill=\"var(--%s)\" "
			     "opacity=\"%s\"/>",
			     i * STRIP_CELL, STRIP_CELL - 1, STRIP_HEIGHT,
			     n > 0 ? "loss" : "none", opacity);
	}
	g_string_append(out, "</svg>");
}

static double
most_in_a_week(const json_t *testcases)
{
	double most = 1;

	for (size_t i = 0; i < json_array_size(testcases); i++) {
		const json_t *weeks =
			json_object_get(json_array_get(testcases, i), "weeks");

		for (size_t k = 0; k < json_array_size(weeks); k++)
			most = fmax(most, (double)json_integer_value(
						  json_array_get(weeks, k)));
	}
	return most;
}

void
ktt_chart_strips(GString *out, const json_t *testcases)
{
	double most = most_in_a_week(testcases);

	if (json_array_size(testcases) == 0)
		return;
	g_string_append(out,
			"<div class=\"table\"><table><caption>Regressions "
			"reported by test, one cell a week, stronger for "
			"more</caption><thead><tr><th scope=\"col\">Test</th>"
			"<th scope=\"col\">Weeks</th>"
			"<th scope=\"col\" class=\"n\">Reported</th>"
			"<th scope=\"col\" class=\"n\">Open</th>"
			"</tr></thead><tbody>\n");
	for (size_t i = 0; i < json_array_size(testcases); i++) {
		const json_t *row = json_array_get(testcases, i);

		ktt_html_add(out, "<tr><th scope=\"row\">%s</th><td>",
			     ktt_json_text(row, "testcase"));
		add_cells(out, json_object_get(row, "weeks"), most);
		ktt_html_add(out,
			     "</td><td class=\"n\">%g</td>"
			     "<td class=\"n\">%g</td></tr>\n",
			     ktt_json_number(row, "reports"),
			     ktt_json_number(row, "open"));
	}
	g_string_append(out, "</tbody></table></div>\n");
}
