/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/text.h"

#define REPLACEMENT "\xef\xbf\xbd"

char *
ktp_text_fold(const char *text)
{
	char *out = g_malloc(strlen(text) + 1), *end = out;
	gboolean gap = FALSE;

	for (const char *p = text; *p; p++) {
		if (g_ascii_isspace(*p)) {
			gap = end > out;
			continue;
		}
		if (gap)
			*end++ = ' ';
		gap = FALSE;
		*end++ = *p;
	}
	*end = '\0';
	return out;
}

/* Bytes that are no control bytes, but for tab and line feed. */
static gsize
clean_run(const char *text)
{
	gsize n = 0;

	while ((guchar)text[n] >= 0x20 ? text[n] != 0x7f
				       : text[n] == '\t' || text[n] == '\n')
		n++;
	return n;
}

static char *
valid_copy(const char *text, gsize length)
{
	char *copy;

	if (!g_utf8_validate_len(text, length, NULL))
		return g_utf8_make_valid(text, (gssize)length);
	copy = g_malloc(length + 1);
	memcpy(copy, text, length);
	copy[length] = '\0';
	return copy;
}

char *
ktp_text_clean(const char *text, gsize length)
{
	char *valid = valid_copy(text, length);
	gsize good = clean_run(valid);
	GString *out;

	if (!valid[good])
		return valid;
	out = g_string_sized_new(length);
	for (const char *p = valid; *p; good = clean_run(p)) {
		g_string_append_len(out, p, (gssize)good);
		p += good;
		if (*p && *p != '\r')
			g_string_append(out, REPLACEMENT);
		p += *p != '\0';
	}
	g_free(valid);
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

/* Memory checkers make g_strsplit() quadratic: it has no length to go by. */
char **
ktp_text_lines(const char *text)
{
	g_autoptr(GPtrArray) lines = g_ptr_array_new();
	const char *end = text + strlen(text), *lf;

	for (; *text; text = lf + 1) {
		lf = memchr(text, '\n', (gsize)(end - text));
		g_ptr_array_add(lines, g_strndup(text, (gsize)((lf ? lf : end) -
							       text)));
		if (!lf)
			break;
		if (lf + 1 == end)
			g_ptr_array_add(lines, g_strdup(""));
	}
	g_ptr_array_add(lines, NULL);
	return (char **)g_ptr_array_free(g_steal_pointer(&lines), FALSE);
}

gboolean
ktp_text_limit(char *text, gsize max_line, gsize max_lines)
{
	const char *last = text + strlen(text);
	char *to = text;
	gboolean cut = FALSE;
	gsize lines = 0;

	for (const char *from = text; *from; lines++) {
		const char *lf = memchr(from, '\n', (gsize)(last - from));
		const char *end = lf ? lf : last;
		gsize length = (gsize)(end - from), keep = length;

		if (lines >= max_lines) {
			cut = TRUE;
			break;
		}
		while (keep > max_line ||
		       (keep < length && ((guchar)from[keep] & 0xc0) == 0x80))
			keep = keep > max_line ? max_line : keep - 1;
		cut |= keep < length;
		memmove(to, from, keep);
		to += keep;
		if (*end)
			*to++ = '\n';
		from = end + (*end != '\0');
	}
	*to = '\0';
	return cut;
}
