/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The rows of a comparison in the order in which a reader wants them. */
#ifndef CMD_SHOW_ROWS_H
#define CMD_SHOW_ROWS_H

#include <glib.h>
#include <jansson.h>

enum cmd_row_class {
	CMD_ROW_HEADLINE, /* the headline metric */
	CMD_ROW_OWN,	  /* other metrics of the test itself */
	CMD_ROW_OTHER,	  /* of the machine */
};

struct cmd_show_row {
	const json_t *metric; /* borrowed from the view */
	enum cmd_row_class class;
	double size;   /* of the last change; -1: it has none */
	double weight; /* size, less what noise can make */
};

enum cmd_row_class cmd_show_class(const json_t *view, const char *name);

/* The last of the changes of a metric, or NULL. */
const json_t *cmd_show_last_change(const json_t *metric);

/*
 * The rows of a table whose names match glob (NULL: all), by class and within
 * it by weight: a change of tenfold and more counts as tenfold, and one whose
 * values scatter, or that does not stand three spreads out, for less. An array
 * of struct cmd_show_row; the caller unrefs.
 */
GArray *cmd_show_rows(const json_t *view, const json_t *table,
		      const char *glob);

#endif
