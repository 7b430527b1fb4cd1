/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The line that begins a message in an mbox: "From ", an envelope sender and a
 * date as of asctime(3) (RFC 4155, mbox(5)).
 */
#ifndef KTP_FROM_LINE_H
#define KTP_FROM_LINE_H

#include <glib.h>

/* A longer line is text: web copies run a whole header into such a line. */
#define KTP_MAX_FROM_LINE 200

enum ktp_from_kind {
	KTP_FROM_NONE,	/* not such a line */
	KTP_FROM_LOOSE, /* begins "From ", but has no date */
	KTP_FROM_DATED,
	KTP_FROM_LORE, /* the constant line of public-inbox's mboxrd */
	KTP_FROM_GIT,  /* the constant date of git-format-patch(1) */
};

/*
 * What kind of line data (size bytes; may go on behind it) begins with.
 * line_size, if not NULL, gets the length of the line with its end.
 */
enum ktp_from_kind ktp_from_line(const guint8 *data, gsize size,
				 gsize *line_size);

/* Whether data begins with a header field, "Name:" (RFC 5322, 2.2). */
gboolean ktp_is_field(const guint8 *data, gsize size);

/* Whether a blank line ends just before data + position. */
gboolean ktp_after_blank(const guint8 *data, gsize position);

/*
 * Length of the header block that data begins with, its blank line included;
 * 0 where no blank line is found in size bytes.
 */
gsize ktp_header_size(const guint8 *data, gsize size);

/*
 * The value of Content-Length in a header block of size bytes; FALSE where
 * there is none, or no number.
 */
gboolean ktp_content_length(const guint8 *data, gsize size, guint64 *value);

/*
 * Removes one '>' from each line of data that begins with one (all: or more)
 * of them and "From ", in place; returns the new size.
 */
gsize ktp_unquote_from(guint8 *data, gsize size, gboolean all);

#endif
