/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What a kind of source is to source.c. To add one: a row in its table. */
#ifndef KTP_SOURCE_KIND_H
#define KTP_SOURCE_KIND_H

#include <sys/stat.h>

#include "parser/source.h"

struct ktp_source_kind {
	const char *name;
	/* Whether path, of which st tells, is of this kind. */
	gboolean (*probe)(const char *path, const struct stat *st);
	/* The kind's own state; NULL and error set as ktp_source_open(). */
	gpointer (*open)(const char *path, enum ktp_mbox_format format,
			 GError **error);
	int (*next)(gpointer state, struct ktp_raw *raw, GError **error);
	void (*progress)(gconstpointer state, guint64 *done, guint64 *total);
	void (*close)(gpointer state);
};

extern const struct ktp_source_kind ktp_file_kind;   /* file, pipe */
extern const struct ktp_source_kind ktp_git_kind;    /* public-inbox */
extern const struct ktp_source_kind ktp_folder_kind; /* Maildir, folder */

#endif
