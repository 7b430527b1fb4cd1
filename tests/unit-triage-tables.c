/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The tables of triage/ test themselves, as unit-tables.c does for parser/. */
#include <glib.h>

#include "tests/rows.h"
#include "triage/followup_table.h"
#include "triage/numbers.h"
#include "triage/sentence_table.h"

static void
test_followup(void)
{
	ROWS_CHECK_UNLESS(ktt_followup_rows, ktt_n_followup_rows);
	for (guint i = 0; i < ktt_n_followup_rows; i++) {
		const struct ktt_followup_row *row = &ktt_followup_rows[i];

		row_check_other(row->name, row->above);
		g_assert_cmpfloat(row->confidence, >, 0);
		g_assert_cmpfloat(row->confidence, <=, 1);
	}
}

static void
test_context(void)
{
	ROWS_CHECK_UNLESS(ktt_context_rows, ktt_n_context_rows);
}

static void
test_claims(void)
{
	ROWS_CHECK(ktt_claim_rows, KTT_N_CLAIMS);
}

static void
test_sentences(void)
{
	ROWS_CHECK(ktt_shapes, KTT_N_SHAPES);
}

/* Globs are their own name. */
#define GLOBS_CHECK(table, length)                                             \
	for (gsize i = 0; i < (length); i++) {                                 \
		struct row row = {NULL, (table)[i].glob, NULL,                 \
				  (table)[i].example,                          \
				  (table)[i].counter_example};                 \
                                                                               \
		row_check_glob(&row);                                          \
	}

static void
test_polarity(void)
{
	GLOBS_CHECK(ktt_polarity_rows, ktt_n_polarity_rows)
	for (gsize i = 0; i < ktt_n_polarity_rows; i++) {
		const struct ktt_polarity_row *row = &ktt_polarity_rows[i];

		/* No earlier row takes the example away. */
		g_assert_cmpint(ktt_metric_polarity(row->example), ==,
				row->polarity);
	}
}

static void
test_breadth(void)
{
	GLOBS_CHECK(ktt_breadth_rows, ktt_n_breadth_rows)
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/tables/followup", test_followup);
	g_test_add_func("/tables/context", test_context);
	g_test_add_func("/tables/claims", test_claims);
	g_test_add_func("/tables/sentences", test_sentences);
	g_test_add_func("/tables/polarity", test_polarity);
	g_test_add_func("/tables/breadth", test_breadth);
	return g_test_run();
}
