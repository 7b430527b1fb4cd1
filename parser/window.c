/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/window.h"

#include <string.h>

#define BLOCK (256 * 1024) /* fits the second-level cache */

void
ktp_window_init(struct ktp_window *window, struct ktp_stream *stream)
{
	memset(window, 0, sizeof(*window));
	window->stream = stream;
}

void
ktp_window_clear(struct ktp_window *window)
{
	g_free(window->data);
	g_clear_error(&window->error);
	memset(window, 0, sizeof(*window));
}

static gsize
block_of(const struct ktp_window *window)
{
	gsize block = ktp_stream_block(window->stream);

	return block ? MIN(block, BLOCK) : BLOCK;
}

static void
make_room(struct ktp_window *window, gsize block)
{
	if (window->room - window->size >= (block + 1) / 2)
		return;
	window->room = MAX(2 * block, window->room * 2);
	window->data = g_realloc(window->data, window->room);
}

void
ktp_window_more(struct ktp_window *window)
{
	gsize block = block_of(window);
	gssize got;

	if (window->eof)
		return;
	make_room(window, block);
	got = ktp_stream_read(window->stream, window->data + window->size,
			      MIN(block, window->room - window->size),
			      &window->error);
	if (got > 0)
		window->size += got;
	else
		window->eof = TRUE;
}

void
ktp_window_need(struct ktp_window *window, gsize size)
{
	while (window->size < size && !window->eof)
		ktp_window_more(window);
}

void
ktp_window_cut(struct ktp_window *window, gsize from, gsize to)
{
	memmove(window->data + from, window->data + to, window->size - to);
	window->size -= to - from;
	window->base += to - from;
}

void
ktp_window_drop(struct ktp_window *window, gsize *from)
{
	if (*from < window->size - *from)
		return;
	ktp_window_cut(window, 0, *from);
	*from = 0;
}

guint64
ktp_window_offset(const struct ktp_window *window, gsize position)
{
	return window->base + position;
}
