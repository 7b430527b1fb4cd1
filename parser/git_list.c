/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "parser/error.h"
#include "parser/git_list.h"
#include "parser/programs.h"

/* ":100644 100644 OLD NEW M\tm" with ids of SHA-256. */
#define MAX_LINE 512
#define BLOCK (64 * 1024)

static const char *const log_command[] = {"git",
					  "--no-pager",
					  "-c",
					  "log.showRoot=true",
					  "log",
					  "--reverse",
					  "--raw",
					  "--no-abbrev",
					  "--no-color",
					  "--no-renames",
					  "--no-ext-diff",
					  "--format=",
					  "HEAD",
					  "--",
					  NULL};

void
ktp_git_error(GError **error, const char *folder, int code, const char *words)
{
	g_set_error(error, KTP_ERROR, KTP_ERROR_SOURCE,
		    "git cannot read %s: %s (exit code %d)", folder,
		    words && *words ? words : "no reason given", code);
}

/* One line of git log --raw; FALSE: the file cannot be written. */
static gboolean
take_line(char *line, FILE *out, GHashTable *deleted)
{
	g_auto(GStrv) words = NULL;
	char *path = strchr(line, '\t');

	if (line[0] != ':' || !path)
		return TRUE;
	*path++ = '\0';
	words = g_strsplit(line, " ", 6);
	if (g_strv_length(words) != 5 || words[4][0] == 'D')
		return TRUE;
	if (strcmp(path, "d") == 0)
		g_hash_table_add(deleted, g_strdup(words[3]));
	else if (strcmp(path, "m") == 0)
		return fwrite(words[3], strlen(words[3]), 1, out) == 1 &&
		       fwrite("\n", 1, 1, out) == 1;
	return TRUE;
}

/* Splits the program's output into lines; those that are too long are none. */
static gboolean
take_lines(const struct ktp_programs *programs, gpointer program, FILE *out,
	   GHashTable *deleted)
{
	g_autofree char *block = g_malloc(BLOCK);
	g_autoptr(GString) line = g_string_new(NULL);
	gboolean ok = TRUE;
	gssize got;

	while (ok && (got = programs->read(program, block, BLOCK)) > 0)
		for (gssize i = 0; ok && i < got; i++) {
			if (block[i] != '\n') {
				if (line->len < MAX_LINE)
					g_string_append_c(line, block[i]);
				continue;
			}
			ok = take_line(line->str, out, deleted);
			g_string_truncate(line, 0);
		}
	return ok && got >= 0;
}

/* A file without a name that goes away with its last user. */
static int
open_nameless(GError **error)
{
	g_autofree char *name = NULL;
	int fd = g_file_open_tmp("ktriage-XXXXXX", &name, error);

	if (fd >= 0)
		g_unlink(name);
	return fd;
}

static gboolean
run_log(const char *folder, FILE *out, GHashTable *deleted, GError **error)
{
	const struct ktp_programs *programs = ktp_programs_get();
	g_autoptr(GError) reason = NULL;
	g_autofree char *words = NULL;
	gpointer program = programs->start(log_command, folder, -1, &reason);
	gboolean ok;
	int code;

	if (!program) {
		g_set_error(error, KTP_ERROR, KTP_ERROR_NO_FILE,
			    "cannot open %s: %s", folder, reason->message);
		return FALSE;
	}
	ok = take_lines(programs, program, out, deleted) && fflush(out) == 0;
	if (!ok)
		g_set_error(error, KTP_ERROR, KTP_ERROR_SOURCE,
			    "cannot list the mails of %s: %s", folder,
			    g_strerror(errno));
	code = programs->end(program, &words);
	if (ok && code != 0)
		ktp_git_error(error, folder, code, words);
	return ok && code == 0;
}

int
ktp_git_list(const char *folder, GHashTable *deleted, GError **error)
{
	g_autoptr(GError) reason = NULL;
	int fd = open_nameless(&reason), copy = fd >= 0 ? dup(fd) : -1;
	FILE *out = copy >= 0 ? fdopen(copy, "w") : NULL;
	gboolean ok;

	if (!out) {
		g_set_error(error, KTP_ERROR, KTP_ERROR_SOURCE,
			    "cannot list the mails of %s: %s", folder,
			    reason ? reason->message : g_strerror(errno));
		if (fd >= 0)
			close(fd);
		return -1;
	}
	ok = run_log(folder, out, deleted, error);
	fclose(out);
	if (ok && lseek(fd, 0, SEEK_SET) == 0)
		return fd;
	close(fd);
	return -1;
}
