/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/summary_part.h"

#include <math.h>
#include <string.h>

#include "triage/cmd/cells.h"
#include "triage/cmd/show_part.h"
#include "triage/json_get.h"
#include "triage/when.h"

static json_int_t
number(const json_t *object, const char *key)
{
	return json_integer_value(json_object_get(object, key));
}

static json_int_t
sum_of(const json_t *blocks)
{
	json_int_t sum = 0;

	for (size_t i = 0; i < json_array_size(blocks); i++)
		sum += number(json_array_get(blocks, i), "total");
	return sum;
}

char *
cmd_summary_head(const json_t *summary)
{
	g_autofree char *since = cmd_cell_date(ktt_json_text(summary, "since"));
	g_autofree char *until = cmd_cell_date(ktt_json_text(summary, "until"));
	json_int_t changed = sum_of(json_object_get(summary, "changed"));
	json_int_t waiting = sum_of(json_object_get(summary, "waiting"));

	return g_strdup_printf("Regressions, %s to %s: %" JSON_INTEGER_FORMAT
			       " changed, %" JSON_INTEGER_FORMAT " %s",
			       since, until, changed, waiting,
			       waiting == 1 ? "waits" : "wait");
}

char *
cmd_summary_title(const json_t *block)
{
	return g_strdup_printf("%s (%" JSON_INTEGER_FORMAT ")",
			       ktt_json_text(block, "title"),
			       number(block, "total"));
}

char *
cmd_summary_rest(const json_t *block, const json_t *summary)
{
	json_int_t shown =
		(json_int_t)json_array_size(json_object_get(block, "items"));
	json_int_t more = number(block, "total") - shown;
	json_int_t older = number(block, "older");
	g_autofree char *horizon =
		cmd_cell_date(ktt_json_text(summary, "horizon"));
	g_autoptr(GString) out = g_string_new(NULL);

	if (more > 0)
		g_string_append_printf(out, "%" JSON_INTEGER_FORMAT " more",
				       more);
	if (older > 0)
		g_string_append_printf(
			out, "%s%" JSON_INTEGER_FORMAT " from before %s",
			out->len > 0 ? " and " : "", older, horizon);
	if (out->len == 0)
		return NULL;
	g_string_append(out, " (--all)");
	return g_strdup(out->str);
}

char *
cmd_summary_what(const json_t *item)
{
	const char *metric = ktt_json_text(item, "metric");
	double change = ktt_json_number(item, "change");
	g_autofree char *text = NULL;

	if (metric == NULL)
		return g_strdup(ktt_json_text(item, "subject"));
	if (isnan(change))
		change = ktt_json_number(item, "percent");
	text = cmd_cell_change(change);
	return g_strdup_printf("%s %s", text, metric);
}

char *
cmd_summary_need(const json_t *item, const json_t *summary)
{
	const char *need = ktt_json_text(item, "need");
	gint64 since, until;
	g_autofree char *age = NULL;

	if (need == NULL || *need == '\0')
		return g_strdup("");
	if (!cmd_cell_time(ktt_json_text(item, "updated"), &since) ||
	    !cmd_cell_time(ktt_json_text(summary, "until"), &until))
		return g_strdup_printf("needs %s", need);
	age = ktt_when_age(until - since);
	return g_strdup_printf("needs %s; silent for %s", need, age);
}

char *
cmd_summary_commit(const json_t *item)
{
	g_autofree char *id =
		cmd_cell_commit(ktt_json_text(item, "commit"), 12);
	const char *title = ktt_json_text(item, "title");

	if (*id == '\0')
		return g_strdup(title ? title : "");
	return g_strdup_printf("%s %s", id, title ? title : "");
}

char *
cmd_summary_said(const json_t *item)
{
	const json_t *reason = json_object_get(item, "reason");
	const char *evidence = ktt_json_text(reason, "evidence");
	const char *text = ktt_json_text(reason, "text");
	g_autofree char *person =
		cmd_show_person(json_object_get(reason, "from"));

	if (!json_is_object(reason))
		return g_strdup("");
	if (evidence != NULL && *evidence != '\0')
		return g_strdup_printf("%s: “%s” — %s",
				       ktt_json_text(item, "status"), evidence,
				       person);
	return g_strdup_printf("%s: %s — %s", ktt_json_text(item, "status"),
			       text ? text : "", person);
}

GPtrArray *
cmd_summary_counts(const json_t *summary)
{
	GPtrArray *lines = g_ptr_array_new_with_free_func(g_free);
	const json_t *counts = json_object_get(summary, "counts");
	json_t *by_status = json_object_get(counts, "by_status");
	const char *status;
	json_t *value;

	g_ptr_array_add(
		lines,
		g_strdup_printf("%" JSON_INTEGER_FORMAT
				" reports: %" JSON_INTEGER_FORMAT
				" open, %" JSON_INTEGER_FORMAT " closed; "
				"%" JSON_INTEGER_FORMAT
				" performance reports without an answer",
				number(counts, "total"), number(counts, "open"),
				number(counts, "closed"),
				number(counts, "unanswered")));
	json_object_foreach(by_status, status, value)
	{
		if (json_integer_value(value) > 0)
			g_ptr_array_add(
				lines,
				g_strdup_printf("  %-18s%6" JSON_INTEGER_FORMAT,
						status,
						json_integer_value(value)));
	}
	return lines;
}
