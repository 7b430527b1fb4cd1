/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/message_json.h"
#include "parser/robots_table.h"
#include "parser/subject.h"
#include "triage/derive.h"
#include "triage/reconstruct.h"
#include "triage/report_row.h"
#include "triage/stmt.h"

static const char best_sql[] =
	"SELECT q.message FROM quote q JOIN message m USING (message)"
	" WHERE q.target = ? ORDER BY q.filled DESC, m.date IS NULL, m.date,"
	" m.message_id LIMIT 1";
static const char first_date_sql[] =
	"SELECT min(m.date) FROM quote q JOIN message m USING (message)"
	" WHERE q.target = ?";
static const char have_sql[] =
	"SELECT 1 + reconstructed FROM report WHERE message = ?";

/* The first one: a report opens its thread, the robot's people answer in it
 * from the same machines. *id is left alone where there is none. */
static gboolean
first_robot_id(struct ktt_graph *graph, const struct ktt_node *node,
	       const char **id, GError **error)
{
	const GPtrArray *header = node->targets[KTT_FROM_HEADER];

	for (guint i = 0; i < header->len; i++) {
		const struct ktt_node *target;

		if (!ktp_robot_is(KTP_ROBOT_ID, header->pdata[i]))
			continue;
		target = ktt_graph_get(graph, header->pdata[i], error);
		if (!target)
			return FALSE;
		if (!target->ghost)
			continue;
		*id = header->pdata[i];
		return TRUE;
	}
	return TRUE;
}

/* What a node says of itself; *up: it is what its parent says. */
static gboolean
target_step(struct ktt_graph *graph, const struct ktt_node *node,
	    const char **id, gboolean *up, GError **error)
{
	const GPtrArray *quotes = node->targets[KTT_FROM_QUOTE];

	*id = NULL;
	*up = FALSE;
	if (quotes->len) {
		*id = quotes->pdata[0];
		return TRUE;
	}
	if (!first_robot_id(graph, node, id, error))
		return FALSE;
	if (!*id && node->parents->len) {
		*id = node->parents->pdata[0];
		*up = TRUE;
	}
	return TRUE;
}

char *
ktt_reconstruct_target(struct ktt_graph *graph, struct ktt_node *node,
		       GError **error)
{
	g_autoptr(GHashTable) seen = g_hash_table_new(g_str_hash, g_str_equal);
	struct ktt_node *at = node;
	const char *id;
	gboolean up;

	/* Up through known quoting messages, to what the first one answers. */
	while (g_hash_table_add(seen, at->id)) {
		struct ktt_node *next;

		if (!target_step(graph, at, &id, &up, error))
			return NULL;
		if (!id)
			break;
		if (!up)
			return g_strdup(id);
		next = ktt_graph_get(graph, id, error);
		if (!next)
			return NULL;
		if (next->ghost)
			return g_strdup(id);
		if (!next->quoting)
			break;
		at = next;
	}
	return g_strdup(at->id);
}

json_t *
ktt_reconstruct_object(json_t *message)
{
	json_t *quoted = json_object_get(message, "quoted_report");
	const char *subject =
		json_string_value(json_object_get(message, "subject"));
	struct ktp_report *told;

	if (json_is_object(quoted))
		return json_incref(quoted);
	told = subject ? ktp_subject_report(subject) : NULL;
	quoted = ktp_report_to_json(told);
	ktp_report_free(told);
	return quoted;
}

static gboolean
write_from(struct ktt_store *store, const char *target, gint64 row,
	   gint64 source_row, GError **error)
{
	struct ktt_report_source source = {
		.message = row,
		.message_id = target,
		.source = source_row,
		.reconstructed = TRUE,
		.has_date = TRUE,
	};
	GError *cause = NULL;
	json_t *object, *report;
	gboolean ok;

	if (!ktt_query_int(store, error, &source.date, first_date_sql, "t",
			   target))
		return FALSE;
	object = ktt_message_object(store, source_row, &cause);
	report = ktt_reconstruct_object(object);
	ok = !cause && ktt_report_write(store, &source, report, &cause);
	json_decref(report);
	json_decref(object);
	if (cause)
		g_propagate_error(error, cause);
	return ok;
}

gboolean
ktt_reconstruct(struct ktt_store *store, const char *target, gint64 *row,
		gint64 *gone, GError **error)
{
	gint64 have = 0, best = 0;

	*gone = 0;
	if (!ktt_message_row(store, target, row, error) ||
	    !ktt_query_int(store, error, &have, have_sql, "i", *row) ||
	    !ktt_query_int(store, error, &best, best_sql, "t", target))
		return FALSE;
	if (have == 1) /* the real one is here */
		return TRUE;
	if (best)
		return write_from(store, target, *row, best, error);
	if (have)
		*gone = *row;
	return TRUE;
}
