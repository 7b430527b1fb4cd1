/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What a report owes to its thread: status, replies, recovery. */
#ifndef KTT_REFOLD_H
#define KTT_REFOLD_H

#include "triage/status.h"
#include "triage/store.h"

/* Folds the report's events anew and writes what comes out. */
gboolean ktt_refold(struct ktt_store *store, gint64 report, GError **error);

/*
 * The statements about a report in the order of the fold, mails and decisions
 * alike: a new array of owned struct ktt_statement *, with fold done, so that
 * each says what it changed. fold may be NULL. NULL and error set where
 * reading fails.
 */
GPtrArray *ktt_statements(struct ktt_store *store, gint64 report,
			  struct ktt_fold *fold, GError **error);

#endif
