/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The keys of the query language and the orders of a listing, as rows of
 * constant data (query_keys_table.c). The compiler, "ktriage help query", the
 * manual page and the shell completion read the same rows.
 */
#ifndef KTT_QUERY_KEY_H
#define KTT_QUERY_KEY_H

#include <glib.h>

enum ktt_key_kind {
	KTT_KEY_WORD,	/* one of words, or several with commas */
	KTT_KEY_TEXT,	/* a string; globs */
	KTT_KEY_PAIR,	/* NAME=VALUE, NAME alone; globs */
	KTT_KEY_NUMBER, /* 5, <5, >=5, 5..7 */
	KTT_KEY_DATE,	/* a date of when.h, or a range of them */
	KTT_KEY_AGE,	/* the same, counted back from now: >14d is older */
	KTT_KEY_REPORT, /* R123 */
	KTT_KEY_FULL,	/* words in the text index */
	KTT_KEY_SAVED,	/* the name of a saved query */
};

enum ktt_key_match {		       /* how a value without globs compares */
		     KTT_MATCH_ID,     /* byte for byte */
		     KTT_MATCH_EXACT,  /* ASCII case ignored */
		     KTT_MATCH_LEVEL,  /* the same, or up to a separator of
					  key->levels */
		     KTT_MATCH_PREFIX, /* begins with it, or is the beginning of
					  it */
		     KTT_MATCH_CONTAINS, /* somewhere in it, ASCII case ignored
					  */
		     KTT_MATCH_LISTED, /* one of the blank separated words in it
					*/
};

struct ktt_word {
	const char *word;
	const char *members; /* NULL, or the words that it stands for */
};

struct ktt_key {
	const char *name;
	enum ktt_key_kind kind;
	enum ktt_key_match match;
	const char *levels; /* separators of KTT_MATCH_LEVEL */
	const char *expr;   /* SQL that is compared */
	const char *expr2;  /* NULL, or a second one: either may match */
	const char *wrap;   /* SQL around the comparison, written $C */
	const char *near;   /* NULL, or the same where few reports are looked at
			     */
	const struct ktt_word *words; /* the only values; ends with NULL */
	const char *unit;	      /* of numbers, for explanations */
	const char *phrase;	      /* "status is", "change" … */
	const char *example;
	const char *help;
};

struct ktt_sort {
	const char *name;
	const char *sql;
	const char *reversed;
	const char *column; /* of table report, of which sql begins with the
			       greatest, or NULL */
	const char *index;  /* of that column */
	const char *help;
};

extern const struct ktt_key ktt_keys[];
extern const guint ktt_n_keys;
extern const struct ktt_sort ktt_sorts[];
extern const guint ktt_n_sorts;

/* The row of that name (length bytes, -1: all), or NULL. */
const struct ktt_key *ktt_key_find(const char *name, gssize length);
const struct ktt_sort *ktt_sort_find(const char *name);

/* Names for suggestions: arrays of constant strings; the caller unrefs. */
GPtrArray *ktt_key_names(void);
GPtrArray *ktt_key_word_names(const struct ktt_key *key);
GPtrArray *ktt_sort_names(void);

#endif
