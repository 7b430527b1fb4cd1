/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Opening, refusing, private modes, rules that changed, writers side by side,
 * statements. Facts are unit-facts's.
 */
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

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
assert_refused(const char *path, enum ktt_store_flags flags,
	       enum ktt_error code, const char *word)
{
	GError *error = NULL;
	struct ktt_store *store = ktt_store_open(path, flags, &error);

	g_assert_null(store);
	g_assert_error(error, KTT_ERROR, (int)code);
	g_assert_nonnull(strstr(error->message, word));
	g_error_free(error);
}

static struct ktt_store *
open_again(const char *folder, enum ktt_store_flags flags)
{
	g_autofree char *path = test_store_path(folder);
	GError *error = NULL;
	struct ktt_store *store = ktt_store_open(path, flags, &error);

	g_assert_no_error(error);
	return store;
}

static void
test_modes(void)
{
	mode_t before = umask(0);
	g_autofree char *top = g_dir_make_tmp("ktriage-unit-XXXXXX", NULL);
	g_autofree char *folder = g_build_filename(top, "a", "b", NULL);
	g_autofree char *path = test_store_path(folder);
	g_autofree char *wal = g_strconcat(path, "-wal", NULL);
	g_autofree char *middle = g_build_filename(top, "a", NULL);
	GError *error = NULL;
	struct ktt_store *store = ktt_store_open(path, KTT_STORE_WRITE, &error);

	g_assert_no_error(error);
	g_assert_cmpuint(test_mode(folder), ==, 0700);
	g_assert_cmpuint(test_mode(path), ==, 0600);
	g_assert_cmpuint(test_mode(wal), ==, 0600);
	ktt_store_close(store);
	g_unlink(path);
	g_rmdir(folder);
	g_rmdir(middle);
	g_rmdir(top);
	umask(before);
}

static void
test_open_folder_refused(void)
{
	g_autofree char *top = g_dir_make_tmp("ktriage-unit-XXXXXX", NULL);
	g_autofree char *path = test_store_path(top);

	g_chmod(top, 0777);
	assert_refused(path, KTT_STORE_WRITE, KTT_ERROR_CREATE, "everyone");
	g_rmdir(top);
}

static void
test_missing(void)
{
	g_autofree char *top = g_dir_make_tmp("ktriage-unit-XXXXXX", NULL);
	g_autofree char *path = test_store_path(top);
	g_autofree char *deep = g_build_filename("/proc", "no", "db", NULL);

	assert_refused(path, KTT_STORE_READ, KTT_ERROR_NO_FILE,
		       "ktriage import");
	assert_refused(deep, KTT_STORE_WRITE, KTT_ERROR_CREATE, "folder");
	g_file_set_contents(path, "", 0, NULL);
	assert_refused(path, KTT_STORE_READ, KTT_ERROR_NO_FILE,
		       "ktriage import");
	g_unlink(path);
	g_rmdir(top);
}

static void
test_not_ours(void)
{
	char *folder;
	struct ktt_store *store = test_store_new(&folder);
	g_autofree char *path = test_store_path(folder);
	g_autofree char *text = g_build_filename(folder, "text", NULL);
	char noise[4096];

	ktt_exec_script(store, "PRAGMA user_version = 99", NULL);
	ktt_store_close(store);
	assert_refused(path, KTT_STORE_READ, KTT_ERROR_DATA, "newer");
	assert_refused(path, KTT_STORE_WRITE, KTT_ERROR_DATA, "newer");
	memset(noise, 'x', sizeof(noise));
	g_file_set_contents(text, noise, sizeof(noise), NULL);
	assert_refused(text, KTT_STORE_READ, KTT_ERROR_IO, "not a database");
	assert_refused(text, KTT_STORE_WRITE, KTT_ERROR_IO, "not a database");
	test_folder_remove(folder);
}

static void
test_other_program(void)
{
	char *folder;
	struct ktt_store *store = test_store_new(&folder);
	g_autofree char *path = test_store_path(folder);

	ktt_exec_script(store, "PRAGMA application_id = 7", NULL);
	ktt_store_close(store);
	assert_refused(path, KTT_STORE_READ, KTT_ERROR_DATA, "another program");
	assert_refused(path, KTT_STORE_WRITE, KTT_ERROR_DATA,
		       "another program");
	test_folder_remove(folder);
}

/* A link in place of the database could lead anywhere; one on the way there
 * is somebody's home. */
static void
test_links(void)
{
	char *folder;
	struct ktt_store *store = test_store_new(&folder);
	g_autofree char *path = test_store_path(folder);
	g_autofree char *link = g_build_filename(folder, "link.db", NULL);
	g_autofree char *side = g_strconcat(folder, "-side", NULL);
	g_autofree char *through = test_store_path(side);
	GError *error = NULL;

	ktt_store_close(store);
	g_assert_cmpint(symlink(path, link), ==, 0);
	g_assert_cmpint(symlink(folder, side), ==, 0);
	assert_refused(link, KTT_STORE_WRITE, KTT_ERROR_CREATE, "link.db");
	assert_refused(link, KTT_STORE_READ, KTT_ERROR_CREATE, "link.db");
	store = ktt_store_open(through, KTT_STORE_WRITE, &error);
	g_assert_no_error(error);
	ktt_store_close(store);
	g_unlink(side);
	test_folder_remove(folder);
}

