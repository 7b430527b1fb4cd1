/* SPDX-License-Identifier: GPL-2.0-or-later */
/* One line that tells how long work goes, on a terminal's standard error. */
#ifndef CMD_PROGRESS_H
#define CMD_PROGRESS_H

#include <glib.h>

struct cmd_progress {
	gboolean shown; /* standard error is a terminal, and not --quiet */
	gint64 started, last; /* microseconds, monotonic */
};

void cmd_progress_init(struct cmd_progress *progress, gboolean quiet);

/*
 * Shows what, the share done of total (0: unknown) and the remaining time;
 * several calls in a moment are one. Cheap.
 */
void cmd_progress_show(struct cmd_progress *progress, const char *what,
		       guint64 done, guint64 total);

/* Wipes the line. */
void cmd_progress_clear(struct cmd_progress *progress);

/*
 * From now on Ctrl-C and SIGTERM only ask to stop; what is done so far can be
 * kept. cmd_stop_wanted() tells whether they came.
 */
void cmd_stop_init(void);
gboolean cmd_stop_wanted(void);

#endif
