/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/hits.h"

#include <string.h>

#include "triage/cmd/hit_columns.h"
#include "triage/cmd/hit_mails.h"
#include "triage/cmd/json.h"
#include "triage/cmd/out.h"
#include "triage/cmd/table.h"
#include "triage/json_get.h"
#include "triage/safe.h"
#include "triage/search.h"
#include "triage/view.h"

const char *const cmd_hits_names[] = {
	[CMD_HITS_TABLE] = "table",   [CMD_HITS_JSON] = "json",
	[CMD_HITS_NDJSON] = "ndjson", [CMD_HITS_CSV] = "csv",
	[CMD_HITS_IDS] = "ids",	      [CMD_HITS_MBOX] = "mbox",
	[CMD_HITS_REPLY] = "reply",   NULL,
};

const char *const cmd_hits_helps[] = {
	[CMD_HITS_TABLE] = "columns that fit the terminal",
	[CMD_HITS_JSON] = "one object with a list, ktriage-json(5)",
	[CMD_HITS_NDJSON] = "one object a line",
	[CMD_HITS_CSV] = "RFC 4180 with a line of names",
	[CMD_HITS_IDS] = "R1, R2, … for xargs; -0 ends them with a NUL",
	[CMD_HITS_MBOX] = "the mails of the threads as they came",
	[CMD_HITS_REPLY] = "the head of a mail that answers the report",
};

static struct cmd_table *
new_table(const GPtrArray *columns)
{
	g_autofree struct cmd_column *looks =
		g_new0(struct cmd_column, columns->len);

	for (guint i = 0; i < columns->len; i++) {
		const struct cmd_hit_column *column = columns->pdata[i];

		looks[i] = column->look;
	}
	return cmd_table_new(looks, columns->len, cmd_out_width());
}

static void
table_hit(struct cmd_table *table, const GPtrArray *columns, const json_t *hit)
{
	cmd_table_row(table);
	for (guint i = 0; i < columns->len; i++) {
		const struct cmd_hit_column *column = columns->pdata[i];
		g_autofree char *text = column->text(hit, column->key);

		cmd_table_cell(table, text,
			       column->role ? column->role(hit)
					    : CMD_ROLE_PLAIN);
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

/* A spreadsheet takes such a text for a formula, and runs it. */
static char *
csv_string(const char *string)
{
	g_autofree char *safe = ktt_safe_text(string, -1, KTT_SAFE_TEXT);

	return g_strconcat(*safe && strchr("=+-@\t", *safe) ? "'" : "", safe,
			   NULL);
}

static char *
csv_text(const json_t *value)
{
	char *dumped, *text;

	if (json_is_null(value))
		return g_strdup("");
	if (json_is_string(value))
		return csv_string(json_string_value(value));
	dumped = json_dumps(value, JSON_ENCODE_ANY | JSON_REAL_PRECISION(12));
	text = g_strdup(dumped);
	free(dumped);
	return text;
}

static void
csv_end(GString *line)
{
	cmd_out_printf("%s\r\n", line->str);
}

/* An empty first field would be an empty line. */
static void
csv_add(GString *line, const char *text)
{
	if (line->len == 0 && *text == '\0')
		g_string_append(line, "\"\"");
	else
		csv_field(line, text);
}

/* Every key of the hit. */
static void
csv_all(json_t *hit, gboolean names)
{
	g_autoptr(GString) line = g_string_new(NULL);
	const char *key;
	json_t *value;

	json_object_foreach(hit, key, value)
	{
		g_autofree char *text = names ? g_strdup(key) : csv_text(value);

		csv_add(line, text);
	}
	csv_end(line);
}

static void
csv_asked(const json_t *hit, const GPtrArray *columns, gboolean names)
{
	g_autoptr(GString) line = g_string_new(NULL);

	for (guint i = 0; i < columns->len; i++) {
		const struct cmd_hit_column *column = columns->pdata[i];
		g_autofree char *text =
			names ? g_strdup(column->name)
			      : csv_text(json_object_get(hit, column->key));

		csv_add(line, text);
	}
	csv_end(line);
}

static void
csv_line(json_t *hit, const struct cmd_hits_options *options, gboolean names)
{
	if (options->asked)
		csv_asked(hit, options->columns, names);
	else
		csv_all(hit, names);
}

static void
print_hit(json_t *hit, const struct cmd_hits_options *options, gboolean first)
{
	if (options->format == CMD_HITS_CSV) {
		if (first)
			csv_line(hit, options, TRUE);
		csv_line(hit, options, FALSE);
		return;
	}
	cmd_json_print(hit, FALSE);
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
	const struct cmd_hits_options *options;
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
			table_hit(sink->table, sink->options->columns, hit);
		else if (sink->list != NULL)
			json_array_append(sink->list, hit);
		else
			print_hit(hit, sink->options, i == 0);
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
	       const struct cmd_hits_options *options, GError **error)
{
	struct sink sink = {.options = options};
	gboolean ok;

	if (options->format == CMD_HITS_MBOX)
		return cmd_hit_mails_mbox(context, reports, error);
	if (options->format == CMD_HITS_REPLY)
		return cmd_hit_mails_reply(context, reports, error);
	if (options->format == CMD_HITS_IDS)
		return print_ids(context, reports, options->nul, error);
	if (options->format == CMD_HITS_TABLE)
		sink.table = new_table(options->columns);
	if (options->format == CMD_HITS_JSON)
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
