/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The tables of parser/ test themselves: every pattern compiles, matches the
 * example of its row and rejects the counter-example; names are there and
 * unique. unit-triage-tables.c does the same for triage/, corpus-cover.c asks
 * whether samples use the rows.
 */
#include <glib.h>

#include "parser/formats_table.h"
#include "parser/line_kinds_table.h"
#include "parser/pattern.h"
#include "parser/rules_table.h"
#include "tests/rows.h"

static void
test_line_kinds(void)
{
	ROWS_CHECK(ktp_line_rules, ktp_n_line_rules);
	ROWS_CHECK(ktp_attribution_ends, ktp_n_attribution_ends);
	ROWS_CHECK(ktp_attribution_starts, ktp_n_attribution_starts);
	ROWS_CHECK(&ktp_diff_goes_on, 1);
	ROWS_CHECK(&ktp_pasted_field, 1);
	ROWS_CHECK(&ktp_report_end, 1);
}

static void
test_formats(void)
{
	for (guint i = 0; i < ktp_n_formats; i++) {
		const struct ktp_format *format = &ktp_formats[i];
		struct row row = {format->name, format->opening, NULL,
				  format->example, format->counter_example};
		g_autofree char *samples = g_test_build_filename(
			G_TEST_DIST, "corpus", format->why, NULL);

		if (format->opening)
			row_check(&row);
		row_check_other(format->name, format->subject);
		row_check_other(format->name, format->needs);
		if (!g_file_test(samples, G_FILE_TEST_EXISTS))
			row_complain(&row, "names samples that do not exist");
	}
	row_check_other("titled commit", ktp_titled_commit);
}

static void
test_rules(void)
{
	ROWS_CHECK(ktp_rules, ktp_n_rules);
	ROWS_CHECK(ktp_marks, KTP_N_MARKS);
	for (guint i = 0; i < ktp_n_rules; i++)
		row_check_other(ktp_rules[i].name, ktp_rules[i].near);
}

/* A join begins with its example, which must not be complete. */
static void
test_joins(void)
{
	for (guint i = 0; i < ktp_n_joins; i++) {
		const struct ktp_join *join = &ktp_joins[i];
		struct row row = {join->name, join->begin, NULL, join->example,
				  NULL};
		const char *counter = join->counter_example;

		row_check_other(join->name, join->begin);
		row_check_other(join->name, join->complete);
		if (!ktp_matches(join->begin, join->example) ||
		    ktp_matches(join->complete, join->example))
			row_complain(&row, "does not wait for the rest of its "
					   "example");
		if (ktp_matches(join->begin, counter) &&
		    !ktp_matches(join->complete, counter))
			row_complain(&row,
				     "waits for more of its counter-example");
		if (join->max == 0)
			row_complain(&row, "joins no further line");
	}
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/tables/line-kinds", test_line_kinds);
	g_test_add_func("/tables/formats", test_formats);
	g_test_add_func("/tables/rules", test_rules);
	g_test_add_func("/tables/joins", test_joins);
	return g_test_run();
}
