/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/belongs.h"
#include "triage/graph.h"
#include "triage/link.h"
#include "triage/link_table.h"
#include "triage/reconstruct.h"
#include "triage/refold.h"
#include "triage/report_row.h"
#include "triage/stmt.h"
#include "triage/store_state.h"

/* What a change of message ?1 can touch, each with the row as its only value:
 * those that refer to it in any way, … */
static const char referrers_sql[] =
	"SELECT r.message FROM message m"
	" JOIN reference r ON r.target = m.message_id WHERE m.message = ?";
/* ghosts that some message puts behind it in its References, and, */
static const char followers_sql[] =
	"SELECT g.message FROM message m"
	" JOIN reference b ON b.target = m.message_id AND b.source = 'header'"
	" JOIN reference a ON a.message = b.message AND a.source = 'header'"
	" AND a.position = b.position + 1"
	" JOIN message g ON g.message_id = a.target AND g.kind = 'ghost'"
	" WHERE m.message = ?";
/* … where it is a report, those that name its commit or bear its subject, */
static const char mentions_sql[] =
	"SELECT t.message FROM report p"
	" JOIN mention t ON t.commit_key = p.commit_key WHERE p.message = ?";
static const char subjects_sql[] =
	"SELECT n.message FROM report r JOIN message s ON s.message = r.source"
	" JOIN message n ON n.base_subject = s.base_subject"
	" AND n.commit_key = s.commit_key"
	" WHERE r.message = ? AND n.kind <> 'report'";
/* patches of the title that it announces as a fix, */
static const char titles_sql[] =
	"SELECT m.message FROM event e"
	" JOIN message m ON m.patch_title = e.commit_title"
	" WHERE e.message = ? AND m.message <> e.message";
/* … and ghosts among its references whose place in the thread it tells, if
 * none that was there before says the same: a ghost can have many answers. */
static const char ghosts_sql[] =
	"SELECT g.message FROM reference a"
	" JOIN reference b ON b.message = a.message AND b.source = 'header'"
	" AND b.position = a.position - 1"
	" JOIN message g ON g.message_id = a.target AND g.kind = 'ghost'"
	" WHERE a.message = ? AND a.source = 'header'"
	" AND NOT EXISTS (SELECT 1 FROM reference c"
	"  JOIN reference d ON d.message = c.message AND d.source = 'header'"
	"  AND d.position = c.position - 1"
	"  WHERE c.target = a.target AND c.source = 'header'"
	"  AND d.target = b.target AND c.message < a.message)";
static const char ancestors_sql[] =
	"SELECT m.message FROM reference r"
	" JOIN message m ON m.message_id = r.target"
	" WHERE r.message = ? AND r.source IN ('header', 'quote')";
static const char linked_sql[] = "SELECT message FROM link WHERE report = ?";

static const char quote_target_sql[] =
	"SELECT target FROM quote WHERE message = ?";
static const char quote_set_sql[] =
	"UPDATE quote SET target = ? WHERE message = ?";
static const char row_sql[] =
	"SELECT message FROM message WHERE message_id = ?";
static const char links_of_sql[] =
	"SELECT DISTINCT report FROM link WHERE message = ?";
static const char links_clear_sql[] = "DELETE FROM link WHERE message = ?";
static const char report_links_clear_sql[] =
	"DELETE FROM link WHERE report = ?";
static const char link_add_sql[] =
	"INSERT INTO link (message, report, key, strength) VALUES (?, ?, ?, ?)";

struct flush {
	struct ktt_store *store;
	struct ktt_graph *graph;
	GHashTable *touched; /* rows whose links are derived anew */
	GArray *work;	     /* gint64: touched, not yet spread from */
	GArray *quoting; /* gint64: touched, quote a report, not looked at */
	GHashTable *targets; /* owned ids: where quotes lead or led */
	GHashTable *reports; /* rows of reports to be folded anew */
};

static gpointer
key_of(gint64 row)
{
	return GSIZE_TO_POINTER((gsize)row);
}

static void
touch(struct flush *f, gint64 row)
{
	if (!g_hash_table_add(f->touched, key_of(row)))
		return;
	g_array_append_val(f->work, row);
	g_array_append_val(f->quoting, row);
}

static gboolean
touch_rows(struct flush *f, const char *sql, gint64 row, GError **error)
{
	struct ktt_rows *rows = ktt_query(f->store, sql, "i", row);

	while (ktt_rows_next(rows))
		touch(f, ktt_rows_int(rows, 0));
	return ktt_rows_end(rows, error);
}

/* Until nothing new is reached. */
static gboolean
spread(struct flush *f, GError **error)
{
	while (f->work->len) {
		gint64 row = g_array_index(f->work, gint64, f->work->len - 1);

		g_array_set_size(f->work, f->work->len - 1);
		if (!touch_rows(f, referrers_sql, row, error) ||
		    !touch_rows(f, followers_sql, row, error) ||
		    !touch_rows(f, mentions_sql, row, error) ||
		    !touch_rows(f, subjects_sql, row, error) ||
		    !touch_rows(f, titles_sql, row, error))
			return FALSE;
	}
	return TRUE;
}

