/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Boxes of +--+ and |: their rows, groups and ends; the box of further tests.
 */
#include <glib.h>
#include <math.h>
#include <string.h>

#include "parser/box.h"
#include "parser/further.h"
#include "parser/pairs.h"
#include "parser/report.h"

#define BAR "+------------------+------------------+\n"

static GPtrArray *
split(char **texts)
{
	GPtrArray *lines = g_ptr_array_new();

	for (guint i = 0; texts[i]; i++)
		g_ptr_array_add(lines, texts[i]);
	return lines;
}

/* "first-end GROUP:cell,cell GROUP:…" of each box. */
static char *
show(const GPtrArray *lines)
{
	GString *out = g_string_new(NULL);
	struct ktp_box *box;

	for (guint at = 0; (box = ktp_box_find(lines, at)); ktp_box_free(box)) {
		g_string_append_printf(out, "[%u-%u", box->first, box->end);
		for (guint i = 0; i < box->rows->len; i++) {
			g_autofree char *cells =
				g_strjoinv(",", box->rows->pdata[i]);

			g_string_append_printf(
				out, " %u:%s",
				g_array_index(box->group, guint, i), cells);
		}
		g_string_append_c(out, ']');
		at = box->end;
	}
	return g_string_free(out, FALSE);
}

static const struct {
	const char *title, *text, *want;
} boxes[] = {
	{"one", "x\n" BAR "| a | b c |\n" BAR "y\n", "[1-4 0:a,b c]"},
	{"groups", BAR "| a | b |\n| c | d |\n" BAR "| e | f |\n" BAR,
	 "[0-6 0:a,b 0:c,d 1:e,f]"},
	{"empty cells", BAR "|   | b |\n| c |   |\n" BAR, "[0-4 0:,b 0:c,]"},
	{"three columns", BAR "| a | b | c |\n" BAR, "[0-3 0:a,b,c]"},
	{"indented", "  " BAR "  | a | b |\n  " BAR, "[0-3 0:a,b]"},
	{"a broken row", BAR "| a | b\nc |\n| d | e |\n" BAR,
	 "[0-5 0:a,b c 0:d,e]"},
	{"broken in four", BAR "| a | b\nc\nd\ne |\n" BAR, "[0-6 0:a,b c d e]"},
	{"broken in five is none", BAR "| a | b\nc\nd\ne\nf |\n" BAR, ""},
	{"a broken row ends at a blank line", BAR "| a | b\n\nc |\n", ""},
	{"no rule at its end", BAR "| a | b |\ntext\n", "[0-2 0:a,b]"},
	{"two", BAR "| a | b |\n" BAR "\n" BAR "| c | d |\n" BAR,
	 "[0-3 0:a,b][4-7 0:c,d]"},
	{"rules only", BAR BAR BAR "text\n" BAR "| a | b |\n" BAR,
	 "[4-7 0:a,b]"},
	{"no rule", "| a | b |\n", ""},
	{"a rule of a plot", "  1e+06 +---------+\n| a | b |\n", ""},
	{"a short rule", "+--+\n| a |\n+--+\n", ""},
};

static void
test_boxes(void)
{
	for (guint i = 0; i < G_N_ELEMENTS(boxes); i++) {
		g_auto(GStrv) texts = g_strsplit(boxes[i].text, "\n", -1);
		g_autoptr(GPtrArray) lines = split(texts);
		g_autofree char *got = show(lines);

		g_test_message("%s", boxes[i].title);
		g_assert_cmpstr(got, ==, boxes[i].want);
	}
}

static void
test_further(void)
{
	g_auto(GStrv) texts = g_strsplit(
		BAR "| testcase: change | aim7: aim7.jobs -5.1% regression |\n"
		    "| test machine | 8 threads |\n"
		    "| test parameters | a=b |\n"
		    "| | option=Buffer Test |\n" BAR
		    "| testcase: change | fsmark: fsmark.files  15.9% "
		    "improvement |\n| test parameters | c=d |\n" BAR,
		"\n", -1);
	g_autoptr(GPtrArray) lines = split(texts);
	struct ktp_box *box = ktp_box_find(lines, 0);
	struct ktp_report *report = ktp_report_new();
	const struct ktp_also *also;

	g_assert_true(ktp_further_tests(box, report));
	g_assert_cmpuint(report->also->len, ==, 2);
	also = report->also->pdata[0];
	g_assert_cmpstr(also->testcase, ==, "aim7");
	g_assert_cmpstr(also->metric, ==, "aim7.jobs");
	g_assert_cmpfloat(also->percent, ==, -5.1);
	g_assert_cmpint(also->direction, ==, KTP_DIRECTION_REGRESSION);
	g_assert_cmpstr(also->test_machine, ==, "8 threads");
	g_assert_cmpuint(also->parameters->len, ==, 2);
	g_assert_cmpstr(ktp_pairs_get(also->parameters, "option"), ==,
			"Buffer Test");
	also = report->also->pdata[1];
	g_assert_cmpfloat(also->percent, ==, 15.9);
	g_assert_cmpint(also->direction, ==, KTP_DIRECTION_IMPROVEMENT);
	g_assert_null(also->test_machine);
	g_assert_cmpuint(also->parameters->len, ==, 1);
	ktp_report_free(report);
	ktp_box_free(box);
}

static void
test_other_box(void)
{
	g_auto(GStrv) texts =
		g_strsplit(BAR "| | 0123456789 |\n| x | 1 |\n" BAR, "\n", -1);
	g_autoptr(GPtrArray) lines = split(texts);
	struct ktp_box *box = ktp_box_find(lines, 0);
	struct ktp_report *report = ktp_report_new();

	g_assert_false(ktp_further_tests(box, report));
	g_assert_cmpuint(report->also->len, ==, 0);
	ktp_report_free(report);
	ktp_box_free(box);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/box/boxes", test_boxes);
	g_test_add_func("/box/further", test_further);
	g_test_add_func("/box/other", test_other_box);
	return g_test_run();
}
