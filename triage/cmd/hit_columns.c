/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/hit_columns.h"

#include <string.h>

#include "triage/cmd/cells.h"
#include "triage/error.h"
#include "triage/json_get.h"
#include "triage/suggest.h"

static char *
plain(const json_t *hit, const char *key)
{
	return g_strdup(ktt_json_text(hit, key));
}

static char *
date(const json_t *hit, const char *key)
{
	return cmd_cell_date(ktt_json_text(hit, key));
}

static char *
change(const json_t *hit, const char *key)
{
	return cmd_cell_change(ktt_json_number(hit, key));
}

static char *
number(const json_t *hit, const char *key)
{
	return cmd_cell_number(ktt_json_number(hit, key), 3);
}

static char *
share(const json_t *hit, const char *key)
{
	double value = ktt_json_number(hit, key);

	return value == value ? g_strdup_printf("%.0f%%", value * 100)
			      : g_strdup("");
}

static char *
commit(const json_t *hit, const char *key)
{
	return cmd_cell_commit(ktt_json_text(hit, key), 12);
}

static char *
tree(const json_t *hit, const char *key)
{
	const char *name = ktt_json_text(hit, key);
	const char *branch = ktt_json_text(hit, "branch");

	if (name != NULL && branch != NULL)
		return g_strdup_printf("%s/%s", name, branch);
	return g_strdup(name);
}

/* "[tree:branch] [component] id: …" without its tree, which is known. */
static const char *
skip_tree(const char *subject)
{
	const char *end = *subject == '[' ? strchr(subject, ']') : NULL;

	if (end == NULL || memchr(subject, ':', (gsize)(end - subject)) == NULL)
		return subject;
	end++;
	return end + strspn(end, " ");
}

/* A failure has no metric beside it: the subject tells what it is, the title
 * of a merge does not. */
static char *
title(const json_t *hit, const char *key)
{
	const char *text = ktt_json_text(hit, key);
	const char *subject = ktt_json_text(hit, "subject");
	gboolean numbers =
		g_strcmp0(ktt_json_text(hit, "class"), "performance") == 0;

	if (subject == NULL || (text != NULL && numbers))
		return g_strdup(text);
	return g_strdup(skip_tree(subject));
}

static char *
flags(const json_t *hit, const char *key)
{
	const json_t *list = json_object_get(hit, key);
	GString *out = g_string_new(NULL);

	for (size_t i = 0; i < json_array_size(list); i++)
		g_string_append_printf(
			out, "%s%s", i > 0 ? " " : "",
			json_string_value(json_array_get(list, i)));
	return g_string_free(out, FALSE);
}

static enum cmd_role
strong(const json_t *hit)
{
	(void)hit;
	return CMD_ROLE_STRONG;
}

static enum cmd_role
by_status(const json_t *hit)
{
	return cmd_role_of_status(ktt_json_text(hit, "status"));
}

static enum cmd_role
by_direction(const json_t *hit)
{
	return cmd_role_of_direction(ktt_json_text(hit, "direction"));
}

#define L(heading, least)                                                      \
	{                                                                      \
		heading, FALSE, least, FALSE                                   \
	}
#define FLEETING(heading, least)                                               \
	{                                                                      \
		heading, FALSE, least, TRUE                                    \
	}
#define R(heading)                                                             \
	{                                                                      \
		heading, TRUE, 0, TRUE                                         \
	}
#define ASKED CMD_HIT_ASKED

