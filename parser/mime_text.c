/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/gmime_load.h"
#include "parser/mime_text.h"
#include "parser/text.h"
#include "parser/transfer.h"
#include "parser/warnings.h"

/* Labelled as plain, text is quoted-printable when it has also so many. */
#define MIN_ESCAPES 2
/* One damaged byte in so many of a base64 line; more of them are text. */
#define MIN_BASE64_SHARE 8

#define NO_BREAK_SPACE "\xc2\xa0"
#define BOM "\xef\xbb\xbf"

/* Base64 ------------------------------------------------------------- */

static gboolean
is_base64(guint8 c)
{
	return g_ascii_isalnum((char)c) || c == '+' || c == '/' || c == '=';
}

/* Text in clear that a list put behind the encoded text. */
static gboolean
is_clear_line(const guint8 *line, gsize size)
{
	gsize bad = 0;

	for (gsize i = 0; i < size; i++) {
		if (line[i] == ' ' && i > 0 && i + 1 < size)
			return TRUE;
		bad += !is_base64(line[i]);
	}
	return bad * MIN_BASE64_SHARE > size;
}

static void
trim(const guint8 **line, gsize *size)
{
	while (*size > 0 && (g_ascii_isspace((char)**line) || **line == '>')) {
		++*line;
		--*size;
	}
	while (*size > 0 && g_ascii_isspace((char)(*line)[*size - 1]))
		--*size;
}

/* Keeps what is base64 in the line; FALSE: the encoded text is over. */
static gboolean
add_base64_line(GByteArray *out, const guint8 *line, gsize size, gboolean *bad)
{
	for (gsize i = 0; i < size; i++) {
		if (!is_base64(line[i])) {
			*bad = TRUE;
			continue;
		}
		g_byte_array_append(out, line + i, 1);
		if (line[i] == '=' && (i + 1 == size || line[i + 1] != '='))
			return FALSE;
	}
	return TRUE;
}

/* What of data is base64, up to its padding. */
static GByteArray *
gather_base64(const guint8 *data, gsize size, gboolean *bad)
{
	GByteArray *out = g_byte_array_sized_new((guint)size);
	gboolean over = FALSE;

	for (gsize at = 0; at < size;) {
		const guint8 *line = data + at;
		const guint8 *lf = memchr(line, '\n', size - at);
		gsize length = lf ? (gsize)(lf - line) : size - at;

		at += length + 1;
		trim(&line, &length);
		if (length == 0)
			continue;
		if (!over && ktp_transfer_is_base64(line, length)) {
			g_byte_array_append(out, line, (guint)length);
			continue;
		}
		if (over || is_clear_line(line, length)) {
			*bad = TRUE;
			break;
		}
		over = !add_base64_line(out, line, length, bad);
	}
	return out;
}

/* The end, with its padding or without. */
static void
add_rest(GByteArray *out, const guint8 *data, gsize size)
{
	guint start = out->len;
	GMimeEncoding state;
	gsize room;

	gmime->g_mime_encoding_init_decode(&state,
					   GMIME_CONTENT_ENCODING_BASE64);
	room = gmime->g_mime_encoding_outlen(&state, size);
	g_byte_array_set_size(out, start + (guint)room);
	room = gmime->g_mime_encoding_flush(&state, (const char *)data, size,
					    (char *)out->data + start);
	g_byte_array_set_size(out, start + (guint)room);
}

static GByteArray *
decode_base64(const guint8 *data, gsize size, GPtrArray *warnings)
{
	gboolean bad = FALSE;
	g_autoptr(GByteArray) clean = gather_base64(data, size, &bad);
	/* An array that never had room has no address to count from. */
	GByteArray *out = g_byte_array_sized_new(clean->len + 1);
	gsize done;

	if (bad)
		ktp_warning_add(warnings, KTP_WARNING_ENCODING);
	else if (clean->len % 4 != 0)
		ktp_warning_add(warnings, KTP_WARNING_TRUNCATED);
	if (clean->len == 0)
		return out;
	done = ktp_transfer_groups(out, clean->data, clean->len);
	add_rest(out, clean->data + done, clean->len - done);
	return out;
}

/* Quoted-printable --------------------------------------------------- */

struct qp_marks {
	gsize soft;    /* line ends that are none */
	gsize escapes; /* bytes */
	gsize stray;   /* '=' that means neither */
};

