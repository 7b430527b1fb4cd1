/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/summary_text.h"

#include <string.h>

#include "triage/cmd/out.h"
#include "triage/cmd/show_part.h"
#include "triage/cmd/wrap.h"
#include "triage/json_get.h"
#include "triage/safe.h"
#include "triage/summary_words.h"

enum { WIDTH = 72, INDENT = 7, SHOWN_WEEKS = 8, MOST_MARKS = 34 };

static void
print_wrapped(enum cmd_role role, const char *text)
{
	g_autoptr(GPtrArray) lines = cmd_wrap_lines(text, WIDTH - INDENT);

	for (guint i = 0; i < lines->len; i++) {
		cmd_out_printf("%*s", INDENT, "");
		cmd_out_paint(role, lines->pdata[i]);
		cmd_out_text("\n");
	}
}

static void
print_line(enum cmd_role role, const char *text)
{
	g_autofree char *safe = ktt_safe_text(text, -1, KTT_SAFE_LINE);
	g_autofree char *cut = ktt_safe_shorten(safe, WIDTH - INDENT);

	cmd_out_printf("%*s", INDENT, "");
	cmd_out_paint(role, cut);
	cmd_out_text("\n");
}

/* The first line says what has to be done, or what is new. */
static void
print_first(const json_t *item, const json_t *summary)
{
	g_autofree char *need = ktt_summary_need(item, summary);
	g_autofree char *said = ktt_summary_said(item);
	gboolean late = json_is_true(json_object_get(item, "late"));
	g_autoptr(GPtrArray) lines =
		cmd_wrap_lines(*need != '\0' ? need : said, WIDTH - INDENT);
	g_autofree char *id =
		g_strdup_printf("%-*s", INDENT, ktt_json_text(item, "id"));

	for (guint i = 0; i < lines->len; i++) {
		cmd_out_paint(CMD_ROLE_STRONG, i == 0 ? id : "       ");
		cmd_out_paint(late ? CMD_ROLE_BAD : CMD_ROLE_WAITING,
			      lines->pdata[i]);
		cmd_out_text("\n");
	}
	if (lines->len == 0) {
		cmd_out_paint(CMD_ROLE_STRONG, id);
		cmd_out_text("\n");
	}
}

static void
print_item(const json_t *item, const json_t *summary, const char *archive,
	   gboolean changed)
{
	g_autofree char *need = ktt_summary_need(item, summary);
	g_autofree char *what = ktt_summary_what(item);
	g_autofree char *commit = ktt_summary_commit(item);
	g_autofree char *said = ktt_summary_said(item);
	g_autofree char *both =
		g_strjoin(" — ", what, *commit != '\0' ? commit : NULL, NULL);
	g_autofree char *url =
		cmd_show_url(archive, ktt_json_text(item, "message_id"));

	print_first(item, summary);
	print_line(cmd_role_of_direction(ktt_json_text(item, "direction")),
		   both);
	if (changed && *need != '\0' && *said != '\0')
		print_wrapped(CMD_ROLE_PLAIN, said);
	cmd_out_printf("%*s", INDENT, "");
	/* A link that is cut is no link. */
	cmd_out_paint(CMD_ROLE_LINK, url);
	cmd_out_text("\n");
}

static void
print_block(const json_t *block, const json_t *summary, const char *archive,
	    gboolean changed)
{
	const json_t *items = json_object_get(block, "items");
	g_autofree char *title = ktt_summary_title(block);
	g_autofree char *rest = ktt_summary_rest(block);

	if (json_array_size(items) == 0)
		return;
	cmd_out_text("\n");
	cmd_out_paint(CMD_ROLE_STRONG, title);
	cmd_out_text("\n");
	for (size_t i = 0; i < json_array_size(items); i++) {
		cmd_out_text("\n");
		print_item(json_array_get(items, i), summary, archive, changed);
	}
	if (rest == NULL)
		return;
	cmd_out_text("\n");
	cmd_out_printf("%*s", INDENT, "");
	cmd_out_paint(CMD_ROLE_FAINT, rest);
	cmd_out_text("\n");
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
	     const char *archive)
{
	const json_t *blocks = json_object_get(summary, key);

	if (!has_items(blocks))
		return;
	cmd_out_text("\n");
	cmd_out_paint(CMD_ROLE_STRONG, title);
	cmd_out_text("\n");
	for (size_t i = 0; i < json_array_size(blocks); i++)
		print_block(json_array_get(blocks, i), summary, archive,
			    strcmp(key, "changed") == 0);
}

static void
print_older(const json_t *summary)
{
	g_autofree char *older = ktt_summary_older(summary);

	if (older == NULL)
		return;
	cmd_out_text("\n");
	cmd_out_paint(CMD_ROLE_FAINT, older);
	cmd_out_text("\n");
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

	cmd_out_paint(CMD_ROLE_STRONG, head);
	cmd_out_text("\n");
	print_todo(summary);
	print_blocks(summary, "changed", "CHANGED", archive);
	print_blocks(summary, "waiting", "WAITING", archive);
	print_older(summary);
	print_counts(summary);
	print_weeks(summary);
}
