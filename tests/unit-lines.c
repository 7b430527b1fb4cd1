/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Quote depths and kinds of lines. */
#include <glib.h>
#include <string.h>

#include "parser/lines.h"

static const struct ktp_line *
line_at(const GPtrArray *lines, guint at)
{
	g_assert_cmpuint(at, <, lines->len);
	return lines->pdata[at];
}

static const struct {
	const char *raw;
	guint depth;
	const char *text;
} depths[] = {
	{"text", 0, "text"},
	{"", 0, ""},
	{" > text", 0, " > text"},
	{">text", 1, "text"},
	{"> text", 1, "text"},
	{">  text", 1, " text"},
	{">", 1, ""},
	{">> text", 2, "text"},
	{"> > text", 2, "text"},
	{">> > text", 3, "text"},
	{"> > > text", 3, "text"},
	{">>> text", 3, "text"},
	{">  > text", 1, " > text"},
	{"| text", 0, "| text"},
	{"a > b", 0, "a > b"},
};

static void
test_depths(void)
{
	for (guint i = 0; i < G_N_ELEMENTS(depths); i++) {
		g_autoptr(GPtrArray) lines =
			ktp_lines_new(depths[i].raw, FALSE);

		if (*depths[i].raw == '\0')
			continue;
		g_test_message("%s", depths[i].raw);
		g_assert_cmpuint(line_at(lines, 0)->depth, ==, depths[i].depth);
		g_assert_cmpstr(line_at(lines, 0)->text, ==, depths[i].text);
		g_assert_cmpstr(line_at(lines, 0)->raw, ==, depths[i].raw);
	}
}

static const struct {
	const char *raw;
	guint depth;
	const char *text;
	guint removed;
} strips[] = {
	{"> > a", 1, "> a", 1}, {"> > a", 2, "a", 2}, {"> a", 2, "a", 1},
	{">>a", 1, ">a", 1},	{"a", 1, "a", 0},     {"| a", 1, "a", 1},
};

static void
test_strip(void)
{
	for (guint i = 0; i < G_N_ELEMENTS(strips); i++) {
		guint removed;

		g_assert_cmpstr(ktp_quote_strip(strips[i].raw, strips[i].depth,
						&removed),
				==, strips[i].text);
		g_assert_cmpuint(removed, ==, strips[i].removed);
	}
}

/* Four bars in a row are quote marks; a request for tags and a box are not. */
static void
test_bars(void)
{
	g_autoptr(GPtrArray) quote =
		ktp_lines_new("| a\n| b\n|\n| c\nd\n", FALSE);
	g_autoptr(GPtrArray) tags =
		ktp_lines_new("| Reported-by: a\n| Closes: b\n\n| c\n", FALSE);
	g_autoptr(GPtrArray) box =
		ktp_lines_new("| a | b |\n| c | d |\n| e | f |\n"
			      "| g | h |\n",
			      FALSE);

	g_assert_cmpuint(line_at(quote, 0)->depth, ==, 1);
	g_assert_cmpuint(line_at(quote, 3)->depth, ==, 1);
	g_assert_cmpuint(line_at(quote, 4)->depth, ==, 0);
	g_assert_cmpstr(line_at(quote, 1)->text, ==, "b");
	for (guint i = 0; i < tags->len; i++)
		g_assert_cmpuint(line_at(tags, i)->depth, ==, 0);
	for (guint i = 0; i < box->len; i++)
		g_assert_cmpuint(line_at(box, i)->depth, ==, 0);
}

static void
test_flowed(void)
{
	g_autoptr(GPtrArray) lines =
		ktp_lines_new(" From here\nsoft \nhard\n-- \n> q \n", TRUE);

	g_assert_cmpstr(line_at(lines, 0)->text, ==, "From here");
	g_assert_false(line_at(lines, 0)->soft);
	g_assert_true(line_at(lines, 1)->soft);
	g_assert_false(line_at(lines, 2)->soft);
	g_assert_false(line_at(lines, 3)->soft);
	g_assert_true(line_at(lines, 4)->soft);
	g_assert_cmpuint(lines->len, ==, 5);
}

