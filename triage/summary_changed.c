/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/stmt.h"
#include "triage/summary_part.h"

/*
 * Per report with anything new: whether it is new, and took its status anew, by
 * the date of the mail (?3), or by its arrival: as row ids grow with each
 * commit, what an older delivery finishes late is not missed (?1 mails, ?2
 * decisions, ?4 commits of scanned trees).
 */
static const char by_date_sql[] =
	"SELECT r.message, r.status, r.flags, r.date >= ?3,"
	" r.status_since >= ?3 FROM report r"
	" WHERE (r.updated >= ?3 OR r.status_since >= ?3)"
	" AND r.class <> 'build-status' AND ?1 = ?1 AND ?2 = ?2 AND ?4 = ?4"
	" ORDER BY r.weight DESC, r.date DESC, r.number DESC";
static const char by_arrival_sql[] =
	"SELECT r.message, r.status, r.flags,"
	" EXISTS (SELECT 1 FROM message s WHERE s.message = r.source"
	"  AND s.mail > ?1),"
	" EXISTS (SELECT 1 FROM message s WHERE s.message_id ="
	"  r.status_message AND s.mail > ?1) OR EXISTS (SELECT 1"
	"  FROM fact_decision d WHERE d.uid = r.status_message"
	"  AND d.decision > ?2) OR EXISTS (SELECT 1 FROM fact_commit c"
	"  WHERE c.commit_id = r.status_message AND c.found > ?4)"
	" FROM report r WHERE r.class <> 'build-status' AND ?3 = ?3"
	" AND (r.message IN (SELECT l.report FROM fact_mail f JOIN message s"
	"  USING (mail) JOIN link l USING (message) WHERE f.mail > ?1)"
	" OR r.status_message IN (SELECT uid FROM fact_decision"
	"  WHERE decision > ?2)"
	" OR r.status_message IN (SELECT commit_id FROM fact_commit"
	"  WHERE found > ?4))"
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
kind_of(struct ktt_rows *rows)
{
	const char *status = ktt_rows_text(rows, 1);
	const char *flags = ktt_rows_text(rows, 2);
	gboolean took = ktt_rows_int(rows, 3) || ktt_rows_int(rows, 4);

	for (gsize i = 0; i < G_N_ELEMENTS(kinds); i++) {
		if (kinds[i].flag != NULL && lists(flags, kinds[i].flag))
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
	kind = kind_of(rows);
	if (kind < G_N_ELEMENTS(kinds))
		g_array_append_val(reports[kind], report);
}

static json_t *
make_blocks(const struct ktt_summing *sum, GArray **reports, GError **error)
{
	json_t *list = json_array();

	for (gsize i = 0; i < G_N_ELEMENTS(kinds); i++) {
		const struct ktt_block block = {.name = kinds[i].name,
						.title = kinds[i].title,
						.reports = reports[i]};
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
			 sum->by_arrival ? by_arrival_sql : by_date_sql, "iiii",
			 sum->old.mail, sum->old.decision, sum->since,
			 sum->old.commit);
	while (ktt_rows_next(rows))
		sort_in(sum, rows, reports);
	if (ktt_rows_end(rows, error))
		list = make_blocks(sum, reports, error);
	for (gsize i = 0; i < G_N_ELEMENTS(kinds); i++)
		g_array_unref(reports[i]);
	return list;
}
