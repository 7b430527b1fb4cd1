/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/hits.h"

#include <string.h>

#include "triage/cmd/cells.h"
#include "triage/cmd/json.h"
#include "triage/cmd/mbox.h"
#include "triage/cmd/out.h"
#include "triage/cmd/table.h"
#include "triage/json_get.h"
#include "triage/rawthread.h"
#include "triage/search.h"
#include "triage/view.h"

const char *const cmd_hits_names[] = {
	[CMD_HITS_TABLE] = "table",
	[CMD_HITS_JSON] = "json",
	[CMD_HITS_NDJSON] = "ndjson",
	[CMD_HITS_CSV] = "csv",
	[CMD_HITS_IDS] = "ids",
	[CMD_HITS_MBOX] = "mbox",
	NULL,
};

/* The columns of the table; those with from appear on wide terminals only. */
enum column { ID, DATE, STATUS, CHANGE, METRIC, COMMIT, TREE, TITLE };

static const struct {
	enum column column;
	guint from; /* columns of the terminal, from which on it is shown */
	struct cmd_column look;
} columns[] = {
	{ID, 0, {"ID", FALSE, 0, FALSE}},
	{DATE, 0, {"DATE", FALSE, 0, FALSE}},
	{STATUS, 0, {"STATUS", FALSE, 12, FALSE}},
	{CHANGE, 0, {"CHANGE", TRUE, 0, TRUE}},
	{METRIC, 0, {"METRIC", FALSE, 24, TRUE}},
	{COMMIT, 110, {"COMMIT", FALSE, 0, TRUE}},
	{TREE, 130, {"TREE", FALSE, 10, TRUE}},
	{TITLE, 0, {"COMMIT TITLE OR SUBJECT", FALSE, 12, FALSE}},
};

static gboolean
is_shown(guint index)
{
	guint width = cmd_out_width();

	return width == 0 || width >= columns[index].from;
}

static struct cmd_table *
new_table(void)
{
	struct cmd_column shown[G_N_ELEMENTS(columns)];
	guint n = 0;

	for (guint i = 0; i < G_N_ELEMENTS(columns); i++)
		if (is_shown(i))
			shown[n++] = columns[i].look;
	return cmd_table_new(shown, n, cmd_out_width());
}

static char *
title_of(const json_t *hit)
{
	const char *title = ktt_json_text(hit, "title");

	return g_strdup(title ? title : ktt_json_text(hit, "subject"));
}

static char *
tree_of(const json_t *hit)
{
	const char *tree = ktt_json_text(hit, "tree");
	const char *branch = ktt_json_text(hit, "branch");

	if (tree != NULL && branch != NULL)
		return g_strdup_printf("%s/%s", tree, branch);
	return g_strdup(tree);
}

static char *
cell_text(const json_t *hit, enum column column)
{
	switch (column) {
	case ID:
		return g_strdup(ktt_json_text(hit, "id"));
	case DATE:
		return cmd_cell_date(ktt_json_text(hit, "date"));
	case STATUS:
		return g_strdup(ktt_json_text(hit, "status"));
	case CHANGE:
		return cmd_cell_change(ktt_json_number(hit, "change"));
	case METRIC:
		return g_strdup(ktt_json_text(hit, "metric"));
	case COMMIT:
		return cmd_cell_commit(ktt_json_text(hit, "commit"), 12);
	case TREE:
		return tree_of(hit);
	default:
		return title_of(hit);
	}
}

static enum cmd_role
cell_role(const json_t *hit, enum column column)
{
	if (column == STATUS)
		return cmd_role_of_status(ktt_json_text(hit, "status"));
	if (column == CHANGE)
		return cmd_role_of_direction(ktt_json_text(hit, "direction"));
	return column == ID ? CMD_ROLE_STRONG : CMD_ROLE_PLAIN;
}

static void
table_hit(struct cmd_table *table, const json_t *hit)
{
	cmd_table_row(table);
	for (guint i = 0; i < G_N_ELEMENTS(columns); i++) {
		g_autofree char *text = NULL;

		if (!is_shown(i))
			continue;
		text = cell_text(hit, columns[i].column);
		cmd_table_cell(table, text, cell_role(hit, columns[i].column));
	}
}

/* RFC 4180: a field with a comma, a quote or a line end stands in quotes. */
static void
csv_field(GString *line, const char *text)
{
	if (line->len > 0)
		g_string_append_c(line, ',');
	if (strpbrk(text, ",\"\r\n") == NULL) {
		g_string_append(line, text);
		return;
	}
	g_string_append_c(line, '"');
	for (; *text != '\0'; text++) {
		if (*text == '"')
			g_string_append_c(line, '"');
		g_string_append_c(line, *text);
	}
	g_string_append_c(line, '"');
}

