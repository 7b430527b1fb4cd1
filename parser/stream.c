/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include "parser/stream.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>
#include <zstd.h>

#include "parser/error.h"

#define INPUT_SIZE (128 * 1024) /* what zstd reads at once */
#define MAGIC_SIZE 5		/* the longest one below */

/* One kind of compression; the functions are NULL where none is read here. */
struct codec {
	const char *name;
	const char *magic;
	gsize magic_size;
	const char *tool; /* prints it plain; of those that are not read here */
	gboolean (*start)(struct ktp_stream *stream);
	gboolean (*inflate)(struct ktp_stream *stream, guint8 *buffer,
			    gsize *size, GError **error);
	void (*stop)(struct ktp_stream *stream);
};

struct ktp_stream {
	int fd;
	gboolean owned;		   /* fd is closed with the stream */
	char *name;		   /* owned */
	const struct codec *codec; /* NULL: plain */
	gboolean started;	   /* the magic was looked at */
	gboolean eof;		   /* of the file */
	gboolean inside;	   /* in the middle of a member or frame */
	gsize block;		   /* most bytes at once; 0: no limit */
	guint64 done, total;	   /* of the file */
	guint8 *input;		   /* owned; what was read ... */
	gsize start, end;	   /* ... and this part is not used yet */
	gsize room;		   /* bytes that input has place for */
	z_stream zlib;
	ZSTD_DStream *zstd; /* owned */
};

static gboolean zlib_start(struct ktp_stream *stream);
static gboolean zlib_inflate(struct ktp_stream *stream, guint8 *buffer,
			     gsize *size, GError **error);
static void zlib_stop(struct ktp_stream *stream);
static gboolean zstd_start(struct ktp_stream *stream);
static gboolean zstd_inflate(struct ktp_stream *stream, guint8 *buffer,
			     gsize *size, GError **error);
static void zstd_stop(struct ktp_stream *stream);

static const struct codec codecs[] = {
	{"gzip", "\x1f\x8b", 2, NULL, zlib_start, zlib_inflate, zlib_stop},
	{"zstd", "\x28\xb5\x2f\xfd", 4, NULL, zstd_start, zstd_inflate,
	 zstd_stop},
	{"xz", "\xfd\x37zXZ", 5, "xz -dc", NULL, NULL, NULL},
	{"bzip2", "BZh", 3, "bzip2 -dc", NULL, NULL, NULL},
	{"lz4", "\x04\x22\x4d\x18", 4, "lz4 -dc", NULL, NULL, NULL},
};

struct ktp_stream *
ktp_stream_new(int fd, gboolean owned, const char *name)
{
	struct ktp_stream *stream = g_new0(struct ktp_stream, 1);
	struct stat st;

	stream->fd = fd;
	stream->owned = owned;
	stream->name = g_strdup(name);
	if (fstat(fd, &st) == 0 && S_ISREG(st.st_mode))
		stream->total = st.st_size;
	return stream;
}

struct ktp_stream *
ktp_stream_open(const char *path, GError **error)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY);

	if (fd < 0) {
		g_set_error(error, KTP_ERROR, KTP_ERROR_NO_FILE,
			    "cannot open %s: %s", path, g_strerror(errno));
		return NULL;
	}
	return ktp_stream_new(fd, TRUE, path);
}

void
ktp_stream_free(struct ktp_stream *stream)
{
	if (!stream)
		return;
	if (stream->codec)
		stream->codec->stop(stream);
	if (stream->owned)
		close(stream->fd);
	g_free(stream->input);
	g_free(stream->name);
	g_free(stream);
}

static gsize
capped(const struct ktp_stream *stream, gsize size)
{
	return stream->block ? MIN(size, stream->block) : size;
}

/* One read(2) of the file; notes the end. */
static gssize
read_file(struct ktp_stream *stream, guint8 *buffer, gsize size, GError **error)
{
	gssize got;

	do {
		got = read(stream->fd, buffer, capped(stream, size));
	} while (got < 0 && errno == EINTR);
	if (got < 0) {
		g_set_error(error, KTP_ERROR, KTP_ERROR_SOURCE,
			    "%s: cannot read on after byte %" G_GUINT64_FORMAT
			    ": %s",
			    stream->name, stream->done, g_strerror(errno));
		return -1;
	}
	if (got == 0)
		stream->eof = TRUE;
	stream->done += got;
	return got;
}

