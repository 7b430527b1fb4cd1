/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/text.h"

#define REPLACEMENT "\xef\xbf\xbd"

char *
ktp_text_fold(const char *text)
{
	GString *out = g_string_new(NULL);
	gboolean gap = FALSE;

	for (const char *p = text; *p; p++) {
		if (g_ascii_isspace(*p)) {
			gap = out->len > 0;
			continue;
		}
		if (gap)
			g_string_append_c(out, ' ');
		gap = FALSE;
		g_string_append_c(out, *p);
	}
	return g_string_free(out, FALSE);
}

char *
ktp_text_clean(const char *text, gsize length)
{
	g_autofree char *valid = g_utf8_make_valid(text, (gssize)length);
	GString *out = g_string_sized_new(length);

	for (const char *p = valid; *p; p++) {
		guchar c = (guchar)*p;

		if (c == '\t' || c == '\n' || (c >= 0x20 && c != 0x7f))
			g_string_append_c(out, *p);
		else if (c != '\r')
			g_string_append(out, REPLACEMENT);
	}
	return g_string_free(out, FALSE);
}

gboolean
ktp_text_is_blank(const char *text)
{
	while (g_ascii_isspace(*text))
		text++;
	return *text == '\0';
}

gboolean
ktp_text_has_prefix(const char *text, const char *prefix)
{
	return g_ascii_strncasecmp(text, prefix, strlen(prefix)) == 0;
}

gboolean
ktp_text_number(const char *text, gsize length, double *number)
{
	char copy[64], *end = NULL;

	if (length == 0 || length >= sizeof(copy))
		return FALSE;
	memcpy(copy, text, length);
	copy[length] = '\0';
	*number = g_ascii_strtod(copy, &end);
	return end == copy + length;
}

gsize
ktp_text_cut(const char *text, gsize max)
{
	gsize length = strlen(text);

	if (length <= max)
		return length;
	while (max > 0 && ((guchar)text[max] & 0xc0) == 0x80)
		max--;
	return max;
}