static void
count_qp(struct qp_marks *marks, const guint8 *data, gsize size)
{
	const guint8 *end = data + size, *p = data;

	memset(marks, 0, sizeof(*marks));
	while ((p = memchr(p, '=', (gsize)(end - p)))) {
		gsize left = (gsize)(end - ++p);

		if (left == 0 || p[0] == '\n' ||
		    (left > 1 && p[0] == '\r' && p[1] == '\n'))
			marks->soft++;
		else if (left > 1 && g_ascii_isxdigit((char)p[0]) &&
			 g_ascii_isxdigit((char)p[1]))
			marks->escapes++;
		else
			marks->stray++;
	}
}

/* In encoded text no '=' stands for itself; in other text nearly all do. */
static gboolean
looks_encoded(const struct qp_marks *marks)
{
	return marks->stray == 0 && marks->soft >= KTP_MIN_SOFT_ENDS &&
	       marks->escapes >= MIN_ESCAPES;
}

gboolean
ktp_mime_looks_encoded(const guint8 *data, gsize size)
{
	struct qp_marks marks;

	count_qp(&marks, data, size);
	return looks_encoded(&marks);
}

static GByteArray *
to_bytes(enum ktp_encoding encoding, const guint8 *data, gsize size,
	 GPtrArray *warnings)
{
	GByteArray *bytes;
	struct qp_marks marks;

	if (encoding == KTP_ENCODING_BASE64)
		return decode_base64(data, size, warnings);
	count_qp(&marks, data, size);
	if (encoding == KTP_ENCODING_QP || looks_encoded(&marks)) {
		if (marks.stray > 0 || encoding != KTP_ENCODING_QP)
			ktp_warning_add(warnings, KTP_WARNING_ENCODING);
		return ktp_transfer_qp(data, size);
	}
	bytes = g_byte_array_sized_new((guint)size + 1);
	return g_byte_array_append(bytes, data, (guint)size);
}

/* Charsets ----------------------------------------------------------- */

/* Charsets in which bytes below 128 are not ASCII, so that valid UTF-8 says
 * nothing. */
static gboolean
is_stateful(const char *charset)
{
	return charset && (!g_ascii_strncasecmp(charset, "iso-2022-", 9) ||
			   !g_ascii_strcasecmp(charset, "hz-gb-2312"));
}

/* UTF-7 can hide any byte and UTF-16 is no charset for mail. */
static gboolean
is_convertible(const char *charset)
{
	return charset && g_ascii_strcasecmp(charset, "us-ascii") != 0 &&
	       g_ascii_strncasecmp(charset, "utf", 3) != 0;
}

static char *
to_utf8(const char *charset, const char *text, gsize size, GPtrArray *warnings)
{
	g_autofree char *converted = NULL;

	if (!is_stateful(charset) && g_utf8_validate(text, (gssize)size, NULL))
		return ktp_text_clean(text, size);
	if (is_convertible(charset))
		converted = g_convert(text, (gssize)size, "UTF-8",
				      gmime->g_mime_charset_iconv_name(charset),
				      NULL, NULL, NULL);
	if (!converted) {
		ktp_warning_add(warnings, KTP_WARNING_CHARSET);
		converted = g_convert(text, (gssize)size, "UTF-8", "ISO-8859-1",
				      NULL, NULL, NULL);
	}
	return ktp_text_clean(converted ? converted : text,
			      converted ? strlen(converted) : size);
}

static void
blank_nuls(GByteArray *bytes, GPtrArray *warnings)
{
	guint8 *end = bytes->data + bytes->len, *p = bytes->data;

	while (p < end && (p = memchr(p, 0, (gsize)(end - p)))) {
		ktp_warning_add(warnings, KTP_WARNING_NUL);
		*p++ = ' ';
	}
}

/*
 * Programs that write HTML first write no-break spaces for blanks, some files
 * begin with a byte-order mark: nobody sees either, no pattern has to know.
 */
static char *
plain_blanks(char *text)
{
	char *from = g_str_has_prefix(text, BOM) ? text + strlen(BOM) : text;
	char *to = text;

	for (char *space; (space = strstr(from, NO_BREAK_SPACE));) {
		memmove(to, from, (gsize)(space - from));
		to += space - from;
		*to++ = ' ';
		from = space + strlen(NO_BREAK_SPACE);
	}
	memmove(to, from, strlen(from) + 1);
	return text;
}

char *
ktp_mime_text(const struct ktp_mime_type *type, const guint8 *data, gsize size,
	      GPtrArray *warnings)
{
	g_autoptr(GByteArray) bytes =
		to_bytes(type->encoding, data, size, warnings);

	if (bytes->len == 0)
		return g_strdup("");
	blank_nuls(bytes, warnings);
	return plain_blanks(to_utf8(type->charset, (const char *)bytes->data,
				    bytes->len, warnings));
}