/* Sees to it that some input is there, unless the file is at its end. */
static gboolean
refill(struct ktp_stream *stream, GError **error)
{
	gssize got;

	if (stream->start < stream->end || stream->eof)
		return TRUE;
	got = read_file(stream, stream->input, stream->room, error);
	if (got < 0)
		return FALSE;
	stream->start = 0;
	stream->end = got;
	return TRUE;
}

/* Reads until the input holds size bytes or all there is. */
static gboolean
gather(struct ktp_stream *stream, gsize size, GError **error)
{
	gsize held = stream->end - stream->start;
	gssize got;

	if (stream->start) {
		memmove(stream->input, stream->input + stream->start, held);
		stream->start = 0;
		stream->end = held;
	}
	while (stream->end < size && !stream->eof) {
		got = read_file(stream, stream->input + stream->end,
				stream->room - stream->end, error);
		if (got < 0)
			return FALSE;
		stream->end += got;
	}
	return TRUE;
}

static gboolean
has_magic(const struct ktp_stream *stream, const struct codec *codec)
{
	return stream->end - stream->start >= codec->magic_size &&
	       !memcmp(stream->input + stream->start, codec->magic,
		       codec->magic_size);
}

/* A zstd file may begin with a frame that is to be skipped. */
static gboolean
is_skippable_frame(const struct ktp_stream *stream)
{
	const guint8 *p = stream->input + stream->start;

	return stream->end - stream->start >= 4 && (p[0] & 0xf0) == 0x50 &&
	       !memcmp(p + 1, "\x2a\x4d\x18", 3);
}

static const struct codec *
find_codec(const struct ktp_stream *stream)
{
	guint i;

	if (is_skippable_frame(stream))
		return &codecs[1];
	for (i = 0; i < G_N_ELEMENTS(codecs); i++) {
		if (has_magic(stream, &codecs[i]))
			return &codecs[i];
	}
	return NULL;
}

static gboolean
start(struct ktp_stream *stream, GError **error)
{
	const struct codec *codec;

	stream->started = TRUE;
	stream->room = MAX(capped(stream, INPUT_SIZE), MAGIC_SIZE);
	stream->input = g_malloc(stream->room);
	if (!gather(stream, MAGIC_SIZE, error))
		return FALSE;
	codec = find_codec(stream);
	if (!codec)
		return TRUE;
	if (codec->tool) {
		g_set_error(error, KTP_ERROR, KTP_ERROR_NOT_MAIL,
			    "%s: %s data is not read; pipe it in: %s FILE | "
			    "ktriage import -",
			    stream->name, codec->name, codec->tool);
		stream->eof = TRUE;
		stream->end = 0;
		return FALSE;
	}
	if (!codec->start(stream)) {
		g_set_error(error, KTP_ERROR, KTP_ERROR_SOURCE,
			    "%s: cannot start to inflate %s data", stream->name,
			    codec->name);
		return FALSE;
	}
	stream->codec = codec;
	return TRUE;
}

static gssize
read_plain(struct ktp_stream *stream, guint8 *buffer, gsize size,
	   GError **error)
{
	gsize held = MIN(capped(stream, size), stream->end - stream->start);

	if (!held)
		return stream->eof ? 0 : read_file(stream, buffer, size, error);
	memcpy(buffer, stream->input + stream->start, held);
	stream->start += held;
	return held;
}

/* The offset in the file of the first byte that was not used. */
static guint64
position(const struct ktp_stream *stream)
{
	return stream->done - (stream->end - stream->start);
}

static void
set_damaged(const struct ktp_stream *stream, const char *why, GError **error)
{
	g_set_error(error, KTP_ERROR, KTP_ERROR_SOURCE,
		    "%s: damaged %s data near byte %" G_GUINT64_FORMAT ": %s",
		    stream->name, stream->codec->name, position(stream),
		    why ? why : "unknown fault");
}

static void
set_truncated(const struct ktp_stream *stream, GError **error)
{
	g_set_error(error, KTP_ERROR, KTP_ERROR_SOURCE,
		    "%s: truncated: the %s data end too early, after byte "
		    "%" G_GUINT64_FORMAT,
		    stream->name, stream->codec->name, stream->done);
}

/*
 * Between two members: whether another one follows. Zeros up to the end are
 * the padding of tapes and block devices, which gzip(1) passes over too.
 */
