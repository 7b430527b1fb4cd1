/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The n-th allocation of SQLite fails, its n-th call into the files, its n-th
 * write: for every n, once or from then on. Either the work says so or it is
 * done; the database is sound, what was committed is there, and the same work
 * done again gives what it gives undisturbed.
 *
 * KT_FAULT_STEP=1 in the environment tries every n; else a sample is tried.
 */
#include <stdlib.h>
#include <string.h>

#include <glib/gstdio.h>

#include "tests/failing.h"
#include "tests/threads.h"
#include "triage/error.h"
#include "triage/export.h"
#include "triage/maintain.h"
#include "triage/rebuild.h"
#include "triage/search.h"

struct work {
	const char *name;
	gboolean (*run)(const char *path, GError **error);
	guint mails; /* that are in the database before */
};

static char *mails[TEST_N_MAILS];
static char *expected; /* of the work at hand */
static GString *exported;

static gboolean
take(struct ktt_store *store, const char *mail, GError **error)
{
	const struct ktt_ingest_options options = {.origin = "test",
						   .now = TEST_NOW};
	enum ktt_outcome outcome;

	if (!ktt_store_begin(store, error))
		return FALSE;
	if (ktt_ingest(store, (const guint8 *)mail, strlen(mail), &options,
		       &outcome, error) &&
	    ktt_store_commit(store, error))
		return TRUE;
	ktt_store_rollback(store);
	return FALSE;
}

/* Delivers the mails from first on. */
static gboolean
deliver(const char *path, guint first, GError **error)
{
	struct ktt_store *store = ktt_store_open(
		path, KTT_STORE_WRITE | KTT_STORE_NO_REBUILD, error);
	gboolean ok = store != NULL;

	for (guint i = first; ok && i < TEST_N_MAILS; i++)
		ok = take(store, mails[i], error);
	ktt_store_close(store);
	return ok;
}

static gboolean
run_first(const char *path, GError **error)
{
	return deliver(path, 0, error);
}

static gboolean
run_next(const char *path, GError **error)
{
	return deliver(path, TEST_N_MAILS - 1, error);
}

static gboolean
run_rebuild(const char *path, GError **error)
{
	struct ktt_store *store = ktt_store_open(path, KTT_STORE_WRITE, error);
	gboolean ok = store && ktt_rebuild(store, NULL, NULL, error);

	ktt_store_close(store);
	return ok;
}

static gboolean
append_line(const char *line, gpointer data)
{
	g_string_append_printf(data, "%s\n", line);
	return TRUE;
}

/* Reads all there is; it must be right where nothing is said to be wrong. */
static gboolean
run_export(const char *path, GError **error)
{
	struct ktt_store *store = ktt_store_open(path, KTT_STORE_READ, error);
	gboolean ok;

	g_string_truncate(exported, 0);
	ok = store && ktt_export(store, append_line, exported, error);
	ktt_store_close(store);
	if (ok && expected)
		g_assert_true(g_str_equal(exported->str, expected));
	return ok;
}

static const struct work works[] = {
	{"first", run_first, 0},
	{"next", run_next, TEST_N_MAILS - 1},
	{"rebuild", run_rebuild, TEST_N_MAILS},
	{"export", run_export, TEST_N_MAILS},
};

static void
prepare(const char *path, guint n)
{
	struct ktt_store *store;
	GError *error = NULL;

	if (!n)
		return;
	store = ktt_store_open(path, KTT_STORE_WRITE, &error);
	g_assert_no_error(error);
	for (guint i = 0; i < n; i++)
		g_assert_true(take(store, mails[i], &error));
	ktt_store_close(store);
}

static char *
export_of(const char *path)
{
	struct ktt_store *store;
	GError *error = NULL;
	char *lines;

	store = ktt_store_open(path, KTT_STORE_READ, &error);
	g_assert_no_error(error);
	lines = test_export(store);
	ktt_store_close(store);
	return lines;
}

