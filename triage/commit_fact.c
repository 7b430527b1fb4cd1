/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/commit_fact.h"
#include "triage/git_rules.h"
#include "triage/stmt.h"
#include "triage/store_state.h"
#include "triage/text_index.h"

/* Of a chain of reverts, so many are looked at. */
#define MAX_REVERTS 16

static const char add_sql[] =
	"INSERT OR IGNORE INTO fact_commit (commit_id, title, author_name,"
	" author_address, author_date, commit_date, message)"
	" VALUES (?, ?, ?, ?, ?, ?, ?)";
static const char sight_sql[] =
	"INSERT OR IGNORE INTO fact_sighting (commit_id, repository, branch,"
	" tag) VALUES (?, ?, ?, ?)";
static const char claim_sql[] =
	"INSERT OR IGNORE INTO commit_claim (commit_id, kind, target, text)"
	" VALUES (?, ?, ?, ?)";
static const char all_sql[] =
	"SELECT commit_id, message FROM fact_commit ORDER BY commit_id";

/* What a commit can touch, each with one text: messages that it names, … */
static const char named_sql[] =
	"SELECT message FROM message WHERE message_id = ?";
/* … reports of a commit that it fixes or reverts, … */
static const char blamed_sql[] =
	"SELECT message FROM report WHERE commit_key = ?";
/* … what the commit that it reverts has touched before, … */
static const char claims_sql[] =
	"SELECT kind, target FROM commit_claim WHERE commit_id >= ?1"
	" AND commit_id < ?1 || 'g' AND kind <> 'credit'";
static const char titles_sql[] =
	"SELECT commit_id, title FROM fact_commit WHERE commit_id >= ?1"
	" AND commit_id < ?1 || 'g'";
/* … mails that name it or have its title. */
static const char by_id_sql[] =
	"SELECT message FROM event WHERE commit_id >= substr(?1, 1, 7)"
	" AND commit_id < substr(?1, 1, 7) || 'g'";
static const char by_title_sql[] =
	"SELECT message FROM event WHERE commit_title = ?";
static const char by_subject_sql[] =
	"SELECT rowid FROM search_index WHERE search_index MATCH ?";

static gboolean
mark_rows(struct ktt_store *store, const char *sql, const char *text,
	  GError **error)
{
	struct ktt_rows *rows = ktt_query(store, sql, "t", text);

	while (ktt_rows_next(rows))
		ktt_store_mark(store, ktt_rows_int(rows, 0));
	return ktt_rows_end(rows, error);
}

static gboolean
mark_target(struct ktt_store *store, const char *target, GError **error)
{
	return mark_rows(store, named_sql, target, error) &&
	       mark_rows(store, blamed_sql, target, error);
}

/* The title as one phrase of the subjects' index. */
static gboolean
mark_subjects(struct ktt_store *store, const char *title, GError **error)
{
	g_auto(GStrv) parts = g_strsplit(title, "\"", -1);
	g_autofree char *quoted = g_strjoinv("\"\"", parts);
	g_autofree char *query = g_strdup_printf("subject : \"%s\"", quoted);

	return ktt_text_index_flush(store, error) &&
	       mark_rows(store, by_subject_sql, query, error);
}

static gboolean
mark_announced(struct ktt_store *store, const char *id, const char *title,
	       GError **error)
{
	return mark_rows(store, by_id_sql, id, error) &&
	       mark_rows(store, by_title_sql, title, error) &&
	       mark_subjects(store, title, error);
}

/* What the commits of this key touch; the commits that they revert are put
 * behind the others. */
static gboolean
mark_commit(struct ktt_store *store, const char *key, GPtrArray *keys,
	    GError **error)
{
	struct ktt_rows *rows = ktt_query(store, claims_sql, "t", key);
	gboolean ok = TRUE;

	while (ok && ktt_rows_next(rows)) {
		const char *target = ktt_rows_text(rows, 1);

		ok = mark_target(store, target, error);
		if (!strcmp(ktt_rows_text(rows, 0), "revert") &&
		    keys->len < MAX_REVERTS)
			g_ptr_array_add(keys, g_strdup(target));
	}
	if (!ktt_rows_end(rows, ok ? error : NULL) || !ok)
		return FALSE;
	rows = ktt_query(store, titles_sql, "t", key);
	while (ok && ktt_rows_next(rows))
		ok = mark_announced(store, ktt_rows_text(rows, 0),
				    ktt_rows_text(rows, 1), error);
	return ktt_rows_end(rows, ok ? error : NULL) && ok;
}

/* Reports of the commit that is reverted, and of the one that was reverted by
 * that, and so on. */
static gboolean
mark_undone(struct ktt_store *store, const char *key, GError **error)
{
	g_autoptr(GPtrArray) keys = g_ptr_array_new_with_free_func(g_free);

	g_ptr_array_add(keys, g_strdup(key));
	for (guint i = 0; i < keys->len; i++)
		if (!mark_commit(store, keys->pdata[i], keys, error))
			return FALSE;
	return TRUE;
}

static gboolean
claims_write(struct ktt_store *store, const char *id, const GPtrArray *claims,
	     gboolean mark, GError **error)
{
	for (guint i = 0; i < claims->len; i++) {
		const struct ktt_git_claim *claim = claims->pdata[i];

		if (!ktt_exec(store, error, claim_sql, "tttt", id,
			      ktt_git_kind_names[claim->kind], claim->target,
			      claim->text))
			return FALSE;
		if (mark && claim->kind != KTT_GIT_CREDIT &&
		    !mark_target(store, claim->target, error))
			return FALSE;
		if (mark && claim->kind == KTT_GIT_REVERT &&
		    !mark_undone(store, claim->target, error))
			return FALSE;
	}
	return TRUE;
}

/* What the derived rows of other rules are worth is for the rebuild. */
static gboolean
derive(struct ktt_store *store, const struct ktt_commit_fact *fact,
       GError **error)
{
	g_autoptr(GPtrArray) claims = NULL;

	if (ktt_store_stale(store))
		return TRUE;
	claims = ktt_git_claims(fact->message);
	return claims_write(store, fact->id, claims, TRUE, error) &&
	       mark_announced(store, fact->id, fact->title, error);
}

gboolean
ktt_commit_add(struct ktt_store *store, const struct ktt_commit_fact *fact,
	       gboolean *added, GError **error)
{
	if (!ktt_exec(store, error, add_sql, "ttttiit", fact->id, fact->title,
		      fact->author_name, fact->author_address,
		      fact->author_date, fact->commit_date, fact->message))
		return FALSE;
	if (added)
		*added = ktt_changes(store) > 0;
	return !ktt_changes(store) || derive(store, fact, error);
}

gboolean
ktt_commit_sight(struct ktt_store *store, const char *id,
		 const struct ktt_sighting *sighting, gboolean *added,
		 GError **error)
{
	if (!ktt_exec(store, error, sight_sql, "tttt", id, sighting->repository,
		      sighting->branch, sighting->tag))
		return FALSE;
	if (added)
		*added = ktt_changes(store) > 0;
	return TRUE;
}

gboolean
ktt_commit_derive_all(struct ktt_store *store, GError **error)
{
	struct ktt_rows *rows = ktt_query(store, all_sql, "");
	gboolean ok = TRUE;

	while (ok && ktt_rows_next(rows)) {
		g_autoptr(GPtrArray) claims =
			ktt_git_claims(ktt_rows_text(rows, 1));

		ok = claims_write(store, ktt_rows_text(rows, 0), claims, FALSE,
				  error);
	}
	return ktt_rows_end(rows, ok ? error : NULL) && ok;
}
