/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The line that begins a message in an mbox, and what is read around it. */
#include <string.h>

#include <glib.h>

#include "parser/from_line.h"

#define HEX40 "0123456789abcdef0123456789abcdef01234567"

static const struct {
	const char *line;
	enum ktp_from_kind kind;
} lines[] = {
	{"From mboxrd@z Thu Jan  1 00:00:00 1970", KTP_FROM_LORE},
	{"From mboxrd@z Thu Jan  1 00:00:00 1970 ", KTP_FROM_DATED},
	{"From mboxrd@z Thu Jan 1 00:00:00 1970", KTP_FROM_DATED},
	{"From " HEX40 " Mon Sep 17 00:00:00 2001", KTP_FROM_GIT},
	{"From " HEX40 HEX40 " Mon Sep 17 00:00:00 2001", KTP_FROM_GIT},
	{"From " HEX40 " Mon Sep 17 00:00:01 2001", KTP_FROM_DATED},
	{"From a0 Mon Sep 17 00:00:00 2001", KTP_FROM_DATED},
	{"From a@example.org Mon Jan  1 12:00:00 2024", KTP_FROM_DATED},
	{"From a@example.org  Mon Jan  1 12:00:00 2024", KTP_FROM_DATED},
	{"From a@example.org\tMon Jan 01 2:00:00 2024", KTP_FROM_DATED},
	{"From a@example.org Mon Jan  1 12:00 2024", KTP_FROM_DATED},
	{"From a@example.org Mon Jan  1 2:00 2024", KTP_FROM_DATED},
	{"From a@example.org Mon Jan  1 12:00:00 CET 2024", KTP_FROM_DATED},
	{"From a@example.org Mon Jan  1 12:00:00 +0100 2024", KTP_FROM_DATED},
	{"From a@example.org Mon Jan  1 12:00:00 2024 +0100", KTP_FROM_DATED},
	{"From a Mon Jan  1 12:00:00 2024 remote from b", KTP_FROM_DATED},
	{"From a Mon Jan  1 12:00:00 2024 CET remote from b", KTP_FROM_DATED},
	{"From  Mon Jan  1 12:00:00 2024", KTP_FROM_DATED},
	{"From - Mon Jan  1 12:00:00 2024", KTP_FROM_DATED},
	{"From a at example.org  Mon Jan  1 12:00:00 2024", KTP_FROM_DATED},
	{"From \"Mon A\"@example.org Mon Jan  1 12:00:00 2024", KTP_FROM_DATED},
	{"From Mon Tue Jan  2 12:00:00 2024", KTP_FROM_DATED},

	{"From ", KTP_FROM_LOOSE},
	{"From a@example.org", KTP_FROM_LOOSE},
	{"From Mon to Tue", KTP_FROM_LOOSE},
	{"From a Mon Jan  1 12:00:00", KTP_FROM_LOOSE},
	{"From a Mon Jan  1 12:00:00 24", KTP_FROM_LOOSE},
	{"From a Mon Jan  1 12:00:00 2024 it was slow", KTP_FROM_LOOSE},
	{"From a Mon Jan  1 12:00:00 2024 remote from", KTP_FROM_LOOSE},
	{"From a Mon Jan  1 12:00:00 2024 remote from b c", KTP_FROM_LOOSE},
	{"From a Mon Jan  1 12-00-00 2024", KTP_FROM_LOOSE},
	{"From a Mon Jan  1 123:00 2024", KTP_FROM_LOOSE},
	{"From a Mon Jan  x 12:00:00 2024", KTP_FROM_LOOSE},
	{"From a Mon Foo  1 12:00:00 2024", KTP_FROM_LOOSE},
	{"From a Foo Jan  1 12:00:00 2024", KTP_FROM_LOOSE},
	{"From a mon jan  1 12:00:00 2024", KTP_FROM_LOOSE},

	{"", KTP_FROM_NONE},
	{"From", KTP_FROM_NONE},
	{"From:", KTP_FROM_NONE},
	{">From a Mon Jan  1 12:00:00 2024", KTP_FROM_NONE},
	{" From a Mon Jan  1 12:00:00 2024", KTP_FROM_NONE},
	{"from a Mon Jan  1 12:00:00 2024", KTP_FROM_NONE},
};

static void
check_kind(const char *line, const char *end, enum ktp_from_kind kind)
{
	char *text = g_strconcat(line, end, "X-Next: line\n", NULL);
	/* Without an end it is the last line, and what follows is not there. */
	gsize size = *end ? strlen(text) : strlen(line);
	gsize length = 0;
	enum ktp_from_kind got = ktp_from_line((guint8 *)text, size, &length);

	if (got != kind)
		g_test_message("wrong kind: %s", line);
	g_assert_cmpint(got, ==, kind);
	if (kind != KTP_FROM_NONE)
		g_assert_cmpuint(length, ==, strlen(line) + strlen(end));
	g_free(text);
}

static void
test_lines(void)
{
	guint i;

	for (i = 0; i < G_N_ELEMENTS(lines); i++) {
		check_kind(lines[i].line, "\n", lines[i].kind);
		check_kind(lines[i].line, "\r\n", lines[i].kind);
		check_kind(lines[i].line, "", lines[i].kind);
	}
}

