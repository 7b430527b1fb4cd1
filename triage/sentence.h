/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What the sender of a message wrote himself, cut into the pieces that rules
 * look at: sentences, single lines, trailers, and the quoted lines around.
 */
#ifndef KTT_SENTENCE_H
#define KTT_SENTENCE_H

#include "parser/message.h"

/* Where a piece of text stands. */
enum ktt_area {
	KTT_AREA_SENTENCE = 1 << 0, /* of the sender's own running text */
	KTT_AREA_SUBJECT = 1 << 1,
	KTT_AREA_TRAILER = 1 << 2, /* "Name: value" */
	KTT_AREA_LINE = 1 << 3,	   /* a line of running text by itself */
	KTT_AREA_TABLE = 1 << 4,   /* a line of a table, log or listing */
	KTT_AREA_DIFF = 1 << 5,	   /* a line of a patch */
	KTT_AREA_QUOTE = 1 << 6,   /* a line that somebody else wrote */
	KTT_AREA_FILE = 1 << 7,	   /* the name of an attachment */
	KTT_AREA_QUOTED = 1 << 8,  /* a paragraph that somebody else wrote */
};

enum ktt_sentence_flags {
	KTT_QUESTION = 1 << 0,	/* ends with a question mark */
	KTT_ANSWER = 1 << 1,	/* the first one after a quote, or of all */
	KTT_CHANGELOG = 1 << 2, /* part of a patch's description */
};

struct ktt_sentence {
	char *text;  /* owned; valid UTF-8, white space folded, at most
			KTT_MAX_SENTENCE bytes */
	char *above; /* owned or NULL: the quoted paragraph that it answers */
	enum ktt_area area;
	guint flags; /* enum ktt_sentence_flags */
	guint line;  /* of message->lines, where it begins and ends; 0 for */
	guint last;  /* the subject and files */
};

#define KTT_MAX_SENTENCE 2000

/* Sentences that are looked at; "!!!" a thousand times is nothing to read. */
#define KTT_MAX_SENTENCES 4000

/* So much of each area is looked at; what a person writes is shorter. */
#define KTT_MAX_PROSE (64 * 1024)

/*
 * The pieces of message in the order of the text, the subject first: an array
 * of struct ktt_sentence * that owns them; the caller unrefs it. Linear in the
 * length of the message.
 */
GPtrArray *ktt_sentences_new(const struct ktp_message *message);

#endif
