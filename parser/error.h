/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Errors of parser/, classed by how far they reach, so that a caller knows
 * what it may go on with without reading the text.
 */
#ifndef KTP_ERROR_H
#define KTP_ERROR_H

#include <glib.h>

#define KTP_ERROR (ktp_error_quark())

enum ktp_error {
	KTP_ERROR_MESSAGE,  /* this message only: the next one can be read */
	KTP_ERROR_SOURCE,   /* the rest of this source is lost (I/O, damage) */
	KTP_ERROR_NO_FILE,  /* the source does not exist or cannot be opened */
	KTP_ERROR_NOT_MAIL, /* the source holds no mail at all */
	KTP_ERROR_INTERNAL, /* a fault of the program, e.g. a bad pattern */
};

GQuark ktp_error_quark(void);

#endif
