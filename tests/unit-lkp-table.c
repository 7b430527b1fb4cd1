/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Comparison tables by their structure, over the years and in replies. */
#include <glib.h>
#include <math.h>
#include <string.h>

#include "parser/lkp_table.h"
#include "parser/pairs.h"

#define A16 "0123456789abcdef"
#define B27 "abcdefabcdefabcdefabcdefabc"
#define DASH16 "----------------"
#define DASH27 "---------------------------"
#define RULE                                                                   \
	"====================================================================" \
	"=====================\n"
#define CAPTION                                                                \
	"         %stddev     %change         %stddev\n"                       \
	"             \\          |                \\  \n"
#define HEAD2 A16 " " B27 " \n" DASH16 " " DASH27 " \n" CAPTION

/*
 * Each table as "[axes|machine|ids|failures]metric=change …", metrics joined
 * by blanks; a title follows its id behind '='.
 */
static void
show(GString *out, const struct ktp_comparison *table)
{
	g_string_append_c(out, '[');
	for (guint i = 0; i < table->axes->len; i++) {
		const struct ktp_pair *pair = table->axes->pdata[i];

		g_string_append_printf(out, "%s%s=%s", i ? "," : "", pair->name,
				       pair->value);
	}
	g_string_append_printf(out, "|%s|",
			       table->machine ? table->machine : "");
	for (guint i = 0; i < table->commits->len; i++) {
		const struct ktp_commit *commit = table->commits->pdata[i];

		g_string_append_printf(out, "%s%s", i ? "," : "", commit->id);
		if (commit->title)
			g_string_append_printf(out, "=%s", commit->title);
	}
	g_string_append_printf(out, "|%u]", table->failures->len);
	for (guint i = 0; i < table->metrics->len; i++) {
		const struct ktp_metric *metric = table->metrics->pdata[i];

		g_string_append_printf(out, "%s%s", i ? " " : "", metric->name);
		for (guint c = 0; c + 1 < metric->n_values; c++)
			g_string_append_printf(out, "%s%g", c ? "," : "=",
					       metric->changes[c].value);
	}
}