static int
next_member(struct ktp_stream *stream, GError **error)
{
	if (!gather(stream, MAGIC_SIZE, error))
		return -1;
	if (find_codec(stream) == stream->codec)
		return 1;
	while (stream->start < stream->end || !stream->eof) {
		if (!refill(stream, error))
			return -1;
		while (stream->start < stream->end) {
			if (stream->input[stream->start]) {
				set_damaged(stream, "something else follows",
					    error);
				return -1;
			}
			stream->start++;
		}
	}
	return 0;
}

static gssize
read_packed(struct ktp_stream *stream, guint8 *buffer, gsize size,
	    GError **error)
{
	gsize got = 0;
	int more;

	while (!got) {
		if (!stream->inside) {
			more = next_member(stream, error);
			if (more <= 0)
				return more;
			stream->inside = TRUE;
		}
		if (!refill(stream, error))
			return -1;
		got = capped(stream, size);
		if (!stream->codec->inflate(stream, buffer, &got, error))
			return -1;
		if (!got && stream->inside && stream->eof &&
		    stream->start == stream->end) {
			set_truncated(stream, error);
			return -1;
		}
	}
	return got;
}

gssize
ktp_stream_read(struct ktp_stream *stream, guint8 *buffer, gsize size,
		GError **error)
{
	if (!stream->started && !start(stream, error))
		return -1;
	if (!stream->codec)
		return read_plain(stream, buffer, size, error);
	return read_packed(stream, buffer, size, error);
}

static gboolean
zlib_start(struct ktp_stream *stream)
{
	return inflateInit2(&stream->zlib, 15 + 16) == Z_OK;
}

/* Sets *size to what was inflated; a finished member is left. */
static gboolean
zlib_inflate(struct ktp_stream *stream, guint8 *buffer, gsize *size,
	     GError **error)
{
	z_stream *z = &stream->zlib;
	uInt room = MIN(*size, G_MAXINT);
	int rc;

	z->next_in = stream->input + stream->start;
	z->avail_in = stream->end - stream->start;
	z->next_out = buffer;
	z->avail_out = room;
	rc = inflate(z, Z_NO_FLUSH);
	stream->start = stream->end - z->avail_in;
	*size = room - z->avail_out;
	if (rc == Z_STREAM_END) {
		stream->inside = FALSE;
		inflateReset(z);
	} else if (rc != Z_OK && rc != Z_BUF_ERROR && !*size) {
		/* Not before all that was good is out: zlib says it again. */
		set_damaged(stream, z->msg, error);
		return FALSE;
	}
	return TRUE;
}

static void
zlib_stop(struct ktp_stream *stream)
{
	inflateEnd(&stream->zlib);
}

static gboolean
zstd_start(struct ktp_stream *stream)
{
	stream->zstd = ZSTD_createDStream();
	return stream->zstd != NULL;
}

static gboolean
zstd_inflate(struct ktp_stream *stream, guint8 *buffer, gsize *size,
	     GError **error)
{
	ZSTD_inBuffer in = {stream->input, stream->end, stream->start};
	ZSTD_outBuffer out = {buffer, *size, 0};
	size_t rc = ZSTD_decompressStream(stream->zstd, &out, &in);

	stream->start = in.pos;
	*size = out.pos;
	if (ZSTD_isError(rc)) {
		set_damaged(stream, ZSTD_getErrorName(rc), error);
		return FALSE;
	}
	if (rc == 0)
		stream->inside = FALSE;
	return TRUE;
}

static void
zstd_stop(struct ktp_stream *stream)
{
	ZSTD_freeDStream(stream->zstd);
}

gboolean
ktp_stream_is_whole(const struct ktp_stream *stream)
{
	return stream->codec && !stream->inside;
}

const char *
ktp_stream_name(const struct ktp_stream *stream)
{
	return stream->name;
}

const char *
ktp_stream_compression(const struct ktp_stream *stream)
{
	return stream->codec ? stream->codec->name : NULL;
}

guint64
ktp_stream_done(const struct ktp_stream *stream)
{
	return stream->done;
}

guint64
ktp_stream_total(const struct ktp_stream *stream)
{
	return stream->total;
}

void
ktp_stream_set_block(struct ktp_stream *stream, gsize block)
{
	stream->block = block;
}

gsize
ktp_stream_block(const struct ktp_stream *stream)
{
	return stream->block;
}
