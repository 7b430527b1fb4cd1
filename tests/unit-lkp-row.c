/* SPDX-License-Identifier: GPL-2.0-or-later */
/* One row of a comparison table, in every form of every year. */
#include <glib.h>
#include <math.h>
#include <string.h>

#include "parser/lkp_row.h"
#include "parser/message_json.h"

/* "MEAN±SPREAD CHANGE MEAN … NAME", "-" where there is none. */
static char *
show(const struct ktp_metric *metric)
{
	GString *out = g_string_new(NULL);

	for (guint i = 0; i < metric->n_values; i++) {
		const struct ktp_value *value = &metric->values[i];
		const struct ktp_change *change = &metric->changes[i - (i > 0)];

		if (i > 0 && change->unit == KTP_UNIT_NONE)
			g_string_append(out, "- ");
		else if (i > 0 && change->unit == KTP_UNIT_INFINITE)
			g_string_append(out, "inf ");
		else if (i > 0)
			g_string_append_printf(
				out, "%g%s ", change->value,
				change->unit == KTP_UNIT_PERCENT ? "%" : "");
		if (isnan(value->mean))
			g_string_append(out, "-");
		else
			g_string_append_printf(out, "%.10g", value->mean);
		if (!isnan(value->stddev))
			g_string_append_printf(out, "\xc2\xb1%g",
					       value->stddev);
		g_string_append_c(out, ' ');
	}
	g_string_append(out, metric->name);
	return g_string_free(out, FALSE);
}

struct row {
	const char *line;
	guint columns;
	const char *want; /* NULL: no row */
};

#define PM "\xc2\xb1"

static const struct row rows[] = {
	/* Since 2019 */
	{"     85540            -6.3%      80176        aim7.jobs-per-min", 2,
	 "85540 -6.3% 80176 aim7.jobs-per-min"},
	{"     12.34 " PM "  3%      +0.0%      12.34 " PM " 24%  a.b", 2,
	 "12.34" PM "3 0% 12.34" PM "24 a.b"},
	{" 3.088e+09            -0.0%  3.088e+09 " PM "167%  a.b", 2,
	 "3088000000 -0% 3088000000" PM "167 a.b"},
	{"      0.00       +1.3e+104%       1.00 " PM "5015%  a.b", 2,
	 "0 1.3e+104% 1" PM "5015 a.b"},
	{"      0.00       +2.1e+05%       1.00  a.b", 2, "0 210000% 1 a.b"},
	{"    -45.67 " PM " 10%     -12.0%     -51.20  a.b", 2,
	 "-45.67" PM "10 -12% -51.2 a.b"},
	{"     12.34            +1.2       13.54        perf-profile.a", 2,
	 "12.34 1.2 13.54 perf-profile.a"},
	{"     12.34            -0.5%      12.28        mpstat.idle%", 2,
	 "12.34 -0.5% 12.28 mpstat.idle%"},
	{"      1.00           +10.0%       1.10        a.b     <---- (a)", 2,
	 "1 10% 1.1 a.b"},
	{"      1.00           +10.0%       1.10        "
	 "interrupts.41:PCI-MSI.1-edge.eth0,x[a](b)/c#d@e<f>+g",
	 2, "1 10% 1.1 interrupts.41:PCI-MSI.1-edge.eth0,x[a](b)/c#d@e<f>+g"},
	{"      1.00           +10.0%       1.10        cpuidle..time", 2,
	 "1 10% 1.1 cpuidle..time"},
	/* Blank cells */
	{"      1.00                        1.10        a.b", 2, "1 - 1.1 a.b"},
	{"      1.00           -100.0%                  a.b", 2,
	 "1 -100% - a.b"},
	{"                     +100.0%      1.10        a.b", 2,
	 "- 100% 1.1 a.b"},
	{"                 " PM " 1%      +3.0%             " PM " 2%  t.Cor",
	 2, "-" PM "1 3% -" PM "2 t.Cor"},
	/* More columns */
	{"  1.00   +10.0%   1.10   -5.0%  0.95 " PM " 1%  a.b", 3,
	 "1 10% 1.1 -5% 0.95" PM "1 a.b"},
	{"  1   +1.0%   2   +2.0%   3   +3.0%   4   a.b", 4,
	 "1 1% 2 2% 3 3% 4 a.b"},
	/* 2013 to 2016 */
	{"      1523 ~ 0%     -11.7%       1345 ~32%  TOTAL a.b", 2,
	 "1523" PM "0 -11.7% 1345" PM "32 a.b"},
	{"      0.00 " PM " -1%      +Inf%       1.00 " PM "  0%  a.b", 2,
	 "0 inf 1" PM "0 a.b"},
	{"     -4.50 " PM "-33%    -678.6%      26.00 " PM "-714%  a.b", 2,
	 "-4.5" PM "33 -678.6% 26" PM "714 a.b"},
	{"         0          +3e+14%      31 ~104%  a.b", 2,
	 "0 3e+14% 31" PM "104 a.b"},
	/* Compact, 2016 and 2017 */
	{"      1000              186%       2860  a.b", 2,
	 "1000 186% 2860 a.b"},
	{"      1000                         990  a.b", 2, "1000 - 990 a.b"},
	{"      1000           -1e+04        990  latency_stats.a", 2,
	 "1000 -10000 990 latency_stats.a"},
	{"      1000            1e+04      11000  latency_stats.a", 2,
	 "1000 10000 11000 latency_stats.a"},
	/* No rows */
	{"", 2, NULL},
	{"     85540            -6.3%      80176", 2, NULL},
	{"  4000 |-++.+...+", 2, NULL},
	{"  1e+06 +----+----+", 2, NULL},
	{"the number is 12 and not 13", 2, NULL},
	{"---------------- ---------------------------", 2, NULL},
	{"     12.34 (see below)", 2, NULL},
};

