/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Sources: files, pipes, Maildirs and folders, each read to its end and
 * compared with a list of "origin|text" or "!code" lines. How a file is split:
 * unit-splitter.c.
 */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <glib.h>
#include <glib/gstdio.h>

#include "parser/error.h"
#include "parser/source.h"
#include "tests/feed.h"

#define ANN "From ann@example.org Mon Jan  1 12:00:00 2024\n"

struct fixture {
	char *root; /* owned; an empty folder */
};

static void
set_up(struct fixture *fixture, gconstpointer unused)
{
	GError *error = NULL;

	(void)unused;
	fixture->root = g_dir_make_tmp("source-XXXXXX", &error);
	g_assert_no_error(error);
}

/* Removes what tests make: at most a few levels; links are not followed. */
static void
tear_down(struct fixture *fixture, gconstpointer unused)
{
	GPtrArray *folders = g_ptr_array_new_with_free_func(g_free);
	guint i;

	(void)unused;
	g_ptr_array_add(folders, fixture->root);
	for (i = 0; i < folders->len; i++) {
		GDir *dir = g_dir_open(folders->pdata[i], 0, NULL);
		const char *name;

		while ((name = g_dir_read_name(dir))) {
			char *path =
				g_build_filename(folders->pdata[i], name, NULL);

			if (unlink(path) == 0)
				g_free(path);
			else
				g_ptr_array_add(folders, path);
		}
		g_dir_close(dir);
	}
	while (i--)
		g_assert_cmpint(rmdir(folders->pdata[i]), ==, 0);
	g_ptr_array_unref(folders);
}

/* Makes the file root/name and the folders above it. */
static void
put_bytes(struct fixture *fixture, const char *name, const char *data,
	  gssize size)
{
	char *path = g_build_filename(fixture->root, name, NULL);
	char *folder = g_path_get_dirname(path);
	GError *error = NULL;

	g_assert_cmpint(g_mkdir_with_parents(folder, 0700), ==, 0);
	g_file_set_contents(path, data, size, &error);
	g_assert_no_error(error);
	g_free(folder);
	g_free(path);
}

static void
put(struct fixture *fixture, const char *name, const char *text)
{
	put_bytes(fixture, name, text, -1);
}

/* The folder root/name, empty. */
static void
put_folder(struct fixture *fixture, const char *name)
{
	char *path = g_build_filename(fixture->root, name, NULL);

	g_assert_cmpint(g_mkdir_with_parents(path, 0700), ==, 0);
	g_free(path);
}

static void
put_maildir(struct fixture *fixture, const char *name)
{
	static const char *const parts[] = {"cur", "new", "tmp"};
	guint i;

	for (i = 0; i < G_N_ELEMENTS(parts); i++) {
		char *path = g_build_filename(name, parts[i], NULL);

		put_folder(fixture, path);
		g_free(path);
	}
}

static void
put_link(struct fixture *fixture, const char *name, const char *target)
{
	char *path = g_build_filename(fixture->root, name, NULL);

	g_assert_cmpint(symlink(target, path), ==, 0);
	g_free(path);
}

/* One line for what the source gave: its mails begin with "Subject: ". */
static void
add_line(GString *lines, const char *root, const struct ktp_raw *raw)
{
	const char *origin = raw->origin;
	const char *subject = (const char *)raw->data + strlen("Subject: ");
	gsize size = strcspn(subject, "\r\n");

	if (g_str_has_prefix(origin, root))
		origin += strlen(root);
	g_assert_cmpmem(raw->data, strlen("Subject: "), "Subject: ", 9);
	g_string_append_printf(lines, "%s|%.*s\n", origin, (int)size, subject);
}

static void
add_error(GString *lines, const char *root, GError **error)
{
	const char *place;

	g_assert_nonnull(*error);
	g_assert_true((*error)->domain == KTP_ERROR);
	place = strstr((*error)->message, root);
	place = place ? place + strlen(root) : "";
	g_string_append_printf(lines, "!%d %.*s\n", (*error)->code,
			       (int)strcspn(place, ":"), place);
	g_clear_error(error);
}

