/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/stmt.h"
#include "triage/summary_part.h"

#define LAST(type)                                                             \
	"(SELECT max(m.date) FROM link l JOIN event e USING (message) JOIN "   \
	"message m USING (message) WHERE l.report = r.message AND e.type = "   \
	"'" type "')"

/* Each gives the report and the time since when it waits. */
static const struct {
	const char *name, *title, *sql;
} kinds[] = {
	{"merge", "A fix works and is not merged",
	 "SELECT r.message, coalesce(r.status_since, r.date) FROM report r"
	 " WHERE r.status = 'fix-tested'"
	 " ORDER BY r.weight DESC, r.date, r.number"},
	{"result", "A test was asked for and not answered",
	 "SELECT r.message, " LAST(
		 "test-requested") " AS asked"
				   " FROM report r WHERE r.status IN ('new', "
				   "'acknowledged',"
				   " 'fix-proposed') AND asked IS NOT NULL"
				   " AND asked > coalesce(" LAST(
					   "fix-tested") ", 0)"
							 " ORDER BY r.weight "
							 "DESC, r.date, "
							 "r.number"},
	{"answer", "Nobody has answered",
	 "SELECT r.message, r.date FROM report r WHERE r.status = 'new'"
	 " AND r.class <> 'build-status'"
	 " ORDER BY r.weight DESC, r.date, r.number"},
};

static gboolean
fill(const struct ktt_summing *sum, const char *sql, struct ktt_block *block,
     GError **error)
{
	struct ktt_rows *rows = ktt_query(sum->store, sql, "");

	while (ktt_rows_next(rows)) {
		gint64 report = ktt_rows_int(rows, 0);

		if (!ktt_summary_wants(sum, report))
			continue;
		if (ktt_rows_int(rows, 1) < sum->options->horizon)
			block->older++;
		else
			g_array_append_val(block->reports, report);
	}
	return ktt_rows_end(rows, error);
}

static json_t *
make_block(const struct ktt_summing *sum, gsize kind, GError **error)
{
	g_autoptr(GArray) reports = g_array_new(FALSE, FALSE, sizeof(gint64));
	struct ktt_block block = {kinds[kind].name, kinds[kind].title, reports,
				  0};

	if (!fill(sum, kinds[kind].sql, &block, error))
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

	for (gsize i = 0; i < G_N_ELEMENTS(kinds); i++) {
		json_t *block = make_block(sum, i, error);

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
