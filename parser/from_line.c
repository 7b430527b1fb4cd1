/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include "parser/from_line.h"

#include <string.h>

#include "parser/pair.h"

#define MAX_NAME 100 /* of a header field */

static const char weekdays[] = "SunMonTueWedThuFriSat";
static const char months[] = "JanFebMarAprMayJunJulAugSepOctNovDec";
static const char lore[] = "From mboxrd@z Thu Jan  1 00:00:00 1970";
static const char git_date[] = " Mon Sep 17 00:00:00 2001";

/* A cursor over the words of a line. */
struct words {
	const guint8 *p, *end;
	const guint8 *word;
	gsize size;
};

static gboolean
next_word(struct words *words)
{
	while (words->p < words->end && (*words->p == ' ' || *words->p == '\t'))
		words->p++;
	words->word = words->p;
	while (words->p < words->end && *words->p != ' ' && *words->p != '\t')
		words->p++;
	words->size = words->p - words->word;
	return words->size > 0;
}

/* The word is one of the names of three letters that names strings together. */
static gboolean
is_name(const struct words *words, const char *names)
{
	const char *p;

	if (words->size != 3)
		return FALSE;
	for (p = names; *p; p += 3) {
		if (!memcmp(words->word, p, 3))
			return TRUE;
	}
	return FALSE;
}

static gboolean
is_number(const struct words *words, gsize min, gsize max)
{
	gsize i;

	if (words->size < min || words->size > max)
		return FALSE;
	for (i = 0; i < words->size; i++) {
		if (!g_ascii_isdigit(words->word[i]))
			return FALSE;
	}
	return TRUE;
}

/* "12:34" or "12:34:56"; the hour may have one digit. */
static gboolean
is_time(const struct words *words)
{
	const guint8 *p = words->word;
	gsize size = words->size;
	gsize i;

	if (size == 4 || size == 7) { /* one digit: look at the rest alike */
		if (!g_ascii_isdigit(*p))
			return FALSE;
		p++;
		size--;
	} else if (size == 5 || size == 8) {
		if (!g_ascii_isdigit(p[0]) || !g_ascii_isdigit(p[1]))
			return FALSE;
		p += 2;
		size -= 2;
	} else {
		return FALSE;
	}
	for (i = 0; i + 3 <= size; i += 3) {
		if (p[i] != ':' || !g_ascii_isdigit(p[i + 1]) ||
		    !g_ascii_isdigit(p[i + 2]))
			return FALSE;
	}
	return i == size;
}

/* "UTC", "CEST", "+0200" */
static gboolean
is_zone(const struct words *words)
{
	gsize i;

	if (words->size < 1 || words->size > 6)
		return FALSE;
	if (*words->word == '+' || *words->word == '-') {
		struct words digits = *words;

		digits.word++;
		digits.size--;
		return is_number(&digits, 4, 4);
	}
	for (i = 0; i < words->size; i++) {
		if (!g_ascii_isupper(words->word[i]))
			return FALSE;
	}
	return TRUE;
}

/* What may follow the year: a zone, "remote from HOST", nothing. */
static gboolean
is_tail(struct words *words)
{
	if (!next_word(words))
		return TRUE;
	if (is_zone(words) && !next_word(words))
		return TRUE;
	return words->size == 6 && !memcmp(words->word, "remote", 6) &&
	       next_word(words) && words->size == 4 &&
	       !memcmp(words->word, "from", 4) && next_word(words) &&
	       !next_word(words);
}

/* "Jan  1 00:00:00 1970" and what may follow; the weekday was just read. */
static gboolean
is_date(struct words words)
{
	if (!next_word(&words) || !is_name(&words, months) ||
	    !next_word(&words) || !is_number(&words, 1, 2) ||
	    !next_word(&words) || !is_time(&words) || !next_word(&words))
		return FALSE;
	while (is_zone(&words)) {
		if (!next_word(&words))
			return FALSE;
	}
	return is_number(&words, 4, 4) && is_tail(&words);
}

static gboolean
has_date(const guint8 *line, gsize size)
{
	struct words words = {line, line + size, line, 0};

	while (next_word(&words)) {
		if (is_name(&words, weekdays) && is_date(words))
			return TRUE;
	}
	return FALSE;
}

static gboolean
is_lore(const guint8 *line, gsize size)
{
	return size == sizeof(lore) - 1 && !memcmp(line, lore, size);
}

static gboolean
is_git(const guint8 *line, gsize size)
{
	gsize i = 5;

	while (i < size && g_ascii_isxdigit(line[i]))
		i++;
	return i - 5 >= 40 && size - i == sizeof(git_date) - 1 &&
	       !memcmp(line + i, git_date, size - i);
}

