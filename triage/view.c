/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <math.h>
#include <string.h>

#include "parser/message_json.h"
#include "triage/commit_link.h"
#include "triage/derive.h"
#include "triage/error.h"
#include "triage/json_get.h"
#include "triage/ledger_load.h"
#include "triage/numbers.h"
#include "triage/reconstruct.h"
#include "triage/refold.h"
#include "triage/stmt.h"
#include "triage/view.h"
#include "triage/view_part.h"

#define SCHEMA "ktriage.report/1"

static const char head_sql[] =
	"SELECT r.number, m.message_id, m.subject, r.reconstructed, r.status,"
	" r.status_since, r.fix, r.flags, r.strength, r.stddev, r.recovery,"
	" r.weight, r.replies, r.date, r.updated, r.watched, r.owner, r.source,"
	" m.from_name, m.from_address"
	" FROM report r JOIN message m USING (message) WHERE r.message = ?";
static const char hit_sql[] =
	"SELECT r.number, m.message_id, m.subject, r.date, r.updated, r.class,"
	" r.direction, r.status, r.status_since, r.flags, r.tree, r.branch,"
	" r.component, r.commit_id, r.title, r.testcase, r.machine, r.metric,"
	" r.percent, r.change, r.stddev, r.strength, r.recovery, r.weight,"
	" r.replies, r.fix, r.reconstructed, r.watched, r.owner"
	" FROM report r JOIN message m USING (message) WHERE r.message = ?";

/* The columns of hit_sql after the number, and what they are in JSON. */
static const struct {
	const char *key;
	char type; /* t text, T time, d number, i whole number, b truth,
		      f flags */
} hit_columns[] = {
	{"message_id", 't'},   {"subject", 't'},       {"date", 'T'},
	{"updated", 'T'},      {"class", 't'},	       {"direction", 't'},
	{"status", 't'},       {"status_since", 'T'},  {"flags", 'f'},
	{"tree", 't'},	       {"branch", 't'},	       {"component", 't'},
	{"commit", 't'},       {"title", 't'},	       {"testcase", 't'},
	{"test_machine", 't'}, {"metric", 't'},	       {"percent", 'd'},
	{"change", 'd'},       {"stddev", 'd'},	       {"strength", 'd'},
	{"recovery", 'd'},     {"weight", 'd'},	       {"replies", 'i'},
	{"fix", 't'},	       {"reconstructed", 'b'}, {"watched", 'b'},
	{"owner", 't'},
};

static void
set_id(json_t *object, gint64 number)
{
	g_autofree char *id = g_strdup_printf("R%" G_GINT64_FORMAT, number);

	ktt_json_set_text(object, "id", id);
}

json_t *
ktt_view_flags(const char *flags)
{
	g_auto(GStrv) words = g_strsplit(flags, " ", -1);
	json_t *list = json_array();

	for (gsize i = 0; words[i]; i++)
		if (*words[i])
			json_array_append_new(list, json_string(words[i]));
	return list;
}

static void
set_column(json_t *object, const char *key, char type, struct ktt_rows *rows,
	   int column)
{
	switch (type) {
	case 't':
		ktt_json_set_text(object, key, ktt_rows_text(rows, column));
		break;
	case 'T':
		ktt_json_set_time(object, key, ktt_rows_int(rows, column),
				  !ktt_rows_null(rows, column));
		break;
	case 'd':
		json_object_set_new(
			object, key,
			ktp_json_number(ktt_rows_double(rows, column)));
		break;
	case 'i':
		json_object_set_new(object, key,
				    json_integer(ktt_rows_int(rows, column)));
		break;
	case 'b':
		json_object_set_new(object, key,
				    json_boolean(ktt_rows_int(rows, column)));
		break;
	default:
		json_object_set_new(
			object, key,
			ktt_view_flags(ktt_rows_text(rows, column)));
	}
}

static json_t *
no_report(GError **error)
{
	if (error && !*error)
		g_set_error(error, KTT_ERROR, KTT_ERROR_NOT_FOUND,
			    "no such report");
	return NULL;
}

json_t *
ktt_view_hit(struct ktt_store *store, gint64 report, GError **error)
{
	struct ktt_rows *rows = ktt_query(store, hit_sql, "i", report);
	json_t *object = NULL;

	if (ktt_rows_next(rows)) {
		object = json_object();
		set_id(object, ktt_rows_int(rows, 0));
		for (gsize i = 0; i < G_N_ELEMENTS(hit_columns); i++)
			set_column(object, hit_columns[i].key,
				   hit_columns[i].type, rows, (int)i + 1);
	}
	if (!ktt_rows_end(rows, error))
		g_clear_pointer(&object, json_decref);
	else if (!object)
		return no_report(error);
	return object;
}

