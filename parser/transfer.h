/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The transfer encodings of RFC 2045, as far as their text is in order. */
#ifndef KTP_TRANSFER_H
#define KTP_TRANSFER_H

#include <glib.h>

/*
 * Decodes quoted-printable; the caller frees it. A '=' that means nothing
 * stands for itself, with the two bytes behind it.
 */
GByteArray *ktp_transfer_qp(const guint8 *data, gsize size);

/*
 * Appends what whole groups of four letters stand for, up to the first that
 * is none of base64's or to a '='. Returns how many bytes of data that were.
 */
gsize ktp_transfer_groups(GByteArray *out, const guint8 *data, gsize size);

/* Whether all is of base64's alphabet, without '='. */
gboolean ktp_transfer_is_base64(const guint8 *data, gsize size);

#endif
