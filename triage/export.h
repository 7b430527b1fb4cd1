/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The whole store as lines of JSON (NDJSON), and back. */
#ifndef KTT_EXPORT_H
#define KTT_EXPORT_H

#include <glib.h>

#include "triage/store.h"

#define KTT_EXPORT_SCHEMA "ktriage.export/1"

/* One line without its newline; FALSE stops with no error. */
typedef gboolean (*ktt_export_fn)(const char *line, gpointer data);

/*
 * Gives every line: a header, then the facts (type mail, decision,
 * quarantine, commit), then what is derived (type message, report). Sorted by
 * stable keys, without times of arrival, row ids and numbers, so that two
 * stores with the same facts give the same bytes. Errors AGAIN or IO.
 */
gboolean ktt_export(struct ktt_store *store, ktt_export_fn fn, gpointer data,
		    GError **error);

/*
 * Takes in one such line inside the caller's transaction: facts are added
 * where they are missing, derived lines are passed over. added (may be NULL)
 * tells whether it brought something new. Error DATA: no line of an export.
 */
gboolean ktt_export_take(struct ktt_store *store, const char *line, gint64 now,
			 gboolean *added, GError **error);

#endif
