/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include "parser/splitter.h"

#include <string.h>

#include "parser/error.h"
#include "parser/from_line.h"
#include "parser/pair.h"
#include "parser/window.h"

#define PEEK 512	       /* shows a separator and the field behind it */
#define FIRST_LOOK 4096	       /* what text is told from binary by */
#define MAX_HEADER (64 * 1024) /* a Content-Length further on is not seen */

static const char needle[] = "\nFrom ";
#define NEEDLE (sizeof(needle) - 1)

/* Bytes before a separator that tell whether a blank line comes before it. */
#define BLANK_CONTEXT 2

struct ktp_splitter {
	struct ktp_window window;
	enum ktp_mbox_format format;
	gboolean single;     /* no separator is looked for */
	gboolean bare;	     /* the next message has no separator */
	gboolean git;	     /* the first separator is git's */
	gboolean length_cl2; /* a proved Content-Length means: no quoting */
	gboolean done;
	gsize next; /* position of the next separator or message */
	gsize max_message;
	guint64 max_inflated;
};

/* One message while its bounds are looked for; positions in the window. */
struct span {
	enum ktp_from_kind from; /* of its separator; NONE: has none */
	gsize start;		 /* behind the separator */
	gsize end;		 /* behind the last byte of the message */
	gsize next;		 /* of what comes behind it */
	gboolean proved;	 /* the end comes from a Content-Length */
};

static const guint8 *
at(const struct ktp_splitter *splitter, gsize position)
{
	return splitter->window.data + position;
}

static gsize
left(const struct ktp_splitter *splitter, gsize position)
{
	return splitter->window.size - position;
}

/* The length of a line end at position; 0: there is none. */
static gsize
line_end(const struct ktp_splitter *splitter, gsize position)
{
	const guint8 *p = at(splitter, position);
	gsize size = left(splitter, position);

	if (size >= 1 && p[0] == '\n')
		return 1;
	return size >= 2 && p[0] == '\r' && p[1] == '\n' ? 2 : 0;
}

/* Steps over a byte-order mark and blank lines at the beginning. */
static void
skip_blank(struct ktp_splitter *splitter)
{
	gsize length;

	if (splitter->window.size >= 3 &&
	    !memcmp(splitter->window.data, "\xef\xbb\xbf", 3))
		splitter->next = 3;
	do {
		length = line_end(splitter, splitter->next);
		splitter->next += length;
	} while (length);
}

static gboolean
is_text(const guint8 *data, gsize size)
{
	gsize odd = 0;
	gsize i;

	if (memchr(data, '\0', size))
		return FALSE;
	for (i = 0; i < size; i++) {
		if ((data[i] < 0x20 && !strchr("\t\n\v\f\r\033", data[i])) ||
		    data[i] == 0x7f)
			odd++;
	}
	return odd * 20 <= size;
}

/* Whether the stream begins with the separator of an mbox. */
static gboolean
has_separator(struct ktp_splitter *splitter)
{
	gsize position = splitter->next;
	enum ktp_from_kind kind;
	gsize line;

	kind = ktp_from_line(at(splitter, position), left(splitter, position),
			     &line);
	splitter->git = kind == KTP_FROM_GIT;
	if (kind != KTP_FROM_LOOSE)
		return kind != KTP_FROM_NONE;
	position += line;
	return ktp_is_field(at(splitter, position), left(splitter, position));
}

static gboolean
refuse(const struct ktp_splitter *splitter, const char *why, GError **error)
{
	g_set_error(error, KTP_ERROR, KTP_ERROR_NOT_MAIL, "%s: no mail: %s",
		    ktp_stream_name(splitter->window.stream), why);
	return FALSE;
}

static gboolean
begin(struct ktp_splitter *splitter, GError **error)
{
	struct ktp_window *window = &splitter->window;
	gsize size;

	ktp_window_need(window, FIRST_LOOK);
	skip_blank(splitter);
	ktp_window_need(window, splitter->next + FIRST_LOOK);
	size = MIN(left(splitter, splitter->next), FIRST_LOOK);
	if (!size && window->error) {
		g_propagate_error(error, g_steal_pointer(&window->error));
		return FALSE;
	}
	if (!size)
		return refuse(splitter, "the file is empty", error);
	splitter->bare = !has_separator(splitter);
	splitter->single =
		splitter->format == KTP_MBOX_SINGLE ||
		(splitter->format == KTP_MBOX_AUTO && splitter->bare);
	if (splitter->bare &&
	    !ktp_is_field(at(splitter, splitter->next), size) &&
	    !is_text(at(splitter, splitter->next), size))
		return refuse(splitter, "the file is binary", error);
	return TRUE;
}

