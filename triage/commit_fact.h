/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Commits of scanned trees: facts like the mails. */
#ifndef KTT_COMMIT_FACT_H
#define KTT_COMMIT_FACT_H

#include <jansson.h>

#include "triage/store.h"

struct ktt_commit_fact {
	const char *id; /* 40 or 64 hex digits in lower case */
	const char *title;
	const char *author_name, *author_address;
	gint64 author_date, commit_date;
	const char *message; /* with its title */
};

struct ktt_sighting {		/* where a commit was seen */
	const char *repository; /* URL of its origin, else its name */
	const char *branch;
	const char *tag; /* the first that contains it; "": not known */
};

/*
 * Adds a commit, and derives what it says, inside the caller's transaction.
 * One that is there already changes nothing. *added (may be NULL) tells.
 */
gboolean ktt_commit_add(struct ktt_store *store,
			const struct ktt_commit_fact *fact, gboolean *added,
			GError **error);

/* Adds that the commit was seen there. */
gboolean ktt_commit_sight(struct ktt_store *store, const char *id,
			  const struct ktt_sighting *sighting, gboolean *added,
			  GError **error);

/* For a rebuild: derives what all commits say. */
gboolean ktt_commit_derive_all(struct ktt_store *store, GError **error);

/* A commit as a line of an export; a new reference, NULL and error set. */
json_t *ktt_commit_line(struct ktt_store *store, const char *id,
			GError **error);

/* Takes in such a line. Error DATA: something is missing. */
gboolean ktt_commit_take(struct ktt_store *store, const json_t *line,
			 gboolean *added, GError **error);

#endif
