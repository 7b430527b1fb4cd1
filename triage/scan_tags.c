/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/commit_fact.h"
#include "triage/scan_tags.h"
#include "triage/stmt.h"

/* Ids of one call: they are arguments, whose length has a limit. */
#define BATCH 500

static const char untagged_sql[] =
	"SELECT commit_id FROM fact_sighting WHERE repository = ?1"
	" AND branch = ?2 GROUP BY commit_id HAVING max(tag) = ''"
	" ORDER BY commit_id";

static GPtrArray *
load_untagged(struct ktt_store *store, const struct ktt_git *git,
	      const char *branch, GError **error)
{
	return ktt_rows_texts(
		ktt_query(store, untagged_sql, "tt", git->repository, branch),
		error);
}

/* A line for each id that is there: "ID v6.1-rc1~12^2", "ID undefined". */
static char *
ask_names(const struct ktt_git *git, const GPtrArray *ids, guint first, guint n,
	  GError **error)
{
	g_autoptr(GPtrArray) args = g_ptr_array_new();

	g_ptr_array_add(args, (gpointer) "name-rev");
	g_ptr_array_add(args, (gpointer) "--tags");
	g_ptr_array_add(args, (gpointer) "--refs=refs/tags/v*");
	for (guint i = 0; i < n; i++)
		g_ptr_array_add(args, ids->pdata[first + i]);
	g_ptr_array_add(args, NULL);
	return ktt_git_ask(git, (const char *const *)args->pdata, error);
}

static gboolean
take_name(struct ktt_store *store, struct ktt_sighting *sighting, char *line,
	  guint64 *tagged, GError **error)
{
	char *name = strchr(line, ' ');
	gboolean added = FALSE;

	if (!name || !strcmp(name + 1, "undefined"))
		return TRUE;
	*name++ = '\0';
	name[strcspn(name, "~^")] = '\0';
	if (g_str_has_prefix(name, "tags/"))
		name += strlen("tags/");
	sighting->tag = name;
	if (!ktt_commit_sight(store, line, sighting, &added, error))
		return FALSE;
	*tagged += added;
	return TRUE;
}

static gboolean
take_names(struct ktt_store *store, struct ktt_sighting *sighting, char **lines,
	   guint64 *tagged, GError **error)
{
	for (guint i = 0; lines[i]; i++)
		if (!take_name(store, sighting, lines[i], tagged, error))
			return FALSE;
	return TRUE;
}

static gboolean
tag_batch(struct ktt_store *store, const struct ktt_git *git,
	  struct ktt_sighting *sighting, const GPtrArray *ids, guint first,
	  guint64 *tagged, GError **error)
{
	g_autofree char *text =
		ask_names(git, ids, first, MIN(ids->len - first, BATCH), error);
	g_auto(GStrv) lines = text ? g_strsplit(text, "\n", -1) : NULL;

	if (!lines || !ktt_store_begin(store, error))
		return FALSE;
	if (take_names(store, sighting, lines, tagged, error) &&
	    ktt_store_commit(store, error))
		return TRUE;
	ktt_store_rollback(store);
	return FALSE;
}

gboolean
ktt_scan_tags(struct ktt_store *store, const struct ktt_git *git,
	      const char *branch, guint64 *tagged, GError **error)
{
	struct ktt_sighting sighting = {git->repository, branch, NULL};
	g_autoptr(GPtrArray) ids = load_untagged(store, git, branch, error);

	for (guint i = 0; ids && i < ids->len; i += BATCH)
		if (!tag_batch(store, git, &sighting, ids, i, tagged, error))
			return FALSE;
	return ids != NULL;
}
