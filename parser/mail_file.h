/* SPDX-License-Identifier: GPL-2.0-or-later */
/* One file of mail, or a pipe: a stream and its splitter. */
#ifndef KTP_MAIL_FILE_H
#define KTP_MAIL_FILE_H

#include "parser/source.h"

struct ktp_mail_file;

/*
 * Takes fd over, which is closed unless it is standard input; name is copied
 * and is what messages and errors come from. NULL and the error of
 * ktp_splitter_new() where it holds no mail.
 */
struct ktp_mail_file *ktp_mail_file_new(int fd, const char *name,
					enum ktp_mbox_format format,
					GError **error);
void ktp_mail_file_free(struct ktp_mail_file *file);

/* As ktp_source_next(). */
int ktp_mail_file_next(struct ktp_mail_file *file, struct ktp_raw *raw,
		       GError **error);

void ktp_mail_file_progress(const struct ktp_mail_file *file, guint64 *done,
			    guint64 *total);

#endif
