/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "corpus/gen_table.h"

/* Of the robot's own choice, not of the test's parameters. */
static const char *const own_axes[] = {
	"compiler=gcc-12",
	"kconfig=x86_64-rhel-9.4",
	"rootfs=debian-12-x86_64-20240206.cgz",
	"cpufreq_governor=performance",
};

struct layout {		    /* of an era */
	int first, further; /* dashes of a column */
	const char *gap, *sign;
	gboolean list; /* the axes and the list of commits stand above */
};

static const struct layout layouts[] = {
	[GEN_2014] = {15, 25, "  ", "~", FALSE},
	[GEN_2016] = {16, 26, " ", "±", TRUE},
	[GEN_2019] = {16, 27, " ", "±", TRUE},
	[GEN_2023] = {16, 27, " ", "±", TRUE},
	[GEN_2024_12] = {16, 27, " ", "±", TRUE},
};

static int
compare_axes(gconstpointer a, gconstpointer b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

GPtrArray *
gen_table_axes(const struct gen_facts *facts)
{
	GPtrArray *axes = g_ptr_array_new_with_free_func(g_free);

	for (guint i = 0; facts->test->parameters[i]; i++)
		g_ptr_array_add(axes, g_strdup(facts->test->parameters[i]));
	for (guint i = 0; i < G_N_ELEMENTS(own_axes); i++)
		g_ptr_array_add(axes, g_strdup(own_axes[i]));
	g_ptr_array_add(axes,
			g_strconcat("tbox_group=", facts->machine->name, NULL));
	g_ptr_array_add(axes,
			g_strconcat("testcase=", facts->test->testcase, NULL));
	g_ptr_array_sort(axes, compare_axes);
	return axes;
}

static void
append_axes(GString *out, const struct gen_facts *facts)
{
	GPtrArray *axes = gen_table_axes(facts);
	g_autofree char *rule = g_strnfill(89, '=');

	g_string_append_printf(out, "%s\n", rule);
	for (guint i = 0; i < axes->len; i++) {
		const char *axis = axes->pdata[i];

		g_string_append_printf(out, "%s%.*s", i ? "/" : "",
				       (int)strcspn(axis, "="), axis);
	}
	g_string_append(out, ":\n  ");
	for (guint i = 0; i < axes->len; i++)
		g_string_append_printf(out, "%s%s", i ? "/" : "",
				       strchr(axes->pdata[i], '=') + 1);
	g_string_append(out, "\n\n");
	g_ptr_array_unref(axes);
}

static void
append_list(GString *out, const struct gen_facts *facts, gboolean third)
{
	g_string_append_printf(out,
			       "commit: \n  %.10s (\"%s\")\n  %.10s (\"%s\")\n",
			       facts->parent, facts->parent_title,
			       facts->commit, facts->title);
	if (third)
		g_string_append_printf(out, "  %.10s <--- your patch\n",
				       facts->fix);
	g_string_append_c(out, '\n');
}

static void
append_head(GString *out, const struct gen_facts *facts,
	    const struct layout *layout, gboolean third)
{
	const char *ids[] = {facts->parent, facts->commit, facts->fix};
	guint n = third ? 3 : 2;
	g_autofree char *dashes = g_strnfill(27, '-');

	for (guint i = 0; i < n; i++)
		g_string_append_printf(out, "%.*s%s",
				       i ? layout->further : layout->first,
				       ids[i], layout->gap);
	g_string_append_c(out, '\n');
	for (guint i = 0; i < n; i++)
		g_string_append_printf(out, "%.*s%s",
				       i ? layout->further : layout->first,
				       dashes, layout->gap);
	g_string_append_c(out, '\n');
	if (!layout->list)
		return;
	g_string_append(out, "         %stddev");
	for (guint i = 1; i < n; i++)
		g_string_append(out, "     %change         %stddev");
	g_string_append(out, "\n             \\  ");
	for (guint i = 1; i < n; i++)
		g_string_append(out, "        |                \\  ");
	g_string_append_c(out, '\n');
}

static void
append_value(GString *out, int width, double value)
{
	if (value < 1000)
		g_string_append_printf(out, "%*.2f", width, value);
	else if (value < 1e8)
		g_string_append_printf(out, "%*.0f", width, value);
	else
		g_string_append_printf(out, "%*.4g", width, value);
}

/* A blank, or the sign and a per cent that is mostly small. */
static void
append_spread(GString *out, const struct layout *layout, GRand *rand)
{
	int digits = layout->list ? 3 : 2;
	double draw = g_rand_double(rand), square = draw * draw;

	if (draw < 0.4)
		g_string_append_printf(out, "%*s", digits + 3, "");
	else
		g_string_append_printf(
			out, " %s%*d%%", layout->sign, digits,
			1 + (int)(square * square * square * 90));
}

static void
append_change(GString *out, double from, double to, gboolean absolute)
{
	if (absolute)
		g_string_append_printf(out, "%+11.1f", to - from);
	else
		g_string_append_printf(out, "%+10.1f%%",
				       (to - from) / from * 100);
}

struct row {
	const double *values;
	guint n_values;
	gboolean absolute;
};

static void
append_row(GString *out, const struct layout *layout, GRand *rand,
	   const struct row *row)
{
	append_value(out, 10, row->values[0]);
	append_spread(out, layout, rand);
	for (guint i = 1; i < row->n_values; i++) {
		append_change(out, row->values[0], row->values[i],
			      row->absolute);
		append_value(out, 11, row->values[i]);
		append_spread(out, layout, rand);
	}
	g_string_append(out, layout->list ? "  " : "  TOTAL ");
}

/* The names of one table are all different. */
static void
append_name(GString *out, const struct gen_metric *metric, guint round)
{
	const char *argument = strchr(metric->format, '%');
	const char *rest = argument + 2;

	g_string_append_len(out, metric->format, argument - metric->format);
	if (argument[1] == 'u')
		g_string_append_printf(out, "%u", round);
	else
		g_string_append(out,
				gen_functions.words[round % gen_functions.n]);
	if (argument[1] == 's' && round >= gen_functions.n)
		g_string_append_printf(out, ".isra.%u",
				       round / gen_functions.n);
	g_string_append(out, rest);
	if (g_str_has_suffix(rest, "%%")) /* escaped in the format */
		g_string_truncate(out, out->len - 1);
}

static void
append_metric(GString *out, const struct layout *layout, GRand *rand, guint at,
	      guint n_values)
{
	const struct gen_metric *metric = &gen_metrics[at % gen_n_metrics];
	double values[3];
	struct row row = {values, n_values, metric->absolute};

	values[0] = metric->typical * g_rand_double_range(rand, 0.3, 2);
	values[1] = values[0] * g_rand_double_range(rand, 0.5, 1.6);
	values[2] = values[0] * g_rand_double_range(rand, 0.9, 1.1);
	append_row(out, layout, rand, &row);
	append_name(out, metric, at / gen_n_metrics);
	g_string_append_c(out, '\n');
}

void
gen_table_append(GString *out, const struct gen_facts *facts, GRand *rand,
		 guint n_rows, const double *patched)
{
	const struct layout *layout = &layouts[facts->era];
	double values[] = {facts->good, facts->bad, patched ? *patched : 0};
	struct row headline = {values, patched ? 3 : 2, FALSE};

	if (layout->list) {
		append_axes(out, facts);
		append_list(out, facts, patched != NULL);
	}
	append_head(out, facts, layout, patched != NULL);
	append_row(out, layout, rand, &headline);
	g_string_append_printf(out, "%s\n", facts->test->metric);
	for (guint i = 1; i < n_rows; i++)
		append_metric(out, layout, rand, i - 1, headline.n_values);
}
