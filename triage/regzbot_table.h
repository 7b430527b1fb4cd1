/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The commands of regzbot, which some people write into their mails. */
#ifndef KTT_REGZBOT_TABLE_H
#define KTT_REGZBOT_TABLE_H

#include <glib.h>

enum ktt_regzbot_verb {
	KTT_REGZBOT_INTRODUCED,
	KTT_REGZBOT_USE,
	KTT_REGZBOT_DUPLICATE,
	KTT_REGZBOT_FIX,
	KTT_REGZBOT_RESOLVE,
	KTT_REGZBOT_INVALID, /* regzbot itself takes it for resolve */
	KTT_REGZBOT_INCONCLUSIVE,
	KTT_REGZBOT_BACKBURN,
	KTT_REGZBOT_UNBACKBURN,
	KTT_REGZBOT_TITLE,
	KTT_REGZBOT_FROM,
	KTT_REGZBOT_MONITOR,
	KTT_REGZBOT_LINK,
	KTT_REGZBOT_UNLINK,
	KTT_REGZBOT_POKE,
	KTT_REGZBOT_NOTE,
	KTT_REGZBOT_IGNORE,
	KTT_REGZBOT_N_VERBS
};

enum ktt_regzbot_argument {
	KTT_REGZBOT_NOTHING,
	KTT_REGZBOT_COMMIT,  /* an id or range, then text */
	KTT_REGZBOT_POINTER, /* a URL, "^", "/" or "~" */
	KTT_REGZBOT_TEXT,
};

struct ktt_regzbot_verb_row {
	const char *name; /* as regzbot calls it */
	enum ktt_regzbot_argument argument;
	const char *why; /* what it does there */
};

extern const struct ktt_regzbot_verb_row ktt_regzbot_verbs[KTT_REGZBOT_N_VERBS];

struct ktt_regzbot_word { /* a spelling; ASCII case does not matter */
	const char *word;
	enum ktt_regzbot_verb verb;
	const char *example, *counter_example; /* lines after #regzbot */
};

extern const struct ktt_regzbot_word ktt_regzbot_words[];
extern const gsize ktt_n_regzbot_words;

/* What a command says about the report; the first row that fits. */
struct ktt_regzbot_meaning {
	enum ktt_regzbot_verb verb;
	const char *glob; /* of its argument in lower case */
	int means;	  /* enum ktp_event_type */
	const char *example, *counter_example; /* arguments */
};

extern const struct ktt_regzbot_meaning ktt_regzbot_meanings[];
extern const gsize ktt_n_regzbot_meanings;

#endif
