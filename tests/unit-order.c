/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The same facts give the same export, byte for byte: in any order of
 * arrival, repeated, rebuilt, exported and taken in again; also with circles
 * of references and with two texts under one id.
 */
#include <string.h>

#include "tests/threads.h"
#include "triage/decision.h"
#include "triage/error.h"
#include "triage/export.h"
#include "triage/json_get.h"
#include "triage/rebuild.h"
#include "triage/view.h"

static char *
export_of(char *mails[], const int order[], int n)
{
	char *folder, *lines;
	struct ktt_store *store = test_store_new(&folder);

	for (int i = 0; i < n; i++)
		test_take(store, mails[order[i]]);
	lines = test_export(store);
	test_store_free(store, folder);
	return lines;
}

static void
swap(int *a, int *b)
{
	int keep = *a;

	*a = *b;
	*b = keep;
}

/* Heap's algorithm without recursion. LATE is the one mail that concerns us
 * only through another: it stays behind FIX, as a filter would see it. */
static void
test_orders(void)
{
	guint step = g_test_slow() ? 1 : 8;
	int order[TEST_N_MAILS] = {0, 1, 2, 3, 4}, counter[TEST_N_MAILS] = {0},
	    i = 0;
	char *mails[TEST_N_MAILS];
	g_autofree char *expected = NULL;
	guint orders = 1;

	test_thread(mails);
	expected = export_of(mails, order, TEST_N_MAILS);
	while (i < TEST_N_MAILS) {
		if (counter[i] >= i) {
			counter[i++] = 0;
			continue;
		}
		swap(&order[i % 2 ? counter[i] : 0], &order[i]);
		counter[i]++;
		i = 0;
		orders++;
		if (orders % step)
			continue;
		for (int k = 0; k < TEST_N_MAILS && order[k] != TEST_LATE; k++)
			if (order[k] == TEST_FIX) {
				g_autofree char *got =
					export_of(mails, order, TEST_N_MAILS);

				g_assert_cmpstr(got, ==, expected);
			}
	}
	g_assert_cmpuint(orders, ==, 120);
	test_thread_free(mails);
}

static void
test_twice(void)
{
	static const int once[] = {0, 1, 2, 3, 4};
	static const int twice[] = {0, 0, 1, 3, 4, 2, 1, 0, 3, 4, 2};
	char *mails[TEST_N_MAILS];
	g_autofree char *a = NULL, *b = NULL;

	test_thread(mails);
	a = export_of(mails, once, G_N_ELEMENTS(once));
	b = export_of(mails, twice, G_N_ELEMENTS(twice));
	g_assert_cmpstr(a, ==, b);
	test_thread_free(mails);
}

static void
decide(struct ktt_store *store, const char *kind, const char *value)
{
	const struct ktt_decision decision = {
		.time = TEST_NOW,
		.who = "Tess Tester",
		.kind = kind,
		.value = value,
	};
	GError *error = NULL;
	gint64 report;

	ktt_view_resolve(store, TEST_REPORT_ID, &report, &error);
	g_assert_no_error(error);
	ktt_decide(store, report, &decision, &error);
	g_assert_no_error(error);
}

static void
test_rebuild(void)
{
	char *mails[TEST_N_MAILS], *folder;
	struct ktt_store *store = test_store_new(&folder);
	g_autofree char *before = NULL, *after = NULL;
	GError *error = NULL;

	test_thread(mails);
	for (int i = 0; i < TEST_N_MAILS; i++)
		test_take(store, mails[i]);
	decide(store, "status", "accepted");
	decide(store, "note", "worth it");
	before = test_export(store);
	ktt_rebuild(store, NULL, NULL, &error);
	g_assert_no_error(error);
	after = test_export(store);
	g_assert_cmpstr(before, ==, after);
	test_thread_free(mails);
	test_store_free(store, folder);
}

static void
take_lines(struct ktt_store *store, const char *lines, gboolean expect_new)
{
	g_auto(GStrv) list = g_strsplit(lines, "\n", -1);
	GError *error = NULL;
	guint news = 0;

	ktt_store_begin(store, &error);
	for (gsize i = 0; list[i] && *list[i]; i++) {
		gboolean added;

		ktt_export_take(store, list[i], TEST_NOW + 5, &added, &error);
		g_assert_no_error(error);
		news += added;
	}
	ktt_store_commit(store, &error);
	g_assert_no_error(error);
	g_assert_true((news > 0) == expect_new);
}