static char *
csv_text(const json_t *value)
{
	char *dumped, *text;

	if (json_is_null(value))
		return g_strdup("");
	if (json_is_string(value))
		return g_strdup(json_string_value(value));
	dumped = json_dumps(value, JSON_ENCODE_ANY | JSON_REAL_PRECISION(12));
	text = g_strdup(dumped);
	free(dumped);
	return text;
}

static void
csv_line(json_t *hit, gboolean names)
{
	g_autoptr(GString) line = g_string_new(NULL);
	const char *key;
	json_t *value;

	json_object_foreach(hit, key, value)
	{
		g_autofree char *text = names ? g_strdup(key) : csv_text(value);

		if (line->len == 0 && *text == '\0')
			g_string_append(line, "\"\"");
		else
			csv_field(line, text);
	}
	cmd_out_printf("%s\r\n", line->str);
}

static void
print_hit(json_t *hit, enum cmd_hits format, gboolean first)
{
	switch (format) {
	case CMD_HITS_CSV:
		if (first)
			csv_line(hit, TRUE);
		csv_line(hit, FALSE);
		break;
	default:
		cmd_json_print(hit, FALSE);
		break;
	}
}

static gboolean
write_mail(const guint8 *raw, gsize size, gint64 date, gpointer data)
{
	(void)data;
	cmd_mbox_write(raw, size, date);
	return !cmd_out_is_broken();
}

static gboolean
print_mbox(struct cmd_context *context, const GArray *reports, GError **error)
{
	g_autoptr(GHashTable) seen = g_hash_table_new(NULL, NULL);

	for (guint i = 0; i < reports->len && !cmd_out_is_broken(); i++)
		if (!ktt_rawthread_foreach(context->store,
					   g_array_index(reports, gint64, i),
					   seen, write_mail, NULL, error))
			return FALSE;
	return TRUE;
}

/* A name needs no view: there may be very many. */
static gboolean
print_ids(struct cmd_context *context, const GArray *reports, gboolean nul,
	  GError **error)
{
	for (guint i = 0; i < reports->len && !cmd_out_is_broken(); i++) {
		gint64 number = 0;

		if (!ktt_search_number(context->store,
				       g_array_index(reports, gint64, i),
				       &number, error))
			return FALSE;
		cmd_out_printf("R%" G_GINT64_FORMAT, number);
		cmd_out_bytes(nul ? "" : "\n", 1);
	}
	return TRUE;
}

struct sink { /* where the hits go */
	enum cmd_hits format;
	struct cmd_table *table; /* or NULL */
	json_t *list;		 /* or NULL */
};

static gboolean
print_each(struct cmd_context *context, const GArray *reports,
	   const struct sink *sink, GError **error)
{
	for (guint i = 0; i < reports->len && !cmd_out_is_broken(); i++) {
		json_t *hit =
			ktt_view_hit(context->store,
				     g_array_index(reports, gint64, i), error);

		if (hit == NULL)
			return FALSE;
		if (sink->table != NULL)
			table_hit(sink->table, hit);
		else if (sink->list != NULL)
			json_array_append(sink->list, hit);
		else
			print_hit(hit, sink->format, i == 0);
		json_decref(hit);
	}
	return TRUE;
}

static void
print_list(json_t *list)
{
	json_t *object = json_pack("{s:s, s:O}", "schema", "ktriage.search/1",
				   "hits", list);

	cmd_json_print(object, cmd_out_is_terminal());
	json_decref(object);
}

gboolean
cmd_hits_print(struct cmd_context *context, const GArray *reports,
	       enum cmd_hits format, gboolean nul, GError **error)
{
	struct sink sink = {.format = format};
	gboolean ok;

	if (format == CMD_HITS_MBOX)
		return print_mbox(context, reports, error);
	if (format == CMD_HITS_IDS)
		return print_ids(context, reports, nul, error);
	if (format == CMD_HITS_TABLE)
		sink.table = new_table();
	if (format == CMD_HITS_JSON)
		sink.list = json_array();
	ok = print_each(context, reports, &sink, error);
	if (ok && sink.table != NULL && reports->len > 0)
		cmd_table_print(sink.table, 0);
	if (ok && sink.list != NULL)
		print_list(sink.list);
	g_clear_pointer(&sink.table, cmd_table_free);
	json_decref(sink.list);
	return ok;
}
