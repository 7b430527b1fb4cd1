/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <math.h>

#include "parser/pairs.h"
#include "parser/report.h"

static const char *const class_names[KTP_N_CLASSES] = {
	[KTP_CLASS_PERFORMANCE] = "performance",
	[KTP_CLASS_FUNCTIONAL] = "functional",
	[KTP_CLASS_BUILD] = "build",
	[KTP_CLASS_BUILD_STATUS] = "build-status",
};

static const char *const direction_names[KTP_N_DIRECTIONS] = {
	[KTP_DIRECTION_REGRESSION] = "regression",
	[KTP_DIRECTION_IMPROVEMENT] = "improvement",
};

static const char *const field_names[KTP_N_FIELDS] = {
#define FIELD(name) [KTP_FIELD_##name] = #name,
#include "parser/fields.def"
#undef FIELD
};

const char *
ktp_class_name(enum ktp_class report_class)
{
	return class_names[report_class];
}

const char *
ktp_direction_name(enum ktp_direction direction)
{
	return direction_names[direction];
}

const char *
ktp_field_name(enum ktp_field field)
{
	return field_names[field];
}

static void
also_destroy(gpointer data)
{
	ktp_also_free(data);
}

static void
seen_destroy(gpointer data)
{
	ktp_seen_free(data);
}

static void
comparison_destroy(gpointer data)
{
	ktp_comparison_free(data);
}

struct ktp_report *
ktp_report_new(void)
{
	struct ktp_report *new = g_new0(struct ktp_report, 1);

	new->headline.percent = NAN;
	new->headline.change = NAN;
	new->also_seen_on = g_ptr_array_new_with_free_func(seen_destroy);
	new->parameters = ktp_pairs_new();
	new->also = g_ptr_array_new_with_free_func(also_destroy);
	new->comparisons = g_ptr_array_new_with_free_func(comparison_destroy);
	new->tags = ktp_pairs_new();
	new->failures = g_ptr_array_new_with_free_func(g_free);
	return new;
}

void
ktp_report_free(struct ktp_report *report)
{
	if (!report)
		return;
	g_free(report->message_id);
	ktp_commit_clear(&report->commit);
	for (int i = 0; i < KTP_N_FIELDS; i++)
		g_free(report->field[i]);
	g_free(report->headline.metric);
	g_ptr_array_unref(report->also_seen_on);
	g_ptr_array_unref(report->parameters);
	g_ptr_array_unref(report->also);
	g_ptr_array_unref(report->comparisons);
	g_ptr_array_unref(report->tags);
	g_ptr_array_unref(report->failures);
	g_free(report);
}

struct ktp_also *
ktp_also_new(void)
{
	struct ktp_also *new = g_new0(struct ktp_also, 1);

	new->percent = NAN;
	new->parameters = ktp_pairs_new();
	return new;
}

void
ktp_also_free(struct ktp_also *also)
{
	if (!also)
		return;
	g_free(also->testcase);
	g_free(also->metric);
	g_free(also->test_machine);
	g_ptr_array_unref(also->parameters);
	g_free(also);
}

struct ktp_seen *
ktp_seen_new(void)
{
	return g_new0(struct ktp_seen, 1);
}

void
ktp_seen_free(struct ktp_seen *seen)
{
	if (!seen)
		return;
	g_free(seen->state);
	g_free(seen->tree);
	g_free(seen->branch);
	g_free(seen->commit);
	g_free(seen);
}
