/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What people decide or remark by hand: facts like the mails. */
#ifndef KTT_DECISION_H
#define KTT_DECISION_H

#include <glib.h>

#include "triage/store.h"

struct ktt_decision {
	const char *message_id; /* of the report */
	gint64 time;		/* seconds since 1970 */
	const char *who;	/* "name <address>" or a login name */
	const char *kind;	/* status, note, watch, unwatch, own */
	const char *value;	/* a status or "auto", the text, the owner */
	const char *commit_id;	/* or NULL: what cures it */
	const char *reason;	/* or NULL */
	const char *uid;	/* NULL: made from the rest */
};

/*
 * Adds a decision inside the caller's transaction; one that is there already
 * changes nothing, so that stores can be merged. Errors USAGE (no such kind
 * or status), AGAIN, IO.
 */
gboolean ktt_decision_add(struct ktt_store *store,
			  const struct ktt_decision *decision, GError **error);

/*
 * The same for the report of this row id, in a transaction of its own;
 * decision->message_id is not looked at. Who decides now has seen what was
 * decided before: the time is made later than that of any other decision about
 * the report.
 */
gboolean ktt_decide(struct ktt_store *store, gint64 report,
		    const struct ktt_decision *decision, GError **error);

#endif