enum ktp_from_kind
ktp_from_line(const guint8 *data, gsize size, gsize *line_size)
{
	gsize seen = MIN(size, KTP_MAX_FROM_LINE + 2);
	const guint8 *newline;
	gsize length;

	if (size < 5 || memcmp(data, "From ", 5))
		return KTP_FROM_NONE;
	newline = memchr(data, '\n', seen);
	if (!newline && seen < size)
		return KTP_FROM_NONE;
	length = newline ? (gsize)(newline - data) : seen;
	if (line_size)
		*line_size = newline ? length + 1 : length;
	if (length && data[length - 1] == '\r')
		length--;
	if (length > KTP_MAX_FROM_LINE)
		return KTP_FROM_NONE;
	if (is_lore(data, length))
		return KTP_FROM_LORE;
	if (is_git(data, length))
		return KTP_FROM_GIT;
	return has_date(data + 5, length - 5) ? KTP_FROM_DATED : KTP_FROM_LOOSE;
}

gboolean
ktp_is_field(const guint8 *data, gsize size)
{
	gsize i = 0;

	while (i < size && i < MAX_NAME && g_ascii_isgraph(data[i]) &&
	       data[i] != ':')
		i++;
	if (i == 0)
		return FALSE;
	while (i < size && (data[i] == ' ' || data[i] == '\t'))
		i++;
	return i < size && data[i] == ':';
}

gboolean
ktp_after_blank(const guint8 *data, gsize position)
{
	gsize i = position;

	if (i < 2 || data[i - 1] != '\n')
		return FALSE;
	i--;
	if (data[i - 1] == '\r')
		i--;
	return i > 0 && data[i - 1] == '\n';
}

gsize
ktp_header_size(const guint8 *data, gsize size)
{
	const guint8 *p = data, *end = data + size;

	while (p < end) {
		if (*p == '\n')
			return p + 1 - data;
		if (*p == '\r' && p + 1 < end && p[1] == '\n')
			return p + 2 - data;
		p = memchr(p, '\n', end - p);
		if (!p)
			return 0;
		p++;
	}
	return 0;
}

/* Digits with white space around them, up to the end of the line. */
static gboolean
read_length(const guint8 *p, const guint8 *end, guint64 *value)
{
	guint digits = 0;

	*value = 0;
	while (p < end && (*p == ' ' || *p == '\t'))
		p++;
	while (p < end && g_ascii_isdigit(*p) && digits < 18) {
		*value = *value * 10 + (*p++ - '0');
		digits++;
	}
	while (p < end && (*p == ' ' || *p == '\t' || *p == '\r'))
		p++;
	return digits && p < end && *p == '\n';
}

gboolean
ktp_content_length(const guint8 *data, gsize size, guint64 *value)
{
	static const char name[] = "Content-Length:";
	const guint8 *p = data, *end = data + size;

	while (p && p < end) {
		if (end - p > (gssize)sizeof(name) &&
		    !g_ascii_strncasecmp((const char *)p, name,
					 sizeof(name) - 1))
			return read_length(p + sizeof(name) - 1, end, value);
		p = memchr(p, '\n', end - p);
		if (p)
			p++;
	}
	return FALSE;
}

/* The next quoted separator, in any place of a line; two bytes of it are
 * found faster than all. */
static guint8 *
find_mark(guint8 *from, guint8 *end)
{
	for (;; from++) {
		from += ktp_pair_find(from, (gsize)(end - from), 0, '>', 'F');
		if (end - from < 6)
			return NULL;
		if (!memcmp(from, ">From ", 6))
			return from;
	}
}

/* The first mark of the next quoted line at or behind from; NULL: none. */
static guint8 *
find_quoted(guint8 *data, guint8 *from, guint8 *end, gboolean all)
{
	guint8 *mark;

	while ((from = find_mark(from, end))) {
		mark = from;
		while (all && mark > data && mark[-1] == '>')
			mark--;
		if (mark == data || mark[-1] == '\n')
			return mark;
		from += 6;
	}
	return NULL;
}

gsize
ktp_unquote_from(guint8 *data, gsize size, gboolean all)
{
	guint8 *end = data + size;
	guint8 *mark = find_quoted(data, data, end, all);
	guint8 *to = mark;
	guint8 *from, *next;

	if (!mark)
		return size;
	while (mark < end) {
		from = mark + 1;
		while (*from == '>')
			from++;
		next = find_quoted(data, from, end, all);
		if (!next)
			next = end;
		memmove(to, mark + 1, next - (mark + 1));
		to += next - (mark + 1);
		mark = next;
	}
	return to - data;
}
