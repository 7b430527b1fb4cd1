/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Streams: plain, gzip and zstd, whole, cut off and damaged, in reads of any
 * size. tests/data/mails.mbox.gz has two members, mails.mbox.zst a frame to be
 * skipped and two others; both hold mails.mbox.
 */
#include <string.h>

#include <glib.h>

#include "parser/error.h"
#include "parser/stream.h"
#include "tests/feed.h"

static const gsize blocks[] = {0, 1, 7, 4096};

/* All that a stream over data gives; error is set as the stream sets it. */
static GString *
drain(const void *data, gsize size, gsize block, GError **error)
{
	struct ktp_stream *stream =
		ktp_stream_new(feed_open(data, size), TRUE, "test file");
	GString *out = g_string_new(NULL);
	guint8 buffer[1000];
	gssize got;

	ktp_stream_set_block(stream, block);
	while ((got = ktp_stream_read(stream, buffer, sizeof(buffer), error)) >
	       0) {
		if (block)
			g_assert_cmpint(got, <=, block);
		g_string_append_len(out, (char *)buffer, got);
	}
	g_assert_cmpuint(ktp_stream_total(stream), ==, size);
	if (got == 0) {
		g_assert_cmpuint(ktp_stream_done(stream), ==, size);
		g_assert_cmpint(ktp_stream_read(stream, buffer, 1, error), ==,
				0);
	}
	ktp_stream_free(stream);
	return out;
}

static void
check_whole(const char *data, gsize size, const char *plain, gsize plain_size)
{
	guint i;

	for (i = 0; i < G_N_ELEMENTS(blocks); i++) {
		GError *error = NULL;
		GString *out = drain(data, size, blocks[i], &error);

		g_assert_no_error(error);
		g_assert_cmpmem(out->str, out->len, plain, plain_size);
		g_string_free(out, TRUE);
	}
}

static void
test_plain(void)
{
	gsize size;
	char *plain = feed_fixture("mails.mbox", &size);

	check_whole(plain, size, plain, size);
	check_whole("", 0, "", 0);
	check_whole("\x1f", 1, "\x1f", 1);
	check_whole("BZ", 2, "BZ", 2);
	g_free(plain);
}

static void
test_packed(gconstpointer name)
{
	gsize size, plain_size;
	char *plain = feed_fixture("mails.mbox", &plain_size);
	char *data = feed_fixture(name, &size);

	check_whole(data, size, plain, plain_size);
	g_free(plain);
	g_free(data);
}

static void
test_empty(void)
{
	gsize size;
	char *data = feed_fixture("empty.gz", &size);

	check_whole(data, size, "", 0);
	g_free(data);
}

/* Zeros behind the last member are padding; anything else is a fault. */
static void
test_behind(void)
{
	gsize size, plain_size;
	char *plain = feed_fixture("mails.mbox", &plain_size);
	char *data = feed_fixture("mails.mbox.gz", &size);
	char *longer = g_malloc0(size + 1000);
	GError *error = NULL;
	GString *out;

	memcpy(longer, data, size);
	check_whole(longer, size + 1000, plain, plain_size);
	longer[size + 500] = 'x';
	out = drain(longer, size + 1000, 0, &error);
	g_assert_error(error, KTP_ERROR, KTP_ERROR_SOURCE);
	g_assert_cmpmem(out->str, out->len, plain, plain_size);
	g_error_free(error);
	g_string_free(out, TRUE);
	g_free(longer);
	g_free(data);
	g_free(plain);
}

/*
 * Cut anywhere: an error that says so, and what came before it is right. The
 * one cut that cannot be seen lies between two members.
 */
static void
test_truncated(gconstpointer name)
{
	gsize size, plain_size, cut;
	char *plain = feed_fixture("mails.mbox", &plain_size);
	char *data = feed_fixture(name, &size);
	guint unseen = 0;

	for (cut = 5; cut < size; cut++) {
		GError *error = NULL;
		GString *out = drain(data, cut, 0, &error);

		g_assert_cmpuint(out->len, <=, plain_size);
		g_assert_cmpmem(out->str, out->len, plain, out->len);
		g_string_free(out, TRUE);
		if (!error) {
			unseen++;
			continue;
		}
		g_assert_error(error, KTP_ERROR, KTP_ERROR_SOURCE);
		g_assert_nonnull(strstr(error->message, "test file: "));
		g_error_free(error);
	}
	g_assert_cmpuint(unseen, <=, 2); /* the skipped frame is one, too */
	g_free(plain);
	g_free(data);
}

static void
test_truncated_message(void)
{
	gsize size;
	char *data = feed_fixture("mails.mbox.gz", &size);
	GError *error = NULL;
	GString *out = drain(data, size - 20, 0, &error);

	g_assert_error(error, KTP_ERROR, KTP_ERROR_SOURCE);
	g_assert_nonnull(strstr(error->message, "truncated: the gzip data end "
						"too early"));
	g_error_free(error);
	g_string_free(out, TRUE);
	g_free(data);
}

