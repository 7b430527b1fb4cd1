/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/progress.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "triage/safe.h"

enum { INTERVAL = 100000, SETTLE = 2000000 }; /* microseconds */

static volatile sig_atomic_t stop;

static void
ask_to_stop(int number)
{
	(void)number;
	stop = 1;
}

void
cmd_stop_init(void)
{
	struct sigaction action;

	memset(&action, 0, sizeof(action));
	action.sa_handler = ask_to_stop;
	/* The second one ends the program at once. */
	action.sa_flags = (int)(SA_RESTART | SA_RESETHAND);
	sigaction(SIGINT, &action, NULL);
	sigaction(SIGTERM, &action, NULL);
}

gboolean
cmd_stop_wanted(void)
{
	return stop != 0;
}

void
cmd_progress_init(struct cmd_progress *progress, gboolean quiet)
{
	progress->shown = !quiet && isatty(STDERR_FILENO);
	progress->started = g_get_monotonic_time();
	progress->last = progress->started;
}

/* Not before the rate has settled. */
static void
append_rest(GString *line, gint64 elapsed, guint64 done, guint64 total)
{
	gint64 rest;

	if (elapsed < SETTLE || done == 0 || done > total)
		return;
	rest = (gint64)((double)elapsed / (double)done *
			(double)(total - done)) /
	       G_USEC_PER_SEC;
	g_string_append_printf(line, ", %" G_GINT64_FORMAT ":%02d left",
			       rest / 60, (int)(rest % 60));
}

void
cmd_progress_show(struct cmd_progress *progress, const char *what, guint64 done,
		  guint64 total)
{
	gint64 now;
	g_autoptr(GString) line = NULL;
	g_autofree char *safe = NULL;
	g_autofree char *cut = NULL;

	if (!progress->shown)
		return;
	now = g_get_monotonic_time();
	if (now - progress->last < INTERVAL)
		return;
	progress->last = now;
	line = g_string_new(what);
	if (total > 0)
		g_string_append_printf(
			line, " (%d%%",
			(int)(100.0 * (double)done / (double)total));
	if (total > 0) {
		append_rest(line, now - progress->started, done, total);
		g_string_append_c(line, ')');
	}
	safe = ktt_safe_text(line->str, -1, KTT_SAFE_LINE);
	cut = ktt_safe_shorten(safe, 78);
	fprintf(stderr, "\r\033[K%s", cut);
	fflush(stderr);
}

void
cmd_progress_clear(struct cmd_progress *progress)
{
	if (!progress->shown)
		return;
	fputs("\r\033[K", stderr);
	fflush(stderr);
}
