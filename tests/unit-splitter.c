/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Splitting: what separates messages and what does not, and the dialects'
 * quoting. Every case runs with reads of several sizes. The lines themselves:
 * unit-from-line.c; limits and faults: unit-splitter-faults.c.
 */
#include <string.h>

#include <glib.h>

#include "parser/error.h"
#include "parser/splitter.h"
#include "tests/feed.h"

#define LORE "From mboxrd@z Thu Jan  1 00:00:00 1970\n"
#define ANN_LINE "From ann@example.org Mon Jan  1 12:00:00 2024"
#define ANN ANN_LINE "\n"
#define GIT                                                                    \
	"From 0123456789abcdef0123456789abcdef01234567"                        \
	" Mon Sep 17 00:00:00 2001\n"
#define MAX_MAILS 4

struct row {
	const char *name;
	enum ktp_mbox_format format;
	const char *input;
	const char *mails[MAX_MAILS]; /* up to the first NULL */
};

static const struct row rows[] = {
	{"public-inbox",
	 KTP_MBOX_AUTO,
	 LORE "Subject: a\n\nA\n\n" LORE "Subject: b\n\nB\n\n",
	 {"Subject: a\n\nA\n", "Subject: b\n\nB\n"}},
	{"blank-lines-of-the-mail",
	 KTP_MBOX_AUTO,
	 LORE "Subject: a\n\nA\n\n\n\n" LORE "Subject: b\n\nB\n\n\n",
	 {"Subject: a\n\nA\n\n\n", "Subject: b\n\nB\n\n"}},
	{"no-final-newline",
	 KTP_MBOX_AUTO,
	 ANN "Subject: a\n\nA\n\n" ANN "Subject: b\n\nB",
	 {"Subject: a\n\nA\n", "Subject: b\n\nB"}},
	{"crlf",
	 KTP_MBOX_AUTO,
	 "From ann@example.org Mon Jan  1 12:00:00 2024\r\nSubject: a\r\n\r\n"
	 "A\r\n>From x\r\n\r\n"
	 "From ann@example.org Mon Jan  1 12:00:00 2024\r\nSubject: b\r\n\r\n"
	 "B\r\n\r\n",
	 {"Subject: a\r\n\r\nA\r\nFrom x\r\n", "Subject: b\r\n\r\nB\r\n"}},
	{"byte-order-mark",
	 KTP_MBOX_AUTO,
	 "\xef\xbb\xbf" ANN "Subject: a\n\nA\n",
	 {"Subject: a\n\nA\n"}},
	{"blank-lines-first",
	 KTP_MBOX_AUTO,
	 "\n\r\n\n" ANN "Subject: a\n\nA\n",
	 {"Subject: a\n\nA\n"}},
	{"separators-of-many-writers",
	 KTP_MBOX_AUTO,
	 "From ann@example.org  Mon Jan  1 12:00:00 2024\nSubject: a\n\nA\n\n"
	 "From - Tue Feb 27 1:02:03 2024\nSubject: b\n\nB\n\n"
	 "From 17@xxx Mon Jan 01 12:00:00 +0000 2024\nSubject: c\n\nC\n\n"
	 "From bob at example.com  Sat Mar  2 12:00 CET 2024 remote from hub\n"
	 "Subject: d\n\nD\n",
	 {"Subject: a\n\nA\n", "Subject: b\n\nB\n", "Subject: c\n\nC\n",
	  "Subject: d\n\nD\n"}},
	{"empty-message",
	 KTP_MBOX_AUTO,
	 ANN "\n" ANN "Subject: b\n\n\n",
	 {"", "Subject: b\n\n"}},

	/* lines that separate nothing */
	{"prose",
	 KTP_MBOX_AUTO,
	 ANN "Subject: a\n\nWe start.\n\nFrom here on: it is slow.\n\n"
	     "From Monday on\n\nFrom Mon to Tue\nX: y\n",
	 {"Subject: a\n\nWe start.\n\nFrom here on: it is slow.\n\n"
	  "From Monday on\n\nFrom Mon to Tue\nX: y\n"}},
	{"no-blank-line-before",
	 KTP_MBOX_AUTO,
	 ANN "Subject: a\n\nI saw\n" ANN "Subject: b\n",
	 {"Subject: a\n\nI saw\n" ANN "Subject: b\n"}},
	{"no-field-behind",
	 KTP_MBOX_AUTO,
	 ANN "Subject: a\n\nI saw\n\n" ANN "and wondered\n",
	 {"Subject: a\n\nI saw\n\n" ANN "and wondered\n"}},
	{"no-field-behind-in-mboxrd",
	 KTP_MBOX_RD,
	 ANN "Subject: a\n\nI saw\n\n" ANN "and wondered\n",
	 {"Subject: a\n\nI saw\n", "and wondered\n"}},
	{"patch-in-a-mail",
	 KTP_MBOX_AUTO,
	 ANN "Subject: a\n\nTry this:\n\n" GIT "From: Bob <bob@example.com>\n",
	 {"Subject: a\n\nTry this:\n\n" GIT "From: Bob <bob@example.com>\n"}},
	{"patches",
	 KTP_MBOX_AUTO,
	 GIT "Subject: a\n\nA\n-- \n2.40\n\n" GIT "Subject: b\n\nB\n",
	 {"Subject: a\n\nA\n-- \n2.40\n", "Subject: b\n\nB\n"}},

	/* quoting */
	{"rd",
	 KTP_MBOX_RD,
	 ANN "Subject: a\n\n>From one\n>>From two\n> From no\n>Fromage\nx >From"
	     " no\n",
	 {"Subject: a\n\nFrom one\n>From two\n> From no\n>Fromage\nx >From"
	  " no\n"}},
	{"o",
	 KTP_MBOX_O,
	 ANN "Subject: a\n\n>From one\n>>From two\n>From three\n",
	 {"Subject: a\n\nFrom one\n>>From two\nFrom three\n"}},
	{"auto-quoting",
	 KTP_MBOX_AUTO,
	 ANN "Subject: a\n\n>From one\n>From one\n\n>>From two",
	 {"Subject: a\n\nFrom one\nFrom one\n\n>From two"}},
	{"nested-marks",
	 KTP_MBOX_RD,
	 ANN "Subject: a\n\n>>>>From 4\n>>>From 3\n>From >From 1\n",
	 {"Subject: a\n\n>>>From 4\n>>From 3\nFrom >From 1\n"}},

	/* Content-Length */
	{"cl",
	 KTP_MBOX_CL,
	 ANN "Content-Length: 54\n\n>From x\n" ANN "\n" ANN
	     "Content-Length: 2\n\nB\n\n",
	 {"Content-Length: 54\n\nFrom x\n" ANN, "Content-Length: 2\n\nB\n"}},
	{"cl2",
	 KTP_MBOX_CL2,
	 ANN "Content-Length: 66\n\n>From x\n\n" ANN "Subject: n\n"
	     "\n" ANN "content-length:2\n\nB\n\n",
	 {"Content-Length: 66\n\n>From x\n\n" ANN "Subject: n\n",
	  "content-length:2\n\nB\n"}},
	{"length-at-the-end",
	 KTP_MBOX_CL2,
	 ANN "Content-Length: 1\n\nB",
	 {"Content-Length: 1\n\nB"}},
	{"length-without-the-last-newline",
	 KTP_MBOX_CL2,
	 ANN "Content-Length: 1\n\nB\n\n" ANN "Subject: c\n\nC\n",
	 {"Content-Length: 1\n\nB", "Subject: c\n\nC\n"}},
	{"length-into-a-line",
	 KTP_MBOX_CL2,
	 ANN "Content-Length: 2\n\nB " ANN "Subject: c\n\nC\n",
	 {"Content-Length: 2\n\nB " ANN "Subject: c\n\nC\n"}},
	{"no-length",
	 KTP_MBOX_CL2,
	 ANN "Subject: a\n\n>From x\n\n" ANN "Subject: b\n\nB\n",
	 {"Subject: a\n\n>From x\n", "Subject: b\n\nB\n"}},
	{"wrong-length",
	 KTP_MBOX_CL,
	 ANN "Content-Length: 1\n\nA\nA\n\n" ANN
	     "Content-Length: 9999\n\nB\n\n" ANN "Content-Length: 2x\n\nC\n",
	 {"Content-Length: 1\n\nA\nA\n", "Content-Length: 9999\n\nB\n",
	  "Content-Length: 2x\n\nC\n"}},
	{"huge-length",
	 KTP_MBOX_CL,
	 ANN "Content-Length: 99999999999999999999\n\nA\n\n" ANN
	     "Content-Length: 999999999999999999\n\nB\n",
	 {"Content-Length: 99999999999999999999\n\nA\n",
	  "Content-Length: 999999999999999999\n\nB\n"}},
	{"length-in-a-body",
	 KTP_MBOX_CL,
	 ANN "Subject: a\n\nContent-Length: 1\n\nA\n",
	 {"Subject: a\n\nContent-Length: 1\n\nA\n"}},
	{"auto-finds-cl2",
	 KTP_MBOX_AUTO,
	 ANN "Content-Length: 58\n\n" ANN "Subject: n\n\n\n" ANN
	     "Content-Length: 8\n\n>From x\n\n",
	 {"Content-Length: 58\n\n" ANN "Subject: n\n\n",
	  "Content-Length: 8\n\n>From x\n"}},
	{"auto-finds-cl",
	 KTP_MBOX_AUTO,
	 ANN "Content-Length: 8\n\n>From x\n\n" ANN "Subject: b\n\nB\n",
	 {"Content-Length: 8\n\nFrom x\n", "Subject: b\n\nB\n"}},
	{"auto-ignores-length-of-public-inbox",
	 KTP_MBOX_AUTO,
	 LORE "Content-Length: 60\n\n\n" LORE "Subject: b\n\n>From x\n\n",
	 {"Content-Length: 60\n\n", "Subject: b\n\nFrom x\n"}},

	/* one message */
	{"single-keeps-all",
	 KTP_MBOX_SINGLE,
	 ANN "Subject: a\n\n>From x\n\n" ANN "Subject: b\n\n\n",
	 {"Subject: a\n\n>From x\n\n" ANN "Subject: b\n\n\n"}},
	{"no-separator",
	 KTP_MBOX_AUTO,
	 "Subject: a\n\n" GIT "x: y\n\n>" GIT "\n" ANN "Subject: b\n\n",
	 {"Subject: a\n\n" GIT "x: y\n\n>" GIT "\n" ANN "Subject: b\n\n"}},
	{"no-header",
	 KTP_MBOX_AUTO,
	 "Greetings,\n\nwe noticed\n",
	 {"Greetings,\n\nwe noticed\n"}},
	{"text-that-begins-with-from",
	 KTP_MBOX_SINGLE,
	 "From here on\nall is slow\n",
	 {"From here on\nall is slow\n"}},
	{"first-line-without-date",
	 KTP_MBOX_AUTO,
	 "From ann@example.org\nSubject: a\n\nA\n\n" ANN "Subject: b\n\nB\n",
	 {"Subject: a\n\nA\n", "Subject: b\n\nB\n"}},
	{"header-run-into-one-line",
	 KTP_MBOX_AUTO,
	 "From mboxrd@z Thu Jan 1 00:00:00 1970 Return-Path: Received: by x\n"
	 "Greetings\n",
	 {"From mboxrd@z Thu Jan 1 00:00:00 1970 Return-Path: Received: by x\n"
	  "Greetings\n"}},
	{"forced-mboxrd-without-separator",
	 KTP_MBOX_RD,
	 "rest of a mail\n\n" LORE "Subject: b\n\nB\n\n",
	 {"rest of a mail\n", "Subject: b\n\nB\n"}},
	{"escape-of-another-charset",
	 KTP_MBOX_AUTO,
	 "\033$B%m\033(B, gr\xfc\xdf Gott und guten Tag\n",
	 {"\033$B%m\033(B, gr\xfc\xdf Gott und guten Tag\n"}},
};

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
check(const struct row *row, gsize block)
{
	gsize size = strlen(row->input);
	struct ktp_stream *stream = open_stream(row->input, size, block);
	GError *error = NULL;
	struct ktp_splitter *splitter =
		ktp_splitter_new(stream, row->format, &error);
	struct ktp_raw raw;
	guint i;

	g_assert_no_error(error);
	for (i = 0; i < MAX_MAILS && row->mails[i]; i++) {
		g_assert_cmpint(ktp_splitter_next(splitter, &raw, &error), ==,
				1);
		g_assert_cmpmem(raw.data, raw.size, row->mails[i],
				strlen(row->mails[i]));
		g_assert_false(raw.truncated);
		g_assert_cmpuint(raw.offset, <, size);
	}
	g_assert_cmpint(ktp_splitter_next(splitter, &raw, &error), ==, 0);
	g_assert_cmpint(ktp_splitter_next(splitter, &raw, &error), ==, 0);
	g_assert_no_error(error);
	ktp_splitter_free(splitter);
	ktp_stream_free(stream);
}

