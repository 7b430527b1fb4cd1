/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Standard output: width, colours, pager, and what happens when it fails. */
#ifndef CMD_OUT_H
#define CMD_OUT_H

#include <glib.h>

enum cmd_color { CMD_COLOR_AUTO, CMD_COLOR_ALWAYS, CMD_COLOR_NEVER };

enum cmd_role { /* what a colour says */
		CMD_ROLE_PLAIN,
		CMD_ROLE_STRONG,
		CMD_ROLE_FAINT,
		CMD_ROLE_GOOD,
		CMD_ROLE_BAD,
		CMD_ROLE_WAITING,
		CMD_ROLE_MOVING,
		CMD_ROLE_LINK,
};

/* Decides on colours; NO_COLOR, TERM and the terminal are looked at. */
void cmd_out_init(enum cmd_color color);

/* "auto", "always", "never": FALSE for other words. */
gboolean cmd_out_color_of(const char *word, enum cmd_color *color);

/*
 * Sends standard output through a pager where it is a terminal and command
 * is not NULL, "" or "cat".
 */
void cmd_out_page(const char *command);

gboolean cmd_out_is_terminal(void);
gboolean cmd_out_has_color(void);

/* Columns of the terminal or of $COLUMNS, 0: neither (no limit). */
guint cmd_out_width(void);

/* Writes text (safe already) in the role's colour. */
void cmd_out_paint(enum cmd_role role, const char *text);
void cmd_out_text(const char *text);
void cmd_out_printf(const char *format, ...) G_GNUC_PRINTF(1, 2);
void cmd_out_bytes(const void *data, gsize size);

/*
 * From now on output goes to text instead, without colours; NULL: back to
 * standard output.
 */
void cmd_out_capture(GString *text);

/* The escape sequence that begins the role's colour, NULL: no colour. */
const char *cmd_out_sequence(enum cmd_role role);

/* The role of a status, and of a change by the report's direction. */
enum cmd_role cmd_role_of_status(const char *status);
enum cmd_role cmd_role_of_direction(const char *direction);

/* Whether nobody reads any more: long output may stop. */
gboolean cmd_out_is_broken(void);

/* Whether everything so far is written; standard error is told if not. */
gboolean cmd_out_flush(void);

/*
 * Flushes, closes and waits for the pager. TRUE, or FALSE where the output
 * could not be written (disk full) and standard error was told so; a reader
 * that went away is no failure.
 */
gboolean cmd_out_finish(void);

#endif
