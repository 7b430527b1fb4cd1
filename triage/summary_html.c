/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/summary_html.h"

#include <math.h>
#include <string.h>

#include "triage/chart.h"
#include "triage/html.h"
#include "triage/json_get.h"
#include "triage/summary_words.h"
#include "triage/url.h"

static const char *
role_of(const json_t *item)
{
	const char *direction = ktt_json_text(item, "direction");

	return g_strcmp0(direction, "improvement") == 0 ? "gain" : "loss";
}

static void
add_what(GString *out, const json_t *item)
{
	g_autofree char *what = ktt_summary_what(item);
	double change = ktt_json_number(item, "change");

	g_string_append(out, "<p class=\"what\">");
	if (isnan(change))
		change = ktt_json_number(item, "percent");
	ktt_chart_change(out, change, ktt_json_number(item, "stddev"),
			 role_of(item));
	ktt_html_add(out, "<span class=\"%s\">%s</span></p>",
		     isnan(change) ? "soft" : role_of(item), what);
}

static void
add_place(GString *out, const json_t *item)
{
	static const char *const keys[] = {"testcase", "test_machine", "tree",
					   "component"};
	gboolean first = TRUE;

	g_string_append(out, "<p class=\"soft\">");
	for (gsize i = 0; i < G_N_ELEMENTS(keys); i++) {
		const char *text = ktt_json_text(item, keys[i]);

		if (text == NULL)
			continue;
		g_string_append(out, first ? "" : " · ");
		ktt_html_text(out, text);
		first = FALSE;
	}
	g_string_append(out, "</p>");
}

static void
add_statements(GString *out, const json_t *item, const char *archive)
{
	g_autofree char *said = ktt_summary_said(item);
	g_autofree char *fix = ktt_summary_fix(item, archive);
	g_autoptr(GPtrArray) unclear = ktt_summary_unclear(item);
	const char *url = fix ? strstr(fix, "https://") : NULL;

	if (*said != '\0')
		ktt_html_add(out, "<blockquote>%s</blockquote>", said);
	for (guint i = 0; i < unclear->len; i++)
		ktt_html_add(out, "<blockquote>%s</blockquote>",
			     (const char *)unclear->pdata[i]);
	if (fix == NULL)
		return;
	g_string_append(out, "<p>");
	if (url != NULL) {
		g_autofree char *before = g_strndup(fix, (gsize)(url - fix));

		ktt_html_add(out, "%s ", before);
		ktt_html_link(out, url, url);
	} else {
		ktt_html_text(out, fix);
	}
	g_string_append(out, "</p>");
}

static void
add_links(GString *out, const json_t *item, const struct ktt_html_links *links)
{
	g_autofree char *url = ktt_url_of_mail(
		links->archive, ktt_json_text(item, "message_id"));
	g_autofree char *page = links->page ? links->page(item) : NULL;
	g_autofree char *day = ktt_summary_day(ktt_json_text(item, "date"));

	g_string_append(out, "<p>");
	if (page != NULL)
		ktt_html_add(out, "<a class=\"id\" href=\"%s\">%s</a>", page,
			     ktt_json_text(item, "id"));
	else
		ktt_html_add(out, "<span class=\"id\">%s</span>",
			     ktt_json_text(item, "id"));
	ktt_html_add(out, " · %s · %s · ", ktt_json_text(item, "status"), day);
	ktt_html_link(out, url, "the mail");
	g_string_append(out, "</p>");
}

void
ktt_html_item(GString *out, const json_t *item, const json_t *summary,
	      const struct ktt_html_links *links)
{
	g_autofree char *need = ktt_summary_need(item, summary);
	g_autofree char *commit = ktt_summary_commit(item);
	gboolean late = json_is_true(json_object_get(item, "late"));

	g_string_append(out, late ? "<li class=\"late\">" : "<li>");
	if (*need != '\0')
		ktt_html_add(out, "<p class=\"need\">%s</p>", need);
	add_what(out, item);
	if (*commit != '\0')
		ktt_html_add(out, "<p>%s</p>", commit);
	add_place(out, item);
	add_statements(out, item, links->archive);
	add_links(out, item, links);
	g_string_append(out, "</li>\n");
}

static void
add_block(GString *out, const json_t *block, const json_t *summary,
	  const struct ktt_html_links *links)
{
	const json_t *items = json_object_get(block, "items");
	g_autofree char *rest = ktt_summary_rest(block);

	if (json_array_size(items) == 0)
		return;
	ktt_html_add(out, "<h3 id=\"%s\">%s <small>(%d)</small></h3>\n",
		     ktt_json_text(block, "name"),
		     ktt_json_text(block, "title"),
		     (int)ktt_json_number(block, "total"));
	g_string_append(out, "<ul class=\"items\">\n");
	for (size_t i = 0; i < json_array_size(items); i++)
		ktt_html_item(out, json_array_get(items, i), summary, links);
	g_string_append(out, "</ul>\n");
	if (rest != NULL)
		ktt_html_add(out, "<p class=\"soft\">%s</p>\n", rest);
}

