/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/stmt.h"
#include "triage/summary_part.h"

#define DAY ((gint64)24 * 3600)

static char *
make_sql(const struct ktt_waiting *waiting)
{
	return g_strdup_printf(
		"SELECT r.message, %s, r.date, r.watched FROM report r"
		" WHERE r.class <> 'build-status' AND (%s)"
		" ORDER BY r.watched DESC, r.weight DESC, r.date, r.number",
		waiting->since, waiting->where);
}

static gboolean
is_late(const struct ktt_summing *sum, const struct ktt_waiting *waiting,
	gint64 date)
{
	/* A report that is known from quotes only has no date. */
	return waiting->days > 0 && date != 0 &&
	       date + waiting->days * DAY < sum->options->now;
}

static void
sort_in(const struct ktt_summing *sum, struct ktt_rows *rows,
	struct ktt_block *block)
{
	gint64 report = ktt_rows_int(rows, 0);

	/* What somebody watches stays in sight. */
	if (ktt_rows_int(rows, 1) < sum->options->horizon &&
	    !ktt_rows_int(rows, 3)) {
		block->older++;
		return;
	}
	g_array_append_val(block->reports, report);
	block->late += is_late(sum, block->waiting, ktt_rows_int(rows, 2));
}

static gboolean
fill(const struct ktt_summing *sum, struct ktt_block *block, GError **error)
{
	g_autofree char *sql = make_sql(block->waiting);
	struct ktt_rows *rows = ktt_query_values(sum->store, sql, NULL, 0);

	while (ktt_rows_next(rows)) {
		gint64 report = ktt_rows_int(rows, 0);
		gpointer key = GSIZE_TO_POINTER((gsize)report);

		/* The first block that fits has it. */
		if (!ktt_summary_wants(sum, report) ||
		    g_hash_table_contains(sum->waits, key))
			continue;
		g_hash_table_insert(sum->waits, key, (gpointer)block->waiting);
		sort_in(sum, rows, block);
	}
	return ktt_rows_end(rows, error);
}

static json_t *
make_block(const struct ktt_summing *sum, const struct ktt_waiting *waiting,
	   GError **error)
{
	g_autoptr(GArray) reports = g_array_new(FALSE, FALSE, sizeof(gint64));
	struct ktt_block block = {.name = waiting->name,
				  .title = waiting->title,
				  .waiting = waiting,
				  .reports = reports};

	if (!fill(sum, &block, error))
		return NULL;
	return ktt_summary_block(sum, &block, error);
}

static gboolean
is_empty(const json_t *block)
{
	return json_integer_value(json_object_get(block, "total")) == 0 &&
	       json_integer_value(json_object_get(block, "older")) == 0;
}

json_t *
ktt_summary_waiting(const struct ktt_summing *sum, GError **error)
{
	json_t *list = json_array();

	for (gsize i = 0; i < ktt_n_waitings; i++) {
		json_t *block = make_block(sum, &ktt_waitings[i], error);

		if (block == NULL) {
			json_decref(list);
			return NULL;
		}
		if (!is_empty(block))
			json_array_append(list, block);
		json_decref(block);
	}
	return list;
}
