/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The status of a report: a pure fold over what was said about it, by the
 * rows of status_table.c. It knows no database and no clock.
 */
#ifndef KTT_STATUS_H
#define KTT_STATUS_H

#include <glib.h>

#include "parser/message.h"

enum ktt_status {
	KTT_NEW,
	KTT_ACKNOWLEDGED,
	KTT_FIX_PROPOSED,
	KTT_FIX_TESTED,
	KTT_FIXED,
	KTT_ACCEPTED,
	KTT_NOT_A_REGRESSION,
	KTT_SUPERSEDED,
	KTT_DUPLICATE,
	KTT_IMPROVEMENT,
	KTT_N_STATUSES
};

struct ktt_status_word {
	const char *name;
	gboolean closed;
	const char *meaning;
};

extern const struct ktt_status_word ktt_status_words[KTT_N_STATUSES];

/* KTT_N_STATUSES where name is none. */
enum ktt_status ktt_status_from_name(const char *name);

enum ktt_sender { /* bits, so that a row can name several */
		  KTT_ROBOT = 1 << 0,
		  KTT_PARTICIPANT = 1
				    << 1, /* in To or Cc of the robot's mails */
		  KTT_STRANGER = 1 << 2,
		  KTT_PERSON = KTT_PARTICIPANT | KTT_STRANGER,
		  KTT_TRUSTED = KTT_ROBOT | KTT_PARTICIPANT,
		  KTT_ANYONE = KTT_ROBOT | KTT_PERSON
};

/* Beside the event types of a mail: */
enum {
	KTT_SAYS_WROTE = KTP_N_EVENTS, /* the mail as such */
	KTT_SAYS_SET,		       /* a decision by hand */
	KTT_SAYS_AUTO,		       /* the decisions before are withdrawn */
	KTT_SAYS_NOTHING
};

/* Domains where only known developers have an address: people write from
 * there although the robot knows another address of theirs. */
extern const char *const ktt_developer_domains[]; /* NULL at the end */

enum ktt_flag {				 /* bits */
		KTT_FLAG_CLAIM = 1 << 0, /* a stranger says that it is closed */
		KTT_FLAG_DISPUTED = 1 << 1, /* people contradict each other */
		KTT_FLAG_CONTRADICTED =
			1 << 2, /* the robot, a decision by hand */
		KTT_FLAG_REOPENED = 1 << 3,
		KTT_FLAG_CONTENTS =
			1 << 4 /* the report's id came with two texts */
};

/* The words of set flags with blanks between; the caller frees it. */
char *ktt_flags_text(guint flags);

struct ktt_statement { /* one thing that was said */
	gint64 time;
	gboolean decision; /* by hand; sorts behind mails of the same time */
	gboolean merged;   /* a commit of a scanned tree; then message_id is
			      the commit's id */
	enum ktt_sender sender;
	char *message_id; /* owned; of the mail, or uid of the decision */
	gint64 position;  /* in the mail; what the mail as such says is last */
	int type;	  /* enum ktp_event_type or one of KTT_SAYS_… */
	enum ktp_test_result result;
	double confidence;
	double recovery;   /* NAN: unknown */
	double spread;	   /* of recovery; NAN: unknown */
	double strength;   /* of the link */
	gboolean unproven; /* its sender may be forged: it closes nothing */
	char *commit, *commit_title, *link; /* owned or NULL */
	char *rule, *evidence, *command;    /* owned or NULL */
	char *from_name, *from_address;	    /* owned or NULL */
	enum ktt_status set;		    /* of KTT_SAYS_SET */
	char *reason;			    /* owned or NULL: its text */

	/* What the fold made of it: */
	enum ktt_status before, after;
	gboolean decided;	 /* it brought about the state that followed */
	const char *changed_to;	 /* reason of the row that fired, static */
	enum ktt_status without; /* what ktt_status_what_if() found */
};

struct ktt_status_row {
	int type;		     /* as in struct ktt_statement */
	guint senders;		     /* bits of enum ktt_sender */
	double confidence;	     /* at least */
	enum ktp_test_result result; /* NONE: any */
	guint from;		     /* bits 1 << enum ktt_status */
	enum ktt_status to;	     /* KTT_N_STATUSES: stays as it is */
	guint flags;		     /* set by it */
	const char *reason;	     /* what the status word alone hides */
};

extern const struct ktt_status_row ktt_status_rows[];
extern const gsize ktt_n_status_rows;

struct ktt_fold {
	enum ktt_status status;
	gint64 since; /* time of the statement that decided */
	const struct ktt_statement *decided; /* NULL: nothing was said */
	const char *reason; /* static or of decided; NULL for the start */
	char *fix;	    /* owned; commit, link or Message-ID, or NULL */
	guint flags;
	double recovery; /* of the best tested fix; NAN */
};

/*
 * Sorts the statements (array of struct ktt_statement *) and folds them from
 * start, at the time of the report. Marks in each what it changed. Clear fold
 * with ktt_fold_clear().
 */
void ktt_status_fold(GPtrArray *statements, enum ktt_status start, gint64 time,
		     struct ktt_fold *fold);

/*
 * For each statement the status that there would be had it not been said.
 * The statements are sorted; what a fold marked in them is lost, so that
 * ktt_status_fold() comes behind this.
 */
void ktt_status_what_if(GPtrArray *statements, enum ktt_status start,
			gint64 time);

void ktt_fold_clear(struct ktt_fold *fold);

void ktt_statement_free(struct ktt_statement *statement);

#endif
