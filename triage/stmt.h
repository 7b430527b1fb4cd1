/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * SQL statements: a thin layer over SQLite's prepare, bind, step and column.
 * SQL text is constant (kept prepared, keyed by the text) and all values are
 * bound. Every failure becomes a KTT_ERROR by what the caller can do about it.
 *
 * types is a string with one letter for each value that follows:
 *	i  gint64            t  const char * (NULL: SQL NULL)
 *	d  double (NAN: NULL)  b  const void *, gsize (a blob)
 *	k  gint64, 0: NULL (a row id that may be absent)
 */
#ifndef KTT_STMT_H
#define KTT_STMT_H

#include <glib.h>

#include "triage/store.h"

struct ktt_rows; /* the rows that a statement gives, one at a time */

/* Runs a statement that gives no rows. */
gboolean ktt_exec(struct ktt_store *store, GError **error, const char *sql,
		  const char *types, ...);

/* Runs several statements without values, separated by semicolons. */
gboolean ktt_exec_script(struct ktt_store *store, const char *sql,
			 GError **error);

/*
 * Starts a statement. Never fails by itself: what went wrong is told by
 * ktt_rows_end(), and ktt_rows_next() gives FALSE until then. Several may be
 * under way at once, of one SQL text too.
 */
struct ktt_rows *ktt_query(struct ktt_store *store, const char *sql,
			   const char *types, ...);

/* A value for ktt_query_values(), with the same letters. */
struct ktt_sql_value {
	char type; /* i, t, d */
	gint64 i;
	double d;
	char *t; /* owned by whoever filled it in */
};

/* The same for SQL that is put together at run time: it is not kept. */
struct ktt_rows *ktt_query_values(struct ktt_store *store, const char *sql,
				  const struct ktt_sql_value *values,
				  gsize n_values);

gboolean ktt_rows_next(struct ktt_rows *rows);

/* Ends the statement and frees rows; FALSE and error set where it failed. */
gboolean ktt_rows_end(struct ktt_rows *rows, GError **error);

/*
 * The text of the first column of all rows that are left (char *, freed with
 * the array); ends them as ktt_rows_end() does. NULL and error set where that
 * failed.
 */
GPtrArray *ktt_rows_texts(struct ktt_rows *rows, GError **error);

/* Values of the present row. Text and blobs live until the next call. */
gint64 ktt_rows_int(struct ktt_rows *rows, int column);	      /* NULL: 0 */
double ktt_rows_double(struct ktt_rows *rows, int column);    /* NULL: NAN */
const char *ktt_rows_text(struct ktt_rows *rows, int column); /* or NULL */
const guint8 *ktt_rows_blob(struct ktt_rows *rows, int column, gsize *size);
gboolean ktt_rows_null(struct ktt_rows *rows, int column);

/*
 * The first value of the first row as a number; *value keeps what it had
 * where there is no row.
 */
gboolean ktt_query_int(struct ktt_store *store, GError **error, gint64 *value,
		       const char *sql, const char *types, ...);

/* The same as text, NULL where there is no row; the caller frees it. */
gboolean ktt_query_text(struct ktt_store *store, GError **error, char **value,
			const char *sql, const char *types, ...);

/* Row id of the last INSERT; rows changed by the last statement. */
gint64 ktt_last_insert(struct ktt_store *store);
gint64 ktt_changes(struct ktt_store *store);

#endif