/* In the order in which they stand unasked; then those that are asked for. */
const struct cmd_hit_column cmd_hit_columns[] = {
	{"id", "id", L("ID", 0), 0, plain, strong},
	{"date", "date", L("DATE", 0), 0, date, NULL},
	{"status", "status", L("STATUS", 16), 0, plain, by_status},
	{"change", "change", R("CHANGE"), 0, change, by_direction},
	{"metric", "metric", FLEETING("METRIC", 24), 0, plain, NULL},
	{"commit", "commit", FLEETING("COMMIT", 0), 110, commit, NULL},
	{"tree", "tree", FLEETING("TREE", 10), 130, tree, NULL},
	{"title", "title", L("COMMIT TITLE OR SUBJECT", 12), 0, title, NULL},
	{"subject", "subject", L("SUBJECT", 12), ASKED, plain, NULL},
	{"message-id", "message_id", L("MESSAGE-ID", 0), ASKED, plain, NULL},
	{"updated", "updated", L("UPDATED", 0), ASKED, date, NULL},
	{"since", "status_since", L("SINCE", 0), ASKED, date, NULL},
	{"class", "class", L("CLASS", 0), ASKED, plain, NULL},
	{"direction", "direction", L("DIRECTION", 0), ASKED, plain,
	 by_direction},
	{"branch", "branch", L("BRANCH", 8), ASKED, plain, NULL},
	{"component", "component", L("COMPONENT", 10), ASKED, plain, NULL},
	{"testcase", "testcase", L("TESTCASE", 10), ASKED, plain, NULL},
	{"machine", "test_machine", L("MACHINE", 12), ASKED, plain, NULL},
	{"stddev", "stddev", R("STDDEV"), ASKED, number, NULL},
	{"strength", "strength", R("STRENGTH"), ASKED, number, NULL},
	{"recovery", "recovery", R("RECOVERY"), ASKED, share, NULL},
	{"weight", "weight", R("WEIGHT"), ASKED, number, NULL},
	{"replies", "replies", R("REPLIES"), ASKED, number, NULL},
	{"fix", "fix", L("FIX", 12), ASKED, plain, NULL},
	{"tags", "flags", L("TAGS", 0), ASKED, flags, NULL},
	{"owner", "owner", L("OWNER", 8), ASKED, plain, NULL},
};

const guint cmd_n_hit_columns = G_N_ELEMENTS(cmd_hit_columns);

static GPtrArray *
usual_columns(guint width)
{
	GPtrArray *columns = g_ptr_array_new();

	for (guint i = 0; i < cmd_n_hit_columns; i++) {
		guint from = cmd_hit_columns[i].from;

		if (from != CMD_HIT_ASKED && (width == 0 || width >= from))
			g_ptr_array_add(columns, (gpointer)&cmd_hit_columns[i]);
	}
	return columns;
}

static gboolean
add_named(GPtrArray *columns, const char *name, GError **error)
{
	g_autoptr(GPtrArray) names = g_ptr_array_new();
	g_autofree char *all = NULL;
	const char *near;

	for (guint i = 0; i < cmd_n_hit_columns; i++) {
		const struct cmd_hit_column *column = &cmd_hit_columns[i];

		g_ptr_array_add(names, (gpointer)column->name);
		if (strcmp(column->name, name) != 0)
			continue;
		g_ptr_array_add(columns, (gpointer)column);
		return TRUE;
	}
	near = ktt_suggest(name, names);
	g_ptr_array_add(names, NULL);
	all = g_strjoinv(", ", (char **)names->pdata);
	g_set_error(error, KTT_ERROR, KTT_ERROR_USAGE,
		    "--columns: there is no '%s'; %s%s%s", name,
		    near ? "did you mean '" : "one of ", near ? near : all,
		    near ? "'?" : "");
	return FALSE;
}

GPtrArray *
cmd_hit_columns_of(const char *names, guint width, GError **error)
{
	g_auto(GStrv) words = g_strsplit(names ? names : "", ",", -1);
	GPtrArray *columns;

	if (names == NULL)
		return usual_columns(width);
	columns = g_ptr_array_new();
	for (guint i = 0; words[i] != NULL; i++)
		if (!add_named(columns, g_strstrip(words[i]), error)) {
			g_ptr_array_unref(columns);
			return NULL;
		}
	return columns;
}
