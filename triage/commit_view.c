/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <math.h>

#include "triage/commit_link.h"
#include "triage/json_get.h"
#include "triage/status.h"
#include "triage/stmt.h"
#include "triage/view_part.h"

static const char sightings_sql[] =
	"SELECT repository, branch, max(tag) FROM fact_sighting"
	" WHERE commit_id = ? GROUP BY repository, branch"
	" ORDER BY repository, branch";

/* Whoever scans a tree trusts it as much as the people of the thread. */
static struct ktt_statement *
statement_new(const struct ktt_commit_link *link)
{
	const struct ktt_git_how_row *row = &ktt_git_how_rows[link->how];
	struct ktt_statement *s = g_new0(struct ktt_statement, 1);

	s->time = link->commit_date;
	s->merged = TRUE;
	s->sender = KTT_PARTICIPANT;
	s->message_id = g_strdup(link->id);
	s->type = row->event;
	s->confidence = row->confidence;
	s->strength = row->strength;
	s->recovery = s->spread = NAN;
	s->commit = g_strdup(link->id);
	s->commit_title = g_strdup(link->title);
	s->from_name = g_strdup(link->author_name);
	s->from_address = g_strdup(link->author_address);
	s->rule = g_strconcat("git-", row->name, NULL);
	s->evidence = g_strdup(link->text);
	return s;
}

gboolean
ktt_commit_statements(struct ktt_store *store, gint64 report,
		      GPtrArray *statements, GError **error)
{
	g_autoptr(GPtrArray) links = ktt_commit_links(store, report, error);

	if (!links)
		return FALSE;
	for (guint i = 0; i < links->len; i++) {
		const struct ktt_commit_link *link = links->pdata[i];

		if (ktt_git_how_rows[link->how].event != KTP_N_EVENTS)
			g_ptr_array_add(statements, statement_new(link));
	}
	return TRUE;
}

static json_t *
view_seen(struct ktt_store *store, const char *id, GError **error)
{
	struct ktt_rows *rows = ktt_query(store, sightings_sql, "t", id);
	json_t *list = json_array();

	while (ktt_rows_next(rows)) {
		const char *tag = ktt_rows_text(rows, 2);
		json_t *seen = json_object();

		ktt_json_set_text(seen, "repository", ktt_rows_text(rows, 0));
		ktt_json_set_text(seen, "branch", ktt_rows_text(rows, 1));
		ktt_json_set_text(seen, "tag", tag && *tag ? tag : NULL);
		json_array_append_new(list, seen);
	}
	if (ktt_rows_end(rows, error))
		return list;
	json_decref(list);
	return NULL;
}

static json_t *
view_link(const struct ktt_commit_link *link)
{
	const struct ktt_git_how_row *row = &ktt_git_how_rows[link->how];
	json_t *object = json_object();

	ktt_json_set_text(object, "id", link->id);
	ktt_json_set_text(object, "title", link->title);
	json_object_set_new(
		object, "author",
		ktt_view_from(link->author_name, link->author_address));
	ktt_json_set_time(object, "author_date", link->author_date, TRUE);
	ktt_json_set_time(object, "commit_date", link->commit_date, TRUE);
	ktt_json_set_text(object, "how", row->name);
	ktt_json_set_text(object, "why", row->why);
	ktt_json_set_text(object, "evidence", link->text);
	return object;
}

json_t *
ktt_view_commits(struct ktt_store *store, gint64 report, GError **error)
{
	g_autoptr(GPtrArray) links = ktt_commit_links(store, report, error);
	json_t *list = links ? json_array() : NULL;

	for (guint i = 0; links && i < links->len; i++) {
		const struct ktt_commit_link *link = links->pdata[i];
		json_t *seen = view_seen(store, link->id, error);
		json_t *object;

		if (!seen) {
			json_decref(list);
			return NULL;
		}
		object = view_link(link);
		json_object_set_new(object, "seen", seen);
		json_array_append_new(list, object);
	}
	return list;
}
