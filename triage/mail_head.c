/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/error.h"
#include "triage/mail_head.h"

enum { WIDTH = 78, ENCODED = 42 }; /* bytes of text in an encoded word */

gboolean
ktt_mail_head_word(const char *word)
{
	const char *at = word ? strchr(word, '@') : NULL;

	if (!at || at == word || !at[1])
		return FALSE;
	for (; *word; word++)
		if (*word <= ' ' || *word > '~' || strchr(",;<>()\"\\", *word))
			return FALSE;
	return TRUE;
}

static const char *
fault_of(const char *value, gboolean text)
{
	if (!*value)
		return "it is empty";
	if (!g_utf8_validate(value, -1, NULL))
		return "it is no UTF-8";
	for (const char *at = value; *at; at = g_utf8_next_char(at)) {
		gunichar c = g_utf8_get_char(at);

		if (g_unichar_iscntrl(c) || c == 0x2028 || c == 0x2029)
			return "it has a control character";
		if (c > '~' && !text)
			return "it is not ASCII";
	}
	return NULL;
}

/* Bytes of the next encoded word: whole characters only. */
static gsize
chunk_length(const char *text)
{
	const char *at = text;

	while (*at && g_utf8_next_char(at) - text <= ENCODED)
		at = g_utf8_next_char(at);
	return (gsize)(at - text);
}

/* The whole value as encoded words with blanks between, which vanish. */
static char *
encode(const char *value)
{
	GString *out = g_string_new(NULL);

	while (*value) {
		gsize length = chunk_length(value);
		g_autofree char *base64 =
			g_base64_encode((const guchar *)value, length);

		g_string_append_printf(
			out, "%s=?UTF-8?B?%s?=", out->len ? " " : "", base64);
		value += length;
	}
	return g_string_free(out, FALSE);
}

static void
append_folded(GString *head, const char *name, const char *value)
{
	g_auto(GStrv) words = g_strsplit(value, " ", -1);
	gsize column = strlen(name) + 1;

	g_string_append_printf(head, "%s:", name);
	for (gsize i = 0; words[i]; i++) {
		gsize length = strlen(words[i]);

		if (i && length && column + 1 + length > WIDTH) {
			g_string_append_c(head, '\n');
			column = 0;
		}
		g_string_append_printf(head, " %s", words[i]);
		column += 1 + length;
	}
	g_string_append_c(head, '\n');
}

gboolean
ktt_mail_head_set(GString *head, const char *name, const char *value,
		  gboolean text, GError **error)
{
	const char *fault = fault_of(value, text);
	g_autofree char *encoded = NULL;

	if (fault) {
		g_set_error(error, KTT_ERROR, KTT_ERROR_DATA,
			    "no header %s can be made: %s", name, fault);
		return FALSE;
	}
	if (!g_str_is_ascii(value) || strstr(value, "=?"))
		encoded = encode(value);
	append_folded(head, name, encoded ? encoded : value);
	return TRUE;
}
