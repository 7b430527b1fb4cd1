/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/json_get.h"
#include "triage/link.h"
#include "triage/rebuild_preview.h"
#include "triage/stmt.h"
#include "triage/store_state.h"

#define SCHEMA "ktriage.rebuild/1"

/* Names that are not in the scratch database mean the one beside it: so the
 * facts are read where they are. Only the numbers of reports, which a rebuild
 * may add to, are copied. */
static const char own_facts_sql[] =
	"PRAGMA foreign_keys = OFF;"
	"DROP TABLE fact_sighting; DROP TABLE fact_commit;"
	"DROP TABLE fact_quarantine; DROP TABLE fact_decision;"
	"DROP TABLE fact_mail; DROP TABLE fact_body;";
static const char attach_sql[] = "ATTACH ? AS old";
static const char take_over_sql[] =
	"INSERT INTO main.fact_number (number, message_id)"
	" SELECT number, message_id FROM old.fact_number;"
	"INSERT INTO main.meta (name, value) SELECT name, value FROM old.meta;";

static const char rules_sql[] =
	"SELECT value FROM old.meta WHERE name = 'rules'";

/* What of a report may change, by the names of the JSON page. */
#define ROW                                                                    \
	"json_object('status', r.status, 'reason', r.status_reason, 'fix',"    \
	" r.fix, 'flags', r.flags, 'recovery', r.recovery, 'replies',"         \
	" r.replies, 'reconstructed', json(iif(r.reconstructed, 'true',"       \
	" 'false')), 'class', r.class, 'direction', r.direction, 'tree',"      \
	" r.tree, 'branch', r.branch, 'component', r.component, 'commit',"     \
	" r.commit_id, 'title', r.title, 'testcase', r.testcase,"              \
	" 'test_machine', r.machine, 'metric', r.metric, 'percent',"           \
	" r.percent, 'change', r.change, 'stddev', r.stddev, 'strength',"      \
	" r.strength, 'weight', r.weight)"
#define REPORTS(db)                                                            \
	"SELECT m.message_id AS id, r.number, m.subject, r.status, " ROW       \
	" AS row FROM " db ".report r JOIN " db ".message m USING (message)"
#define EVENTS(db)                                                             \
	"SELECT m.message_id, e.type, e.rule, e.evidence, e.commit_id,"        \
	" e.commit_title, e.link, e.result, e.recovery, e.command,"            \
	" e.confidence FROM " db ".event e JOIN " db                           \
	".message m USING (message)"
#define LINKS(db)                                                              \
	"SELECT m.message_id, t.message_id, l.key, l.strength FROM " db        \
	".link l JOIN " db ".message m USING (message) JOIN " db               \
	".message t ON t.message = l.report WHERE l.key <> 'self'"
#define BOTH                                                                   \
	"(" REPORTS("old") ") o JOIN (" REPORTS("main") ") n ON n.id = o.id"

static const struct {
	const char *key;
	const char *before, *after, *added, *removed; /* numbers */
} counts[] = {
	{"reports", "SELECT count(*) FROM old.report",
	 "SELECT count(*) FROM main.report",
	 "SELECT count(*) FROM (" REPORTS(
		 "main") ") n WHERE n.id NOT IN"
			 " (SELECT o.id FROM (" REPORTS("old") ") o)",
	 "SELECT count(*) FROM (" REPORTS("old") ") o WHERE o.id NOT IN"
						 " (SELECT n.id FROM (" REPORTS(
							 "main") ") n)"},
	{"events", "SELECT count(*) FROM old.event",
	 "SELECT count(*) FROM main.event",
	 "SELECT count(*) FROM (" EVENTS("main") " EXCEPT " EVENTS("old") ")",
	 "SELECT count(*) FROM (" EVENTS("old") " EXCEPT " EVENTS("main") ")"},
	{"links", "SELECT count(*) FROM old.link WHERE key <> 'self'",
	 "SELECT count(*) FROM main.link WHERE key <> 'self'",
	 "SELECT count(*) FROM (" LINKS("main") " EXCEPT " LINKS("old") ")",
	 "SELECT count(*) FROM (" LINKS("old") " EXCEPT " LINKS("main") ")"},
};
static const char changed_sql[] =
	"SELECT count(*) FROM " BOTH " WHERE o.row <> n.row";
