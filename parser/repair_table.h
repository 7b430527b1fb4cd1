/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What a mail's structure is put back by when its line ends were lost. */
#ifndef KTP_REPAIR_TABLE_H
#define KTP_REPAIR_TABLE_H

#include <glib.h>

struct ktp_known_field {
	const char *name;  /* as mail systems write it */
	const char *value; /* a pattern for what it can hold, for the last
			      field, behind which the text begins; NULL: any */
};

extern const struct ktp_known_field ktp_known_fields[];
extern const guint ktp_n_known_fields;

/* Line breaks go before what these match; group "at" is where. */
struct ktp_break {
	const char *name;
	const char *within; /* only in lines that match; NULL: anywhere */
	const char *pattern;
	const char *example, *counter_example;
};

extern const struct ktp_break ktp_text_breaks[];
extern const guint ktp_n_text_breaks;

/* " Name: " of any field that may stand in a header block. */
extern const char ktp_any_field[];
/* Where the text of a mail has surely begun. */
extern const char ktp_text_begun[];
/* The separator of an mbox at the start, its line end lost. */
extern const char ktp_lost_separator[];
/* Quote marks in the middle of a line. */
extern const char ktp_lost_quote[];

#endif
