/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The mails of a report's thread as they came. */
#ifndef KTT_RAWTHREAD_H
#define KTT_RAWTHREAD_H

#include <glib.h>

#include "triage/store.h"

/* One raw mail; FALSE stops the walk without an error. */
typedef gboolean (*ktt_rawthread_fn)(const guint8 *raw, gsize size, gint64 date,
				     gpointer data);

/*
 * Calls fn for each mail of the report (a row id) and of what is linked to
 * it, oldest first. seen (may be NULL): a set of row ids as pointers; what is
 * in it is left out, what is given is added. Errors AGAIN or IO.
 */
gboolean ktt_rawthread_foreach(struct ktt_store *store, gint64 report,
			       GHashTable *seen, ktt_rawthread_fn fn,
			       gpointer data, GError **error);

#endif