static void
test_read_only_folder(void)
{
	char *folder;
	struct ktt_store *store = test_store_new(&folder);
	g_autofree char *mail =
		test_report_mail(TEST_REPORT_ID, TEST_COMMIT, TEST_METRIC);
	g_autofree char *status = NULL;

	test_take(store, mail);
	ktt_store_close(store);
	g_chmod(folder, 0500);
	store = open_again(folder, KTT_STORE_READ);
	status = test_status(store, "R1");
	g_assert_cmpstr(status, ==, "new");
	ktt_store_close(store);
	g_chmod(folder, 0700);
	test_folder_remove(folder);
}

/* Other rules: a delivery only adds the fact; the next run derives it. */
static void
test_stale(void)
{
	char *folder;
	struct ktt_store *store = test_store_new(&folder);
	g_autofree char *mail =
		test_report_mail(TEST_REPORT_ID, TEST_COMMIT, TEST_METRIC);
	g_autofree char *first =
		test_report_mail("1@intel.com", TEST_COMMIT, TEST_METRIC);
	g_autofree char *status = NULL;

	test_take(store, first);
	ktt_exec_script(store, "UPDATE meta SET value = 'old'", NULL);
	ktt_store_close(store);
	store = open_again(folder, KTT_STORE_WRITE | KTT_STORE_NO_REBUILD);
	g_assert_true(ktt_store_stale(store));
	test_take(store, mail);
	g_assert_cmpint(test_count(store, "SELECT count(*) FROM fact_mail"), ==,
			2);
	g_assert_cmpint(test_count(store, "SELECT count(*) FROM message"), ==,
			1);
	ktt_store_close(store);
	store = open_again(folder, KTT_STORE_READ);
	g_assert_false(ktt_store_stale(store));
	status = test_status(store, TEST_REPORT_ID);
	g_assert_cmpstr(status, ==, "new");
	test_store_free(store, folder);
}

/* What answers a mail that is no more than a fact so far is kept as well. */
static void
test_stale_thread(void)
{
	char *folder, *mails[TEST_N_MAILS];
	struct ktt_store *store = test_store_new(&folder);
	gint64 kept;

	test_thread(mails);
	test_take(store, mails[0]);
	ktt_exec_script(store, "UPDATE meta SET value = 'old'", NULL);
	ktt_store_close(store);
	store = open_again(folder, KTT_STORE_WRITE | KTT_STORE_NO_REBUILD);
	for (int i = 1; i < TEST_N_MAILS; i++)
		test_take(store, mails[i]);
	kept = test_count(store, "SELECT count(*) FROM fact_mail");
	g_assert_cmpint(kept, ==, TEST_N_MAILS);
	test_thread_free(mails);
	test_store_free(store, folder);
}

static gint64
stored(struct ktt_store *store)
{
	return test_count(store, "SELECT count(*) FROM fact_mail");
}

/* And what an answer that is no more than a fact stands behind in its
 * References, but nothing else is. */
static void
test_stale_order(void)
{
	char *folder, *mails[TEST_N_MAILS];
	struct ktt_store *store = test_store_new(&folder);
	g_autofree char *late =
		test_mail("late@example.org", TEST_ADA, TEST_DATE("5"), "mm: a",
			  NULL, "A thought.\n");
	g_autofree char *other =
		test_mail("other@example.org", TEST_ADA, TEST_DATE("5"),
			  "mm: b", NULL, "A thought.\n");
	g_autofree char *answer = test_reply(
		"answer@example.org", TEST_BEA, TEST_DATE("6"),
		"<" TEST_REPORT_ID "> <late@example.org>", "Seen here.\n");

	test_thread(mails);
	test_take(store, mails[0]);
	ktt_exec_script(store, "UPDATE meta SET value = 'old'", NULL);
	ktt_store_close(store);
	store = open_again(folder, KTT_STORE_WRITE | KTT_STORE_NO_REBUILD);
	test_take(store, answer);
	g_assert_cmpint(stored(store), ==, 2);
	test_take(store, other);
	g_assert_cmpint(stored(store), ==, 2);
	test_take(store, late);
	g_assert_cmpint(stored(store), ==, 3);
	test_thread_free(mails);
	test_store_free(store, folder);
}

