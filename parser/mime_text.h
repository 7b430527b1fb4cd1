/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The bytes of a part as text: transfer encodings and charsets. */
#ifndef KTP_MIME_TEXT_H
#define KTP_MIME_TEXT_H

#include "parser/mime_type.h"

/*
 * Decodes data and returns it as valid UTF-8 with LF line ends, which the
 * caller frees. Damage is repaired where that is possible and named in
 * warnings: nul-byte, bad-encoding, truncated, charset-repaired. Text in
 * quoted-printable that is labelled as something else is decoded as well.
 */
char *ktp_mime_text(const struct ktp_mime_type *type, const guint8 *data,
		    gsize size, GPtrArray *warnings);

/* Fewer line ends that are none do not make text quoted-printable. */
#define KTP_MIN_SOFT_ENDS 3

/* Whether text that is said to be plain is read as quoted-printable. */
gboolean ktp_mime_looks_encoded(const guint8 *data, gsize size);

#endif
