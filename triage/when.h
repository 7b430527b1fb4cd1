/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Dates as people type them, all in UTC: 2024, 2024-01, 2024-01-31,
 * 2024-01-31T12:00[:00][Z], now, today, yesterday, and the relative 12h, 7d,
 * 2w, 3m, 1y, which count back from now.
 */
#ifndef KTT_WHEN_H
#define KTT_WHEN_H

#include <glib.h>

struct ktt_span { /* start <= t < end, seconds since 1970 */
	gint64 start;
	gint64 end;
};

/*
 * The time that text names: a year, month or day is all of it, a relative
 * date or "now" one instant (end = start + 1). Error USAGE: says what would
 * have been understood.
 */
gboolean ktt_when_parse(const char *text, gint64 now, struct ktt_span *span,
			GError **error);

/* Whether text is a relative date (7d), which may also be an age. */
gboolean ktt_when_is_relative(const char *text);

/* Where text begins, for --since; errors as ktt_when_parse(). */
gboolean ktt_when_start(const char *text, gint64 now, gint64 *start,
			GError **error);

/* "3 days", "5 weeks", "2 years": the caller frees it. */
char *ktt_when_age(gint64 seconds);

#endif
