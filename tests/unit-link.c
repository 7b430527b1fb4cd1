/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Linking in a real store: each key, ghosts, reconstructed reports, cycles,
 * two texts under one id, and above all that no order of arrival shows.
 * Statuses are unit-status's, opening and refusing unit-store's.
 */
#include <string.h>

#include "tests/threads.h"
#include "triage/decision.h"
#include "triage/error.h"
#include "triage/export.h"
#include "triage/json_get.h"
#include "triage/rebuild.h"
#include "triage/view.h"

#define METRIC "aim9.shared.ops_per_sec"
#define ADA "Ada Author <ada@example.org>"
#define BEA "Bea Builder <bea@example.net>"
#define REPORT_REF "<" TEST_REPORT_ID ">"
#define DATE(day) "Tue, " day " Mar 2024 10:00:00 +0000"

enum { REPORT, REPLY, SECOND, FIX, LATE, N_MAILS };

/* A report, a reply that quotes it, one to that, a fix with Closes: in a
 * thread of its own, a reply to the fix. */
static void
make_thread(char *mails[N_MAILS])
{
	g_autofree char *report =
		test_report_mail(TEST_REPORT_ID, TEST_COMMIT, METRIC);
	g_autofree char *quoted = test_quoted(strstr(report, "Hello,"));
	g_autofree char *reply =
		g_strconcat("On Mon, Mar 04, 2024, kernel test robot wrote:\n",
			    quoted, "\nI will look into it.\n", NULL);

	mails[REPORT] = g_steal_pointer(&report);
	mails[REPLY] = test_reply("reply-1@example.org", ADA, DATE("5"),
				  REPORT_REF, reply);
	mails[SECOND] = test_reply("reply-2@example.net", BEA, DATE("6"),
				   REPORT_REF " <reply-1@example.org>",
				   "How did you run it?\n");
	mails[FIX] = test_mail(
		"fix-1@example.org", ADA, DATE("7"),
		"[PATCH] mm/gadget: count them once", NULL,
		"Counting twice costs time.\n\n"
		"Fixes: 1a2b3c4d5e6f (\"mm/gadget: count the widgets\")\n"
		"Reported-by: kernel test robot <lkp@intel.com>\n"
		"Closes: https://lore.kernel.org/oe-lkp/" TEST_REPORT_ID "\n"
		"Signed-off-by: Ada Author <ada@example.org>\n"
		"---\n mm/gadget.c | 2 +-\n\n"
		"diff --git a/mm/gadget.c b/mm/gadget.c\n"
		"--- a/mm/gadget.c\n+++ b/mm/gadget.c\n"
		"@@ -1,2 +1,2 @@\n-\tcount(w) + count(w);\n+\tcount(w);\n");
	mails[LATE] = test_mail("late-1@example.net", BEA, DATE("8"),
				"Re: [PATCH] mm/gadget: count them once",
				"In-Reply-To: <fix-1@example.org>\n"
				"References: <fix-1@example.org>\n",
				"Looks good to me.\n");
}

static void
free_thread(char *mails[N_MAILS])
{
	for (int i = 0; i < N_MAILS; i++)
		g_free(mails[i]);
}

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

/* The key by which a message belongs to the report, or NULL. */
static char *
link_key(struct ktt_store *store, const char *report, const char *id)
{
	json_t *view = test_view(store, report), *link;
	char *key = NULL;
	size_t i;

	json_array_foreach(json_object_get(view, "links"), i, link)
	{
		if (!key && !strcmp(ktt_json_text(link, "message_id"), id))
			key = g_strdup(ktt_json_text(link, "key"));
	}
	json_decref(view);
	return key;
}

static void
assert_key(struct ktt_store *store, const char *report, const char *id,
	   const char *expected)
{
	g_autofree char *key = link_key(store, report, id);

	g_assert_cmpstr(key, ==, expected);
}

