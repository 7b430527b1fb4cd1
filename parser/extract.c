/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <math.h>
#include <string.h>

#include "parser/box.h"
#include "parser/extract.h"
#include "parser/failures.h"
#include "parser/further.h"
#include "parser/headline.h"
#include "parser/lkp_regroup.h"
#include "parser/lkp_table.h"
#include "parser/logical.h"
#include "parser/pairs.h"
#include "parser/roles.h"
#include "parser/subject.h"
#include "parser/text.h"
#include "parser/values.h"
#include "parser/warnings.h"

/* An opening stands near the top; free text above it is short. */
#define MAX_ABOVE_OPENING 400
/* What a format needs beside its opening stands this near. */
#define MAX_NEED_DISTANCE 80
/* … and above it this near. */
#define MAX_NEED_ABOVE 8
/* Openings that lack what the format needs, until another one is tried. */
#define MAX_OPENINGS 16
/* Blank lines, and one more, between a line and the one below it. */
#define MAX_GAP 8
/* Lines between the request for tags and the first of them. */
#define MAX_REQUEST 4

struct reading {
	const struct ktp_extract *extract;
	const struct ktp_format *format;
	guint class_bit;
	guint opening, head_end, end; /* line numbers */
	gboolean *used;		      /* lines of tables and boxes */
	char *before; /* owned; the logical line above, blank ones apart */
	struct ktp_values values;
};

/*
 * Whether what the format needs stands near line at; first gets the first
 * line of the report: the oldest forms name the commit above the opening.
 */
static gboolean
has_need(const struct ktp_format *format, const GPtrArray *lines, guint at,
	 guint *first)
{
	guint end = MIN(lines->len, at + MAX_NEED_DISTANCE);

	*first = at;
	for (guint i = at; format->needs && i < end; i++)
		if (ktp_matches(format->needs, lines->pdata[i]))
			return TRUE;
	for (guint i = at; format->needs && i > 0 && at - i < MAX_NEED_ABOVE;
	     i--)
		if (ktp_matches(format->needs, lines->pdata[i - 1])) {
			/* The repository stands in the same paragraph. */
			for (*first = i - 1;
			     *first > 0 &&
			     !ktp_text_is_blank(lines->pdata[*first - 1]);)
				--*first;
			return TRUE;
		}
	return !format->needs;
}

/* The first line that opens a report of this format, or -1. */
static gint64
find_opening(const struct ktp_format *format, const GPtrArray *lines)
{
	guint end = MIN(lines->len, MAX_ABOVE_OPENING), first, tried = 0;

	for (guint i = 0; i < end && tried < MAX_OPENINGS; i++) {
		if (!ktp_matches(format->opening, lines->pdata[i]))
			continue;
		if (has_need(format, lines, i, &first))
			return first;
		tried++;
	}
	return -1;
}

static gboolean
may_be(const struct ktp_format *format, const struct ktp_extract *extract)
{
	if (format->fragment && !extract->fragments)
		return FALSE;
	return !format->subject ||
	       (extract->subject &&
		ktp_matches(format->subject, extract->subject));
}

const struct ktp_format *
ktp_extract_format(const struct ktp_extract *extract, guint *opening)
{
	for (guint f = 0; f < ktp_n_formats; f++) {
		gint64 at = -1;

		if (may_be(&ktp_formats[f], extract))
			at = find_opening(&ktp_formats[f], extract->lines);
		if (at >= 0) {
			*opening = (guint)at;
			return &ktp_formats[f];
		}
	}
	return NULL;
}

static const char *
line_below(const struct reading *reading, guint at)
{
	const GPtrArray *lines = reading->extract->lines;

	guint end = MIN(lines->len, at + MAX_GAP);

	while (at < end && ktp_text_is_blank(lines->pdata[at]))
		at++;
	return at < end ? lines->pdata[at] : NULL;
}

static void
run_rules(struct reading *reading, const char *text, guint at, guint took)
{
	const char *after = line_below(reading, at + took);
	gboolean in_head = at < reading->head_end;

	for (guint i = 0; i < ktp_n_rules; i++) {
		const struct ktp_rule *rule = &ktp_rules[i];

		if (!(rule->classes & reading->class_bit) ||
		    !(rule->scope == KTP_SCOPE_ANY ||
		      (rule->scope == KTP_SCOPE_HEAD && in_head)))
			continue;
		ktp_values_try(&reading->values, rule, text, reading->before,
			       after);
	}
	if (ktp_mark_matches(KTP_MARK_TEST, text))
		reading->values.settled = TRUE;
}

