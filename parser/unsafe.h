/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Characters that act on a terminal, or hide in what it shows. */
#ifndef KTP_UNSAFE_H
#define KTP_UNSAFE_H

#include <glib.h>

/* Controls (newline and tab too), marks of direction, invisible text. */
gboolean ktp_is_unsafe(gunichar c);

#endif
