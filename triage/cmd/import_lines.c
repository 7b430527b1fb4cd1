/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/import_lines.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "triage/cmd/out.h"
#include "triage/error.h"
#include "triage/export.h"

enum { LINES_AT_ONCE = 1000 }; /* in one transaction */

struct lines {
	FILE *file;
	const char *path;
	char *line; /* owned, of getline */
	size_t room;
	guint64 number, added;
};

static gboolean
fail_open(const char *path, GError **error)
{
	int code = errno;

	g_set_error(error, KTT_ERROR,
		    code == ENOENT ? KTT_ERROR_NO_FILE : KTT_ERROR_IO,
		    "cannot read %s: %s", path, g_strerror(code));
	return FALSE;
}

static gboolean
take_line(struct cmd_context *context, struct lines *in, GError **error)
{
	gboolean added = FALSE;

	in->number++;
	in->line[strcspn(in->line, "\n")] = '\0';
	if (!ktt_export_take(context->store, in->line, context->now, &added,
			     error)) {
		g_prefix_error(error, "%s:%" G_GUINT64_FORMAT ": ", in->path,
			       in->number);
		return FALSE;
	}
	in->added += added ? 1 : 0;
	return TRUE;
}

/* One transaction; *more tells whether there is another line behind it. */
static gboolean
take_some(struct cmd_context *context, struct lines *in, gboolean *more,
	  GError **error)
{
	gboolean ok = ktt_store_begin(context->store, error);

	*more = TRUE;
	for (guint i = 0; ok && i < LINES_AT_ONCE; i++) {
		*more = getline(&in->line, &in->room, in->file) > 0;
		if (!*more)
			break;
		ok = take_line(context, in, error);
	}
	if (ok && ferror(in->file))
		ok = fail_open(in->path, error);
	if (ok && ktt_store_commit(context->store, error))
		return TRUE;
	ktt_store_rollback(context->store);
	return FALSE;
}

static gboolean
take_file(struct cmd_context *context, struct lines *in, GError **error)
{
	gboolean more = TRUE;

	while (more)
		if (!take_some(context, in, &more, error))
			return FALSE;
	return TRUE;
}

static gboolean
take_path(struct cmd_context *context, const char *path, guint64 *added,
	  GError **error)
{
	struct lines in = {.path = path};
	gboolean from_stdin = strcmp(path, "-") == 0;
	gboolean ok;

	in.file = from_stdin ? stdin : fopen(path, "re");
	if (in.file == NULL)
		return fail_open(path, error);
	ok = take_file(context, &in, error);
	*added += in.added;
	free(in.line);
	if (!from_stdin)
		fclose(in.file);
	return ok;
}

int
cmd_import_lines(struct cmd_context *context, int argc, char **argv)
{
	int code = CMD_EXIT_DONE;
	guint64 added = 0;

	for (int i = 0; i < argc; i++) {
		GError *error = NULL;

		if (!take_path(context, argv[i], &added, &error))
			code = cmd_fail(error);
	}
	if (!context->quiet)
		cmd_out_printf("%" G_GUINT64_FORMAT " new %s\n", added,
			       added == 1 ? "fact" : "facts");
	return code;
}