struct ktp_splitter *
ktp_splitter_new(struct ktp_stream *stream, enum ktp_mbox_format format,
		 GError **error)
{
	struct ktp_splitter *splitter = g_new0(struct ktp_splitter, 1);

	ktp_window_init(&splitter->window, stream);
	splitter->format = format;
	splitter->max_message = KTP_MAX_MESSAGE;
	splitter->max_inflated = KTP_MAX_INFLATED;
	if (begin(splitter, error))
		return splitter;
	ktp_splitter_free(splitter);
	return NULL;
}

void
ktp_splitter_free(struct ktp_splitter *splitter)
{
	if (!splitter)
		return;
	ktp_window_clear(&splitter->window);
	g_free(splitter);
}

/* Whether the line at position, which begins "From ", begins a message. */
static gboolean
is_separator(struct ktp_splitter *splitter, gsize position)
{
	struct ktp_window *window = &splitter->window;
	enum ktp_from_kind kind;
	gsize line;

	if (!ktp_after_blank(window->data, position))
		return FALSE;
	ktp_window_need(window, position + PEEK);
	kind = ktp_from_line(at(splitter, position), left(splitter, position),
			     &line);
	if (kind == KTP_FROM_GIT)
		return splitter->git;
	if (kind == KTP_FROM_LORE)
		return TRUE;
	if (kind != KTP_FROM_DATED)
		return FALSE;
	if (splitter->format == KTP_MBOX_RD)
		return TRUE;
	position += line;
	return ktp_is_field(at(splitter, position), left(splitter, position)) ||
	       (left(splitter, position) >= NEEDLE &&
		!memcmp(at(splitter, position), ">From ", NEEDLE));
}

/*
 * Forgets what a message has beyond its limit and was looked at, but for the
 * last bytes, which go on to show that it is too long.
 */
static void
drop_excess(struct ktp_splitter *splitter, struct span *span, gsize *seen)
{
	gsize keep = span->start + splitter->max_message;

	if (*seen <= keep + BLANK_CONTEXT)
		return;
	ktp_window_cut(&splitter->window, keep, *seen - BLANK_CONTEXT);
	*seen = keep + BLANK_CONTEXT;
}

static void
stop_bomb(struct ktp_splitter *splitter, guint64 size)
{
	struct ktp_window *window = &splitter->window;

	if (size <= splitter->max_inflated ||
	    !ktp_stream_compression(window->stream))
		return;
	window->eof = TRUE;
	g_set_error(&window->error, KTP_ERROR, KTP_ERROR_SOURCE,
		    "%s: more than %" G_GUINT64_FORMAT
		    " bytes without the beginning of a message in %s data",
		    ktp_stream_name(window->stream), splitter->max_inflated,
		    ktp_stream_compression(window->stream));
}

/* Two bytes of it are found faster than all. */
static gsize
find_needle(const struct ktp_window *window, gsize at)
{
	while ((at = ktp_pair_find(window->data, window->size, at, needle[0],
				   needle[1])) < window->size &&
	       (window->size - at < NEEDLE ||
		memcmp(window->data + at, needle, NEEDLE)))
		at++;
	return at;
}

/* The position of the separator behind the message, or the end. */
static gsize
find_next(struct ktp_splitter *splitter, struct span *span)
{
	struct ktp_window *window = &splitter->window;
	guint64 offset = ktp_window_offset(window, span->start);
	gsize seen = span->start ? span->start - 1 : 0;
	gsize hit;

	for (;;) {
		hit = splitter->single ? window->size
				       : find_needle(window, seen);
		if (hit < window->size) {
			seen = hit + 1;
			if (is_separator(splitter, seen))
				return seen;
			continue;
		}
		if (window->eof)
			return window->size;
		seen = MAX(seen + NEEDLE, window->size + 1) - NEEDLE;
		drop_excess(splitter, span, &seen);
		stop_bomb(splitter, ktp_window_offset(window, seen) - offset);
		ktp_window_more(window);
	}
}

/* The bounds of the message by its separators; the mbox's blank line is off. */
static void
scan(struct ktp_splitter *splitter, struct span *span)
{
	const guint8 *data;

	span->next = find_next(splitter, span);
	span->end = span->next;
	data = splitter->window.data;
	if (!splitter->single && span->end > span->start &&
	    ktp_after_blank(data, span->end)) {
		span->end--;
		if (span->end > span->start && data[span->end - 1] == '\r')
			span->end--;
	}
}

/* Whether a message may end at position; *next: where the next one begins. */
static gboolean
is_end(struct ktp_splitter *splitter, gsize position, gsize *next)
{
	struct ktp_window *window = &splitter->window;

	ktp_window_need(window, position + PEEK);
	if (window->size < position)
		return FALSE;
	*next = position + line_end(splitter, position);
	*next += line_end(splitter, *next);
	if (*next == window->size)
		return TRUE;
	return window->data[*next - 1] == '\n' &&
	       ktp_from_line(at(splitter, *next), left(splitter, *next),
			     NULL) >= KTP_FROM_DATED;
}

