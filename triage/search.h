/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Queries: from the user's words to reports. */
#ifndef KTT_SEARCH_H
#define KTT_SEARCH_H

#include <glib.h>

#include "triage/store.h"

struct ktt_search_options {
	gint64 now;	   /* what "7d" counts back from */
	const char *sort;  /* NULL: newest first; a name of ktt_sorts */
	gboolean reverse;  /* the other way round */
	gint64 limit;	   /* 0: no limit */
	GHashTable *saved; /* NULL, or name -> text of saved queries */
	gint64 newest;	   /* so many are looked at before all others, where
			      that may do; 0: as many as is sensible */
};

/*
 * Compiles and runs a query (ktriage-query(7)). reports gets a new GArray of
 * gint64 row ids of table report in the asked order; the caller unrefs it.
 * Error USAGE: the query with a caret under the fault and a hint.
 */
gboolean ktt_search(struct ktt_store *store, const char *query,
		    const struct ktt_search_options *options, GArray **reports,
		    GError **error);

/* The number of hits; errors as ktt_search(). */
gboolean ktt_search_count(struct ktt_store *store, const char *query,
			  const struct ktt_search_options *options,
			  gint64 *count, GError **error);

/* N of the short name "RN" of a report; errors AGAIN, IO. */
gboolean ktt_search_number(struct ktt_store *store, gint64 report,
			   gint64 *number, GError **error);

/*
 * How a query is understood, in words; NULL and error as ktt_search(). Needs
 * no store. The caller frees it.
 */
char *ktt_search_explain(const char *query,
			 const struct ktt_search_options *options,
			 GError **error);

#endif
