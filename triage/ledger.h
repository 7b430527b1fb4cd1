/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The tests that people asked for, each with its answer: who asked when for
 * what, and what came of it. Pure: it knows no database and no clock.
 */
#ifndef KTT_LEDGER_H
#define KTT_LEDGER_H

#include "triage/status.h"

struct ktt_request {
	const struct ktt_statement *asked;  /* borrowed, like the rest */
	const struct ktt_statement *what;   /* of the same mail, names a commit,
					       branch or link; or NULL */
	gboolean patch;			    /* the mail brings code to try */
	const struct ktt_statement *answer; /* NULL: none came */
	double recovery, spread;	    /* of the answer; NAN: unknown */
	/* The report is open, and neither this request nor a later one was
	 * answered. */
	gboolean waiting;
};

/* Which mails a mail refers to by its headers; FALSE: not this one. */
typedef gboolean (*ktt_refers_fn)(const char *message_id, const char *target,
				  gpointer data);

/*
 * The requests among the statements (sorted, as ktt_status_fold() leaves
 * them), one for each mail that asks, in their order. An answer is the first
 * result by another sender in a mail that refers to the request, else the
 * robot's first result behind it. open: the report is. A new array of owned
 * struct ktt_request *; the statements must outlive it.
 */
GPtrArray *ktt_ledger_make(const GPtrArray *statements, gboolean open,
			   ktt_refers_fn refers, gpointer data);

/* Whether anything is asked for at all: cheap. */
gboolean ktt_ledger_is_needed(const GPtrArray *statements);

/* How many wait. *since gets the time of the first of them, else 0. */
guint ktt_ledger_waiting(const GPtrArray *ledger, gint64 *since);

#endif
