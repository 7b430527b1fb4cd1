/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Where mail comes from: a file, standard input, an mbox of any dialect, a
 * single message, a Maildir, a folder of these; plain, gzip or zstd; a
 * public-inbox repository. One message at a time, in constant memory.
 */
#ifndef KTP_SOURCE_H
#define KTP_SOURCE_H

#include <glib.h>

enum ktp_mbox_format {
	KTP_MBOX_AUTO,	 /* detect (see ktriage-formats(7)) */
	KTP_MBOX_RD,	 /* ">From " of any depth loses one '>' */
	KTP_MBOX_O,	 /* only ">From " loses its '>' */
	KTP_MBOX_CL,	 /* Content-Length, ">From " unquoted */
	KTP_MBOX_CL2,	 /* Content-Length, nothing quoted */
	KTP_MBOX_SINGLE, /* one message, whatever its lines look like */
};

#define KTP_MAX_MESSAGE (64 * 1024 * 1024) /* longer ones are cut, flagged */

struct ktp_raw { /* one raw message; owned by the source until the next call */
	const guint8 *data; /* without separator line, unescaped, ends as the
			       mail does */
	gsize size;
	const char *origin; /* "path", "path:OFFSET", "(standard input)" */
	guint64 offset;	    /* of the separator in the inflated stream */
	gboolean truncated; /* longer than KTP_MAX_MESSAGE */
};

struct ktp_source;

/*
 * Opens path; "-" is standard input. A folder is read as Maildir (cur, new)
 * where it has those, else its files in the order of their names, folders
 * inside included (see walk.h). A bare git repository, or a folder with
 * git/0.git in it, is read as public-inbox of format 2, oldest mail first,
 * without those that were taken back; git runs by the means that programs.h
 * was given, without which it is KTP_ERROR_NO_FILE. How an mbox is split: see
 * splitter.h. Returns NULL and sets KTP_ERROR_NO_FILE, KTP_ERROR_NOT_MAIL for a
 * file that holds no mail at all, or KTP_ERROR_SOURCE for one that is damaged
 * at once.
 */
struct ktp_source *ktp_source_open(const char *path,
				   enum ktp_mbox_format format, GError **error);
void ktp_source_close(struct ktp_source *source);

/*
 * The next message: 1 and raw filled in, 0 at the end, -1 and error set. The
 * caller may always call again after an error: what follows is the end, or, of
 * a folder, the next file. A folder reports each file in it that cannot be
 * opened (KTP_ERROR_NO_FILE), is not mail (KTP_ERROR_NOT_MAIL) or is damaged
 * (KTP_ERROR_SOURCE; whole messages before the damage are returned first), and
 * passes over empty ones.
 */
int ktp_source_next(struct ktp_source *source, struct ktp_raw *raw,
		    GError **error);

/*
 * Bytes of the (compressed) input read so far and their total, for progress;
 * the total is 0 where it is not known (a pipe, a folder).
 */
void ktp_source_progress(const struct ktp_source *source, guint64 *done,
			 guint64 *total);

#endif