static void
test_keys(void)
{
	char *mails[N_MAILS], *folder;
	struct ktt_store *store = test_store_new(&folder);

	make_thread(mails);
	for (int i = 0; i < N_MAILS; i++)
		g_assert_cmpint(test_take(store, mails[i]), ==,
				i == REPORT ? KTT_OUTCOME_REPORT
					    : KTT_OUTCOME_FOLLOW_UP);
	assert_key(store, TEST_REPORT_ID, "reply-1@example.org", "references");
	assert_key(store, TEST_REPORT_ID, "reply-2@example.net", "references");
	assert_key(store, TEST_REPORT_ID, "fix-1@example.org", "closes");
	assert_key(store, TEST_REPORT_ID, "late-1@example.net", "thread");
	free_thread(mails);
	test_store_free(store, folder);
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
	int order[N_MAILS] = {0, 1, 2, 3, 4}, counter[N_MAILS] = {0}, i = 0;
	char *mails[N_MAILS];
	g_autofree char *expected = NULL;
	guint orders = 1;

	make_thread(mails);
	expected = export_of(mails, order, N_MAILS);
	while (i < N_MAILS) {
		if (counter[i] >= i) {
			counter[i++] = 0;
			continue;
		}
		swap(&order[i % 2 ? counter[i] : 0], &order[i]);
		counter[i]++;
		i = 0;
		orders++;
		for (int k = 0; k < N_MAILS && order[k] != LATE; k++)
			if (order[k] == FIX) {
				g_autofree char *got =
					export_of(mails, order, N_MAILS);

				g_assert_cmpstr(got, ==, expected);
			}
	}
	g_assert_cmpuint(orders, ==, 120);
	free_thread(mails);
}

