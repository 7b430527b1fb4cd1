/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/table.h"

#include <libsmartcols.h>
#include <string.h>

#include "triage/safe.h"

struct cell {
	char *text; /* owned, safe */
	enum cmd_role role;
};

struct cmd_table {
	struct cmd_column *columns; /* owned */
	guint n_columns, width;
	gboolean headings;
	GArray *cells; /* struct cell, row after row */
};

static void
cell_clear(gpointer data)
{
	g_free(((struct cell *)data)->text);
}

struct cmd_table *
cmd_table_new(const struct cmd_column *columns, guint n_columns, guint width)
{
	struct cmd_table *table = g_new0(struct cmd_table, 1);

	table->columns = g_memdup2(columns, n_columns * sizeof(*columns));
	table->n_columns = n_columns;
	table->width = width;
	table->headings = TRUE;
	table->cells = g_array_new(FALSE, TRUE, sizeof(struct cell));
	g_array_set_clear_func(table->cells, cell_clear);
	return table;
}

void
cmd_table_free(struct cmd_table *table)
{
	g_array_unref(table->cells);
	g_free(table->columns);
	g_free(table);
}

void
cmd_table_set_headings(struct cmd_table *table, gboolean headings)
{
	table->headings = headings;
}

void
cmd_table_row(struct cmd_table *table)
{
	while (table->cells->len % table->n_columns != 0)
		cmd_table_cell(table, NULL, CMD_ROLE_PLAIN);
}

void
cmd_table_cell(struct cmd_table *table, const char *text, enum cmd_role role)
{
	struct cell cell = {ktt_safe_text(text, -1, KTT_SAFE_LINE), role};

	g_array_append_val(table->cells, cell);
}

void
cmd_table_cell_indented(struct cmd_table *table, guint blanks, const char *text,
			enum cmd_role role)
{
	g_autofree char *safe = ktt_safe_text(text, -1, KTT_SAFE_LINE);
	struct cell cell = {g_strdup_printf("%*s%s", (int)blanks, "", safe),
			    role};

	g_array_append_val(table->cells, cell);
}

static guint
column_width(const struct cmd_table *table, guint column)
{
	guint width = 0;

	if (table->headings)
		width = ktt_safe_width(table->columns[column].name);
	for (guint i = column; i < table->cells->len; i += table->n_columns)
		width = MAX(width, ktt_safe_width(g_array_index(table->cells,
								struct cell, i)
							  .text));
	return width;
}

static gboolean
is_hidden(const struct cmd_table *table, guint column)
{
	if (!table->columns[column].fleeting)
		return FALSE;
	for (guint i = column; i < table->cells->len; i += table->n_columns)
		if (*g_array_index(table->cells, struct cell, i).text != '\0')
			return FALSE;
	return TRUE;
}

/* Where a terminal is narrower than the columns want: still readable. */
enum { FLOOR = 6 };

/* The widest column that may still give way, or n_columns. */
static guint
widest(const struct cmd_table *table, const guint *widths, gboolean pressed)
{
	guint best = table->n_columns;

	for (guint i = 0; i < table->n_columns; i++) {
		guint least = table->columns[i].least;

		if (least == 0 || widths[i] <= (pressed ? FLOOR : least))
			continue;
		if (best == table->n_columns || widths[i] >= widths[best])
			best = i;
	}
	return best;
}

/* The width of each column, 0 where it is hidden. */
static guint *
fit(const struct cmd_table *table, guint indent)
{
	guint *widths = g_new0(guint, table->n_columns);
	guint total = indent;

	for (guint i = 0; i < table->n_columns; i++) {
		if (is_hidden(table, i))
			continue;
		widths[i] = MAX(column_width(table, i), 1);
		total += widths[i] + (total > indent ? 1 : 0);
	}
	while (table->width > 0 && total > table->width) {
		guint column = widest(table, widths, FALSE);

		if (column == table->n_columns)
			column = widest(table, widths, TRUE);
		if (column == table->n_columns)
			break;
		widths[column]--;
		total--;
	}
	return widths;
}

static void
add_column(struct libscols_table *scols, const struct cmd_column *column,
	   guint width)
{
	g_autofree char *name = ktt_safe_shorten(column->name, width);
	struct libscols_column *made = scols_table_new_column(
		scols, name, width, column->right ? SCOLS_FL_RIGHT : 0);

	if (cmd_out_has_color())
		scols_cell_set_color(scols_column_get_header(made),
				     cmd_out_sequence(CMD_ROLE_STRONG));
}

static struct libscols_table *
make_table(const struct cmd_table *table, const guint *widths)
{
	struct libscols_table *scols = scols_new_table();

	scols_table_enable_noheadings(scols, !table->headings);
	scols_table_enable_colors(scols, cmd_out_has_color());
	scols_table_set_termforce(scols, SCOLS_TERMFORCE_NEVER);
	scols_table_enable_noencoding(scols, TRUE);
	for (guint i = 0; i < table->n_columns; i++)
		if (widths[i] > 0)
			add_column(scols, &table->columns[i], widths[i]);
	return scols;
}

static void
add_row(struct libscols_table *scols, const struct cmd_table *table, guint from,
	const guint *widths)
{
	struct libscols_line *line = scols_table_new_line(scols, NULL);
	guint n = 0;

	for (guint i = 0; i < table->n_columns; i++) {
		const struct cell *cell =
			&g_array_index(table->cells, struct cell, from + i);
		g_autofree char *text = ktt_safe_shorten(cell->text, widths[i]);
		const char *sequence = cmd_out_sequence(cell->role);

		if (widths[i] == 0)
			continue;
		scols_line_set_data(line, n, text);
		if (sequence != NULL)
			scols_cell_set_color(scols_line_get_cell(line, n),
					     sequence);
		n++;
	}
}

/* Blanks before each line, none at its end. */
static void
print_lines(const char *text, guint indent)
{
	g_auto(GStrv) lines = g_strsplit(text, "\n", -1);

	for (guint i = 0; lines[i] != NULL; i++) {
		if (lines[i + 1] == NULL && *lines[i] == '\0')
			break;
		cmd_out_printf("%*s%s\n", (int)indent, "",
			       g_strchomp(lines[i]));
	}
}

void
cmd_table_print(struct cmd_table *table, guint indent)
{
	g_autofree guint *widths = fit(table, indent);
	struct libscols_table *scols = make_table(table, widths);
	char *text = NULL;

	cmd_table_row(table);
	for (guint i = 0; i + table->n_columns <= table->cells->len;
	     i += table->n_columns)
		add_row(scols, table, i, widths);
	if (scols_print_table_to_string(scols, &text) == 0)
		print_lines(text, indent);
	free(text);
	scols_unref_table(scols);
}
