/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Inside of struct ktt_store. For stmt.c, store.c and migrate.c only: no other
 * file knows that there is SQLite behind the store.
 */
#ifndef KTT_DB_H
#define KTT_DB_H

#include <sqlite3.h>

#include "triage/store.h"

struct ktt_store {
	sqlite3 *db;
	char *path; /* owned */
	enum ktt_store_flags flags;
	GHashTable *statements; /* owned: text of the SQL -> GQueue of idle
				   sqlite3_stmt * */
	GHashTable *dirty;	/* owned: row ids of messages whose links are
				   to be derived anew before the commit */
	GHashTable *unindexed;	/* owned: of those whose text is new to the
				   full-text index */
	GHashTable *absent;	/* owned: Message-IDs (owned char *) that were
				   not found since something changed */
	gboolean stale;	  /* derived by other rules: only facts are added */
	int changes;	  /* of rows, before the transaction */
	gboolean begun;	  /* inside a transaction */
	gboolean reading; /* … of a reader, for all that it asks */
};

/* Sets error from SQLite's code and message; what: the work that failed, for
 * faults of the program. */
void ktt_db_set_error(struct ktt_store *store, int code, const char *what,
		      GError **error);

/* Frees all kept statements. */
void ktt_db_forget_statements(struct ktt_store *store);

#endif
