/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Single pieces of data as zstd frames (RFC 8878) with a checksum. */
#ifndef KTP_SQUEEZE_H
#define KTP_SQUEEZE_H

#include <glib.h>

/*
 * Compresses size bytes (0 is fine) into one frame that holds its own size;
 * *out_size gets the frame's. Free the result with g_free(). Thread-safe, and
 * cheap for small data: each thread keeps its working memory.
 */
guint8 *ktp_squeeze(const void *data, gsize size, gsize *out_size);

/*
 * The data back, *out_size bytes and a NUL behind them that is not counted;
 * free with g_free(). NULL and KTP_ERROR_MESSAGE where it is not one whole,
 * undamaged frame, or would be longer than max_size, which is seen before any
 * memory is spent on it.
 */
guint8 *ktp_unsqueeze(const void *data, gsize size, gsize max_size,
		      gsize *out_size, GError **error);

#endif
