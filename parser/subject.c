/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <math.h>
#include <string.h>

#include "parser/headline.h"
#include "parser/subject.h"
#include "parser/text.h"

/* Marks in front of a subject pile up in long threads. */
#define MAX_MARKS 16

static gboolean
strip_one(char **subject)
{
	struct ktp_match match = {0};
	gboolean found = ktp_pattern_match(
		ktp_pattern_get(ktp_marks[KTP_MARK_LIST_TAG].pattern), *subject,
		-1, 0, &match);

	if (found) {
		char *rest = g_strdup(*subject + match.end[0]);

		g_free(*subject);
		*subject = rest;
	}
	ktp_match_clear(&match);
	return found;
}

char *
ktp_subject_base(const char *subject)
{
	char *base = ktp_text_fold(subject);

	for (guint i = 0; i < MAX_MARKS && strip_one(&base); i++)
		;
	return base;
}

static void
run(struct ktp_values *values, guint class_bit, const char *subject)
{
	for (guint i = 0; i < ktp_n_rules; i++)
		if (ktp_rules[i].scope == KTP_SCOPE_SUBJECT &&
		    ktp_rules[i].classes & class_bit)
			ktp_values_try(values, &ktp_rules[i], subject, NULL,
				       NULL);
}

static gboolean
names_other_commit(const struct ktp_report *report, const char *short_id)
{
	return report->commit.id && short_id &&
	       !g_str_has_prefix(report->commit.id, short_id) &&
	       !g_str_has_prefix(short_id, report->commit.id);
}

static void
drop_false_component(struct ktp_report *report)
{
	char **component = &report->field[KTP_FIELD_component];

	if (*component && ktp_mark_matches(KTP_MARK_NO_COMPONENT, *component))
		g_clear_pointer(component, g_free);
}

static void
put_first(GPtrArray *failures, guint at, const char *text)
{
	guint have;

	if (g_ptr_array_find_with_equal_func(failures, text, g_str_equal,
					     &have))
		g_ptr_array_remove_index(failures, have);
	g_ptr_array_insert(failures, (gint)at, g_strdup(text));
}

/* The values of the subject come before those of the text. */
static void
merge(struct ktp_report *into, struct ktp_report *from)
{
	for (int i = 0; i < KTP_N_FIELDS; i++)
		if (from->field[i] && !into->field[i])
			into->field[i] = g_steal_pointer(&from->field[i]);
	if (from->headline.metric || !isnan(from->headline.percent)) {
		g_free(into->headline.metric);
		into->headline = from->headline;
		from->headline.metric = NULL;
	}
	if (into->direction == KTP_DIRECTION_NONE)
		into->direction = from->direction;
	for (guint i = 0; i < from->failures->len; i++)
		put_first(into->failures, i, from->failures->pdata[i]);
}

static gboolean
is_bracketed_patch(const char *base)
{
	g_autofree char *inside = NULL;
	const char *end = strchr(base, ']');

	if (base[0] != '[' || !end)
		return FALSE;
	inside = g_strndup(base + 1, (gsize)(end - base - 1));
	return ktp_mark_matches(KTP_MARK_NO_COMPONENT, inside);
}

void
ktp_subject_apply(struct ktp_values *values, guint class_bit,
		  const char *subject)
{
	struct ktp_values own = {.report = ktp_report_new(),
				 .trace = values->trace};
	g_autofree char *base = NULL;

	if (subject) {
		base = ktp_subject_base(subject);
		/* "Re: [PATCH] …" names the patch, not what was found. */
		if (!is_bracketed_patch(base))
			run(&own, class_bit, base);
	}
	drop_false_component(own.report);
	if (!names_other_commit(values->report, own.short_id)) {
		merge(values->report, own.report);
		if (!values->report->commit.id)
			values->report->commit.id =
				g_steal_pointer(&own.short_id);
	}
	g_free(own.short_id);
	ktp_report_free(own.report);
}

/* Whether the subject says that it answers: something was taken off. */
static gboolean
is_reply(const char *subject, const char *base)
{
	g_autofree char *folded = ktp_text_fold(subject);

	return strlen(base) < strlen(folded) && !is_bracketed_patch(base);
}

struct ktp_report *
ktp_subject_report(const char *subject)
{
	static const enum ktp_class classes[] = {KTP_CLASS_PERFORMANCE,
						 KTP_CLASS_FUNCTIONAL};
	g_autofree char *base = ktp_subject_base(subject);
	struct ktp_report *found = NULL;

	for (guint i = 0; !found && i < G_N_ELEMENTS(classes); i++) {
		struct ktp_values own = {.report = ktp_report_new()};

		if (is_reply(subject, base))
			run(&own, 1u << classes[i], base);
		drop_false_component(own.report);
		if (own.short_id && (own.report->headline.metric ||
				     own.report->failures->len > 0)) {
			found = g_steal_pointer(&own.report);
			found->report_class = classes[i];
			found->commit.id = g_steal_pointer(&own.short_id);
			ktp_headline_finish(found);
		}
		g_free(own.short_id);
		ktp_report_free(own.report);
	}
	return found;
}
