/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Messages out of a stream: an mbox of any dialect, or one message.
 *
 * A separator is a line of at most 200 bytes that begins "From ", ends in a
 * date as of asctime(3), follows a blank line and is followed by a header
 * field. "From " in running text fails the date; a mail that quotes a whole
 * separator and its header without any mark cannot be told from a message of
 * its own and is split, unless its Content-Length says better. Exceptions:
 * - the first line of the stream needs no date where a field follows, and no
 *   field where it has a date;
 * - the constant line of public-inbox, and any dated one of a stream that the
 *   caller says is mboxrd, need no field to follow, because their writers quote
 *   every such line in the text;
 * - the constant date of git-format-patch(1) separates only in a stream that
 *   begins with such a line; elsewhere it is a patch in a mail;
 * - a Content-Length is believed where it leads to a separator or the end, in
 *   KTP_MBOX_CL, _CL2 and, unless the separator is public-inbox's, _AUTO.
 *
 * KTP_MBOX_AUTO takes a stream that does not begin with a "From " line for one
 * message with nothing quoted. Else lines lose one '>' as in mboxrd (of which
 * mboxo is the case that has no ">>From "), but not those of a message that
 * holds an unquoted "From " line within its proved Content-Length, nor those
 * of later ones with a proved length: that is mboxcl2.
 *
 * The blank line before a separator, and one at the end of an mbox, belongs to
 * the mbox. A byte-order mark and blank lines before all else are passed over.
 */
#ifndef KTP_SPLITTER_H
#define KTP_SPLITTER_H

#include "parser/source.h"
#include "parser/stream.h"

/*
 * More than this in one message out of compressed data is a bomb: the rest is
 * not inflated only to be thrown away.
 */
#define KTP_MAX_INFLATED (G_GUINT64_CONSTANT(1) << 30)

struct ktp_splitter;

/*
 * Looks at the beginning of stream, which it borrows. NULL and
 * KTP_ERROR_NOT_MAIL where that is empty or binary; any text passes, because
 * copies of mails without a header are worth reading. NULL and the stream's
 * error where it cannot be read.
 */
struct ktp_splitter *ktp_splitter_new(struct ktp_stream *stream,
				      enum ktp_mbox_format format,
				      GError **error);
void ktp_splitter_free(struct ktp_splitter *splitter);

/*
 * The next message: 1 and raw filled in but for its origin, 0 at the end, -1
 * and KTP_ERROR_SOURCE, after which comes the end. A message that the stream
 * breaks off in is left out, those before it are not. raw->data points into
 * the splitter and is good until the next call.
 */
int ktp_splitter_next(struct ktp_splitter *splitter, struct ktp_raw *raw,
		      GError **error);

/* Whether the stream is one message and no mbox. */
gboolean ktp_splitter_is_single(const struct ktp_splitter *splitter);

/* For tests: in place of KTP_MAX_MESSAGE and KTP_MAX_INFLATED. */
void ktp_splitter_set_limits(struct ktp_splitter *splitter, gsize max_message,
			     guint64 max_inflated);

#endif
