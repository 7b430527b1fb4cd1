/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/json_get.h"
#include "triage/status.h"
#include "triage/stmt.h"
#include "triage/summary_part.h"

#define DAY ((gint64)24 * 3600)

enum { WEEKS = 8 };

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

static void
tally_week(const struct ktt_summing *sum, gint64 time, guint *weeks)
{
	gint64 first = week_start(sum->options->now) - (WEEKS - 1) * 7 * DAY;
	gint64 week = (week_start(time) - first) / (7 * DAY);

	if (time >= first && week < WEEKS)
		weeks[week]++;
}

static gboolean
count_weeks(const struct ktt_summing *sum, guint *reports, guint *closed,
	    GError **error)
{
	struct ktt_rows *rows = ktt_query(
		sum->store,
		"SELECT message, date, status_since, status FROM report"
		" WHERE class = 'performance' AND direction IS 'regression'"
		" AND updated >= ?",
		"i", week_start(sum->options->now) - WEEKS * 7 * DAY);

	while (ktt_rows_next(rows)) {
		enum ktt_status status =
			ktt_status_from_name(ktt_rows_text(rows, 3));

		if (!ktt_summary_wants(sum, ktt_rows_int(rows, 0)))
			continue;
		tally_week(sum, ktt_rows_int(rows, 1), reports);
		if (status != KTT_N_STATUSES && ktt_status_words[status].closed)
			tally_week(sum, ktt_rows_int(rows, 2), closed);
	}
	return ktt_rows_end(rows, error);
}

json_t *
ktt_summary_weeks(const struct ktt_summing *sum, GError **error)
{
	guint reports[WEEKS] = {0}, closed[WEEKS] = {0};
	gint64 first = week_start(sum->options->now) - (WEEKS - 1) * 7 * DAY;
	json_t *list;

	if (!count_weeks(sum, reports, closed, error))
		return NULL;
	list = json_array();
	for (guint i = 0; i < WEEKS; i++) {
		json_t *week = json_object();

		ktt_json_set_time(week, "week", first + i * 7 * DAY, TRUE);
		json_object_set_new(week, "reports", json_integer(reports[i]));
		json_object_set_new(week, "closed", json_integer(closed[i]));
		json_array_append_new(list, week);
	}
	return list;
}
