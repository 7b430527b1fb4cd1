/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <math.h>
#include <string.h>

#include "triage/chart.h"
#include "triage/html.h"
#include "triage/json_get.h"
#include "triage/numbers.h"
#include "triage/site_part.h"
#include "triage/subject.h"
#include "triage/summary_words.h"
#include "triage/url.h"

#define MOST_METRICS 60 /* of one table */

static void
add_mail_link(GString *out, const char *archive, const char *message_id,
	      const char *text)
{
	g_autofree char *url = NULL;

	if (message_id == NULL)
		return;
	url = ktt_url_of_mail(archive, message_id);
	ktt_html_link(out, url, text);
}

static void
add_field(GString *out, const char *name, const char *value)
{
	if (value != NULL && *value != '\0')
		ktt_html_add(out, "<dt>%s</dt><dd>%s</dd>\n", name, value);
}

static void
add_group_field(GString *out, const struct ktt_site_group *group,
		const char *value, const char *more)
{
	if (value == NULL)
		return;
	ktt_html_add(out, "<dt>%s</dt><dd>", group->title);
	ktt_site_group_link(out, group, value, "../");
	if (more != NULL)
		ktt_html_add(out, " %s", more);
	g_string_append(out, "</dd>\n");
}

static void
add_groups(GString *out, const json_t *report)
{
	for (gsize i = 0; i < ktt_n_site_groups; i++) {
		const struct ktt_site_group *group = &ktt_site_groups[i];

		if (strcmp(group->key, "commit") == 0)
			add_group_field(
				out, group,
				ktt_json_inner(report, "commit", "id"),
				ktt_json_inner(report, "commit", "title"));
		else
			add_group_field(out, group,
					ktt_json_text(report, group->key),
					NULL);
	}
}

static void
add_weight(GString *out, const json_t *view)
{
	const json_t *parts = json_object_get(view, "weight_parts");

	ktt_html_add(out, "<dt>Weight</dt><dd>%g",
		     ktt_json_number(view, "weight"));
	for (size_t i = 0; i < json_array_size(parts); i++) {
		const json_t *part = json_array_get(parts, i);

		g_string_append(out, i == 0 ? " = " : " + ");
		ktt_html_add(out, "%s %g", ktt_json_text(part, "part"),
			     ktt_json_number(part, "points"));
	}
	g_string_append(out, "</dd>\n");
}

static void
add_parameters(GString *out, const json_t *report)
{
	json_t *parameters = json_object_get(report, "parameters");
	const char *name;
	json_t *value;

	if (json_object_size(parameters) == 0)
		return;
	g_string_append(out, "<dt>Parameters</dt><dd>");
	json_object_foreach(parameters, name, value)
	{
		ktt_html_add(out, "<code>%s=%s</code> ", name,
			     json_string_value(value));
	}
	g_string_append(out, "</dd>\n");
}

/* A commit, a web address or a Message-ID. */
static void
add_fix(GString *out, const char *fix, const char *archive)
{
	if (fix == NULL)
		return;
	g_string_append(out, "<dt>Fix</dt><dd>");
	if (strchr(fix, '@') != NULL && strstr(fix, "://") == NULL)
		add_mail_link(out, archive, fix, fix);
	else
		ktt_html_link(out, fix, fix);
	g_string_append(out, "</dd>\n");
}

static void
add_facts(GString *out, const json_t *view, const char *archive)
{
	const json_t *report = json_object_get(view, "report");
	double recovery = ktt_json_number(view, "recovery");
	g_autofree char *day = ktt_summary_day(ktt_json_text(view, "date"));

	g_string_append(out, "<dl>\n");
	add_groups(out, report);
	add_field(out, "Tree", ktt_json_text(report, "tree"));
	add_field(out, "Machine", ktt_json_text(report, "test_machine"));
	add_parameters(out, report);
	add_field(out, "Clearness", ktt_json_text(view, "strength_word"));
	if (!isnan(recovery))
		ktt_html_add(out,
			     "<dt>Won back</dt><dd>%g %% of the loss by a "
			     "tested fix</dd>\n",
			     recovery * 100);
	add_weight(out, view);
	add_field(out, "Owner", ktt_json_text(view, "owner"));
	add_fix(out, ktt_json_text(view, "fix"), archive);
	ktt_html_add(out, "<dt>Reported</dt><dd>%s, ", day);
	add_mail_link(out, archive, ktt_json_text(view, "message_id"),
		      "the mail");
	g_string_append(out, "</dd>\n</dl>\n");
}