static const char statuses_sql[] =
	"SELECT o.status, n.status, count(*) FROM " BOTH
	" WHERE o.status <> n.status GROUP BY o.status, n.status"
	" ORDER BY count(*) DESC, o.status, n.status";
/* Changes of the status first: they are what people see. */
static const char changes_sql[] =
	"SELECT id, number, subject, before, after FROM ("
	"SELECT o.id, o.number, n.subject, o.row AS before, n.row AS after,"
	" o.status <> n.status AS moved FROM " BOTH " WHERE o.row <> n.row"
	" UNION ALL SELECT o.id, o.number, o.subject, o.row, NULL, 1 FROM"
	" (" REPORTS(
		"old") ") o WHERE o.id NOT IN (SELECT n.id FROM"
		       " (" REPORTS(
			       "main") ") n)"
				       " UNION ALL SELECT n.id, n.number, "
				       "n.subject, NULL, n.row, 1 FROM"
				       " (" REPORTS(
					       "main") ") n WHERE n.id NOT IN "
						       "(SELECT o.id FROM"
						       " (" REPORTS(
							       "old") ") o)"
								      ") ORDER "
								      "BY "
								      "moved "
								      "DESC, "
								      "id "
								      "LIMIT ?";
static const char event_changes_sql[] =
	"SELECT * FROM (SELECT 'removed' AS way, * FROM"
	" (" EVENTS("old") " EXCEPT " EVENTS(
		"main") ")"
			" UNION ALL SELECT 'added', * FROM"
			" (" EVENTS("main") " EXCEPT " EVENTS(
				"old") "))"
				       " ORDER BY message_id, way DESC, type, "
				       "rule LIMIT ?";

static gboolean
open_beside(struct ktt_store *scratch, const char *path, GError **error)
{
	g_autofree char *uri = g_filename_to_uri(path, NULL, error);
	g_autofree char *name = g_strconcat(uri ? uri : "", "?mode=ro", NULL);

	return uri && ktt_exec_script(scratch, own_facts_sql, error) &&
	       ktt_exec(scratch, error, attach_sql, "t", name);
}

/* All within one transaction, so that what comes in meanwhile is in neither
 * of the two. */
static gboolean
derive(struct ktt_store *scratch, const struct ktt_preview_options *options,
       GError **error)
{
	return ktt_store_begin(scratch, error) &&
	       ktt_exec_script(scratch, take_over_sql, error) &&
	       ktt_rebuild_begun(scratch, options->progress, options->data,
				 error) &&
	       ktt_link_flush(scratch, error);
}

static gboolean
set_count(struct ktt_store *store, json_t *object, const char *key,
	  const char *sql, GError **error)
{
	gint64 count = 0;
	gboolean ok = ktt_query_int(store, error, &count, sql, "");

	json_object_set_new(object, key, json_integer(count));
	return ok;
}

static gboolean
add_counts(struct ktt_store *store, json_t *preview, GError **error)
{
	gboolean ok = TRUE;

	for (gsize i = 0; ok && i < G_N_ELEMENTS(counts); i++) {
		json_t *object = json_object();

		json_object_set_new(preview, counts[i].key, object);
		ok = set_count(store, object, "before", counts[i].before,
			       error) &&
		     set_count(store, object, "after", counts[i].after,
			       error) &&
		     set_count(store, object, "added", counts[i].added,
			       error) &&
		     set_count(store, object, "removed", counts[i].removed,
			       error);
	}
	return ok && set_count(store, json_object_get(preview, "reports"),
			       "changed", changed_sql, error);
}

