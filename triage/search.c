/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/search.h"

#include "triage/error.h"
#include "triage/query.h"
#include "triage/query_key.h"
#include "triage/stmt.h"
#include "triage/suggest.h"

static const struct ktt_sort *
find_sort(const char *name, GError **error)
{
	const struct ktt_sort *sort = ktt_sort_find(name ? name : "date");
	g_autoptr(GPtrArray) names = NULL;
	g_autofree char *all = NULL;
	const char *near;

	if (sort != NULL)
		return sort;
	names = ktt_sort_names();
	near = ktt_suggest(name, names);
	g_ptr_array_add(names, NULL);
	all = g_strjoinv(", ", (char **)names->pdata);
	if (near != NULL)
		g_set_error(error, KTT_ERROR, KTT_ERROR_USAGE,
			    "there is no order '%s'; did you mean '%s'?", name,
			    near);
	else
		g_set_error(error, KTT_ERROR, KTT_ERROR_USAGE,
			    "there is no order '%s'; one of %s", name, all);
	return NULL;
}

/* Reports that are looked at before all others: reading these takes a few
 * milliseconds. */
#define NEWEST 2000

static struct ktt_sql *
compile(const char *text, const struct ktt_search_options *options,
	enum ktt_select select, GError **error)
{
	const struct ktt_sort *sort = find_sort(options->sort, error);
	struct ktt_query *query;
	struct ktt_sql *sql;

	if (sort == NULL)
		return NULL;
	query = ktt_query_new(text, options->now, options->saved, error);
	if (query == NULL)
		return NULL;
	sql = ktt_query_compile(query, select,
				options->reverse ? sort->reversed : sort->sql,
				options->limit);
	ktt_query_free(query);
	return sql;
}

static struct ktt_rows *
run(struct ktt_store *store, const struct ktt_sql *sql)
{
	return ktt_query_values(
		store, sql->text->str,
		(const struct ktt_sql_value *)(gpointer)sql->values->data,
		sql->values->len);
}

/* Takes sql. */
static gboolean
run_search(struct ktt_store *store, struct ktt_sql *sql, GArray **reports,
	   GError **error)
{
	struct ktt_rows *rows = run(store, sql);

	*reports = g_array_new(FALSE, FALSE, sizeof(gint64));
	while (ktt_rows_next(rows)) {
		gint64 report = ktt_rows_int(rows, 0);

		g_array_append_val(*reports, report);
	}
	ktt_sql_free(sql);
	if (ktt_rows_end(rows, error))
		return TRUE;
	g_clear_pointer(reports, g_array_unref);
	return FALSE;
}

static struct ktt_sql *
compile_newest(const char *text, const struct ktt_search_options *options)
{
	const struct ktt_sort *sort = find_sort(options->sort, NULL);
	gint64 newest = options->newest ? options->newest : NEWEST;
	struct ktt_query *query;
	struct ktt_sql *sql;

	if (options->limit <= 0 || options->limit > newest ||
	    options->reverse || sort == NULL || sort->column == NULL)
		return NULL;
	query = ktt_query_new(text, options->now, options->saved, NULL);
	if (query == NULL)
		return NULL;
	sql = ktt_query_compile_newest(query, sort, newest, options->limit);
	ktt_query_free(query);
	return sql;
}

/* Most people look at what is new, and a page of it is found without looking
 * at what is old. *reports is NULL where that is not known to be all right. */
static gboolean
search_newest(struct ktt_store *store, const char *query,
	      const struct ktt_search_options *options, GArray **reports,
	      GError **error)
{
	struct ktt_sql *sql = compile_newest(query, options);

	*reports = NULL;
	if (sql == NULL)
		return TRUE;
	if (!run_search(store, sql, reports, error))
		return FALSE;
	if ((*reports)->len < options->limit)
		g_clear_pointer(reports, g_array_unref);
	return TRUE;
}

gboolean
ktt_search(struct ktt_store *store, const char *query,
	   const struct ktt_search_options *options, GArray **reports,
	   GError **error)
{
	struct ktt_sql *sql;

	if (!search_newest(store, query, options, reports, error))
		return FALSE;
	if (*reports != NULL)
		return TRUE;
	sql = compile(query, options, KTT_SELECT_REPORTS, error);
	return sql != NULL && run_search(store, sql, reports, error);
}

gboolean
ktt_search_count(struct ktt_store *store, const char *query,
		 const struct ktt_search_options *options, gint64 *count,
		 GError **error)
{
	struct ktt_sql *sql = compile(query, options, KTT_SELECT_COUNT, error);
	struct ktt_rows *rows;

	if (sql == NULL)
		return FALSE;
	rows = run(store, sql);
	*count = ktt_rows_next(rows) ? ktt_rows_int(rows, 0) : 0;
	ktt_sql_free(sql);
	return ktt_rows_end(rows, error);
}

gboolean
ktt_search_number(struct ktt_store *store, gint64 report, gint64 *number,
		  GError **error)
{
	return ktt_query_int(store, error, number,
			     "SELECT number FROM report WHERE message = ?", "i",
			     report);
}

char *
ktt_search_explain(const char *text, const struct ktt_search_options *options,
		   GError **error)
{
	struct ktt_query *query =
		ktt_query_new(text, options->now, options->saved, error);
	char *words;

	if (query == NULL)
		return NULL;
	words = ktt_query_explain(query);
	ktt_query_free(query);
	return words;
}
