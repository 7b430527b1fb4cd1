/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/header.h"

/* A separator longer than this is a whole mail folded into one line. */
#define MAX_SEPARATOR 200

static gsize
line_end(const guint8 *raw, gsize size, gsize at)
{
	const guint8 *lf = memchr(raw + at, '\n', size - at);

	return lf ? (gsize)(lf - raw) + 1 : size;
}

static gboolean
is_blank(const guint8 *raw, gsize from, gsize to)
{
	return to == from || raw[from] == '\n' ||
	       (raw[from] == '\r' && from + 1 < to && raw[from + 1] == '\n');
}

static gsize
skip_preamble(const guint8 *raw, gsize size)
{
	gsize at = 0;

	if (size >= 3 && memcmp(raw, "\xef\xbb\xbf", 3) == 0)
		at = 3;
	while (at < size && is_blank(raw, at, line_end(raw, size, at)))
		at = line_end(raw, size, at);
	if (size - at > 5 && memcmp(raw + at, "From ", 5) == 0 &&
	    line_end(raw, size, at) - at <= MAX_SEPARATOR)
		at = line_end(raw, size, at);
	return at;
}

/* Length of the field name before ':', 0 where the line is no field. */
static gsize
name_length(const guint8 *raw, gsize from, gsize to)
{
	gsize n = 0, end;

	while (from + n < to && raw[from + n] > 32 && raw[from + n] < 127 &&
	       raw[from + n] != ':')
		n++;
	end = n;
	/* RFC 5322 section 4.5: blanks before the colon are obsolete syntax. */
	while (from + end < to &&
	       (raw[from + end] == ' ' || raw[from + end] == '\t'))
		end++;
	return n > 0 && from + end < to && raw[from + end] == ':' ? n : 0;
}

static gsize
field_end(const guint8 *raw, gsize size, gsize from)
{
	gsize at = line_end(raw, size, from);

	while (at < size && (raw[at] == ' ' || raw[at] == '\t') &&
	       !is_blank(raw, at, size))
		at = line_end(raw, size, at);
	return at;
}

/* One line of a field, without its line end. */
static void
add_line(struct ktp_header *header, GString *value, const guint8 *line,
	 gsize length)
{
	gsize at = value->len;
	char *nul;

	while (length > 0 &&
	       (line[length - 1] == '\n' || line[length - 1] == '\r'))
		length--;
	g_string_append_len(value, (const char *)line, (gssize)length);
	while ((nul = memchr(value->str + at, '\0', value->len - at))) {
		*nul = ' ';
		header->had_nul = TRUE;
		at = (gsize)(nul - value->str);
	}
}

static void
add_field(struct ktp_header *header, const guint8 *raw, gsize from, gsize to,
	  gsize name)
{
	const guint8 *colon = memchr(raw + from + name, ':', to - from - name);
	gsize at = (gsize)(colon - raw) + 1;
	gsize end = MIN(to, at + KTP_MAX_FIELD);
	GString *value = g_string_sized_new(end - at);

	header->oversize |= end < to;
	while (at < end) {
		gsize next = line_end(raw, end, at);

		add_line(header, value, raw + at, next - at);
		at = next;
	}
	g_ptr_array_add(header->names,
			g_strndup((const char *)raw + from, name));
	g_ptr_array_add(header->values,
			g_strstrip(g_string_free(value, FALSE)));
}

/* The fields that are asked for; n == 0: all. */
struct wanted {
	const char *const *names;
	guint n;
};

static gboolean
is_wanted(const struct wanted *wanted, const guint8 *name, gsize length)
{
	for (guint i = 0; i < wanted->n; i++)
		if (!g_ascii_strncasecmp(wanted->names[i], (const char *)name,
					 length) &&
		    !wanted->names[i][length])
			return TRUE;
	return wanted->n == 0;
}

/* What add_field() would have said of it. */
static void
pass_field(struct ktp_header *header, const guint8 *raw, gsize from, gsize to,
	   gsize name)
{
	const guint8 *colon = memchr(raw + from + name, ':', to - from - name);
	gsize at = (gsize)(colon - raw) + 1;
	gsize end = MIN(to, at + KTP_MAX_FIELD);

	header->oversize |= end < to;
	header->had_nul |= memchr(raw + at, '\0', end - at) != NULL;
}

static void
parse_from(struct ktp_header *header, const guint8 *raw, gsize size, gsize at,
	   const struct wanted *wanted)
{
	gsize kept = 0;
	guint fields = 0;

	memset(header, 0, sizeof(*header));
	header->names = g_ptr_array_new_with_free_func(g_free);
	header->values = g_ptr_array_new_with_free_func(g_free);
	while (at < size && !is_blank(raw, at, size)) {
		gsize name = name_length(raw, at, size);
		gsize end;

		if (name == 0) {
			header->unterminated = TRUE;
			break;
		}
		end = field_end(raw, size, at);
		if (fields >= KTP_MAX_FIELDS || kept > KTP_MAX_HEADER_BLOCK) {
			header->oversize = TRUE;
		} else {
			if (is_wanted(wanted, raw + at, name))
				add_field(header, raw, at, end, name);
			else
				pass_field(header, raw, at, end, name);
			kept += end - at;
			fields++;
		}
		at = end;
	}
	header->no_header = fields == 0;
	header->body = at;
	if (!header->unterminated && at < size)
		header->body = line_end(raw, size, at);
}

void
ktp_header_parse(struct ktp_header *header, const guint8 *raw, gsize size)
{
	ktp_header_parse_only(header, raw, size, NULL, 0);
}

void
ktp_header_parse_only(struct ktp_header *header, const guint8 *raw, gsize size,
		      const char *const *names, guint n)
{
	const struct wanted wanted = {names, n};

	parse_from(header, raw, size, skip_preamble(raw, size), &wanted);
}

void
ktp_header_parse_part(struct ktp_header *header, const guint8 *raw, gsize size)
{
	const struct wanted all = {NULL, 0};

	parse_from(header, raw, size, 0, &all);
}

void
ktp_header_clear(struct ktp_header *header)
{
	g_clear_pointer(&header->names, g_ptr_array_unref);
	g_clear_pointer(&header->values, g_ptr_array_unref);
}

const char *
ktp_header_get(const struct ktp_header *header, const char *name)
{
	for (guint i = 0; i < header->names->len; i++)
		if (g_ascii_strcasecmp(header->names->pdata[i], name) == 0)
			return header->values->pdata[i];
	return NULL;
}

guint
ktp_header_count(const struct ktp_header *header, const char *name)
{
	guint n = 0;

	for (guint i = 0; i < header->names->len; i++)
		n += g_ascii_strcasecmp(header->names->pdata[i], name) == 0;
	return n;
}
