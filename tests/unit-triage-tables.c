/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The tables of globs in triage/ test themselves, as unit-tables.c does for
 * parser/. Neighbours: unit-followup.c, unit-query.c, unit-git-rules.c.
 */
#include <glib.h>

#include "tests/rows.h"
#include "triage/numbers.h"

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
	g_test_add_func("/tables/polarity", test_polarity);
	g_test_add_func("/tables/breadth", test_breadth);
	return g_test_run();
}
