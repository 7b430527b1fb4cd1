/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <math.h>
#include <string.h>

#include "parser/message_json.h"
#include "parser/pairs.h"
#include "parser/unsafe.h"

/* Enough digits for what the robot prints, and no binary noise. */
#define PRECISION 15
/* Whole numbers up to here are exact in a double. */
#define MAX_EXACT 9007199254740992.0

static json_t *
text(const char *value)
{
	return value ? json_string(value) : json_null();
}

json_t *
ktp_json_number(double number)
{
	if (!isfinite(number))
		return json_null();
	if (number == floor(number) && fabs(number) < MAX_EXACT)
		return json_integer((json_int_t)number);
	return json_real(number);
}

/* Outside of its strings, JSON has no such character but a newline. */
static void
append_escaped(GString *out, gunichar c)
{
	if (!ktp_is_unsafe(c) || c == '\n')
		g_string_append_unichar(out, c);
	else if (c < 0x10000)
		g_string_append_printf(out, "\\u%04x", c);
	else
		g_string_append_printf(out, "\\u%04x\\u%04x",
				       0xd800 + ((c - 0x10000) >> 10),
				       0xdc00 + ((c - 0x10000) & 0x3ff));
}

/* Most text is printable ASCII: so many bytes of it come first. */
static gsize
plain_length(const char *text)
{
	const char *p = text;

	while ((*p >= ' ' && *p <= '~') || *p == '\n')
		p++;
	return (gsize)(p - text);
}

char *
ktp_json_text(const json_t *value, size_t flags)
{
	char *dump = json_dumps(value, flags | JSON_ENCODE_ANY);
	const char *p = dump ? dump : "null";
	GString *out = g_string_sized_new(strlen(p));

	while (*p) {
		gsize plain = plain_length(p);

		g_string_append_len(out, p, (gssize)plain);
		p += plain;
		if (!*p)
			break;
		append_escaped(out, g_utf8_get_char(p));
		p = g_utf8_next_char(p);
	}
	free(dump);
	return g_string_free(out, FALSE);
}

char *
ktp_json_dump(const json_t *value)
{
	return ktp_json_text(value,
			     JSON_COMPACT | JSON_REAL_PRECISION(PRECISION));
}

char *
ktp_time_format(gint64 seconds)
{
	g_autoptr(GDateTime) time = g_date_time_new_from_unix_utc(seconds);

	return time ? g_date_time_format(time, "%Y-%m-%dT%H:%M:%SZ") : NULL;
}

static json_t *
pairs_object(const GPtrArray *pairs)
{
	json_t *object = json_object();

	for (guint i = 0; i < pairs->len; i++) {
		const struct ktp_pair *pair = pairs->pdata[i];

		if (!json_object_get(object, pair->name))
			json_object_set_new(object, pair->name,
					    text(pair->value));
	}
	return object;
}

static json_t *
pairs_list(const GPtrArray *pairs)
{
	json_t *list = json_array();

	for (guint i = 0; i < pairs->len; i++) {
		const struct ktp_pair *pair = pairs->pdata[i];

		json_array_append_new(list, json_pack("{s:s, s:s}", "name",
						      pair->name, "value",
						      pair->value));
	}
	return list;
}

static json_t *
strings(const GPtrArray *list)
{
	json_t *array = json_array();

	for (guint i = 0; i < list->len; i++)
		json_array_append_new(array, text(list->pdata[i]));
	return array;
}

static json_t *
commit_object(const struct ktp_commit *commit)
{
	if (!commit->id && !commit->title)
		return json_null();
	return json_pack("{s:o, s:o}", "id", text(commit->id), "title",
			 text(commit->title));
}

static json_t *
column_object(const struct ktp_commit *commit)
{
	json_t *object = commit_object(commit);

	if (json_is_object(object))
		json_object_set_new(object, "role",
				    text(ktp_role_name(commit->role)));
	return object;
}

static json_t *
change_object(const struct ktp_change *change)
{
	static const char *const names[] = {
		[KTP_UNIT_NONE] = NULL,
		[KTP_UNIT_PERCENT] = "percent",
		[KTP_UNIT_ABSOLUTE] = "absolute",
		[KTP_UNIT_INFINITE] = "infinite",
	};

	return json_pack("{s:o, s:o}", "value", ktp_json_number(change->value),
			 "unit", text(names[change->unit]));
}

static json_t *
metric_object(const struct ktp_metric *metric)
{
	json_t *values = json_array(), *changes = json_array();

	for (guint i = 0; i < metric->n_values; i++)
		json_array_append_new(
			values,
			json_pack("{s:o, s:o}", "mean",
				  ktp_json_number(metric->values[i].mean),
				  "stddev",
				  ktp_json_number(metric->values[i].stddev)));
	for (guint i = 0; i + 1 < metric->n_values; i++)
		json_array_append_new(changes,
				      change_object(&metric->changes[i]));
	return json_pack("{s:s, s:o, s:o}", "name", metric->name, "values",
			 values, "changes", changes);
}

static json_t *
failure_object(const struct ktp_failure *failure)
{
	json_t *runs = json_array(), *reproduction = json_array();

	for (guint i = 0; i < failure->n_runs; i++) {
		const struct ktp_runs *r = &failure->runs[i];

		json_array_append_new(runs,
				      r->runs < 0 ? json_null()
						  : json_pack("{s:i, s:i}",
							      "fails", r->fails,
							      "runs", r->runs));
	}
	for (guint i = 0; i + 1 < failure->n_runs; i++)
		json_array_append_new(
			reproduction,
			ktp_json_number(failure->reproduction[i]));
	return json_pack("{s:s, s:o, s:o}", "name", failure->name, "runs", runs,
			 "reproduction", reproduction);
}

