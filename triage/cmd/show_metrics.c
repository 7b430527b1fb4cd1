/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <math.h>

#include "triage/cmd/cells.h"
#include "triage/cmd/out.h"
#include "triage/cmd/show_part.h"
#include "triage/cmd/show_rows.h"
#include "triage/cmd/table.h"
#include "triage/json_get.h"
#include "triage/numbers.h"

enum {
	BAR_WIDTH = 10,	  /* columns of the bar */
	BAR_FROM = 100,	  /* columns of a terminal that has room for it */
	MAX_COMMITS = 32, /* columns of a table of the robot */
};

static char *
spread_text(const json_t *value)
{
	double stddev = ktt_json_number(value, "stddev");

	return isnan(stddev) ? g_strdup("")
			     : g_strdup_printf("±%.0f%%", stddev);
}

static char *
change_text(const json_t *change)
{
	double value = ktt_json_number(change, "value");
	const char *unit = ktt_json_text(change, "unit");

	if (g_strcmp0(unit, "infinite") == 0)
		return g_strdup("+inf");
	if (g_strcmp0(unit, "absolute") == 0)
		return g_strdup_printf(fabs(value) < 1 ? "%+.2f" : "%+.1f",
				       value);
	return cmd_cell_change(value);
}

/* Only the test's own metrics say what is good: others depend. */
static enum cmd_role
change_role(const struct cmd_show_row *row)
{
	const char *name = ktt_json_text(row->metric, "name");
	double value =
		ktt_json_number(cmd_show_last_change(row->metric), "value");
	gboolean more = ktt_metric_polarity(name) == KTT_MORE_IS_BETTER;

	if (row->class == CMD_ROW_OTHER || isnan(value) || value == 0)
		return CMD_ROLE_PLAIN;
	return (value > 0) == more ? CMD_ROLE_GOOD : CMD_ROLE_BAD;
}

static char *
bar(const struct cmd_show_row *row)
{
	GString *out = g_string_new(NULL);
	int length;

	if (row->size < 0)
		return g_string_free(out, FALSE);
	length = (int)ceil(MIN(row->size, 100) / 100 * BAR_WIDTH);
	for (int i = 0; i < length; i++)
		g_string_append(out, "■");
	return g_string_free(out, FALSE);
}

static gboolean
has_bars(void)
{
	return cmd_out_width() >= BAR_FROM;
}

static size_t
n_columns(const json_t *table)
{
	const json_t *commits = json_object_get(table, "commits");

	return MIN(json_array_size(commits), MAX_COMMITS);
}

/* METRIC; for each commit but the first CHANGE; its value and spread. */
static struct cmd_table *
new_table(const json_t *table, GPtrArray *names)
{
	struct cmd_column columns[2 + 3 * MAX_COMMITS] = {
		{"METRIC", FALSE, 24, FALSE}};
	const json_t *commits = json_object_get(table, "commits");
	size_t n = n_columns(table);
	guint used = 1;

	for (size_t i = 0; i < n; i++) {
		const json_t *commit = json_array_get(commits, i);
		char *name = cmd_cell_commit(ktt_json_text(commit, "id"), 12);

		g_ptr_array_add(names, name);
		if (i > 0)
			columns[used++] =
				(struct cmd_column){"CHANGE", TRUE, 0, FALSE};
		columns[used++] = (struct cmd_column){name, TRUE, 0, FALSE};
		columns[used++] = (struct cmd_column){"", FALSE, 0, TRUE};
	}
	if (has_bars() && n == 2)
		columns[used++] = (struct cmd_column){"", FALSE, 0, TRUE};
	return cmd_table_new(columns, used, cmd_out_width());
}

static void
add_row(struct cmd_table *out, const struct cmd_show_row *row, size_t n)
{
	const json_t *values = json_object_get(row->metric, "values");
	const json_t *changes = json_object_get(row->metric, "changes");
	enum cmd_role role = change_role(row);

	cmd_table_row(out);
	cmd_table_cell(out, ktt_json_text(row->metric, "name"),
		       row->class == CMD_ROW_HEADLINE ? CMD_ROLE_STRONG
						      : CMD_ROLE_PLAIN);
	for (size_t i = 0; i < n; i++) {
		const json_t *value = json_array_get(values, i);
		g_autofree char *mean =
			cmd_cell_number(ktt_json_number(value, "mean"), 5);
		g_autofree char *spread = spread_text(value);
		g_autofree char *change =
			i > 0 ? change_text(json_array_get(changes, i - 1))
			      : NULL;

		if (i > 0)
			cmd_table_cell(out, change, role);
		cmd_table_cell(out, mean, CMD_ROLE_PLAIN);
		cmd_table_cell(out, spread, CMD_ROLE_FAINT);
	}
	if (has_bars() && n == 2) {
		g_autofree char *length = bar(row);

		cmd_table_cell(out, length, role);
	}
}

static void
print_hidden(guint hidden)
{
	g_autofree char *text = NULL;

	if (hidden == 0)
		return;
	text = g_strdup_printf("%u more rows: --all, or --metrics=GLOB\n",
			       hidden);
	cmd_out_paint(CMD_ROLE_FAINT, text);
}

static void
print_table(const json_t *view, const json_t *table,
	    const struct cmd_show_options *options)
{
	g_autoptr(GArray) rows = cmd_show_rows(view, table, options->metrics);
	g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func(g_free);
	guint shown =
		options->rows > 0 ? MIN(options->rows, rows->len) : rows->len;
	size_t n = n_columns(table);
	struct cmd_table *out;

	if (rows->len == 0)
		return;
	cmd_show_heading(ktt_json_text(table, "machine"));
	out = new_table(table, names);
	for (guint i = 0; i < shown; i++)
		add_row(out, &g_array_index(rows, struct cmd_show_row, i), n);
	cmd_table_print(out, 0);
	cmd_table_free(out);
	print_hidden(rows->len - shown);
}

/* The table with the headline metric, else the first one. */
static size_t
headline_table(const json_t *view)
{
	const json_t *report = json_object_get(view, "report");
	const json_t *tables = json_object_get(report, "comparisons");

	for (size_t i = 0; i < json_array_size(tables); i++) {
		const json_t *metrics =
			json_object_get(json_array_get(tables, i), "metrics");

		for (size_t j = 0; j < json_array_size(metrics); j++)
			if (cmd_show_class(
				    view,
				    ktt_json_text(json_array_get(metrics, j),
						  "name")) == CMD_ROW_HEADLINE)
				return i;
	}
	return 0;
}

void
cmd_show_metrics(const json_t *view, const struct cmd_show_options *options)
{
	const json_t *tables =
		json_object_get(json_object_get(view, "report"), "comparisons");
	size_t first = headline_table(view), size = json_array_size(tables);

	if (size == 0)
		return;
	print_table(view, json_array_get(tables, first), options);
	for (size_t i = 0; options->all && i < size; i++)
		if (i != first)
			print_table(view, json_array_get(tables, i), options);
	if (!options->all && size > 1) {
		g_autofree char *more =
			g_strdup_printf("%zu more %s: --all\n", size - 1,
					size == 2 ? "table" : "tables");

		cmd_out_paint(CMD_ROLE_FAINT, more);
	}
}
