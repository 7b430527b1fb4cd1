/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The message object of the JSON page, and what triage needs beside it. */
#ifndef KTP_MESSAGE_H
#define KTP_MESSAGE_H

#include <glib.h>

#include "parser/report.h"

#define KTP_MAX_LINKS 200 /* different ones of one message */

enum ktp_kind { KTP_KIND_OTHER, KTP_KIND_FOLLOW_UP, KTP_KIND_REPORT };

enum ktp_event_type {
#define EVENT(id, name) KTP_EVENT_##id,
#include "parser/events.def"
#undef EVENT
	KTP_N_EVENTS
};

enum ktp_test_result {
	KTP_RESULT_NONE,
	KTP_RESULT_GOOD,
	KTP_RESULT_PARTIAL,
	KTP_RESULT_BAD
};

struct ktp_event { /* what a message does to its report */
	enum ktp_event_type type;
	struct ktp_commit commit;    /* id and title NULL: names none */
	char *link;		     /* owned; a URL or NULL */
	double confidence;	     /* 0 to 1 */
	const char *rule;	     /* static: name of the rule that fired */
	char *evidence;		     /* owned; at most 300 bytes of UTF-8 */
	enum ktp_test_result result; /* only of fix-tested */
	double recovery;	     /* only of fix-tested; NAN: unknown */
	char *command;		     /* owned; only of command */
};

struct ktp_message {
	char *message_id; /* owned; without angle brackets; never NULL */
	gboolean synthetic_id;
	char *in_reply_to;     /* owned or NULL */
	GPtrArray *references; /* owned char *, then In-Reply-To */
	gint64 date;	       /* seconds since 1970 UTC */
	gboolean has_date;
	char *from_name, *from_address; /* owned or NULL; address lower case */
	char *subject;			/* owned or NULL; white space folded */
	enum ktp_kind kind;
	struct ktp_report *report;	  /* owned or NULL */
	struct ktp_report *quoted_report; /* owned or NULL */
	GPtrArray *comparisons;		  /* owned struct ktp_comparison * */
	GPtrArray *events;   /* owned struct ktp_event *; filled by triage */
	GPtrArray *warnings; /* const char * of warnings_table.c */

	/* Not part of the JSON object: */
	GPtrArray *lines;	/* owned struct ktp_line * (lines.h) */
	GPtrArray *recipients;	/* owned char *: addresses of To and Cc */
	GPtrArray *links;	/* owned char *: Message-IDs that URLs in the
				   text name (percent-decoded), at most
				   KTP_MAX_LINKS */
	GPtrArray *trailers;	/* owned pairs: own trailer lines, in order */
	GPtrArray *attachments; /* owned char *: file names, "" without one */
	char *list_id;		/* owned or NULL: what <> holds in List-Id */
	char *auth_results;	/* owned or NULL: topmost
				   Authentication-Results */
	char *auto_submitted;	/* owned or NULL */
	gboolean from_robot;	/* the address is one of robots_table.c */
	gboolean names_robot;	/* a trailer credits the robot */
	GPtrArray *trace;	/* borrowed; only of ktp_message_explain() */
	char *content_hash;	/* owned; 64 hex digits: SHA-256 over sender,
				   date, subject and text, so that copies of
				   one mail through several lists agree */
};

/*
 * Reads one raw message (RFC 5322, without mbox separator) and says all that
 * it says. Never fails: what is damaged gets a word in warnings and the rest
 * is still read. The events are left empty. Free with ktp_message_free().
 */
struct ktp_message *ktp_message_parse(const guint8 *raw, gsize size);

/*
 * The same, and trace (trace.h) gets which rule gave which value of the report
 * or the quoted report. It must outlive the message.
 */
struct ktp_message *ktp_message_explain(const guint8 *raw, gsize size,
					GPtrArray *trace);
void ktp_message_free(struct ktp_message *message);

struct ktp_event *ktp_event_new(enum ktp_event_type type);
void ktp_event_free(struct ktp_event *event);

/*
 * Whether ktriage keeps this message on its own account: it is a robot's
 * report, names, quotes or answers one as far as the message itself shows, or
 * credits the robot. A reply whose references alone lead to a report that is
 * only known to the store is decided there.
 */
gboolean ktp_message_is_of_concern(const struct ktp_message *message);

/* "report", "follow-up", "other"; "acknowledged", …; "good", … or NULL. */
const char *ktp_kind_name(enum ktp_kind kind);
const char *ktp_event_name(enum ktp_event_type type);
const char *ktp_result_name(enum ktp_test_result result);

#endif