/* n lines behind mark, after each of them so many empty ones, and two times
 * more of these. */
static void
add_spaced(GString *text, const char *mark, guint n, guint empty, guint wide)
{
	for (guint i = 0; i < n; i++) {
		g_string_append_printf(text, "%sline %u\n", mark, i);
		for (guint k = i % 10 == 5 ? wide : empty; k > 0; k--)
			g_string_append_printf(text, "%s\n", mark);
	}
}

static const struct {
	const char *title, *mark;
	guint n, empty, wide, want;
} spacings[] = {
	{"doubled", "", 30, 1, 3, 34},
	{"doubled in a quote", "> ", 30, 1, 3, 34},
	{"text as it is", "", 30, 0, 1, 33},
	{"paragraphs of one line", "", 30, 1, 1, 60},
	{"and with wider gaps of an even number", "", 30, 2, 4, 96},
	{"too few lines", "", 10, 1, 3, 22},
};

static void
test_spacing(void)
{
	for (guint i = 0; i < G_N_ELEMENTS(spacings); i++) {
		g_autoptr(GString) text = g_string_new(NULL);
		g_autoptr(GPtrArray) lines = NULL;

		g_test_message("%s", spacings[i].title);
		add_spaced(text, spacings[i].mark, spacings[i].n,
			   spacings[i].empty, spacings[i].wide);
		lines = ktp_lines_new(text->str, FALSE);
		g_assert_cmpuint(lines->len, ==, spacings[i].want);
		g_assert_cmpstr(line_at(lines, 0)->text, ==, "line 0");
	}
}

/* What somebody wrote above a doubled quote keeps its own spacing. */
static void
test_spacing_of_quotes(void)
{
	g_autoptr(GString) text = g_string_new("one\n\ntwo\n\n");
	g_autoptr(GPtrArray) lines = NULL;

	add_spaced(text, "> ", 30, 1, 3);
	lines = ktp_lines_new(text->str, FALSE);
	g_assert_cmpstr(line_at(lines, 2)->text, ==, "two");
	g_assert_cmpstr(line_at(lines, 4)->text, ==, "line 0");
	g_assert_cmpstr(line_at(lines, 5)->text, ==, "line 1");
	g_assert_cmpuint(lines->len, ==, 4 + 34);
}

/*
 * Whole texts with one letter for each line: p prose, . blank, a attribution,
 * s signature, d diff, t table, r trailer, R pasted report; upper case P:
 * quoted prose.
 */
