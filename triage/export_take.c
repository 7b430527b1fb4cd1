/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/commit_fact.h"
#include "triage/decision.h"
#include "triage/error.h"
#include "triage/export.h"
#include "triage/ingest.h"
#include "triage/json_get.h"
#include "triage/rawstore.h"
#include "triage/stmt.h"

#define ORIGIN "(export)"

static const char decisions_sql[] = "SELECT count(*) FROM fact_decision";

static gboolean
bad_line(GError **error, const char *why)
{
	g_set_error(error, KTT_ERROR, KTT_ERROR_DATA,
		    "not a line of a ktriage export: %s", why);
	return FALSE;
}

/* The bytes under "raw", which must have the hash that the line says. */
static guint8 *
take_raw(const json_t *line, gsize *size, GError **error)
{
	const char *text = ktt_json_text(line, "raw");
	const char *hash = ktt_json_text(line, "hash");
	g_autofree char *got = NULL;
	guint8 *raw;

	if (!text || !hash) {
		bad_line(error, "a mail without text or hash");
		return NULL;
	}
	raw = g_base64_decode(text, size);
	got = ktt_hash(raw, *size);
	if (!strcmp(got, hash))
		return raw;
	g_free(raw);
	bad_line(error, "the text of a mail does not have its hash");
	return NULL;
}

/* What the other store kept, this one keeps. */
static gboolean
take_mail(struct ktt_store *store, const json_t *line, gint64 now,
	  gboolean *added, GError **error)
{
	struct ktt_ingest_options options = {
		.origin = ORIGIN,
		.now = now,
		.keep_all = TRUE,
	};
	enum ktt_outcome outcome;
	gsize size;
	g_autofree guint8 *raw = take_raw(line, &size, error);

	if (!raw || !ktt_ingest(store, raw, size, &options, &outcome, error))
		return FALSE;
	*added = outcome != KTT_OUTCOME_KNOWN;
	return TRUE;
}

static gboolean
take_quarantine(struct ktt_store *store, const json_t *line, gint64 now,
		gboolean *added, GError **error)
{
	const char *reason = ktt_json_text(line, "reason");
	gsize size;
	g_autofree guint8 *raw = take_raw(line, &size, error);
	struct ktt_fact fact = {.raw = raw,
				.size = size,
				.hash = ktt_json_text(line, "hash"),
				.origin = ORIGIN,
				.received = now};
	gboolean known;

	if (!raw || !ktt_rawstore_quarantine(store, &fact, reason ? reason : "",
					     &known, error))
		return FALSE;
	*added = !known;
	return TRUE;
}

static gboolean
take_decision(struct ktt_store *store, const json_t *line, gboolean *added,
	      GError **error)
{
	struct ktt_decision d = {
		.uid = ktt_json_text(line, "uid"),
		.message_id = ktt_json_text(line, "message_id"),
		.time = json_integer_value(json_object_get(line, "time")),
		.who = ktt_json_text(line, "who"),
		.kind = ktt_json_text(line, "kind"),
		.value = ktt_json_text(line, "value"),
		.commit_id = ktt_json_text(line, "commit"),
		.reason = ktt_json_text(line, "reason"),
	};
	gint64 before = 0, after = 0;

	if (!d.uid || !d.message_id || !d.who || !d.kind || !d.value)
		return bad_line(error, "a decision without uid, message_id, "
				       "who, kind or value");
	if (!ktt_query_int(store, error, &before, decisions_sql, "") ||
	    !ktt_decision_add(store, &d, error) ||
	    !ktt_query_int(store, error, &after, decisions_sql, ""))
		return FALSE;
	*added = after > before;
	return TRUE;
}

static gboolean
take_header(const json_t *line, GError **error)
{
	const char *schema = ktt_json_text(line, "schema");

	if (!schema)
		return bad_line(error, "it has no type");
	if (strcmp(schema, KTT_EXPORT_SCHEMA))
		return bad_line(error, "its schema is another one");
	return TRUE;
}

static gboolean
take_line(struct ktt_store *store, const json_t *line, gint64 now,
	  gboolean *added, GError **error)
{
	const char *type = ktt_json_text(line, "type");

	if (!type)
		return take_header(line, error);
	if (!strcmp(type, "mail"))
		return take_mail(store, line, now, added, error);
	if (!strcmp(type, "decision"))
		return take_decision(store, line, added, error);
	if (!strcmp(type, "quarantine"))
		return take_quarantine(store, line, now, added, error);
	if (!strcmp(type, "commit"))
		return ktt_commit_take(store, line, added, error);
	/* What is derived, and facts of a newer ktriage. */
	return TRUE;
}

gboolean
ktt_export_take(struct ktt_store *store, const char *line, gint64 now,
		gboolean *added, GError **error)
{
	json_error_t cause;
	json_t *object = json_loads(line, 0, &cause);
	gboolean dummy, ok;

	if (!added)
		added = &dummy;
	*added = FALSE;
	if (!json_is_object(object)) {
		json_decref(object);
		return bad_line(error, object ? "it is no object" : cause.text);
	}
	ok = take_line(store, object, now, added, error);
	json_decref(object);
	return ok;
}
