/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/summary_text.h"

#include <string.h>

#include "triage/cmd/out.h"
#include "triage/cmd/summary_item.h"
#include "triage/cmd/wrap.h"
#include "triage/json_get.h"
#include "triage/summary_words.h"

enum { WIDTH = 72, INDENT = 7, SHOWN_WEEKS = 8, MOST_MARKS = 34 };

static void
print_hint(const char *text)
{
	cmd_out_text("\n");
	cmd_out_printf("%*s", INDENT, "");
	cmd_out_paint(CMD_ROLE_FAINT, text);
	cmd_out_text("\n");
}

static void
print_items(const json_t *block, const struct cmd_summary_item *how,
	    GHashTable *told)
{
	const json_t *items = json_object_get(block, "items");

	for (size_t i = 0; i < json_array_size(items); i++) {
		struct cmd_summary_item p = *how;

		p.item = json_array_get(items, i);
		cmd_out_text("\n");
		if (g_hash_table_add(told,
				     g_strdup(ktt_json_text(p.item, "id"))))
			cmd_summary_item(&p);
		else
			cmd_summary_again(p.item);
	}
}

static void
print_block(const json_t *block, struct cmd_summary_item *how, GHashTable *told)
{
	g_autofree char *title = ktt_summary_title(block);
	g_autofree char *rest = ktt_summary_rest(block);
	g_autofree char *hint = g_strconcat(rest ? rest : "", " (--all)", NULL);

	if (json_array_size(json_object_get(block, "items")) == 0)
		return;
	how->block = ktt_json_text(block, "name");
	cmd_out_text("\n");
	cmd_out_paint(CMD_ROLE_STRONG, title);
	cmd_out_text("\n");
	print_items(block, how, told);
	if (strcmp(how->block, "decide") == 0)
		print_hint("ktriage explain ID, then ktriage set ID STATUS");
	if (rest != NULL)
		print_hint(hint);
}

static gboolean
has_items(const json_t *blocks)
{
	for (size_t i = 0; i < json_array_size(blocks); i++)
		if (json_array_size(json_object_get(json_array_get(blocks, i),
						    "items")) > 0)
			return TRUE;
	return FALSE;
}

static void
print_blocks(const json_t *summary, const char *key, const char *title,
	     const char *archive, GHashTable *told)
{
	const json_t *blocks = json_object_get(summary, key);
	struct cmd_summary_item how = {
		.summary = summary,
		.archive = archive,
		.changed = strcmp(key, "changed") == 0,
	};

	if (!has_items(blocks))
		return;
	cmd_out_text("\n");
	cmd_out_paint(CMD_ROLE_STRONG, title);
	cmd_out_text("\n");
	for (size_t i = 0; i < json_array_size(blocks); i++)
		print_block(json_array_get(blocks, i), &how, told);
}

static void
print_older(const json_t *summary)
{
	g_autofree char *older = ktt_summary_older(summary);

	if (older == NULL)
		return;
	cmd_out_text("\n");
	cmd_out_paint(CMD_ROLE_FAINT, older);
	cmd_out_text(" (--all)\n");
}

static void
print_todo(const json_t *summary)
{
	g_autoptr(GPtrArray) lines = ktt_summary_todo(summary);

	if (lines->len == 0)
		return;
	cmd_out_text("\n");
	for (guint i = 0; i < lines->len; i++)
		cmd_out_printf("  %s\n", (char *)lines->pdata[i]);
}

static void
print_by_status(const json_t *summary)
{
	json_t *by_status = json_object_get(json_object_get(summary, "counts"),
					    "by_status");
	const char *status;
	json_t *value;

	json_object_foreach(by_status, status, value)
	{
		if (json_integer_value(value) > 0)
			cmd_out_printf("  %-18s%6" JSON_INTEGER_FORMAT "\n",
				       status, json_integer_value(value));
	}
}

static void
print_counts(const json_t *summary)
{
	g_autofree char *counts = ktt_summary_counts_line(summary);
	g_autofree char *trend = ktt_summary_trend_line(summary);
	g_autoptr(GPtrArray) lines = NULL;

	cmd_out_text("\n");
	cmd_out_paint(CMD_ROLE_STRONG, "COUNTS");
	cmd_out_printf("\n\n%s\n", counts);
	print_by_status(summary);
	cmd_out_text("\n");
	lines = cmd_wrap_lines(trend, WIDTH);
	for (guint i = 0; i < lines->len; i++)
		cmd_out_printf("%s\n", (char *)lines->pdata[i]);
}

static void
print_week(const json_t *week)
{
	json_int_t reports =
		json_integer_value(json_object_get(week, "reports"));
	json_int_t closed = json_integer_value(json_object_get(week, "closed"));
	json_int_t open = json_integer_value(json_object_get(week, "open"));
	g_autofree char *date = ktt_summary_day(ktt_json_text(week, "week"));
	g_autoptr(GString) line = g_string_new(NULL);

	g_string_printf(line,
			"%s  %8" JSON_INTEGER_FORMAT "  %6" JSON_INTEGER_FORMAT
			"  %6" JSON_INTEGER_FORMAT "  ",
			date, reports, closed, open);
	for (json_int_t n = 0; n < MIN(reports, MOST_MARKS); n++)
		g_string_append(line, "■");
	cmd_out_printf("%s\n", g_strchomp(line->str));
}

/* The page shows half a year; here the last weeks are enough. */
static void
print_weeks(const json_t *summary)
{
	const json_t *weeks = json_object_get(summary, "weeks");
	size_t count = json_array_size(weeks);

	cmd_out_text("\nweek of     reported  closed    open\n");
	for (size_t i = count > SHOWN_WEEKS ? count - SHOWN_WEEKS : 0;
	     i < count; i++)
		print_week(json_array_get(weeks, i));
}

void
cmd_summary_text(const json_t *summary, const char *archive)
{
	g_autofree char *head = ktt_summary_head(summary);
	g_autoptr(GHashTable) told =
		g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);

	cmd_out_paint(CMD_ROLE_STRONG, head);
	cmd_out_text("\n");
	print_todo(summary);
	print_blocks(summary, "changed", "CHANGED", archive, told);
	print_blocks(summary, "waiting", "WAITING", archive, told);
	print_older(summary);
	print_counts(summary);
	print_weeks(summary);
}
