/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/out.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "triage/cmd/cmd.h"
#include "triage/spawn.h"

static struct {
	gboolean terminal;
	gboolean color;
	guint width;
	gboolean paging;
	GPid pager;
	GString *captured; /* borrowed; NULL: standard output */
	int error;	   /* errno of the first write that failed */
} out;

static const char *const sequences[] = {
	[CMD_ROLE_PLAIN] = NULL,	[CMD_ROLE_STRONG] = "\033[1m",
	[CMD_ROLE_FAINT] = "\033[2m",	[CMD_ROLE_GOOD] = "\033[32m",
	[CMD_ROLE_BAD] = "\033[31m",	[CMD_ROLE_WAITING] = "\033[1;33m",
	[CMD_ROLE_MOVING] = "\033[36m", [CMD_ROLE_LINK] = "\033[34m",
};

static const struct {
	const char *word;
	enum cmd_role role;
} roles[] = {
	{"new", CMD_ROLE_WAITING},	   {"acknowledged", CMD_ROLE_MOVING},
	{"fix-proposed", CMD_ROLE_MOVING}, {"fix-tested", CMD_ROLE_MOVING},
	{"fixed", CMD_ROLE_GOOD},	   {"improvement", CMD_ROLE_GOOD},
	{"accepted", CMD_ROLE_FAINT},	   {"not-a-regression", CMD_ROLE_FAINT},
	{"superseded", CMD_ROLE_FAINT},	   {"duplicate", CMD_ROLE_FAINT},
};

enum cmd_role
cmd_role_of_status(const char *status)
{
	for (guint i = 0; status != NULL && i < G_N_ELEMENTS(roles); i++)
		if (strcmp(roles[i].word, status) == 0)
			return roles[i].role;
	return CMD_ROLE_PLAIN;
}

enum cmd_role
cmd_role_of_direction(const char *direction)
{
	if (g_strcmp0(direction, "regression") == 0)
		return CMD_ROLE_BAD;
	if (g_strcmp0(direction, "improvement") == 0)
		return CMD_ROLE_GOOD;
	return CMD_ROLE_PLAIN;
}

gboolean
cmd_out_color_of(const char *word, enum cmd_color *color)
{
	static const char *const words[] = {"auto", "always", "never"};

	for (guint i = 0; i < G_N_ELEMENTS(words); i++)
		if (g_strcmp0(word, words[i]) == 0) {
			*color = (enum cmd_color)i;
			return TRUE;
		}
	return FALSE;
}

static guint
find_width(void)
{
	const char *columns = g_getenv("COLUMNS");
	struct winsize size;
	guint64 number;

	if (columns != NULL &&
	    g_ascii_string_to_unsigned(columns, 10, 20, 1000, &number, NULL))
		return (guint)number;
	if (!out.terminal)
		return 0;
	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
		return MAX(size.ws_col, 20);
	return 80;
}

void
cmd_out_init(enum cmd_color color)
{
	const char *no_color = g_getenv("NO_COLOR");
	const char *term = g_getenv("TERM");

	out.terminal = isatty(STDOUT_FILENO);
	out.width = find_width();
	out.color = color == CMD_COLOR_ALWAYS;
	if (color != CMD_COLOR_AUTO)
		return;
	out.color = out.terminal && (no_color == NULL || *no_color == '\0') &&
		    term != NULL && strcmp(term, "dumb") != 0;
}

/* The shell would only say so when all the output is gone into its pipe. */
static gboolean
is_installed(const char *command)
{
	g_autofree char *word = g_strndup(command, strcspn(command, " \t"));
	g_autofree char *path = NULL;

	if (strpbrk(word, "$`'\"\\=;|&<>()") != NULL)
		return TRUE;
	path = g_find_program_in_path(word);
	return path != NULL;
}

void
cmd_out_page(const char *command)
{
	g_autoptr(GError) error = NULL;
	int input;

	if (!out.terminal || command == NULL || *command == '\0' ||
	    strcmp(command, "cat") == 0 || !is_installed(command))
		return;
	fflush(stdout);
	if (!ktt_spawn_reader(command, &out.pager, &input, &error)) {
		cmd_complain("%s", error->message);
		return;
	}
	dup2(input, STDOUT_FILENO);
	close(input);
	out.paging = TRUE;
}

gboolean
cmd_out_is_terminal(void)
{
	return out.terminal;
}

gboolean
cmd_out_has_color(void)
{
	return out.color;
}

guint
cmd_out_width(void)
{
	return out.width;
}

const char *
cmd_out_sequence(enum cmd_role role)
{
	return out.color && !out.captured ? sequences[role] : NULL;
}

static void
note_error(gboolean ok)
{
	if (!ok && out.error == 0)
		out.error = errno;
}

void
cmd_out_bytes(const void *data, gsize size)
{
	if (out.captured != NULL)
		g_string_append_len(out.captured, data, (gssize)size);
	else if (out.error == 0)
		note_error(fwrite(data, 1, size, stdout) == size);
}

void
cmd_out_capture(GString *text)
{
	out.captured = text;
}

void
cmd_out_text(const char *text)
{
	cmd_out_bytes(text, strlen(text));
}

void
cmd_out_printf(const char *format, ...)
{
	g_autofree char *text = NULL;
	va_list args;

	va_start(args, format);
	text = g_strdup_vprintf(format, args);
	va_end(args);
	cmd_out_text(text);
}

void
cmd_out_paint(enum cmd_role role, const char *text)
{
	const char *sequence = cmd_out_sequence(role);

	if (sequence == NULL || *text == '\0') {
		cmd_out_text(text);
		return;
	}
	cmd_out_text(sequence);
	cmd_out_text(text);
	cmd_out_text("\033[0m");
}

gboolean
cmd_out_is_broken(void)
{
	return out.error != 0;
}

gboolean
cmd_out_flush(void)
{
	note_error(fflush(stdout) == 0);
	return out.error == 0;
}

gboolean
cmd_out_finish(void)
{
	note_error(fflush(stdout) == 0 && !ferror(stdout));
	note_error(fclose(stdout) == 0);
	if (out.paging)
		ktt_spawn_wait(out.pager);
	if (out.error == 0 || out.error == EPIPE)
		return TRUE;
	cmd_complain("cannot write the output: %s", g_strerror(out.error));
	return FALSE;
}
