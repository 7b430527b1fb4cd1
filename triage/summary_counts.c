/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/json_get.h"
#include "triage/status.h"
#include "triage/stmt.h"
#include "triage/summary_part.h"

#define DAY ((gint64)24 * 3600)

#define WEEK (7 * DAY)

enum { WEEKS = 26, MOST_STRIPS = 15 };

struct tally {
	guint by_status[KTT_N_STATUSES];
	guint unanswered; /* performance regressions that are new */
};

static gboolean
count(const struct ktt_summing *sum, struct tally *tally, GError **error)
{
	struct ktt_rows *rows = ktt_query(
		sum->store,
		"SELECT message, status, class = 'performance' FROM report"
		" WHERE class <> 'build-status'",
		"");

	while (ktt_rows_next(rows)) {
		enum ktt_status status =
			ktt_status_from_name(ktt_rows_text(rows, 1));

		if (!ktt_summary_wants(sum, ktt_rows_int(rows, 0)) ||
		    status == KTT_N_STATUSES)
			continue;
		tally->by_status[status]++;
		if (status == KTT_NEW && ktt_rows_int(rows, 2))
			tally->unanswered++;
	}
	return ktt_rows_end(rows, error);
}

json_t *
ktt_summary_counts(const struct ktt_summing *sum, GError **error)
{
	struct tally tally = {{0}, 0};
	guint open = 0, closed = 0;
	json_t *by_status;

	if (!count(sum, &tally, error))
		return NULL;
	by_status = json_object();
	for (guint i = 0; i < KTT_N_STATUSES; i++) {
		guint n = tally.by_status[i];

		json_object_set_new(by_status, ktt_status_words[i].name,
				    json_integer(n));
		*(ktt_status_words[i].closed ? &closed : &open) += n;
	}
	return json_pack("{s:i, s:i, s:i, s:i, s:o}", "total",
			 (int)(open + closed), "open", (int)open, "closed",
			 (int)closed, "unanswered", (int)tally.unanswered,
			 "by_status", by_status);
}

/* 1970-01-01 was a Thursday: weeks begin on Monday. */
static gint64
week_start(gint64 time)
{
	gint64 days = time / DAY;

	return (days - (days + 3) % 7) * DAY;
}

static gint64
first_week(const struct ktt_summing *sum)
{
	return week_start(sum->options->now) - (WEEKS - 1) * WEEK;
}

/* -1: before the first one, or in the future. */
static int
week_of(const struct ktt_summing *sum, gint64 time)
{
	gint64 first = first_week(sum);
	gint64 week = (time - first) / WEEK;

	return time >= first && week < WEEKS ? (int)week : -1;
}

struct week {
	guint reports, closed;
	guint open; /* at its end */
};

/* A report is open from its date until it took its last, closed, status. */
static void
tally_open(const struct ktt_summing *sum, gint64 from, gint64 to,
	   struct week *weeks)
{
	gint64 first = first_week(sum);

	for (guint i = 0; i < WEEKS; i++) {
		gint64 end = first + (i + 1) * WEEK;

		if (from < end && (to == 0 || to >= end))
			weeks[i].open++;
	}
}

static gboolean
count_weeks(const struct ktt_summing *sum, struct week *weeks, GError **error)
{
	struct ktt_rows *rows = ktt_query(
		sum->store,
		"SELECT message, date, status_since, status FROM report"
		" WHERE class = 'performance' AND direction IS 'regression'",
		"");

	while (ktt_rows_next(rows)) {
		enum ktt_status status =
			ktt_status_from_name(ktt_rows_text(rows, 3));
		gint64 from = ktt_rows_int(rows, 1);
		gint64 since = ktt_rows_int(rows, 2);
		gboolean closed = status != KTT_N_STATUSES &&
				  ktt_status_words[status].closed;
		int week;

		if (!ktt_summary_wants(sum, ktt_rows_int(rows, 0)))
			continue;
		if ((week = week_of(sum, from)) >= 0)
			weeks[week].reports++;
		if (closed && (week = week_of(sum, since)) >= 0)
			weeks[week].closed++;
		tally_open(sum, from, closed ? MAX(since, 1) : 0, weeks);
	}
	return ktt_rows_end(rows, error);
}

