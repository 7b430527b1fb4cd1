/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/robots_table.h"
#include "triage/belongs.h"
#include "triage/derive.h"
#include "triage/json_get.h"
#include "triage/link_table.h"
#include "triage/stmt.h"

/* Ancestors that are looked at: long chains must not cost their square. */
#define MAX_VISITS 1000

/* A reconstructed report bears the subject of the mail that quotes it. */
static const char subject_sql[] =
	"SELECT r.message FROM message s JOIN report r ON r.source = s.message"
	" JOIN message m ON m.message = r.message"
	" WHERE s.base_subject = ?1 AND s.commit_key = ?2"
	" AND NOT (?3 AND r.reconstructed)"
	" ORDER BY r.reconstructed, r.date, m.message_id LIMIT 1";
static const char fixes_sql[] =
	"SELECT r.message, r.class, r.reconstructed, n.message_id"
	" FROM mention t JOIN report r ON r.commit_key = t.commit_key"
	" JOIN message n ON n.message = r.message"
	" WHERE t.message = ? AND t.source = 'fixes'"
	" AND r.class <> 'build-status' AND (?2 IS NULL OR t.commit_key = ?2)";
static const char commit_sql[] =
	"SELECT DISTINCT r.message, r.metric, r.reconstructed, t.source"
	" FROM mention t JOIN report r ON r.commit_key = t.commit_key"
	" WHERE t.message = ? AND t.source <> 'fixes'"
	" AND r.class <> 'build-status'";
static const char class_sql[] = "SELECT class FROM report WHERE message = ?";
static const char prose_sql[] =
	"SELECT subject || char(10) || prose FROM search_text"
	" WHERE message = ?";

/* Who called a patch of that title the fix. */
static const char announced_sql[] =
	"SELECT DISTINCT m.message_id FROM event e JOIN message m"
	" USING (message) WHERE e.commit_title = ?"
	" AND e.type IN ('fix-proposed', 'fix-tested', 'fixed', 'command')"
	" AND m.message_id <> ? ORDER BY m.message_id LIMIT 100";

struct search {
	struct ktt_graph *graph;
	struct ktt_store *store;
	gboolean real_only;
	/* Leaves out what others announced: what an announcement itself
	 * belongs to must not hang on other announcements. */
	gboolean plain;
};

static GArray *find_links(const struct search *s, struct ktt_node *node,
			  GError **error);

struct candidate {
	gint64 report;
	char *word; /* owned: class or metric */
	gboolean quoted;
};

static gboolean
is_report(const struct search *s, const struct ktt_node *node)
{
	return node->report && !(s->real_only && node->reconstructed);
}

static void
add_link(GArray *links, gint64 report, enum ktt_link_key key)
{
	struct ktt_link link = {report, key, ktt_link_rows[key].strength};

	for (guint i = 0; i < links->len; i++) {
		const struct ktt_link *have =
			&g_array_index(links, struct ktt_link, i);

		if (have->report == report && have->key == (int)key)
			return;
	}
	g_array_append_val(links, link);
}

/* The nearest report among the ids that the headers name. */
static gboolean
by_references(const struct search *s, const struct ktt_node *node,
	      GArray *links, const char **commit, GError **error)
{
	const GPtrArray *header = node->targets[KTT_FROM_HEADER];

	for (guint i = header->len; i > 0; i--) {
		const struct ktt_node *target =
			ktt_graph_get(s->graph, header->pdata[i - 1], error);

		if (!target)
			return FALSE;
		if (!is_report(s, target))
			continue;
		add_link(links, target->row, KTT_LINK_REFERENCES);
		*commit = target->report_commit;
		return TRUE;
	}
	return TRUE;
}

static gboolean
by_ids(const struct search *s, const struct ktt_node *node, GArray *links,
       GError **error)
{
	static const enum ktt_link_key keys[KTT_N_REFERENCE_SOURCES] = {
		[KTT_FROM_CLOSES] = KTT_LINK_CLOSES,
		[KTT_FROM_LINK] = KTT_LINK_URL,
		[KTT_FROM_QUOTE] = KTT_LINK_QUOTE,
	};

	for (int source = KTT_FROM_CLOSES; source < KTT_N_REFERENCE_SOURCES;
	     source++)
		for (guint i = 0; i < node->targets[source]->len; i++) {
			const struct ktt_node *target = ktt_graph_get(
				s->graph, node->targets[source]->pdata[i],
				error);

			if (!target)
				return FALSE;
			if (is_report(s, target))
				add_link(links, target->row, keys[source]);
		}
	return TRUE;
}

static void
candidate_free(gpointer data)
{
	struct candidate *candidate = data;

	g_free(candidate->word);
	g_free(candidate);
}

