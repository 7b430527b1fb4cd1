/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Mail from public-inbox servers (lore.kernel.org) into the store. */
#ifndef KTT_FETCH_H
#define KTT_FETCH_H

#include "triage/http.h"
#include "triage/import.h"
#include "triage/store.h"

struct ktt_fetch_options {
	char **servers;	       /* addresses of archives, first asked first */
	guint64 most_inflated; /* bytes of one answer, unpacked */
	gint64 now;
	struct ktt_http_options http;
};

struct ktt_fetch;

/* Errors CONFIG (a server that may not be used), UNAVAILABLE. options and
 * what is in it are borrowed. */
struct ktt_fetch *ktt_fetch_new(const struct ktt_fetch_options *options,
				GError **error);
void ktt_fetch_free(struct ktt_fetch *fetch);

/*
 * Takes in the thread of a Message-ID from the first server that has it, as if
 * its mbox were imported, and adds to *counts. An answer that is not whole, too
 * long or no mail at all changes nothing. Errors as ktt_http_fetch() and
 * ktt_import().
 */
gboolean ktt_fetch_thread(struct ktt_fetch *fetch, struct ktt_store *store,
			  const char *message_id,
			  struct ktt_import_counts *counts, GError **error);

/*
 * The same with all mail that a query in the servers' own language finds (with
 * threads: with the whole threads), from every server. *found tells whether
 * there was any.
 */
gboolean ktt_fetch_query(struct ktt_fetch *fetch, struct ktt_store *store,
			 const char *query, gboolean threads, gboolean *found,
			 struct ktt_import_counts *counts, GError **error);

/*
 * What the robots (addresses, blank between) sent or got since then, for
 * ktt_fetch_query(). The caller frees it.
 */
char *ktt_fetch_query_since(const char *robots, gint64 since);

/* When the last fetch of news began (seconds since 1970); 0: never. */
gboolean ktt_fetch_last(struct ktt_store *store, gint64 *when, GError **error);
gboolean ktt_fetch_set_last(struct ktt_store *store, gint64 when,
			    GError **error);

/*
 * Message-IDs (owned char *) of reports that are known from quotes only, then
 * of those that nobody has answered as far as the store knows, heaviest first;
 * at most limit. The caller unrefs it.
 */
GPtrArray *ktt_fetch_missing(struct ktt_store *store, guint limit,
			     GError **error);

#endif
