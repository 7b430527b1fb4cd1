/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The rows of table report and its children, from a report object. */
#ifndef KTT_REPORT_ROW_H
#define KTT_REPORT_ROW_H

#include <jansson.h>

#include "triage/store.h"

struct ktt_report_source {
	gint64 message;		/* row id of the message it stands at */
	const char *message_id; /* of that message */
	gint64 source; /* row id of the message whose object holds it */
	gboolean reconstructed; /* from a quote */
	gint64 date;
	gboolean has_date;
};

/*
 * Writes the report of that message in place of the one that may be there;
 * gives it a number where its Message-ID never had one. What depends on other
 * messages (status, replies …) keeps its value, or is at its beginning, until
 * it is folded anew.
 */
gboolean ktt_report_write(struct ktt_store *store,
			  const struct ktt_report_source *source,
			  const json_t *report, GError **error);

/* Removes the report of a message; no link may name it any more. */
gboolean ktt_report_remove(struct ktt_store *store, gint64 message,
			   GError **error);

#endif
