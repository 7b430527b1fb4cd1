/* SPDX-License-Identifier: GPL-2.0-or-later */
/* How single values of the JSON objects look in text. */
#ifndef CMD_CELLS_H
#define CMD_CELLS_H

#include <jansson.h>

#include <glib.h>

/* "2024-01-31" of a time of the JSON page, "" for null; caller frees. */
char *cmd_cell_date(const char *time);

/* "+12.3%", "-5%", "" for NAN; the caller frees. */
char *cmd_cell_change(double change);

/* "4.2", "12", "" for NAN, with so many digits that matter; caller frees. */
char *cmd_cell_number(double number, guint digits);

/* The first so many digits of a commit id, "" for NULL; caller frees. */
char *cmd_cell_commit(const char *id, guint digits);

/* Seconds since 1970 of a time of the JSON page; FALSE where it is none. */
gboolean cmd_cell_time(const char *time, gint64 *seconds);

/* "3 weeks ago" from now, "" where time is none; the caller frees. */
char *cmd_cell_ago(const char *time, gint64 now);

#endif
