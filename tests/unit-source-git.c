/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A public-inbox repository as a source: order, epochs, mails that were taken
 * back, damage. The repositories are made by git itself.
 */
#include <glib.h>
#include <glib/gstdio.h>
#include <fcntl.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "parser/error.h"
#include "parser/source.h"
#include "triage/programs.h"

static int
open_file(const char *folder, const char *name)
{
	g_autofree char *path = g_build_filename(folder, name, NULL);
	int fd = g_open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

	g_assert_cmpint(fd, >=, 0);
	g_unlink(path);
	return fd;
}

static char *
read_file(int fd)
{
	off_t size = lseek(fd, 0, SEEK_END);
	char *text = g_malloc0((gsize)size + 1);

	g_assert_cmpint(pread(fd, text, (gsize)size, 0), ==, size);
	return g_strchomp(text);
}

/* Runs git in folder with input; its output is returned without its end. */
static char *
git(const char *folder, const char *input, const char *const *argv)
{
	int in = open_file(folder, "in"), out = open_file(folder, "out");
	gssize size = input ? (gssize)strlen(input) : 0;
	int status = -1;
	GPid pid;
	GError *error = NULL;
	char *text;

	g_assert_cmpint(pwrite(in, input, (gsize)size, 0), ==, size);
	g_spawn_async_with_fds(folder, (char **)argv, NULL,
			       G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD,
			       NULL, NULL, &pid, in, out, -1, &error);
	g_assert_no_error(error);
	g_assert_cmpint(waitpid(pid, &status, 0), ==, pid);
	g_assert_cmpint(status, ==, 0);
	g_spawn_close_pid(pid);
	text = read_file(out);
	close(in);
	close(out);
	return text;
}

#define GIT(folder, input, ...)                                                \
	git(folder, input, (const char *const[]){"git", __VA_ARGS__, NULL})

struct repository {
	char *path; /* owned */
	char *last; /* owned; the last commit, NULL: none */
};

static void
repository_init(struct repository *repository, char *path)
{
	repository->path = path;
	repository->last = NULL;
	g_assert_cmpint(g_mkdir_with_parents(path, 0700), ==, 0);
	g_free(GIT(path, NULL, "init", "-q", "--bare", "."));
}

static void
repository_clear(struct repository *repository)
{
	g_free(repository->path);
	g_free(repository->last);
}

/* One commit with nothing but file (of that text) in it. */
static void
commit(struct repository *repository, const char *file, const char *text)
{
	const char *path = repository->path;
	g_autofree char *blob = GIT(path, text, "hash-object", "-w", "--stdin");
	g_autofree char *entry =
		g_strdup_printf("100644 blob %s\t%s\n", blob, file);
	g_autofree char *tree = GIT(path, entry, "mktree");
	char *now = repository->last ? GIT(path, "x", "commit-tree", tree, "-p",
					   repository->last)
				     : GIT(path, "x", "commit-tree", tree);

	g_free(GIT(path, NULL, "update-ref", "HEAD", now));
	g_free(repository->last);
	repository->last = now;
}

/* All mails of path, joined; their order and number show. */
static char *
read_all(const char *path)
{
	GError *error = NULL;
	struct ktp_source *source =
		ktp_source_open(path, KTP_MBOX_AUTO, &error);
	GString *all = g_string_new(NULL);
	struct ktp_raw raw;
	int got;

	g_assert_no_error(error);
	while ((got = ktp_source_next(source, &raw, &error)) > 0) {
		g_assert_true(g_str_has_prefix(raw.origin, path));
		g_assert_false(raw.truncated);
		g_string_append_len(all, (const char *)raw.data,
				    (gssize)raw.size);
	}
	g_assert_no_error(error);
	g_assert_cmpint(got, ==, 0);
	ktp_source_close(source);
	return g_string_free(all, FALSE);
}

static char *
new_path(const char *name)
{
	g_autofree char *folder = g_dir_make_tmp("source-git-XXXXXX", NULL);

	return g_build_filename(folder, name, NULL);
}

static void
test_order(void)
{
	struct repository one;
	g_autofree char *all = NULL;

	repository_init(&one, new_path("one.git"));
	commit(&one, "m", "A: 1\n\nfirst\n");
	commit(&one, "m", "A: 2\n\nFrom here it is text\n");
	commit(&one, "m", "A: 3\n\nno end");
	all = read_all(one.path);
	g_assert_cmpstr(all, ==,
			"A: 1\n\nfirst\nA: 2\n\nFrom here it is text\n"
			"A: 3\n\nno end");
	repository_clear(&one);
}

/* A mail that was taken back is passed over, and so is another file. */
static void
test_deleted(void)
{
	struct repository one;
	g_autofree char *all = NULL;

	repository_init(&one, new_path("one.git"));
	commit(&one, "m", "A: 1\n\nkeep\n");
	commit(&one, "m", "A: 2\n\ntake back\n");
	commit(&one, "d", "A: 2\n\ntake back\n");
	commit(&one, "x", "A: 3\n\nno mail\n");
	commit(&one, "m", "A: 4\n\nkeep\n");
	all = read_all(one.path);
	g_assert_cmpstr(all, ==, "A: 1\n\nkeep\nA: 4\n\nkeep\n");
	repository_clear(&one);
}