json_t *
ktt_summary_weeks(const struct ktt_summing *sum, GError **error)
{
	struct week weeks[WEEKS] = {{0}};
	json_t *list;

	if (!count_weeks(sum, weeks, error))
		return NULL;
	list = json_array();
	for (guint i = 0; i < WEEKS; i++) {
		json_t *week = json_pack("{s:i, s:i, s:i}", "reports",
					 (int)weeks[i].reports, "closed",
					 (int)weeks[i].closed, "open",
					 (int)weeks[i].open);

		ktt_json_set_time(week, "week", first_week(sum) + i * WEEK,
				  TRUE);
		json_array_append_new(list, week);
	}
	return list;
}

struct strip {		/* of one test case */
	char *testcase; /* owned */
	guint reports, open;
	guint weeks[WEEKS];
};

static void
strip_free(gpointer data)
{
	struct strip *strip = data;

	g_free(strip->testcase);
	g_free(strip);
}

static struct strip *
find_strip(GPtrArray *strips, GHashTable *by_name, const char *name)
{
	struct strip *strip = g_hash_table_lookup(by_name, name);

	if (strip != NULL)
		return strip;
	strip = g_new0(struct strip, 1);
	strip->testcase = g_strdup(name);
	g_ptr_array_add(strips, strip);
	g_hash_table_insert(by_name, strip->testcase, strip);
	return strip;
}

static gboolean
count_strips(const struct ktt_summing *sum, GPtrArray *strips, GError **error)
{
	g_autoptr(GHashTable) by_name =
		g_hash_table_new(g_str_hash, g_str_equal);
	struct ktt_rows *rows = ktt_query(
		sum->store,
		"SELECT message, date, status, testcase FROM report"
		" WHERE class = 'performance' AND direction IS 'regression'"
		" AND testcase IS NOT NULL AND date >= ?",
		"i", first_week(sum));

	while (ktt_rows_next(rows)) {
		int week = week_of(sum, ktt_rows_int(rows, 1));
		enum ktt_status status =
			ktt_status_from_name(ktt_rows_text(rows, 2));
		struct strip *strip;

		if (week < 0 || !ktt_summary_wants(sum, ktt_rows_int(rows, 0)))
			continue;
		strip = find_strip(strips, by_name, ktt_rows_text(rows, 3));
		strip->weeks[week]++;
		strip->reports++;
		strip->open += status != KTT_N_STATUSES &&
			       !ktt_status_words[status].closed;
	}
	return ktt_rows_end(rows, error);
}

static gint
by_reports(gconstpointer a, gconstpointer b)
{
	const struct strip *one = *(struct strip *const *)a;
	const struct strip *two = *(struct strip *const *)b;

	if (one->reports != two->reports)
		return one->reports < two->reports ? 1 : -1;
	return strcmp(one->testcase, two->testcase);
}

static json_t *
strip_object(const struct strip *strip)
{
	json_t *weeks = json_array();
	json_t *object = json_object();

	for (guint i = 0; i < WEEKS; i++)
		json_array_append_new(weeks, json_integer(strip->weeks[i]));
	ktt_json_set_text(object, "testcase", strip->testcase);
	json_object_set_new(object, "reports", json_integer(strip->reports));
	json_object_set_new(object, "open", json_integer(strip->open));
	json_object_set_new(object, "weeks", weeks);
	return object;
}

json_t *
ktt_summary_testcases(const struct ktt_summing *sum, GError **error)
{
	g_autoptr(GPtrArray) strips =
		g_ptr_array_new_with_free_func(strip_free);
	json_t *list;

	if (!count_strips(sum, strips, error))
		return NULL;
	g_ptr_array_sort(strips, by_reports);
	list = json_array();
	for (guint i = 0; i < strips->len && i < MOST_STRIPS; i++)
		json_array_append_new(list, strip_object(strips->pdata[i]));
	return list;
}