/* Reads root/name, or standard input for "-", to the end. */
static void
check_format(struct fixture *fixture, const char *name,
	     enum ktp_mbox_format format, const char *expected)
{
	char *path = strcmp(name, "-")
			     ? g_build_filename(fixture->root, name, NULL)
			     : g_strdup("-");
	GString *lines = g_string_new(NULL);
	GError *error = NULL;
	struct ktp_source *source = ktp_source_open(path, format, &error);
	struct ktp_raw raw;
	guint64 done = 0, before = 0, total;
	int rc;

	if (!source)
		add_error(lines, fixture->root, &error);
	while (source && (rc = ktp_source_next(source, &raw, &error))) {
		if (rc > 0)
			add_line(lines, fixture->root, &raw);
		else
			add_error(lines, fixture->root, &error);
		ktp_source_progress(source, &done, &total);
		g_assert_cmpuint(done, >=, before);
		before = done;
	}
	if (source)
		g_assert_cmpint(ktp_source_next(source, &raw, &error), ==, 0);
	ktp_source_close(source);
	g_assert_cmpstr(lines->str, ==, expected);
	g_string_free(lines, TRUE);
	g_free(path);
}

static void
check(struct fixture *fixture, const char *name, const char *expected)
{
	check_format(fixture, name, KTP_MBOX_AUTO, expected);
}

static void
test_files(struct fixture *fixture, gconstpointer unused)
{
	(void)unused;
	put(fixture, "mbox", ANN "Subject: a\n\n\n" ANN "Subject: b\n\n\n");
	put(fixture, "mail", "Subject: c\n\n" ANN "Subject: d\n\n");
	put(fixture, "empty", "");
	put_bytes(fixture, "binary", "\0\1\2", 3);
	check(fixture, "mbox", "/mbox:0|a\n/mbox:59|b\n");
	check_format(fixture, "mbox", KTP_MBOX_SINGLE, "/mbox|a\n");
	check(fixture, "mail", "/mail|c\n");
	check(fixture, "empty", "!3 /empty\n");
	check(fixture, "binary", "!3 /binary\n");
	check(fixture, "missing", "!2 /missing\n");
	check(fixture, "mbox/missing", "!2 /mbox/missing\n");
}

static void
test_progress(struct fixture *fixture, gconstpointer unused)
{
	char *path = g_build_filename(fixture->root, "mail", NULL);
	struct ktp_source *source;
	struct ktp_raw raw;
	guint64 done, total;

	(void)unused;
	put(fixture, "mail", "Subject: c\n\nC\n");
	source = ktp_source_open(path, KTP_MBOX_AUTO, NULL);
	g_assert_cmpint(ktp_source_next(source, &raw, NULL), ==, 1);
	g_assert_cmpuint(raw.offset, ==, 0);
	ktp_source_progress(source, &done, &total);
	g_assert_cmpuint(done, ==, 14);
	g_assert_cmpuint(total, ==, 14);
	ktp_source_close(source);
	source = ktp_source_open(fixture->root, KTP_MBOX_AUTO, NULL);
	g_assert_cmpint(ktp_source_next(source, &raw, NULL), ==, 1);
	g_assert_cmpint(ktp_source_next(source, &raw, NULL), ==, 0);
	ktp_source_progress(source, &done, &total);
	g_assert_cmpuint(done, ==, 14);
	g_assert_cmpuint(total, ==, 0);
	ktp_source_close(source);
	g_free(path);
}

/* Runs the check with data as standard input. */
static void
check_input(struct fixture *fixture, const char *data,
	    enum ktp_mbox_format format, const char *expected)
{
	int saved = dup(STDIN_FILENO);
	int fd = feed_open(data, strlen(data));

	g_assert_cmpint(dup2(fd, STDIN_FILENO), ==, STDIN_FILENO);
	close(fd);
	check_format(fixture, "-", format, expected);
	/* It is not the source's to close. */
	g_assert_cmpint(fcntl(STDIN_FILENO, F_GETFD), >=, 0);
	g_assert_cmpint(dup2(saved, STDIN_FILENO), ==, STDIN_FILENO);
	close(saved);
}

