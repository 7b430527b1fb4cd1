/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The formats of the robot's mails: how each is recognised. */
#ifndef KTP_FORMATS_TABLE_H
#define KTP_FORMATS_TABLE_H

#include "parser/report.h"

struct ktp_format {
	const char *name;
	enum ktp_class report_class;
	const char *opening;	    /* a line of the text; NULL: any text */
	const char *subject;	    /* of the mail; NULL: any subject */
	const char *unless_subject; /* not of a mail with such a one */
	const char *needs;	    /* a later line; NULL: nothing more */
	gboolean fragment; /* tells a quoted piece only, no first report */
	const char *example, *counter_example; /* of the opening */
	const char *why;		       /* a sample in corpus/ */
};

/* The first row that fits decides. */
extern const struct ktp_format ktp_formats[];
extern const guint ktp_n_formats;

/* The robot's line with the blamed commit: groups commit_id, commit_title. */
extern const char ktp_titled_commit[];

#endif
