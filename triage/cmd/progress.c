/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/progress.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "triage/safe.h"

enum { INTERVAL = 100000, SETTLE = 1000000 }; /* microseconds */

static volatile sig_atomic_t stop;

static void
ask_to_stop(int number)
{
	(void)number;
	stop = 1;
}

static gboolean all_or_nothing;

static void
undo(int number)
{
	static const char text[] =
		"\r\033[Kktriage: stopped; nothing has changed\n";
	ssize_t written = write(STDERR_FILENO, text, sizeof(text) - 1);

	(void)written;
	raise(number); /* as it was before, by SA_RESETHAND */
}

void
cmd_progress_all_or_nothing(const struct cmd_progress *progress)
{
	struct sigaction action;

	if (!progress->shown)
		return;
	memset(&action, 0, sizeof(action));
	action.sa_handler = undo;
	action.sa_flags = (int)(SA_RESETHAND | SA_NODEFER);
	sigaction(SIGINT, &action, NULL);
	all_or_nothing = TRUE;
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
	progress->items = 0;
	progress->object = NULL;
}

static void
append_rest(GString *line, gint64 elapsed, guint64 done, guint64 total)
{
	gint64 rest;

	if (done == 0 || done > total)
		return;
	rest = (gint64)((double)elapsed / (double)done *
			(double)(total - done)) /
	       G_USEC_PER_SEC;
	g_string_append_printf(line, ", %" G_GINT64_FORMAT ":%02d left",
			       rest / 60, (int)(rest % 60));
}

/* " (52%, 3012/s, 0:06 left)"; times not before the rate has settled. */
static void
append_numbers(GString *line, const struct cmd_progress *progress, guint64 done,
	       guint64 total)
{
	gint64 elapsed = progress->last - progress->started;
	guint64 items = progress->items > 0 ? progress->items : done;
	gboolean settled = elapsed >= SETTLE && items > 0;

	if (total == 0 && !settled)
		return;
	g_string_append(line, " (");
	if (total > 0)
		g_string_append_printf(
			line, "%d%%",
			(int)(100.0 * (double)done / (double)total));
	if (settled)
		g_string_append_printf(line, "%s%.0f/s", total > 0 ? ", " : "",
				       (double)items * G_USEC_PER_SEC /
					       (double)elapsed);
	if (settled && total > 0)
		append_rest(line, elapsed, done, total);
	g_string_append_c(line, ')');
}

/* A line that is as wide as the terminal makes some of them wrap. */
static guint
room(void)
{
	struct winsize size;

	if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1)
		return size.ws_col - 1U;
	return 79;
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
	append_numbers(line, progress, done, total);
	if (progress->object != NULL)
		g_string_append_printf(line, ": %s", progress->object);
	safe = ktt_safe_text(line->str, -1, KTT_SAFE_LINE);
	cut = ktt_safe_shorten(safe, room());
	fprintf(stderr, "\r\033[K%s", cut);
	fflush(stderr);
}

void
cmd_progress_clear(struct cmd_progress *progress)
{
	if (all_or_nothing)
		signal(SIGINT, SIG_DFL);
	all_or_nothing = FALSE;
	if (!progress->shown)
		return;
	fputs("\r\033[K", stderr);
	fflush(stderr);
}