static void
test_rows(void)
{
	for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
		gboolean total, damaged = FALSE;
		struct ktp_metric *metric = ktp_lkp_row(
			rows[i].line, rows[i].columns, &total, &damaged);
		g_autofree char *got = metric ? show(metric) : NULL;

		g_test_message("%s", rows[i].line);
		g_assert_cmpstr(got, ==, rows[i].want);
		g_assert_false(damaged);
		g_assert_cmpint(ktp_lkp_is_row(rows[i].line, rows[i].columns),
				==, metric != NULL);
		ktp_metric_free(metric);
	}
}

static const char *const damaged_signs[] = {
	"+-", "A+-",   "A" PM,	   "\xc3\x82" PM,  "?",	  "??",
	"__", "\\261", "\xc4\x85", "\xef\xbf\xbd", "+/-",
};

static void
test_damaged_signs(void)
{
	for (guint i = 0; i < G_N_ELEMENTS(damaged_signs); i++) {
		g_autofree char *line = g_strdup_printf(
			"  1.50 %s 2%%  -5.0%%  1.42 %s12%%  a.b",
			damaged_signs[i], damaged_signs[i]);
		gboolean total, damaged = FALSE;
		struct ktp_metric *metric =
			ktp_lkp_row(line, 2, &total, &damaged);
		g_autofree char *got = metric ? show(metric) : NULL;

		g_test_message("%s", line);
		g_assert_cmpstr(got, ==, "1.5" PM "2 -5% 1.42" PM "12 a.b");
		g_assert_true(damaged);
		ktp_metric_free(metric);
	}
}

static void
test_total(void)
{
	static const char *const lines[] = {"1 +1.0% 2 TOTAL a.b",
					    "1 +1.0% 2 GEO-MEAN a.b",
					    "1 +1.0% 2 a.b"};

	for (guint i = 0; i < G_N_ELEMENTS(lines); i++) {
		gboolean total = i == 2, damaged;
		struct ktp_metric *metric =
			ktp_lkp_row(lines[i], 2, &total, &damaged);

		g_assert_cmpstr(metric->name, ==, "a.b");
		g_assert_cmpint(total, ==, i < 2);
		ktp_metric_free(metric);
	}
}

static const struct {
	const char *line;
	guint columns;
	const char *want; /* "fails/runs reproduction fails/runs … name" */
} fails[] = {
	{"          1:4          -25%            :4     dmesg.WARNING:at#a", 2,
	 "1/4 -25 0/4 dmesg.WARNING:at#a"},
	{"           :4           50%           2:4     kmsg.x", 2,
	 "0/4 50 2/4 kmsg.x"},
	{"          2:4           16%           2:4     perf-profile.a.b", 2,
	 "2/4 16 2/4 perf-profile.a.b"},
	{"          2:4           a.b", 2, "2/4 - -1/-1 a.b"},
	{"  1:4  -25%  :4  75%  3:4  a.b", 3, "1/4 -25 0/4 75 3/4 a.b"},
	{"          1:4          -25%            :4", 2, NULL},
	{"     85540            -6.3%      80176        aim7.jobs", 2, NULL},
	{"  -1:4  5%  :4  a.b", 2, NULL},
	{"  1e99:4  5%  :4  a.b", 2, NULL},
};

static void
test_fails(void)
{
	for (guint i = 0; i < G_N_ELEMENTS(fails); i++) {
		struct ktp_failure *row =
			ktp_lkp_fail_row(fails[i].line, fails[i].columns);
		g_autoptr(GString) got = g_string_new(NULL);

		for (guint c = 0; row && c < row->n_runs; c++) {
			if (c > 0 && isnan(row->reproduction[c - 1]))
				g_string_append(got, "- ");
			else if (c > 0)
				g_string_append_printf(
					got, "%g ", row->reproduction[c - 1]);
			g_string_append_printf(got, "%d/%d ",
					       row->runs[c].fails,
					       row->runs[c].runs);
		}
		if (row)
			g_string_append(got, row->name);
		g_test_message("%s", fails[i].line);
		g_assert_cmpstr(row ? got->str : NULL, ==, fails[i].want);
		ktp_failure_free(row);
	}
}

static void
test_cut(void)
{
	g_assert_true(ktp_lkp_row_is_cut("  1.00 " PM " 2%  +1.", 2));
	g_assert_true(ktp_lkp_row_is_cut("  1.00  -5.0%  0.95", 2));
	g_assert_false(ktp_lkp_row_is_cut("  1.00  -5.0%  0.95  a.b", 2));
	g_assert_false(ktp_lkp_row_is_cut("text", 2));
	g_assert_false(ktp_lkp_row_is_cut("", 2));
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/lkp-row/rows", test_rows);
	g_test_add_func("/lkp-row/damaged-signs", test_damaged_signs);
	g_test_add_func("/lkp-row/total", test_total);
	g_test_add_func("/lkp-row/fails", test_fails);
	g_test_add_func("/lkp-row/cut", test_cut);
	return g_test_run();
}
