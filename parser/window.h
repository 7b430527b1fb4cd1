/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A stretch of a stream in memory: what was read and is not yet done with.
 * Positions are relative to the window and change only in ktp_window_drop()
 * and ktp_window_cut(); pointers change whenever it is asked for more.
 */
#ifndef KTP_WINDOW_H
#define KTP_WINDOW_H

#include "parser/stream.h"

struct ktp_window {
	struct ktp_stream *stream; /* borrowed */
	guint8 *data;		   /* owned */
	gsize size;		   /* bytes that are there */
	gsize room;		   /* bytes that data has place for */
	guint64 base;		   /* what was forgotten before size */
	gboolean eof;		   /* nothing follows behind size ... */
	GError *error;		   /* ... because of this; owned or NULL */
};

void ktp_window_init(struct ktp_window *window, struct ktp_stream *stream);
void ktp_window_clear(struct ktp_window *window);

/*
 * Reads on until the window holds size bytes or the stream ends. A fault of
 * the stream is an end with error set, so that what lies before it can still
 * be used.
 */
void ktp_window_need(struct ktp_window *window, gsize size);

/* One more read, of whatever size comes. */
void ktp_window_more(struct ktp_window *window);

/*
 * Forgets all before position *from and sets *from to where that is now. It
 * may leave the bytes in place until moving them is cheap, so that many small
 * steps cost time linear in the bytes read.
 */
void ktp_window_drop(struct ktp_window *window, gsize *from);

/* Forgets what lies from position from up to, not including, position to. */
void ktp_window_cut(struct ktp_window *window, gsize from, gsize to);

/* Offset in the stream of a position behind which nothing was cut. */
guint64 ktp_window_offset(const struct ktp_window *window, gsize position);

#endif
