/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The tables test themselves: every pattern compiles, matches the example of
 * its row and rejects the counter-example; names are there and unique.
 */
#include <glib.h>

#include "parser/formats_table.h"
#include "parser/line_kinds_table.h"
#include "parser/pattern.h"
#include "parser/rules_table.h"

/* What all rows of all tables have in common. */
struct row {
	const char *name, *pattern, *example, *counter_example;
};

static void
complain(const struct row *row, const char *what)
{
	g_test_message("row \"%s\": %s", row->name ? row->name : "?", what);
	g_test_fail();
}

static void
check_row(const struct row *row)
{
	GError *error = NULL;
	struct ktp_pattern *pattern;

	if (!row->name || !row->pattern) {
		complain(row, "has no name or no pattern");
		return;
	}
	pattern = ktp_pattern_new(row->pattern, &error);
	if (!pattern) {
		complain(row, error->message);
		g_error_free(error);
		return;
	}
	if (!row->example)
		complain(row, "has no example");
	else if (!ktp_pattern_match(pattern, row->example, -1, 0, NULL))
		complain(row, "does not match its example");
	if (!row->counter_example)
		complain(row, "has no counter-example");
	else if (ktp_pattern_match(pattern, row->counter_example, -1, 0, NULL))
		complain(row, "matches its counter-example");
	ktp_pattern_free(pattern);
}

/* A second pattern of a row, which has no example of its own. */
static void
check_compiles(const char *name, const char *pattern)
{
	struct row row = {name, pattern, NULL, NULL};
	GError *error = NULL;

	if (!pattern)
		return;
	ktp_pattern_free(ktp_pattern_new(pattern, &error));
	if (error) {
		complain(&row, error->message);
		g_error_free(error);
	}
}

/* names: the set of names seen so far in this table */
static void
check_unique(GHashTable *names, const struct row *row)
{
	if (row->name && !g_hash_table_add(names, (gpointer)row->name))
		complain(row, "has a name that another row has");
}

/* Checks each row of a table whose rows have the common members. */
#define CHECK_TABLE(table, length)                                             \
	do {                                                                   \
		GHashTable *names = g_hash_table_new(g_str_hash, g_str_equal); \
                                                                               \
		g_assert_cmpuint(length, >, 0);                                \
		for (guint i = 0; i < (length); i++) {                         \
			struct row row = {(table)[i].name, (table)[i].pattern, \
					  (table)[i].example,                  \
					  (table)[i].counter_example};         \
                                                                               \
			check_row(&row);                                       \
			check_unique(names, &row);                             \
		}                                                              \
		g_hash_table_unref(names);                                     \
	} while (0)

static void
test_line_kinds(void)
{
	CHECK_TABLE(ktp_line_rules, ktp_n_line_rules);
	CHECK_TABLE(ktp_attribution_ends, ktp_n_attribution_ends);
	CHECK_TABLE(ktp_attribution_starts, ktp_n_attribution_starts);
	CHECK_TABLE(&ktp_diff_goes_on, 1);
	CHECK_TABLE(&ktp_report_end, 1);
}

static void
test_formats(void)
{
	for (guint i = 0; i < ktp_n_formats; i++) {
		const struct ktp_format *format = &ktp_formats[i];
		struct row row = {format->name, format->opening,
				  format->example, format->counter_example};
		g_autofree char *samples = g_test_build_filename(
			G_TEST_DIST, "corpus", format->why, NULL);

		if (format->opening)
			check_row(&row);
		check_compiles(format->name, format->subject);
		check_compiles(format->name, format->needs);
		if (!g_file_test(samples, G_FILE_TEST_EXISTS))
			complain(&row, "names samples that do not exist");
	}
	check_compiles("commit line", ktp_commit_line);
}

static void
test_rules(void)
{
	CHECK_TABLE(ktp_rules, ktp_n_rules);
	CHECK_TABLE(ktp_marks, KTP_N_MARKS);
	for (guint i = 0; i < ktp_n_rules; i++)
		check_compiles(ktp_rules[i].name, ktp_rules[i].near);
}

/* A join begins with its example, which must not be complete. */
static void
test_joins(void)
{
	for (guint i = 0; i < ktp_n_joins; i++) {
		const struct ktp_join *join = &ktp_joins[i];
		struct row row = {join->name, join->begin, join->example, NULL};
		const char *counter = join->counter_example;

		check_compiles(join->name, join->begin);
		check_compiles(join->name, join->complete);
		if (!ktp_matches(join->begin, join->example) ||
		    ktp_matches(join->complete, join->example))
			complain(&row, "does not wait for the rest of its "
				       "example");
		if (ktp_matches(join->begin, counter) &&
		    !ktp_matches(join->complete, counter))
			complain(&row, "waits for more of its counter-example");
		if (join->max == 0)
			complain(&row, "joins no further line");
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