static void
test_row(gconstpointer data)
{
	guint i;

	for (i = 0; i < G_N_ELEMENTS(blocks); i++)
		check(data, blocks[i]);
}

/* A header of any length in front of a line of any length. */
static void
test_long_lines(void)
{
	GString *mail = g_string_new("Subject: a\n\n");
	GString *mbox = g_string_new(ANN);
	struct row row = {"", KTP_MBOX_AUTO, NULL, {NULL}};
	guint i;

	g_string_append(mail, "From ");
	for (i = 0; i < 20000; i++)
		g_string_append_c(mail, 'x');
	g_string_append(mail, " Mon Jan  1 12:00:00 2024\n");
	g_string_append_printf(mbox, "%s\n" ANN "Subject: b\n\n\n", mail->str);
	row.input = mbox->str;
	row.mails[0] = mail->str;
	row.mails[1] = "Subject: b\n\n";
	test_row(&row);
	g_string_free(mail, TRUE);
	g_string_free(mbox, TRUE);
}

/* Appends a message of random lines that are hard on a splitter. */
static void
add_lines(GString *mail)
{
	static const char *const lines[] = {
		"",
		"text",
		"Subject: x",
		">",
		"From x",
		">From x",
		">>From",
		">>From there",
		ANN_LINE,
		"From: a",
		"From mboxrd@z Thu Jan  1 00:00:00 1970",
	};
	guint n = g_test_rand_int_range(0, 30);

	while (n--)
		g_string_append_printf(
			mail, "%s\n",
			lines[g_test_rand_int_range(0, G_N_ELEMENTS(lines))]);
}

