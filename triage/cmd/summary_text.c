/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/summary_text.h"

#include <math.h>
#include <string.h>

#include "triage/cmd/cells.h"
#include "triage/cmd/out.h"
#include "triage/cmd/show_part.h"
#include "triage/cmd/summary_part.h"
#include "triage/cmd/wrap.h"
#include "triage/json_get.h"
#include "triage/safe.h"

enum { WIDTH = 72, INDENT = 7 };

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

static void
print_first(const json_t *item)
{
	g_autofree char *what = cmd_summary_what(item);
	g_autofree char *safe = ktt_safe_text(what, -1, KTT_SAFE_LINE);
	g_autofree char *cut = ktt_safe_shorten(safe, WIDTH - INDENT);
	g_autofree char *id =
		g_strdup_printf("%-*s", INDENT, ktt_json_text(item, "id"));

	cmd_out_paint(CMD_ROLE_STRONG, id);
	cmd_out_paint(cmd_role_of_direction(ktt_json_text(item, "direction")),
		      cut);
	cmd_out_text("\n");
}

static void
print_item(const json_t *item, const json_t *summary, const char *archive)
{
	g_autofree char *need = cmd_summary_need(item, summary);
	g_autofree char *commit = cmd_summary_commit(item);
	g_autofree char *said = cmd_summary_said(item);
	g_autofree char *url =
		cmd_show_url(archive, ktt_json_text(item, "message_id"));

	print_first(item);
	print_wrapped(CMD_ROLE_WAITING, need);
	print_line(CMD_ROLE_PLAIN, commit);
	if (*said != '\0')
		print_wrapped(CMD_ROLE_PLAIN, said);
	cmd_out_printf("%*s", INDENT, "");
	/* A link that is cut is no link. */
	cmd_out_paint(CMD_ROLE_LINK, url);
	cmd_out_text("\n");
}

static void
print_block(const json_t *block, const json_t *summary, const char *archive)
{
	const json_t *items = json_object_get(block, "items");
	g_autofree char *title = cmd_summary_title(block);
	g_autofree char *rest = cmd_summary_rest(block, summary);

	cmd_out_text("\n");
	cmd_out_paint(CMD_ROLE_STRONG, title);
	cmd_out_text("\n");
	for (size_t i = 0; i < json_array_size(items); i++) {
		cmd_out_text("\n");
		print_item(json_array_get(items, i), summary, archive);
	}
	if (rest == NULL)
		return;
	cmd_out_text("\n");
	cmd_out_printf("%*s", INDENT, "");
	cmd_out_paint(CMD_ROLE_FAINT, rest);
	cmd_out_text("\n");
}

static void
print_blocks(const json_t *summary, const char *key, const char *title,
	     const char *archive)
{
	const json_t *blocks = json_object_get(summary, key);

	if (json_array_size(blocks) == 0)
		return;
	cmd_out_text("\n");
	cmd_out_paint(CMD_ROLE_STRONG, title);
	cmd_out_text("\n");
	for (size_t i = 0; i < json_array_size(blocks); i++)
		print_block(json_array_get(blocks, i), summary, archive);
}

static void
print_counts(const json_t *summary)
{
	g_autoptr(GPtrArray) lines = cmd_summary_counts(summary);

	cmd_out_text("\n");
	cmd_out_paint(CMD_ROLE_STRONG, "COUNTS");
	cmd_out_text("\n\n");
	for (guint i = 0; i < lines->len; i++)
		cmd_out_printf("%s\n", (char *)lines->pdata[i]);
}

static void
print_weeks(const json_t *summary)
{
	const json_t *weeks = json_object_get(summary, "weeks");

	cmd_out_text("\nweek of     regressions reported / closed\n");
	for (size_t i = 0; i < json_array_size(weeks); i++) {
		const json_t *week = json_array_get(weeks, i);
		json_int_t reports =
			json_integer_value(json_object_get(week, "reports"));
		json_int_t closed =
			json_integer_value(json_object_get(week, "closed"));
		g_autofree char *date =
			cmd_cell_date(ktt_json_text(week, "week"));

		g_autoptr(GString) line = g_string_new(NULL);

		g_string_printf(line,
				"%s  %4" JSON_INTEGER_FORMAT
				" / %-4" JSON_INTEGER_FORMAT " ",
				date, reports, closed);
		for (json_int_t n = 0; n < MIN(reports, 40); n++)
			g_string_append(line, "■");
		cmd_out_printf("%s\n", g_strchomp(line->str));
	}
}

void
cmd_summary_text(const json_t *summary, const char *archive)
{
	g_autofree char *head = cmd_summary_head(summary);

	cmd_out_paint(CMD_ROLE_STRONG, head);
	cmd_out_text("\n");
	print_blocks(summary, "changed", "CHANGED", archive);
	print_blocks(summary, "waiting", "WAITING", archive);
	print_counts(summary);
	print_weeks(summary);
}
