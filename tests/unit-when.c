/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Dates as people type them; ages in words. */
#include <glib.h>
#include <string.h>

#include "triage/error.h"
#include "triage/when.h"

/* 2024-03-15 12:34:56 UTC */
#define NOW 1710506096

static char *
format(gint64 seconds)
{
	g_autoptr(GDateTime) time = g_date_time_new_from_unix_utc(seconds);

	return g_date_time_format(time, "%Y-%m-%dT%H:%M:%S");
}

static const struct {
	const char *in, *start, *end;
} rows[] = {
	{"2024", "2024-01-01T00:00:00", "2025-01-01T00:00:00"},
	{"2024-02", "2024-02-01T00:00:00", "2024-03-01T00:00:00"},
	{"2023-12", "2023-12-01T00:00:00", "2024-01-01T00:00:00"},
	{"2024-02-29", "2024-02-29T00:00:00", "2024-03-01T00:00:00"},
	{"2024-01-31T10:30", "2024-01-31T10:30:00", "2024-01-31T10:31:00"},
	{"2024-01-31T10:30:05Z", "2024-01-31T10:30:05", "2024-01-31T10:30:06"},
	{"now", "2024-03-15T12:34:56", "2024-03-15T12:34:57"},
	{"today", "2024-03-15T00:00:00", "2024-03-16T00:00:00"},
	{"Yesterday", "2024-03-14T00:00:00", "2024-03-15T00:00:00"},
	{"12h", "2024-03-15T00:34:56", "2024-03-15T00:34:57"},
	{"7d", "2024-03-08T12:34:56", "2024-03-08T12:34:57"},
	{"2w", "2024-03-01T12:34:56", "2024-03-01T12:34:57"},
	{"1m", "2024-02-15T12:34:56", "2024-02-15T12:34:57"},
	{"1y", "2023-03-15T12:34:56", "2023-03-15T12:34:57"},
	{"0d", "2024-03-15T12:34:56", "2024-03-15T12:34:57"},
	{"99999y", "1970-01-01T00:00:00", "1970-01-01T00:00:01"},
};

static void
test_rows(void)
{
	for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
		struct ktt_span span;
		g_autoptr(GError) error = NULL;
		g_autofree char *start = NULL, *end = NULL;

		g_assert_true(ktt_when_parse(rows[i].in, NOW, &span, &error));
		g_assert_no_error(error);
		start = format(span.start);
		end = format(span.end);
		g_assert_cmpstr(start, ==, rows[i].start);
		g_assert_cmpstr(end, ==, rows[i].end);
	}
}

static void
test_wrong(void)
{
	static const char *const wrong[] = {
		"",
		"x",
		"24",
		"2024-",
		"2024-1",
		"2024-13",
		"2024-00",
		"2024-02-30",
		"2023-02-29",
		"2024-01-31T",
		"2024-01-31T25:00",
		"2024-01-31 10:00",
		"7",
		"7x",
		"-7d",
		"7dd",
		"123456d",
		"1969",
		"d",
		"2024-01-31T10:00+01:00",
		"tomorrow",
	};

	for (guint i = 0; i < G_N_ELEMENTS(wrong); i++) {
		struct ktt_span span;
		g_autoptr(GError) error = NULL;

		g_assert_false(ktt_when_parse(wrong[i], NOW, &span, &error));
		g_assert_error(error, KTT_ERROR, KTT_ERROR_USAGE);
	}
}

static void
test_age(void)
{
	static const struct {
		gint64 seconds;
		const char *age;
	} ages[] = {
		{-5, "0 minutes"},	  {0, "0 minutes"},
		{60, "1 minute"},	  {3600, "1 hour"},
		{86400, "1 day"},	  {13 * 86400, "13 days"},
		{14 * 86400, "2 weeks"},  {69 * 86400, "9 weeks"},
		{70 * 86400, "2 months"}, {731 * 86400, "2 years"},
	};

	for (guint i = 0; i < G_N_ELEMENTS(ages); i++) {
		g_autofree char *age = ktt_when_age(ages[i].seconds);

		g_assert_cmpstr(age, ==, ages[i].age);
	}
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/when/rows", test_rows);
	g_test_add_func("/when/wrong", test_wrong);
	g_test_add_func("/when/age", test_age);
	return g_test_run();
}