static void
add_status(GString *out, const json_t *view, const char *archive)
{
	const json_t *reason = json_object_get(view, "reason");
	const char *text = ktt_json_text(reason, "text");
	const char *evidence = ktt_json_text(reason, "evidence");
	g_autofree char *since =
		ktt_summary_day(ktt_json_text(view, "status_since"));

	ktt_html_add(out, "<p><strong>%s</strong>",
		     ktt_json_text(view, "status"));
	if (text != NULL && strcmp(text, ktt_json_text(view, "status")) != 0)
		ktt_html_add(out, ": %s", text);
	if (*since != '\0')
		ktt_html_add(out, ", since %s", since);
	g_string_append(out, "</p>\n");
	if (evidence == NULL)
		return;
	ktt_html_add(out, "<blockquote>“%s” — %s, ", evidence,
		     ktt_summary_person(json_object_get(reason, "from")));
	add_mail_link(out, archive, ktt_json_text(reason, "message_id"),
		      "mail");
	g_string_append(out, "</blockquote>\n");
}

static void
add_value(GString *out, const json_t *column)
{
	double mean = ktt_json_number(column, "mean");
	double spread = ktt_json_number(column, "stddev");
	char text[G_ASCII_DTOSTR_BUF_SIZE];

	g_string_append(out, "<td class=\"n\">");
	if (!isnan(mean)) {
		g_ascii_formatd(text, sizeof(text), "%.6g", mean);
		ktt_html_text(out, text);
	}
	if (!isnan(spread))
		ktt_html_add(out, " ±%g%%", spread);
	g_string_append(out, "</td>");
}

static void
add_change(GString *out, const json_t *row, size_t column, const char *role)
{
	const json_t *changes = json_object_get(row, "changes");
	const json_t *values = json_object_get(row, "values");
	const json_t *change = json_array_get(changes, column - 1);
	double value = ktt_json_number(change, "value");
	double spread =
		ktt_json_number(json_array_get(values, column), "stddev");
	const char *unit = ktt_json_text(change, "unit");

	g_string_append(out, "<td class=\"n\">");
	if (!isnan(value))
		ktt_html_add(out, "%s%g%s", value > 0 ? "+" : "", value,
			     g_strcmp0(unit, "percent") == 0 ? "%" : "");
	g_string_append(out, "</td><td>");
	if (g_strcmp0(unit, "percent") == 0)
		ktt_chart_change(out, value, spread, role);
	g_string_append(out, "</td>");
}

static void
add_metric(GString *out, const json_t *row, const char *role)
{
	const json_t *values = json_object_get(row, "values");

	ktt_html_add(out, "<tr><th scope=\"row\">%s</th>",
		     ktt_json_text(row, "name"));
	for (size_t i = 0; i < json_array_size(values); i++) {
		add_value(out, json_array_get(values, i));
		if (i > 0)
			add_change(out, row, i, role);
	}
	g_string_append(out, "</tr>\n");
}

static void
add_comparison_head(GString *out, const json_t *table)
{
	const json_t *commits = json_object_get(table, "commits");
	const json_t *axes = json_object_get(table, "axes");
	const char *test = ktt_json_text(axes, "testcase");
	const char *machine = ktt_json_text(axes, "tbox_group");

	g_string_append(out, "<div class=\"table\"><table><caption>");
	ktt_html_add(out, "%s", test ? test : "Measurements");
	if (machine != NULL)
		ktt_html_add(out, " on %s", machine);
	g_string_append(out, "</caption>"
			     "<thead><tr><th scope=\"col\">Metric</th>");
	for (size_t i = 0; i < json_array_size(commits); i++) {
		const char *id =
			ktt_json_text(json_array_get(commits, i), "id");
		g_autofree char *digits = g_strndup(id ? id : "", 12);

		ktt_html_add(out, "<th scope=\"col\" class=\"n\">%s</th>",
			     digits);
		if (i > 0)
			g_string_append(out, "<th scope=\"col\" class=\"n\">"
					     "Change</th><th scope=\"col\">"
					     "<span class=\"soft\">bar</span>"
					     "</th>");
	}
	g_string_append(out, "</tr></thead><tbody>\n");
}

