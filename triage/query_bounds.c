/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Terms that set bounds: numbers, dates, ages. */
#include <math.h>
#include <string.h>

#include "triage/query_impl.h"
#include "triage/when.h"

/* "<", "<=", ">", ">=", "=" at p: its length, 0 for none. */
static gsize
operator_length(const char *p)
{
	if (*p != '<' && *p != '>' && *p != '=')
		return 0;
	return p[0] != '=' && p[1] == '=' ? 2 : 1;
}

static gboolean
number_of(const struct ktt_reading *in, const char *text, double *value,
	  guint *decimals, GError **error)
{
	gsize length = strspn(text, "+-.0123456789eE");
	const char *point = memchr(text, '.', length);
	char *end = NULL;

	*value = g_ascii_strtod(text, &end);
	*decimals = point ? (guint)(text + length - point - 1) : 0;
	if (end == text || end != text + length || !isfinite(*value) ||
	    (*end != '\0' && strcmp(end, "%") != 0))
		return ktt_reading_fail(in, "this is no number", error);
	return TRUE;
}

/* "5" finds what would be printed so: 4.5 up to 5.5. */
static gboolean
read_equal(struct ktt_reading *in, const char *text, GError **error)
{
	double value, margin;
	guint decimals;

	if (!number_of(in, text, &value, &decimals, error))
		return FALSE;
	margin = 0.5 * pow(10, -(double)MIN(decimals, 12));
	in->term->equal = TRUE;
	in->term->low = value - margin;
	in->term->high = value + margin;
	in->term->high_open = TRUE;
	return TRUE;
}

static void
swap_bounds(struct ktt_term *term)
{
	double low = term->low;

	if (term->low <= term->high)
		return;
	term->low = term->high;
	term->high = low;
}

static gboolean
read_bounds(struct ktt_reading *in, const char *low, const char *high,
	    GError **error)
{
	guint decimals;

	if (*low == '\0' && *high == '\0')
		return ktt_reading_fail(in, "a range needs a bound", error);
	if (*low && !number_of(in, low, &in->term->low, &decimals, error))
		return FALSE;
	if (*high && !number_of(in, high, &in->term->high, &decimals, error))
		return FALSE;
	swap_bounds(in->term);
	return TRUE;
}

gboolean
ktt_read_number(struct ktt_reading *in, GError **error)
{
	const char *value = in->token->value;
	const char *dots = strstr(value, "..");
	gsize length = operator_length(value);
	double *bound = *value == '<' ? &in->term->high : &in->term->low;
	guint decimals;

	if (length > 0 && *value != '=') {
		in->term->low_open = in->term->high_open = length == 1;
		return number_of(in, value + length, bound, &decimals, error);
	}
	if (length == 0 && dots != NULL) {
		g_autofree char *low = g_strndup(value, (gsize)(dots - value));

		return read_bounds(in, low, dots + 2, error);
	}
	return read_equal(in, value + length, error);
}

static gboolean
time_of(const struct ktt_reading *in, const char *text, struct ktt_span *span,
	GError **error)
{
	g_autoptr(GError) reason = NULL;

	if (ktt_when_parse(text, in->now, span, &reason))
		return TRUE;
	return ktt_reading_fail(in, reason->message, error);
}

static gboolean
read_dates(struct ktt_reading *in, const char *low, const char *high,
	   GError **error)
{
	struct ktt_span span;

	if (*low == '\0' && *high == '\0')
		return ktt_reading_fail(in, "a range needs a bound", error);
	if (*low != '\0') {
		if (!time_of(in, low, &span, error))
			return FALSE;
		in->term->low = (double)span.start;
	}
	if (*high != '\0') {
		if (!time_of(in, high, &span, error))
			return FALSE;
		in->term->high = (double)span.end;
		in->term->high_open = TRUE;
	}
	if (in->term->low >= in->term->high)
		return ktt_reading_fail(in, "this range ends before it begins",
					error);
	return TRUE;
}

/* After the operator: "<2024" ends where 2024 begins, "<=2024" with it. */
static void
bound_date(struct ktt_term *term, char operator, gboolean inclusive,
	   const struct ktt_span *span)
{
	if (operator== '<') {
		term->high = (double)(inclusive ? span->end : span->start);
		term->high_open = TRUE;
	} else {
		term->low = (double)(inclusive ? span->start : span->end);
	}
}

gboolean
ktt_read_date(struct ktt_reading *in, GError **error)
{
	const char *value = in->token->value;
	const char *dots = strstr(value, "..");
	gsize length = operator_length(value);
	struct ktt_span span;

	if (length > 0 && *value != '=') {
		if (!time_of(in, value + length, &span, error))
			return FALSE;
		bound_date(in->term, *value, length == 2, &span);
		return TRUE;
	}
	if (length == 0 && dots != NULL) {
		g_autofree char *low = g_strndup(value, (gsize)(dots - value));

		return read_dates(in, low, dots + 2, error);
	}
	value += length;
	/* An instant is never meant; the time since then is. */
	return read_dates(in, value, ktt_when_is_relative(value) ? "" : value,
			  error);
}

static gboolean
age_of(const struct ktt_reading *in, const char *text, double *then,
       GError **error)
{
	struct ktt_span span;

	if (!ktt_when_is_relative(text))
		return ktt_reading_fail(in, "an age is 12h, 7d, 2w, 3m or 1y",
					error);
	if (!time_of(in, text, &span, error))
		return FALSE;
	*then = (double)span.start;
	return TRUE;
}

/* A greater age is an earlier time: the bounds change places. */
static gboolean
read_ages(struct ktt_reading *in, const char *young, const char *old,
	  GError **error)
{
	if (*young == '\0' && *old == '\0')
		return ktt_reading_fail(in, "a range needs a bound", error);
	if (*young && !age_of(in, young, &in->term->high, error))
		return FALSE;
	if (*old && !age_of(in, old, &in->term->low, error))
		return FALSE;
	swap_bounds(in->term);
	return TRUE;
}

gboolean
ktt_read_age(struct ktt_reading *in, GError **error)
{
	const char *value = in->token->value;
	const char *dots = strstr(value, "..");
	gsize length = operator_length(value);
	gboolean open = length == 1;

	if (length == 0 && dots != NULL) {
		g_autofree char *young =
			g_strndup(value, (gsize)(dots - value));

		return read_ages(in, young, dots + 2, error);
	}
	if (length == 0 || *value == '=')
		return ktt_reading_fail(
			in, "write < for younger or > for older", error);
	in->term->low_open = in->term->high_open = open;
	return *value == '<' ? read_ages(in, "", value + length, error)
			     : read_ages(in, value + length, "", error);
}
