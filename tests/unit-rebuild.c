/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What a rebuild would change, where the database was derived by rules that
 * saw other things in the same mails. tests/unit-order is the neighbour that
 * has rebuilds of unchanged rules.
 */
#include <string.h>

#include "tests/threads.h"
#include "triage/json_get.h"
#include "triage/rebuild_preview.h"
#include "triage/stmt.h"

static struct ktt_store *store;
static char *folder;

static void
set_up(void)
{
	char *mails[TEST_N_MAILS];

	store = test_store_new(&folder);
	test_thread(mails);
	for (int i = 0; i < TEST_N_MAILS; i++)
		test_take(store, mails[i]);
	test_thread_free(mails);
}

static void
alter(const char *sql)
{
	GError *error = NULL;

	ktt_exec_script(store, sql, &error);
	g_assert_no_error(error);
}

static json_t *
preview(guint items)
{
	const struct ktt_preview_options options = {.items = items};
	g_autofree char *before = test_export(store), *after = NULL;
	GError *error = NULL;
	json_t *found = ktt_rebuild_preview(store, &options, &error);

	g_assert_no_error(error);
	after = test_export(store);
	g_assert_cmpstr(before, ==, after);
	return found;
}

static void
expect(const json_t *found, const char *part, const char *key, int number)
{
	const json_t *value =
		json_object_get(json_object_get(found, part), key);

	g_assert_true(json_is_integer(value));
	g_assert_cmpint(json_integer_value(value), ==, number);
}

static void
expect_nothing(void)
{
	json_t *found = preview(0);

	expect(found, "reports", "changed", 0);
	expect(found, "reports", "added", 0);
	expect(found, "reports", "removed", 0);
	expect(found, "events", "added", 0);
	expect(found, "events", "removed", 0);
	expect(found, "links", "added", 0);
	expect(found, "links", "removed", 0);
	g_assert_cmpuint(json_array_size(json_object_get(found, "changes")), ==,
			 0);
	json_decref(found);
}

static void
test_nothing(void)
{
	set_up();
	expect_nothing();
	test_store_free(store, folder);
}

static void
test_moved(void)
{
	json_t *found, *item;
	const json_t *before, *after;
	GError *error = NULL;

	set_up();
	alter("UPDATE report SET status = 'new', metric = 'other'");
	found = preview(0);
	expect(found, "reports", "before", 1);
	expect(found, "reports", "after", 1);
	expect(found, "reports", "changed", 1);
	item = json_array_get(json_object_get(found, "statuses"), 0);
	g_assert_cmpstr(ktt_json_text(item, "before"), ==, "new");
	g_assert_cmpstr(ktt_json_text(item, "after"), ==, "fix-proposed");
	item = json_array_get(json_object_get(found, "changes"), 0);
	g_assert_cmpstr(ktt_json_text(item, "id"), ==, "R1");
	before = json_object_get(item, "before");
	after = json_object_get(item, "after");
	/* Only what differs. */
	g_assert_cmpuint(json_object_size(before), ==, 2);
	g_assert_cmpstr(ktt_json_text(before, "metric"), ==, "other");
	g_assert_cmpstr(ktt_json_text(after, "metric"), ==, TEST_METRIC);
	json_decref(found);
	ktt_rebuild(store, NULL, NULL, &error);
	g_assert_no_error(error);
	expect_nothing();
	test_store_free(store, folder);
}

static void
test_events(void)
{
	json_t *found;

	set_up();
	alter("DELETE FROM event WHERE type = 'question';"
	      "UPDATE event SET rule = 'older' WHERE type = 'acknowledged';"
	      "DELETE FROM link WHERE key = 'closes'");
	found = preview(1);
	expect(found, "events", "added", 2);
	expect(found, "events", "removed", 1);
	expect(found, "links", "added", 1);
	g_assert_cmpuint(
		json_array_size(json_object_get(found, "event_changes")), ==,
		1);
	json_decref(found);
	test_store_free(store, folder);
}

/* The tables of what is derived are empty, as after a fall of the rules. */
static void
test_added(void)
{
	json_t *found, *item;

	set_up();
	alter("DELETE FROM link; DELETE FROM report_metric;"
	      "DELETE FROM report_parameter; DELETE FROM report");
	found = preview(0);
	expect(found, "reports", "before", 0);
	expect(found, "reports", "added", 1);
	item = json_array_get(json_object_get(found, "changes"), 0);
	g_assert_cmpstr(ktt_json_text(item, "id"), ==, "R1");
	g_assert_true(json_is_null(json_object_get(item, "before")));
	json_decref(found);
	test_store_free(store, folder);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/rebuild/nothing", test_nothing);
	g_test_add_func("/rebuild/moved", test_moved);
	g_test_add_func("/rebuild/events", test_events);
	g_test_add_func("/rebuild/added", test_added);
	return g_test_run();
}