/* The bounds of the message by its Content-Length, where that proves right. */
static gboolean
measure(struct ktp_splitter *splitter, struct span *span)
{
	struct ktp_window *window = &splitter->window;
	guint64 length;
	gsize header;

	ktp_window_need(window, span->start + MAX_HEADER);
	header = ktp_header_size(at(splitter, span->start),
				 MIN(left(splitter, span->start), MAX_HEADER));
	if (!header ||
	    !ktp_content_length(at(splitter, span->start), header, &length) ||
	    length > splitter->max_message ||
	    !is_end(splitter, span->start + header + length, &span->next))
		return FALSE;
	span->end = span->start + header + length;
	span->proved = TRUE;
	return TRUE;
}

static gboolean
has_length(const struct ktp_splitter *splitter, const struct span *span)
{
	return splitter->format == KTP_MBOX_CL ||
	       splitter->format == KTP_MBOX_CL2 ||
	       (splitter->format == KTP_MBOX_AUTO && !splitter->single &&
		span->from != KTP_FROM_LORE);
}

/* What the '>' before a "From " means in this message. */
static enum ktp_mbox_format
dialect(struct ktp_splitter *splitter, const struct span *span)
{
	if (splitter->single)
		return KTP_MBOX_SINGLE;
	if (splitter->format != KTP_MBOX_AUTO)
		return splitter->format;
	if (!span->proved)
		return KTP_MBOX_RD;
	if (memmem(at(splitter, span->start), span->end - span->start, needle,
		   NEEDLE))
		splitter->length_cl2 = TRUE;
	return splitter->length_cl2 ? KTP_MBOX_CL2 : KTP_MBOX_RD;
}

static gsize
unquote(struct ktp_splitter *splitter, const struct span *span)
{
	guint8 *data = splitter->window.data + span->start;
	gsize size = span->end - span->start;

	switch (dialect(splitter, span)) {
	case KTP_MBOX_RD:
		return ktp_unquote_from(data, size, TRUE);
	case KTP_MBOX_O:
	case KTP_MBOX_CL:
		return ktp_unquote_from(data, size, FALSE);
	default:
		return size;
	}
}

/* At the end of what the stream gave: its clean end or its fault. */
static int
finish(struct ktp_splitter *splitter, GError **error)
{
	splitter->done = TRUE;
	if (!splitter->window.error)
		return 0;
	g_propagate_error(error, g_steal_pointer(&splitter->window.error));
	return -1;
}

/* Whether the message that ends at position is one that the stream broke. */
static gboolean
is_broken(const struct ktp_splitter *splitter, gsize position)
{
	const struct ktp_window *window = &splitter->window;

	return window->error && position == window->size &&
	       !ktp_stream_is_whole(window->stream);
}

static int
fail(struct ktp_splitter *splitter, guint64 offset, GError **error)
{
	GError *cause = g_steal_pointer(&splitter->window.error);

	splitter->done = TRUE;
	g_set_error(error, cause->domain, cause->code,
		    "%s; the message at byte %" G_GUINT64_FORMAT
		    " is incomplete and left out",
		    cause->message, offset);
	g_error_free(cause);
	return -1;
}

static void
read_separator(struct ktp_splitter *splitter, struct span *span)
{
	gsize line = 0;

	ktp_window_need(&splitter->window, splitter->next + PEEK);
	span->from = ktp_from_line(at(splitter, splitter->next),
				   left(splitter, splitter->next), &line);
	span->start = splitter->next + (splitter->bare ? 0 : line);
	splitter->bare = FALSE;
}

int
ktp_splitter_next(struct ktp_splitter *splitter, struct ktp_raw *raw,
		  GError **error)
{
	struct ktp_window *window = &splitter->window;
	struct span span = {0};

	ktp_window_drop(window, &splitter->next);
	ktp_window_need(window, splitter->next + 1);
	if (splitter->done)
		return 0;
	if (!left(splitter, splitter->next))
		return finish(splitter, error);
	raw->offset = ktp_window_offset(window, splitter->next);
	read_separator(splitter, &span);
	if (!has_length(splitter, &span) || !measure(splitter, &span))
		scan(splitter, &span);
	if (is_broken(splitter, span.next))
		return fail(splitter, raw->offset, error);
	raw->truncated = span.end - span.start > splitter->max_message;
	if (raw->truncated)
		span.end = span.start + splitter->max_message;
	raw->size = unquote(splitter, &span);
	raw->data = at(splitter, span.start);
	splitter->next = span.next;
	return 1;
}

gboolean
ktp_splitter_is_single(const struct ktp_splitter *splitter)
{
	return splitter->single;
}

void
ktp_splitter_set_limits(struct ktp_splitter *splitter, gsize max_message,
			guint64 max_inflated)
{
	splitter->max_message = max_message;
	splitter->max_inflated = max_inflated;
}
