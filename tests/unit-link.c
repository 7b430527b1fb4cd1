/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Linking in a real store: each key, ghosts, reconstructed reports, and names
 * for reports. That no order of arrival shows is unit-order's, statuses are
 * unit-status's, opening and refusing unit-store's.
 */
#include <string.h>

#include "tests/threads.h"
#include "triage/error.h"
#include "triage/json_get.h"
#include "triage/link_table.h"
#include "triage/view.h"

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
test_link_rows(void)
{
	for (int i = 0; i < KTT_N_LINK_KEYS; i++) {
		g_assert_nonnull(ktt_link_rows[i].name);
		g_assert_cmpfloat(ktt_link_rows[i].strength, >, 0);
		g_assert_cmpfloat(ktt_link_rows[i].strength, <=, 1);
	}
	g_assert_cmpfloat(ktt_link_rows[KTT_LINK_COMMIT].strength, <,
			  ktt_link_closing_strength);
	g_assert_cmpfloat(ktt_link_rows[KTT_LINK_FIXES].strength, >=,
			  ktt_link_closing_strength);
}

static void
test_keys(void)
{
	char *mails[TEST_N_MAILS], *folder;
	struct ktt_store *store = test_store_new(&folder);

	test_thread(mails);
	for (int i = 0; i < TEST_N_MAILS; i++)
		g_assert_cmpint(test_take(store, mails[i]), ==,
				i == TEST_REPORT ? KTT_OUTCOME_REPORT
						 : KTT_OUTCOME_FOLLOW_UP);
	assert_key(store, TEST_REPORT_ID, "reply-1@example.org", "references");
	assert_key(store, TEST_REPORT_ID, "reply-2@example.net", "references");
	assert_key(store, TEST_REPORT_ID, "fix-1@example.org", "closes");
	assert_key(store, TEST_REPORT_ID, "late-1@example.net", "thread");
	test_thread_free(mails);
	test_store_free(store, folder);
}

/* Somebody calls a patch of another thread the fix, by its title alone. */
static void
test_title(void)
{
	g_autofree char *report =
		test_report_mail(TEST_REPORT_ID, TEST_COMMIT, TEST_METRIC);
	g_autofree char *announces = test_reply(
		"says@example.org", TEST_ADA, TEST_DATE("6"), TEST_REPORT_REF,
		"It should be fixed by the commit \"mm/gadget: "
		"count them once\".\n");
	const char *body = "Reported-by: kernel test robot <lkp@intel.com>\n"
			   "---\ndiff --git a/a.c b/a.c\n--- a/a.c\n"
			   "+++ b/a.c\n@@ -1 +1 @@\n-\ta();\n+\tb();\n";
	g_autofree char *patch = test_mail(
		"patch@example.org", TEST_BEA, TEST_DATE("5"),
		"[PATCH v2 1/2] mm/gadget: count them once", NULL, body);
	g_autofree char *other = test_mail(
		"other@example.org", TEST_BEA, TEST_DATE("5"),
		"[PATCH v2 2/2] mm/gadget: count them twice", NULL, body);
	g_autofree char *answer = test_mail(
		"answer@example.org", TEST_ADA, TEST_DATE("7"),
		"Re: [PATCH v2 1/2] mm/gadget: count them once",
		"References: <patch@example.org>\n", "Looks good to me.\n");
	char *folder;
	struct ktt_store *store = test_store_new(&folder);

	test_take(store, patch);
	test_take(store, other);
	test_take(store, answer);
	test_take(store, announces);
	test_take(store, report);
	assert_key(store, TEST_REPORT_ID, "says@example.org", "references");
	assert_key(store, TEST_REPORT_ID, "patch@example.org", "title");
	assert_key(store, TEST_REPORT_ID, "answer@example.org", "thread");
	assert_key(store, TEST_REPORT_ID, "other@example.org", NULL);
	test_store_free(store, folder);
}