static void
test_export_import(void)
{
	char *mails[TEST_N_MAILS], *folder, *other_folder;
	struct ktt_store *store = test_store_new(&folder);
	struct ktt_store *other = test_store_new(&other_folder);
	g_autofree char *lines = NULL, *back = NULL;

	test_thread(mails);
	for (int i = 0; i < TEST_N_MAILS; i++)
		test_take(store, mails[i]);
	test_take(store, "no mail at all");
	decide(store, "status", "accepted");
	decide(store, "own", "Ada");
	lines = test_export(store);
	test_take(other, mails[TEST_LATE]); /* skipped: of no concern alone */
	test_take(other, mails[TEST_SECOND]);
	take_lines(other, lines, TRUE);
	take_lines(other, lines, FALSE);
	back = test_export(other);
	g_assert_cmpstr(lines, ==, back);
	test_thread_free(mails);
	test_store_free(store, folder);
	test_store_free(other, other_folder);
}

static void
test_bad_export_line(void)
{
	static const char *const lines[] = {
		"",
		"[]",
		"{}",
		"{\"schema\":\"other/1\"}",
		"{\"type\":\"mail\"}",
		"{\"type\":\"mail\",\"hash\":\"00\",\"raw\":\"YQ==\"}",
		"{\"type\":\"decision\",\"uid\":\"a\"}",
	};
	char *folder;
	struct ktt_store *store = test_store_new(&folder);
	GError *error = NULL;

	for (gsize i = 0; i < G_N_ELEMENTS(lines); i++) {
		g_assert_false(
			ktt_export_take(store, lines[i], 0, NULL, &error));
		g_assert_error(error, KTT_ERROR, KTT_ERROR_DATA);
		g_clear_error(&error);
	}
	test_store_free(store, folder);
}

/* Two mails that answer each other, and one that answers itself. */
static void
test_cycle(void)
{
	static const int orders[][3] = {{0, 1, 2}, {2, 1, 0}, {1, 0, 2}};
	const char *body = "Reported-by: kernel test robot <lkp@intel.com>\n";
	char *mails[3];
	g_autofree char *expected = NULL;

	mails[0] = test_reply("a@example.org", TEST_ADA, TEST_DATE("5"),
			      "<b@example.org>", body);
	mails[1] = test_reply("b@example.org", TEST_BEA, TEST_DATE("6"),
			      "<c@example.org> <a@example.org>", body);
	mails[2] = test_reply("c@example.org", TEST_BEA, TEST_DATE("6"),
			      "<c@example.org> <b@example.org>", body);
	expected = export_of(mails, orders[0], 3);
	for (gsize i = 1; i < G_N_ELEMENTS(orders); i++) {
		g_autofree char *got = export_of(mails, orders[i], 3);

		g_assert_cmpstr(got, ==, expected);
	}
	for (int i = 0; i < 3; i++)
		g_free(mails[i]);
}

static void
test_two_contents(void)
{
	static const int orders[][3] = {{0, 1, 2}, {2, 1, 0}, {1, 2, 0}};
	char *mails[3], *folder;
	g_autofree char *expected = NULL;
	struct ktt_store *store = test_store_new(&folder);
	json_t *view;

	mails[0] = test_report_mail(TEST_REPORT_ID, TEST_COMMIT, TEST_METRIC);
	mails[1] = test_mail(TEST_REPORT_ID, TEST_BEA, TEST_DATE("5"), "forged",
			     NULL,
			     "Reported-by: kernel test robot "
			     "<lkp@intel.com>\nNothing to see.\n");
	mails[2] =
		g_strconcat("X-Copy: through another list\n", mails[0], NULL);
	expected = export_of(mails, orders[0], 3);
	for (gsize i = 1; i < G_N_ELEMENTS(orders); i++) {
		g_autofree char *got = export_of(mails, orders[i], 3);

		g_assert_cmpstr(got, ==, expected);
	}
	for (int i = 0; i < 3; i++)
		test_take(store, mails[i]);
	view = test_view(store, TEST_REPORT_ID);
	g_assert_nonnull(strstr(ktt_json_text(view, "subject"), "1a2b3c4d5e"));
	g_assert_cmpstr(json_string_value(json_array_get(
				json_object_get(view, "flags"), 0)),
			==, "contents");
	json_decref(view);
	for (int i = 0; i < 3; i++)
		g_free(mails[i]);
	test_store_free(store, folder);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/order/orders", test_orders);
	g_test_add_func("/order/twice", test_twice);
	g_test_add_func("/order/rebuild", test_rebuild);
	g_test_add_func("/order/export-import", test_export_import);
	g_test_add_func("/order/bad-export-line", test_bad_export_line);
	g_test_add_func("/order/cycle", test_cycle);
	g_test_add_func("/order/two-contents", test_two_contents);
	return g_test_run();
}