/* 200 bytes pass, 201 do not, with any line end. */
static void
test_length(void)
{
	const char *date = " Mon Jan  1 12:00:00 2024";
	gsize fill = KTP_MAX_FROM_LINE - strlen("From ") - strlen(date);
	char *name = g_strnfill(fill, 'a');
	char *line = g_strconcat("From ", name, date, NULL);
	char *longer = g_strconcat("From b", name, date, NULL);

	check_kind(line, "\n", KTP_FROM_DATED);
	check_kind(line, "\r\n", KTP_FROM_DATED);
	check_kind(line, "", KTP_FROM_DATED);
	check_kind(longer, "\n", KTP_FROM_NONE);
	check_kind(longer, "\r\n", KTP_FROM_NONE);
	check_kind(longer, "", KTP_FROM_NONE);
	g_free(name);
	g_free(line);
	g_free(longer);
}

static gboolean
is_field(const char *text)
{
	return ktp_is_field((const guint8 *)text, strlen(text));
}

static void
test_field(void)
{
	char *name = g_strnfill(101, 'a');

	g_assert_true(is_field("Subject: x"));
	g_assert_true(is_field("X-a_b.c:"));
	g_assert_true(is_field("Subject : x"));
	g_assert_false(is_field(""));
	g_assert_false(is_field(": x"));
	g_assert_false(is_field(" Subject: x"));
	g_assert_false(is_field("We saw: this"));
	g_assert_false(is_field("Subject\n: x"));
	g_assert_false(is_field("Gr\xc3\xbc\xc3\x9f"
				"e: x"));
	name[100] = ':';
	g_assert_true(is_field(name));
	name[100] = 'a';
	g_assert_false(is_field(name));
	g_free(name);
}

static void
test_after_blank(void)
{
	const guint8 *text = (const guint8 *)"a\n\nb\r\n\r\nc\n\r\n";

	g_assert_false(ktp_after_blank(text, 0));
	g_assert_false(ktp_after_blank(text, 1));
	g_assert_false(ktp_after_blank(text, 2));
	g_assert_true(ktp_after_blank(text, 3));
	g_assert_false(ktp_after_blank(text, 6));
	g_assert_true(ktp_after_blank(text, 8));
	g_assert_false(ktp_after_blank(text, 10));
	g_assert_true(ktp_after_blank(text, 12));
	g_assert_false(ktp_after_blank((const guint8 *)"\r\n", 2));
}

static gsize
header_size(const char *text)
{
	return ktp_header_size((const guint8 *)text, strlen(text));
}

static void
test_header_size(void)
{
	g_assert_cmpuint(header_size("A: b\n\nc\n\n"), ==, 6);
	g_assert_cmpuint(header_size("A: b\r\n\r\nc"), ==, 8);
	g_assert_cmpuint(header_size("\nA: b\n\n"), ==, 1);
	g_assert_cmpuint(header_size("A: b\n \n\n"), ==, 8);
	g_assert_cmpuint(header_size("A: b\n"), ==, 0);
	g_assert_cmpuint(header_size("A: b"), ==, 0);
	g_assert_cmpuint(header_size(""), ==, 0);
}

/* -1: none */
static gint64
content_length(const char *text)
{
	guint64 value;

	return ktp_content_length((const guint8 *)text, strlen(text), &value)
		       ? (gint64)value
		       : -1;
}

static void
test_content_length(void)
{
	g_assert_cmpint(content_length("Content-Length: 12\n\n"), ==, 12);
	g_assert_cmpint(content_length("A: b\ncontent-length:7\r\n\r\n"), ==,
			7);
	g_assert_cmpint(content_length("A: b\n Content-Length: 1\n\n"), ==, -1);
	g_assert_cmpint(content_length("Content-Length: \n\n"), ==, -1);
	g_assert_cmpint(content_length("Content-Length: 1 2\n\n"), ==, -1);
	g_assert_cmpint(content_length("Content-Length: -1\n\n"), ==, -1);
	g_assert_cmpint(content_length("Content-Length: 1"), ==, -1);
	g_assert_cmpint(content_length("Content-Length: 1111111111111111111\n"),
			==, -1);
	g_assert_cmpint(content_length(""), ==, -1);
}

static void
check_unquote(const char *text, gboolean all, const char *expected)
{
	char *copy = g_strdup(text);
	gsize size = ktp_unquote_from((guint8 *)copy, strlen(copy), all);

	g_assert_cmpmem(copy, size, expected, strlen(expected));
	g_free(copy);
}

static void
test_unquote(void)
{
	check_unquote("", TRUE, "");
	check_unquote(">From ", TRUE, "From ");
	check_unquote(">From", TRUE, ">From");
	check_unquote(">>>From x", TRUE, ">>From x");
	check_unquote(">>>From x", FALSE, ">>>From x");
	check_unquote("a\n>From b\n>>From c\nd\n", TRUE,
		      "a\nFrom b\n>From c\nd\n");
	check_unquote("a\n>From b\n>>From c\nd\n", FALSE,
		      "a\nFrom b\n>>From c\nd\n");
	check_unquote("a >From b\n> >From c\n>\n>From >From d", TRUE,
		      "a >From b\n> >From c\n>\nFrom >From d");
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/from-line/lines", test_lines);
	g_test_add_func("/from-line/length", test_length);
	g_test_add_func("/from-line/field", test_field);
	g_test_add_func("/from-line/after-blank", test_after_blank);
	g_test_add_func("/from-line/header-size", test_header_size);
	g_test_add_func("/from-line/content-length", test_content_length);
	g_test_add_func("/from-line/unquote", test_unquote);
	return g_test_run();
}