/*
 * The metric that the report is about comes first and in its colour; whether
 * more of the others is better or worse is nobody's claim.
 */
static void
add_comparison(GString *out, const json_t *table, const char *headline,
	       const char *role)
{
	const json_t *metrics = json_object_get(table, "metrics");
	size_t count = json_array_size(metrics);
	size_t shown = MIN(count, MOST_METRICS);

	if (count == 0)
		return;
	add_comparison_head(out, table);
	for (int first = 1; first >= 0; first--)
		for (size_t i = 0; i < (first ? count : shown); i++) {
			const json_t *row = json_array_get(metrics, i);
			gboolean is_headline =
				g_strcmp0(ktt_json_text(row, "name"),
					  headline) == 0;

			if (is_headline == (first == 1))
				add_metric(out, row, first ? role : "mark");
		}
	g_string_append(out, "</tbody></table></div>\n");
	if (count > MOST_METRICS)
		ktt_html_add(out,
			     "<p class=\"soft\">%d more are in the mail</p>\n",
			     (int)(count - MOST_METRICS));
}

static void
add_comparisons(GString *out, const json_t *view)
{
	const json_t *report = json_object_get(view, "report");
	const json_t *tables = json_object_get(report, "comparisons");
	const char *headline = ktt_json_inner(report, "headline", "metric");
	const char *role = ktt_report_is_loss(report) ? "loss" : "gain";

	if (json_array_size(tables) == 0)
		return;
	g_string_append(out, "<h2>Measurements</h2>\n");
	for (size_t i = 0; i < json_array_size(tables); i++)
		add_comparison(out, json_array_get(tables, i), headline, role);
}

static void
add_also(GString *out, const json_t *view)
{
	const json_t *list =
		json_object_get(json_object_get(view, "report"), "also");

	if (json_array_size(list) == 0)
		return;
	g_string_append(out, "<h2>Further tests that it changes</h2>\n<ul>\n");
	for (size_t i = 0; i < json_array_size(list); i++) {
		const json_t *also = json_array_get(list, i);

		ktt_html_add(out, "<li>%s: %s %g %% %s</li>\n",
			     ktt_json_text(also, "testcase"),
			     ktt_json_text(also, "metric"),
			     ktt_json_number(also, "percent"),
			     ktt_json_text(also, "direction"));
	}
	g_string_append(out, "</ul>\n");
}

/* What that mail said, sentence by sentence. */
static void
add_mail_events(GString *out, const json_t *view, const char *message_id)
{
	const json_t *events = json_object_get(view, "events");

	for (size_t i = 0; i < json_array_size(events); i++) {
		const json_t *event = json_array_get(events, i);
		const char *evidence = ktt_json_text(event, "evidence");

		if (g_strcmp0(ktt_json_text(event, "message_id"), message_id) !=
		    0)
			continue;
		ktt_html_add(out, "<blockquote><strong>%s</strong>",
			     ktt_json_text(event, "type"));
		if (evidence != NULL)
			ktt_html_add(out, ": “%s”", evidence);
		if (json_is_true(json_object_get(event, "decided")))
			ktt_html_add(out, " → %s",
				     ktt_json_text(event, "after"));
		g_string_append(out, "</blockquote>");
	}
}