/* Reads rows of (report, word, reconstructed, …); frees rows. */
static GPtrArray *
candidates_read(const struct search *s, struct ktt_rows *rows, GError **error)
{
	GPtrArray *list = g_ptr_array_new_with_free_func(candidate_free);

	while (ktt_rows_next(rows)) {
		struct candidate *candidate;

		if (s->real_only && ktt_rows_int(rows, 2))
			continue;
		candidate = g_new0(struct candidate, 1);
		candidate->report = ktt_rows_int(rows, 0);
		candidate->word = g_strdup(ktt_rows_text(rows, 1));
		candidate->quoted = !g_strcmp0(ktt_rows_text(rows, 3), "quote");
		g_ptr_array_add(list, candidate);
	}
	if (ktt_rows_end(rows, error))
		return list;
	g_ptr_array_unref(list);
	return NULL;
}

/* The class of the first report that a Closes: trailer names; NULL: none. */
static gboolean
closed_class(const struct search *s, const GArray *links, char **report_class,
	     GError **error)
{
	*report_class = NULL;
	for (guint i = 0; i < links->len; i++) {
		const struct ktt_link *link =
			&g_array_index(links, struct ktt_link, i);

		if (link->key == KTT_LINK_CLOSES)
			return ktt_query_text(s->store, error, report_class,
					      class_sql, "i", link->report);
	}
	return TRUE;
}

static gboolean
one_class(const GPtrArray *candidates)
{
	const struct candidate *first = candidates->pdata[0];

	for (guint i = 1; i < candidates->len; i++) {
		const struct candidate *other = candidates->pdata[i];

		if (strcmp(first->word, other->word))
			return FALSE;
	}
	return TRUE;
}

/*
 * A commit may break the build and slow something down: a cure of the one is
 * none of the other. Closes: tells which; without it the tie is a weak one.
 */
static gboolean
by_fixes(const struct search *s, const struct ktt_node *node, GArray *links,
	 const char *commit, GError **error)
{
	g_autoptr(GPtrArray) list = NULL;
	g_autofree char *closed = NULL;
	enum ktt_link_key key;

	if (!node->names_robot)
		return TRUE;
	list = candidates_read(
		s, ktt_query(s->store, fixes_sql, "it", node->row, commit),
		error);
	if (!list || !closed_class(s, links, &closed, error))
		return FALSE;
	if (!list->len)
		return TRUE;
	key = closed || one_class(list) ? KTT_LINK_FIXES : KTT_LINK_COMMIT;
	for (guint i = 0; i < list->len; i++) {
		const struct candidate *candidate = list->pdata[i];

		if (!closed || !strcmp(closed, candidate->word))
			add_link(links, candidate->report, key);
	}
	return TRUE;
}

static gboolean
by_subject(const struct search *s, const struct ktt_node *node, GArray *links,
	   GError **error)
{
	gint64 report = 0;

	if (!node->base_subject || !node->commit_key)
		return TRUE;
	if (!ktt_query_int(s->store, error, &report, subject_sql, "tti",
			   node->base_subject, node->commit_key,
			   (gint64)s->real_only))
		return FALSE;
	if (report)
		add_link(links, report, KTT_LINK_SUBJECT);
	return TRUE;
}

/* The metric that the message quotes from a report; NULL: it quotes none. */
static gboolean
quoted_metric(const struct search *s, const struct ktt_node *node,
	      char **metric, GError **error)
{
	GError *cause = NULL;
	json_t *object;

	*metric = NULL;
	if (!node->quoting)
		return TRUE;
	object = ktt_message_object(s->store, node->row, &cause);
	*metric = g_strdup(
		ktt_json_inner(json_object_get(object, "quoted_report"),
			       "headline", "metric"));
	json_decref(object);
	if (!cause)
		return TRUE;
	g_propagate_error(error, cause);
	return FALSE;
}

static gboolean
by_commit(const struct search *s, const struct ktt_node *node, GArray *links,
	  GError **error)
{
	g_autofree char *prose = NULL, *metric = NULL;
	g_autoptr(GPtrArray) list = candidates_read(
		s, ktt_query(s->store, commit_sql, "i", node->row), error);
	gboolean robot;

	if (!list)
		return FALSE;
	if (!list->len)
		return TRUE;
	if (!ktt_query_text(s->store, error, &prose, prose_sql, "i",
			    node->row) ||
	    !quoted_metric(s, node, &metric, error))
		return FALSE;
	robot = node->names_robot || ktp_robot_is(KTP_ROBOT_CREDIT, prose);
	for (guint i = 0; i < list->len; i++) {
		const struct candidate *c = list->pdata[i];

		if (c->quoted ? !metric || !g_strcmp0(metric, c->word)
			      : robot || (c->word && prose &&
					  strstr(prose, c->word)))
			add_link(links, c->report, KTT_LINK_COMMIT);
	}
	return TRUE;
}

static GPtrArray *
load_announcers(const struct search *s, const struct ktt_node *node,
		GError **error)
{
	return ktt_rows_texts(ktt_query(s->store, announced_sql, "tt",
					node->patch_title, node->id),
			      error);
}

static void
add_announced(const GArray *from, GArray *links)
{
	for (guint i = 0; i < from->len; i++) {
		const struct ktt_link *link =
			&g_array_index(from, struct ktt_link, i);

		if (link->strength >= ktt_link_closing_strength)
			add_link(links, link->report, KTT_LINK_TITLE);
	}
}

