/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Text made safe for a terminal; widths and cutting. */
#include <glib.h>

#include "triage/safe.h"

static const struct {
	const char *in, *line, *text;
} rows[] = {
	{"plain text", "plain text", "plain text"},
	{"a\tb\nc", "a b c", "a\tb\nc"},
	{"a\r\nb", "a b", "a\nb"},
	{"  a   b  ", "a b", "  a   b  "},
	{"\033]0;title\007", "\\x1b]0;title\\x07", "\\x1b]0;title\\x07"},
	{"\033[2Jx", "\\x1b[2Jx", "\\x1b[2Jx"},
	{"a\rb", "a b", "a\\x0db"},
	{"\x7f", "\\x7f", "\\x7f"},
	{"\xc2\x9b"
	 "31m",
	 "\\x9b31m", "\\x9b31m"},
	{"\xe2\x80\xae"
	 "cod.exe",
	 "\\u202ecod.exe", "\\u202ecod.exe"},
	{"a\xe2\x80\x8b"
	 "b",
	 "a\\u200bb", "a\\u200bb"},
	{"\xf3\xa0\x81\x81", "\\ue0041", "\\ue0041"},
	{"\xe2\x80\xa8", "\\u2028", "\\u2028"},
	{"gr\xc3\xbc\xc3\x9f", "gr\xc3\xbc\xc3\x9f", "gr\xc3\xbc\xc3\x9f"},
	{"3 \xb1 2%", "3 \xef\xbf\xbd 2%", "3 \xef\xbf\xbd 2%"},
	{"", "", ""},
	{"\n\n", "", "\n\n"},
};

static void
test_rows(void)
{
	for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
		g_autofree char *line =
			ktt_safe_text(rows[i].in, -1, KTT_SAFE_LINE);
		g_autofree char *text =
			ktt_safe_text(rows[i].in, -1, KTT_SAFE_TEXT);

		g_assert_cmpstr(line, ==, rows[i].line);
		g_assert_cmpstr(text, ==, rows[i].text);
	}
}

static void
test_every_control(void)
{
	for (gunichar c = 1; c < 0xa0; c++) {
		char in[8] = "";
		g_autofree char *out = NULL;

		g_unichar_to_utf8(c, in);
		out = ktt_safe_text(in, -1, KTT_SAFE_LINE);
		for (const char *p = out; *p; p = g_utf8_next_char(p))
			g_assert_false(g_unichar_iscntrl(g_utf8_get_char(p)));
	}
}

static void
test_length(void)
{
	g_autofree char *some = ktt_safe_text("abcdef", 3, KTT_SAFE_LINE);
	g_autofree char *null = ktt_safe_text(NULL, -1, KTT_SAFE_LINE);

	g_assert_cmpstr(some, ==, "abc");
	g_assert_cmpstr(null, ==, "");
}

static void
test_append(void)
{
	g_autoptr(GString) out = g_string_new("x ");

	/* What was there is not looked at. */
	ktt_safe_append(out, " a", -1, KTT_SAFE_LINE);
	g_assert_cmpstr(out->str, ==, "x a");
}

static void
test_shorten(void)
{
	static const struct {
		const char *in;
		guint width;
		const char *out;
	} cuts[] = {
		{"abcdef", 6, "abcdef"}, {"abcdef", 5, "abcd…"},
		{"abcdef", 1, "…"},	 {"abcdef", 0, ""},
		{"日本語", 6, "日本語"}, {"日本語", 5, "日本…"},
		{"日本語", 4, "日…"},	 {"", 3, ""},
	};

	for (guint i = 0; i < G_N_ELEMENTS(cuts); i++) {
		g_autofree char *out =
			ktt_safe_shorten(cuts[i].in, cuts[i].width);

		g_assert_cmpstr(out, ==, cuts[i].out);
		g_assert_cmpuint(ktt_safe_width(out), <=, cuts[i].width);
	}
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/safe/rows", test_rows);
	g_test_add_func("/safe/every-control", test_every_control);
	g_test_add_func("/safe/length", test_length);
	g_test_add_func("/safe/append", test_append);
	g_test_add_func("/safe/shorten", test_shorten);
	return g_test_run();
}
