/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Splitting what is too long, cut off, damaged or no mail at all. What is well
 * formed: unit-splitter.c.
 */
#include <string.h>

#include <glib.h>

#include "parser/error.h"
#include "parser/splitter.h"
#include "tests/feed.h"

#define LORE "From mboxrd@z Thu Jan  1 00:00:00 1970\n"
#define ANN "From ann@example.org Mon Jan  1 12:00:00 2024\n"

static const gsize blocks[] = {0, 1, 7, 4096};

static struct ktp_stream *
open_stream(const void *data, gsize size, gsize block)
{
	struct ktp_stream *stream =
		ktp_stream_new(feed_open(data, size), TRUE, "test file");

	ktp_stream_set_block(stream, block);
	return stream;
}

static void
refuse(const void *data, gsize size, enum ktp_mbox_format format)
{
	struct ktp_stream *stream = open_stream(data, size, 0);
	GError *error = NULL;

	g_assert_null(ktp_splitter_new(stream, format, &error));
	g_assert_error(error, KTP_ERROR, KTP_ERROR_NOT_MAIL);
	g_assert_true(g_str_has_prefix(error->message, "test file: no mail: "));
	g_error_free(error);
	ktp_stream_free(stream);
}

static void
test_no_mail(void)
{
	enum ktp_mbox_format format;

	for (format = KTP_MBOX_AUTO; format <= KTP_MBOX_SINGLE; format++) {
		refuse("", 0, format);
		refuse("\n\r\n", 3, format);
		refuse("\xef\xbb\xbf", 3, format);
		refuse("\x7f"
		       "ELF\0\0",
		       6, format);
		refuse("text\0text", 9, format);
		refuse("\1\2\3\4\5 abcd", 10, format);
	}
}

static void
expect(struct ktp_splitter *splitter, const char *mail, gsize size,
       gboolean truncated)
{
	struct ktp_raw raw;

	g_assert_cmpint(ktp_splitter_next(splitter, &raw, NULL), ==, 1);
	g_assert_cmpmem(raw.data, raw.size, mail, size);
	g_assert_cmpint(raw.truncated, ==, truncated);
}

static void
expect_end(struct ktp_splitter *splitter)
{
	struct ktp_raw raw;
	GError *error = NULL;

	g_assert_cmpint(ktp_splitter_next(splitter, &raw, &error), ==, 0);
	g_assert_no_error(error);
}

/* Two messages beyond the limit are cut there; their neighbours are whole. */
static void
check_truncated(const char *mbox, const char *newline, gsize block)
{
	struct ktp_stream *stream = open_stream(mbox, strlen(mbox), block);
	struct ktp_splitter *splitter =
		ktp_splitter_new(stream, KTP_MBOX_AUTO, NULL);
	char *first =
		g_strdup_printf("Subject: a%s%sA%s", newline, newline, newline);
	char *third = g_strdup_printf("Subject: c%s%sFrom x%s", newline,
				      newline, newline);

	ktp_splitter_set_limits(splitter, 50, 1000);
	expect(splitter, first, strlen(first), FALSE);
	expect(splitter, strstr(mbox, "Subject: long"), 50, TRUE);
	expect(splitter, third, strlen(third), FALSE);
	expect(splitter, strstr(mbox, "Subject: last"), 50, TRUE);
	expect_end(splitter);
	ktp_splitter_free(splitter);
	ktp_stream_free(stream);
	g_free(first);
	g_free(third);
}

static void
test_truncated(gconstpointer newline)
{
	GString *mbox = g_string_new(ANN "Subject: a\n\nA\n\n" ANN);
	char **lines;
	char *text;
	guint i;

	g_string_append(mbox, "Subject: long\n\n");
	for (i = 0; i < 20000; i++)
		g_string_append(mbox, i % 1000 ? "line\n\n" : "From x\n");
	g_string_append(mbox, "\n" ANN "Subject: c\n\n>From x\n\n");
	g_string_append(mbox, ANN "Subject: last\n\n");
	for (i = 0; i < 20000; i++)
		g_string_append(mbox, "line\n");
	g_string_append(mbox, "\n");
	lines = g_strsplit(mbox->str, "\n", -1);
	text = g_strjoinv(newline, lines);
	for (i = 0; i < G_N_ELEMENTS(blocks); i++)
		check_truncated(text, newline, blocks[i]);
	g_strfreev(lines);
	g_free(text);
	g_string_free(mbox, TRUE);
}

/* Cut so that only the mbox's own blank line is beyond the limit. */
static void
test_not_truncated(void)
{
	const char *mbox = ANN "Subject: a\r\n\r\nA\r\n\r\n";
	gsize block;

	for (block = 1; block < 9; block++) {
		struct ktp_stream *stream =
			open_stream(mbox, strlen(mbox), block);
		struct ktp_splitter *splitter =
			ktp_splitter_new(stream, KTP_MBOX_AUTO, NULL);

		ktp_splitter_set_limits(splitter, 17, 1000);
		expect(splitter, "Subject: a\r\n\r\nA\r\n", 17, FALSE);
		expect_end(splitter);
		ktp_splitter_free(splitter);
		ktp_stream_free(stream);
	}
}

