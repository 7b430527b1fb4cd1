/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Commits as lines of an export. */
#include "triage/commit_fact.h"
#include "triage/error.h"
#include "triage/json_get.h"
#include "triage/stmt.h"

static const char commit_sql[] =
	"SELECT commit_id, title, author_name, author_address, author_date,"
	" commit_date, message FROM fact_commit WHERE commit_id = ?";
static const char sightings_sql[] =
	"SELECT repository, branch, tag FROM fact_sighting"
	" WHERE commit_id = ? ORDER BY repository, branch, tag";

static gboolean
add_seen(struct ktt_store *store, json_t *line, GError **error)
{
	struct ktt_rows *rows = ktt_query(store, sightings_sql, "t",
					  ktt_json_text(line, "commit"));
	json_t *list = json_array();

	while (ktt_rows_next(rows)) {
		json_t *seen = json_object();

		ktt_json_set_text(seen, "repository", ktt_rows_text(rows, 0));
		ktt_json_set_text(seen, "branch", ktt_rows_text(rows, 1));
		ktt_json_set_text(seen, "tag", ktt_rows_text(rows, 2));
		json_array_append_new(list, seen);
	}
	json_object_set_new(line, "seen", list);
	return ktt_rows_end(rows, error);
}

static json_t *
line_new(struct ktt_rows *rows)
{
	json_t *line = json_pack("{s:s}", "type", "commit");

	ktt_json_set_text(line, "commit", ktt_rows_text(rows, 0));
	ktt_json_set_text(line, "title", ktt_rows_text(rows, 1));
	ktt_json_set_text(line, "author_name", ktt_rows_text(rows, 2));
	ktt_json_set_text(line, "author_address", ktt_rows_text(rows, 3));
	json_object_set_new(line, "author_date",
			    json_integer(ktt_rows_int(rows, 4)));
	json_object_set_new(line, "commit_date",
			    json_integer(ktt_rows_int(rows, 5)));
	ktt_json_set_text(line, "message", ktt_rows_text(rows, 6));
	return line;
}

json_t *
ktt_commit_line(struct ktt_store *store, const char *id, GError **error)
{
	struct ktt_rows *rows = ktt_query(store, commit_sql, "t", id);
	json_t *line = NULL;

	if (ktt_rows_next(rows))
		line = line_new(rows);
	if (ktt_rows_end(rows, error) && line && add_seen(store, line, error))
		return line;
	json_decref(line);
	return NULL;
}

static gboolean
is_id(const char *id)
{
	gsize length = 0;

	while (id && ((id[length] >= '0' && id[length] <= '9') ||
		      (id[length] >= 'a' && id[length] <= 'f')))
		length++;
	return (length == 40 || length == 64) && id[length] == '\0';
}

static gboolean
take_seen(struct ktt_store *store, const json_t *line, gboolean *added,
	  GError **error)
{
	const json_t *list = json_object_get(line, "seen");

	for (size_t i = 0; i < json_array_size(list); i++) {
		const json_t *seen = json_array_get(list, i);
		struct ktt_sighting sighting = {
			.repository = ktt_json_text(seen, "repository"),
			.branch = ktt_json_text(seen, "branch"),
			.tag = ktt_json_text(seen, "tag"),
		};
		gboolean new = FALSE;

		if (!sighting.repository || !sighting.branch || !sighting.tag)
			continue;
		if (!ktt_commit_sight(store, ktt_json_text(line, "commit"),
				      &sighting, &new, error))
			return FALSE;
		*added = *added || new;
	}
	return TRUE;
}

gboolean
ktt_commit_take(struct ktt_store *store, const json_t *line, gboolean *added,
		GError **error)
{
	struct ktt_commit_fact fact = {
		.id = ktt_json_text(line, "commit"),
		.title = ktt_json_text(line, "title"),
		.author_name = ktt_json_text(line, "author_name"),
		.author_address = ktt_json_text(line, "author_address"),
		.author_date = json_integer_value(
			json_object_get(line, "author_date")),
		.commit_date = json_integer_value(
			json_object_get(line, "commit_date")),
		.message = ktt_json_text(line, "message"),
	};

	if (!is_id(fact.id) || !fact.title || !fact.author_name ||
	    !fact.author_address || !fact.message) {
		g_set_error(error, KTT_ERROR, KTT_ERROR_DATA,
			    "not a line of a ktriage export: a commit without "
			    "id, title, author or message");
		return FALSE;
	}
	return ktt_commit_add(store, &fact, added, error) &&
	       take_seen(store, line, added, error);
}
