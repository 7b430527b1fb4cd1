/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Words without which no mail can concern us: rows of skim_table.c. */
#ifndef KTP_SKIM_TABLE_H
#define KTP_SKIM_TABLE_H

#include <glib.h>

enum ktp_skim_use {
	KTP_SKIM_MARKS,	  /* in the text: the mail may concern us */
	KTP_SKIM_OPENS,	  /* the same, where a line begins with it as it is */
	KTP_SKIM_CREDITS, /* the same, in a trailer that says who found it */
	KTP_SKIM_SUBJECT, /* in the text: of a mail in it, maybe */
	KTP_SKIM_FIELD,	  /* of a header: how text is coded, unless plain */
	KTP_SKIM_CHARSET, /* anywhere: letters may look unlike themselves */
	KTP_SKIM_LINKS,	  /* anywhere: a URL, which may name a message */
};

struct ktp_skim_word {
	enum ktp_skim_use use;
	const char *text;  /* as words.h says */
	const char *plain; /* NULL, or what follows where it changes nothing */
	const char *why;   /* the table whose rows need it */
};

extern const struct ktp_skim_word ktp_skim_words[];
extern const guint ktp_n_skim_words;

/* How a line begins that credits somebody. */
extern const char ktp_skim_credit[];

/* A subject that may be a report's, or answer one. */
extern const char ktp_skim_subject[];

#endif
