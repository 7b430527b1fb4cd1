/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A report on one screen: what happened, how bad, who is on it, what next. */
#ifndef CMD_SHOW_TEXT_H
#define CMD_SHOW_TEXT_H

#include <jansson.h>

#include <glib.h>

struct cmd_show_options {
	const char *metrics; /* NULL, or a glob: only these rows */
	guint rows;	     /* of the table; 0: every one */
	gboolean all;	     /* every table, whole lists */
	const char *archive; /* what links to mails begin with */
	gint64 now;
};

/* Prints what ktt_view_report() gave. */
void cmd_show_text(const json_t *view, const struct cmd_show_options *options);

#endif
