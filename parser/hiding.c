/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/hiding.h"
#include "parser/mime.h"
#include "parser/mime_text.h"
#include "parser/pair.h"
#include "parser/pattern.h"
#include "parser/text.h"

/* Longer than any charset's name and what may stand around it. */
#define PARAMETER 100

/* Whether a line begins at data[at]; a byte-order mark is none of it. */
static gboolean
begins_line(const guint8 *data, gsize at)
{
	return at == 0 || data[at - 1] == '\n' ||
	       (at >= 3 && !memcmp(data + at - 3, "\xef\xbb\xbf", 3));
}

gboolean
ktp_hiding_field(const struct ktp_skim_word *word, const guint8 *data,
		 gsize size, gsize at)
{
	gsize start = at + strlen(word->text);
	const guint8 *lf = memchr(data + start, '\n', size - start);
	g_autofree char *rest = NULL;

	if (!begins_line(data, at))
		return FALSE;
	rest = ktp_text_clean((const char *)data + start,
			      lf ? (gsize)(lf - data) - start : size - start);
	return !ktp_matches(word->plain, rest);
}

gboolean
ktp_hiding_parameter(const struct ktp_skim_word *word, const guint8 *data,
		     gsize size, gsize at)
{
	gsize start = at + strlen(word->text);
	g_autofree char *rest = ktp_text_clean((const char *)data + start,
					       MIN(size - start, PARAMETER));

	return !ktp_matches(word->plain, rest);
}

/* A line that is all '=' ends in none that is soft. */
static gsize
count_soft_ends(const guint8 *data, gsize size, guint8 end)
{
	gsize n = 0;

	for (gsize at = 0;
	     (at = ktp_pair_find(data, size, at, '=', end)) < size; at++)
		n += at == 0 || data[at - 1] != '=';
	return n;
}

static gboolean
has_inner_cr(const guint8 *data, gsize size)
{
	const guint8 *end = data + size, *cr;

	for (; (cr = memchr(data, '\r', (gsize)(end - data))); data = cr + 1)
		if (cr + 1 < end && cr[1] != '\n' && cr[1] != '\r')
			return TRUE;
	return FALSE;
}

/* Its last byte in UTF-8, the only one in most other charsets. */
static gboolean
has_no_break_space(const guint8 *data, gsize size)
{
	return memchr(data, 0xa0, size) != NULL;
}

gboolean
ktp_hiding_lines(const guint8 *body, gsize size, gboolean single)
{
	if (has_inner_cr(body, size) || has_no_break_space(body, size))
		return TRUE;
	if (count_soft_ends(body, size, '\n') +
		    count_soft_ends(body, size, '\r') <
	    KTP_MIN_SOFT_ENDS)
		return FALSE;
	return !single || ktp_mime_looks_encoded(body, MIN(size, KTP_MAX_TEXT));
}