/* The report is only quoted; then it arrives after all. */
static void
test_reconstructed(void)
{
	char *mails[TEST_N_MAILS], *folder;
	struct ktt_store *store = test_store_new(&folder);
	json_t *view;

	test_thread(mails);
	test_take(store, mails[TEST_REPLY]);
	view = test_view(store, "reply-1@example.org");
	g_assert_true(json_is_true(json_object_get(view, "reconstructed")));
	g_assert_cmpstr(ktt_json_text(view, "message_id"), ==, TEST_REPORT_ID);
	g_assert_cmpstr(
		ktt_json_inner(json_object_get(view, "report"), "commit", "id"),
		==, TEST_COMMIT);
	json_decref(view);
	test_take(store, mails[TEST_REPORT]);
	view = test_view(store, TEST_REPORT_ID);
	g_assert_true(json_is_false(json_object_get(view, "reconstructed")));
	g_assert_cmpstr(ktt_json_text(view, "id"), ==, "R1");
	json_decref(view);
	test_thread_free(mails);
	test_store_free(store, folder);
}

/* A quote with neither reference nor id stands for itself until the report
 * comes, and its number is not given again. */
static void
test_reconstructed_vanishes(void)
{
	char *mails[TEST_N_MAILS], *folder;
	struct ktt_store *store = test_store_new(&folder);
	g_autofree char *report =
		test_report_mail(TEST_REPORT_ID, TEST_COMMIT, TEST_METRIC);
	g_auto(GStrv) parts =
		g_strsplit(strstr(report, "Hello,"), "| Closes:", 2);
	g_autofree char *quoted = test_quoted(parts[0]);
	g_autofree char *lost =
		test_mail("lost-1@example.org", TEST_ADA, TEST_DATE("5"),
			  "about a report", NULL, quoted);
	json_t *view;

	test_thread(mails);
	test_take(store, lost);
	view = test_view(store, "lost-1@example.org");
	g_assert_true(json_is_true(json_object_get(view, "reconstructed")));
	json_decref(view);
	test_take(store, mails[TEST_REPORT]);
	view = test_view(store, "lost-1@example.org");
	g_assert_cmpstr(ktt_json_text(view, "message_id"), ==, TEST_REPORT_ID);
	g_assert_cmpstr(ktt_json_text(view, "id"), ==, "R2");
	json_decref(view);
	test_thread_free(mails);
	test_store_free(store, folder);
}

static void
assert_report(struct ktt_store *store, const char *name, const char *id,
	      gboolean reconstructed)
{
	json_t *view = test_view(store, name);

	g_assert_cmpstr(ktt_json_text(view, "message_id"), ==, id);
	g_assert_true(json_is_true(json_object_get(view, "reconstructed")) ==
		      reconstructed);
	json_decref(view);
}

/* Answers to two reports of one commit, of which none came: the same test on
 * two machines. Then one of the two comes. */
static void
test_reconstructed_stay_apart(void)
{
	static const char other_id[] = "202403040509.1a2b3c4d-lkp@intel.com";
	g_autofree char *report =
		test_report_mail(TEST_REPORT_ID, TEST_COMMIT, TEST_METRIC);
	g_auto(GStrv) parts =
		g_strsplit(strstr(report, "Hello,"), "| Closes:", 2);
	g_autofree char *quoted = test_quoted(parts[0]);
	g_autofree char *one =
		test_reply("one@example.org", TEST_ADA, TEST_DATE("5"),
			   TEST_REPORT_REF, quoted);
	g_autofree char *two =
		test_reply("two@example.org", TEST_BEA, TEST_DATE("6"),
			   "<202403040509.1a2b3c4d-lkp@intel.com>", quoted);
	char *folder;
	struct ktt_store *store = test_store_new(&folder);

	test_take(store, one);
	test_take(store, two);
	assert_report(store, "one@example.org", TEST_REPORT_ID, TRUE);
	assert_report(store, "two@example.org", other_id, TRUE);
	test_take(store, report);
	assert_report(store, "one@example.org", TEST_REPORT_ID, FALSE);
	assert_report(store, "two@example.org", other_id, TRUE);
	assert_key(store, TEST_REPORT_ID, "two@example.org", NULL);
	test_store_free(store, folder);
}

static void
test_subject(void)
{
	char *mails[TEST_N_MAILS], *folder;
	struct ktt_store *store = test_store_new(&folder);
	g_autofree char *bare =
		test_mail("bare-1@example.org", TEST_ADA, TEST_DATE("5"),
			  "RE: [LKP] [mm/gadget] 1a2b3c4d5e: " TEST_METRIC
			  " -12.5% regression",
			  NULL,
			  "kernel test robot <lkp@intel.com> wrote this.\n\n"
			  "Reported-by: kernel test robot <lkp@intel.com>\n");

	test_thread(mails);
	test_take(store, mails[TEST_REPORT]);
	test_take(store, bare);
	assert_key(store, TEST_REPORT_ID, "bare-1@example.org", "subject");
	test_thread_free(mails);
	test_store_free(store, folder);
}

