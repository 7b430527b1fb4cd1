/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/graph.h"
#include "triage/stmt.h"

static const char node_sql[] =
	"SELECT m.message, m.kind, m.names_robot, m.base_subject, m.commit_key,"
	" EXISTS (SELECT 1 FROM quote q WHERE q.message = m.message),"
	" m.patch_title"
	" FROM message m WHERE m.message_id = ?";
static const char id_sql[] = "SELECT message_id FROM message WHERE message = ?";
static const char targets_sql[] =
	"SELECT source, target FROM reference WHERE message = ?"
	" ORDER BY source, position";
static const char before_sql[] =
	"SELECT DISTINCT b.target FROM reference a"
	" JOIN reference b ON b.message = a.message AND b.source = 'header'"
	" AND b.position = a.position - 1"
	" WHERE a.target = ? AND a.source = 'header' ORDER BY b.target";
static const char report_sql[] =
	"SELECT reconstructed, commit_key FROM report WHERE message = ?";

static const char *const source_names[KTT_N_REFERENCE_SOURCES] = {
	[KTT_FROM_HEADER] = "header",
	[KTT_FROM_CLOSES] = "closes",
	[KTT_FROM_LINK] = "link",
	[KTT_FROM_QUOTE] = "quote",
};

struct ktt_graph {
	struct ktt_store *store;
	GHashTable *nodes; /* id (owned by the node) -> owned node */
};

static void
node_free(gpointer data)
{
	struct ktt_node *node = data;

	for (int i = 0; i < KTT_N_REFERENCE_SOURCES; i++)
		g_ptr_array_unref(node->targets[i]);
	g_ptr_array_unref(node->parents);
	g_clear_pointer(&node->links, g_array_unref);
	g_clear_pointer(&node->plain, g_array_unref);
	g_free(node->id);
	g_free(node->base_subject);
	g_free(node->commit_key);
	g_free(node->patch_title);
	g_free(node->report_commit);
	g_free(node);
}

static struct ktt_node *
node_new(const char *id)
{
	struct ktt_node *node = g_new0(struct ktt_node, 1);

	node->id = g_strdup(id);
	node->ghost = TRUE;
	for (int i = 0; i < KTT_N_REFERENCE_SOURCES; i++)
		node->targets[i] = g_ptr_array_new_with_free_func(g_free);
	node->parents = g_ptr_array_new_with_free_func(g_free);
	return node;
}

struct ktt_graph *
ktt_graph_new(struct ktt_store *store)
{
	struct ktt_graph *graph = g_new0(struct ktt_graph, 1);

	graph->store = store;
	graph->nodes =
		g_hash_table_new_full(g_str_hash, g_str_equal, NULL, node_free);
	return graph;
}

void
ktt_graph_free(struct ktt_graph *graph)
{
	g_hash_table_unref(graph->nodes);
	g_free(graph);
}

struct ktt_store *
ktt_graph_store(struct ktt_graph *graph)
{
	return graph->store;
}

static gboolean
load_row(struct ktt_graph *graph, struct ktt_node *node, GError **error)
{
	struct ktt_rows *rows =
		ktt_query(graph->store, node_sql, "t", node->id);

	if (ktt_rows_next(rows)) {
		node->row = ktt_rows_int(rows, 0);
		node->ghost = !strcmp(ktt_rows_text(rows, 1), "ghost");
		node->names_robot = ktt_rows_int(rows, 2) != 0;
		node->base_subject = g_strdup(ktt_rows_text(rows, 3));
		node->commit_key = g_strdup(ktt_rows_text(rows, 4));
		node->quoting = ktt_rows_int(rows, 5) != 0;
		node->patch_title = g_strdup(ktt_rows_text(rows, 6));
	}
	return ktt_rows_end(rows, error);
}

static gboolean
load_targets(struct ktt_graph *graph, struct ktt_node *node, GError **error)
{
	struct ktt_rows *rows =
		ktt_query(graph->store, targets_sql, "i", node->row);

	while (ktt_rows_next(rows))
		for (int i = 0; i < KTT_N_REFERENCE_SOURCES; i++)
			if (!strcmp(ktt_rows_text(rows, 0), source_names[i]))
				g_ptr_array_add(
					node->targets[i],
					g_strdup(ktt_rows_text(rows, 1)));
	return ktt_rows_end(rows, error);
}

static gboolean
load_ghost_parents(struct ktt_graph *graph, struct ktt_node *node,
		   GError **error)
{
	struct ktt_rows *rows =
		ktt_query(graph->store, before_sql, "t", node->id);

	while (ktt_rows_next(rows))
		g_ptr_array_add(node->parents,
				g_strdup(ktt_rows_text(rows, 0)));
	return ktt_rows_end(rows, error);
}

static gboolean
load_parents(struct ktt_graph *graph, struct ktt_node *node, GError **error)
{
	const GPtrArray *header = node->targets[KTT_FROM_HEADER];

	if (node->ghost)
		return load_ghost_parents(graph, node, error);
	for (guint i = header->len; i > 0; i--)
		g_ptr_array_add(node->parents, g_strdup(header->pdata[i - 1]));
	return TRUE;
}

static gboolean
load_report(struct ktt_graph *graph, struct ktt_node *node, GError **error)
{
	struct ktt_rows *rows =
		ktt_query(graph->store, report_sql, "i", node->row);

	node->report = ktt_rows_next(rows);
	node->reconstructed = node->report && ktt_rows_int(rows, 0);
	g_free(node->report_commit);
	node->report_commit =
		node->report ? g_strdup(ktt_rows_text(rows, 1)) : NULL;
	return ktt_rows_end(rows, error);
}

static gboolean
node_load(struct ktt_graph *graph, struct ktt_node *node, GError **error)
{
	return load_row(graph, node, error) &&
	       load_targets(graph, node, error) &&
	       load_parents(graph, node, error) &&
	       load_report(graph, node, error);
}

struct ktt_node *
ktt_graph_get(struct ktt_graph *graph, const char *id, GError **error)
{
	struct ktt_node *node = g_hash_table_lookup(graph->nodes, id);

	if (node)
		return node;
	node = node_new(id);
	if (!node_load(graph, node, error)) {
		node_free(node);
		return NULL;
	}
	g_hash_table_insert(graph->nodes, node->id, node);
	return node;
}

struct ktt_node *
ktt_graph_get_row(struct ktt_graph *graph, gint64 row, GError **error)
{
	g_autofree char *id = NULL;

	if (!ktt_query_text(graph->store, error, &id, id_sql, "i", row))
		return NULL;
	return ktt_graph_get(graph, id ? id : "", error);
}

gboolean
ktt_graph_forget_reports(struct ktt_graph *graph, GError **error)
{
	GHashTableIter iter;
	gpointer value;

	g_hash_table_iter_init(&iter, graph->nodes);
	while (g_hash_table_iter_next(&iter, NULL, &value)) {
		struct ktt_node *node = value;

		g_clear_pointer(&node->links, g_array_unref);
		g_clear_pointer(&node->plain, g_array_unref);
		if (!load_report(graph, node, error))
			return FALSE;
	}
	return TRUE;
}
