/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Facts: what is kept, skipped, quarantined; import of a mailbox; checks,
 * backup and upkeep. What is derived is unit-link's and unit-status's.
 */
#include <string.h>

#include "tests/threads.h"
#include "triage/error.h"
#include "triage/import.h"
#include "triage/json_get.h"
#include "triage/maintain.h"
#include "triage/rawstore.h"
#include "triage/schema.h"
#include "triage/stmt.h"
#include "triage/store_state.h"
#include "triage/view.h"

static void
test_rollback(void)
{
	const struct ktt_ingest_options options = {.origin = "test",
						   .now = TEST_NOW};
	char *folder;
	struct ktt_store *store = test_store_new(&folder);
	g_autofree char *mail =
		test_report_mail(TEST_REPORT_ID, TEST_COMMIT, TEST_METRIC);
	enum ktt_outcome outcome;
	GError *error = NULL;

	ktt_store_begin(store, &error);
	ktt_ingest(store, (guint8 *)mail, strlen(mail), &options, &outcome,
		   &error);
	g_assert_no_error(error);
	ktt_store_rollback(store);
	g_assert_cmpint(test_count(store, "SELECT count(*) FROM fact_mail"), ==,
			0);
	g_assert_cmpint(test_count(store, "SELECT count(*) FROM message"), ==,
			0);
	g_assert_cmpint(test_take(store, mail), ==, KTT_OUTCOME_REPORT);
	g_assert_cmpint(test_take(store, mail), ==, KTT_OUTCOME_KNOWN);
	test_store_free(store, folder);
}

static void
test_outcomes(void)
{
	char *folder;
	struct ktt_store *store = test_store_new(&folder);
	g_autofree char *other = test_mail(
		"other@example.org", "Bea <bea@example.net>",
		"Tue, 5 Mar 2024 10:00:00 +0000", "lunch", NULL, "At noon?\n");

	g_assert_cmpint(test_take(store, other), ==, KTT_OUTCOME_SKIPPED);
	g_assert_cmpint(test_take(store, ""), ==, KTT_OUTCOME_QUARANTINED);
	g_assert_cmpint(test_take(store, "\nno header\n"), ==,
			KTT_OUTCOME_QUARANTINED);
	g_assert_cmpint(test_take(store, ""), ==, KTT_OUTCOME_KNOWN);
	g_assert_cmpint(
		test_count(store, "SELECT count(*) FROM fact_quarantine"), ==,
		2);
	test_store_free(store, folder);
}

/* Line ends, the blank line and bytes of all kinds come back as they were. */
static void
test_raw_round_trip(void)
{
	static const char *const mails[] = {
		"A: b\n\nbody\n",
		"A: b\r\n\r\nbody\r\n",
		"A: b\n",
		"A: b",
		"A: b\n\n",
		"\n\nbody",
		"\xff\xfe: \x01\n\n\x80",
	};
	char *folder;
	struct ktt_store *store = test_store_new(&folder);
	GError *error = NULL;

	ktt_store_begin(store, &error);
	for (gsize i = 0; i < G_N_ELEMENTS(mails); i++) {
		gsize size = strlen(mails[i]), got_size;
		g_autofree char *hash =
			ktt_hash((const guint8 *)mails[i], size);
		struct ktt_fact fact = {
			.raw = (const guint8 *)mails[i],
			.size = size,
			.hash = hash,
			.message_id = "id@example.org",
			.content_hash = "hash",
			.origin = "test",
		};
		gint64 mail;
		guint8 *got;

		ktt_rawstore_add(store, &fact, &mail, &error);
		g_assert_no_error(error);
		got = ktt_rawstore_get(store, mail, &got_size, &error);
		g_assert_no_error(error);
		g_assert_cmpmem(got, got_size, mails[i], size);
		g_free(got);
	}
	ktt_store_rollback(store);
	test_store_free(store, folder);
}

/* Copies through two lists share their body; the message knows both. */
static void
test_shared_body(void)
{
	char *folder;
	struct ktt_store *store = test_store_new(&folder);
	g_autofree char *mail =
		test_report_mail(TEST_REPORT_ID, TEST_COMMIT, TEST_METRIC);
	g_autofree char *b =
		g_strconcat("List-Id: <b.example.org>\n", mail, NULL);
	g_autofree char *a =
		g_strconcat("List-Id: <a.example.org>\n", mail, NULL);
	g_autofree char *lists = NULL;

	test_take(store, mail);
	test_take(store, b);
	test_take(store, a);
	g_assert_cmpint(test_count(store, "SELECT count(*) FROM fact_mail"), ==,
			3);
	g_assert_cmpint(test_count(store, "SELECT count(*) FROM fact_body"), ==,
			1);
	g_assert_cmpint(test_count(store, "SELECT count(*) FROM report"), ==,
			1);
	ktt_query_text(store, NULL, &lists, "SELECT list_id FROM message", "");
	g_assert_cmpstr(lists, ==, "a.example.org b.example.org");
	test_store_free(store, folder);
}

static GPtrArray *
problems_of(struct ktt_store *store)
{
	GError *error = NULL;
	GPtrArray *problems;

	ktt_check(store, &problems, &error);
	g_assert_no_error(error);
	return problems;
}