static const struct {
	const char *title, *text, *want;
} tables[] = {
	{"bare", HEAD2 "  1.00  -5.0%  0.95  a.b\n  2  +1.0%  3  c.d\n\nx\n",
	 "[||" A16 "," B27 "|0]a.b=-5 c.d=1"},
	{"with all of its head",
	 RULE "compiler/tbox_group/testcase:\n  gcc-12/lkp-a/aim7\n\n"
	      "commit: \n  0123456789 (\"mm: a \"quoted\" one\")\n"
	      "  abcdefabcd (\"mm: b\")\n\n" HEAD2 "  1  -5.0%  2  a.b\n",
	 "[compiler=gcc-12,tbox_group=lkp-a,testcase=aim7||" A16
	 "=mm: a \"quoted\" one," B27 "=mm: b|0]a.b=-5"},
	{"the list has the longer ids",
	 "commit: \n  0123456789abcdef0123456789abcdef01234567\n"
	 "  abcdefabcdefabcdefabcdefabcdefabcdefabcd\n\n" HEAD2
	 "  1  -5.0%  2  a.b\n",
	 "[||0123456789abcdef0123456789abcdef01234567,"
	 "abcdefabcdefabcdefabcdefabcdefabcdefabcd|0]a.b=-5"},
	{"a tag as parent",
	 "commit: \n  v5.13-rc2\n  abcdefabcd (\"mm: b\")\n\n"
	 "       v5.13-rc2 " B27 "\n" DASH16 " " DASH27 "\n" CAPTION
	 "  1  -5.0%  2  a.b\n",
	 "[||v5.13-rc2," B27 "=mm: b|0]a.b=-5"},
	{"a machine above",
	 "******************************\nlkp-b: 128 threads\n" RULE
	 "a/b:\n  x/y\n\n" HEAD2 "  1  -5.0%  2  a.b\n",
	 "[a=x,b=y|lkp-b: 128 threads|" A16 "," B27 "|0]a.b=-5"},
	{"a machine above that a client wrapped",
	 "******************************\nlkp-b: 128 threads and\nmemory\n" RULE
	 "a/b:\n  x/y\n\n" HEAD2 "  1  -5.0%  2  a.b\n",
	 "[a=x,b=y|lkp-b: 128 threads and memory|" A16 "," B27 "|0]a.b=-5"},
	{"a machine right above the ids",
	 "******************************\nlkp-b: 128 threads\n" HEAD2
	 "  1  -5.0%  2  a.b\n",
	 "[|lkp-b: 128 threads|" A16 "," B27 "|0]a.b=-5"},
	{"values that a client wrapped at the blanks in front",
	 RULE "a/b:\n \nx/y\n\n" HEAD2 "  1  -5.0%  2  a.b\n",
	 "[a=x,b=y||" A16 "," B27 "|0]a.b=-5"},
	{"values with blanks, over two lines",
	 RULE "a/b:\n  x y/\n  z\n\n" HEAD2 "  1  -5.0%  2  a.b\n",
	 "[a=x y,b=z||" A16 "," B27 "|0]a.b=-5"},
	{"a wrapped title",
	 "commit: \n  0123456789 (\"mm: a long\ntitle\")\n"
	 "  abcdefabcd (\"b\")\n\n" HEAD2 "  1  -5.0%  2  a.b\n",
	 "[||" A16 "=mm: a long title," B27 "=b|0]a.b=-5"},
	{"a title that never ends, and another list",
	 "commit: \n  0123456789 (\"mm: open\n"
	 "commit: \n\nx\n" HEAD2 "  1  -5.0%  2  a.b\n",
	 "[||" A16 "," B27 "|0]a.b=-5"},
	{"three columns",
	 A16 " " B27 " 00112233445566778899aabbccd\n" DASH16 " " DASH27
	     " " DASH27 "\n" CAPTION
	     "  1 \xc2\xb1 1%  -5.0%  2  -1.0%  3  a.b\n",
	 "[||" A16 "," B27 ",00112233445566778899aabbccd|0]a.b=-5,-1"},
	{"four columns and a note in the header",
	 A16 " " B27 " 00112233445566778899aabbccd v6.9-rc1\n" DASH16 " " DASH27
	     " " DASH27 " " DASH27 "\n  1  -5.0%  2  -1.0%  3  +2.0%  4  a.b\n",
	 "[||" A16 "," B27
	 ",00112233445566778899aabbccd,v6.9-rc1|0]a.b=-5,-1,2"},
	{"failures before metrics",
	 A16 " " B27 " \n" DASH16 " " DASH27
	     " \n       fail:runs  %reproduction    fail:runs\n"
	     "           |             |             |    \n"
	     "          1:4          -25%            :4     dmesg.x\n"
	     "          2:4           16%           2:4     "
	     "perf-profile.y\n" CAPTION "  1  -5.0%  2  a.b\n",
	 "[||" A16 "," B27 "|2]a.b=-5"},
	{"an empty block of failures",
	 A16 " " B27 " \n" DASH16 " " DASH27
	     " \n       fail:runs  %reproduction    fail:runs\n"
	     "           |             |             |    \n" CAPTION
	     "  1  -5.0%  2  a.b\n",
	 "[||" A16 "," B27 "|0]a.b=-5"},
	{"rows that a client wrapped",
	 HEAD2 "  1.00 \xc2\xb1  2%      -5.0%\n       0.95        a.b\n"
	       "  2  +1.0%  3\n  c.d\n  4  +1.0%  5  e.f\n",
	 "[||" A16 "," B27 "|0]a.b=-5 c.d=1 e.f=1"},
	{"a note that a client wrapped, and a row",
	 HEAD2 "  1  -5.0%  2  a.b\n<--- (a)\n  2  +1.0%  3\nc.d\n",
	 "[||" A16 "," B27 "|0]a.b=-5 c.d=1"},
	{"a wrapped header",
	 A16 "\n" B27 "\n" DASH16 " " DASH27 "\n  1  -5.0%  2  a.b\n",
	 "[||" A16 "," B27 "|0]a.b=-5"},
	{"wrapped dashes",
	 A16 " " B27 "\n" DASH16 " " DASH27 "\n  1  -5.0%  2  a.b\n",
	 "[||" A16 "," B27 "|0]a.b=-5"},
	{"blank lines between groups of rows",
	 HEAD2 "  1  -5.0%  2  a.b\n\n  2  +1.0%  3  c.d\n\ntext\n",
	 "[||" A16 "," B27 "|0]a.b=-5 c.d=1"},
	{"rows below the signature",
	 HEAD2 "  1  -5.0%  2  a.b\n\n-- \n0-DAY\n"
	       "<below more details following above table FYI>\n\n"
	       "  2  +1.0%  3  c.d\n",
	 "[||" A16 "," B27 "|0]a.b=-5 c.d=1"},
	{"two tables",
	 HEAD2 "  1  -5.0%  2  a.b\n\n" HEAD2 "  2  +1.0%  3  c.d\n",
	 "[||" A16 "," B27 "|0]a.b=-5[||" A16 "," B27 "|0]c.d=1"},
	{"2014, one row for each test",
	 "0123456789abcde  abcdefabcdefabcdefabcdefa  \n"
	 "---------------  -------------------------  \n"
	 "      1 ~ 0%     +10.0%       2 ~ 1%  box/aim7/x\n"
	 "      3 ~ 0%     +20.0%       4 ~ 1%  box/sub/tlbflush/y\n"
	 "      4          +15.0%       6       TOTAL a.b\n\n"
	 "0123456789abcde  abcdefabcdefabcdefabcdefa  \n"
	 "---------------  -------------------------  \n"
	 "      5 ~ 0%     +30.0%       6 ~ 1%  box/aim7/x\n"
	 "      5          +30.0%       6       TOTAL c.d\n",
	 "[tbox_group=box,testcase=aim7,path_params=x||0123456789abcde,"
	 "abcdefabcdefabcdefabcdefa|0]a.b=10 c.d=30"
	 "[tbox_group=box,suite=sub,testcase=tlbflush,path_params=y||"
	 "0123456789abcde,abcdefabcdefabcdefabcdefa|0]a.b=20"
	 "[||0123456789abcde,abcdefabcdefabcdefabcdefa|0]a.b=15 c.d=30"},
	{"2014, one test: only the word TOTAL goes",
	 "0123456789abcde  abcdefabcdefabcdefabcdefa  \n"
	 "---------------  -------------------------  \n"
	 "      1 ~ 0%     +10.0%       2 ~ 1%  TOTAL a.b\n"
	 "      3 ~ 0%     +Inf%       4 ~ 1%  TOTAL c.d\n",
	 "[||0123456789abcde,abcdefabcdefabcdefabcdefa|0]a.b=10 c.d=nan"},
	{"compact, 2016",
	 "testcase/path_params/tbox_group/run: aim7/100-disk/box\n\n"
	 "0123456789abcdef  abcdefabcdefabcdefabcdefab  \n"
	 "----------------  --------------------------  \n"
	 "         %stddev      change         %stddev\n"
	 "             \\          |                \\\n"
	 "      1000              186%       2860  a.b\n"
	 "      1000           -1e+04        990  c.d\n",
	 "[testcase=aim7,path_params=100-disk,tbox_group=box||" A16
	 ",abcdefabcdefabcdefabcdefab|0]a.b=186 c.d=-10000"},
	{"lkp compare, 2020",
	 A16
	 "  abcdefabcdefabcdefabcdefab  testcase/testparams/testbox\n" DASH16
	 "  --------------------------  "
	 "---------------------------\n"
	 "      100              114%        214        aim7/x/box1\n"
	 "      100               -4%         96        aim7/x/box2\n"
	 "      200               50%        310        GEO-MEAN a.b\n",
	 "[testcase=aim7,testparams=x,testbox=box1||" A16
	 ",abcdefabcdefabcdefabcdefab|0]a.b=114"
	 "[testcase=aim7,testparams=x,testbox=box2||" A16
	 ",abcdefabcdefabcdefabcdefab|0]a.b=-4"
	 "[||" A16 ",abcdefabcdefabcdefabcdefab|0]a.b=50"},
	/* No tables */
	{"the rule above the details", "Details are as below:\n" RULE, ""},
	{"dashes of a patch", "---------------- ----------------\nx\n", ""},
	{"a header without rows", HEAD2 "\ntext\n", ""},
	{"columns of words",
	 "base             base+patch\n" DASH16 " " DASH27
	 "\n  1  -5.0%  2  a.b\n",
	 ""},
	{"plots", "  4000 |-++.+...+-+|\n  1e+06 +---------+\n", ""},
};