/* Closes: is a claim of a cure, Link: a mention, unless the robot is credited
 * as well, as it was before there was Closes:. */
static void
test_trailers(void)
{
#define URL "https://lore.kernel.org/oe-lkp/" TEST_REPORT_ID "\n"
	static const struct {
		const char *trailers, *key, *status;
	} cases[] = {
		{"Closes: " URL, "closes", "fix-proposed"},
		{"Link: " URL, "link", "acknowledged"},
		{"Reported-by: kernel test robot <lkp@intel.com>\n"
		 "Link: " URL,
		 "link", "fix-proposed"},
	};
#undef URL
	g_autofree char *report =
		test_report_mail(TEST_REPORT_ID, TEST_COMMIT, TEST_METRIC);

	for (gsize i = 0; i < G_N_ELEMENTS(cases); i++) {
		char *folder;
		struct ktt_store *store = test_store_new(&folder);
		g_autofree char *body = g_strconcat(
			"Count them once.\n\n", cases[i].trailers,
			"---\ndiff --git a/a.c b/a.c\n--- a/a.c\n+++ b/a.c\n"
			"@@ -1 +1 @@\n-\ta();\n+\tb();\n",
			NULL);
		g_autofree char *patch = test_mail(
			"patch@example.org", TEST_ADA, TEST_DATE("7"),
			"[PATCH] mm/gadget: count them once", NULL, body);
		g_autofree char *status = NULL;

		test_take(store, report);
		test_take(store, patch);
		assert_key(store, TEST_REPORT_ID, "patch@example.org",
			   cases[i].key);
		status = test_status(store, TEST_REPORT_ID);
		g_assert_cmpstr(status, ==, cases[i].status);
		test_store_free(store, folder);
	}
}

/* A maintainer's bot answers the patch, not the report, and need not have been
 * asked to take part. */
static void
test_merge_notice(void)
{
	static const struct {
		const char *from, *status;
	} cases[] = {
		{"\"tip-bot2 for Ada\" <tip-bot2@linutronix.de>", "fixed"},
		{"\"tip-bot2 for Ada\" <tip-bot2@example.com>", "acknowledged"},
	};
	g_autofree char *report =
		test_report_mail(TEST_REPORT_ID, TEST_COMMIT, TEST_METRIC);

	for (gsize i = 0; i < G_N_ELEMENTS(cases); i++) {
		char *folder;
		struct ktt_store *store = test_store_new(&folder);
		g_autofree char *status = NULL;
		g_autofree char *notice = test_mail(
			"tip-1@example.org", cases[i].from, TEST_DATE("8"),
			"[tip: x86/mm] mm/gadget: count them once",
			"References: <fix-1@example.org>\n",
			"The following commit has been merged into the x86/mm "
			"branch of tip:\n\n"
			"Commit-ID:     "
			"0123456789abcdef0123456789abcdef01234567\n\n"
			"mm/gadget: count them once\n\n"
			"Reported-by: kernel test robot <lkp@intel.com>\n"
			"Closes: https://lore.kernel.org/oe-lkp/" TEST_REPORT_ID
			"\n");

		test_take(store, report);
		test_take(store, notice);
		status = test_status(store, TEST_REPORT_ID);
		g_assert_cmpstr(status, ==, cases[i].status);
		test_store_free(store, folder);
	}
}

