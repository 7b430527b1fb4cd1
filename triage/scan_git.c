/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "triage/commit_fact.h"
#include "triage/error.h"
#include "triage/git.h"
#include "triage/scan_git.h"
#include "triage/scan_mark.h"
#include "triage/scan_tags.h"
#include "triage/scan_wanted.h"

enum { BATCH = 200, STEP = 512 };

struct commit {				/* of concern, not yet stored */
	char *fields[KTT_GIT_N_FIELDS]; /* owned */
};

struct scan {
	struct ktt_store *store;
	const struct ktt_scan_options *options;
	struct ktt_scan_counts *counts;
	struct ktt_git git;
	struct ktt_wanted *wanted;
	char *tip, *branch; /* owned: the tip's id; "" where it has no name */
	GPtrArray *found;   /* owned struct commit * */
	GPtrArray *reverts; /* owned; of concern if what they revert is */
	GHashTable *seen;   /* owned ids of this scan */
	GError *error;	    /* of storing */
};

static void
commit_free(gpointer data)
{
	struct commit *commit = data;

	for (guint i = 0; i < KTT_GIT_N_FIELDS; i++)
		g_free(commit->fields[i]);
	g_free(commit);
}

static struct commit *
commit_new(char *const *fields)
{
	struct commit *commit = g_new0(struct commit, 1);

	for (guint i = 0; i < KTT_GIT_N_FIELDS; i++)
		commit->fields[i] = g_strdup(fields[i]);
	return commit;
}

static gboolean
store_commit(struct scan *scan, const struct commit *commit, GError **error)
{
	char *const *field = commit->fields;
	struct ktt_commit_fact fact = {
		.id = field[KTT_GIT_ID],
		.title = field[KTT_GIT_TITLE],
		.author_name = field[KTT_GIT_AUTHOR_NAME],
		.author_address = field[KTT_GIT_AUTHOR_ADDRESS],
		.author_date =
			g_ascii_strtoll(field[KTT_GIT_AUTHOR_DATE], NULL, 10),
		.commit_date =
			g_ascii_strtoll(field[KTT_GIT_COMMIT_DATE], NULL, 10),
		.message = field[KTT_GIT_MESSAGE],
	};
	struct ktt_sighting sighting = {scan->git.repository, scan->branch, ""};
	gboolean added;

	if (!ktt_commit_add(scan->store, &fact, &added, error) ||
	    !ktt_commit_sight(scan->store, fact.id, &sighting, NULL, error))
		return FALSE;
	scan->counts->added += added;
	return TRUE;
}

static gboolean
store_begun(struct scan *scan, GError **error)
{
	for (guint i = 0; i < scan->found->len; i++)
		if (!store_commit(scan, scan->found->pdata[i], error))
			return FALSE;
	return ktt_store_commit(scan->store, error);
}

static gboolean
store_found(struct scan *scan, GError **error)
{
	guint64 before = scan->counts->added;

	if (!scan->found->len)
		return TRUE;
	if (!ktt_store_begin(scan->store, error))
		return FALSE;
	if (!store_begun(scan, error)) {
		scan->counts->added = before;
		ktt_store_rollback(scan->store);
		return FALSE;
	}
	g_ptr_array_set_size(scan->found, 0);
	return TRUE;
}

static void
keep(struct scan *scan, struct commit *commit)
{
	ktt_wanted_keep(scan->wanted, commit->fields[KTT_GIT_ID]);
	g_ptr_array_add(scan->found, commit);
	scan->counts->found++;
}

static gboolean
is_stopped(struct scan *scan)
{
	if (scan->options->progress &&
	    !scan->options->progress(scan->counts, scan->options->data))
		scan->counts->stopped = TRUE;
	return scan->counts->stopped;
}

