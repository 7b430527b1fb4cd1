/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What the pages of a site were made from, so that those whose report did not
 * change need not be made again: a file of the site's own folder.
 */
#ifndef KTT_SITE_STATE_H
#define KTT_SITE_STATE_H

#include "triage/site_files.h"
#include "triage/store.h"

struct ktt_site_state {
	char *key;	    /* owned; what all pages depend on */
	GHashTable *old;    /* owned: path -> "SIZE FINGERPRINT"; empty where
			       the key is another */
	GString *fresh;	    /* lines of the next file */
	GHashTable *groups; /* owned: test and metric -> what is known of it */
};

/*
 * Reads the file of that site, if there is one and it was written by this
 * version for the same rules, scanned commits and archive. Error IO, AGAIN.
 * Clear with ktt_site_state_clear() in any case.
 */
gboolean ktt_site_state_load(struct ktt_site_state *state,
			     struct ktt_store *store, const char *root,
			     const char *archive, GError **error);
void ktt_site_state_clear(struct ktt_site_state *state);

/*
 * The hash of all rows that the page of a report shows: itself, the mails of
 * its thread, decisions, other reports of its commit and of its test. The
 * caller frees it; NULL and error set (IO, AGAIN).
 */
char *ktt_site_state_fingerprint(struct ktt_site_state *state,
				 struct ktt_store *store, gint64 report,
				 GError **error);

/* Whether the page was made from rows of that hash the last time. */
gboolean ktt_site_state_knows(const struct ktt_site_state *state,
			      const char *path, const char *fingerprint);

/* Whether the page is there as it was made from rows of that hash; then it is
 * counted as unchanged and noted. */
gboolean ktt_site_state_holds(struct ktt_site_state *state,
			      struct ktt_site_files *files, const char *path,
			      const char *fingerprint);

/* Notes a page for the next run. */
void ktt_site_state_note(struct ktt_site_state *state, const char *path,
			 gsize size, const char *fingerprint);

/* Writes the file for the next run; error CREATE. */
gboolean ktt_site_state_save(const struct ktt_site_state *state,
			     const char *root, GError **error);

#endif
