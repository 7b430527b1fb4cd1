/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the head of an HTTP answer says about taking up a broken download. */
#ifndef KTT_HTTP_HEAD_H
#define KTT_HTTP_HEAD_H

#include <glib.h>

struct ktt_http_head {
	int status;	/* of the newest answer; 0: none yet */
	gint64 from;	/* first byte of a part (Content-Range); -1: none */
	char *etag;	/* owned or NULL: strong ones only */
	char *modified; /* owned or NULL: Last-Modified */
	char *date;	/* owned or NULL: Date */
};

/* Takes a line of the head; a status line begins another answer. Clear with
 * ktt_http_head_clear(). */
void ktt_http_head_line(struct ktt_http_head *head, const char *line,
			gsize length);
void ktt_http_head_clear(struct ktt_http_head *head);

/*
 * What proves, in If-Range, that the file is still the same byte for byte
 * (RFC 9110, 8.8): a strong entity tag, or a date of change that is not that
 * of the answer. Borrowed; NULL: nothing does.
 */
const char *ktt_http_head_validator(const struct ktt_http_head *head);

/*
 * Whether the rest of a file comes, from byte from on. A server may send a
 * part though the file is another one by now: validator is what proved the
 * first part.
 */
gboolean ktt_http_head_goes_on(const struct ktt_http_head *head, gint64 from,
			       const char *validator);

#endif