json_t *
ktp_comparison_to_json(const struct ktp_comparison *comparison)
{
	json_t *commits = json_array(), *metrics = json_array();
	json_t *failures = json_array();

	for (guint i = 0; i < comparison->commits->len; i++)
		json_array_append_new(
			commits, column_object(comparison->commits->pdata[i]));
	for (guint i = 0; i < comparison->metrics->len; i++)
		json_array_append_new(
			metrics, metric_object(comparison->metrics->pdata[i]));
	for (guint i = 0; i < comparison->failures->len; i++)
		json_array_append_new(
			failures,
			failure_object(comparison->failures->pdata[i]));
	return json_pack("{s:o, s:o, s:o, s:o, s:o}", "axes",
			 pairs_object(comparison->axes), "machine",
			 text(comparison->machine), "commits", commits,
			 "metrics", metrics, "failures", failures);
}

static json_t *
comparisons_list(const GPtrArray *comparisons)
{
	json_t *list = json_array();

	for (guint i = 0; i < comparisons->len; i++)
		json_array_append_new(
			list, ktp_comparison_to_json(comparisons->pdata[i]));
	return list;
}

static json_t *
seen_list(const GPtrArray *seen)
{
	json_t *list = json_array();

	for (guint i = 0; i < seen->len; i++) {
		const struct ktp_seen *s = seen->pdata[i];

		json_array_append_new(
			list, json_pack("{s:o, s:o, s:o, s:o}", "state",
					text(s->state), "tree", text(s->tree),
					"branch", text(s->branch), "commit",
					text(s->commit)));
	}
	return list;
}

static json_t *
also_list(const GPtrArray *also)
{
	json_t *list = json_array();

	for (guint i = 0; i < also->len; i++) {
		const struct ktp_also *a = also->pdata[i];

		json_array_append_new(
			list,
			json_pack("{s:o, s:o, s:o, s:o, s:o, s:o}", "testcase",
				  text(a->testcase), "metric", text(a->metric),
				  "percent", ktp_json_number(a->percent),
				  "direction",
				  text(ktp_direction_name(a->direction)),
				  "test_machine", text(a->test_machine),
				  "parameters", pairs_object(a->parameters)));
	}
	return list;
}

static json_t *
headline_object(const struct ktp_headline *headline)
{
	if (!headline->metric && isnan(headline->percent))
		return json_null();
	return json_pack("{s:o, s:o, s:o}", "metric", text(headline->metric),
			 "percent", ktp_json_number(headline->percent),
			 "change", ktp_json_number(headline->change));
}

json_t *
ktp_report_to_json(const struct ktp_report *report)
{
	json_t *object;

	if (!report)
		return json_null();
	object = json_pack("{s:o, s:o, s:o, s:o, s:o}", "message_id",
			   text(report->message_id), "class",
			   text(ktp_class_name(report->report_class)),
			   "direction",
			   text(ktp_direction_name(report->direction)),
			   "commit", commit_object(&report->commit), "headline",
			   headline_object(&report->headline));
	for (int i = 0; i < KTP_N_FIELDS; i++)
		json_object_set_new(object, ktp_field_name(i),
				    text(report->field[i]));
	json_object_set_new(object, "also_seen_on",
			    seen_list(report->also_seen_on));
	json_object_set_new(object, "parameters",
			    pairs_object(report->parameters));
	json_object_set_new(object, "also", also_list(report->also));
	json_object_set_new(object, "comparisons",
			    comparisons_list(report->comparisons));
	json_object_set_new(object, "tags", pairs_list(report->tags));
	json_object_set_new(object, "failures", strings(report->failures));
	return object;
}

json_t *
ktp_event_to_json(const struct ktp_event *event)
{
	json_t *object = json_pack(
		"{s:s, s:o, s:o, s:o, s:o, s:o}", "type",
		ktp_event_name(event->type), "commit",
		commit_object(&event->commit), "link", text(event->link),
		"confidence", ktp_json_number(event->confidence), "rule",
		text(event->rule), "evidence", text(event->evidence));

	if (event->type == KTP_EVENT_FIX_TESTED) {
		json_object_set_new(object, "result",
				    text(ktp_result_name(event->result)));
		json_object_set_new(object, "recovery",
				    ktp_json_number(event->recovery));
	}
	if (event->type == KTP_EVENT_COMMAND)
		json_object_set_new(object, "command", text(event->command));
	return object;
}

static json_t *
date_value(const struct ktp_message *message)
{
	g_autofree char *date =
		message->has_date ? ktp_time_format(message->date) : NULL;

	return text(date);
}

json_t *
ktp_message_to_json(const struct ktp_message *message)
{
	json_t *events = json_array(), *object;

	for (guint i = 0; i < message->events->len; i++)
		json_array_append_new(
			events, ktp_event_to_json(message->events->pdata[i]));
	object = json_pack(
		"{s:s, s:s, s:b, s:o, s:o, s:o, s:{s:o, s:o}, s:o}", "schema",
		KTP_MESSAGE_SCHEMA, "message_id", message->message_id,
		"synthetic_id", message->synthetic_id, "in_reply_to",
		text(message->in_reply_to), "references",
		strings(message->references), "date", date_value(message),
		"from", "name", text(message->from_name), "address",
		text(message->from_address), "subject", text(message->subject));
	json_object_set_new(object, "kind", text(ktp_kind_name(message->kind)));
	json_object_set_new(object, "report",
			    ktp_report_to_json(message->report));
	json_object_set_new(object, "quoted_report",
			    ktp_report_to_json(message->quoted_report));
	json_object_set_new(object, "comparisons",
			    comparisons_list(message->comparisons));
	json_object_set_new(object, "events", events);
	json_object_set_new(object, "warnings", strings(message->warnings));
	return object;
}
