/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <math.h>
#include <string.h>

#include "triage/chart.h"
#include "triage/html.h"
#include "triage/json_get.h"
#include "triage/site_part.h"
#include "triage/subject.h"
#include "triage/summary_words.h"

#define HASH_DIGITS 16

const struct ktt_site_group ktt_site_groups[] = {
	{"component", "component", "Component", "Components"},
	{"test", "testcase", "Test", "Tests"},
	{"commit", "commit", "Commit", "Commits"},
};

const gsize ktt_n_site_groups = G_N_ELEMENTS(ktt_site_groups);

char *
ktt_site_group_path(const struct ktt_site_group *group, const char *value)
{
	g_autofree char *name = NULL;

	if (value == NULL || *value == '\0')
		return NULL;
	if (strcmp(group->key, "commit") == 0) {
		name = ktt_commit_key(value);
		if (name == NULL)
			return NULL;
		return g_strdup_printf("%s/%s.html", group->folder, name);
	}
	name = g_compute_checksum_for_string(G_CHECKSUM_SHA256, value, -1);
	return g_strdup_printf("%s/%.*s.html", group->folder, HASH_DIGITS,
			       name);
}

char *
ktt_site_report_path(const char *id)
{
	return g_strdup_printf("report/%s.html", id);
}

void
ktt_site_group_link(GString *out, const struct ktt_site_group *group,
		    const char *value, const char *up)
{
	g_autofree char *path = ktt_site_group_path(group, value);

	if (path == NULL)
		ktt_html_text(out, value);
	else
		ktt_html_add(out, "<a href=\"%s%s\">%s</a>", up, path, value);
}

static void
add_row(GString *out, const json_t *hit, const char *up)
{
	const char *id = ktt_json_text(hit, "id");
	g_autofree char *path = ktt_site_report_path(id);
	g_autofree char *what = ktt_summary_what(hit);
	g_autofree char *commit = ktt_summary_commit(hit);
	g_autofree char *day = ktt_summary_day(ktt_json_text(hit, "date"));
	gboolean gain =
		g_strcmp0(ktt_json_text(hit, "direction"), "improvement") == 0;

	ktt_html_add(out,
		     "<tr><th scope=\"row\" data-key=\"%s\">"
		     "<a href=\"%s%s\">%s</a></th>"
		     "<td class=\"n\">%s</td><td>%s</td><td data-key=\"%g\">",
		     id + 1, up, path, id, day, ktt_json_text(hit, "status"),
		     ktt_json_number(hit, "change"));
	ktt_chart_change(out, ktt_json_number(hit, "change"),
			 ktt_json_number(hit, "stddev"),
			 gain ? "gain" : "loss");
	ktt_html_add(out, "</td><td class=\"what-where\">%s", what);
	if (*commit != '\0')
		ktt_html_add(out, "<br><span class=\"soft\">%s</span>", commit);
	ktt_html_add(out, "</td><td class=\"n\" data-key=\"%g\">%g</td></tr>\n",
		     ktt_json_number(hit, "weight"),
		     ktt_json_number(hit, "weight"));
}

void
ktt_site_table(GString *out, const GPtrArray *hits, const char *up, guint most)
{
	g_string_append(
		out, "<div class=\"table\"><table class=\"reports\"><thead><tr>"
		     "<th scope=\"col\">Report</th>"
		     "<th scope=\"col\" class=\"n\">Date</th>"
		     "<th scope=\"col\">Status</th>"
		     "<th scope=\"col\">Change</th>"
		     "<th scope=\"col\">What and where</th>"
		     "<th scope=\"col\" class=\"n\">Weight</th>"
		     "</tr></thead><tbody>\n");
	for (guint i = 0; i < hits->len && (most == 0 || i < most); i++)
		add_row(out, hits->pdata[i], up);
	g_string_append(out, "</tbody></table></div>\n");
	if (most > 0 && hits->len > most)
		ktt_html_add(out, "<p class=\"soft\">%d more</p>\n",
			     (int)(hits->len - most));
}

void
ktt_site_group_page(GString *out, const struct ktt_site_group *group,
		    const char *value, const GPtrArray *hits)
{
	g_autofree char *title = g_strdup_printf("%s %s", group->title, value);
	const struct ktt_html_page page = {
		.title = title,
		.home = "../index.html",
		.script = hits->len > 1 ? ktt_site_script : NULL,
	};

	ktt_html_begin(out, &page);
	ktt_html_add(out, "<h1>%s</h1>\n<p>%d %s</p>\n", title, (int)hits->len,
		     hits->len == 1 ? "report" : "reports");
	ktt_site_table(out, hits, "../", 0);
	ktt_html_end(out, &page);
}
