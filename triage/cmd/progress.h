/* SPDX-License-Identifier: GPL-2.0-or-later */
/* One line that tells how long work goes, on a terminal's standard error. */
#ifndef CMD_PROGRESS_H
#define CMD_PROGRESS_H

#include <glib.h>

struct cmd_progress {
	gboolean shown; /* standard error is a terminal, and not --quiet */
	gint64 started, last; /* microseconds, monotonic */
	guint64 items;	      /* what the rate counts; 0: what is done */
	const char *object;   /* borrowed: what is worked on; NULL: nothing */
};

void cmd_progress_init(struct cmd_progress *progress, gboolean quiet);

/*
 * Shows what, the share done of total (0: unknown), the rate, the remaining
 * time and the object, cut to the width of the terminal; several calls in a
 * moment are one. Cheap. Between calls items and object can be changed.
 */
void cmd_progress_show(struct cmd_progress *progress, const char *what,
		       guint64 done, guint64 total);

/* Wipes the line. */
void cmd_progress_clear(struct cmd_progress *progress);

/*
 * For work that is done whole or not at all: from now on Ctrl-C wipes the
 * line, says that nothing has changed, and ends the program as it would
 * otherwise. Only where progress is shown; over with cmd_progress_clear().
 */
void cmd_progress_all_or_nothing(const struct cmd_progress *progress);

/*
 * From now on Ctrl-C and SIGTERM only ask to stop; what is done so far can be
 * kept. cmd_stop_wanted() tells whether they came.
 */
void cmd_stop_init(void);
gboolean cmd_stop_wanted(void);

#endif
