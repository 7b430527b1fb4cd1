/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "corpus/gen_encode.h"

#define LINE 72 /* characters of an encoded line */

enum way { SEVEN_BIT, LATIN_1, UTF_8, QUOTED_PRINTABLE, BASE64, N_WAYS };

static const char *const fields[] = {
	[SEVEN_BIT] = "Content-Type: text/plain; charset=us-ascii\n"
		      "Content-Transfer-Encoding: 7bit\n\n",
	[LATIN_1] = "Content-Type: text/plain; charset=\"iso-8859-1\"\n"
		    "Content-Disposition: inline\n"
		    "Content-Transfer-Encoding: 8bit\n\n",
	[UTF_8] = "Content-Type: text/plain; charset=utf-8\n"
		  "Content-Transfer-Encoding: 8bit\n\n",
	[QUOTED_PRINTABLE] = "Content-Type: text/plain; charset=utf-8\n"
			     "Content-Transfer-Encoding: quoted-printable\n\n",
	[BASE64] = "Content-Type: text/plain; charset=utf-8\n"
		   "Content-Transfer-Encoding: base64\n\n",
};

/* Per cent of the mails that are plain ASCII, and of those that are not. */
static const guint ascii_weights[N_WAYS] = {92, 0, 0, 4, 4};
static const guint other_weights[N_WAYS] = {0, 65, 12, 15, 8};

static void
encode_base64(GString *out, const char *data, gsize size)
{
	for (gsize at = 0; at < size; at += LINE / 4 * 3) {
		g_autofree char *line =
			g_base64_encode((const guchar *)data + at,
					MIN(size - at, LINE / 4 * 3));

		g_string_append(out, line);
		g_string_append_c(out, '\n');
	}
}

/* Whether this byte needs "=XX"; next is what follows it. */
static gboolean
needs_escape(guchar byte, char next)
{
	if (byte == ' ' || byte == '\t')
		return next == '\n' || next == '\0';
	return byte < 32 || byte > 126 || byte == '=';
}

static void
encode_quoted(GString *out, const char *text)
{
	gsize column = 0;

	for (const char *c = text; *c; c++) {
		if (*c == '\n') {
			g_string_append_c(out, '\n');
			column = 0;
			continue;
		}
		if (column > LINE) {
			g_string_append(out, "=\n");
			column = 0;
		}
		if (needs_escape((guchar)*c, c[1])) {
			g_string_append_printf(out, "=%02X", (guchar)*c);
			column += 3;
		} else {
			g_string_append_c(out, *c);
			column++;
		}
	}
}

/* FALSE where a character is not of latin-1; out is left half written. */
static gboolean
encode_latin(GString *out, const char *text)
{
	for (const char *c = text; *c; c = g_utf8_next_char(c)) {
		gunichar character = g_utf8_get_char(c);

		if (character > 0xff)
			return FALSE;
		g_string_append_c(out, (char)character);
	}
	return TRUE;
}

static enum way
draw(const guint *weights, GRand *rand)
{
	guint left = (guint)g_rand_int_range(rand, 0, 100);
	enum way way = SEVEN_BIT;

	while (left >= weights[way])
		left -= weights[way++];
	return way;
}

const char *
gen_encode_body(GString *out, const GString *text, GRand *rand)
{
	gboolean ascii = g_str_is_ascii(text->str);
	enum way way = draw(ascii ? ascii_weights : other_weights, rand);

	if (way == LATIN_1 && !encode_latin(out, text->str)) {
		g_string_truncate(out, 0);
		way = UTF_8;
	}
	if (way == QUOTED_PRINTABLE)
		encode_quoted(out, text->str);
	else if (way == BASE64)
		encode_base64(out, text->str, text->len);
	else if (way != LATIN_1)
		g_string_append_len(out, text->str, (gssize)text->len);
	return fields[way];
}

/* One word has at most 75 characters; Q makes three of a byte, B 4/3. */
static const char *
word_end(const char *text, gboolean b)
{
	const char *end = text;

	while (*end && end - text < (b ? 36 : 18))
		end = g_utf8_next_char(end);
	return end;
}

static void
append_q_word(GString *out, const char *text, const char *end)
{
	g_string_append(out, "=?utf-8?q?");
	for (const char *c = text; c < end; c++)
		if (*c == ' ')
			g_string_append_c(out, '_');
		else if (g_ascii_isalnum(*c))
			g_string_append_c(out, *c);
		else
			g_string_append_printf(out, "=%02X", (guchar)*c);
	g_string_append(out, "?=");
}

static void
append_b_word(GString *out, const char *text, const char *end)
{
	g_autofree char *word =
		g_base64_encode((const guchar *)text, (gsize)(end - text));

	g_string_append_printf(out, "=?UTF-8?B?%s?=", word);
}

void
gen_encode_words(GString *out, const char *text, GRand *rand)
{
	gboolean b = g_rand_boolean(rand);

	if (g_str_is_ascii(text)) {
		g_string_append(out, text);
		return;
	}
	for (const char *at = text; *at;) {
		const char *end = word_end(at, b);

		if (at != text)
			g_string_append(out, "\n ");
		if (b)
			append_b_word(out, at, end);
		else
			append_q_word(out, at, end);
		at = end;
	}
}
