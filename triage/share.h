/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * How much of a loss a stored answer wins back, read together with the report
 * that it belongs to: the report knows the blamed commit, its parent and the
 * headline metric where the answer quotes none of them. recovery.h does it for
 * an answer alone.
 */
#ifndef KTT_SHARE_H
#define KTT_SHARE_H

#include <jansson.h>

#include "triage/store.h"

struct ktt_share {
	double value;  /* (fixed - bad) / (good - bad); NAN: unknown */
	double spread; /* of value, from the columns' own; NAN: unknown */
};

/*
 * From the objects of the JSON page. In the first table that has the metric's
 * row and the columns: good is the parent; bad the blamed commit, else what
 * the fix was applied to; fixed the last one called a fix or a revert, else
 * the last one that asked (a text) names by its id; where asked is NULL, since
 * the answer says itself that it tested a fix, the last one of all. A spread
 * that is not printed counts as KTT_MIN_STDDEV.
 */
struct ktt_share ktt_share_of(const json_t *message, const json_t *report,
			      const char *asked);

/* The same for rows of the tables message and report. Errors AGAIN or IO. */
gboolean ktt_share_load(struct ktt_store *store, gint64 report, gint64 message,
			const char *asked, struct ktt_share *share,
			GError **error);

#endif