/* Any byte changed: no crash, and no wrong data taken for good ones. */
static void
test_damaged(gconstpointer name)
{
	gsize size, plain_size, i;
	char *plain = feed_fixture("mails.mbox", &plain_size);
	char *data = feed_fixture(name, &size);

	for (i = 20; i < size; i++) {
		GError *error = NULL;
		GString *out;

		data[i] ^= 0x11;
		out = drain(data, size, 0, &error);
		data[i] ^= 0x11;
		if (error) {
			g_assert_error(error, KTP_ERROR, KTP_ERROR_SOURCE);
			g_error_free(error);
		} else { /* a time stamp and the like */
			g_assert_cmpmem(out->str, out->len, plain, plain_size);
		}
		g_string_free(out, TRUE);
	}
	g_free(plain);
	g_free(data);
}

/* A wrong checksum at the very end: all is handed out before the error. */
static void
test_wrong_checksum(void)
{
	gsize size, plain_size;
	char *plain = feed_fixture("mails.mbox", &plain_size);
	char *data = feed_fixture("mails.mbox.gz", &size);
	GError *error = NULL;
	GString *out;

	data[size - 8] ^= 1;
	out = drain(data, size, 0, &error);
	g_assert_error(error, KTP_ERROR, KTP_ERROR_SOURCE);
	g_assert_nonnull(strstr(error->message, "damaged gzip data near byte"));
	g_assert_cmpmem(out->str, out->len, plain, plain_size);
	g_error_free(error);
	g_string_free(out, TRUE);
	g_free(data);
	g_free(plain);
}

static void
test_unread_kind(void)
{
	GError *error = NULL;
	GString *out = drain("\xfd"
			     "7zXZ\0\0\0",
			     8, 0, &error);

	g_assert_error(error, KTP_ERROR, KTP_ERROR_NOT_MAIL);
	g_assert_nonnull(strstr(error->message, "xz -dc FILE |"));
	g_assert_cmpuint(out->len, ==, 0);
	g_error_free(error);
	g_string_free(out, TRUE);
}

static void
test_no_file(void)
{
	GError *error = NULL;
	struct ktp_stream *stream = ktp_stream_open("/nonexistent/x", &error);

	g_assert_null(stream);
	g_assert_error(error, KTP_ERROR, KTP_ERROR_NO_FILE);
	g_assert_nonnull(strstr(error->message, "/nonexistent/x"));
	g_clear_error(&error);
	stream = ktp_stream_open("/", &error);
	if (stream) {
		guint8 byte;

		g_assert_cmpint(ktp_stream_read(stream, &byte, 1, &error), ==,
				-1);
		g_assert_error(error, KTP_ERROR, KTP_ERROR_SOURCE);
		ktp_stream_free(stream);
	}
	g_error_free(error);
}

/* A pipe has no size, and gives what it has. */
static void
test_pipe(void)
{
	int ends[2];
	struct ktp_stream *stream;
	guint8 buffer[16];

	g_assert_cmpint(pipe(ends), ==, 0);
	g_assert_cmpint(write(ends[1], "hello", 5), ==, 5);
	stream = ktp_stream_new(ends[0], TRUE, "pipe");
	g_assert_cmpuint(ktp_stream_total(stream), ==, 0);
	g_assert_cmpint(ktp_stream_read(stream, buffer, 16, NULL), ==, 5);
	g_assert_null(ktp_stream_compression(stream));
	g_assert_cmpint(write(ends[1], "!", 1), ==, 1);
	g_assert_cmpint(ktp_stream_read(stream, buffer, 16, NULL), ==, 1);
	g_assert_cmpint(close(ends[1]), ==, 0);
	g_assert_cmpint(ktp_stream_read(stream, buffer, 16, NULL), ==, 0);
	g_assert_cmpuint(ktp_stream_done(stream), ==, 6);
	ktp_stream_free(stream);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/stream/plain", test_plain);
	g_test_add_data_func("/stream/gzip", "mails.mbox.gz", test_packed);
	g_test_add_data_func("/stream/zstd", "mails.mbox.zst", test_packed);
	g_test_add_func("/stream/empty", test_empty);
	g_test_add_func("/stream/behind", test_behind);
	g_test_add_data_func("/stream/truncated-gzip", "mails.mbox.gz",
			     test_truncated);
	g_test_add_data_func("/stream/truncated-zstd", "mails.mbox.zst",
			     test_truncated);
	g_test_add_func("/stream/truncated-message", test_truncated_message);
	g_test_add_data_func("/stream/damaged-gzip", "mails.mbox.gz",
			     test_damaged);
	g_test_add_data_func("/stream/damaged-zstd", "mails.mbox.zst",
			     test_damaged);
	g_test_add_func("/stream/wrong-checksum", test_wrong_checksum);
	g_test_add_func("/stream/unread-kind", test_unread_kind);
	g_test_add_func("/stream/no-file", test_no_file);
	g_test_add_func("/stream/pipe", test_pipe);
	return g_test_run();
}
