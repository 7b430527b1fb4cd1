/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Aligned tables: the one place that knows libsmartcols. */
#ifndef CMD_TABLE_H
#define CMD_TABLE_H

#include <glib.h>

#include "triage/cmd/out.h"

struct cmd_table;

struct cmd_column {
	const char *name;
	gboolean right;
	guint least; /* may be cut down to so many columns; 0: never cut */
	gboolean fleeting; /* not there where all its cells are empty */
};

/* Columns are copied; width 0: as wide as it gets. */
struct cmd_table *cmd_table_new(const struct cmd_column *columns,
				guint n_columns, guint width);
void cmd_table_free(struct cmd_table *table);

/* Whether the names of the columns are printed (they are by default). */
void cmd_table_set_headings(struct cmd_table *table, gboolean headings);

/* A new empty row, and its cells from left to right; text from mail is made
 * safe here. NULL is an empty cell. */
void cmd_table_row(struct cmd_table *table);
void cmd_table_cell(struct cmd_table *table, const char *text,
		    enum cmd_role role);

/* The same behind so many blanks, for trees. */
void cmd_table_cell_indented(struct cmd_table *table, guint blanks,
			     const char *text, enum cmd_role role);

/*
 * Prints it to standard output, indented by so many blanks. Cells that must
 * give way are cut with an ellipsis, the widest columns first.
 */
void cmd_table_print(struct cmd_table *table, guint indent);

#endif