static char *
read_tables(const char *text, guint *n_used)
{
	g_auto(GStrv) texts = g_strsplit(text, "\n", -1);
	g_autoptr(GPtrArray) lines = g_ptr_array_new();
	g_autoptr(GPtrArray) found = NULL;
	g_autofree gboolean *used = NULL;
	gboolean damaged = FALSE;
	GString *out = g_string_new(NULL);

	for (guint i = 0; texts[i]; i++)
		g_ptr_array_add(lines, texts[i]);
	used = g_new0(gboolean, lines->len);
	found = ktp_lkp_tables(lines, used, &damaged);
	for (guint i = 0; i < found->len; i++)
		show(out, found->pdata[i]);
	*n_used = 0;
	for (guint i = 0; i < lines->len; i++)
		*n_used += used[i] != FALSE;
	g_assert_false(damaged);
	return g_string_free(out, FALSE);
}

static void
test_tables(void)
{
	for (guint i = 0; i < G_N_ELEMENTS(tables); i++) {
		guint used;
		g_autofree char *got = read_tables(tables[i].text, &used);

		g_test_message("%s", tables[i].title);
		g_assert_cmpstr(got, ==, tables[i].want);
	}
}

/* The lines that extraction must not read as text. */
static void
test_used(void)
{
	guint used;
	g_autofree char *got = NULL;

	got = read_tables("text\n" RULE "a/b:\n  x/y\n\n" HEAD2
			  "  1  -5.0%  2  a.b\n\ntext\n",
			  &used);
	g_assert_nonnull(strstr(got, "a.b"));
	g_assert_cmpuint(used, ==, 3 + 2 + 2 + 1);
}

static void
test_caps(void)
{
	g_autoptr(GString) text = g_string_new(NULL);
	g_autofree char *many = NULL;
	guint used, tables_seen = 0;

	for (guint i = 0; i <= KTP_MAX_COMPARISONS; i++)
		g_string_append(text, HEAD2 "  1  -5.0%  2  a.b\n\n");
	many = read_tables(text->str, &used);
	for (const char *p = many; (p = strchr(p, '[')); p++)
		tables_seen++;
	g_assert_cmpuint(tables_seen, ==, KTP_MAX_COMPARISONS);

	g_string_assign(text, A16);
	for (guint i = 0; i < KTP_MAX_COLUMNS; i++)
		g_string_append(text, " " B27);
	g_string_append(text, "\n" DASH16);
	for (guint i = 0; i < KTP_MAX_COLUMNS; i++)
		g_string_append(text, " " DASH27);
	g_string_append(text, "\n  1  -5.0%  2  a.b\n");
	g_free(many);
	many = read_tables(text->str, &used);
	g_assert_cmpstr(many, ==, "");
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/lkp-table/tables", test_tables);
	g_test_add_func("/lkp-table/used", test_used);
	g_test_add_func("/lkp-table/caps", test_caps);
	return g_test_run();
}
