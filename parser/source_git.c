/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The kind of source that is a public-inbox repository: a bare git repository
 * of its v2 format, or a folder with such ones as git/0.git, git/1.git, ….
 */
#include "config.h"

#include <string.h>
#include <unistd.h>

#include "parser/error.h"
#include "parser/git_list.h"
#include "parser/programs.h"
#include "parser/source_kind.h"

#define BLOCK (64 * 1024)
/* "ID blob SIZE" with ids of SHA-256. */
#define MAX_HEADER 256

struct epoch {
	char *folder; /* owned */
	int list;     /* the ids of its mails; -1: taken */
};

struct git {
	GPtrArray *epochs;   /* owned struct epoch * */
	guint at;	     /* the epoch that is read */
	GHashTable *deleted; /* ids of mails that were taken back */
	gpointer program;    /* git cat-file, or NULL */
	char *block;	     /* owned; of its output */
	gsize used, size;    /* of block */
	GByteArray *mail;
	char *origin; /* owned */
	guint64 done;
};

static const char *const batch_command[] = {"git", "cat-file", "--batch", NULL};

static gboolean
is_bare(const char *path)
{
	g_autofree char *head = g_build_filename(path, "HEAD", NULL);
	g_autofree char *objects = g_build_filename(path, "objects", NULL);
	g_autofree char *refs = g_build_filename(path, "refs", NULL);

	return g_file_test(head, G_FILE_TEST_IS_REGULAR) &&
	       g_file_test(objects, G_FILE_TEST_IS_DIR) &&
	       g_file_test(refs, G_FILE_TEST_IS_DIR);
}

static char *
epoch_path(const char *path, guint number)
{
	g_autofree char *name = g_strdup_printf("%u.git", number);

	return g_build_filename(path, "git", name, NULL);
}

static gboolean
probe(const char *path, const struct stat *st)
{
	g_autofree char *first = epoch_path(path, 0);

	return S_ISDIR(st->st_mode) && (is_bare(path) || is_bare(first));
}

static void
epoch_free(gpointer data)
{
	struct epoch *epoch = data;

	if (epoch->list >= 0)
		close(epoch->list);
	g_free(epoch->folder);
	g_free(epoch);
}

static void
end_program(struct git *git, int *code, char **words)
{
	*code = ktp_programs_get()->end(git->program, words);
	git->program = NULL;
	git->used = git->size = 0;
}

static void
close_git(gpointer state)
{
	struct git *git = state;
	g_autofree char *words = NULL;
	int code;

	if (git->program)
		end_program(git, &code, &words);
	g_ptr_array_unref(git->epochs);
	g_hash_table_unref(git->deleted);
	g_byte_array_unref(git->mail);
	g_free(git->block);
	g_free(git->origin);
	g_free(git);
}

static struct git *
git_new(void)
{
	struct git *git = g_new0(struct git, 1);

	git->epochs = g_ptr_array_new_with_free_func(epoch_free);
	git->deleted =
		g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
	git->mail = g_byte_array_new();
	git->block = g_malloc(BLOCK);
	return git;
}

/* A mail may be taken back in a later epoch: all are listed at once. */
static gboolean
add_epoch(struct git *git, char *folder, GError **error)
{
	struct epoch *epoch = g_new0(struct epoch, 1);

	epoch->folder = folder;
	epoch->list = ktp_git_list(folder, git->deleted, error);
	g_ptr_array_add(git->epochs, epoch);
	return epoch->list >= 0;
}

static gboolean
add_epochs(struct git *git, const char *path, GError **error)
{
	if (is_bare(path))
		return add_epoch(git, g_strdup(path), error);
	for (guint n = 0;; n++) {
		char *folder = epoch_path(path, n);

		if (!is_bare(folder)) {
			g_free(folder);
			return TRUE;
		}
		if (!add_epoch(git, folder, error))
			return FALSE;
	}
}

static gpointer
open_git(const char *path, enum ktp_mbox_format format, GError **error)
{
	struct git *git;

	(void)format;
	if (!ktp_programs_get()) {
		g_set_error(error, KTP_ERROR, KTP_ERROR_NO_FILE,
			    "cannot open %s: git repositories are not read "
			    "here",
			    path);
		return NULL;
	}
	git = git_new();
	if (add_epochs(git, path, error))
		return git;
	close_git(git);
	return NULL;
}

static void
progress(gconstpointer state, guint64 *done, guint64 *total)
{
	*done = ((const struct git *)state)->done;
	*total = 0;
}

