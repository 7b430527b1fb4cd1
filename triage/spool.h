/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Mail that could not go into the database waits in a folder beside it
 * (spool/), one file each, until the next run takes it in. A file is there
 * whole or not at all, and it is on the disk before we say so.
 */
#ifndef KTT_SPOOL_H
#define KTT_SPOOL_H

#include <glib.h>

#include "triage/store.h"

/* The spool of a database; the caller frees it. */
char *ktt_spool_path(const char *database);

/*
 * Keeps a raw mail. Its name comes from its hash, so that the same mail waits
 * once. keep: it is to be kept even if it concerns no report, which its name
 * says too. Errors: AGAIN or CREATE, when it is not safely on the disk.
 */
gboolean ktt_spool_put(const char *database, const guint8 *raw, gsize size,
		       gboolean keep, GError **error);

struct ktt_spooled {
	char *path;  /* owned */
	guint8 *raw; /* owned */
	gsize size;
	gint64 received; /* when it was put there */
	gboolean keep;	 /* as of ktt_spool_put() */
};

/*
 * The mails that wait, as paths (owned char *) in the order of their names;
 * empty where there is no spool. Removes what was half written a day ago.
 */
GPtrArray *ktt_spool_list(const char *database);

/* Reads one; FALSE where another run has taken it or it cannot be read. */
gboolean ktt_spool_read(const char *path, struct ktt_spooled *mail);
void ktt_spooled_clear(struct ktt_spooled *mail);

/* After the database has it: removes it. */
void ktt_spool_remove(const char *path);

/*
 * Takes the mails that wait into the store, each in a transaction of its own,
 * at most limit of them (0: all). taken (may be NULL) gets how many. Errors
 * of ktt_ingest(); what was not taken waits on.
 */
gboolean ktt_spool_take(struct ktt_store *store, const char *database,
			guint limit, guint *taken, GError **error);

#endif