static json_t *
status_row(struct ktt_rows *rows)
{
	json_t *object = json_object();

	ktt_json_set_text(object, "before", ktt_rows_text(rows, 0));
	ktt_json_set_text(object, "after", ktt_rows_text(rows, 1));
	json_object_set_new(object, "reports",
			    json_integer(ktt_rows_int(rows, 2)));
	return object;
}

static json_t *
row_object(const char *text)
{
	json_t *object = text ? json_loads(text, 0, NULL) : NULL;

	return object ? object : json_null();
}

/* Leaves in each only what the other has differently. */
static void
drop_same(json_t *before, json_t *after)
{
	const char *key;
	json_t *value;
	void *next;

	if (!json_is_object(before) || !json_is_object(after))
		return;
	json_object_foreach_safe(before, next, key, value)
	{
		if (!json_equal(value, json_object_get(after, key)))
			continue;
		json_object_del(after, key);
		json_object_del(before, key);
	}
}

static json_t *
change_row(struct ktt_rows *rows)
{
	json_t *before = row_object(ktt_rows_text(rows, 3));
	json_t *after = row_object(ktt_rows_text(rows, 4));
	json_t *object = json_object();
	g_autofree char *id =
		g_strdup_printf("R%" G_GINT64_FORMAT, ktt_rows_int(rows, 1));

	drop_same(before, after);
	ktt_json_set_text(object, "id", id);
	ktt_json_set_text(object, "message_id", ktt_rows_text(rows, 0));
	ktt_json_set_text(object, "subject", ktt_rows_text(rows, 2));
	json_object_set_new(object, "before", before);
	json_object_set_new(object, "after", after);
	return object;
}

static json_t *
event_row(struct ktt_rows *rows)
{
	static const char *const keys[] = {
		"change", "message_id",	  "type", "rule",  "evidence",
		"commit", "commit_title", "link", "result"};
	json_t *object = json_object();

	for (int i = 0; i < (int)G_N_ELEMENTS(keys); i++)
		ktt_json_set_text(object, keys[i], ktt_rows_text(rows, i));
	return object;
}

static gboolean
add_list(struct ktt_store *store, json_t *preview, const char *key,
	 struct ktt_rows *rows, json_t *(*make)(struct ktt_rows *rows),
	 GError **error)
{
	json_t *list = json_array();

	(void)store;
	while (ktt_rows_next(rows))
		json_array_append_new(list, make(rows));
	json_object_set_new(preview, key, list);
	return ktt_rows_end(rows, error);
}

static gboolean
add_rules(struct ktt_store *store, json_t *preview, GError **error)
{
	g_autofree char *before = NULL;
	json_t *rules = json_object();

	json_object_set_new(preview, "rules", rules);
	if (!ktt_query_text(store, error, &before, rules_sql, ""))
		return FALSE;
	ktt_json_set_text(rules, "before", before);
	ktt_json_set_text(rules, "after", ktt_rules_version());
	return TRUE;
}

static json_t *
compare(struct ktt_store *store, guint items, GError **error)
{
	json_t *preview = json_pack("{s:s}", "schema", SCHEMA);
	gint64 limit = items ? (gint64)items : -1;

	if (add_rules(store, preview, error) &&
	    add_counts(store, preview, error) &&
	    add_list(store, preview, "statuses",
		     ktt_query(store, statuses_sql, ""), status_row, error) &&
	    add_list(store, preview, "changes",
		     ktt_query(store, changes_sql, "i", limit), change_row,
		     error) &&
	    add_list(store, preview, "event_changes",
		     ktt_query(store, event_changes_sql, "i", limit), event_row,
		     error))
		return preview;
	json_decref(preview);
	return NULL;
}

json_t *
ktt_rebuild_preview(struct ktt_store *store,
		    const struct ktt_preview_options *options, GError **error)
{
	struct ktt_store *scratch = ktt_store_open_scratch(error);
	json_t *preview = NULL;

	if (scratch && open_beside(scratch, ktt_store_path(store), error) &&
	    derive(scratch, options, error))
		preview = compare(scratch, options->items, error);
	ktt_store_close(scratch);
	return preview;
}
