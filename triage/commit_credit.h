/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Whether a credit in a commit is the one that a report asks for. */
#ifndef KTT_COMMIT_CREDIT_H
#define KTT_COMMIT_CREDIT_H

#include "triage/store.h"

/*
 * The robot's mails about builds and about performance ask for Reported-by:
 * with different addresses. FALSE only where the report in the message with
 * this row id asks for another address than the one in credit.
 */
gboolean ktt_credit_fits(struct ktt_store *store, gint64 message,
			 const char *credit);

#endif
