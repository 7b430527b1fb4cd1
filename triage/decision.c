/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/decision.h"
#include "triage/error.h"
#include "triage/status.h"
#include "triage/stmt.h"
#include "triage/store_state.h"

static const char add_sql[] =
	"INSERT OR IGNORE INTO fact_decision (uid, message_id, time, who, kind,"
	" value, commit_id, reason) VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
static const char row_sql[] =
	"SELECT message FROM message WHERE message_id = ?";
static const char id_sql[] = "SELECT message_id FROM message WHERE message = ?";

static const char newest_sql[] =
	"SELECT coalesce(max(time), 0) FROM fact_decision"
	" WHERE message_id = ?";

static const char *const kinds[] = {"status", "note", "watch", "unwatch",
				    "own"};

static gboolean
known_kind(const char *kind)
{
	for (gsize i = 0; i < G_N_ELEMENTS(kinds); i++)
		if (!strcmp(kinds[i], kind))
			return TRUE;
	return FALSE;
}

static gboolean
check(const struct ktt_decision *d, GError **error)
{
	if (!known_kind(d->kind)) {
		g_set_error(error, KTT_ERROR, KTT_ERROR_USAGE,
			    "%s: no such kind of decision", d->kind);
		return FALSE;
	}
	if (strcmp(d->kind, "status") || !strcmp(d->value, "auto") ||
	    ktt_status_from_name(d->value) != KTT_N_STATUSES)
		return TRUE;
	g_set_error(error, KTT_ERROR, KTT_ERROR_USAGE,
		    "%s: no such status; see \"ktriage help status\"",
		    d->value);
	return FALSE;
}

static void
hash_text(GChecksum *sum, const char *text)
{
	if (text)
		g_checksum_update(sum, (const guchar *)text,
				  (gssize)strlen(text));
	g_checksum_update(sum, (const guchar *)"", 1);
}

/* The same decision has the same name in every store. */
static char *
make_uid(const struct ktt_decision *d)
{
	g_autoptr(GChecksum) sum = g_checksum_new(G_CHECKSUM_SHA256);
	g_autofree char *time = g_strdup_printf("%" G_GINT64_FORMAT, d->time);

	hash_text(sum, d->message_id);
	hash_text(sum, time);
	hash_text(sum, d->who);
	hash_text(sum, d->kind);
	hash_text(sum, d->value);
	hash_text(sum, d->commit_id);
	hash_text(sum, d->reason);
	return g_strdup(g_checksum_get_string(sum));
}

gboolean
ktt_decision_add(struct ktt_store *store, const struct ktt_decision *d,
		 GError **error)
{
	g_autofree char *uid = d->uid ? g_strdup(d->uid) : make_uid(d);
	gint64 row = 0;

	if (!check(d, error) ||
	    !ktt_exec(store, error, add_sql, "ttittttt", uid, d->message_id,
		      d->time, d->who, d->kind, d->value, d->commit_id,
		      d->reason))
		return FALSE;
	if (!ktt_changes(store) || ktt_store_stale(store))
		return TRUE;
	if (!ktt_query_int(store, error, &row, row_sql, "t", d->message_id))
		return FALSE;
	if (row)
		ktt_store_mark(store, row);
	return TRUE;
}

static gboolean
decide(struct ktt_store *store, const char *id,
       const struct ktt_decision *decision, GError **error)
{
	struct ktt_decision d = *decision;
	gint64 newest = 0;

	if (!ktt_query_int(store, error, &newest, newest_sql, "t", id))
		return FALSE;
	d.message_id = id;
	d.time = MAX(d.time, newest + 1);
	return ktt_decision_add(store, &d, error);
}

gboolean
ktt_decide(struct ktt_store *store, gint64 report,
	   const struct ktt_decision *decision, GError **error)
{
	g_autofree char *id = NULL;

	if (!ktt_store_begin(store, error))
		return FALSE;
	if (ktt_query_text(store, error, &id, id_sql, "i", report) && id &&
	    decide(store, id, decision, error) &&
	    ktt_store_commit(store, error))
		return TRUE;
	ktt_store_rollback(store);
	return FALSE;
}
