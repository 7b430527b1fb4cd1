/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Mail that came through a web page: line ends and columns lost, header and
 * text in one line. Structure is put back from the names of fields, the
 * robot's fixed phrases and the quote marks that are left.
 */
#ifndef KTP_REPAIR_H
#define KTP_REPAIR_H

#include <glib.h>

/* A line this long that holds several fields is a collapsed header. */
#define KTP_MIN_COLLAPSED 400

/*
 * Whether raw begins with a header that was folded into one line. Cheap for
 * mail that is whole.
 */
gboolean ktp_repair_is_needed(const guint8 *raw, gsize size);

/*
 * A whole mail made of a collapsed one: UTF-8, 8bit, LF line ends. Never
 * fails; the caller unrefs it.
 */
GBytes *ktp_repair_mail(const guint8 *raw, gsize size);

#endif
