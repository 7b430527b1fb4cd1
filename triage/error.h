/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Errors of triage/, by what the caller should do about them. */
#ifndef KTT_ERROR_H
#define KTT_ERROR_H

#include <glib.h>

#define KTT_ERROR (ktt_error_quark())

enum ktt_error {
	KTT_ERROR_USAGE,       /* the user's words are off           exit 2 */
	KTT_ERROR_NOT_FOUND,   /* nothing of that name               exit 1 */
	KTT_ERROR_AMBIGUOUS,   /* several; the message lists them    exit 2 */
	KTT_ERROR_DATA,	       /* input is not what it should be     exit 65 */
	KTT_ERROR_NO_FILE,     /* no such file                       exit 66 */
	KTT_ERROR_INTERNAL,    /* a fault of the program             exit 70 */
	KTT_ERROR_CREATE,      /* a file cannot be created           exit 73 */
	KTT_ERROR_IO,	       /* read or write failed, damage       exit 74 */
	KTT_ERROR_AGAIN,       /* locked, disk full: may pass        exit 75 */
	KTT_ERROR_CONFIG,      /* bad configuration                  exit 78 */
	KTT_ERROR_UNAVAILABLE, /* a server cannot be reached       exit 69 */
};

GQuark ktt_error_quark(void);

#endif
