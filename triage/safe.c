/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/safe.h"

#include <string.h>

#include "parser/unsafe.h"

static void
append_char(GString *out, gunichar c)
{
	if (!ktp_is_unsafe(c))
		g_string_append_unichar(out, c);
	else if (c <= 0xff)
		g_string_append_printf(out, "\\x%02x", c);
	else
		g_string_append_printf(out, "\\u%04x", c);
}

/* One blank for a run of white space, and none at the very start. */
static gboolean
append_blank(GString *out, gsize start, gunichar c)
{
	if (c != ' ' && c != '\t' && c != '\n' && c != '\r')
		return FALSE;
	if (out->len > start && out->str[out->len - 1] != ' ')
		g_string_append_c(out, ' ');
	return TRUE;
}

static gboolean
append_layout(GString *out, const char *p, gunichar c)
{
	if (c == '\r' && p[1] == '\n')
		return TRUE;
	if (c != '\n' && c != '\t')
		return FALSE;
	g_string_append_c(out, (char)c);
	return TRUE;
}

void
ktt_safe_append(GString *out, const char *text, gssize length,
		enum ktt_safe how)
{
	g_autofree char *valid = NULL;
	gsize start = out->len;

	if (text == NULL)
		return;
	valid = g_utf8_make_valid(text, length);
	for (const char *p = valid; *p != '\0'; p = g_utf8_next_char(p)) {
		gunichar c = g_utf8_get_char(p);

		if (how == KTT_SAFE_LINE ? append_blank(out, start, c)
					 : append_layout(out, p, c))
			continue;
		append_char(out, c);
	}
	if (how == KTT_SAFE_LINE && out->len > start &&
	    out->str[out->len - 1] == ' ')
		g_string_truncate(out, out->len - 1);
}

char *
ktt_safe_text(const char *text, gssize length, enum ktt_safe how)
{
	GString *out = g_string_new(NULL);

	ktt_safe_append(out, text, length, how);
	return g_string_free(out, FALSE);
}

static guint
char_width(gunichar c)
{
	if (g_unichar_iszerowidth(c))
		return 0;
	return g_unichar_iswide(c) ? 2 : 1;
}

guint
ktt_safe_width(const char *text)
{
	guint width = 0;

	for (const char *p = text; *p != '\0'; p = g_utf8_next_char(p))
		width += char_width(g_utf8_get_char(p));
	return width;
}

char *
ktt_safe_shorten(const char *text, guint width)
{
	const char *p = text;
	guint used = 0;

	if (ktt_safe_width(text) <= width)
		return g_strdup(text);
	if (width == 0)
		return g_strdup("");
	for (; *p != '\0'; p = g_utf8_next_char(p)) {
		guint next = char_width(g_utf8_get_char(p));

		if (used + next > width - 1)
			break;
		used += next;
	}
	return g_strdup_printf("%.*s…", (int)(p - text), text);
}