static const struct {
	const char *title, *text, *kinds;
} texts[] = {
	{"prose", "a\n\nb\n", "p.p"},
	{"English attribution",
	 "On Mon, Jan 1, 2024 at 1:23 PM A. Nother wrote:\n> a\nb\n", "aPp"},
	{"blank line before the quote",
	 "On Mon, Jan 1, 2024, A. Nother wrote:\n\n> a\n", "a.P"},
	{"wrapped attribution",
	 "On Mon, Jan 1, 2024 at 1:23 PM A. Nother\n<a@example.org> wrote:\n"
	 "> a\n",
	 "aaP"},
	{"the sentence above is no attribution",
	 "This is what I read.\nA. Nother <a@example.org> writes:\n> a\n",
	 "paP"},
	{"German", "Am 01.02.23 um 12:34 schrieb A. Nother:\n> a\n", "aP"},
	{"French",
	 "Le 1/2/2023 \xc3\xa0 12:34, A. Nother a \xc3\xa9"
	 "crit :\n> a\n",
	 "aP"},
	{"Spanish", "El 1/2/23 a las 12:34, A. escribi\xc3\xb3:\n> a\n", "aP"},
	{"Russian",
	 "01.02.2023 12:34, A. \xd0\xbf\xd0\xb8\xd1\x88\xd0\xb5\xd1\x82:\n"
	 "> a\n",
	 "aP"},
	{"Chinese",
	 "\xe5\x9c\xa8 2023/4/5 12:34, A. Nother "
	 "\xe5\x86\x99\xe9\x81\x93:\n> a\n",
	 "aP"},
	{"an attribution inside a quote",
	 "> On Mon, Jan 1, 2024, B wrote:\n>> b\n> a\n", "aPP"},
	{"no quote below, no attribution",
	 "On Mon, Jan 1, 2024, A. Nother wrote:\na\n", "pp"},
	{"the signature ends the text", "a\n-- \nName\nb\n", "psss"},
	{"a signature without its blank", "a\n--\nName\n", "pss"},
	{"a list footer",
	 "a\n_______________________________________________\nlist\n", "pss"},
	{"trailers",
	 "Fixes: 0123456789ab (\"mm: a\")\nb\n"
	 "Reported-by: A <a@example.org>\n",
	 "rpr"},
	{"a diff goes on over its lines and empty ones",
	 "a\ndiff --git a/x.c b/x.c\n--- a/x.c\n+++ b/x.c\n@@ -1,2 +1,2 @@\n"
	 " x\n-y\n+z\n\n x\n\nb\n",
	 "pddddddd.d.p"},
	{"a diff without a head", "--- a/x.c\n+++ b/x.c\n", "dd"},
	{"diffstat", " mm/util.c | 4 ++--\n 1 file changed\n", "dd"},
	{"numbers in a table",
	 "   1234 \xc2\xb1  2%     -12.3%       1082        aim7.jobs\nb\n",
	 "tp"},
	{"header of a table",
	 "0123456789abcdef 0123456789abcdef0123456789a\n"
	 "         %stddev     %change         %stddev\n",
	 "tt"},
	{"kernel log", "[   12.345678] BUG: bad\nb\n", "tp"},
	{"a pasted report to its end",
	 "see\nkernel test robot noticed a 1.0% regression of a.b on:\nx\n\n"
	 "-- \n0-DAY\n",
	 "pRR.Rp"},
	{"original message",
	 "a\n-----Original Message-----\nFrom: b\nTo: c\n\nd", "paaa.p"},
};

static char
letter(const struct ktp_line *line)
{
	static const char letters[] = {
		[KTP_LINE_PROSE] = 'p',	      [KTP_LINE_BLANK] = '.',
		[KTP_LINE_ATTRIBUTION] = 'a', [KTP_LINE_SIGNATURE] = 's',
		[KTP_LINE_DIFF] = 'd',	      [KTP_LINE_TABLE] = 't',
		[KTP_LINE_TRAILER] = 'r',     [KTP_LINE_REPORT] = 'R',
	};

	return line->depth > 0 && line->kind == KTP_LINE_PROSE
		       ? 'P'
		       : letters[line->kind];
}

static void
test_kinds(void)
{
	for (guint i = 0; i < G_N_ELEMENTS(texts); i++) {
		g_autoptr(GPtrArray) lines =
			ktp_lines_new(texts[i].text, FALSE);
		g_autoptr(GString) kinds = g_string_new(NULL);

		ktp_lines_classify(lines);
		for (guint n = 0; n < lines->len; n++)
			g_string_append_c(kinds, letter(line_at(lines, n)));
		g_test_message("%s", texts[i].title);
		g_assert_cmpstr(kinds->str, ==, texts[i].kinds);
	}
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/lines/depths", test_depths);
	g_test_add_func("/lines/strip", test_strip);
	g_test_add_func("/lines/bars", test_bars);
	g_test_add_func("/lines/spacing", test_spacing);
	g_test_add_func("/lines/spacing-of-quotes", test_spacing_of_quotes);
	g_test_add_func("/lines/flowed", test_flowed);
	g_test_add_func("/lines/kinds", test_kinds);
	return g_test_run();
}