static gboolean
spread_from_marks(struct flush *f, GError **error)
{
	GHashTableIter iter;
	gpointer key;

	g_hash_table_iter_init(&iter, ktt_store_dirty(f->store));
	while (g_hash_table_iter_next(&iter, &key, NULL)) {
		gint64 row = (gint64)GPOINTER_TO_SIZE(key);

		touch(f, row);
		if (!touch_rows(f, ghosts_sql, row, error))
			return FALSE;
	}
	return spread(f, error);
}

static void
add_target(struct flush *f, const char *target)
{
	if (target)
		g_hash_table_add(f->targets, g_strdup(target));
}

/* Where the quote of a message leads now; NULL: its report is known. */
static gboolean
find_target(struct flush *f, struct ktt_node *node, char **target,
	    GError **error)
{
	g_autoptr(GArray) links = NULL;

	*target = NULL;
	if (node->report && !node->reconstructed)
		return TRUE;
	links = ktt_belongs(f->graph, node, TRUE, error);
	if (!links)
		return FALSE;
	if (links->len)
		return TRUE;
	*target = ktt_reconstruct_target(f->graph, node, error);
	return *target != NULL;
}

static gboolean
settle_quote(struct flush *f, gint64 row, GError **error)
{
	g_autofree char *before = NULL, *now = NULL;
	struct ktt_node *node = ktt_graph_get_row(f->graph, row, error);

	if (!node)
		return FALSE;
	if (!node->quoting)
		return TRUE;
	if (!ktt_query_text(f->store, error, &before, quote_target_sql, "i",
			    row) ||
	    !find_target(f, node, &now, error) ||
	    !ktt_exec(f->store, error, quote_set_sql, "ti", now, row))
		return FALSE;
	add_target(f, before);
	add_target(f, now);
	/* Others of the thread may hang on what becomes of this one. */
	return (!before && !now) || touch_rows(f, ancestors_sql, row, error);
}

/* Quotes lead to each other, so that looking at one can touch more. */
static gboolean
settle_quotes(struct flush *f, GError **error)
{
	while (f->quoting->len) {
		gint64 row =
			g_array_index(f->quoting, gint64, f->quoting->len - 1);

		g_array_set_size(f->quoting, f->quoting->len - 1);
		if (!settle_quote(f, row, error) || !spread(f, error))
			return FALSE;
	}
	return TRUE;
}

static gboolean
touch_targets_of_marks(struct flush *f, GError **error)
{
	GHashTableIter iter;
	gpointer key;

	g_hash_table_iter_init(&iter, ktt_store_dirty(f->store));
	while (g_hash_table_iter_next(&iter, &key, NULL)) {
		gint64 row = (gint64)GPOINTER_TO_SIZE(key);
		struct ktt_node *node = ktt_graph_get_row(f->graph, row, error);

		if (!node)
			return FALSE;
		if (node->reconstructed)
			add_target(f, node->id);
	}
	return TRUE;
}

static int
compare_ids(gconstpointer a, gconstpointer b)
{
	return g_strcmp0(*(char *const *)a, *(char *const *)b);
}

/* In the order of their ids, for the same numbers in every rebuild. */
static GPtrArray *
sorted_targets(struct flush *f)
{
	GPtrArray *list = g_ptr_array_new();
	GHashTableIter iter;
	gpointer key;

	g_hash_table_iter_init(&iter, f->targets);
	while (g_hash_table_iter_next(&iter, &key, NULL))
		g_ptr_array_add(list, key);
	g_ptr_array_sort(list, compare_ids);
	return list;
}

/* Before links are looked for, so that none can lead there any more. */
static gboolean
take_away(struct flush *f, gint64 report, GError **error)
{
	return touch_rows(f, linked_sql, report, error) &&
	       ktt_exec(f->store, error, report_links_clear_sql, "i", report) &&
	       ktt_report_remove(f->store, report, error);
}

/* What hangs on the report as it was. */
static gboolean
touch_linked(struct flush *f, const char *target, GError **error)
{
	gint64 row = 0;

	return ktt_query_int(f->store, error, &row, row_sql, "t", target) &&
	       touch_rows(f, linked_sql, row, error);
}

static gboolean
reconstruct_all(struct flush *f, GError **error)
{
	g_autoptr(GPtrArray) targets = sorted_targets(f);

	for (guint i = 0; i < targets->len; i++) {
		gint64 row, gone;

		if (!touch_linked(f, targets->pdata[i], error) ||
		    !ktt_reconstruct(f->store, targets->pdata[i], &row, &gone,
				     error))
			return FALSE;
		if (gone && !take_away(f, gone, error))
			return FALSE;
		/* Even where it was before: now it is another report. */
		touch(f, row);
		g_array_append_val(f->work, row);
	}
	return spread(f, error);
}

