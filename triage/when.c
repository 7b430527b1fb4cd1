/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/when.h"

#include <string.h>

#include "triage/error.h"

enum { MAX_COUNT = 99999 };

struct reader {
	const char *p;
	gboolean ok;
};

/* Exactly n digits. */
static gint
read_digits(struct reader *in, guint n)
{
	gint value = 0;

	for (guint i = 0; in->ok && i < n; i++) {
		if (!g_ascii_isdigit(*in->p)) {
			in->ok = FALSE;
			return 0;
		}
		value = value * 10 + (*in->p++ - '0');
	}
	return value;
}

static gboolean
read_mark(struct reader *in, char mark)
{
	if (!in->ok || *in->p != mark)
		return FALSE;
	in->p++;
	return TRUE;
}

static gboolean
span_of(GDateTime *start, GDateTime *end, struct ktt_span *span)
{
	gboolean ok = start != NULL && end != NULL;

	if (ok) {
		span->start = g_date_time_to_unix(start);
		span->end = g_date_time_to_unix(end);
	}
	g_clear_pointer(&start, g_date_time_unref);
	g_clear_pointer(&end, g_date_time_unref);
	return ok;
}

static GDateTime *
utc(gint year, gint month, gint day)
{
	return g_date_time_new_utc(year, month, day, 0, 0, 0);
}

/* HH:MM[:SS][Z] after the day's start. */
static gboolean
read_clock(struct reader *in, struct ktt_span *span)
{
	gint hour = read_digits(in, 2), minute, second = 0;
	gint length = 60;

	if (!read_mark(in, ':'))
		return FALSE;
	minute = read_digits(in, 2);
	if (read_mark(in, ':')) {
		second = read_digits(in, 2);
		length = 1;
	}
	if (*in->p == 'Z' || *in->p == 'z')
		in->p++;
	if (!in->ok || hour > 23 || minute > 59 || second > 59)
		return FALSE;
	span->start += hour * 3600 + minute * 60 + second;
	span->end = span->start + length;
	return TRUE;
}

static gboolean
parse_iso(const char *text, struct ktt_span *span)
{
	struct reader in = {.p = text, .ok = TRUE};
	gint year = read_digits(&in, 4), month, day;
	GDateTime *start;

	if (!in.ok || year < 1970)
		return FALSE;
	if (*in.p == '\0')
		return span_of(utc(year, 1, 1), utc(year + 1, 1, 1), span);
	month = read_mark(&in, '-') ? read_digits(&in, 2) : 0;
	if (!in.ok || month < 1 || month > 12)
		return FALSE;
	if (*in.p == '\0')
		return span_of(utc(year, month, 1),
			       month == 12 ? utc(year + 1, 1, 1)
					   : utc(year, month + 1, 1),
			       span);
	day = read_mark(&in, '-') ? read_digits(&in, 2) : 0;
	start = in.ok ? utc(year, month, day) : NULL;
	if (!span_of(start, start ? g_date_time_add_days(start, 1) : NULL,
		     span))
		return FALSE;
	if (read_mark(&in, 'T') && !read_clock(&in, span))
		return FALSE;
	return *in.p == '\0';
}

gboolean
ktt_when_is_relative(const char *text)
{
	gsize digits = strspn(text, "0123456789");

	return digits > 0 && digits <= 5 && text[digits] != '\0' &&
	       strchr("hdwmy", text[digits]) != NULL &&
	       text[digits + 1] == '\0';
}

static GDateTime *
count_back(GDateTime *now, gint count, char unit)
{
	switch (unit) {
	case 'h':
		return g_date_time_add_hours(now, -count);
	case 'd':
		return g_date_time_add_days(now, -count);
	case 'w':
		return g_date_time_add_weeks(now, -count);
	case 'm':
		return g_date_time_add_months(now, -count);
	default:
		return g_date_time_add_years(now, -count);
	}
}

/* Further back than the calendar goes is as far back as can be. */
static gboolean
parse_relative(const char *text, gint64 now, struct ktt_span *span)
{
	g_autoptr(GDateTime) here = g_date_time_new_from_unix_utc(now);
	g_autoptr(GDateTime) then = NULL;
	gint64 count = g_ascii_strtoll(text, NULL, 10);

	if (!ktt_when_is_relative(text) || here == NULL || count > MAX_COUNT)
		return FALSE;
	then = count_back(here, (gint)count, text[strlen(text) - 1]);
	span->start = then != NULL ? g_date_time_to_unix(then) : 0;
	span->end = span->start + 1;
	return TRUE;
}

static gboolean
parse_word(const char *text, gint64 now, struct ktt_span *span)
{
	gint64 day = 24 * 3600;
	gint64 midnight = now - now % day;

	if (g_ascii_strcasecmp(text, "now") == 0)
		*span = (struct ktt_span){now, now + 1};
	else if (g_ascii_strcasecmp(text, "today") == 0)
		*span = (struct ktt_span){midnight, midnight + day};
	else if (g_ascii_strcasecmp(text, "yesterday") == 0)
		*span = (struct ktt_span){midnight - day, midnight};
	else
		return FALSE;
	return TRUE;
}

gboolean
ktt_when_parse(const char *text, gint64 now, struct ktt_span *span,
	       GError **error)
{
	if (parse_word(text, now, span) || parse_relative(text, now, span) ||
	    parse_iso(text, span))
		return TRUE;
	g_set_error(error, KTT_ERROR, KTT_ERROR_USAGE,
		    "'%s' is no date; write 2024, 2024-01, 2024-01-31, today, "
		    "yesterday, or 7d, 2w, 3m, 1y ago",
		    text);
	return FALSE;
}

gboolean
ktt_when_start(const char *text, gint64 now, gint64 *start, GError **error)
{
	struct ktt_span span;

	if (!ktt_when_parse(text, now, &span, error))
		return FALSE;
	*start = span.start;
	return TRUE;
}

char *
ktt_when_age(gint64 seconds)
{
	static const struct {
		gint64 seconds, from;
		const char *one, *many;
	} units[] = {
		{365 * 86400 + 21600, 2 * 365 * 86400, "year", "years"},
		{30 * 86400 + 37800, 70 * 86400, "month", "months"},
		{7 * 86400, 14 * 86400, "week", "weeks"},
		{86400, 86400, "day", "days"},
		{3600, 3600, "hour", "hours"},
		{60, 0, "minute", "minutes"},
	};

	for (guint i = 0; i < G_N_ELEMENTS(units); i++) {
		gint64 count = MAX(seconds, 0) / units[i].seconds;

		if (seconds < units[i].from && units[i].from > 0)
			continue;
		return g_strdup_printf("%" G_GINT64_FORMAT " %s", count,
				       count == 1 ? units[i].one
						  : units[i].many);
	}
	return g_strdup("0 minutes");
}