/* A database that only deliveries know derives from the first mail on. */
static void
test_only_deliveries(void)
{
	g_autofree char *folder = g_dir_make_tmp("ktriage-unit-XXXXXX", NULL);
	struct ktt_store *store =
		open_again(folder, KTT_STORE_WRITE | KTT_STORE_NO_REBUILD);

	g_assert_false(ktt_store_stale(store));
	ktt_store_close(store);
	store = open_again(folder, KTT_STORE_WRITE | KTT_STORE_NO_REBUILD);
	g_assert_false(ktt_store_stale(store));
	test_store_free(store, g_steal_pointer(&folder));
}

static gpointer
write_thread(gpointer folder)
{
	struct ktt_store *store = open_again(folder, KTT_STORE_WRITE);
	GError *error = NULL;

	for (int i = 0; i < 20; i++) {
		g_autofree char *id = g_strdup_printf("%d@%p.example.org", i,
						      (void *)g_thread_self());
		g_autofree char *mail = test_mail(
			id, "Bea <bea@example.net>",
			"Tue, 5 Mar 2024 10:00:00 +0000", "a", NULL,
			"Reported-by: kernel test robot <lkp@intel.com>\n");

		g_assert_cmpint(test_take(store, mail), ==,
				KTT_OUTCOME_FOLLOW_UP);
	}
	g_assert_no_error(error);
	ktt_store_close(store);
	return NULL;
}

static void
test_writers(void)
{
	GThread *threads[4];
	char *folder;
	struct ktt_store *store = test_store_new(&folder);

	for (gsize i = 0; i < G_N_ELEMENTS(threads); i++)
		threads[i] = g_thread_new("writer", write_thread, folder);
	for (gsize i = 0; i < G_N_ELEMENTS(threads); i++)
		g_thread_join(threads[i]);
	g_assert_cmpint(test_count(store, "SELECT count(*) FROM fact_mail"), ==,
			20 * (gint64)G_N_ELEMENTS(threads));
	test_store_free(store, folder);
}

/* What it asks later agrees with what it asked first. */
static void
test_reader_sees_one_state(void)
{
	char *folder;
	struct ktt_store *store = test_store_new(&folder), *reader;
	g_autofree char *path = test_store_path(folder);
	g_autofree char *first =
		test_report_mail(TEST_REPORT_ID, TEST_COMMIT, TEST_METRIC);
	g_autofree char *second =
		test_report_mail("1@intel.com", TEST_COMMIT, TEST_METRIC);
	GError *error = NULL;
	gint64 n = 0;

	test_take(store, first);
	reader = ktt_store_open(path, KTT_STORE_READ, &error);
	g_assert_no_error(error);
	ktt_query_int(reader, NULL, &n, "SELECT count(*) FROM report", "");
	g_assert_cmpint(n, ==, 1);
	test_take(store, second);
	ktt_query_int(reader, NULL, &n, "SELECT count(*) FROM report", "");
	g_assert_cmpint(n, ==, 1);
	ktt_store_close(reader);
	ktt_query_int(store, NULL, &n, "SELECT count(*) FROM report", "");
	g_assert_cmpint(n, ==, 2);
	test_store_free(store, folder);
}

static void
test_rows(void)
{
	char *folder;
	struct ktt_store *store = test_store_new(&folder);
	struct ktt_rows *outer, *inner;
	GError *error = NULL;
	guint seen = 0;
	static const char sql[] = "SELECT column1 FROM (VALUES (1), (2), (3))"
				  " WHERE column1 > ?";

	/* One statement under way twice. */
	outer = ktt_query(store, sql, "i", (gint64)0);
	while (ktt_rows_next(outer)) {
		inner = ktt_query(store, sql, "i", ktt_rows_int(outer, 0));
		while (ktt_rows_next(inner))
			seen++;
		g_assert_true(ktt_rows_end(inner, &error));
	}
	g_assert_true(ktt_rows_end(outer, &error));
	g_assert_cmpuint(seen, ==, 3);
	outer = ktt_query(store, "SELECT nothing FROM nowhere", "");
	g_assert_false(ktt_rows_next(outer));
	g_assert_false(ktt_rows_end(outer, &error));
	g_assert_error(error, KTT_ERROR, KTT_ERROR_INTERNAL);
	g_clear_error(&error);
	test_store_free(store, folder);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/store/modes", test_modes);
	g_test_add_func("/store/open-folder-refused", test_open_folder_refused);
	g_test_add_func("/store/missing", test_missing);
	g_test_add_func("/store/not-ours", test_not_ours);
	g_test_add_func("/store/other-program", test_other_program);
	g_test_add_func("/store/links", test_links);
	g_test_add_func("/store/read-only-folder", test_read_only_folder);
	g_test_add_func("/store/reader-sees-one-state",
			test_reader_sees_one_state);
	g_test_add_func("/store/stale", test_stale);
	g_test_add_func("/store/stale-thread", test_stale_thread);
	g_test_add_func("/store/stale-order", test_stale_order);
	g_test_add_func("/store/only-deliveries", test_only_deliveries);
	g_test_add_func("/store/writers", test_writers);
	g_test_add_func("/store/rows", test_rows);
	return g_test_run();
}
