/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The bytes of a file or pipe, inflated on the way: plain, gzip (RFC 1952,
 * any number of members) or zstd (RFC 8878, any number of frames), told apart
 * by the first bytes and never by the name. Constant memory.
 */
#ifndef KTP_STREAM_H
#define KTP_STREAM_H

#include <glib.h>

struct ktp_stream;

/*
 * A stream over fd; name is what errors call it and is copied. The stream
 * closes fd when owned is TRUE. Never fails: the first read tells.
 */
struct ktp_stream *ktp_stream_new(int fd, gboolean owned, const char *name);

/* Opens path; NULL and KTP_ERROR_NO_FILE where that is not possible. */
struct ktp_stream *ktp_stream_open(const char *path, GError **error);
void ktp_stream_free(struct ktp_stream *stream);

/*
 * Reads up to size (1 or more) inflated bytes into buffer and returns how many;
 * 0 is the clean end. -1 with KTP_ERROR_SOURCE: the file cannot be read on, or
 * its compressed data are damaged, end too early, or are followed by something
 * else; with KTP_ERROR_NOT_MAIL: they are of a kind that is not read here (the
 * message says what to do). What was inflated before the fault has been
 * returned by then (zstd: but for the last block). Short reads and signals are
 * dealt with inside.
 */
gssize ktp_stream_read(struct ktp_stream *stream, guint8 *buffer, gsize size,
		       GError **error);

/*
 * After an error: whether what was read ends where something ends, a member or
 * a frame, so that only what follows is bad.
 */
gboolean ktp_stream_is_whole(const struct ktp_stream *stream);

/* What errors call it; owned by the stream. */
const char *ktp_stream_name(const struct ktp_stream *stream);

/* "gzip", "zstd", or NULL for plain bytes; known after the first read. */
const char *ktp_stream_compression(const struct ktp_stream *stream);

/* Bytes of the file read so far, and its size (0: a pipe, not known). */
guint64 ktp_stream_done(const struct ktp_stream *stream);
guint64 ktp_stream_total(const struct ktp_stream *stream);

/*
 * For tests: never reads or returns more than this many bytes at once, as a
 * slow pipe does; 0: no limit, as without it. Who buffers what is read (see
 * window.h) takes no more room than that at first, so that a step over the end
 * of a short stream is one over the end of its memory.
 */
void ktp_stream_set_block(struct ktp_stream *stream, gsize block);
gsize ktp_stream_block(const struct ktp_stream *stream);

#endif
