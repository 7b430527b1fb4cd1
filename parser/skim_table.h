/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Words without which no mail can concern us: rows of skim_table.c. */
#ifndef KTP_SKIM_TABLE_H
#define KTP_SKIM_TABLE_H

#include <glib.h>

enum ktp_skim_use {
	KTP_SKIM_MARKS, /* in the text: the mail may concern us */
	KTP_SKIM_CODED, /* anywhere: what follows says how text is coded */
	KTP_SKIM_HIDES, /* anywhere: marks may be encoded */
	KTP_SKIM_LINKS, /* anywhere: a URL, which may name a message */
};

struct ktp_skim_word {
	enum ktp_skim_use use;
	const char *text; /* lower case ASCII, four letters at least; found in
			     any case */
	const char *why;  /* the table whose rows need it */
};

extern const struct ktp_skim_word ktp_skim_words[];
extern const guint ktp_n_skim_words;

/* Codings of RFC 2045 that change nothing. */
extern const char ktp_skim_plain[];

/* A subject that may be a report's, or answer one. */
extern const char ktp_skim_subject[];

#endif
