/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/pair.h"

#define BLOCK 16

/* Compilers make one instruction of what is done to such a block. */
typedef guint8 block_bytes __attribute__((vector_size(BLOCK)));

static block_bytes
load(const guint8 *data)
{
	block_bytes block;

	memcpy(&block, data, BLOCK);
	return block;
}

static gboolean
is_any(block_bytes block)
{
	guint64 half[BLOCK / sizeof(guint64)];

	memcpy(half, &block, BLOCK);
	return (half[0] | half[1]) != 0;
}

static gboolean
is_pair(const guint8 *data, guint8 first, guint8 second)
{
	return data[0] == first && data[1] == second;
}

gsize
ktp_pair_find(const guint8 *data, gsize size, gsize at, guint8 first,
	      guint8 second)
{
	for (; at + BLOCK < size; at += BLOCK) {
		if (G_LIKELY(!is_any(
			    (block_bytes)(load(data + at) == first) &
			    (block_bytes)(load(data + at + 1) == second))))
			continue;
		while (!is_pair(data + at, first, second))
			at++;
		return at;
	}
	for (; at + 1 < size; at++)
		if (is_pair(data + at, first, second))
			return at;
	return size;
}
