/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The rules that turn words into events: rows of the followup_*_table.c. Rows
 * of one type are ordered by what they say, not by rank: the confidence
 * decides. Words that several rows need stand in followup_words.h.
 */
#ifndef KTT_FOLLOWUP_TABLE_H
#define KTT_FOLLOWUP_TABLE_H

#include "triage/sentence.h"

/* What else a message has; a rule may need it or rule it out. */
enum ktt_context {
	/* told by the form of the message, see context.c */
	KTT_IS_REPLY = 1 << 0,	     /* has In-Reply-To or References */
	KTT_HAS_COMPARISON = 1 << 1, /* a table of the robot's kind */
	KTT_HAS_COLUMNS = 1 << 2,    /* … of three columns or more */
	KTT_CREDITS_ROBOT = 1 << 3,  /* Reported-by: the robot */
	KTT_NAMES_REPORT = 1 << 4,   /* a link leads to a robot's mail */
	KTT_HAS_FILE = 1 << 5,	     /* an attachment */
	KTT_HAS_LINK = 1 << 6,	     /* a link to any mail */
	KTT_UNDER_REPORT = 1 << 22,  /* it stands below a robot's mail */
	/* told by the rows of ktt_context_rows */
	KTT_IS_PATCH = 1 << 7,	      /* the mail is a patch */
	KTT_HAS_DIFF = 1 << 8,	      /* holds a patch */
	KTT_HAS_LOG = 1 << 9,	      /* several lines of numbers or output */
	KTT_HAS_CODE = 1 << 10,	      /* speaks of functions */
	KTT_TESTS_FIX = 1 << 11,      /* a fix is being tried */
	KTT_EXPLAINS = 1 << 12,	      /* … in several sentences */
	KTT_QUOTES_DIFF = 1 << 13,    /* the quoted text holds a patch */
	KTT_QUOTES_CREDIT = 1 << 14,  /* the quoted text credits the robot */
	KTT_NO_FIX = 1 << 15,	      /* its patches are called experiments */
	KTT_CLOSES = 1 << 16,	      /* Closes: in the trailers */
	KTT_QUOTES_CLAIM = 1 << 17,   /* the quoted text says it is fixed */
	KTT_QUOTES_REPORT = 1 << 18,  /* quotes a report */
	KTT_OF_IMPROVEMENT = 1 << 19, /* the report is of an improvement */
	KTT_NOTIFIES = 1 << 20,	      /* a bot tells of a merged patch */
	KTT_COMPARES_FIX = 1 << 21,   /* a table with a fix beside both */
	KTT_ANSWERS_PATCH = 1 << 23,  /* the mail answers a patch */
};

enum ktt_who { KTT_ANYONE, KTT_ROBOT_ONLY, KTT_NOT_ROBOT };

enum ktt_followup_flags {
	KTT_IN_QUESTIONS = 1 << 0,   /* questions count too */
	KTT_ONLY_QUESTIONS = 1 << 1, /* nothing else counts */
	KTT_IN_CHANGELOG = 1 << 2,   /* a patch's description counts too */
	KTT_ONLY_ANSWERS = 1 << 3,   /* only the first sentence below a quote */
	KTT_TAKES_COMMIT = 1 << 4,   /* names a commit, here or just below */
	KTT_TAKES_LINK = 1 << 5,     /* names a link, here or just below */
	KTT_NEEDS_COMMIT = 1 << 6,   /* nothing without one */
	KTT_NEEDS_LINK = 1 << 7,     /* nothing without a link */
	KTT_BY_NUMBERS = 1 << 8,     /* the recovery gives the result */
};

struct ktt_followup_row {
	const char *name;
	enum ktp_event_type type;
	enum ktt_who who;
	guint areas; /* enum ktt_area */
	guint needs; /* enum ktt_context: all of them */
	guint lacks; /* enum ktt_context: none of them */
	guint flags; /* enum ktt_followup_flags */
	double confidence;
	enum ktp_test_result result; /* of FIX_TESTED */
	/* Named groups: commit, title, link, command. */
	const char *pattern;
	const char *unless; /* NULL, or what must not match beside it */
	const char *before; /* NULL, or what must not match in the text up to
			       the end of the match: "not", "if", hopes */
	const char *above;  /* NULL, or what the text that it answers says */
	const char *example, *counter_example;
};

/* Each ends with a row without a name; the files are called as they are. */
extern const struct ktt_followup_row ktt_followup_talk_rows[];
extern const struct ktt_followup_row ktt_followup_data_rows[];
extern const struct ktt_followup_row ktt_followup_verdict_rows[];
extern const struct ktt_followup_row ktt_followup_fix_rows[];
extern const struct ktt_followup_row ktt_followup_end_rows[];

/* All of them; NULL at the end. */
extern const struct ktt_followup_row *const ktt_followup_tables[];

/* How text shows a context. */
struct ktt_context_row {
	const char *name;
	guint context; /* enum ktt_context */
	guint areas;   /* enum ktt_area */
	guint least;   /* so many pieces must match */
	const char *pattern;
	const char *unless; /* NULL, or what must not match beside it */
	const char *example, *counter_example;
};

extern const struct ktt_context_row ktt_context_rows[];
extern const guint ktt_n_context_rows;

/* An event that makes another one of the same message moot. */
struct ktt_suppress_row {
	enum ktp_event_type winner, loser;
	guint needs;	   /* enum ktt_context */
	gboolean anywhere; /* FALSE: only within one sentence */
	const char *why;
};

extern const struct ktt_suppress_row ktt_suppress_rows[];
extern const guint ktt_n_suppress_rows;

/* How text names commits and links, for claim.c. */
enum ktt_claim_id {
	KTT_CLAIM_COMMIT, /* groups commit and title */
	KTT_CLAIM_TITLE,  /* group title, where there is no id */
	KTT_CLAIM_LINK,	  /* group link */
	KTT_CLAIM_NOTE,	  /* "[1]": group note */
	KTT_CLAIM_OTHER,  /* a commit that is no cure: the text before it */
	KTT_CLAIM_BLAMED, /* of a subject: group commit */
	KTT_N_CLAIMS
};

struct ktt_claim_row {
	const char *name;
	const char *pattern;
	const char *example, *counter_example;
};

extern const struct ktt_claim_row ktt_claim_rows[KTT_N_CLAIMS];

#endif
