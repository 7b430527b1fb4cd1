/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/message_json.h"
#include "triage/json_get.h"
#include "triage/stmt.h"
#include "triage/view_part.h"

static const char links_sql[] =
	"SELECT m.message_id, l.key, l.strength FROM link l"
	" JOIN message m USING (message) WHERE l.report = ?"
	" AND l.key <> 'self' ORDER BY m.date, m.message_id, l.strength DESC,"
	" l.key";
static const char dossier_sql[] =
	"SELECT o.number, m.message_id, o.status, o.class, o.testcase,"
	" o.metric, o.change, o.date, o.direction, o.machine FROM report r"
	" JOIN report o ON o.commit_key = r.commit_key"
	" AND o.message <> r.message JOIN message m ON m.message = o.message"
	" WHERE r.message = ? ORDER BY o.date, m.message_id";
/* The same test and metric, whatever the parameters; and how many of them on
 * the same machine. */
static const char history_sql[] =
	"SELECT o.status, count(*), max(o.date), sum(o.machine IS r.machine)"
	" FROM report r"
	" JOIN report o ON o.testcase = r.testcase AND o.metric = r.metric"
	" AND o.message <> r.message AND o.date <= r.date"
	" AND o.direction IS r.direction"
	" WHERE r.message = ? GROUP BY o.status ORDER BY o.status";
static const char notes_sql[] =
	"SELECT d.time, d.who, d.value FROM message m"
	" JOIN fact_decision d USING (message_id)"
	" WHERE m.message = ? AND d.kind = 'note' ORDER BY d.time, d.uid";

typedef json_t *(*row_fn)(struct ktt_rows *rows);

static json_t *
read_list(struct ktt_store *store, const char *sql, gint64 report, row_fn make,
	  GError **error)
{
	struct ktt_rows *rows = ktt_query(store, sql, "i", report);
	json_t *list = json_array();

	while (ktt_rows_next(rows))
		json_array_append_new(list, make(rows));
	if (ktt_rows_end(rows, error))
		return list;
	json_decref(list);
	return NULL;
}

static json_t *
link_row(struct ktt_rows *rows)
{
	json_t *object = json_object();

	ktt_json_set_text(object, "message_id", ktt_rows_text(rows, 0));
	ktt_json_set_text(object, "key", ktt_rows_text(rows, 1));
	json_object_set_new(object, "strength",
			    ktp_json_number(ktt_rows_double(rows, 2)));
	return object;
}

json_t *
ktt_view_links(struct ktt_store *store, gint64 report, GError **error)
{
	return read_list(store, links_sql, report, link_row, error);
}

static json_t *
dossier_row(struct ktt_rows *rows)
{
	json_t *object = json_object();
	g_autofree char *id =
		g_strdup_printf("R%" G_GINT64_FORMAT, ktt_rows_int(rows, 0));

	ktt_json_set_text(object, "id", id);
	ktt_json_set_text(object, "message_id", ktt_rows_text(rows, 1));
	ktt_json_set_text(object, "status", ktt_rows_text(rows, 2));
	ktt_json_set_text(object, "class", ktt_rows_text(rows, 3));
	ktt_json_set_text(object, "testcase", ktt_rows_text(rows, 4));
	ktt_json_set_text(object, "metric", ktt_rows_text(rows, 5));
	json_object_set_new(object, "change",
			    ktp_json_number(ktt_rows_double(rows, 6)));
	ktt_json_set_time(object, "date", ktt_rows_int(rows, 7),
			  !ktt_rows_null(rows, 7));
	ktt_json_set_text(object, "direction", ktt_rows_text(rows, 8));
	ktt_json_set_text(object, "test_machine", ktt_rows_text(rows, 9));
	return object;
}

json_t *
ktt_view_dossier(struct ktt_store *store, gint64 report, GError **error)
{
	return read_list(store, dossier_sql, report, dossier_row, error);
}

static json_t *
history_row(struct ktt_rows *rows)
{
	json_t *object = json_object();

	ktt_json_set_text(object, "status", ktt_rows_text(rows, 0));
	json_object_set_new(object, "reports",
			    json_integer(ktt_rows_int(rows, 1)));
	json_object_set_new(object, "same_machine",
			    json_integer(ktt_rows_int(rows, 3)));
	ktt_json_set_time(object, "last", ktt_rows_int(rows, 2),
			  !ktt_rows_null(rows, 2));
	return object;
}

json_t *
ktt_view_history(struct ktt_store *store, gint64 report, GError **error)
{
	return read_list(store, history_sql, report, history_row, error);
}

static json_t *
note_row(struct ktt_rows *rows)
{
	json_t *object = json_object();

	ktt_json_set_time(object, "date", ktt_rows_int(rows, 0), TRUE);
	ktt_json_set_text(object, "who", ktt_rows_text(rows, 1));
	ktt_json_set_text(object, "text", ktt_rows_text(rows, 2));
	return object;
}

json_t *
ktt_view_notes(struct ktt_store *store, gint64 report, GError **error)
{
	return read_list(store, notes_sql, report, note_row, error);
}