static void
test_epochs(void)
{
	g_autofree char *inbox = new_path("inbox");
	struct repository epochs[2];
	g_autofree char *all = NULL;

	repository_init(&epochs[0],
			g_build_filename(inbox, "git", "0.git", NULL));
	repository_init(&epochs[1],
			g_build_filename(inbox, "git", "1.git", NULL));
	commit(&epochs[0], "m", "A: 1\n\na\n");
	commit(&epochs[0], "m", "A: 2\n\nb\n");
	commit(&epochs[1], "m", "A: 3\n\nc\n");
	commit(&epochs[1], "d", "A: 1\n\na\n");
	all = read_all(inbox);
	g_assert_cmpstr(all, ==, "A: 2\n\nb\nA: 3\n\nc\n");
	repository_clear(&epochs[0]);
	repository_clear(&epochs[1]);
}

/* A pipe's worth of mail and more, and one that needs many reads. */
static void
test_large(void)
{
	struct repository one;
	g_autofree char *text = g_strnfill(300000, 'x');
	g_autofree char *mail = g_strconcat("A: 1\n\n", text, "\n", NULL);
	g_autofree char *all = NULL;

	repository_init(&one, new_path("one.git"));
	commit(&one, "m", mail);
	commit(&one, "m", "A: 2\n\nb\n");
	all = read_all(one.path);
	g_assert_cmpuint(strlen(all), ==, strlen(mail) + strlen("A: 2\n\nb\n"));
	g_assert_true(g_str_has_suffix(all, "xx\nA: 2\n\nb\n"));
	repository_clear(&one);
}

/* Reading may stop in the middle: git ends with it. */
static void
test_early_end(void)
{
	struct repository one;
	g_autofree char *text = g_strnfill(300000, 'x');
	struct ktp_source *source;
	struct ktp_raw raw;

	repository_init(&one, new_path("one.git"));
	commit(&one, "m", "A: 1\n\na\n");
	commit(&one, "m", text);
	source = ktp_source_open(one.path, KTP_MBOX_AUTO, NULL);
	g_assert_cmpint(ktp_source_next(source, &raw, NULL), ==, 1);
	ktp_source_close(source);
	repository_clear(&one);
}

static void
test_errors(void)
{
	struct repository one;
	GError *error = NULL;

	repository_init(&one, new_path("one.git"));
	/* No commit yet: git says so. */
	g_assert_null(ktp_source_open(one.path, KTP_MBOX_AUTO, &error));
	g_assert_error(error, KTP_ERROR, KTP_ERROR_SOURCE);
	g_assert_nonnull(strstr(error->message, one.path));
	g_clear_error(&error);

	commit(&one, "m", "A: 1\n\na\n");
	ktp_programs_set(NULL);
	g_assert_null(ktp_source_open(one.path, KTP_MBOX_AUTO, &error));
	g_assert_error(error, KTP_ERROR, KTP_ERROR_NO_FILE);
	g_clear_error(&error);
	ktp_programs_set(&ktt_programs);
	repository_clear(&one);
}

/* An object that is gone costs one mail; git's log does not need it. */
static void
test_missing_object(void)
{
	struct repository one;
	g_autofree char *blob = NULL, *file = NULL;
	struct ktp_source *source;
	struct ktp_raw raw;
	GError *error = NULL;

	repository_init(&one, new_path("one.git"));
	commit(&one, "m", "A: 1\n\na\n");
	commit(&one, "m", "A: 2\n\nb\n");
	blob = GIT(one.path, "A: 1\n\na\n", "hash-object", "--stdin");
	file = g_strdup_printf("%s/objects/%.2s/%s", one.path, blob, blob + 2);
	g_assert_cmpint(g_unlink(file), ==, 0);
	source = ktp_source_open(one.path, KTP_MBOX_AUTO, &error);
	g_assert_no_error(error);
	g_assert_cmpint(ktp_source_next(source, &raw, &error), ==, -1);
	g_assert_error(error, KTP_ERROR, KTP_ERROR_MESSAGE);
	g_clear_error(&error);
	g_assert_cmpint(ktp_source_next(source, &raw, &error), ==, 1);
	g_assert_cmpint(raw.data[3], ==, '2');
	g_assert_cmpint(ktp_source_next(source, &raw, &error), ==, 0);
	ktp_source_close(source);
	repository_clear(&one);
}

static void
skip(void)
{
	g_test_skip("git is not installed");
}

int
main(int argc, char **argv)
{
	static const struct {
		const char *name;
		GTestFunc run;
	} tests[] = {
		{"/source-git/order", test_order},
		{"/source-git/deleted", test_deleted},
		{"/source-git/epochs", test_epochs},
		{"/source-git/large", test_large},
		{"/source-git/early-end", test_early_end},
		{"/source-git/errors", test_errors},
		{"/source-git/missing-object", test_missing_object},
	};
	g_autofree char *program = g_find_program_in_path("git");

	g_test_init(&argc, &argv, NULL);
	g_setenv("GIT_AUTHOR_NAME", "A", TRUE);
	g_setenv("GIT_AUTHOR_EMAIL", "a@example.org", TRUE);
	g_setenv("GIT_COMMITTER_NAME", "A", TRUE);
	g_setenv("GIT_COMMITTER_EMAIL", "a@example.org", TRUE);
	ktp_programs_set(&ktt_programs);
	for (guint i = 0; i < G_N_ELEMENTS(tests); i++)
		g_test_add_func(tests[i].name, program ? tests[i].run : skip);
	return g_test_run();
}
