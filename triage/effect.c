/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/message.h"
#include "triage/effect.h"
#include "triage/ingest.h"
#include "triage/json_get.h"
#include "triage/link.h"
#include "triage/stmt.h"

static const char reports_sql[] =
	"SELECT r.number, m.message_id, m.subject, r.status, r.status_reason,"
	" (SELECT k.key FROM link k WHERE k.message = l.message"
	"  AND k.report = l.report ORDER BY k.strength DESC, k.key LIMIT 1)"
	" FROM message t JOIN link l ON l.message = t.message"
	" JOIN report r ON r.message = l.report"
	" JOIN message m ON m.message = r.message"
	" WHERE t.message_id = ? GROUP BY r.message ORDER BY r.number";
static const char status_sql[] =
	"SELECT r.status FROM report r JOIN message m USING (message)"
	" WHERE m.message_id = ?";

static json_t *
effect_row(struct ktt_rows *rows)
{
	g_autofree char *id =
		g_strdup_printf("R%" G_GINT64_FORMAT, ktt_rows_int(rows, 0));
	json_t *effect = json_object();

	ktt_json_set_text(effect, "id", id);
	ktt_json_set_text(effect, "message_id", ktt_rows_text(rows, 1));
	ktt_json_set_text(effect, "subject", ktt_rows_text(rows, 2));
	ktt_json_set_text(effect, "key", ktt_rows_text(rows, 5));
	ktt_json_set_text(effect, "before", NULL);
	ktt_json_set_text(effect, "after", ktt_rows_text(rows, 3));
	ktt_json_set_text(effect, "reason", ktt_rows_text(rows, 4));
	return effect;
}

static json_t *
list_effects(struct ktt_store *store, const char *message_id, GError **error)
{
	struct ktt_rows *rows = ktt_query(store, reports_sql, "t", message_id);
	json_t *list = json_array();

	while (ktt_rows_next(rows))
		json_array_append_new(list, effect_row(rows));
	if (ktt_rows_end(rows, error))
		return list;
	json_decref(list);
	return NULL;
}

static json_t *
take_and_undo(struct ktt_store *store, const guint8 *raw, gsize size,
	      const char *message_id, gint64 now, GError **error)
{
	const struct ktt_ingest_options options = {.origin = "(standard input)",
						   .now = now};
	enum ktt_outcome outcome;
	json_t *list = NULL;

	if (!ktt_store_begin(store, error))
		return NULL;
	if (ktt_ingest(store, raw, size, &options, &outcome, error) &&
	    ktt_link_flush(store, error))
		list = list_effects(store, message_id, error);
	ktt_store_rollback(store);
	return list;
}

/* As it is now that the mail is gone again. */
static gboolean
set_before(struct ktt_store *store, json_t *effect, GError **error)
{
	g_autofree char *status = NULL;

	if (!ktt_query_text(store, error, &status, status_sql, "t",
			    ktt_json_text(effect, "message_id")))
		return FALSE;
	ktt_json_set_text(effect, "before", status);
	return TRUE;
}

json_t *
ktt_effects(struct ktt_store *store, const guint8 *raw, gsize size, gint64 now,
	    GError **error)
{
	struct ktp_message *message = ktp_message_parse(raw, size);
	json_t *list = take_and_undo(store, raw, size, message->message_id, now,
				     error);

	ktp_message_free(message);
	for (size_t i = 0; list && i < json_array_size(list); i++)
		if (!set_before(store, json_array_get(list, i), error))
			g_clear_pointer(&list, json_decref);
	return list;
}
