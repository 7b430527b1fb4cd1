/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <stdarg.h>

#include "triage/error.h"
#include "triage/query_impl.h"
#include "triage/safe.h"

static void
append_repeated(GString *out, guint count, char c)
{
	for (guint i = 0; i < count; i++)
		g_string_append_c(out, c);
}

/* Safe, on one line, with every blank in its place. */
static char *
as_printed(const char *text, gssize length)
{
	char *safe = ktt_safe_text(text, length, KTT_SAFE_TEXT);

	return g_strdelimit(safe, "\t\n", ' ');
}

/*
 * Both lines are measured as they are printed: a wide or an escaped
 * character before the fault would push the caret off it otherwise.
 */
static void
append_caret(GString *out, const struct ktt_place *place)
{
	gsize length = place->end - place->start;
	g_autofree char *before =
		as_printed(place->query, (gssize)place->start);
	g_autofree char *fault =
		as_printed(place->query + place->start, (gssize)length);
	g_autofree char *after = as_printed(place->query + place->end, -1);

	g_string_append_printf(out, "\n  %s%s%s\n  ", before, fault, after);
	append_repeated(out, ktt_safe_width(before), ' ');
	g_string_append_c(out, '^');
	append_repeated(out, MAX(ktt_safe_width(fault), 1) - 1, '~');
}

void
ktt_query_fail(GError **error, const struct ktt_place *place, const char *hint,
	       const char *format, ...)
{
	g_autoptr(GString) out = g_string_new(NULL);
	va_list args;

	va_start(args, format);
	g_string_append_vprintf(out, format, args);
	va_end(args);
	append_caret(out, place);
	if (hint != NULL)
		g_string_append_printf(out, "\nhint: %s", hint);
	g_set_error_literal(error, KTT_ERROR, KTT_ERROR_USAGE, out->str);
}
