/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/commit_fact.h"
#include "triage/derive.h"
#include "triage/rebuild.h"
#include "triage/reread.h"
#include "triage/rules_version.h"
#include "triage/stmt.h"
#include "triage/store_state.h"
#include "triage/text_index.h"

static const char rules_get_sql[] =
	"SELECT value FROM meta WHERE name = 'rules'";
static const char rules_set_sql[] =
	"INSERT INTO meta (name, value) VALUES ('rules', ?)"
	" ON CONFLICT (name) DO UPDATE SET value = excluded.value";
static const char ids_sql[] =
	"SELECT message_id FROM fact_mail GROUP BY message_id"
	" ORDER BY min(mail)";
static const char drop_sql[] =
	"DELETE FROM commit_claim;"
	"DELETE FROM link; DELETE FROM report_metric;"
	"DELETE FROM report_parameter;"
	"DELETE FROM event; DELETE FROM quote; DELETE FROM recipient;"
	"DELETE FROM mention; DELETE FROM reference;"
	"INSERT INTO search_index (search_index) VALUES ('delete-all');"
	"DELETE FROM search_text;";
/* What others refer to goes row by row, and a statement keeps in memory what
 * it would need to undo it: a part at a time, then. */
static const char *const drop_parts[] = {
	"DELETE FROM report WHERE message IN"
	" (SELECT message FROM report LIMIT 2000)",
	"DELETE FROM message WHERE message IN"
	" (SELECT message FROM message LIMIT 2000)",
};

static ktt_rebuild_fn watcher;
static gpointer watcher_data;

void
ktt_rebuild_watch(ktt_rebuild_fn progress, gpointer data)
{
	watcher = progress;
	watcher_data = data;
}

const char *
ktt_rules_version(void)
{
	return KTT_RULES_VERSION;
}

gboolean
ktt_rules_stale(struct ktt_store *store, gboolean *stale, GError **error)
{
	g_autofree char *have = NULL;

	if (!ktt_query_text(store, error, &have, rules_get_sql, ""))
		return FALSE;
	*stale = g_strcmp0(have, ktt_rules_version()) != 0;
	return TRUE;
}

static GPtrArray *
load_ids(struct ktt_store *store, GError **error)
{
	return ktt_rows_texts(ktt_query(store, ids_sql, ""), error);
}

static gboolean
derive_ids(struct ktt_store *store, const GPtrArray *ids,
	   ktt_rebuild_fn progress, gpointer data, GError **error)
{
	struct ktt_reread *reread = ktt_reread_new(store, ids);
	const struct ktt_known *known;
	gboolean ok = TRUE;

	for (guint i = 0; ok && i < ids->len; i++) {
		ok = ktt_reread_next(reread, &known, error) &&
		     ktt_derive(store, ids->pdata[i], known, error);
		if (ok && progress)
			progress(i + 1, ids->len, data);
	}
	ktt_reread_free(reread);
	return ok;
}

static gboolean
derive_all(struct ktt_store *store, ktt_rebuild_fn progress, gpointer data,
	   GError **error)
{
	g_autoptr(GPtrArray) ids = load_ids(store, error);

	return ids && derive_ids(store, ids, progress, data, error);
}

static gboolean
drop_all(struct ktt_store *store, GError **error)
{
	if (!ktt_exec_script(store, drop_sql, error))
		return FALSE;
	for (gsize i = 0; i < G_N_ELEMENTS(drop_parts); i++)
		do {
			if (!ktt_exec(store, error, drop_parts[i], ""))
				return FALSE;
		} while (ktt_changes(store) > 0);
	return TRUE;
}

gboolean
ktt_rebuild_begun(struct ktt_store *store, ktt_rebuild_fn progress,
		  gpointer data, GError **error)
{
	g_hash_table_remove_all(ktt_store_dirty(store));
	ktt_text_index_forget(store);
	return drop_all(store, error) && ktt_commit_derive_all(store, error) &&
	       derive_all(store, progress, data, error) &&
	       ktt_exec(store, error, rules_set_sql, "t", ktt_rules_version());
}

gboolean
ktt_rebuild(struct ktt_store *store, ktt_rebuild_fn progress, gpointer data,
	    GError **error)
{
	if (!progress) {
		progress = watcher;
		data = watcher_data;
	}
	if (!ktt_store_begin(store, error))
		return FALSE;
	if (ktt_rebuild_begun(store, progress, data, error) &&
	    ktt_store_commit(store, error)) {
		ktt_store_set_stale(store, FALSE);
		return TRUE;
	}
	ktt_store_rollback(store);
	return FALSE;
}