/* A cure of the commit cures all its reports, but not another commit's. */
static void
test_fixes(void)
{
	char *folder;
	struct ktt_store *store = test_store_new(&folder);
	g_autofree char *one =
		test_report_mail(TEST_REPORT_ID, TEST_COMMIT, TEST_METRIC);
	g_autofree char *two =
		test_report_mail("202403040507.1a2b3c4d-lkp@intel.com",
				 TEST_COMMIT, "unixbench.shell8.throughput");
	g_autofree char *three = test_report_mail(
		"202403040508.9f8e7d6c-lkp@intel.com",
		"9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c", TEST_METRIC);
	g_autofree char *fix = test_mail(
		"fix-2@example.org", TEST_ADA, TEST_DATE("7"),
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
		test_report_mail(TEST_REPORT_ID, TEST_COMMIT, TEST_METRIC);
	g_autofree char *other = test_report_mail(
		"202403040508.9f8e7d6c-lkp@intel.com",
		"9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c", TEST_METRIC);
	g_autofree char *reply =
		test_reply("reply-3@example.org", TEST_ADA, TEST_DATE("5"),
			   TEST_REPORT_REF,
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

/* A reply to a mail that never came, which others place behind the report. */
static void
test_ghost_between(void)
{
	char *mails[TEST_N_MAILS], *folder;
	struct ktt_store *store = test_store_new(&folder);
	g_autofree char *far = test_reply(
		"far-1@example.org", TEST_BEA, TEST_DATE("7"),
		TEST_REPORT_REF " <never@example.org>", "Still odd.\n");
	g_autofree char *shortened =
		test_mail("far-2@example.org", TEST_BEA, TEST_DATE("8"),
			  "Re: gadgets", "In-Reply-To: <never@example.org>\n",
			  "Reported-by: kernel test robot <lkp@intel.com>\n");

	test_thread(mails);
	test_take(store, shortened);
	test_take(store, far);
	test_take(store, mails[TEST_REPORT]);
	assert_key(store, TEST_REPORT_ID, "far-1@example.org", "references");
	assert_key(store, TEST_REPORT_ID, "far-2@example.org", "thread");
	test_thread_free(mails);
	test_store_free(store, folder);
}

/* Names with the wild cards of SQL are names. */
static void
test_resolve(void)
{
	char *mails[TEST_N_MAILS], *folder;
	struct ktt_store *store = test_store_new(&folder);
	static const char *const good[] = {
		"R1",
		"1",
		"r1",
		"<" TEST_REPORT_ID ">",
		"https://lore.kernel.org/oe-lkp/" TEST_REPORT_ID "/",
		"https://lore.kernel.org/all/" TEST_REPORT_ID "/T/#u",
		"https://lore.kernel.org/all/" TEST_REPORT_ID "/raw",
		"Message-ID: <" TEST_REPORT_ID ">",
		"id:" TEST_REPORT_ID,
		"mid:" TEST_REPORT_ID,
		"id:R1",
		"https://git.example.org/linux.git/commit/?id=" TEST_COMMIT,
		"https://git.example.org/linux/commit/" TEST_COMMIT "#d",
		"20240304",
		"reply-1@example.org",
		"reply-",
		TEST_COMMIT,
		"1a2b3c4",
		"1a2b",
		"1A2B3C4D",
	};
	static const char *const bad[] = {"",
					  "R2",
					  "%",
					  "_",
					  "*",
					  "1a2",
					  "1a2b3c4e",
					  "nobody@example.org",
					  "R99999999999999999999"};
	GError *error = NULL;
	gint64 first = 0, report;

	test_thread(mails);
	test_take(store, mails[TEST_REPORT]);
	test_take(store, mails[TEST_REPLY]);
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
	test_thread_free(mails);
	test_store_free(store, folder);
}

static void
test_resolve_ambiguous(void)
{
	char *folder;
	struct ktt_store *store = test_store_new(&folder);
	g_autofree char *one =
		test_report_mail(TEST_REPORT_ID, TEST_COMMIT, TEST_METRIC);
	g_autofree char *two = test_report_mail(
		"202403040508.9f8e7d6c-lkp@intel.com",
		"9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c", TEST_METRIC);
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
	g_test_add_func("/link/rows", test_link_rows);
	g_test_add_func("/link/keys", test_keys);
	g_test_add_func("/link/title", test_title);
	g_test_add_func("/link/reconstructed", test_reconstructed);
	g_test_add_func("/link/reconstructed-vanishes",
			test_reconstructed_vanishes);
	g_test_add_func("/link/reconstructed-stay-apart",
			test_reconstructed_stay_apart);
	g_test_add_func("/link/subject", test_subject);
	g_test_add_func("/link/trailers", test_trailers);
	g_test_add_func("/link/merge-notice", test_merge_notice);
	g_test_add_func("/link/fixes", test_fixes);
	g_test_add_func("/link/threads-stay-apart", test_threads_stay_apart);
	g_test_add_func("/link/ghost-between", test_ghost_between);
	g_test_add_func("/link/resolve", test_resolve);
	g_test_add_func("/link/resolve-ambiguous", test_resolve_ambiguous);
	return g_test_run();
}