static gboolean
old_reports(struct flush *f, gint64 row, GError **error)
{
	struct ktt_rows *rows = ktt_query(f->store, links_of_sql, "i", row);

	while (ktt_rows_next(rows))
		g_hash_table_add(f->reports, key_of(ktt_rows_int(rows, 0)));
	return ktt_rows_end(rows, error);
}

static gboolean
links_write(struct flush *f, gint64 row, const GArray *links, GError **error)
{
	if (!old_reports(f, row, error) ||
	    !ktt_exec(f->store, error, links_clear_sql, "i", row))
		return FALSE;
	for (guint i = 0; i < links->len; i++) {
		const struct ktt_link *link =
			&g_array_index(links, struct ktt_link, i);

		if (!ktt_exec(f->store, error, link_add_sql, "iitd", row,
			      link->report, ktt_link_rows[link->key].name,
			      link->strength))
			return FALSE;
		g_hash_table_add(f->reports, key_of(link->report));
	}
	return TRUE;
}

static gboolean
link_one(struct flush *f, gint64 row, GError **error)
{
	struct ktt_node *node = ktt_graph_get_row(f->graph, row, error);
	g_autoptr(GArray) links = NULL;

	if (!node)
		return FALSE;
	if (node->ghost && !node->report)
		links = g_array_new(FALSE, FALSE, sizeof(struct ktt_link));
	else
		links = ktt_belongs(f->graph, node, FALSE, error);
	return links && links_write(f, row, links, error);
}

static gboolean
link_all(struct flush *f, GError **error)
{
	GHashTableIter iter;
	gpointer key;

	if (!ktt_graph_forget_reports(f->graph, error))
		return FALSE;
	g_hash_table_iter_init(&iter, f->touched);
	while (g_hash_table_iter_next(&iter, &key, NULL))
		if (!link_one(f, (gint64)GPOINTER_TO_SIZE(key), error))
			return FALSE;
	return TRUE;
}

static gboolean
fold_all(struct flush *f, GError **error)
{
	GHashTableIter iter;
	gpointer key;

	g_hash_table_iter_init(&iter, f->reports);
	while (g_hash_table_iter_next(&iter, &key, NULL))
		if (!ktt_refold(f->store, (gint64)GPOINTER_TO_SIZE(key), error))
			return FALSE;
	return TRUE;
}

static void
flush_init(struct flush *f, struct ktt_store *store)
{
	f->store = store;
	f->graph = ktt_graph_new(store);
	f->touched = g_hash_table_new(g_direct_hash, g_direct_equal);
	f->reports = g_hash_table_new(g_direct_hash, g_direct_equal);
	f->targets =
		g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
	f->work = g_array_new(FALSE, FALSE, sizeof(gint64));
	f->quoting = g_array_new(FALSE, FALSE, sizeof(gint64));
}

static void
flush_clear(struct flush *f)
{
	ktt_graph_free(f->graph);
	g_hash_table_unref(f->touched);
	g_hash_table_unref(f->reports);
	g_hash_table_unref(f->targets);
	g_array_unref(f->work);
	g_array_unref(f->quoting);
}

gboolean
ktt_link_flush(struct ktt_store *store, GError **error)
{
	GHashTable *dirty = ktt_store_dirty(store);
	struct flush f;
	gboolean ok;

	if (!g_hash_table_size(dirty))
		return TRUE;
	flush_init(&f, store);
	ok = spread_from_marks(&f, error) && settle_quotes(&f, error) &&
	     touch_targets_of_marks(&f, error) && reconstruct_all(&f, error) &&
	     link_all(&f, error) && fold_all(&f, error);
	flush_clear(&f);
	if (ok)
		g_hash_table_remove_all(dirty);
	return ok;
}

static gboolean
mark_rows(struct ktt_store *store, const char *sql, gint64 message,
	  GError **error)
{
	struct ktt_rows *rows = ktt_query(store, sql, "i", message);

	while (ktt_rows_next(rows))
		ktt_store_mark(store, ktt_rows_int(rows, 0));
	return ktt_rows_end(rows, error);
}

static gboolean
mark_quote_target(struct ktt_store *store, gint64 message, GError **error)
{
	g_autofree char *target = NULL;
	gint64 row = 0;

	if (!ktt_query_text(store, error, &target, quote_target_sql, "i",
			    message))
		return FALSE;
	if (!target)
		return TRUE;
	if (!ktt_query_int(store, error, &row, row_sql, "t", target))
		return FALSE;
	if (row)
		ktt_store_mark(store, row);
	return TRUE;
}

gboolean
ktt_link_touch(struct ktt_store *store, gint64 message, GError **error)
{
	return mark_rows(store, linked_sql, message, error) &&
	       mark_rows(store, ghosts_sql, message, error) &&
	       mark_rows(store, titles_sql, message, error) &&
	       mark_quote_target(store, message, error);
}
