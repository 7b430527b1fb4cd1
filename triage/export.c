/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/message_json.h"
#include "parser/source.h"
#include "parser/squeeze.h"
#include "triage/commit_fact.h"
#include "triage/error.h"
#include "triage/export.h"
#include "triage/json_get.h"
#include "triage/rawstore.h"
#include "triage/stmt.h"
#include "triage/store_state.h"
#include "triage/view.h"

static const char mails_sql[] =
	"SELECT mail, hash, message_id, content_hash FROM fact_mail"
	" ORDER BY hash";
static const char decisions_sql[] =
	"SELECT uid, message_id, time, who, kind, value, commit_id, reason"
	" FROM fact_decision ORDER BY uid";
static const char quarantine_sql[] =
	"SELECT hash, reason, data FROM fact_quarantine ORDER BY hash";
static const char commits_sql[] =
	"SELECT commit_id FROM fact_commit ORDER BY commit_id";
static const char messages_sql[] =
	"SELECT m.message, m.message_id, f.hash, m.contents, m.kind, m.date,"
	" m.from_address, m.subject FROM message m JOIN fact_mail f USING "
	"(mail)"
	" ORDER BY m.message_id";
static const char events_sql[] =
	"SELECT type, confidence, rule, evidence, commit_id, link, result,"
	" recovery, command FROM event WHERE message = ? ORDER BY position";
static const char links_sql[] =
	"SELECT m.message_id, l.key, l.strength FROM link l"
	" JOIN message m ON m.message = l.report WHERE l.message = ?"
	" ORDER BY m.message_id, l.key";
static const char reports_sql[] =
	"SELECT r.message FROM report r JOIN message m USING (message)"
	" ORDER BY m.message_id";

struct out {
	struct ktt_store *store;
	ktt_export_fn fn;
	gpointer data;
	gboolean stopped;
};

/* Takes over line. */
static gboolean
give(struct out *out, json_t *line)
{
	g_autofree char *text = ktp_json_dump(line);

	json_decref(line);
	out->stopped = !out->fn(text, out->data);
	return !out->stopped;
}

static json_t *
line_new(const char *type)
{
	return json_pack("{s:s}", "type", type);
}

static void
set_base64(json_t *line, const guint8 *data, gsize size)
{
	g_autofree char *text = g_base64_encode(data, size);

	ktt_json_set_text(line, "raw", text);
}

static gboolean
export_mail(struct out *out, struct ktt_rows *rows, GError **error)
{
	gsize size;
	g_autofree guint8 *raw = ktt_rawstore_get(
		out->store, ktt_rows_int(rows, 0), &size, error);
	json_t *line;

	if (!raw)
		return FALSE;
	line = line_new("mail");
	ktt_json_set_text(line, "hash", ktt_rows_text(rows, 1));
	ktt_json_set_text(line, "message_id", ktt_rows_text(rows, 2));
	ktt_json_set_text(line, "content_hash", ktt_rows_text(rows, 3));
	set_base64(line, raw, size);
	return give(out, line);
}

static gboolean
export_decision(struct out *out, struct ktt_rows *rows, GError **error)
{
	static const char *const keys[] = {"uid",    "message_id", "time",
					   "who",    "kind",	   "value",
					   "commit", "reason"};
	json_t *line = line_new("decision");

	(void)error;
	for (int i = 0; i < (int)G_N_ELEMENTS(keys); i++)
		if (!strcmp(keys[i], "time"))
			json_object_set_new(
				line, keys[i],
				json_integer(ktt_rows_int(rows, i)));
		else
			ktt_json_set_text(line, keys[i],
					  ktt_rows_text(rows, i));
	return give(out, line);
}

static gboolean
export_quarantine(struct out *out, struct ktt_rows *rows, GError **error)
{
	gsize packed, size;
	const guint8 *data = ktt_rows_blob(rows, 2, &packed);
	g_autofree guint8 *raw =
		ktp_unsqueeze(data, packed, KTP_MAX_MESSAGE + 1, &size, NULL);
	json_t *line;

	if (!raw) {
		g_set_error(error, KTT_ERROR, KTT_ERROR_IO,
			    "a quarantined mail is damaged");
		return FALSE;
	}
	line = line_new("quarantine");
	ktt_json_set_text(line, "hash", ktt_rows_text(rows, 0));
	ktt_json_set_text(line, "reason", ktt_rows_text(rows, 1));
	set_base64(line, raw, size);
	return give(out, line);
}

static json_t *
event_object(struct ktt_rows *rows)
{
	json_t *event = json_object();

	ktt_json_set_text(event, "type", ktt_rows_text(rows, 0));
	json_object_set_new(event, "confidence",
			    ktp_json_number(ktt_rows_double(rows, 1)));
	ktt_json_set_text(event, "rule", ktt_rows_text(rows, 2));
	ktt_json_set_text(event, "evidence", ktt_rows_text(rows, 3));
	ktt_json_set_text(event, "commit", ktt_rows_text(rows, 4));
	ktt_json_set_text(event, "link", ktt_rows_text(rows, 5));
	ktt_json_set_text(event, "result", ktt_rows_text(rows, 6));
	json_object_set_new(event, "recovery",
			    ktp_json_number(ktt_rows_double(rows, 7)));
	ktt_json_set_text(event, "command", ktt_rows_text(rows, 8));
	return event;
}

