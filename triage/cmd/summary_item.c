/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/summary_item.h"

#include <string.h>

#include "triage/cmd/out.h"
#include "triage/cmd/show_part.h"
#include "triage/cmd/wrap.h"
#include "triage/json_get.h"
#include "triage/safe.h"
#include "triage/summary_words.h"
#include "triage/url.h"

enum { WIDTH = 72, INDENT = 7 };

/* Beside a longer one there is no room for a title. */
enum { MOST_WHAT = 42 };

/* The first line has the name of the report before it. */
static void
print_line(struct cmd_summary_item *p, enum cmd_role role, const char *text)
{
	g_autofree char *name =
		g_strdup_printf("%-*s", INDENT - 1,
				p->begun ? "" : ktt_json_text(p->item, "id"));

	cmd_out_paint(CMD_ROLE_STRONG, name);
	cmd_out_text(" ");
	cmd_out_paint(role, text);
	cmd_out_text("\n");
	p->begun = TRUE;
}

static void
print_cut(struct cmd_summary_item *p, enum cmd_role role, const char *text)
{
	g_autofree char *safe = ktt_safe_text(text, -1, KTT_SAFE_LINE);
	g_autofree char *cut = ktt_safe_shorten(safe, WIDTH - INDENT);

	print_line(p, role, cut);
}

static void
print_wrapped(struct cmd_summary_item *p, enum cmd_role role, const char *text)
{
	g_autoptr(GPtrArray) lines = cmd_wrap_lines(text, WIDTH - INDENT);

	for (guint i = 0; i < lines->len; i++)
		print_line(p, role, lines->pdata[i]);
}

static guint
width_of(const char *text)
{
	g_autofree char *safe = ktt_safe_text(text, -1, KTT_SAFE_LINE);

	return ktt_safe_width(safe);
}

/*
 * What it is and where, on one line if the title of the commit can still be
 * read on it: without the id if need be, which is behind the link.
 */
static void
print_what(struct cmd_summary_item *p)
{
	enum cmd_role role =
		cmd_role_of_direction(ktt_json_text(p->item, "direction"));
	g_autofree char *what = ktt_summary_what(p->item);
	g_autofree char *commit = ktt_summary_commit(p->item);
	const char *title = ktt_json_text(p->item, "title");
	g_autofree char *whole =
		g_strjoin(" — ", what, *commit ? commit : NULL, NULL);
	g_autofree char *brief = g_strjoin(" — ", what, title, NULL);

	if (width_of(whole) <= WIDTH - INDENT || *commit == '\0') {
		print_cut(p, role, whole);
	} else if (title != NULL && width_of(what) <= MOST_WHAT) {
		print_cut(p, role, brief);
	} else {
		print_cut(p, role, what);
		print_cut(p, CMD_ROLE_PLAIN, commit);
	}
}

/* What a reader needs who wants to do it at once. */
static void
print_more(struct cmd_summary_item *p)
{
	g_autofree char *said = ktt_summary_said(p->item);
	g_autofree char *fix = ktt_summary_fix(p->item, p->archive);
	g_autoptr(GPtrArray) unclear = ktt_summary_unclear(p->item);
	gboolean decide = strcmp(p->block, "decide") == 0;

	if ((p->changed || (decide && unclear->len == 0)) && *said != '\0')
		print_wrapped(p, CMD_ROLE_PLAIN, said);
	if (fix != NULL && (p->changed || strcmp(p->block, "merge") == 0 ||
			    strcmp(p->block, "test") == 0))
		print_line(p, CMD_ROLE_PLAIN, fix);
	for (guint i = 0; (p->changed || decide) && i < unclear->len; i++)
		print_wrapped(p, CMD_ROLE_PLAIN, unclear->pdata[i]);
}

void
cmd_summary_item(struct cmd_summary_item *p)
{
	g_autofree char *need = ktt_summary_need(p->item, p->summary);
	g_autofree char *url = ktt_url_of_mail(
		p->archive, ktt_json_text(p->item, "message_id"));
	gboolean late = json_is_true(json_object_get(p->item, "late"));

	if (*need != '\0')
		print_wrapped(p, late ? CMD_ROLE_BAD : CMD_ROLE_WAITING, need);
	print_what(p);
	print_more(p);
	/* A link that is cut is no link. */
	print_line(p, CMD_ROLE_LINK, url);
}

void
cmd_summary_again(const json_t *item)
{
	struct cmd_summary_item p = {.item = item};
	g_autofree char *what = ktt_summary_what(item);
	g_autofree char *line = g_strdup_printf("(above) %s", what);

	print_cut(&p, CMD_ROLE_FAINT, line);
}
