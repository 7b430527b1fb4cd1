/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <math.h>
#include <stdarg.h>

#include "triage/db.h"
#include "triage/error.h"
#include "triage/stmt.h"

struct ktt_rows {
	struct ktt_store *store;
	sqlite3_stmt *stmt; /* NULL: could not be prepared */
	char *key;	    /* owned; text to keep it under, NULL: not kept */
	int rc;
	GError *error;
};

struct code_class {
	int code; /* primary result code of SQLite */
	enum ktt_error error;
	const char *hint;
};

static const struct code_class code_classes[] = {
	{SQLITE_BUSY, KTT_ERROR_AGAIN, "another ktriage holds the database"},
	{SQLITE_LOCKED, KTT_ERROR_AGAIN, "another ktriage holds the database"},
	{SQLITE_FULL, KTT_ERROR_AGAIN, "the disk is full"},
	{SQLITE_IOERR, KTT_ERROR_AGAIN, "the disk may be full or failing"},
	{SQLITE_NOMEM, KTT_ERROR_AGAIN, "out of memory"},
	{SQLITE_CANTOPEN, KTT_ERROR_CREATE,
	 "the file or its folder cannot be opened"},
	{SQLITE_READONLY, KTT_ERROR_IO, "the database cannot be written"},
	{SQLITE_PERM, KTT_ERROR_IO, "no permission"},
	{SQLITE_CORRUPT, KTT_ERROR_IO,
	 "the file is damaged; restore a backup, or export what is left"},
	{SQLITE_NOTADB, KTT_ERROR_IO, "the file is not a database"},
};

void
ktt_db_set_error(struct ktt_store *store, int code, const char *what,
		 GError **error)
{
	const char *text =
		store->db ? sqlite3_errmsg(store->db) : sqlite3_errstr(code);

	for (gsize i = 0; i < G_N_ELEMENTS(code_classes); i++)
		if (code_classes[i].code == (code & 0xff)) {
			g_set_error(error, KTT_ERROR, code_classes[i].error,
				    "%s: %s (%s)", store->path,
				    code_classes[i].hint, text);
			return;
		}
	g_set_error(error, KTT_ERROR, KTT_ERROR_INTERNAL, "%s: %s: %s",
		    store->path, what, text);
}

static void
statement_free(gpointer stmt)
{
	sqlite3_finalize(stmt);
}

static void
statements_free(gpointer data)
{
	g_queue_free_full(data, statement_free);
}

void
ktt_db_forget_statements(struct ktt_store *store)
{
	g_clear_pointer(&store->statements, g_hash_table_unref);
}

static sqlite3_stmt *
statement_take(struct ktt_store *store, const char *sql)
{
	GQueue *idle;

	if (!store->statements)
		store->statements = g_hash_table_new_full(
			g_str_hash, g_str_equal, g_free, statements_free);
	idle = g_hash_table_lookup(store->statements, sql);
	return idle ? g_queue_pop_head(idle) : NULL;
}

static void
statement_give_back(struct ktt_store *store, const char *sql,
		    sqlite3_stmt *stmt)
{
	GQueue *idle = NULL;

	sqlite3_reset(stmt);
	sqlite3_clear_bindings(stmt);
	if (store->statements)
		idle = g_hash_table_lookup(store->statements, sql);
	if (!idle && store->statements) {
		idle = g_queue_new();
		g_hash_table_insert(store->statements, g_strdup(sql), idle);
	}
	if (idle)
		g_queue_push_head(idle, stmt);
	else
		sqlite3_finalize(stmt);
}

static struct ktt_rows *
rows_new(struct ktt_store *store, const char *sql, gboolean keep)
{
	struct ktt_rows *rows = g_new0(struct ktt_rows, 1);

	rows->store = store;
	rows->rc = SQLITE_OK;
	if (keep) {
		rows->key = g_strdup(sql);
		rows->stmt = statement_take(store, sql);
	}
	if (!rows->stmt)
		rows->rc =
			sqlite3_prepare_v3(store->db, sql, -1,
					   keep ? SQLITE_PREPARE_PERSISTENT : 0,
					   &rows->stmt, NULL);
	if (rows->rc != SQLITE_OK)
		ktt_db_set_error(store, rows->rc, sql, &rows->error);
	return rows;
}

static int
bind_double(sqlite3_stmt *stmt, int index, double number)
{
	return isnan(number) ? sqlite3_bind_null(stmt, index)
			     : sqlite3_bind_double(stmt, index, number);
}

static int
bind_id(sqlite3_stmt *stmt, int index, gint64 id)
{
	return id ? sqlite3_bind_int64(stmt, index, id)
		  : sqlite3_bind_null(stmt, index);
}

static int
bind_one(sqlite3_stmt *stmt, int index, char type, va_list *args)
{
	const void *data;

	switch (type) {
	case 'i':
		return sqlite3_bind_int64(stmt, index, va_arg(*args, gint64));
	case 'k':
		return bind_id(stmt, index, va_arg(*args, gint64));
	case 'd':
		return bind_double(stmt, index, va_arg(*args, double));
	case 't':
		return sqlite3_bind_text(stmt, index,
					 va_arg(*args, const char *), -1,
					 SQLITE_TRANSIENT);
	case 'b':
		data = va_arg(*args, const void *);
		return sqlite3_bind_blob64(stmt, index, data ? data : "",
					   va_arg(*args, gsize),
					   SQLITE_TRANSIENT);
	default:
		return SQLITE_MISUSE;
	}
}

static void
bind_all(struct ktt_rows *rows, const char *types, va_list *args)
{
	for (int i = 0; rows->rc == SQLITE_OK && types[i]; i++)
		rows->rc = bind_one(rows->stmt, i + 1, types[i], args);
	if (rows->rc != SQLITE_OK && !rows->error)
		ktt_db_set_error(rows->store, rows->rc, "binding a value",
				 &rows->error);
}