/* A label of the head ends the parameters where the blank line was lost. */
static gboolean
is_head_line(const struct reading *reading, const char *text)
{
	for (guint i = 0; i < ktp_n_rules; i++)
		if (ktp_rules[i].classes & reading->class_bit &&
		    ktp_rules[i].scope == KTP_SCOPE_HEAD &&
		    ktp_matches(ktp_rules[i].pattern, text))
			return TRUE;
	return ktp_mark_matches(KTP_MARK_HEAD_END, text) ||
	       ktp_mark_matches(KTP_MARK_TAG_REQUEST, text);
}

static gboolean
add_parameter(struct reading *reading, const char *line)
{
	const char *name = line + strspn(line, " \t");
	gsize length = strcspn(name, ": \t");
	g_autofree char *value = NULL;

	if (length == 0 || name[length] != ':' ||
	    (name[length + 1] != ' ' && name[length + 1] != '\0'))
		return FALSE;
	value = g_strstrip(g_strdup(name + length + 1));
	ktp_pairs_add(reading->values.report->parameters, name, (gssize)length,
		      value, -1);
	ktp_trace_add(reading->values.trace, "parameters", "parameters", value,
		      -1, line);
	return TRUE;
}

/* The lines after "parameters:"; returns the first line that is none. */
static guint
take_parameters(struct reading *reading, guint at)
{
	const GPtrArray *lines = reading->extract->lines;

	if (reading->values.report->parameters->len > 0)
		return at;
	while (at < lines->len && ktp_text_is_blank(lines->pdata[at]))
		at++;
	while (at < lines->len) {
		const char *line = lines->pdata[at];

		if ((!g_ascii_isspace(line[0]) &&
		     is_head_line(reading, line)) ||
		    !add_parameter(reading, line))
			break;
		at++;
	}
	return at;
}

static void
read_head(struct reading *reading)
{
	const GPtrArray *lines = reading->extract->lines;
	guint at = reading->opening;

	while (at < reading->end) {
		guint took = 1;
		g_autofree char *text = NULL;

		if (reading->used[at]) {
			at++;
			continue;
		}
		text = ktp_logical_line(lines, at, &took);
		run_rules(reading, text, at, took);
		at += took;
		if (!ktp_text_is_blank(text)) {
			g_free(reading->before);
			reading->before = g_strdup(text);
		}
		if (at <= reading->head_end &&
		    ktp_mark_matches(KTP_MARK_PARAMETERS, text))
			at = take_parameters(reading, at);
	}
}

static gboolean
take_tag(struct reading *reading, const char *line)
{
	for (guint i = 0; i < ktp_n_rules; i++)
		if (ktp_rules[i].scope == KTP_SCOPE_TAGS &&
		    ktp_values_try(&reading->values, &ktp_rules[i], line, NULL,
				   NULL))
			return TRUE;
	return FALSE;
}

/* The tags that the mail asks for: the lines under the robot's request. */
static void
read_tags(struct reading *reading)
{
	const GPtrArray *lines = reading->extract->lines;
	const GPtrArray *tags = reading->values.report->tags;
	guint at = reading->opening, tries = 0;

	while (at < lines->len &&
	       !ktp_mark_matches(KTP_MARK_TAG_REQUEST, lines->pdata[at]))
		at++;
	for (guint took; at < lines->len && tries < MAX_REQUEST; at += took) {
		g_autofree char *line = ktp_logical_line(lines, at, &took);

		if (take_tag(reading, line))
			continue;
		if (tags->len > 0)
			break;
		tries++;
	}
}

static void
set_report_link(struct ktp_values *values)
{
	struct ktp_report *report = values->report;
	const char *link = ktp_pairs_get(report->tags, "Closes");

	if (!link)
		link = ktp_pairs_get(report->tags, "Link");
	report->field[KTP_FIELD_report_link] = g_strdup(link);
	if (link)
		ktp_trace_add(values->trace, "asked-for tag", "report_link",
			      link, -1, link);
}

static void
trace_failures(struct reading *reading, guint from, const char *rule)
{
	const GPtrArray *failures = reading->values.report->failures;

	for (guint i = from; i < failures->len; i++)
		ktp_trace_add(reading->values.trace, rule, "failures",
			      failures->pdata[i], -1, failures->pdata[i]);
}

static void
trace_also(struct reading *reading, const struct ktp_also *also)
{
	g_autofree char *text = NULL;

	if (!reading->values.trace)
		return;
	text = g_strdup_printf("%s: %s", also->testcase, also->metric);
	ktp_trace_add(reading->values.trace, "box of further tests",
		      "also.metric", also->metric, -1, text);
}

