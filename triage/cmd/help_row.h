/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Lines of the help: a term, and what it means beside it. */
#ifndef CMD_HELP_ROW_H
#define CMD_HELP_ROW_H

#include <glib.h>

/*
 * Appends "  TERM  TEXT", the text from that column on (counted from 0) and in
 * as many lines as 80 columns ask for.
 */
void cmd_help_row(GString *out, guint column, const char *term,
		  const char *text);

#endif