/* To the reports of those who announced it. */
static gboolean
by_title(const struct search *s, const struct ktt_node *node, GArray *links,
	 GError **error)
{
	struct search plain = *s;
	g_autoptr(GPtrArray) ids = NULL;

	if (s->plain || !node->patch_title)
		return TRUE;
	plain.plain = TRUE;
	ids = load_announcers(s, node, error);
	for (guint i = 0; ids && i < ids->len; i++) {
		struct ktt_node *other =
			ktt_graph_get(s->graph, ids->pdata[i], error);
		g_autoptr(GArray) theirs =
			other ? find_links(&plain, other, error) : NULL;

		if (!theirs)
			return FALSE;
		add_announced(theirs, links);
	}
	return ids != NULL;
}

/*
 * Whether the message answers in the thread of a report that never came: a
 * report opens its thread. Another one of the same commit, though it bears the
 * same subject, is not what it speaks of.
 */
static gboolean
answers_lost(const struct search *s, const struct ktt_node *node,
	     gboolean *lost, GError **error)
{
	const GPtrArray *header = node->targets[KTT_FROM_HEADER];
	const struct ktt_node *first;

	*lost = FALSE;
	if (!header->len || !ktp_robot_is(KTP_ROBOT_ID, header->pdata[0]))
		return TRUE;
	first = ktt_graph_get(s->graph, header->pdata[0], error);
	*lost = first && first->ghost;
	return first != NULL;
}

static gboolean
by_own_words(const struct search *s, struct ktt_node *node, GArray *links,
	     GError **error)
{
	const char *commit = NULL;
	gboolean lost;

	if (!by_references(s, node, links, &commit, error) ||
	    !by_ids(s, node, links, error) ||
	    !by_fixes(s, node, links, commit, error))
		return FALSE;
	if (links->len)
		return TRUE;
	if (!answers_lost(s, node, &lost, error))
		return FALSE;
	if (lost)
		return TRUE;
	if (!by_subject(s, node, links, error))
		return FALSE;
	return links->len || (by_title(s, node, links, error) &&
			      by_commit(s, node, links, error));
}

/* What a node belongs to without a look at its ancestors; kept in it. */
static const GArray *
own_links(const struct search *s, struct ktt_node *node, GError **error)
{
	GArray **kept = s->plain ? &node->plain : &node->links;
	GArray *links = *kept;

	if (links)
		return links;
	links = g_array_new(FALSE, FALSE, sizeof(struct ktt_link));
	if (is_report(s, node))
		add_link(links, node->row, KTT_LINK_SELF);
	else if (node->row && !by_own_words(s, node, links, error)) {
		g_array_unref(links);
		return NULL;
	}
	*kept = links;
	return links;
}

/* An answer is tied no more closely than what it answers. */
static void
inherit(const GArray *from, GArray *links)
{
	for (guint i = 0; i < from->len; i++) {
		const struct ktt_link *link =
			&g_array_index(from, struct ktt_link, i);
		guint before = links->len;

		add_link(links, link->report, KTT_LINK_THREAD);
		if (links->len > before)
			g_array_index(links, struct ktt_link, before).strength =
				MIN(link->strength,
				    ktt_link_rows[KTT_LINK_THREAD].strength);
	}
}

static void
push_parents(GQueue *queue, GHashTable *seen, const struct ktt_node *node)
{
	for (guint i = 0; i < node->parents->len; i++)
		if (g_hash_table_size(seen) < MAX_VISITS &&
		    g_hash_table_add(seen, node->parents->pdata[i]))
			g_queue_push_tail(queue, node->parents->pdata[i]);
}

/* Breadth first, so that the nearest ancestor with a link decides. */
static gboolean
by_thread(const struct search *s, struct ktt_node *node, GArray *links,
	  GError **error)
{
	g_autoptr(GHashTable) seen = g_hash_table_new(g_str_hash, g_str_equal);
	g_autoptr(GQueue) queue = g_queue_new();
	const char *id;

	g_hash_table_add(seen, node->id);
	push_parents(queue, seen, node);
	while (!links->len && (id = g_queue_pop_head(queue))) {
		struct ktt_node *parent = ktt_graph_get(s->graph, id, error);
		const GArray *own = parent ? own_links(s, parent, error) : NULL;

		if (!own)
			return FALSE;
		inherit(own, links);
		push_parents(queue, seen, parent);
	}
	return TRUE;
}

static GArray *
find_links(const struct search *s, struct ktt_node *node, GError **error)
{
	const GArray *own = own_links(s, node, error);
	GArray *links;

	if (!own)
		return NULL;
	links = g_array_new(FALSE, FALSE, sizeof(struct ktt_link));
	if (own->len)
		g_array_append_vals(links, own->data, own->len);
	else if (!by_thread(s, node, links, error))
		g_clear_pointer(&links, g_array_unref);
	return links;
}

GArray *
ktt_belongs(struct ktt_graph *graph, struct ktt_node *node, gboolean real_only,
	    GError **error)
{
	const struct search s = {graph, ktt_graph_store(graph), real_only,
				 FALSE};

	return find_links(&s, node, error);
}
