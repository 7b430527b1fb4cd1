/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/parse_explain.h"

#include <string.h>

#include "parser/message_json.h"
#include "parser/text.h"
#include "parser/trace.h"
#include "triage/cmd/wrap.h"

#define COLUMN 20 /* of the values */
/* Bytes of a value or a text that are shown. */
#define MAX_SHOWN 200

struct explain {
	const GPtrArray *trace;
	GString *missing;
};

static char *
shorten(const char *text)
{
	gsize length = ktp_text_cut(text, MAX_SHOWN);

	return text[length] ? g_strdup_printf("%.*s…", (int)length, text)
			    : g_strdup(text);
}

static void
show(const struct explain *explain, const char *key, const char *value)
{
	const struct ktp_trace_entry *entry =
		ktp_trace_find(explain->trace, key, value);
	g_autofree char *shown = shorten(value);
	g_autofree char *text = entry ? shorten(entry->text) : NULL;
	g_autofree char *by =
		entry ? g_strdup_printf("by %s: %s", entry->rule, text) : NULL;

	cmd_wrap_field(key, COLUMN, CMD_ROLE_STRONG, shown);
	cmd_wrap_field("", COLUMN, CMD_ROLE_FAINT, by);
}

static void
show_value(struct explain *explain, const char *key, const json_t *value)
{
	g_autofree char *text = NULL;

	if (json_is_string(value))
		text = g_strdup(json_string_value(value));
	else if (json_is_number(value))
		text = ktp_json_dump(value);
	else if (explain->missing->len > 0)
		g_string_append_printf(explain->missing, ", %s", key);
	else
		g_string_append(explain->missing, key);
	if (text)
		show(explain, key, text);
}

/* The rows of a table come from its structure: their number will do. */
static void
show_table(const json_t *table)
{
	g_autofree char *text = g_strdup_printf(
		"%zu columns, %zu rows, %zu rows of failures",
		json_array_size(json_object_get(table, "commits")),
		json_array_size(json_object_get(table, "metrics")),
		json_array_size(json_object_get(table, "failures")));

	cmd_wrap_field("comparisons", COLUMN, CMD_ROLE_STRONG, text);
	cmd_wrap_field("", COLUMN, CMD_ROLE_FAINT,
		       "by its structure: a line of ids over a rule of dashes");
}

static void
show_members(struct explain *explain, const char *prefix, json_t *object)
{
	const char *name;
	json_t *value;

	json_object_foreach(object, name, value)
	{
		g_autofree char *key = g_strdup_printf("%s.%s", prefix, name);

		if (!json_is_object(value) && !json_is_array(value))
			show_value(explain, key, value);
	}
}

static void
show_list(struct explain *explain, const char *key, const json_t *list)
{
	json_t *item;
	size_t i;

	if (json_array_size(list) == 0)
		show_value(explain, key, NULL);
	json_array_foreach(list, i, item)
	{
		if (!strcmp(key, "comparisons"))
			show_table(item);
		else if (json_is_object(item))
			show_members(explain, key, item);
		else
			show_value(explain, key, item);
	}
}

static void
show_parameters(struct explain *explain, json_t *object)
{
	const char *name;
	json_t *value;

	if (json_object_size(object) == 0)
		show_value(explain, "parameters", NULL);
	json_object_foreach(object, name, value)
		show_value(explain, "parameters", value);
}

static void
show_report(struct explain *explain, json_t *report)
{
	const char *key;
	json_t *value;

	json_object_foreach(report, key, value)
	{
		if (!strcmp(key, "message_id"))
			continue;
		if (!strcmp(key, "parameters"))
			show_parameters(explain, value);
		else if (json_is_object(value))
			show_members(explain, key, value);
		else if (json_is_array(value))
			show_list(explain, key, value);
		else
			show_value(explain, key, value);
	}
	cmd_wrap_field("missing", COLUMN, CMD_ROLE_PLAIN,
		       explain->missing->str);
}

static void
show_events(const struct ktp_message *message)
{
	for (guint i = 0; i < message->events->len; i++) {
		const struct ktp_event *event = message->events->pdata[i];
		g_autofree char *by = g_strdup_printf("by %s: %s", event->rule,
						      event->evidence);

		cmd_wrap_field("event", COLUMN, CMD_ROLE_STRONG,
			       ktp_event_name(event->type));
		cmd_wrap_field("", COLUMN, CMD_ROLE_FAINT, by);
	}
}

void
cmd_parse_explain(const struct ktp_message *message, const GPtrArray *trace)
{
	const struct ktp_report *report = message->report;
	struct explain explain = {trace, g_string_new(NULL)};
	json_t *object;

	if (!report)
		report = message->quoted_report;
	cmd_wrap_field("message", COLUMN, CMD_ROLE_STRONG, message->message_id);
	cmd_wrap_field("kind", COLUMN, CMD_ROLE_STRONG,
		       ktp_kind_name(message->kind));
	for (guint i = 0; i < message->warnings->len; i++)
		cmd_wrap_field("warning", COLUMN, CMD_ROLE_BAD,
			       message->warnings->pdata[i]);
	if (report) {
		cmd_wrap_field("report", COLUMN, CMD_ROLE_STRONG,
			       message->report ? "the message itself"
					       : "quoted, as far as it goes");
		object = ktp_report_to_json(report);
		show_report(&explain, object);
		json_decref(object);
	}
	show_events(message);
	cmd_out_text("\n");
	g_string_free(explain.missing, TRUE);
}
