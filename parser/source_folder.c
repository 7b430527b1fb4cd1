/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The kind of source that is a Maildir or a folder of files of mail. */
#include "config.h"

#include "parser/mail_file.h"
#include "parser/source_kind.h"
#include "parser/walk.h"

struct mail_folder {
	struct ktp_walk *walk;	       /* owned */
	struct ktp_mail_file *current; /* owned; NULL between two files */
	enum ktp_mbox_format format;
	guint64 done; /* bytes of the files before the current one */
};

static gboolean
probe(const char *path, const struct stat *st)
{
	(void)path;
	return S_ISDIR(st->st_mode);
}

static gpointer
open_folder(const char *path, enum ktp_mbox_format format, GError **error)
{
	struct ktp_walk *walk = ktp_walk_open(path, error);
	struct mail_folder *folder;

	if (!walk)
		return NULL;
	folder = g_new0(struct mail_folder, 1);
	folder->walk = walk;
	folder->format = format;
	return folder;
}

static void
progress(gconstpointer state, guint64 *done, guint64 *total)
{
	const struct mail_folder *folder = state;
	guint64 part = 0, ignored;

	if (folder->current)
		ktp_mail_file_progress(folder->current, &part, &ignored);
	*done = folder->done + part;
	*total = 0; /* to know it would take a look at every file */
}

/* Goes on to the next file: 1, 0 at the end, -1 and error set. */
static int
advance(struct mail_folder *folder, GError **error)
{
	struct ktp_walk_file file;
	enum ktp_mbox_format format;
	int rc = ktp_walk_next(folder->walk, &file, error);

	if (rc <= 0)
		return rc;
	format = file.in_maildir ? KTP_MBOX_SINGLE : folder->format;
	folder->current = ktp_mail_file_new(file.fd, file.path, format, error);
	if (folder->current)
		return 1;
	if (!file.empty)
		return -1;
	g_clear_error(error); /* an mbox that holds no mail now is no fault */
	return 1;
}

static int
next(gpointer state, struct ktp_raw *raw, GError **error)
{
	struct mail_folder *folder = state;
	guint64 total;
	int rc;

	for (;;) {
		if (folder->current) {
			rc = ktp_mail_file_next(folder->current, raw, error);
			if (rc)
				return rc;
			progress(folder, &folder->done, &total);
			ktp_mail_file_free(folder->current);
			folder->current = NULL;
		}
		rc = advance(folder, error);
		if (rc <= 0)
			return rc;
	}
}

static void
close_folder(gpointer state)
{
	struct mail_folder *folder = state;

	ktp_mail_file_free(folder->current);
	ktp_walk_close(folder->walk);
	g_free(folder);
}

const struct ktp_source_kind ktp_folder_kind = {
	"folder", probe, open_folder, next, progress, close_folder,
};
