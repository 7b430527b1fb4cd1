/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The ledger of a stored report, and how it is printed. */
#ifndef KTT_LEDGER_LOAD_H
#define KTT_LEDGER_LOAD_H

#include <jansson.h>

#include "triage/ledger.h"
#include "triage/store.h"

/*
 * The tests asked for among the statements of a report (ledger.h), with the
 * references of the stored mails. NULL and error set where reading fails.
 */
GPtrArray *ktt_ledger_load(struct ktt_store *store, gint64 report,
			   const GPtrArray *statements, enum ktt_status status,
			   GError **error);

/* List of Request of the JSON page. A new reference. */
json_t *ktt_ledger_view(const GPtrArray *ledger);

#endif
