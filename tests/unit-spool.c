/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The spool: a mail is there whole or not at all, the same one once, and it
 * leaves only when the store has it. tests/cmd/deliver.sh has the rest.
 */
#include <glib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <utime.h>

#include "triage/error.h"
#include "triage/spool.h"

struct place {
	char *folder, *database;
};

static void
setup(struct place *place, gconstpointer data)
{
	(void)data;
	place->folder = g_dir_make_tmp("spool-XXXXXX", NULL);
	g_assert_nonnull(place->folder);
	place->database = g_build_filename(place->folder, "t.db", NULL);
}

static void
teardown(struct place *place, gconstpointer data)
{
	(void)data;
	g_free(place->database);
	g_free(place->folder);
}

static gboolean
put(const struct place *place, const char *text, GError **error)
{
	return ktt_spool_put(place->database, (const guint8 *)text,
			     strlen(text), FALSE, error);
}

static void
test_put_and_read(struct place *place, gconstpointer data)
{
	g_autoptr(GError) error = NULL;
	g_autoptr(GPtrArray) paths = NULL;
	struct ktt_spooled mail;
	GStatBuf status;

	(void)data;
	g_assert_true(put(place, "Subject: a\n\n", &error));
	g_assert_true(put(place, "Subject: b\n\n", &error));
	g_assert_true(put(place, "Subject: a\n\n", &error));
	g_assert_no_error(error);
	paths = ktt_spool_list(place->database);
	g_assert_cmpuint(paths->len, ==, 2);
	g_assert_cmpint(g_stat(paths->pdata[0], &status), ==, 0);
	g_assert_cmpuint(status.st_mode & 0777, ==, 0600);
	g_assert_true(ktt_spool_read(paths->pdata[0], &mail));
	g_assert_cmpuint(mail.size, ==, strlen("Subject: a\n\n"));
	g_assert_cmpint(mail.received, >, 0);
	ktt_spooled_clear(&mail);
	ktt_spool_remove(paths->pdata[0]);
	g_assert_false(ktt_spool_read(paths->pdata[0], &mail));
}

/* What another process is still writing does not count. */
static void
test_half_written(struct place *place, gconstpointer data)
{
	g_autofree char *spool = ktt_spool_path(place->database);
	g_autofree char *part = g_build_filename(spool, ".abc.123", NULL);
	g_autofree char *other = g_build_filename(spool, "notes.txt", NULL);
	g_autoptr(GPtrArray) paths = NULL;

	(void)data;
	g_assert_cmpint(g_mkdir(spool, 0700), ==, 0);
	g_assert_true(g_file_set_contents(part, "Subj", -1, NULL));
	g_assert_true(g_file_set_contents(other, "x", -1, NULL));
	paths = ktt_spool_list(place->database);
	g_assert_cmpuint(paths->len, ==, 0);
}

/* What a stopped delivery left is removed once it is surely dead. */
static void
test_swept(struct place *place, gconstpointer data)
{
	g_autofree char *folder = ktt_spool_path(place->database);
	g_autofree char *fresh = g_build_filename(folder, ".a.1", NULL);
	g_autofree char *old = g_build_filename(folder, ".b.1", NULL);
	struct utimbuf then = {1000000000, 1000000000};

	(void)data;
	g_assert_true(put(place, "Subject: a\n\n", NULL));
	g_assert_true(g_file_set_contents(fresh, "Su", -1, NULL));
	g_assert_true(g_file_set_contents(old, "Su", -1, NULL));
	g_assert_cmpint(g_utime(old, &then), ==, 0);
	g_ptr_array_unref(ktt_spool_list(place->database));
	g_assert_true(g_file_test(fresh, G_FILE_TEST_EXISTS));
	g_assert_false(g_file_test(old, G_FILE_TEST_EXISTS));
}

static void
test_no_spool(struct place *place, gconstpointer data)
{
	g_autoptr(GPtrArray) paths = ktt_spool_list(place->database);
	g_autofree char *spool = ktt_spool_path(place->database);

	(void)data;
	g_assert_cmpuint(paths->len, ==, 0);
	g_assert_false(g_file_test(spool, G_FILE_TEST_EXISTS));
}

static void
test_no_place(struct place *place, gconstpointer data)
{
	g_autofree char *spool = ktt_spool_path(place->database);
	g_autoptr(GError) error = NULL;

	(void)data;
	g_assert_true(g_file_set_contents(spool, "a file", -1, NULL));
	g_assert_false(put(place, "Subject: a\n\n", &error));
	g_assert_error(error, KTT_ERROR, KTT_ERROR_CREATE);
}

static void
test_take(struct place *place, gconstpointer data)
{
	g_autoptr(GError) error = NULL;
	struct ktt_store *store =
		ktt_store_open(place->database, KTT_STORE_WRITE, &error);
	guint taken = 0;

	(void)data;
	g_assert_no_error(error);
	for (guint i = 0; i < 5; i++) {
		g_autofree char *text = g_strdup_printf(
			"Message-ID: <%u@example.org>\n\nhello\n", i);

		g_assert_true(put(place, text, &error));
	}
	g_assert_true(
		ktt_spool_take(store, place->database, 2, &taken, &error));
	g_assert_cmpuint(taken, ==, 2);
	g_assert_true(
		ktt_spool_take(store, place->database, 0, &taken, &error));
	g_assert_cmpuint(taken, ==, 3);
	g_assert_true(
		ktt_spool_take(store, place->database, 0, &taken, &error));
	g_assert_cmpuint(taken, ==, 0);
	ktt_store_close(store);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
#define ADD(name, fn)                                                          \
	g_test_add("/spool/" name, struct place, NULL, setup, fn, teardown)
	ADD("put-and-read", test_put_and_read);
	ADD("half-written", test_half_written);
	ADD("swept", test_swept);
	ADD("no-spool", test_no_spool);
	ADD("no-place", test_no_place);
	ADD("take", test_take);
	return g_test_run();
}