/* What a writer of mboxrd makes of a mail. */
static void
write_rd(GString *mbox, const char *separator, const char *mail)
{
	char **lines = g_strsplit(mail, "\n", -1);
	guint i;

	g_string_append(mbox, separator);
	for (i = 0; lines[i + 1]; i++) {
		if (g_str_has_prefix(lines[i] + strspn(lines[i], ">"), "From "))
			g_string_append_c(mbox, '>');
		g_string_append_printf(mbox, "%s\n", lines[i]);
	}
	g_string_append_c(mbox, '\n');
	g_strfreev(lines);
}

/* Any mail comes out as it went in, whatever the sizes of the reads. */
static void
round_trip(enum ktp_mbox_format format, const char *separator)
{
	GString *mails[MAX_MAILS - 1];
	GString *mbox = g_string_new(NULL);
	struct row row = {"", format, NULL, {NULL}};
	guint i;

	for (i = 0; i < G_N_ELEMENTS(mails); i++) {
		GString *body = g_string_new(NULL);

		add_lines(body);
		mails[i] = g_string_new("Subject: a\n");
		if (format == KTP_MBOX_CL2)
			g_string_append_printf(
				mails[i], "Content-Length: %zu\n", body->len);
		g_string_append_printf(mails[i], "\n%s", body->str);
		g_string_free(body, TRUE);
		row.mails[i] = mails[i]->str;
		if (format == KTP_MBOX_CL2)
			g_string_append_printf(mbox, "%s%s\n", separator,
					       mails[i]->str);
		else
			write_rd(mbox, separator, mails[i]->str);
	}
	row.input = mbox->str;
	check(&row, 0);
	check(&row, g_test_rand_int_range(1, 600));
	for (i = 0; i < G_N_ELEMENTS(mails); i++)
		g_string_free(mails[i], TRUE);
	g_string_free(mbox, TRUE);
}

static void
test_round_trip(void)
{
	guint i;

	for (i = 0; i < 300; i++) {
		round_trip(KTP_MBOX_RD, ANN);
		round_trip(KTP_MBOX_AUTO, LORE);
		round_trip(KTP_MBOX_CL2, ANN);
	}
}

int
main(int argc, char **argv)
{
	guint i;

	g_test_init(&argc, &argv, NULL);
	for (i = 0; i < G_N_ELEMENTS(rows); i++) {
		char *path = g_strconcat("/splitter/", rows[i].name, NULL);

		g_test_add_data_func(path, &rows[i], test_row);
		g_free(path);
	}
	g_test_add_func("/splitter/long-lines", test_long_lines);
	g_test_add_func("/splitter/round-trip", test_round_trip);
	return g_test_run();
}
