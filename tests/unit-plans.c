/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * How SQLite goes about the queries that people wait for: it looks into an
 * index, or goes along one in the order that is asked for, and reads no table
 * from end to end that holds the text of mails.
 */
#include <string.h>

#include "tests/threads.h"
#include "triage/query.h"
#include "triage/query_key.h"
#include "triage/stmt.h"

static struct ktt_store *store;

/* The steps of the plan, a line each. */
static char *
plan_of(const char *sql, const GArray *values)
{
	g_autofree char *text = g_strconcat("EXPLAIN QUERY PLAN ", sql, NULL);
	GString *plan = g_string_new(NULL);
	struct ktt_rows *rows = ktt_query_values(
		store, text,
		values ? (const struct ktt_sql_value *)(gpointer)values->data
		       : NULL,
		values ? values->len : 0);
	GError *error = NULL;

	while (ktt_rows_next(rows))
		g_string_append_printf(plan, "%s\n", ktt_rows_text(rows, 3));
	ktt_rows_end(rows, &error);
	g_assert_no_error(error);
	return g_string_free(plan, FALSE);
}

static struct ktt_query *
parse(const char *text)
{
	GError *error = NULL;
	struct ktt_query *query = ktt_query_new(text, TEST_NOW, NULL, &error);

	g_assert_no_error(error);
	return query;
}

/* Takes both. */
static char *
plan_of_compiled(struct ktt_query *query, struct ktt_sql *sql)
{
	char *plan = plan_of(sql->text->str, sql->values);

	ktt_sql_free(sql);
	ktt_query_free(query);
	return plan;
}

static char *
plan_of_search(const char *text)
{
	struct ktt_query *query = parse(text);

	return plan_of_compiled(
		query, ktt_query_compile(query, KTT_SELECT_REPORTS,
					 ktt_sort_find("date")->sql, 50));
}

static char *
plan_of_newest(const char *text)
{
	struct ktt_query *query = parse(text);

	return plan_of_compiled(
		query, ktt_query_compile_newest(query, ktt_sort_find("updated"),
						5000, 50));
}

static void
expect(const char *query, const char *plan, const char *step)
{
	if (!strstr(plan, step))
		g_error("%s: the plan does not say \"%s\":\n%s", query, step,
			plan);
}

static const struct {
	const char *query, *step;
} searches[] = {
	{"", "SCAN r USING INDEX report_date"},
	{"date:2024..", "report_date"},
	{"testcase:aim9", "SEARCH r USING INDEX report_testcase"},
	{"tree:linus/master", "SEARCH r USING INDEX report_tree"},
	{"component:mm", "INDEX report_component"},
	{"commit:1a2b3c4", "SEARCH r USING INDEX report_commit"},
	{"commit:1a2b3c4d5e6f", "MULTI-INDEX OR"},
	{"metric:aim9.shared", "INDEX report_metric_metric"},
	{"param:nr_threads=100%",
	 "SEARCH p USING COVERING INDEX report_parameter_name"},
	{"param:nr_threads",
	 "SEARCH p USING COVERING INDEX report_parameter_name"},
	{"event:fixed", "SEARCH e USING COVERING INDEX event_type"},
	{"list:lkp", "SCAN t USING COVERING INDEX message_list"},
	{"msgid:a@example.org", "SEARCH t USING COVERING INDEX"},
	{"id:R1", "SEARCH r USING INDEX sqlite_autoindex_report"},
	{"text:fork", "SCAN i VIRTUAL TABLE INDEX"},
	{"fork", "SCAN i VIRTUAL TABLE INDEX"},
};

static void
test_searches(void)
{
	for (guint i = 0; i < G_N_ELEMENTS(searches); i++) {
		g_autofree char *plan = plan_of_search(searches[i].query);

		expect(searches[i].query, plan, searches[i].step);
	}
}

/* No key reads all messages, or all of what there are several of in each:
 * reports and what people decided are read from end to end at most. */
static void
test_no_key_scans_messages(void)
{
	for (guint i = 0; i < ktt_n_keys; i++) {
		g_autofree char *plan =
			ktt_keys[i].expr ? plan_of_search(ktt_keys[i].example)
					 : g_strdup("");
		g_auto(GStrv) steps = g_strsplit(plan, "\n", -1);

		for (guint k = 0; steps[k]; k++) {
			const char *step = steps[k];

			if (g_str_has_prefix(step, "SCAN") &&
			    !strstr(step, "INDEX") &&
			    !g_str_has_prefix(step, "SCAN r") &&
			    !g_str_has_prefix(step, "SCAN d"))
				g_error("%s: %s", ktt_keys[i].example, step);
		}
	}
}

/* Along the index, and no further than to the limit; from each report to what
 * it has, and never through what all reports have. */
static const struct {
	const char *query, *step;
} newest[] = {
	{"status:open component:mm", "SEARCH r USING INDEX report_updated"},
	{"metric:aim9.shared", "SEARCH x USING INDEX report_metric_report"},
	{"param:nr_threads=100%", "(name=? AND value=? AND report=?)"},
	{"event:fixed", "SEARCH e USING COVERING INDEX event_type"
			" (type=? AND message=?)"},
	{"reply-by:bea", "SEARCH t USING INTEGER PRIMARY KEY"},
	{"list:lkp", "SEARCH t USING INTEGER PRIMARY KEY"},
	{"fork", "SEARCH l USING COVERING INDEX link_report (report=?)"},
};

static void
test_newest(void)
{
	for (guint i = 0; i < G_N_ELEMENTS(newest); i++) {
		g_autofree char *plan = plan_of_newest(newest[i].query);

		expect(newest[i].query, plan, newest[i].step);
		g_assert_null(strstr(plan, "TEMP B-TREE FOR ORDER BY\n"));
		g_assert_null(strstr(plan, "SCAN l"));
	}
}

/* What became of the same test before is read from an index alone. */
static void
test_history(void)
{
	g_autofree char *plan =
		plan_of("SELECT o.status, o.machine FROM report r JOIN report o"
			" ON o.testcase = r.testcase AND o.metric = r.metric"
			" AND o.date <= r.date AND o.direction IS r.direction"
			" WHERE r.message = 1",
			NULL);

	expect("history", plan, "COVERING INDEX report_history");
}

int
main(int argc, char **argv)
{
	char *folder;
	int code;

	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/plans/searches", test_searches);
	g_test_add_func("/plans/no-key-scans-messages",
			test_no_key_scans_messages);
	g_test_add_func("/plans/newest", test_newest);
	g_test_add_func("/plans/history", test_history);
	store = test_store_new(&folder);
	code = g_test_run();
	test_store_free(store, folder);
	return code;
}