static void
test_standard_input(struct fixture *fixture, gconstpointer unused)
{
	(void)unused;
	check_input(fixture, ANN "Subject: a\r\n\r\nA\r\n", KTP_MBOX_SINGLE,
		    "(standard input)|a\n");
	check_input(fixture, "Subject: a\n\nA\n", KTP_MBOX_SINGLE,
		    "(standard input)|a\n");
	check_input(fixture, ANN "Subject: a\n\nA\n\n" ANN "Subject: b\n\n",
		    KTP_MBOX_AUTO,
		    "(standard input):0|a\n(standard input):61|b\n");
	check_input(fixture, "", KTP_MBOX_SINGLE, "!3 \n");
}

static void
test_maildir(struct fixture *fixture, gconstpointer unused)
{
	(void)unused;
	put_maildir(fixture, "box");
	put(fixture, "box/new/100.b", "Subject: b\n\n");
	put(fixture, "box/cur/099.a:2,S", "Subject: a\n\n");
	put(fixture, "box/cur/101.c:2,", ANN "Subject: c\n\n" ANN "X: y\n\n");
	put(fixture, "box/tmp/098.x", "Subject: not yet\n\n");
	put(fixture, "box/dovecot-uidlist", "3 V1 N1\n");
	put(fixture, "box/.hidden", "text\n");
	put(fixture, "box/cur/.nfs1", "Subject: hidden\n\n");
	put(fixture, "box/cur/102.empty", "");
	put(fixture, "box/other/file", "Subject: no\n\n");
	put_maildir(fixture, "box/.Lists");
	put(fixture, "box/.Lists/cur/1.d", "Subject: d\n\n");
	put_maildir(fixture, "box/Plain");
	put(fixture, "box/Plain/new/1.e", "Subject: e\n\n");
	put(fixture, "box/Plain/new/sub/x", "Subject: no\n\n");
	put_maildir(fixture, "box/Plain/.Deep");
	put(fixture, "box/Plain/.Deep/new/1.f", "Subject: f\n\n");
	check(fixture, "box",
	      "/box/cur/099.a:2,S|a\n/box/new/100.b|b\n/box/cur/101.c:2,|c\n"
	      "/box/.Lists/cur/1.d|d\n/box/Plain/new/1.e|e\n"
	      "/box/Plain/.Deep/new/1.f|f\n");
	put_maildir(fixture, "none");
	check(fixture, "none", "");
}

/* A mail that is shown and flagged while the box is read is found again. */
static void
test_renamed(struct fixture *fixture, gconstpointer unused)
{
	char *path = g_build_filename(fixture->root, "box", NULL);
	char *from = g_build_filename(path, "new", "2.b", NULL);
	char *to = g_build_filename(path, "cur", "2.b:2,S", NULL);
	char *gone = g_build_filename(path, "cur", "3.c:2,", NULL);
	struct ktp_source *source;
	struct ktp_raw raw;
	GError *error = NULL;

	(void)unused;
	put_maildir(fixture, "box");
	put(fixture, "box/cur/1.a", "Subject: a\n\n");
	put(fixture, "box/new/2.b", "Subject: b\n\n");
	put(fixture, "box/cur/2.bb", "Subject: bb\n\n");
	put(fixture, "box/cur/3.c:2,", "Subject: c\n\n");
	source = ktp_source_open(path, KTP_MBOX_AUTO, NULL);
	g_assert_cmpint(ktp_source_next(source, &raw, NULL), ==, 1);
	g_assert_cmpint(rename(from, to), ==, 0);
	g_assert_cmpint(unlink(gone), ==, 0);
	g_assert_cmpint(ktp_source_next(source, &raw, NULL), ==, 1);
	g_assert_cmpmem(raw.data, raw.size, "Subject: b\n\n", 12);
	g_assert_cmpstr(raw.origin, ==, to);
	g_assert_cmpint(ktp_source_next(source, &raw, NULL), ==, 1);
	g_assert_cmpint(ktp_source_next(source, &raw, &error), ==, -1);
	g_assert_error(error, KTP_ERROR, KTP_ERROR_NO_FILE);
	g_clear_error(&error);
	g_assert_cmpint(ktp_source_next(source, &raw, NULL), ==, 0);
	ktp_source_close(source);
	g_free(path);
	g_free(from);
	g_free(to);
	g_free(gone);
}