/* More output into the block; FALSE at its end. */
static gboolean
fill(struct git *git)
{
	gssize got;

	if (git->used < git->size)
		return TRUE;
	got = ktp_programs_get()->read(git->program, git->block, BLOCK);
	git->used = 0;
	git->size = got > 0 ? (gsize)got : 0;
	return got > 0;
}

/* A line without its end; FALSE: there is none, or it is too long. */
static gboolean
read_header(struct git *git, char *line)
{
	gsize length = 0;

	while (length < MAX_HEADER - 1 && fill(git)) {
		char c = git->block[git->used++];

		line[length] = '\0';
		if (c == '\n')
			return TRUE;
		line[length++] = c;
	}
	return FALSE;
}

/* The next size bytes; those up to keep are added to the mail. */
static gboolean
read_content(struct git *git, guint64 size, gsize keep)
{
	while (size > 0 && fill(git)) {
		gsize part = (gsize)MIN(size, git->size - git->used);
		gsize kept = MIN(part, keep);

		g_byte_array_append(git->mail,
				    (const guint8 *)git->block + git->used,
				    (guint)kept);
		keep -= kept;
		git->used += part;
		git->done += part;
		size -= part;
	}
	return size == 0;
}

static struct epoch *
current(const struct git *git)
{
	return git->epochs->pdata[git->at];
}

static gboolean
start_epoch(struct git *git, GError **error)
{
	struct epoch *epoch = current(git);
	g_autoptr(GError) reason = NULL;

	git->program = ktp_programs_get()->start(batch_command, epoch->folder,
						 epoch->list, &reason);
	if (git->program)
		return TRUE;
	g_set_error(error, KTP_ERROR, KTP_ERROR_SOURCE, "cannot read %s: %s",
		    epoch->folder, reason->message);
	git->at++;
	return FALSE;
}

/* The output of an epoch has ended; FALSE and error: too early. */
static gboolean
end_epoch(struct git *git, gboolean whole, GError **error)
{
	g_autofree char *words = NULL;
	int code;

	end_program(git, &code, &words);
	git->at++;
	if (whole && code == 0)
		return TRUE;
	ktp_git_error(error,
		      ((struct epoch *)git->epochs->pdata[git->at - 1])->folder,
		      code, words);
	return FALSE;
}

static void
fill_in(struct git *git, struct ktp_raw *raw, const char *id, guint64 size)
{
	g_free(git->origin);
	git->origin = g_strdup_printf("%s:%s", current(git)->folder, id);
	raw->data = git->mail->data;
	raw->size = git->mail->len;
	raw->origin = git->origin;
	raw->offset = git->done;
	raw->truncated = size > KTP_MAX_MESSAGE;
}

/* One object of the running program: 1 a mail, 0 something else, -1. */
static int
read_object(struct git *git, struct ktp_raw *raw, GError **error)
{
	char line[MAX_HEADER] = "";
	g_auto(GStrv) words = NULL;
	gboolean wanted;
	guint64 size = 0;

	if (!read_header(git, line))
		return end_epoch(git, *line == '\0', error) ? 0 : -1;
	words = g_strsplit(line, " ", 4);
	if (g_strv_length(words) != 3 ||
	    !g_ascii_string_to_unsigned(words[2], 10, 0, G_MAXINT64, &size,
					NULL)) {
		g_set_error(error, KTP_ERROR, KTP_ERROR_MESSAGE,
			    "%s: git has no object %s", current(git)->folder,
			    words[0] ? words[0] : "");
		return -1;
	}
	wanted = strcmp(words[1], "blob") == 0 &&
		 !g_hash_table_contains(git->deleted, words[0]);
	g_byte_array_set_size(git->mail, 0);
	if (!read_content(git, size, wanted ? KTP_MAX_MESSAGE : 0) ||
	    !read_content(git, 1, 0))
		return end_epoch(git, FALSE, error) ? 0 : -1;
	if (wanted)
		fill_in(git, raw, words[0], size);
	return wanted;
}

static int
next(gpointer state, struct ktp_raw *raw, GError **error)
{
	struct git *git = state;

	while (git->at < git->epochs->len) {
		int got;

		if (!git->program && !start_epoch(git, error))
			return -1;
		got = read_object(git, raw, error);
		if (got != 0)
			return got;
	}
	return 0;
}

const struct ktp_source_kind ktp_git_kind = {
	"git", probe, open_git, next, progress, close_git,
};
