/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <math.h>

#include "triage/json_get.h"
#include "triage/numbers.h"
#include "triage/report_row.h"
#include "triage/stmt.h"
#include "triage/subject.h"

static const char number_sql[] =
	"SELECT number FROM fact_number WHERE message_id = ?";
static const char number_add_sql[] =
	"INSERT INTO fact_number (message_id) VALUES (?)";
static const char write_sql[] =
	"INSERT INTO report (message, number, reconstructed, class, direction,"
	" tree, branch, component, commit_id, commit_key, title, testcase,"
	" machine, config, compiler, repository, report_link, metric, percent,"
	" change, strength, stddev, date, weight, source, updated, replies,"
	" status, flags, watched)"
	" VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14,"
	" ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23, ?24, ?25, ?23, 0,"
	" 'new', '', 0)"
	" ON CONFLICT (message) DO UPDATE SET reconstructed = ?3, class = ?4,"
	" direction = ?5, tree = ?6, branch = ?7, component = ?8,"
	" commit_id = ?9, commit_key = ?10, title = ?11, testcase = ?12,"
	" machine = ?13, config = ?14, compiler = ?15, repository = ?16,"
	" report_link = ?17, metric = ?18, percent = ?19, change = ?20,"
	" strength = ?21, stddev = ?22, date = ?23, weight = ?24,"
	" source = ?25";
static const char parameters_clear_sql[] =
	"DELETE FROM report_parameter WHERE report = ?";
static const char parameter_add_sql[] =
	"INSERT INTO report_parameter (report, name, value) VALUES (?, ?, ?)";
static const char metrics_clear_sql[] =
	"DELETE FROM report_metric WHERE report = ?";
static const char metric_add_sql[] =
	"INSERT INTO report_metric (report, metric, change) VALUES (?, ?, ?)";
static const char remove_sql[] = "DELETE FROM report WHERE message = ?";

static gboolean
number_get(struct ktt_store *store, const char *message_id, gint64 *number,
	   GError **error)
{
	*number = 0;
	if (!ktt_query_int(store, error, number, number_sql, "t", message_id))
		return FALSE;
	if (*number)
		return TRUE;
	if (!ktt_exec(store, error, number_add_sql, "t", message_id))
		return FALSE;
	*number = ktt_last_insert(store);
	return TRUE;
}

static gboolean
row_write(struct ktt_store *store, const struct ktt_report_source *source,
	  gint64 number, const json_t *report, GError **error)
{
	const char *commit = ktt_json_inner(report, "commit", "id");
	const json_t *headline = json_object_get(report, "headline");
	struct ktt_spread spread = ktt_report_spread(report);
	g_autofree char *key = ktt_commit_key(commit);
	json_t *parts = ktt_report_weight_parts(report, spread.strength);
	double weight = ktt_weight_sum(parts);
	const char *report_class = ktt_json_text(report, "class");

	json_decref(parts);
	return ktt_exec(
		store, error, write_sql, "iiitttttttttttttttddddkdi",
		source->message, number, (gint64)source->reconstructed,
		report_class ? report_class : "none",
		ktt_json_text(report, "direction"),
		ktt_json_text(report, "tree"), ktt_json_text(report, "branch"),
		ktt_json_text(report, "component"), commit, key,
		ktt_json_inner(report, "commit", "title"),
		ktt_json_text(report, "testcase"),
		ktt_json_text(report, "test_machine"),
		ktt_json_text(report, "config"),
		ktt_json_text(report, "compiler"),
		ktt_json_text(report, "repository"),
		ktt_json_text(report, "report_link"),
		ktt_json_text(headline, "metric"),
		ktt_json_number(headline, "percent"),
		ktt_json_number(headline, "change"), spread.strength,
		spread.stddev, source->has_date ? source->date : (gint64)0,
		weight, source->source);
}

static gboolean
parameters_write(struct ktt_store *store, gint64 message, const json_t *report,
		 GError **error)
{
	json_t *parameters = json_object_get(report, "parameters");
	const char *name;
	json_t *value;

	if (!ktt_exec(store, error, parameters_clear_sql, "i", message))
		return FALSE;
	json_object_foreach(parameters, name, value)
	{
		if (json_is_string(value) &&
		    !ktt_exec(store, error, parameter_add_sql, "itt", message,
			      name, json_string_value(value)))
			return FALSE;
	}
	return TRUE;
}

static gboolean
metric_add(struct ktt_store *store, gint64 message, const char *metric,
	   double change, GError **error)
{
	return !metric || ktt_exec(store, error, metric_add_sql, "itd", message,
				   metric, change);
}

/*
 * The box states percentages without a table row that would give their sign;
 * the robot's word and the metric's polarity do.
 */
static double
also_change(const json_t *also)
{
	double percent = ktt_json_number(also, "percent");
	const char *word = ktt_json_text(also, "direction");
	const char *metric = ktt_json_text(also, "metric");
	gboolean less;

	if (!word || isnan(percent) || percent < 0)
		return percent;
	less = ktt_metric_polarity(metric) == KTT_LESS_IS_BETTER;
	return (g_strcmp0(word, "regression") == 0) != less ? -percent
							    : percent;
}

static gboolean
metrics_write(struct ktt_store *store, gint64 message, const json_t *report,
	      GError **error)
{
	const json_t *headline = json_object_get(report, "headline");
	const json_t *list = json_object_get(report, "also"), *also;
	size_t i;

	if (!ktt_exec(store, error, metrics_clear_sql, "i", message) ||
	    !metric_add(store, message, ktt_json_text(headline, "metric"),
			ktt_json_number(headline, "change"), error))
		return FALSE;
	json_array_foreach(list, i, also)
	{
		if (!metric_add(store, message, ktt_json_text(also, "metric"),
				also_change(also), error))
			return FALSE;
	}
	return TRUE;
}

gboolean
ktt_report_write(struct ktt_store *store,
		 const struct ktt_report_source *source, const json_t *report,
		 GError **error)
{
	gint64 number;

	return number_get(store, source->message_id, &number, error) &&
	       row_write(store, source, number, report, error) &&
	       parameters_write(store, source->message, report, error) &&
	       metrics_write(store, source->message, report, error);
}

gboolean
ktt_report_remove(struct ktt_store *store, gint64 message, GError **error)
{
	return ktt_exec(store, error, parameters_clear_sql, "i", message) &&
	       ktt_exec(store, error, metrics_clear_sql, "i", message) &&
	       ktt_exec(store, error, remove_sql, "i", message);
}
