/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The database: opening, transactions, migrations. SQLite stays behind it. */
#ifndef KTT_STORE_H
#define KTT_STORE_H

#include <glib.h>

struct ktt_store;

enum ktt_store_flags {
	KTT_STORE_READ = 0,	       /* must exist */
	KTT_STORE_WRITE = 1 << 0,      /* created where it is missing */
	KTT_STORE_NO_REBUILD = 1 << 1, /* deliver: never rebuild derived
					  tables, never wait for one */
	KTT_STORE_EXISTING = 1 << 2,   /* for writing: must exist */
};

/*
 * Opens (or, for writing, creates with folder 0700 and file 0600) the
 * database at path, brings it to the current schema and, where the rules have
 * changed since it was derived, rebuilds what is derived. Errors: NO_FILE
 * (there is none and it is not to be made: says how to make one), AGAIN
 * (locked, disk full), IO (damage, not a database), DATA (made by a newer
 * ktriage, or not by ktriage), CREATE. Free with ktt_store_close().
 */
struct ktt_store *ktt_store_open(const char *path, enum ktt_store_flags flags,
				 GError **error);
void ktt_store_close(struct ktt_store *store);

/* BEGIN IMMEDIATE, COMMIT, ROLLBACK; errors AGAIN or IO. */
gboolean ktt_store_begin(struct ktt_store *store, GError **error);
gboolean ktt_store_commit(struct ktt_store *store, GError **error);
void ktt_store_rollback(struct ktt_store *store);

/* $KTRIAGE_DB, else $XDG_DATA_HOME/ktriage/ktriage.db; the caller frees. */
char *ktt_store_default_path(void);

#endif
