/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/cmd/out.h"
#include "triage/cmd/show_part.h"
#include "triage/cmd/summary_text.h"
#include "triage/json_get.h"
#include "triage/safe.h"
#include "triage/summary_words.h"
#include "triage/url.h"

/* Text from mail must not become markup, nor HTML within it. */
static void
print_escaped(const char *text)
{
	g_autofree char *safe = ktt_safe_text(text, -1, KTT_SAFE_LINE);
	g_autoptr(GString) out = g_string_new(NULL);

	for (const char *p = safe; *p != '\0'; p++) {
		if (*p == '<')
			g_string_append(out, "&lt;");
		else if (*p == '&')
			g_string_append(out, "&amp;");
		else if (strchr("\\`*_[]#|~>", *p) != NULL)
			g_string_append_printf(out, "\\%c", *p);
		else
			g_string_append_c(out, *p);
	}
	cmd_out_text(out->str);
}

static void
print_line(const char *text)
{
	if (text == NULL || *text == '\0')
		return;
	cmd_out_text("\\\n  ");
	print_escaped(text);
}

static void
print_item(const json_t *item, const json_t *summary, const char *archive)
{
	g_autofree char *what = ktt_summary_what(item);
	g_autofree char *need = ktt_summary_need(item, summary);
	g_autofree char *commit = ktt_summary_commit(item);
	g_autofree char *said = ktt_summary_said(item);
	g_autofree char *fix = ktt_summary_fix(item, archive);
	g_autoptr(GPtrArray) unclear = ktt_summary_unclear(item);
	g_autofree char *url =
		ktt_url_of_mail(archive, ktt_json_text(item, "message_id"));

	cmd_out_printf("- **%s** ", ktt_json_text(item, "id"));
	print_escaped(what);
	print_line(need);
	print_line(commit);
	print_line(said);
	print_line(fix);
	for (guint i = 0; i < unclear->len; i++)
		print_line(unclear->pdata[i]);
	cmd_out_printf("\\\n  <%s>\n", url);
}

static void
print_block(const json_t *block, const json_t *summary, const char *archive)
{
	const json_t *items = json_object_get(block, "items");
	g_autofree char *title = ktt_summary_title(block);
	g_autofree char *rest = ktt_summary_rest(block);

	if (json_array_size(items) == 0)
		return;
	cmd_out_printf("\n### %s\n\n", title);
	for (size_t i = 0; i < json_array_size(items); i++)
		print_item(json_array_get(items, i), summary, archive);
	if (rest != NULL)
		cmd_out_printf("- %s\n", rest);
}

static void
print_blocks(const json_t *summary, const char *key, const char *title,
	     const char *archive)
{
	const json_t *blocks = json_object_get(summary, key);

	if (json_array_size(blocks) == 0)
		return;
	cmd_out_printf("\n## %s\n", title);
	for (size_t i = 0; i < json_array_size(blocks); i++)
		print_block(json_array_get(blocks, i), summary, archive);
}

static void
print_weeks(const json_t *summary)
{
	const json_t *weeks = json_object_get(summary, "weeks");

	cmd_out_text("\n| week of | reported | closed | open |\n"
		     "| --- | ---: | ---: | ---: |\n");
	for (size_t i = 0; i < json_array_size(weeks); i++) {
		const json_t *week = json_array_get(weeks, i);
		g_autofree char *date =
			ktt_summary_day(ktt_json_text(week, "week"));

		cmd_out_printf("| %s | %g | %g | %g |\n", date,
			       ktt_json_number(week, "reports"),
			       ktt_json_number(week, "closed"),
			       ktt_json_number(week, "open"));
	}
}

void
cmd_summary_markdown(const json_t *summary, const char *archive)
{
	g_autofree char *head = ktt_summary_head(summary);
	g_autofree char *counts = ktt_summary_counts_line(summary);
	g_autofree char *trend = ktt_summary_trend_line(summary);
	g_autofree char *older = ktt_summary_older(summary);
	g_autoptr(GPtrArray) todo = ktt_summary_todo(summary);

	cmd_out_printf("# %s\n%s", head, todo->len > 0 ? "\n" : "");
	for (guint i = 0; i < todo->len; i++)
		cmd_out_printf("- %s\n", (char *)todo->pdata[i]);
	print_blocks(summary, "changed", "Changed", archive);
	print_blocks(summary, "waiting", "Waiting", archive);
	if (older != NULL)
		cmd_out_printf("\n%s\n", older);
	cmd_out_printf("\n## Counts\n\n%s\n\n%s\n", counts, trend);
	print_weeks(summary);
}