static void
assert_sound(const char *path)
{
	GError *error = NULL;
	g_autoptr(GPtrArray) problems = NULL;
	struct ktt_store *store = ktt_store_open(path, KTT_STORE_READ, &error);

	/* Nothing was ever committed. */
	if (g_error_matches(error, KTT_ERROR, KTT_ERROR_NO_FILE)) {
		g_error_free(error);
		return;
	}
	g_assert_no_error(error);
	g_assert_true(ktt_check(store, &problems, &error));
	if (problems->len)
		g_error("%s", (char *)problems->pdata[0]);
	ktt_store_close(store);
}

/* The error has its text and a code that a mail system can live with. */
static void
assert_told(GError *error)
{
	g_assert_nonnull(error);
	g_assert_cmpstr(error->message, !=, "");
	if (error->code == KTT_ERROR_INTERNAL)
		g_error("as if by a mistake of ours: %s", error->message);
	g_error_free(error);
}

/* FALSE where there are fewer than n. */
static gboolean
try(const struct work *work, enum failing kind, glong n, gboolean sticky)
{
	char *folder = g_dir_make_tmp("ktriage-unit-XXXXXX", NULL);
	g_autofree char *path = test_store_path(folder);
	g_autofree char *after = NULL;
	GError *error = NULL;
	gboolean ok, came;

	prepare(path, work->mails);
	failing_at(kind, n, sticky);
	ok = work->run(path, &error);
	came = failing_end();
	if (!ok)
		assert_told(g_steal_pointer(&error));
	assert_sound(path);
	if (!ok)
		g_assert_true(work->run(path, &error));
	after = export_of(path);
	if (strcmp(after, expected))
		g_error("n = %ld: the export differs", n);
	test_folder_remove(folder);
	return came;
}

static void
expect_work(const struct work *work)
{
	char *folder = g_dir_make_tmp("ktriage-unit-XXXXXX", NULL);
	g_autofree char *path = test_store_path(folder);
	GError *error = NULL;

	g_clear_pointer(&expected, g_free);
	prepare(path, work->mails);
	g_assert_true(work->run(path, &error));
	expected = export_of(path);
	test_folder_remove(folder);
}

static glong
step_of(enum failing kind)
{
	const char *step = g_getenv("KT_FAULT_STEP");

	if (step && atol(step) > 0)
		return atol(step);
	if (!g_test_slow())
		return kind == FAILING_ALLOCATION ? 19999 : 1999;
	return kind == FAILING_ALLOCATION ? 499 : 61;
}

/* The number goes to the soak, which adds such lines up. */
static void
try_all(gconstpointer data, enum failing kind)
{
	const struct work *work = data;
	glong step = step_of(kind), points = 0;

	expect_work(work);
	for (int sticky = 0; sticky < 2; sticky++)
		for (glong n = 1 + sticky; try(work, kind, n, sticky);
		     n += step)
			points++;
	g_test_message("%ld fault points", points);
}

static void
test_allocation(gconstpointer work)
{
	try_all(work, FAILING_ALLOCATION);
}

static void
test_file(gconstpointer work)
{
	try_all(work, FAILING_FILE);
}

static void
test_disk(gconstpointer work)
{
	try_all(work, FAILING_DISK);
}

static void
add(const struct work *work, const char *what, GTestDataFunc function)
{
	g_autofree char *path =
		g_strdup_printf("/store-faults/%s/%s", work->name, what);

	g_test_add_data_func(path, work, function);
}

int
main(int argc, char **argv)
{
	int result;

	failing_init();
	g_test_init(&argc, &argv, NULL);
	test_thread(mails);
	exported = g_string_new(NULL);
	for (gsize i = 0; i < G_N_ELEMENTS(works); i++) {
		add(&works[i], "allocation", test_allocation);
		add(&works[i], "file", test_file);
		add(&works[i], "disk", test_disk);
	}
	result = g_test_run();
	g_string_free(exported, TRUE);
	g_free(expected);
	test_thread_free(mails);
	return result;
}
