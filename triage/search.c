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

static struct ktt_query *
parse(const char *text, const struct ktt_search_options *options,
      const struct ktt_sort **sort, GError **error)
{
	*sort = find_sort(options->sort, error);
	return *sort ? ktt_query_new(text, options->now, options->saved, error)
		     : NULL;
}

static struct ktt_sql *
compile(const struct ktt_query *query, const struct ktt_sort *sort,
	const struct ktt_search_options *options, enum ktt_select select)
{
	return ktt_query_compile(query, select,
				 options->reverse ? sort->reversed : sort->sql,
				 options->limit);
}

static struct ktt_rows *
run(struct ktt_store *store, const struct ktt_sql *sql)
{
	return ktt_query_values(
		store, sql->text->str,
		(const struct ktt_sql_value *)(gpointer)sql->values->data,
		sql->values->len);
}

/* Takes sql. NULL and error set. */
static GArray *
find(struct ktt_store *store, struct ktt_sql *sql, GError **error)
{
	GArray *reports = g_array_new(FALSE, FALSE, sizeof(gint64));
	struct ktt_rows *rows = run(store, sql);

	while (ktt_rows_next(rows)) {
		gint64 report = ktt_rows_int(rows, 0);

		g_array_append_val(reports, report);
	}
	ktt_sql_free(sql);
	if (ktt_rows_end(rows, error))
		return reports;
	g_array_unref(reports);
	return NULL;
}

/* Reports that are looked at before all others: reading these takes a few
 * milliseconds. */
#define NEWEST 2000

static struct ktt_sql *
compile_newest(const struct ktt_query *query, const struct ktt_sort *sort,
	       const struct ktt_search_options *options)
{
	gint64 newest = options->newest ? options->newest : NEWEST;

	if (options->limit <= 0 || options->limit > newest ||
	    options->reverse || sort->column == NULL)
		return NULL;
	return ktt_query_compile_newest(query, sort, newest, options->limit);
}

/* Most people look at what is new, and a page of it is found without looking
 * at what is old: *reports is NULL where that does not fill the page. */
static gboolean
find_newest(struct ktt_store *store, struct ktt_sql *sql, gint64 limit,
	    GArray **reports, GError **error)
{
	*reports = NULL;
	if (sql == NULL)
		return TRUE;
	*reports = find(store, sql, error);
	if (*reports == NULL)
		return FALSE;
	if ((*reports)->len < limit)
		g_clear_pointer(reports, g_array_unref);
	return TRUE;
}

gboolean
ktt_search(struct ktt_store *store, const char *text,
	   const struct ktt_search_options *options, GArray **reports,
	   GError **error)
{
	const struct ktt_sort *sort;
	struct ktt_query *query = parse(text, options, &sort, error);
	gboolean ok;

	if (query == NULL)
		return FALSE;
	ok = find_newest(store, compile_newest(query, sort, options),
			 options->limit, reports, error);
	if (ok && *reports == NULL)
		*reports =
			find(store,
			     compile(query, sort, options, KTT_SELECT_REPORTS),
			     error);
	ktt_query_free(query);
	return *reports != NULL;
}

gboolean
ktt_search_count(struct ktt_store *store, const char *text,
		 const struct ktt_search_options *options, gint64 *count,
		 GError **error)
{
	const struct ktt_sort *sort;
	struct ktt_query *query = parse(text, options, &sort, error);
	struct ktt_sql *sql;
	struct ktt_rows *rows;

	if (query == NULL)
		return FALSE;
	sql = compile(query, sort, options, KTT_SELECT_COUNT);
	ktt_query_free(query);
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
