/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include "parser/mail_file.h"

#include <unistd.h>

#include "parser/splitter.h"
#include "parser/stream.h"

struct ktp_mail_file {
	struct ktp_stream *stream;     /* owned */
	struct ktp_splitter *splitter; /* owned; borrows stream */
	GString *origin;	       /* owned; of the last message */
	gsize name_size;	       /* of the name that origin begins with */
};

struct ktp_mail_file *
ktp_mail_file_new(int fd, const char *name, enum ktp_mbox_format format,
		  GError **error)
{
	struct ktp_mail_file *file = g_new0(struct ktp_mail_file, 1);

	file->origin = g_string_new(name);
	file->name_size = file->origin->len;
	file->stream = ktp_stream_new(fd, fd != STDIN_FILENO, name);
	file->splitter = ktp_splitter_new(file->stream, format, error);
	if (file->splitter)
		return file;
	ktp_mail_file_free(file);
	return NULL;
}

void
ktp_mail_file_free(struct ktp_mail_file *file)
{
	if (!file)
		return;
	ktp_splitter_free(file->splitter);
	ktp_stream_free(file->stream);
	g_string_free(file->origin, TRUE);
	g_free(file);
}

int
ktp_mail_file_next(struct ktp_mail_file *file, struct ktp_raw *raw,
		   GError **error)
{
	int rc = ktp_splitter_next(file->splitter, raw, error);

	if (rc <= 0)
		return rc;
	if (!ktp_splitter_is_single(file->splitter)) {
		g_string_truncate(file->origin, file->name_size);
		g_string_append_printf(file->origin, ":%" G_GUINT64_FORMAT,
				       raw->offset);
	}
	raw->origin = file->origin->str;
	return rc;
}

void
ktp_mail_file_progress(const struct ktp_mail_file *file, guint64 *done,
		       guint64 *total)
{
	*done = ktp_stream_done(file->stream);
	*total = ktp_stream_total(file->stream);
}
