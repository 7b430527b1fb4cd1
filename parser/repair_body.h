/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The text of a collapsed mail: soft line ends, quotes, the robot's form. */
#ifndef KTP_REPAIR_BODY_H
#define KTP_REPAIR_BODY_H

#include <glib.h>

/*
 * Appends text to out with its line breaks put back as far as can be. encoded:
 * the text was quoted-printable and is decoded as well.
 */
void ktp_repair_body(GString *out, const char *text, gboolean encoded);

#endif
