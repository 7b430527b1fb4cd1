/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What tells the kinds of lines apart: rows of line_kinds_table.c. */
#ifndef KTP_LINE_KINDS_TABLE_H
#define KTP_LINE_KINDS_TABLE_H

#include "parser/lines.h"

enum ktp_block {
	KTP_BLOCK_LINE,	  /* the row speaks of this line only */
	KTP_BLOCK_REST,	  /* from here to the end of the text */
	KTP_BLOCK_DIFF,	  /* on as long as lines look like a patch */
	KTP_BLOCK_PARA,	  /* on to the next blank line */
	KTP_BLOCK_REPORT, /* on to the report's own end */
};

struct ktp_line_rule {
	const char *name;
	enum ktp_line_kind kind;
	enum ktp_block block;
	const char *pattern;
	const char *example, *counter_example;
};

extern const struct ktp_line_rule ktp_line_rules[];
extern const guint ktp_n_line_rules;

/* "… wrote:" in the languages of mail clients: the end of an attribution. */
extern const struct ktp_line_rule ktp_attribution_ends[];
extern const guint ktp_n_attribution_ends;

/* How an attribution begins; needed only where it takes several lines. */
extern const struct ktp_line_rule ktp_attribution_starts[];
extern const guint ktp_n_attribution_starts;

/* A line that goes on with a patch once one has begun. */
extern const struct ktp_line_rule ktp_diff_goes_on;

/* A field of a mail that was pasted with its header. */
extern const struct ktp_line_rule ktp_pasted_field;

/* The last line of a report that was pasted. */
extern const struct ktp_line_rule ktp_report_end;

#endif
