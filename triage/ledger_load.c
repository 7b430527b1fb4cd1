/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/message_json.h"
#include "triage/json_get.h"
#include "triage/ledger_load.h"
#include "triage/share.h"
#include "triage/stmt.h"
#include "triage/view_part.h"

static const char references_sql[] =
	"SELECT DISTINCT m.message_id, r.target FROM link l"
	" JOIN message m USING (message)"
	" JOIN reference r ON r.message = m.message AND r.source = 'header'"
	" WHERE l.report = ?";

static const char row_sql[] =
	"SELECT message FROM message WHERE message_id = ?";

/* No Message-ID has a line feed. */
static char *
pair(const char *message_id, const char *target)
{
	return g_strconcat(message_id, "\n", target, NULL);
}

static gboolean
refers(const char *message_id, const char *target, gpointer data)
{
	g_autofree char *key = pair(message_id, target);

	return g_hash_table_contains(data, key);
}

static gboolean
load_references(struct ktt_store *store, gint64 report, GHashTable *pairs,
		GError **error)
{
	struct ktt_rows *rows = ktt_query(store, references_sql, "i", report);

	while (ktt_rows_next(rows))
		g_hash_table_add(pairs, pair(ktt_rows_text(rows, 0),
					     ktt_rows_text(rows, 1)));
	return ktt_rows_end(rows, error);
}

/* The robot's people often send the table that was asked for without a word
 * of what it shows. */
static gboolean
load_share(struct ktt_store *store, gint64 report, struct ktt_request *request,
	   GError **error)
{
	const struct ktt_statement *what = request->what;
	g_autofree char *asked = NULL;
	struct ktt_share share;
	gint64 row = 0;

	if (!request->answer || request->answer->type == KTP_EVENT_FIX_TESTED)
		return TRUE;
	asked = g_strjoin(" ", request->asked->evidence,
			  what && what->commit ? what->commit : "", NULL);
	if (!ktt_query_int(store, error, &row, row_sql, "t",
			   request->answer->message_id) ||
	    !ktt_share_load(store, report, row, asked, &share, error))
		return FALSE;
	request->recovery = share.value;
	request->spread = share.spread;
	return TRUE;
}

static gboolean
load_shares(struct ktt_store *store, gint64 report, GPtrArray *ledger,
	    GError **error)
{
	for (guint i = 0; i < ledger->len; i++)
		if (!load_share(store, report, ledger->pdata[i], error))
			return FALSE;
	return TRUE;
}

GPtrArray *
ktt_ledger_load(struct ktt_store *store, gint64 report,
		const GPtrArray *statements, enum ktt_status status,
		GError **error)
{
	g_autoptr(GPtrArray) ledger = NULL;
	g_autoptr(GHashTable) pairs =
		g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);

	if (ktt_ledger_is_needed(statements) &&
	    !load_references(store, report, pairs, error))
		return NULL;
	ledger = ktt_ledger_make(statements, !ktt_status_words[status].closed,
				 refers, pairs);
	if (!load_shares(store, report, ledger, error))
		return NULL;
	return g_steal_pointer(&ledger);
}

static json_t *
answer_object(const struct ktt_request *request)
{
	const struct ktt_statement *s = request->answer;
	json_t *object;

	if (!s)
		return json_null();
	object = json_object();
	ktt_json_set_text(object, "type", ktp_event_name(s->type));
	ktt_json_set_text(object, "message_id", s->message_id);
	json_object_set_new(object, "from",
			    ktt_view_from(s->from_name, s->from_address));
	ktt_json_set_time(object, "date", s->time, s->time != 0);
	ktt_json_set_text(object, "result", ktp_result_name(s->result));
	json_object_set_new(object, "recovery",
			    ktp_json_number(request->recovery));
	json_object_set_new(object, "spread", ktp_json_number(request->spread));
	ktt_json_set_text(object, "evidence", s->evidence);
	return object;
}

static json_t *
request_object(const struct ktt_request *request)
{
	const struct ktt_statement *asked = request->asked;
	json_t *object = json_object();

	ktt_json_set_text(object, "state",
			  request->answer    ? "answered"
			  : request->waiting ? "waiting"
					     : "unanswered");
	ktt_json_set_text(object, "message_id", asked->message_id);
	json_object_set_new(
		object, "from",
		ktt_view_from(asked->from_name, asked->from_address));
	ktt_json_set_time(object, "date", asked->time, asked->time != 0);
	ktt_json_set_text(object, "evidence", asked->evidence);
	json_object_set_new(object, "commit", ktt_view_commit(request->what));
	ktt_json_set_text(object, "link",
			  request->what ? request->what->link : NULL);
	json_object_set_new(object, "patch", json_boolean(request->patch));
	json_object_set_new(object, "answer", answer_object(request));
	return object;
}

json_t *
ktt_ledger_view(const GPtrArray *ledger)
{
	json_t *list = json_array();

	for (guint i = 0; i < ledger->len; i++)
		json_array_append_new(list, request_object(ledger->pdata[i]));
	return list;
}