static struct ktt_rows *
query_valist(struct ktt_store *store, const char *sql, const char *types,
	     va_list *args)
{
	struct ktt_rows *rows = rows_new(store, sql, TRUE);

	bind_all(rows, types, args);
	return rows;
}

struct ktt_rows *
ktt_query(struct ktt_store *store, const char *sql, const char *types, ...)
{
	struct ktt_rows *rows;
	va_list args;

	va_start(args, types);
	rows = query_valist(store, sql, types, &args);
	va_end(args);
	return rows;
}

struct ktt_rows *
ktt_query_values(struct ktt_store *store, const char *sql,
		 const struct ktt_sql_value *values, gsize n_values)
{
	struct ktt_rows *rows = rows_new(store, sql, FALSE);

	for (gsize i = 0; rows->rc == SQLITE_OK && i < n_values; i++) {
		int index = (int)i + 1;

		if (values[i].type == 'i')
			rows->rc = sqlite3_bind_int64(rows->stmt, index,
						      values[i].i);
		else if (values[i].type == 'd')
			rows->rc = bind_double(rows->stmt, index, values[i].d);
		else
			rows->rc = sqlite3_bind_text(rows->stmt, index,
						     values[i].t, -1,
						     SQLITE_TRANSIENT);
	}
	if (rows->rc != SQLITE_OK && !rows->error)
		ktt_db_set_error(store, rows->rc, "binding a value",
				 &rows->error);
	return rows;
}

gboolean
ktt_rows_next(struct ktt_rows *rows)
{
	if (rows->rc != SQLITE_OK && rows->rc != SQLITE_ROW)
		return FALSE;
	rows->rc = sqlite3_step(rows->stmt);
	if (rows->rc != SQLITE_ROW && rows->rc != SQLITE_DONE)
		ktt_db_set_error(rows->store, rows->rc, sqlite3_sql(rows->stmt),
				 &rows->error);
	return rows->rc == SQLITE_ROW;
}

gboolean
ktt_rows_end(struct ktt_rows *rows, GError **error)
{
	gboolean ok = !rows->error;

	if (rows->stmt && rows->key)
		statement_give_back(rows->store, rows->key, rows->stmt);
	else
		sqlite3_finalize(rows->stmt);
	if (!ok)
		g_propagate_error(error, rows->error);
	g_free(rows->key);
	g_free(rows);
	return ok;
}

GPtrArray *
ktt_rows_texts(struct ktt_rows *rows, GError **error)
{
	GPtrArray *texts = g_ptr_array_new_with_free_func(g_free);

	while (ktt_rows_next(rows))
		g_ptr_array_add(texts, g_strdup(ktt_rows_text(rows, 0)));
	if (ktt_rows_end(rows, error))
		return texts;
	g_ptr_array_unref(texts);
	return NULL;
}

gint64
ktt_rows_int(struct ktt_rows *rows, int column)
{
	return sqlite3_column_int64(rows->stmt, column);
}

double
ktt_rows_double(struct ktt_rows *rows, int column)
{
	if (ktt_rows_null(rows, column))
		return NAN;
	return sqlite3_column_double(rows->stmt, column);
}

const char *
ktt_rows_text(struct ktt_rows *rows, int column)
{
	return (const char *)sqlite3_column_text(rows->stmt, column);
}

const guint8 *
ktt_rows_blob(struct ktt_rows *rows, int column, gsize *size)
{
	const guint8 *data = sqlite3_column_blob(rows->stmt, column);

	*size = (gsize)sqlite3_column_bytes(rows->stmt, column);
	return data;
}

gboolean
ktt_rows_null(struct ktt_rows *rows, int column)
{
	return sqlite3_column_type(rows->stmt, column) == SQLITE_NULL;
}

gboolean
ktt_exec(struct ktt_store *store, GError **error, const char *sql,
	 const char *types, ...)
{
	struct ktt_rows *rows;
	va_list args;

	va_start(args, types);
	rows = query_valist(store, sql, types, &args);
	va_end(args);
	while (ktt_rows_next(rows))
		continue;
	return ktt_rows_end(rows, error);
}

gboolean
ktt_exec_script(struct ktt_store *store, const char *sql, GError **error)
{
	int rc = sqlite3_exec(store->db, sql, NULL, NULL, NULL);

	if (rc == SQLITE_OK)
		return TRUE;
	ktt_db_set_error(store, rc, "running a statement", error);
	return FALSE;
}

gboolean
ktt_query_int(struct ktt_store *store, GError **error, gint64 *value,
	      const char *sql, const char *types, ...)
{
	struct ktt_rows *rows;
	va_list args;

	va_start(args, types);
	rows = query_valist(store, sql, types, &args);
	va_end(args);
	if (ktt_rows_next(rows))
		*value = ktt_rows_int(rows, 0);
	return ktt_rows_end(rows, error);
}

gboolean
ktt_query_text(struct ktt_store *store, GError **error, char **value,
	       const char *sql, const char *types, ...)
{
	struct ktt_rows *rows;
	va_list args;

	va_start(args, types);
	rows = query_valist(store, sql, types, &args);
	va_end(args);
	*value = NULL;
	if (ktt_rows_next(rows))
		*value = g_strdup(ktt_rows_text(rows, 0));
	return ktt_rows_end(rows, error);
}

gint64
ktt_last_insert(struct ktt_store *store)
{
	return sqlite3_last_insert_rowid(store->db);
}

gint64
ktt_changes(struct ktt_store *store)
{
	return sqlite3_changes64(store->db);
}