static void
read_boxes(struct reading *reading)
{
	const GPtrArray *lines = reading->extract->lines;
	struct ktp_report *report = reading->values.report;
	struct ktp_box *box;
	guint also = 0;

	for (guint at = 0; (box = ktp_box_find(lines, at)); ktp_box_free(box)) {
		guint failures = report->failures->len;

		for (guint i = box->first; i < box->end; i++)
			reading->used[i] = TRUE;
		at = box->end;
		if (!ktp_further_tests(box, report))
			ktp_failures_from_box(box, report);
		trace_failures(reading, failures, "box of counts");
		for (; also < report->also->len; also++)
			trace_also(reading, report->also->pdata[also]);
	}
}

/* Where the head of the report ends, and the report itself. */
static void
find_ends(struct reading *reading)
{
	const GPtrArray *lines = reading->extract->lines;
	guint at = reading->opening + 1;

	while (at < lines->len &&
	       !ktp_mark_matches(KTP_MARK_HEAD_END, lines->pdata[at]))
		at++;
	reading->head_end = at;
	while (at < lines->len &&
	       !ktp_mark_matches(KTP_MARK_END, lines->pdata[at]))
		at++;
	reading->end = at;
}

static void
read_tables(struct reading *reading)
{
	gboolean damaged = FALSE;
	struct ktp_report *report = reading->values.report;

	g_ptr_array_unref(report->comparisons);
	report->comparisons = ktp_lkp_tables(reading->extract->lines,
					     reading->used, &damaged);
	if (reading->extract->tables)
		memcpy(reading->extract->tables, reading->used,
		       reading->extract->lines->len * sizeof(gboolean));
	if (damaged)
		ktp_warning_add(reading->extract->warnings,
				KTP_WARNING_SIGN_MARK);
}

/* "test case: BOX/TESTCASE/PARAMS" stands for the axes of its table. */
static void
add_path_axes(const struct ktp_values *values)
{
	const GPtrArray *comparisons = values->report->comparisons;

	for (guint i = 0; values->test_path && i < comparisons->len; i++) {
		struct ktp_comparison *comparison = comparisons->pdata[i];

		if (comparison->axes->len == 0)
			ktp_lkp_path_axes(comparison, values->test_path, NULL);
	}
}

/* What no rule with a pattern gives. */
static void
trace_rest(struct reading *reading)
{
	const struct ktp_report *report = reading->values.report;
	GPtrArray *trace = reading->values.trace;
	const struct ktp_metric *row;
	char number[G_ASCII_DTOSTR_BUF_SIZE];

	if (!trace)
		return;
	ktp_trace_add(trace, reading->format->name, "class",
		      ktp_class_name(report->report_class), -1,
		      reading->extract->lines->pdata[reading->opening]);
	row = ktp_headline_row(report);
	if (!isnan(report->headline.change))
		ktp_trace_add(trace, row ? "sign of its row" : "sign as stated",
			      "headline.change",
			      g_ascii_dtostr(number, sizeof(number),
					     report->headline.change),
			      -1, row ? row->name : report->headline.metric);
}

static void
read_rest(struct reading *reading)
{
	const struct ktp_extract *extract = reading->extract;
	struct ktp_report *report = reading->values.report;
	guint failures;

	read_tags(reading);
	set_report_link(&reading->values);
	ktp_subject_apply(&reading->values, reading->class_bit,
			  extract->subject);
	read_boxes(reading);
	failures = report->failures->len;
	if (report->report_class == KTP_CLASS_BUILD)
		ktp_failures_from_lines(extract->lines, report);
	trace_failures(reading, failures, "new items");
	add_path_axes(&reading->values);
	ktp_headline_finish(report);
	ktp_roles_name_report(report);
	trace_rest(reading);
}

struct ktp_report *
ktp_extract_report(const struct ktp_extract *extract,
		   const struct ktp_format *format, guint opening)
{
	struct reading reading = {.extract = extract,
				  .format = format,
				  .class_bit = 1u << format->report_class,
				  .opening = opening};

	reading.used = g_new0(gboolean, extract->lines->len + 1);
	reading.values.report = ktp_report_new();
	reading.values.trace = extract->trace;
	reading.values.report->report_class = format->report_class;
	find_ends(&reading);
	if (format->report_class == KTP_CLASS_PERFORMANCE ||
	    format->report_class == KTP_CLASS_FUNCTIONAL)
		read_tables(&reading);
	read_head(&reading);
	read_rest(&reading);
	if (reading.values.commits > 1)
		ktp_warning_add(extract->warnings,
				KTP_WARNING_MULTIPLE_COMMITS);
	g_free(reading.values.short_id);
	g_free(reading.values.test_path);
	g_free(reading.before);
	g_free(reading.used);
	return reading.values.report;
}
