/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Facts: mails as they came, and those that could not be read. */
#ifndef KTT_RAWSTORE_H
#define KTT_RAWSTORE_H

#include <glib.h>

#include "triage/store.h"

struct ktt_fact {
	const guint8 *raw;
	gsize size;
	const char *hash; /* SHA-256 of raw, 64 hex digits */
	const char *message_id;
	const char *content_hash;
	const char *list_id; /* or NULL */
	const char *auth;    /* Authentication-Results or NULL */
	const char *origin;
	gint64 received; /* seconds since 1970 */
};

/* SHA-256 as 64 hex digits; the caller frees it. */
char *ktt_hash(const guint8 *data, gsize size);

/* Row id of the mail with this hash, 0: there is none. */
gboolean ktt_rawstore_find(struct ktt_store *store, const char *hash,
			   gint64 *mail, GError **error);

/* The hashes of all mails, as a new set of owned strings. */
gboolean ktt_rawstore_hashes(struct ktt_store *store, GHashTable **hashes,
			     GError **error);

/* Adds a mail that is not there yet; its body is stored once for all copies. */
gboolean ktt_rawstore_add(struct ktt_store *store, const struct ktt_fact *fact,
			  gint64 *mail, GError **error);

/* The mail as it came; the caller frees it with g_free(). NULL: error set. */
guint8 *ktt_rawstore_get(struct ktt_store *store, gint64 mail, gsize *size,
			 GError **error);

/* Whether a mail that nothing is derived from yet names this Message-ID in its
 * header: what comes first in a thread may come later than its answers. */
gboolean ktt_rawstore_awaits(struct ktt_store *store, const char *message_id,
			     gboolean *awaits, GError **error);

/* Keeps a mail that cannot be read; fact's ids are not looked at. *known
 * tells that it was there already. */
gboolean ktt_rawstore_quarantine(struct ktt_store *store,
				 const struct ktt_fact *fact,
				 const char *reason, gboolean *known,
				 GError **error);

#endif
