/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/parts.h"

/* Longer boundaries are against RFC 2046 (70), but are seen. */
#define MAX_BOUNDARY 256

struct level {
	char *boundary; /* owned */
	gsize length;
	gboolean enclosed; /* the multipart lies in an attached message */
	gboolean closed;
};

struct scan {
	struct ktp_parts *parts;
	const guint8 *body;
	gsize size, at;
	struct level levels[KTP_MAX_DEPTH];
	guint depth; /* open levels */
	guint seen;  /* parts, those that hold others included */
};

static void
part_free(gpointer data)
{
	struct ktp_part *part = data;

	ktp_mime_type_clear(&part->type);
	g_free(part);
}

static gsize
next_line(const struct scan *scan, gsize at)
{
	const guint8 *lf = memchr(scan->body + at, '\n', scan->size - at);

	return lf ? (gsize)(lf - scan->body) + 1 : scan->size;
}

/* Whether nothing but white space lies between the two. */
static gboolean
is_padding(const guint8 *from, const guint8 *to)
{
	while (from < to && g_ascii_isspace((char)*from))
		from++;
	return from == to;
}

/* Whether the line is a delimiter of that level; last: the closing one. */
static gboolean
delimits(const struct scan *scan, const struct level *level, gsize at, gsize to,
	 gboolean *last)
{
	const guint8 *line = scan->body + at, *end = scan->body + to;

	if (to - at < level->length + 2 ||
	    memcmp(line + 2, level->boundary, level->length) != 0)
		return FALSE;
	line += 2 + level->length;
	*last = end - line >= 2 && line[0] == '-' && line[1] == '-';
	return is_padding(*last ? line + 2 : line, end);
}

/* The level that the line delimits, counted from 1; 0: none. */
static guint
find_level(const struct scan *scan, gsize at, gsize to, gboolean *last)
{
	if (to - at < 3 || scan->body[at] != '-' || scan->body[at + 1] != '-')
		return 0;
	for (guint i = scan->depth; i > 0; i--)
		if (!scan->levels[i - 1].closed &&
		    delimits(scan, &scan->levels[i - 1], at, to, last))
			return i;
	return 0;
}

static void
drop_levels(struct scan *scan, guint depth)
{
	while (scan->depth > depth) {
		scan->depth--;
		/* Its own end was missing: an outer one came first. */
		scan->parts->truncated |= !scan->levels[scan->depth].closed;
		g_free(scan->levels[scan->depth].boundary);
	}
}

/*
 * Goes to the next delimiter of any open level and behind it. Returns where
 * the text before it ends; more: another part follows the delimiter.
 */
static gsize
to_delimiter(struct scan *scan, gboolean *more)
{
	gsize start = scan->at, end;

	*more = FALSE;
	for (gsize at = start; at < scan->size;) {
		gsize to = next_line(scan, at);
		gboolean last = FALSE;
		guint level = find_level(scan, at, to, &last);

		if (level == 0) {
			at = to;
			continue;
		}
		drop_levels(scan, level);
		scan->levels[level - 1].closed = last;
		*more = !last;
		scan->at = to;
		/* The line end before it belongs to the delimiter. */
		end = at > start ? at - 1 : at;
		return end > start && scan->body[end - 1] == '\r' ? end - 1
								  : end;
	}
	scan->at = scan->size;
	return scan->size;
}

static void
open_level(struct scan *scan, const char *boundary, gboolean enclosed)
{
	struct level *level = &scan->levels[scan->depth++];

	level->boundary = g_strdup(boundary);
	level->length = strlen(boundary);
	level->enclosed = enclosed;
	level->closed = FALSE;
}

static void
add_part(struct scan *scan, struct ktp_mime_type *type, gboolean enclosed,
	 gboolean *more)
{
	struct ktp_part *part = g_new0(struct ktp_part, 1);
	gsize start = scan->at;

	part->type = *type;
	memset(type, 0, sizeof(*type));
	part->data = scan->body + start;
	part->size = to_delimiter(scan, more) - start;
	part->enclosed = enclosed;
	g_ptr_array_add(scan->parts->list, part);
}

static void
keep_enclosed(struct ktp_parts *parts, struct ktp_header *header)
{
	if (parts->has_enclosed) {
		ktp_header_clear(header);
		return;
	}
	parts->enclosed = *header;
	parts->has_enclosed = TRUE;
}

/* The header of an attached message; what it holds is read in its place. */
static void
enter_message(struct scan *scan, struct ktp_mime_type *type)
{
	struct ktp_header inner;

	ktp_header_parse(&inner, scan->body + scan->at, scan->size - scan->at);
	scan->parts->oversize |= inner.oversize;
	scan->at += inner.body;
	ktp_mime_type_clear(type);
	ktp_mime_type_init(type, &inner);
	keep_enclosed(scan->parts, &inner);
}

/* What follows a header: text, further parts, or an attached message. */
static void
read_part(struct scan *scan, const struct ktp_header *header, gboolean enclosed,
	  gboolean *more)
{
	struct ktp_mime_type type;

	ktp_mime_type_init(&type, header);
	if (!enclosed && !strcmp(type.type, "message/rfc822")) {
		enter_message(scan, &type);
		enclosed = TRUE;
	}
	if (++scan->seen > KTP_MAX_PARTS) {
		scan->parts->oversize = TRUE;
		scan->at = scan->size;
	} else if (!type.boundary) {
		add_part(scan, &type, enclosed, more);
	} else if (scan->depth < KTP_MAX_DEPTH &&
		   strlen(type.boundary) <= MAX_BOUNDARY) {
		open_level(scan, type.boundary, enclosed);
		to_delimiter(scan, more);
	} else {
		scan->parts->oversize = TRUE;
		to_delimiter(scan, more);
	}
	ktp_mime_type_clear(&type);
}

static void
read_next(struct scan *scan, gboolean *more)
{
	gboolean enclosed = scan->levels[scan->depth - 1].enclosed;
	struct ktp_header header;

	ktp_header_parse_part(&header, scan->body + scan->at,
			      scan->size - scan->at);
	scan->parts->oversize |= header.oversize;
	scan->at += header.body;
	read_part(scan, &header, enclosed, more);
	ktp_header_clear(&header);
}

void
ktp_parts_find(struct ktp_parts *parts, const struct ktp_header *header,
	       const guint8 *body, gsize size)
{
	struct scan scan = {.parts = parts, .body = body, .size = size};
	gboolean more = FALSE;

	memset(parts, 0, sizeof(*parts));
	parts->list = g_ptr_array_new_with_free_func(part_free);
	read_part(&scan, header, FALSE, &more);
	while (scan.depth > 0 && scan.at < size) {
		if (more)
			read_next(&scan, &more);
		else
			to_delimiter(&scan, &more);
	}
	/* A cap left the rest unread, so that its end is not known. */
	if (scan.seen > KTP_MAX_PARTS)
		for (guint i = 0; i < scan.depth; i++)
			scan.levels[i].closed = TRUE;
	drop_levels(&scan, 0);
}

void
ktp_parts_clear(struct ktp_parts *parts)
{
	g_clear_pointer(&parts->list, g_ptr_array_unref);
	if (parts->has_enclosed)
		ktp_header_clear(&parts->enclosed);
	parts->has_enclosed = FALSE;
}