/* The head of a report; *source gets the row that holds its object. */
static json_t *
view_head(struct ktt_store *store, gint64 report, gint64 *source,
	  GError **error)
{
	struct ktt_rows *rows = ktt_query(store, head_sql, "i", report);
	json_t *object = NULL;

	*source = 0;
	if (ktt_rows_next(rows)) {
		object = json_object();
		ktt_json_set_text(object, "schema", SCHEMA);
		set_id(object, ktt_rows_int(rows, 0));
		set_column(object, "message_id", 't', rows, 1);
		set_column(object, "subject", 't', rows, 2);
		set_column(object, "date", 'T', rows, 13);
		json_object_set_new(object, "from",
				    ktt_view_from(ktt_rows_text(rows, 18),
						  ktt_rows_text(rows, 19)));
		set_column(object, "reconstructed", 'b', rows, 3);
		set_column(object, "status", 't', rows, 4);
		set_column(object, "status_since", 'T', rows, 5);
		json_object_set_new(object, "reason", json_null());
		set_column(object, "fix", 't', rows, 6);
		set_column(object, "flags", 'f', rows, 7);
		set_column(object, "strength", 'd', rows, 8);
		ktt_json_set_text(object, "strength_word",
				  ktt_strength_word(ktt_rows_double(rows, 8)));
		set_column(object, "stddev", 'd', rows, 9);
		set_column(object, "recovery", 'd', rows, 10);
		set_column(object, "weight", 'd', rows, 11);
		set_column(object, "replies", 'i', rows, 12);
		set_column(object, "updated", 'T', rows, 14);
		set_column(object, "watched", 'b', rows, 15);
		set_column(object, "owner", 't', rows, 16);
		*source = ktt_rows_int(rows, 17);
	}
	if (ktt_rows_end(rows, error))
		return object ? object : no_report(error);
	json_decref(object);
	return NULL;
}

/* The report object, whose message_id is that of the ghost where the report
 * itself never came. */
static gboolean
add_object(struct ktt_store *store, json_t *view, gint64 source, GError **error)
{
	gboolean quoted = json_is_true(json_object_get(view, "reconstructed"));
	GError *cause = NULL;
	json_t *message = ktt_message_object(store, source, &cause);
	json_t *report =
		quoted ? ktt_reconstruct_object(message)
		       : json_incref(json_object_get(message, "report"));
	double strength = ktt_json_number(view, "strength");

	if (cause) {
		json_decref(report);
		g_propagate_error(error, cause);
		return FALSE;
	}
	if (report)
		json_object_set(report, "message_id",
				json_object_get(view, "message_id"));
	json_object_set_new(view, "weight_parts",
			    ktt_report_weight_parts(report, strength));
	json_object_set_new(view, "report", report ? report : json_null());
	json_decref(message);
	return TRUE;
}

static gboolean
add_statements(struct ktt_store *store, json_t *view, gint64 report,
	       GError **error)
{
	struct ktt_fold fold;
	g_autoptr(GPtrArray) statements =
		ktt_statements(store, report, &fold, error);
	g_autoptr(GPtrArray) ledger = NULL;

	if (!statements)
		return FALSE;
	json_object_set_new(view, "reason", ktt_view_reason(&fold));
	json_object_set_new(view, "events", ktt_view_events(statements));
	ledger = ktt_ledger_load(store, report, statements, fold.status, error);
	if (ledger)
		json_object_set_new(view, "requests", ktt_ledger_view(ledger));
	ktt_fold_clear(&fold);
	return ledger != NULL;
}

typedef json_t *(*part_fn)(struct ktt_store *store, gint64 report,
			   GError **error);

static const struct {
	const char *key;
	part_fn make;
} parts[] = {
	{"links", ktt_view_links},     {"thread", ktt_view_thread},
	{"dossier", ktt_view_dossier}, {"history", ktt_view_history},
	{"notes", ktt_view_notes},     {"commits", ktt_view_commits},
};

static gboolean
add_parts(struct ktt_store *store, json_t *view, gint64 report, GError **error)
{
	for (gsize i = 0; i < G_N_ELEMENTS(parts); i++) {
		json_t *part = parts[i].make(store, report, error);

		if (!part)
			return FALSE;
		json_object_set_new(view, parts[i].key, part);
	}
	return TRUE;
}

json_t *
ktt_view_report(struct ktt_store *store, gint64 report, GError **error)
{
	gint64 source;
	json_t *view = view_head(store, report, &source, error);

	if (view && add_object(store, view, source, error) &&
	    add_statements(store, view, report, error) &&
	    add_parts(store, view, report, error))
		return view;
	json_decref(view);
	return NULL;
}
