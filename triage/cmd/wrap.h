/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Running text in lines. */
#ifndef CMD_WRAP_H
#define CMD_WRAP_H

#include <glib.h>

#include "triage/cmd/out.h"

/* Columns for running text: the terminal's, at least 40, at most 100. */
guint cmd_wrap_width(void);

/*
 * Prints a label in its column of so many blanks, then the text (made safe
 * here) in lines of the width, all of them behind that column. Nothing at all
 * for NULL or an empty text.
 */
void cmd_wrap_field(const char *label, guint column, enum cmd_role role,
		    const char *text);

/* The lines of text for the width: an array of owned char *. */
GPtrArray *cmd_wrap_lines(const char *text, guint width);

#endif