static void
add_blocks(GString *out, const json_t *summary, const char *key,
	   const char *title, const struct ktt_html_links *links)
{
	const json_t *blocks = json_object_get(summary, key);

	if (json_array_size(blocks) == 0)
		return;
	ktt_html_add(out, "<section aria-label=\"%s\"><h2>%s</h2>\n", title,
		     title);
	for (size_t i = 0; i < json_array_size(blocks); i++)
		add_block(out, json_array_get(blocks, i), summary, links);
	g_string_append(out, "</section>\n");
}

static int
total_of(const json_t *blocks, const char *key)
{
	int sum = 0;

	for (size_t i = 0; i < json_array_size(blocks); i++)
		sum += (int)json_integer_value(
			json_object_get(json_array_get(blocks, i), key));
	return sum;
}

static void
add_tile(GString *out, const char *words, int number, const char *role)
{
	ktt_html_add(out, "<li><b class=\"%s\">%d</b>%s</li>\n",
		     number > 0 ? role : "soft", number, words);
}

static void
add_tiles(GString *out, const json_t *summary)
{
	const json_t *changed = json_object_get(summary, "changed");
	const json_t *waiting = json_object_get(summary, "waiting");
	const json_t *counts = json_object_get(summary, "counts");

	g_string_append(out, "<ul class=\"tiles\">\n");
	add_tile(out, "late", total_of(waiting, "late"), "loss");
	add_tile(out, "wait for somebody", total_of(waiting, "total"), "wait");
	add_tile(out, "changed", total_of(changed, "total"), "");
	add_tile(out, "open", (int)ktt_json_number(counts, "open"), "");
	add_tile(out, "closed", (int)ktt_json_number(counts, "closed"), "gain");
	g_string_append(out, "</ul>\n");
}

static void
add_todo(GString *out, const json_t *summary)
{
	const json_t *waiting = json_object_get(summary, "waiting");

	if (total_of(waiting, "total") == 0)
		return;
	g_string_append(out, "<ul>\n");
	for (size_t i = 0; i < json_array_size(waiting); i++) {
		const json_t *block = json_array_get(waiting, i);
		int total = (int)ktt_json_number(block, "total");
		int late = (int)ktt_json_number(block, "late");

		if (total == 0)
			continue;
		ktt_html_add(out, "<li><a href=\"#%s\">%d: %s</a>",
			     ktt_json_text(block, "name"), total,
			     ktt_json_text(block, "title"));
		if (late > 0)
			ktt_html_add(out,
				     " <span class=\"loss\">(%d late)"
				     "</span>",
				     late);
		g_string_append(out, "</li>\n");
	}
	g_string_append(out, "</ul>\n");
}

static void
add_statuses(GString *out, const json_t *summary)
{
	json_t *by_status = json_object_get(json_object_get(summary, "counts"),
					    "by_status");
	const char *status;
	json_t *value;

	g_string_append(out,
			"<div class=\"table\"><table><caption>Reports by "
			"status</caption><thead><tr><th scope=\"col\">Status"
			"</th><th scope=\"col\" class=\"n\">Reports</th></tr>"
			"</thead><tbody>\n");
	json_object_foreach(by_status, status, value)
	{
		ktt_html_add(out,
			     "<tr><th scope=\"row\">%s</th>"
			     "<td class=\"n\">%d</td></tr>\n",
			     status, (int)json_integer_value(value));
	}
	g_string_append(out, "</tbody></table></div>\n");
}

static void
add_counts(GString *out, const json_t *summary)
{
	g_autofree char *counts = ktt_summary_counts_line(summary);
	g_autofree char *trend = ktt_summary_trend_line(summary);

	ktt_html_add(out,
		     "<section aria-label=\"Counts\"><h2>Counts and trend</h2>"
		     "\n<p>%s.</p>\n<p>%s.</p>\n",
		     counts, trend);
	ktt_chart_weeks(out, json_object_get(summary, "weeks"));
	ktt_chart_strips(out, json_object_get(summary, "testcases"));
	add_statuses(out, summary);
	g_string_append(out, "</section>\n");
}

void
ktt_summary_html_body(GString *out, const json_t *summary,
		      const struct ktt_html_links *links)
{
	const char *query = ktt_json_text(summary, "query");
	g_autofree char *older = ktt_summary_older(summary);

	if (query != NULL)
		ktt_html_add(out, "<p class=\"soft\">Only: <code>%s</code></p>",
			     query);
	add_tiles(out, summary);
	add_todo(out, summary);
	add_blocks(out, summary, "changed", "What changed", links);
	add_blocks(out, summary, "waiting", "What waits", links);
	if (older != NULL)
		ktt_html_add(out, "<p class=\"soft\">%s</p>\n", older);
	add_counts(out, summary);
}

char *
ktt_summary_html(const json_t *summary, const struct ktt_html_links *links)
{
	g_autofree char *head = ktt_summary_head(summary);
	const struct ktt_html_page page = {.title = head};
	GString *out = g_string_new(NULL);

	ktt_html_begin(out, &page);
	ktt_html_add(out, "<h1>%s</h1>\n", head);
	ktt_summary_html_body(out, summary, links);
	ktt_html_end(out, &page);
	return g_string_free(out, FALSE);
}