static void
add_thread(GString *out, const json_t *view, const char *archive)
{
	const json_t *thread = json_object_get(view, "thread");
	g_autofree char *base =
		ktt_subject_base(ktt_json_text(view, "subject"));

	g_string_append(out, "<h2>Thread</h2>\n<ol class=\"thread\">\n");
	for (size_t i = 0; i < json_array_size(thread); i++) {
		const json_t *mail = json_array_get(thread, i);
		const char *id = ktt_json_text(mail, "message_id");
		const char *subject = ktt_json_text(mail, "subject");
		g_autofree char *bare = ktt_subject_base(subject);
		gboolean same = g_strcmp0(bare, base) == 0;
		double depth = ktt_json_number(mail, "depth");
		g_autofree char *day =
			ktt_summary_day(ktt_json_text(mail, "date"));

		ktt_html_add(out, "<li style=\"padding-left:%grem\">%s · %s · ",
			     fmin(isnan(depth) ? 0 : depth, 8) * 0.8, day,
			     ktt_summary_person(json_object_get(mail, "from")));
		add_mail_link(out, archive, id,
			      subject && !same ? subject : "mail");
		add_mail_events(out, view, id);
		g_string_append(out, "</li>\n");
	}
	g_string_append(out, "</ol>\n");
}

/* Decisions by hand stand in no mail. */
static void
add_decisions(GString *out, const json_t *view)
{
	const json_t *notes = json_object_get(view, "notes");
	GString *list = g_string_new(NULL);

	add_mail_events(list, view, NULL);
	for (size_t i = 0; i < json_array_size(notes); i++) {
		const json_t *note = json_array_get(notes, i);
		g_autofree char *day =
			ktt_summary_day(ktt_json_text(note, "date"));

		ktt_html_add(list, "<p>%s · %s: %s</p>\n", day,
			     ktt_json_text(note, "who"),
			     ktt_json_text(note, "text"));
	}
	if (list->len > 0)
		g_string_append_printf(out, "<h2>By hand</h2>\n%s", list->str);
	g_string_free(list, TRUE);
}

static void
add_dossier(GString *out, const json_t *view)
{
	const json_t *list = json_object_get(view, "dossier");

	if (json_array_size(list) == 0)
		return;
	g_string_append(out, "<h2>Other reports of the commit</h2>\n<ul>\n");
	for (size_t i = 0; i < json_array_size(list); i++) {
		const json_t *other = json_array_get(list, i);
		const char *id = ktt_json_text(other, "id");
		double change = ktt_json_number(other, "change");

		ktt_html_add(out, "<li><a href=\"%s.html\">%s</a> %s ", id, id,
			     ktt_json_text(other, "status"));
		if (!isnan(change))
			ktt_html_add(out, "%s%g %% ", change > 0 ? "+" : "",
				     change);
		ktt_html_add(out, "%s</li>\n", ktt_json_text(other, "metric"));
	}
	g_string_append(out, "</ul>\n");
}

static void
add_history(GString *out, const json_t *view)
{
	const json_t *list = json_object_get(view, "history");

	if (json_array_size(list) == 0)
		return;
	g_string_append(out, "<h2>What became of earlier reports of this test"
			     "</h2>\n<ul>\n");
	for (size_t i = 0; i < json_array_size(list); i++) {
		const json_t *row = json_array_get(list, i);

		ktt_html_add(out, "<li>%g %s</li>\n",
			     ktt_json_number(row, "reports"),
			     ktt_json_text(row, "status"));
	}
	g_string_append(out, "</ul>\n");
}

void
ktt_site_report(GString *out, const json_t *view, const char *archive)
{
	const char *subject = ktt_json_text(view, "subject");
	const char *id = ktt_json_text(view, "id");
	g_autofree char *title =
		g_strdup_printf("%s %s", id, subject ? subject : "");
	const struct ktt_html_page page = {
		.title = title,
		.home = "../index.html",
	};

	ktt_html_begin(out, &page);
	ktt_html_add(out, "<h1>%s</h1>\n", title);
	add_status(out, view, archive);
	add_facts(out, view, archive);
	add_thread(out, view, archive);
	add_decisions(out, view);
	add_comparisons(out, view);
	add_also(out, view);
	add_dossier(out, view);
	add_history(out, view);
	ktt_html_end(out, &page);
}
