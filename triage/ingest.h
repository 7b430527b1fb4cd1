/* SPDX-License-Identifier: GPL-2.0-or-later */
/* From raw mail to facts and derived rows. */
#ifndef KTT_INGEST_H
#define KTT_INGEST_H

#include "triage/store.h"

enum ktt_outcome {
	KTT_OUTCOME_REPORT,	 /* stored: a robot's report */
	KTT_OUTCOME_FOLLOW_UP,	 /* stored: belongs to one, or may */
	KTT_OUTCOME_KNOWN,	 /* the store had it already */
	KTT_OUTCOME_SKIPPED,	 /* does not concern us; nothing stored */
	KTT_OUTCOME_QUARANTINED, /* stored in the quarantine with its reason */
	KTT_OUTCOME_NO_MAIL	 /* a text that is none; nothing stored */
};

struct ktt_ingest_options {
	const char *origin;  /* "path:offset" or "(standard input)" */
	gint64 now;	     /* seconds since 1970: time of arrival */
	gboolean keep_all;   /* store also what does not concern us */
	gboolean whole;	     /* read every mail in full, skim none; the
				result is the same */
	gboolean pass_texts; /* a text without a header is no mail, not one
				for the quarantine: it is kept elsewhere */
};

/*
 * Takes in one raw mail (mbox separator removed) inside the caller's
 * transaction: parses it, stores it where it is of concern (of itself, or
 * because it answers or is answered by what the store knows), links it and
 * derives anew what it touches. Any order of calls, and any repetition, ends
 * in the same derived state. Errors: AGAIN or IO of the database.
 */
gboolean ktt_ingest(struct ktt_store *store, const guint8 *raw, gsize size,
		    const struct ktt_ingest_options *options,
		    enum ktt_outcome *outcome, GError **error);

#endif
