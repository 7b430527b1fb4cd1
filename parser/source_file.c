/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The kind of source that is one file, a pipe or standard input. */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "parser/error.h"
#include "parser/mail_file.h"
#include "parser/source_kind.h"

static gboolean
probe(const char *path, const struct stat *st)
{
	(void)path;
	return !S_ISDIR(st->st_mode);
}

static gpointer
open_file(const char *path, enum ktp_mbox_format format, GError **error)
{
	int fd;

	if (!strcmp(path, "-"))
		return ktp_mail_file_new(STDIN_FILENO, "(standard input)",
					 format, error);
	fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY);
	if (fd < 0) {
		g_set_error(error, KTP_ERROR, KTP_ERROR_NO_FILE,
			    "cannot open %s: %s", path, g_strerror(errno));
		return NULL;
	}
	return ktp_mail_file_new(fd, path, format, error);
}

static int
next(gpointer state, struct ktp_raw *raw, GError **error)
{
	return ktp_mail_file_next(state, raw, error);
}

static void
progress(gconstpointer state, guint64 *done, guint64 *total)
{
	ktp_mail_file_progress(state, done, total);
}

static void
close_file(gpointer state)
{
	ktp_mail_file_free(state);
}

const struct ktp_source_kind ktp_file_kind = {
	"file", probe, open_file, next, progress, close_file,
};
