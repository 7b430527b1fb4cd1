/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The files of mail below a folder, in an order that does not change.
 *
 * A folder that holds cur and new is a Maildir: the files of both in the order
 * of their names (that is, of their arrival), then the Maildirs inside it
 * (".Folder" of Maildir++, "Folder" of others); what else lies there is the
 * business of the mail server. Any other folder: its files and folders in the
 * order of their names, without those that begin with a dot. Links to folders
 * are not followed, so that there are no loops; links to files are.
 */
#ifndef KTP_WALK_H
#define KTP_WALK_H

#include <glib.h>

struct ktp_walk;

struct ktp_walk_file {
	int fd;		     /* open for reading; the caller's to close */
	const char *path;    /* owned by the walk until the next call */
	gboolean in_maildir; /* holds one message */
	gboolean empty;
};

/* NULL and KTP_ERROR_NO_FILE where path is no folder that can be read. */
struct ktp_walk *ktp_walk_open(const char *path, GError **error);
void ktp_walk_close(struct ktp_walk *walk);

/*
 * The next regular file: 1, or 0 at the end, or -1 and KTP_ERROR_NO_FILE for
 * one file or folder that cannot be opened (or, a folder, is more than 32
 * levels down); call again for what follows it.
 */
int ktp_walk_next(struct ktp_walk *walk, struct ktp_walk_file *file,
		  GError **error);

#endif
