/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Finds two bytes that stand side by side, at the speed of memory. */
#ifndef KTP_PAIR_H
#define KTP_PAIR_H

#include <glib.h>

/* Where first is followed by second, at or after at; size: nowhere. */
gsize ktp_pair_find(const guint8 *data, gsize size, gsize at, guint8 first,
		    guint8 second);

#endif