static json_t *
link_object(struct ktt_rows *rows)
{
	json_t *link = json_object();

	ktt_json_set_text(link, "report", ktt_rows_text(rows, 0));
	ktt_json_set_text(link, "key", ktt_rows_text(rows, 1));
	json_object_set_new(link, "strength",
			    ktp_json_number(ktt_rows_double(rows, 2)));
	return link;
}

static gboolean
add_list(struct out *out, json_t *line, const char *key, const char *sql,
	 gint64 message, json_t *(*make)(struct ktt_rows *rows), GError **error)
{
	struct ktt_rows *rows = ktt_query(out->store, sql, "i", message);
	json_t *list = json_array();

	while (ktt_rows_next(rows))
		json_array_append_new(list, make(rows));
	json_object_set_new(line, key, list);
	return ktt_rows_end(rows, error);
}

static gboolean
export_message(struct out *out, struct ktt_rows *rows, GError **error)
{
	gint64 message = ktt_rows_int(rows, 0);
	json_t *line = line_new("message");

	ktt_json_set_text(line, "message_id", ktt_rows_text(rows, 1));
	ktt_json_set_text(line, "hash", ktt_rows_text(rows, 2));
	json_object_set_new(line, "contents",
			    json_integer(ktt_rows_int(rows, 3)));
	ktt_json_set_text(line, "kind", ktt_rows_text(rows, 4));
	ktt_json_set_time(line, "date", ktt_rows_int(rows, 5),
			  !ktt_rows_null(rows, 5));
	ktt_json_set_text(line, "from", ktt_rows_text(rows, 6));
	ktt_json_set_text(line, "subject", ktt_rows_text(rows, 7));
	if (add_list(out, line, "events", events_sql, message, event_object,
		     error) &&
	    add_list(out, line, "links", links_sql, message, link_object,
		     error))
		return give(out, line);
	json_decref(line);
	return FALSE;
}

/* Numbers are given in order of arrival, and differ from store to store. */
static void
drop_numbers(json_t *view)
{
	const json_t *dossier = json_object_get(view, "dossier");
	json_t *other;
	size_t i;

	json_object_del(view, "id");
	json_array_foreach(dossier, i, other)
	{
		json_object_del(other, "id");
	}
}

static gboolean
export_report(struct out *out, struct ktt_rows *rows, GError **error)
{
	json_t *view =
		ktt_view_report(out->store, ktt_rows_int(rows, 0), error);
	json_t *line;

	if (!view)
		return FALSE;
	drop_numbers(view);
	line = line_new("report");
	json_object_update(line, view);
	json_decref(view);
	return give(out, line);
}

static gboolean
export_commit(struct out *out, struct ktt_rows *rows, GError **error)
{
	json_t *line =
		ktt_commit_line(out->store, ktt_rows_text(rows, 0), error);

	return line && give(out, line);
}

static const struct {
	const char *sql;
	gboolean (*give)(struct out *out, struct ktt_rows *rows,
			 GError **error);
} sections[] = {
	{mails_sql, export_mail},
	{decisions_sql, export_decision},
	{quarantine_sql, export_quarantine},
	{commits_sql, export_commit},
	{messages_sql, export_message},
	{reports_sql, export_report},
};

static gboolean
export_section(struct out *out, gsize section, GError **error)
{
	struct ktt_rows *rows =
		ktt_query(out->store, sections[section].sql, "");
	GError *cause = NULL;

	while (!cause && !out->stopped && ktt_rows_next(rows))
		sections[section].give(out, rows, &cause);
	if (!ktt_rows_end(rows, cause ? NULL : error)) {
		g_clear_error(&cause);
		return FALSE;
	}
	if (!cause)
		return TRUE;
	g_propagate_error(error, cause);
	return FALSE;
}

/* One read transaction, so that all lines tell of the same moment. */
static gboolean
export_all(struct out *out, GError **error)
{
	gboolean ok = ktt_store_read_begin(out->store, error);

	if (!ok)
		return FALSE;
	give(out, json_pack("{s:s}", "schema", KTT_EXPORT_SCHEMA));
	for (gsize i = 0; ok && !out->stopped && i < G_N_ELEMENTS(sections);
	     i++)
		ok = export_section(out, i, error);
	return ktt_store_read_end(out->store, ok ? error : NULL) && ok;
}

gboolean
ktt_export(struct ktt_store *store, ktt_export_fn fn, gpointer data,
	   GError **error)
{
	struct out out = {store, fn, data, FALSE};

	return export_all(&out, error);
}
