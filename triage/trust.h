/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Whose word closes a report. Anyone can write any From: into a mail; a
 * receiving server that checks (SPF, DKIM, DMARC) says so in the field
 * Authentication-Results (RFC 8601), which is believed from one server only.
 */
#ifndef KTT_TRUST_H
#define KTT_TRUST_H

#include <glib.h>

#include "triage/store.h"

struct ktt_trust {
	char *authserv_id; /* owned; "" believes no server */
	gboolean closing;  /* a closing event counts only with a pass */
};

/*
 * Makes the settings [trust] those of the store; where they differ from what
 * its statuses were folded by, folds all of them anew in a transaction of its
 * own. Errors AGAIN or IO.
 */
gboolean ktt_trust_set(struct ktt_store *store, const char *authserv_id,
		       gboolean closing, GError **error);

/* What the store was told last. Clear with ktt_trust_clear(). */
gboolean ktt_trust_get(struct ktt_store *store, struct ktt_trust *trust,
		       GError **error);
void ktt_trust_clear(struct ktt_trust *trust);

/*
 * Whether one line of results (values of the topmost Authentication-Results
 * fields of a mail's copies, or NULL) comes from authserv_id and says that
 * address is genuine: dmarc=pass, or dkim=pass for the address's own domain or
 * one above it.
 */
gboolean ktt_trust_passes(const struct ktt_trust *trust, const char *results,
			  const char *address);

#endif
