/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The query language (ktriage-query(7)): from text to SQL. User text only
 * ever becomes a bound value; the SQL is put together from table fragments.
 */
#ifndef KTT_QUERY_H
#define KTT_QUERY_H

#include <glib.h>

#include "triage/query_key.h"
#include "triage/stmt.h"

struct ktt_query;

enum {
	KTT_QUERY_MAX_TERMS = 200,
	KTT_QUERY_MAX_DEPTH = 16, /* of parentheses and NOTs */
	KTT_QUERY_MAX_SAVED = 8,  /* saved queries that name saved queries */
};

/*
 * Reads a query. saved (may be NULL) maps names to the texts that query:NAME
 * stands for. An empty query means every report. Error USAGE: what is wrong,
 * then the query, then a caret line under the fault, then perhaps a hint.
 */
struct ktt_query *ktt_query_new(const char *text, gint64 now, GHashTable *saved,
				GError **error);
void ktt_query_free(struct ktt_query *query);

/* How the query was understood, in words, one term a line; caller frees. */
char *ktt_query_explain(const struct ktt_query *query);

struct ktt_sql {
	GString *text;
	GArray *values; /* struct ktt_sql_value; their texts are owned */
	gboolean near;	/* it looks at few reports */
};

enum ktt_select {
	KTT_SELECT_REPORTS, /* the column r.message of each hit */
	KTT_SELECT_COUNT,   /* one row with the number of hits */
};

/*
 * The statement that finds the reports. order is a row's sql or reversed of
 * ktt_sorts; limit 0: none. Free with ktt_sql_free().
 */
struct ktt_sql *ktt_query_compile(const struct ktt_query *query,
				  enum ktt_select select, const char *order,
				  gint64 limit);

/*
 * The same among the newest reports by sort, which has a column: as it looks
 * at nothing else, what it finds is right only where it finds as many as
 * limit.
 */
struct ktt_sql *ktt_query_compile_newest(const struct ktt_query *query,
					 const struct ktt_sort *sort,
					 gint64 newest, gint64 limit);

void ktt_sql_free(struct ktt_sql *sql);

#endif