/* Nobody is made to read far ahead by a large Content-Length. */
static void
test_length_beyond_limit(void)
{
	GString *mbox = g_string_new(NULL);
	struct ktp_stream *stream;
	struct ktp_splitter *splitter;
	struct ktp_raw raw;

	while (mbox->len < 3000000)
		g_string_append(mbox, ANN "Content-Length: 2900000\n\nA\n\n");
	stream = open_stream(mbox->str, mbox->len, 0);
	splitter = ktp_splitter_new(stream, KTP_MBOX_AUTO, NULL);
	ktp_splitter_set_limits(splitter, 2000000, 1000);
	g_assert_cmpint(ktp_splitter_next(splitter, &raw, NULL), ==, 1);
	g_assert_cmpuint(ktp_stream_done(stream), <, 1000000);
	ktp_splitter_free(splitter);
	ktp_stream_free(stream);
	g_string_free(mbox, TRUE);
}

/* 8 MiB of one message in a small file. */
static void
test_bomb(gconstpointer name)
{
	gsize size;
	char *data = feed_fixture(name, &size);
	struct ktp_stream *stream = open_stream(data, size, 0);
	struct ktp_splitter *splitter =
		ktp_splitter_new(stream, KTP_MBOX_AUTO, NULL);
	GError *error = NULL;
	struct ktp_raw raw;

	ktp_splitter_set_limits(splitter, 1000, 1000000);
	g_assert_cmpint(ktp_splitter_next(splitter, &raw, &error), ==, -1);
	g_assert_error(error, KTP_ERROR, KTP_ERROR_SOURCE);
	g_assert_nonnull(strstr(error->message, "more than 1000000 bytes"));
	g_clear_error(&error);
	g_assert_cmpint(ktp_splitter_next(splitter, &raw, &error), ==, 0);
	g_assert_no_error(error);
	ktp_splitter_free(splitter);
	ktp_stream_free(stream);
	g_free(data);
}

/* A source cut off anywhere gives its whole messages and then the error. */
static void
check_broken(const char *data, gsize size, const char *plain)
{
	struct ktp_stream *stream = open_stream(data, size, 0);
	GError *error = NULL;
	struct ktp_splitter *splitter =
		ktp_splitter_new(stream, KTP_MBOX_AUTO, &error);
	struct ktp_raw raw;
	int rc = -1;

	while (splitter &&
	       (rc = ktp_splitter_next(splitter, &raw, &error)) > 0) {
		const char *mail = plain + raw.offset + strlen(LORE);

		g_assert_cmpmem(raw.data, raw.size, mail, raw.size);
		g_assert_true(g_str_has_prefix(mail + raw.size, "\n" LORE) ||
			      !strcmp(mail + raw.size, "\n"));
	}
	if (rc < 0) {
		g_assert_error(error, KTP_ERROR, KTP_ERROR_SOURCE);
		g_error_free(error);
	}
	ktp_splitter_free(splitter);
	ktp_stream_free(stream);
}

static void
test_broken(gconstpointer name)
{
	gsize size, plain_size, cut;
	char *data = feed_fixture(name, &size);
	char *plain = feed_fixture("mails.mbox", &plain_size);

	for (cut = 24; cut < size; cut++)
		check_broken(data, cut, plain);
	g_free(data);
	g_free(plain);
}

/* The message before rubbish behind the compressed data is not lost. */
static void
test_rubbish_behind(void)
{
	gsize size;
	char *data = feed_fixture("mails.mbox.gz", &size);
	GString *longer = g_string_new_len(data, size);
	struct ktp_stream *stream;
	struct ktp_splitter *splitter;
	GError *error = NULL;
	struct ktp_raw raw;
	guint i;

	g_string_append(longer, "rubbish");
	stream = open_stream(longer->str, longer->len, 0);
	splitter = ktp_splitter_new(stream, KTP_MBOX_AUTO, NULL);
	for (i = 0; i < 3; i++)
		g_assert_cmpint(ktp_splitter_next(splitter, &raw, NULL), ==, 1);
	g_assert_cmpint(ktp_splitter_next(splitter, &raw, &error), ==, -1);
	g_assert_error(error, KTP_ERROR, KTP_ERROR_SOURCE);
	g_error_free(error);
	g_assert_cmpint(ktp_splitter_next(splitter, &raw, NULL), ==, 0);
	ktp_splitter_free(splitter);
	ktp_stream_free(stream);
	g_string_free(longer, TRUE);
	g_free(data);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/splitter-faults/no-mail", test_no_mail);
	g_test_add_data_func("/splitter-faults/truncated", "\n",
			     test_truncated);
	g_test_add_data_func("/splitter-faults/truncated-crlf", "\r\n",
			     test_truncated);
	g_test_add_func("/splitter-faults/not-truncated", test_not_truncated);
	g_test_add_func("/splitter-faults/length-beyond-limit",
			test_length_beyond_limit);
	g_test_add_data_func("/splitter-faults/bomb-gzip", "bomb.gz",
			     test_bomb);
	g_test_add_data_func("/splitter-faults/bomb-zstd", "bomb.zst",
			     test_bomb);
	g_test_add_data_func("/splitter-faults/broken-gzip", "mails.mbox.gz",
			     test_broken);
	g_test_add_data_func("/splitter-faults/broken-zstd", "mails.mbox.zst",
			     test_broken);
	g_test_add_func("/splitter-faults/rubbish-behind", test_rubbish_behind);
	return g_test_run();
}