static gboolean
take_commit(char *const *fields, gpointer data)
{
	struct scan *scan = data;
	const char *id = fields[KTT_GIT_ID];
	enum ktt_want want;

	scan->counts->read++;
	want = ktt_wanted_commit(scan->wanted, id, fields[KTT_GIT_TITLE],
				 fields[KTT_GIT_MESSAGE]);
	if (want != KTT_WANT_NOT &&
	    g_hash_table_add(scan->seen, g_strdup(id))) {
		if (want == KTT_WANT_YES)
			keep(scan, commit_new(fields));
		else
			g_ptr_array_add(scan->reverts, commit_new(fields));
	}
	if (scan->found->len >= BATCH && !store_found(scan, &scan->error))
		return FALSE;
	return scan->counts->read % STEP || !is_stopped(scan);
}

/* The newest come first: a revert is met before what it reverts. */
static void
take_reverts(struct scan *scan)
{
	gboolean again = TRUE;

	while (again) {
		again = FALSE;
		for (guint i = scan->reverts->len; i > 0; i--) {
			struct commit *commit = scan->reverts->pdata[i - 1];

			if (!ktt_wanted_reverts(
				    scan->wanted,
				    commit->fields[KTT_GIT_MESSAGE]))
				continue;
			keep(scan, g_ptr_array_steal_index_fast(scan->reverts,
								i - 1));
			again = TRUE;
		}
	}
}

static gboolean
log_commits(struct scan *scan, const char *const *args, GError **error)
{
	GError *cause = NULL;
	gboolean ok = ktt_git_log(&scan->git, args, take_commit, scan, &cause);

	if (ok && !scan->error)
		return TRUE;
	/* Ctrl-C reaches git as well. */
	if (!scan->error && is_stopped(scan)) {
		g_clear_error(&cause);
		return TRUE;
	}
	if (scan->error)
		g_clear_error(&cause);
	else
		scan->error = cause;
	g_propagate_error(error, g_steal_pointer(&scan->error));
	return FALSE;
}

static void
count_commits(struct scan *scan, const char *revision)
{
	const char *const args[] = {"rev-list", "--count", revision, "--",
				    NULL};
	g_autofree char *count = NULL;

	if (!scan->options->count)
		return;
	count = ktt_git_ask(&scan->git, args, NULL);
	if (count)
		scan->counts->total = g_ascii_strtoull(count, NULL, 10);
}

static gboolean
log_range(struct scan *scan, const char *revision, GError **error)
{
	const char *const args[] = {revision, "--", NULL};

	count_commits(scan, revision);
	return log_commits(scan, args, error);
}

/* What the new mails may be about is older than the last scan's end. */
static gboolean
log_older(struct scan *scan, gint64 since, GError **error)
{
	g_autofree char *limit =
		g_strdup_printf("--since=%" G_GINT64_FORMAT, since);
	const char *const args[] = {limit, scan->tip, "--", NULL};

	return log_commits(scan, args, error);
}

static gboolean
has_two_ends(const char *range)
{
	return range && strstr(range, "..");
}

static gboolean
scan_branch(struct scan *scan, struct ktt_scan_mark *mark, GError **error)
{
	g_autofree char *revision = NULL;

	if (!mark->head)
		return log_range(scan, scan->tip, error);
	scan->counts->resumed = TRUE;
	revision = g_strconcat(mark->head, "..", scan->tip, NULL);
	if (!log_range(scan, revision, error))
		return FALSE;
	return !mark->new_mails || scan->counts->stopped ||
	       log_older(scan, mark->since, error);
}

static gboolean
has_commit(struct scan *scan, const char *id)
{
	g_autofree char *object = g_strconcat(id, "^{commit}", NULL);
	const char *const args[] = {"cat-file", "-e", object, NULL};
	g_autofree char *answer = ktt_git_ask(&scan->git, args, NULL);

	return answer != NULL;
}

static gboolean
find_mark(struct scan *scan, struct ktt_scan_mark *mark, GError **error)
{
	if (!ktt_scan_mark_load(scan->store, scan->git.repository, scan->branch,
				mark, error))
		return FALSE;
	if (scan->options->again)
		g_clear_pointer(&mark->head, g_free);
	/* Thrown away since: a tree that is built anew each day. */
	if (mark->head && !has_commit(scan, mark->head))
		g_clear_pointer(&mark->head, g_free);
	return TRUE;
}

