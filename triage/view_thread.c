/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/message_json.h"
#include "triage/json_get.h"
#include "triage/stmt.h"
#include "triage/view_part.h"

static const char messages_sql[] =
	"SELECT DISTINCT m.message, m.message_id, m.date, m.from_name,"
	" m.from_address, m.from_robot, m.subject, m.kind,"
	" (SELECT json_group_array(type) FROM (SELECT e.type FROM event e"
	"  WHERE e.message = m.message ORDER BY e.position))"
	" FROM link l JOIN message m USING (message) WHERE l.report = ?"
	" ORDER BY m.message <> l.report, m.date, m.message_id";
/* Both ends belong to the report; the last one of a message is nearest. */
static const char parents_sql[] =
	"SELECT r.message, p.message FROM reference r"
	" JOIN message p ON p.message_id = r.target"
	" WHERE r.source = 'header'"
	" AND r.message IN (SELECT message FROM link WHERE report = ?1)"
	" AND p.message IN (SELECT message FROM link WHERE report = ?1)"
	" AND p.message <> r.message ORDER BY r.message, r.position";

struct item {
	gint64 row;
	json_t *object;	     /* owned until it is given away */
	struct item *parent; /* NULL: a root */
	GPtrArray *children; /* borrowed items, in order of date */
	gboolean placed;
};

struct tree {
	GPtrArray *items;   /* owned, in order of date, the report first */
	GHashTable *by_row; /* borrowed items */
};

static void
item_free(gpointer data)
{
	struct item *item = data;

	json_decref(item->object);
	g_ptr_array_unref(item->children);
	g_free(item);
}

static json_t *
message_object(struct ktt_rows *rows)
{
	json_t *object = json_object();
	json_t *events = json_loads(ktt_rows_text(rows, 8), 0, NULL);

	ktt_json_set_text(object, "message_id", ktt_rows_text(rows, 1));
	json_object_set_new(object, "depth", json_integer(0));
	ktt_json_set_time(object, "date", ktt_rows_int(rows, 2),
			  !ktt_rows_null(rows, 2));
	json_object_set_new(
		object, "from",
		ktt_view_from(ktt_rows_text(rows, 3), ktt_rows_text(rows, 4)));
	json_object_set_new(object, "robot",
			    json_boolean(ktt_rows_int(rows, 5)));
	ktt_json_set_text(object, "subject", ktt_rows_text(rows, 6));
	ktt_json_set_text(object, "kind", ktt_rows_text(rows, 7));
	json_object_set_new(object, "events", events ? events : json_array());
	return object;
}

static void
add_item(struct tree *tree, struct ktt_rows *rows)
{
	struct item *item = g_new0(struct item, 1);

	item->row = ktt_rows_int(rows, 0);
	item->object = message_object(rows);
	item->children = g_ptr_array_new();
	g_ptr_array_add(tree->items, item);
	g_hash_table_insert(tree->by_row, GSIZE_TO_POINTER((gsize)item->row),
			    item);
}

static gboolean
load_items(struct tree *tree, struct ktt_store *store, gint64 report,
	   GError **error)
{
	struct ktt_rows *rows = ktt_query(store, messages_sql, "i", report);

	while (ktt_rows_next(rows))
		add_item(tree, rows);
	return ktt_rows_end(rows, error);
}

static struct item *
find_item(const struct tree *tree, gint64 row)
{
	return g_hash_table_lookup(tree->by_row, GSIZE_TO_POINTER((gsize)row));
}

static gboolean
load_parents(struct tree *tree, struct ktt_store *store, gint64 report,
	     GError **error)
{
	struct ktt_rows *rows = ktt_query(store, parents_sql, "i", report);

	while (ktt_rows_next(rows)) {
		struct item *item = find_item(tree, ktt_rows_int(rows, 0));
		struct item *parent = find_item(tree, ktt_rows_int(rows, 1));

		if (item && parent && item->row != report)
			item->parent = parent;
	}
	return ktt_rows_end(rows, error);
}

static void
hang_children(struct tree *tree)
{
	for (guint i = 0; i < tree->items->len; i++) {
		struct item *item = tree->items->pdata[i];

		if (item->parent)
			g_ptr_array_add(item->parent->children, item);
	}
}

struct place {
	struct item *item;
	int depth;
};

/* Depth first with a stack of our own: a thread may be as deep as its sender
 * likes. */
static void
place_from(json_t *list, struct item *root)
{
	g_autoptr(GArray) stack =
		g_array_new(FALSE, FALSE, sizeof(struct place));
	struct place place = {root, 0};

	g_array_append_val(stack, place);
	while (stack->len) {
		place = g_array_index(stack, struct place, stack->len - 1);
		g_array_set_size(stack, stack->len - 1);
		if (place.item->placed)
			continue;
		place.item->placed = TRUE;
		json_object_set_new(place.item->object, "depth",
				    json_integer(place.depth));
		json_array_append(list, place.item->object);
		for (guint i = place.item->children->len; i > 0; i--) {
			struct place child = {
				place.item->children->pdata[i - 1],
				place.depth + 1};

			g_array_append_val(stack, child);
		}
	}
}

static json_t *
tree_order(struct tree *tree)
{
	json_t *list = json_array();

	hang_children(tree);
	for (guint i = 0; i < tree->items->len; i++) {
		struct item *item = tree->items->pdata[i];

		if (!item->parent)
			place_from(list, item);
	}
	/* What is left answers itself in a circle. */
	for (guint i = 0; i < tree->items->len; i++)
		place_from(list, tree->items->pdata[i]);
	return list;
}

json_t *
ktt_view_thread(struct ktt_store *store, gint64 report, GError **error)
{
	struct tree tree = {
		.items = g_ptr_array_new_with_free_func(item_free),
		.by_row = g_hash_table_new(g_direct_hash, g_direct_equal),
	};
	json_t *list = NULL;

	if (load_items(&tree, store, report, error) &&
	    load_parents(&tree, store, report, error))
		list = tree_order(&tree);
	g_hash_table_unref(tree.by_row);
	g_ptr_array_unref(tree.items);
	return list;
}