static void
test_twice(void)
{
	static const int once[] = {0, 1, 2, 3, 4};
	static const int twice[] = {0, 0, 1, 3, 4, 2, 1, 0, 3, 4, 2};
	char *mails[N_MAILS];
	g_autofree char *a = NULL, *b = NULL;

	make_thread(mails);
	a = export_of(mails, once, G_N_ELEMENTS(once));
	b = export_of(mails, twice, G_N_ELEMENTS(twice));
	g_assert_cmpstr(a, ==, b);
	free_thread(mails);
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
	char *mails[N_MAILS], *folder;
	struct ktt_store *store = test_store_new(&folder);
	g_autofree char *before = NULL, *after = NULL;
	GError *error = NULL;

	make_thread(mails);
	for (int i = 0; i < N_MAILS; i++)
		test_take(store, mails[i]);
	decide(store, "status", "accepted");
	decide(store, "note", "worth it");
	before = test_export(store);
	ktt_rebuild(store, NULL, NULL, &error);
	g_assert_no_error(error);
	after = test_export(store);
	g_assert_cmpstr(before, ==, after);
	free_thread(mails);
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
	char *mails[N_MAILS], *folder, *other_folder;
	struct ktt_store *store = test_store_new(&folder);
	struct ktt_store *other = test_store_new(&other_folder);
	g_autofree char *lines = NULL, *back = NULL;

	make_thread(mails);
	for (int i = 0; i < N_MAILS; i++)
		test_take(store, mails[i]);
	test_take(store, "no mail at all");
	decide(store, "status", "accepted");
	decide(store, "own", "Ada");
	lines = test_export(store);
	test_take(other, mails[LATE]); /* skipped: of no concern alone */
	test_take(other, mails[SECOND]);
	take_lines(other, lines, TRUE);
	take_lines(other, lines, FALSE);
	back = test_export(other);
	g_assert_cmpstr(lines, ==, back);
	free_thread(mails);
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

/* The report is only quoted; then it arrives after all. */
static void
test_reconstructed(void)
{
	char *mails[N_MAILS], *folder;
	struct ktt_store *store = test_store_new(&folder);
	json_t *view;

	make_thread(mails);
	test_take(store, mails[REPLY]);
	view = test_view(store, "reply-1@example.org");
	g_assert_true(json_is_true(json_object_get(view, "reconstructed")));
	g_assert_cmpstr(ktt_json_text(view, "message_id"), ==, TEST_REPORT_ID);
	g_assert_cmpstr(
		ktt_json_inner(json_object_get(view, "report"), "commit", "id"),
		==, TEST_COMMIT);
	json_decref(view);
	test_take(store, mails[REPORT]);
	view = test_view(store, TEST_REPORT_ID);
	g_assert_true(json_is_false(json_object_get(view, "reconstructed")));
	g_assert_cmpstr(ktt_json_text(view, "id"), ==, "R1");
	json_decref(view);
	free_thread(mails);
	test_store_free(store, folder);
}

/* A quote with neither reference nor id stands for itself until the report
 * comes, and its number is not given again. */
static void
test_reconstructed_vanishes(void)
{
	char *mails[N_MAILS], *folder;
	struct ktt_store *store = test_store_new(&folder);
	g_autofree char *report =
		test_report_mail(TEST_REPORT_ID, TEST_COMMIT, METRIC);
	g_auto(GStrv) parts =
		g_strsplit(strstr(report, "Hello,"), "| Closes:", 2);
	g_autofree char *quoted = test_quoted(parts[0]);
	g_autofree char *lost = test_mail("lost-1@example.org", ADA, DATE("5"),
					  "about a report", NULL, quoted);
	json_t *view;

	make_thread(mails);
	test_take(store, lost);
	view = test_view(store, "lost-1@example.org");
	g_assert_true(json_is_true(json_object_get(view, "reconstructed")));
	json_decref(view);
	test_take(store, mails[REPORT]);
	view = test_view(store, "lost-1@example.org");
	g_assert_cmpstr(ktt_json_text(view, "message_id"), ==, TEST_REPORT_ID);
	g_assert_cmpstr(ktt_json_text(view, "id"), ==, "R2");
	json_decref(view);
	free_thread(mails);
	test_store_free(store, folder);
}

static void
test_subject(void)
{
	char *mails[N_MAILS], *folder;
	struct ktt_store *store = test_store_new(&folder);
	g_autofree char *bare =
		test_mail("bare-1@example.org", ADA, DATE("5"),
			  "RE: [LKP] [mm/gadget] 1a2b3c4d5e: " METRIC
			  " -12.5% regression",
			  NULL,
			  "kernel test robot <lkp@intel.com> wrote this.\n\n"
			  "Reported-by: kernel test robot <lkp@intel.com>\n");

	make_thread(mails);
	test_take(store, mails[REPORT]);
	test_take(store, bare);
	assert_key(store, TEST_REPORT_ID, "bare-1@example.org", "subject");
	free_thread(mails);
	test_store_free(store, folder);
}

/* A cure of the commit cures all its reports, but not another commit's. */
static void
test_fixes(void)
{
	char *folder;
	struct ktt_store *store = test_store_new(&folder);
	g_autofree char *one =
		test_report_mail(TEST_REPORT_ID, TEST_COMMIT, METRIC);
	g_autofree char *two =
		test_report_mail("202403040507.1a2b3c4d-lkp@intel.com",
				 TEST_COMMIT, "unixbench.shell8.throughput");
	g_autofree char *three = test_report_mail(
		"202403040508.9f8e7d6c-lkp@intel.com",
		"9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c", METRIC);
	g_autofree char *fix = test_mail(
		"fix-2@example.org", ADA, DATE("7"),
		"[PATCH] mm/gadget: count them once", NULL,
		"Fixes: 1a2b3c4d5e6f (\"mm/gadget: count the widgets\")\n"
		"Reported-by: kernel test robot <lkp@intel.com>\n");

	test_take(store, one);
	test_take(store, fix);
	test_take(store, two);
	test_take(store, three);
	assert_key(store, TEST_REPORT_ID, "fix-2@example.org", "fixes");
	assert_key(store, "202403040507.1a2b3c4d-lkp@intel.com",
		   "fix-2@example.org", "fixes");
	assert_key(store, "202403040508.9f8e7d6c-lkp@intel.com",
		   "fix-2@example.org", NULL);
	test_store_free(store, folder);
}

/* Headers say that it belongs to the one report; a Fixes: of the other
 * commit does not tear it away. */
static void
test_threads_stay_apart(void)
{
	char *folder;
	struct ktt_store *store = test_store_new(&folder);
	g_autofree char *one =
		test_report_mail(TEST_REPORT_ID, TEST_COMMIT, METRIC);
	g_autofree char *other = test_report_mail(
		"202403040508.9f8e7d6c-lkp@intel.com",
		"9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c", METRIC);
	g_autofree char *reply =
		test_reply("reply-3@example.org", ADA, DATE("5"), REPORT_REF,
			   "Try this.\n\n"
			   "Fixes: 9f8e7d6c5b4a (\"mm: other\")\n"
			   "Reported-by: kernel test robot <lkp@intel.com>\n");

	test_take(store, one);
	test_take(store, other);
	test_take(store, reply);
	assert_key(store, TEST_REPORT_ID, "reply-3@example.org", "references");
	assert_key(store, "202403040508.9f8e7d6c-lkp@intel.com",
		   "reply-3@example.org", NULL);
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

	mails[0] = test_reply("a@example.org", ADA, DATE("5"),
			      "<b@example.org>", body);
	mails[1] = test_reply("b@example.org", BEA, DATE("6"),
			      "<c@example.org> <a@example.org>", body);
	mails[2] = test_reply("c@example.org", BEA, DATE("6"),
			      "<c@example.org> <b@example.org>", body);
	expected = export_of(mails, orders[0], 3);
	for (gsize i = 1; i < G_N_ELEMENTS(orders); i++) {
		g_autofree char *got = export_of(mails, orders[i], 3);

		g_assert_cmpstr(got, ==, expected);
	}
	for (int i = 0; i < 3; i++)
		g_free(mails[i]);
}

/* A reply to a mail that never came, which others place behind the report. */
static void
test_ghost_between(void)
{
	char *mails[N_MAILS], *folder;
	struct ktt_store *store = test_store_new(&folder);
	g_autofree char *far =
		test_reply("far-1@example.org", BEA, DATE("7"),
			   REPORT_REF " <never@example.org>", "Still odd.\n");
	g_autofree char *shortened =
		test_mail("far-2@example.org", BEA, DATE("8"), "Re: gadgets",
			  "In-Reply-To: <never@example.org>\n",
			  "Reported-by: kernel test robot <lkp@intel.com>\n");

	make_thread(mails);
	test_take(store, shortened);
	test_take(store, far);
	test_take(store, mails[REPORT]);
	assert_key(store, TEST_REPORT_ID, "far-1@example.org", "references");
	assert_key(store, TEST_REPORT_ID, "far-2@example.org", "thread");
	free_thread(mails);
	test_store_free(store, folder);
}

static void
test_two_contents(void)
{
	static const int orders[][3] = {{0, 1, 2}, {2, 1, 0}, {1, 2, 0}};
	char *mails[3], *folder;
	g_autofree char *expected = NULL;
	struct ktt_store *store = test_store_new(&folder);
	json_t *view;

	mails[0] = test_report_mail(TEST_REPORT_ID, TEST_COMMIT, METRIC);
	mails[1] = test_mail(TEST_REPORT_ID, BEA, DATE("5"), "forged", NULL,
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

/* Names with the wild cards of SQL are names. */
static void
test_resolve(void)
{
	char *mails[N_MAILS], *folder;
	struct ktt_store *store = test_store_new(&folder);
	static const char *const good[] = {
		"R1",
		"1",
		"r1",
		"<" TEST_REPORT_ID ">",
		"https://lore.kernel.org/oe-lkp/" TEST_REPORT_ID "/",
		"20240304",
		"reply-1@example.org",
		"reply-",
		TEST_COMMIT,
		"1a2b3c4",
		"1A2B3C4D",
	};
	static const char *const bad[] = {"",
					  "R2",
					  "%",
					  "_",
					  "*",
					  "1a2b3c",
					  "1a2b3c4e",
					  "nobody@example.org",
					  "R99999999999999999999"};
	GError *error = NULL;
	gint64 first = 0, report;

	make_thread(mails);
	test_take(store, mails[REPORT]);
	test_take(store, mails[REPLY]);
	for (gsize i = 0; i < G_N_ELEMENTS(good); i++) {
		ktt_view_resolve(store, good[i], &report, &error);
		g_assert_no_error(error);
		first = first ? first : report;
		g_assert_cmpint(report, ==, first);
	}
	for (gsize i = 0; i < G_N_ELEMENTS(bad); i++) {
		g_assert_false(
			ktt_view_resolve(store, bad[i], &report, &error));
		g_assert_error(error, KTT_ERROR, KTT_ERROR_NOT_FOUND);
		g_clear_error(&error);
	}
	free_thread(mails);
	test_store_free(store, folder);
}

static void
test_resolve_ambiguous(void)
{
	char *folder;
	struct ktt_store *store = test_store_new(&folder);
	g_autofree char *one =
		test_report_mail(TEST_REPORT_ID, TEST_COMMIT, METRIC);
	g_autofree char *two = test_report_mail(
		"202403040508.9f8e7d6c-lkp@intel.com",
		"9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c", METRIC);
	GError *error = NULL;
	gint64 report;

	test_take(store, one);
	test_take(store, two);
	g_assert_false(ktt_view_resolve(store, "2024030405", &report, &error));
	g_assert_error(error, KTT_ERROR, KTT_ERROR_AMBIGUOUS);
	g_assert_nonnull(strstr(error->message, TEST_REPORT_ID));
	g_clear_error(&error);
	test_store_free(store, folder);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/link/keys", test_keys);
	g_test_add_func("/link/orders", test_orders);
	g_test_add_func("/link/twice", test_twice);
	g_test_add_func("/link/rebuild", test_rebuild);
	g_test_add_func("/link/export-import", test_export_import);
	g_test_add_func("/link/bad-export-line", test_bad_export_line);
	g_test_add_func("/link/reconstructed", test_reconstructed);
	g_test_add_func("/link/reconstructed-vanishes",
			test_reconstructed_vanishes);
	g_test_add_func("/link/subject", test_subject);
	g_test_add_func("/link/fixes", test_fixes);
	g_test_add_func("/link/threads-stay-apart", test_threads_stay_apart);
	g_test_add_func("/link/cycle", test_cycle);
	g_test_add_func("/link/ghost-between", test_ghost_between);
	g_test_add_func("/link/two-contents", test_two_contents);
	g_test_add_func("/link/resolve", test_resolve);
	g_test_add_func("/link/resolve-ambiguous", test_resolve_ambiguous);
	return g_test_run();
}
