/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/stmt.h"
#include "triage/summary_part.h"

/*
 * Per report: when it came and when it took the status that it has, each by
 * the date of the mail or by its arrival. A decision by hand arrives when it
 * is made.
 */
static const char by_date_sql[] =
	"SELECT r.message, r.status, r.flags, r.date, r.status_since, r.updated"
	" FROM report r WHERE r.updated >= ?1 AND r.class <> 'build-status'"
	" ORDER BY r.weight DESC, r.date DESC, r.number DESC";
static const char by_arrival_sql[] =
	"SELECT r.message, r.status, r.flags,"
	" (SELECT f.received FROM message s JOIN fact_mail f USING (mail)"
	"  WHERE s.message = r.source),"
	" coalesce((SELECT f.received FROM message s JOIN fact_mail f"
	"  USING (mail) WHERE s.message_id = r.status_message),"
	"  (SELECT d.time FROM fact_decision d"
	"  WHERE d.uid = r.status_message), 0),"
	" (SELECT max(f.received) FROM link l JOIN message s USING (message)"
	"  JOIN fact_mail f USING (mail) WHERE l.report = r.message)"
	" FROM report r WHERE r.class <> 'build-status'"
	" AND (r.message IN (SELECT l.report FROM fact_mail f JOIN message s"
	"  USING (mail) JOIN link l USING (message) WHERE f.received >= ?1)"
	" OR r.status_message IN (SELECT uid FROM fact_decision"
	"  WHERE time >= ?1))"
	" ORDER BY r.weight DESC, r.date DESC, r.number DESC";

/* In the order in which they are told. */
static const struct {
	const char *name;
	const char *flag;   /* this flag, and any change; NULL: the status */
	const char *status; /* blank between */
	const char *title;
} kinds[] = {
	{"contradicted", "contradicted", NULL,
	 "Contradicted by newer facts of the robot"},
	{"reopened", "reopened", NULL, "Still there after a fix"},
	{"disputed", "disputed", NULL, "Disputed"},
	{"new", NULL, "new", "New reports"},
	{"fix-tested", NULL, "fix-tested", "A fix was tested"},
	{"fix-proposed", NULL, "fix-proposed", "A fix is proposed"},
	{"fixed", NULL, "fixed", "Fixed"},
	{"closed", NULL, "accepted not-a-regression superseded duplicate",
	 "Closed without a fix"},
	{"acknowledged", NULL, "acknowledged", "Under discussion"},
	{"improvement", NULL, "improvement", "Improvements"},
};

static gboolean
lists(const char *words, const char *word)
{
	g_auto(GStrv) list = g_strsplit(words, " ", -1);

	return g_strv_contains((const char *const *)list, word);
}

static gsize
kind_of(const struct ktt_summing *sum, struct ktt_rows *rows)
{
	const char *status = ktt_rows_text(rows, 1);
	const char *flags = ktt_rows_text(rows, 2);
	gboolean took = ktt_rows_int(rows, 3) >= sum->since ||
			ktt_rows_int(rows, 4) >= sum->since;

	for (gsize i = 0; i < G_N_ELEMENTS(kinds); i++) {
		if (kinds[i].flag != NULL && lists(flags, kinds[i].flag) &&
		    ktt_rows_int(rows, 5) >= sum->since)
			return i;
		if (kinds[i].flag == NULL && took &&
		    lists(kinds[i].status, status))
			return i;
	}
	return G_N_ELEMENTS(kinds);
}

static void
sort_in(const struct ktt_summing *sum, struct ktt_rows *rows, GArray **reports)
{
	gint64 report = ktt_rows_int(rows, 0);
	gsize kind;

	if (!ktt_summary_wants(sum, report))
		return;
	kind = kind_of(sum, rows);
	if (kind < G_N_ELEMENTS(kinds))
		g_array_append_val(reports[kind], report);
}

static json_t *
make_blocks(const struct ktt_summing *sum, GArray **reports, GError **error)
{
	json_t *list = json_array();

	for (gsize i = 0; i < G_N_ELEMENTS(kinds); i++) {
		const struct ktt_block block = {kinds[i].name, kinds[i].title,
						reports[i], 0};
		json_t *object;

		if (reports[i]->len == 0)
			continue;
		object = ktt_summary_block(sum, &block, error);
		if (object == NULL) {
			json_decref(list);
			return NULL;
		}
		json_array_append_new(list, object);
	}
	return list;
}

json_t *
ktt_summary_changed(const struct ktt_summing *sum, GError **error)
{
	GArray *reports[G_N_ELEMENTS(kinds)];
	struct ktt_rows *rows;
	json_t *list = NULL;

	for (gsize i = 0; i < G_N_ELEMENTS(kinds); i++)
		reports[i] = g_array_new(FALSE, FALSE, sizeof(gint64));
	rows = ktt_query(sum->store,
			 sum->by_arrival ? by_arrival_sql : by_date_sql, "i",
			 sum->since);
	while (ktt_rows_next(rows))
		sort_in(sum, rows, reports);
	if (ktt_rows_end(rows, error))
		list = make_blocks(sum, reports, error);
	for (gsize i = 0; i < G_N_ELEMENTS(kinds); i++)
		g_array_unref(reports[i]);
	return list;
}