static void
test_folder(struct fixture *fixture, gconstpointer unused)
{
	gsize size;
	char *damaged = feed_fixture("mails.mbox.gz", &size);

	(void)unused;
	put(fixture, "in/b", ANN "Subject: b\n\n");
	put(fixture, "in/a/2", "Subject: a2\n\n");
	put(fixture, "in/a/1", "Subject: a1\n\n");
	put(fixture, "in/.git/config", "Subject: no\n\n");
	put(fixture, "in/.index", "Subject: no\n\n");
	put_bytes(fixture, "in/c.bin", "\0\1\2", 3);
	put(fixture, "in/d.empty", "");
	put_bytes(fixture, "in/e.gz", damaged, 30);
	put_maildir(fixture, "in/f");
	put(fixture, "in/f/cur/1", "Subject: f\n\n");
	put(fixture, "in/g", "Subject: g\n\n");
	check(fixture, "in",
	      "/in/a/1|a1\n/in/a/2|a2\n/in/b:0|b\n!3 /in/c.bin\n"
	      "!1 /in/e.gz\n/in/f/cur/1|f\n/in/g|g\n");
	g_free(damaged);
}

/* A socket cannot be opened at all. */
static void
put_socket(struct fixture *fixture, const char *name)
{
	struct sockaddr_un address = {.sun_family = AF_UNIX};
	int fd = socket(AF_UNIX, SOCK_STREAM, 0);

	g_assert_cmpint(fd, >=, 0);
	g_snprintf(address.sun_path, sizeof(address.sun_path), "%s/%s",
		   fixture->root, name);
	g_assert_cmpint(bind(fd, (struct sockaddr *)&address, sizeof(address)),
			==, 0);
	close(fd);
}

/* Links to folders lead into loops, pipes to nowhere. */
static void
test_odd_entries(struct fixture *fixture, gconstpointer unused)
{
	char *pipe_path = g_build_filename(fixture->root, "in", "fifo", NULL);

	(void)unused;
	put(fixture, "in/a", "Subject: a\n\n");
	put_link(fixture, "in/link", "a");
	put_link(fixture, "in/loop", ".");
	put_link(fixture, "in/up", "..");
	put_link(fixture, "in/broken", "nowhere");
	g_assert_cmpint(mkfifo(pipe_path, 0600), ==, 0);
	put_socket(fixture, "in/socket");
	check(fixture, "in", "/in/a|a\n!2 /in/broken\n/in/link|a\n");
	put_link(fixture, "top", "in");
	check(fixture, "top", "/top/a|a\n!2 /top/broken\n/top/link|a\n");
	put_maildir(fixture, "box");
	put(fixture, "box/cur/1", "Subject: m\n\n");
	put_link(fixture, "box/.Loop", ".");
	put_link(fixture, "box/cur/2", "../cur");
	check(fixture, "box", "/box/cur/1|m\n");
	g_free(pipe_path);
}

static void
test_depth(struct fixture *fixture, gconstpointer unused)
{
	GString *path = g_string_new("in");
	guint i;

	(void)unused;
	for (i = 0; i < 40; i++)
		g_string_append(path, "/d");
	put_folder(fixture, path->str);
	put(fixture, "in/z", "Subject: z\n\n");
	g_string_truncate(path, strlen("in") + 2 * 32);
	g_string_prepend(path, "!2 /");
	g_string_append(path, "\n/in/z|z\n");
	check(fixture, "in", path->str);
	g_string_free(path, TRUE);
}

static void
add_test(const char *path,
	 void (*test)(struct fixture *fixture, gconstpointer unused))
{
	g_test_add(path, struct fixture, NULL, set_up, test, tear_down);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	add_test("/source/files", test_files);
	add_test("/source/progress", test_progress);
	add_test("/source/standard-input", test_standard_input);
	add_test("/source/maildir", test_maildir);
	add_test("/source/renamed", test_renamed);
	add_test("/source/folder", test_folder);
	add_test("/source/odd-entries", test_odd_entries);
	add_test("/source/depth", test_depth);
	return g_test_run();
}
