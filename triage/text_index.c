/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/stmt.h"
#include "triage/store_state.h"
#include "triage/text_index.h"

/* Texts that wait for the index; their own copy is in the database. */
#define MAX_WAITING 5000

static const char have_sql[] = "SELECT 1 FROM search_text WHERE message = ?";
static const char delete_sql[] =
	"INSERT INTO search_index (search_index, rowid, subject, prose, names)"
	" SELECT 'delete', message, subject, prose, names FROM search_text"
	" WHERE message = ?";
static const char drop_sql[] = "DELETE FROM search_text WHERE message = ?";
static const char put_sql[] =
	"INSERT INTO search_text (message, subject, prose, names)"
	" VALUES (?, ?, ?, ?)";
static const char get_sql[] = "SELECT subject, prose, names FROM search_text"
			      " WHERE message = ?";
static const char insert_sql[] =
	"INSERT INTO search_index (rowid, subject, prose, names)"
	" VALUES (?, ?, ?, ?)";

/* Some thousand pages at a time; 'merge' of FTS5 says by the number of rows it
 * changes whether anything was left to do. */
static const char merge_sql[] =
	"INSERT INTO search_index (search_index, rank) VALUES ('merge', 1000)";
static const char changes_sql[] = "SELECT total_changes()";

static gpointer
key_of(gint64 message)
{
	return GSIZE_TO_POINTER((gsize)message);
}

gboolean
ktt_text_index_put(struct ktt_store *store, gint64 message, const char *subject,
		   const char *prose, const char *names, GError **error)
{
	GHashTable *waiting = ktt_store_unindexed(store);

	if (!ktt_exec(store, error, put_sql, "ittt", message, subject, prose,
		      names))
		return FALSE;
	g_hash_table_add(waiting, key_of(message));
	return g_hash_table_size(waiting) < MAX_WAITING ||
	       ktt_text_index_flush(store, error);
}

gboolean
ktt_text_index_drop(struct ktt_store *store, gint64 message, GError **error)
{
	gint64 have = 0;

	if (!ktt_query_int(store, error, &have, have_sql, "i", message))
		return FALSE;
	if (!have)
		return TRUE;
	if (!g_hash_table_remove(ktt_store_unindexed(store), key_of(message)) &&
	    !ktt_exec(store, error, delete_sql, "i", message))
		return FALSE;
	return ktt_exec(store, error, drop_sql, "i", message);
}

static int
compare_rows(gconstpointer a, gconstpointer b)
{
	const gint64 *left = a, *right = b;

	return *left < *right ? -1 : *left > *right;
}

static GArray *
take_waiting(struct ktt_store *store)
{
	GHashTable *waiting = ktt_store_unindexed(store);
	GArray *rows = g_array_new(FALSE, FALSE, sizeof(gint64));
	GHashTableIter iter;
	gpointer key;

	g_hash_table_iter_init(&iter, waiting);
	while (g_hash_table_iter_next(&iter, &key, NULL)) {
		gint64 row = (gint64)GPOINTER_TO_SIZE(key);

		g_array_append_val(rows, row);
	}
	g_hash_table_remove_all(waiting);
	g_array_sort(rows, compare_rows);
	return rows;
}

static gboolean
tell(struct ktt_store *store, gint64 message, GError **error)
{
	struct ktt_rows *rows = ktt_query(store, get_sql, "i", message);
	gboolean ok = TRUE;

	if (ktt_rows_next(rows))
		ok = ktt_exec(store, error, insert_sql, "ittt", message,
			      ktt_rows_text(rows, 0), ktt_rows_text(rows, 1),
			      ktt_rows_text(rows, 2));
	return ktt_rows_end(rows, ok ? error : NULL) && ok;
}

gboolean
ktt_text_index_flush(struct ktt_store *store, GError **error)
{
	g_autoptr(GArray) rows = NULL;

	if (!g_hash_table_size(ktt_store_unindexed(store)))
		return TRUE;
	rows = take_waiting(store);
	for (guint i = 0; i < rows->len; i++)
		if (!tell(store, g_array_index(rows, gint64, i), error))
			return FALSE;
	return TRUE;
}

gboolean
ktt_text_index_merge(struct ktt_store *store, GError **error)
{
	gint64 before = 0, after = 0;

	do {
		if (!ktt_query_int(store, error, &before, changes_sql, "") ||
		    !ktt_exec(store, error, merge_sql, "") ||
		    !ktt_query_int(store, error, &after, changes_sql, ""))
			return FALSE;
	} while (after - before >= 2);
	return TRUE;
}

void
ktt_text_index_forget(struct ktt_store *store)
{
	g_hash_table_remove_all(ktt_store_unindexed(store));
}