static void
test_check(void)
{
	char *folder;
	struct ktt_store *store = test_store_new(&folder);
	g_autofree char *mail =
		test_report_mail(TEST_REPORT_ID, TEST_COMMIT, TEST_METRIC);
	GPtrArray *problems;

	test_take(store, mail);
	problems = problems_of(store);
	g_assert_cmpuint(problems->len, ==, 0);
	g_ptr_array_unref(problems);
	ktt_exec_script(store,
			"UPDATE fact_mail SET hash = replace(hash, 'a', 'b');"
			"PRAGMA foreign_keys = OFF;"
			"UPDATE link SET report = 77;"
			"UPDATE search_text SET subject = 'another one';",
			NULL);
	problems = problems_of(store);
	g_assert_cmpuint(problems->len, ==, 3);
	g_ptr_array_unref(problems);
	test_store_free(store, folder);
}

static void
test_backup(void)
{
	char *folder;
	struct ktt_store *store = test_store_new(&folder), *copy;
	g_autofree char *path = g_build_filename(folder, "copy.db", NULL);
	g_autofree char *mail =
		test_report_mail(TEST_REPORT_ID, TEST_COMMIT, TEST_METRIC);
	g_autofree char *before = NULL, *after = NULL;
	GError *error = NULL;

	test_take(store, mail);
	ktt_backup(store, path, &error);
	g_assert_no_error(error);
	g_assert_cmpuint(test_mode(path), ==, 0600);
	g_assert_false(ktt_backup(store, path, &error));
	g_assert_error(error, KTT_ERROR, KTT_ERROR_CREATE);
	g_clear_error(&error);
	copy = ktt_store_open(path, KTT_STORE_READ, &error);
	g_assert_no_error(error);
	before = test_export(store);
	after = test_export(copy);
	g_assert_cmpstr(before, ==, after);
	ktt_store_close(copy);
	test_store_free(store, folder);
}

static void
test_maintain(void)
{
	char *folder;
	struct ktt_store *store = test_store_new(&folder);
	g_autofree char *mail =
		test_report_mail(TEST_REPORT_ID, TEST_COMMIT, TEST_METRIC);
	GError *error = NULL;
	json_t *stats;

	test_take(store, mail);
	ktt_maintain(store, &error);
	g_assert_no_error(error);
	stats = ktt_stats(store, &error);
	g_assert_no_error(error);
	g_assert_cmpfloat(ktt_json_number(stats, "reports"), ==, 1);
	g_assert_cmpfloat(
		ktt_json_number(json_object_get(stats, "by_status"), "new"), ==,
		1);
	json_decref(stats);
	test_store_free(store, folder);
}

/* A mailbox where the answer stands before what it answers. */
static void
test_import_late(void)
{
	char *folder;
	struct ktt_store *store = test_store_new(&folder);
	struct ktt_import_options options = {.now = TEST_NOW};
	struct ktt_import_counts counts = {0};
	g_autofree char *path = g_build_filename(folder, "box", NULL);
	g_autofree char *credit =
		test_mail("credit@example.org", "Ada <ada@example.org>",
			  "Tue, 5 Mar 2024 10:00:00 +0000", "[PATCH] a", NULL,
			  "Reported-by: kernel test robot <lkp@intel.com>\n");
	g_autofree char *answer =
		test_mail("answer@example.org", "Bea <bea@example.net>",
			  "Tue, 5 Mar 2024 11:00:00 +0000", "Re: [PATCH] a",
			  "In-Reply-To: <credit@example.org>\n", "Thanks.\n");
	g_autofree char *more = test_mail(
		"more@example.org", "Bea <bea@example.net>",
		"Tue, 5 Mar 2024 11:00:00 +0000", "Re: [PATCH] a",
		"In-Reply-To: <answer@example.org>\n", "Thanks again.\n");
	const char *from = "From mboxrd@z Thu Jan  1 00:00:00 1970\n";
	g_autofree char *box = g_strconcat(from, more, "\n", from, answer, "\n",
					   from, credit, "\n", NULL);
	GError *error = NULL;

	g_file_set_contents(path, box, -1, &error);
	g_assert_no_error(error);
	ktt_import(store, path, &options, &counts, &error);
	g_assert_no_error(error);
	g_assert_cmpuint(counts.messages, ==, 3);
	g_assert_cmpuint(counts.outcomes[KTT_OUTCOME_FOLLOW_UP], ==, 3);
	g_assert_cmpuint(counts.outcomes[KTT_OUTCOME_SKIPPED], ==, 0);
	g_assert_cmpuint(counts.late, ==, 2);
	g_assert_false(
		ktt_import(store, "/nonexistent", &options, &counts, &error));
	g_assert_error(error, KTT_ERROR, KTT_ERROR_NO_FILE);
	g_clear_error(&error);
	test_store_free(store, folder);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/facts/rollback", test_rollback);
	g_test_add_func("/facts/outcomes", test_outcomes);
	g_test_add_func("/facts/raw-round-trip", test_raw_round_trip);
	g_test_add_func("/facts/shared-body", test_shared_body);
	g_test_add_func("/facts/check", test_check);
	g_test_add_func("/facts/backup", test_backup);
	g_test_add_func("/facts/maintain", test_maintain);
	g_test_add_func("/facts/import-late", test_import_late);
	return g_test_run();
}
