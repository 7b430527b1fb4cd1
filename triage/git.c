/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "triage/error.h"
#include "triage/git.h"
#include "triage/spawn.h"

enum { BLOCK = 65536 };

/* Whatever the user's configuration makes of a log, we can read this. */
static const char *const log_args[] = {
	"log",
	"-z",
	"-s",
	"--no-color",
	"--no-notes",
	"--no-decorate",
	"--no-show-signature",
	"--no-mailmap",
	"--encoding=UTF-8",
	"--format=tformat:%H%x00%an%x00%ae%x00%at%x00%ct%x00%s%x00%B",
	NULL,
};

static void
add_all(GPtrArray *argv, const char *const *args)
{
	for (; *args; args++)
		g_ptr_array_add(argv, (gpointer)*args);
}

static gboolean
start(const struct ktt_git *git, struct ktt_child *child,
      const char *const *head, const char *const *args, GError **error)
{
	g_autoptr(GPtrArray) argv = g_ptr_array_new();

	g_ptr_array_add(argv, (gpointer) "git");
	add_all(argv, head);
	add_all(argv, args);
	g_ptr_array_add(argv, NULL);
	return ktt_child_start(child, (const char *const *)argv->pdata,
			       git->folder, error);
}

/* The last line of git's words says most. */
static void
set_failed(const struct ktt_git *git, int code, const char *words,
	   GError **error)
{
	const char *line = strrchr(words, '\n');

	line = line ? line + 1 : words;
	if (*words)
		g_set_error(error, KTT_ERROR, KTT_ERROR_IO,
			    "%s: git failed: %s", git->folder, line);
	else
		g_set_error(error, KTT_ERROR, KTT_ERROR_IO,
			    "%s: git failed with exit code %d", git->folder,
			    code);
}

static gboolean
finish(const struct ktt_git *git, struct ktt_child *child, gboolean read_all,
       GError **error)
{
	g_autofree char *words = NULL;
	int code = ktt_child_end(child, &words);

	if (!read_all || code == 0)
		return TRUE;
	set_failed(git, code, words, error);
	return FALSE;
}

char *
ktt_git_ask(const struct ktt_git *git, const char *const *args, GError **error)
{
	static const char *const none[] = {NULL};
	g_autoptr(GString) out = g_string_new(NULL);
	g_autofree char *buffer = g_malloc(BLOCK);
	struct ktt_child child;
	gssize got;

	if (!start(git, &child, none, args, error))
		return NULL;
	while ((got = ktt_child_read(&child, buffer, BLOCK)) > 0)
		g_string_append_len(out, buffer, got);
	if (!finish(git, &child, TRUE, error))
		return NULL;
	return g_strchomp(g_utf8_make_valid(out->str, -1));
}

struct reader {				    /* of NUL-terminated fields */
	char *fields[KTT_GIT_N_FIELDS + 1]; /* owned */
	guint n;
	GString *rest; /* the beginning of the next field */
	ktt_git_commit_fn fn;
	gpointer data;
};

static gboolean
end_field(struct reader *r)
{
	gboolean more;

	r->fields[r->n++] =
		g_utf8_make_valid(r->rest->str, (gssize)r->rest->len);
	g_string_truncate(r->rest, 0);
	if (r->n < KTT_GIT_N_FIELDS)
		return TRUE;
	more = r->fn(r->fields, r->data);
	while (r->n)
		g_free(r->fields[--r->n]);
	return more;
}

static gboolean
take_block(struct reader *r, const char *block, gsize size)
{
	const char *end;

	while ((end = memchr(block, '\0', size))) {
		g_string_append_len(r->rest, block, end - block);
		if (!end_field(r))
			return FALSE;
		size -= (gsize)(end + 1 - block);
		block = end + 1;
	}
	g_string_append_len(r->rest, block, (gssize)size);
	return TRUE;
}

gboolean
ktt_git_log(const struct ktt_git *git, const char *const *args,
	    ktt_git_commit_fn fn, gpointer data, GError **error)
{
	struct reader r = {.fn = fn, .data = data};
	g_autofree char *buffer = g_malloc(BLOCK);
	struct ktt_child child;
	gboolean more = TRUE;
	gssize got;

	if (!start(git, &child, log_args, args, error))
		return FALSE;
	r.rest = g_string_new(NULL);
	while (more && (got = ktt_child_read(&child, buffer, BLOCK)) > 0)
		more = take_block(&r, buffer, (gsize)got);
	while (r.n)
		g_free(r.fields[--r.n]);
	g_string_free(r.rest, TRUE);
	return finish(git, &child, more, error);
}

/* "https://user:secret@host/x" is nobody's business. */
static char *
without_user(const char *url)
{
	const char *host = strstr(url, "://");
	const char *at, *slash;

	if (!host)
		return g_strdup(url);
	host += strlen("://");
	slash = host + strcspn(host, "/");
	at = memrchr(host, '@', (size_t)(slash - host));
	if (!at)
		return g_strdup(url);
	return g_strdup_printf("%.*s%s", (int)(host - url), url, at + 1);
}

/* host:path and scheme://…, but not a place on this machine. */
static gboolean
is_remote(const char *url)
{
	const char *colon = strchr(url, ':'), *slash = strchr(url, '/');

	return colon && (!slash || colon < slash) &&
	       !g_str_has_prefix(url, "file:");
}

static char *
name_of_folder(const struct ktt_git *git)
{
	static const char *const top[] = {"rev-parse", "--show-toplevel", NULL};
	static const char *const bare[] = {"rev-parse", "--absolute-git-dir",
					   NULL};
	g_autofree char *path = ktt_git_ask(git, top, NULL);
	char *name;

	if (!path || !*path) {
		g_free(path);
		path = ktt_git_ask(git, bare, NULL);
	}
	name = g_path_get_basename(path ? path : git->folder);
	if (g_str_has_suffix(name, ".git") && strlen(name) > strlen(".git"))
		name[strlen(name) - strlen(".git")] = '\0';
	return name;
}

static char *
name_of(const struct ktt_git *git)
{
	static const char *const origin[] = {"config", "--get",
					     "remote.origin.url", NULL};
	g_autofree char *url = ktt_git_ask(git, origin, NULL);

	while (url && g_str_has_suffix(url, "/"))
		url[strlen(url) - 1] = '\0';
	return url && is_remote(url) ? without_user(url) : name_of_folder(git);
}

gboolean
ktt_git_init(struct ktt_git *git, const char *path, GError **error)
{
	static const char *const probe[] = {"rev-parse", "--git-dir", NULL};
	g_autofree char *program = g_find_program_in_path("git");
	g_autofree char *found = NULL;

	git->folder = g_strdup(path);
	git->repository = NULL;
	if (!program || !g_file_test(path, G_FILE_TEST_IS_DIR)) {
		g_set_error(error, KTT_ERROR,
			    program ? KTT_ERROR_NO_FILE : KTT_ERROR_IO,
			    program ? "%s: no such folder"
				    : "%s: git is not installed",
			    path);
		return FALSE;
	}
	found = ktt_git_ask(git, probe, error);
	if (found)
		git->repository = name_of(git);
	else if (error && *error)
		(*error)->code = KTT_ERROR_NO_FILE;
	return found != NULL;
}

void
ktt_git_clear(struct ktt_git *git)
{
	g_clear_pointer(&git->folder, g_free);
	g_clear_pointer(&git->repository, g_free);
}