static gboolean
scan_resumed(struct scan *scan, GError **error)
{
	struct ktt_scan_mark mark = {0};
	gboolean ok = find_mark(scan, &mark, error) &&
		      scan_branch(scan, &mark, error);
	GError *late = NULL;

	take_reverts(scan);
	if (!store_found(scan, ok ? error : &late)) {
		ok = FALSE;
		g_clear_error(&late);
	}
	if (ok && !scan->counts->stopped)
		ok = ktt_scan_mark_save(scan->store, scan->git.repository,
					scan->branch, scan->tip, &mark, error);
	ktt_scan_mark_clear(&mark);
	return ok;
}

static gboolean
scan_range(struct scan *scan, GError **error)
{
	gboolean ok = log_range(scan, scan->options->range, error);
	GError *late = NULL;

	take_reverts(scan);
	if (store_found(scan, ok ? error : &late))
		return ok;
	g_clear_error(&late);
	return FALSE;
}

/* The end of "a..b" that the commits lead to. */
static char *
tip_name(const char *range)
{
	const char *dots = range ? strstr(range, "..") : NULL;

	if (!range)
		return g_strdup("HEAD");
	if (!dots)
		return g_strdup(range);
	dots += strspn(dots, ".");
	return g_strdup(*dots ? dots : "HEAD");
}

static gboolean
find_tip(struct scan *scan, GError **error)
{
	g_autofree char *name = tip_name(scan->options->range);
	g_autofree char *object = g_strconcat(name, "^{commit}", NULL);
	const char *const id[] = {"rev-parse", "--verify", "--quiet", object,
				  NULL};
	const char *const branch[] = {"rev-parse", "--abbrev-ref", name, NULL};

	if (*name != '-')
		scan->tip = ktt_git_ask(&scan->git, id, NULL);
	if (!scan->tip) {
		g_set_error(error, KTT_ERROR, KTT_ERROR_USAGE,
			    "%s: there is no commit '%s'", scan->git.folder,
			    name);
		return FALSE;
	}
	scan->branch = ktt_git_ask(&scan->git, branch, NULL);
	if (!scan->branch || !strcmp(scan->branch, "HEAD")) {
		g_free(scan->branch);
		scan->branch = g_strdup("");
	}
	return TRUE;
}

static gboolean
scan_run(struct scan *scan, const char *path, GError **error)
{
	const struct ktt_scan_options *options = scan->options;
	gboolean ok;

	if (options->range && *options->range == '-') {
		g_set_error(error, KTT_ERROR, KTT_ERROR_USAGE,
			    "'%s' is no range of commits", options->range);
		return FALSE;
	}
	if (!ktt_git_init(&scan->git, path, error) || !find_tip(scan, error))
		return FALSE;
	scan->wanted = ktt_wanted_load(scan->store, error);
	if (!scan->wanted)
		return FALSE;
	ok = has_two_ends(options->range) ? scan_range(scan, error)
					  : scan_resumed(scan, error);
	if (!ok || !options->contains || scan->counts->stopped)
		return ok;
	return ktt_scan_tags(scan->store, &scan->git, scan->branch,
			     &scan->counts->tagged, error);
}

static void
scan_clear(struct scan *scan)
{
	ktt_git_clear(&scan->git);
	if (scan->wanted)
		ktt_wanted_free(scan->wanted);
	g_ptr_array_unref(scan->found);
	g_ptr_array_unref(scan->reverts);
	g_hash_table_unref(scan->seen);
	g_free(scan->tip);
	g_free(scan->branch);
}

gboolean
ktt_scan_git(struct ktt_store *store, const char *path,
	     const struct ktt_scan_options *options,
	     struct ktt_scan_counts *counts, GError **error)
{
	struct scan scan = {
		.store = store, .options = options, .counts = counts};
	gboolean ok;

	memset(counts, 0, sizeof(*counts));
	scan.found = g_ptr_array_new_with_free_func(commit_free);
	scan.reverts = g_ptr_array_new_with_free_func(commit_free);
	scan.seen =
		g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
	ok = scan_run(&scan, path, error);
	scan_clear(&scan);
	return ok;
}
