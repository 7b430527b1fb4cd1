/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Checks of table rows that carry their own examples. */
#ifndef TESTS_ROWS_H
#define TESTS_ROWS_H

#include <glib.h>

/* What all rows of all tables have in common. */
struct row {
	const char *name, *pattern;
	const char *unless; /* NULL, or what must not match beside it */
	const char *example, *counter_example;
};

/* Fails the test and says which row is at fault. */
void row_complain(const struct row *row, const char *what);

/*
 * There is a name, the patterns compile, the example matches, the
 * counter-example does not.
 */
void row_check(const struct row *row);

/* The same for a row whose pattern is a glob and which needs no name. */
void row_check_glob(const struct row *row);

/* A pattern beside the row's own, which has no example; may be NULL. */
void row_check_other(const char *name, const char *pattern);

/* Complains of a name that is among names already, and adds it. */
void row_check_unique(GHashTable *names, const struct row *row);

/* row_check() for each row of a table, and that names are unique. */
#define ROW_OF(r, unless_pattern)                                              \
	{                                                                      \
		(r).name, (r).pattern, unless_pattern, (r).example,            \
			(r).counter_example                                    \
	}

#define ROWS_CHECK_EACH(table, length, unless_pattern)                         \
	do {                                                                   \
		GHashTable *names = g_hash_table_new(g_str_hash, g_str_equal); \
                                                                               \
		g_assert_cmpuint(length, >, 0);                                \
		for (guint i = 0; i < (length); i++) {                         \
			struct row row = ROW_OF((table)[i], unless_pattern);   \
                                                                               \
			row_check(&row);                                       \
			row_check_unique(names, &row);                         \
		}                                                              \
		g_hash_table_unref(names);                                     \
	} while (0)

/* For tables without and with a member "unless". */
#define ROWS_CHECK(table, length) ROWS_CHECK_EACH(table, length, NULL)
#define ROWS_CHECK_UNLESS(table, length)                                       \
	ROWS_CHECK_EACH(table, length, (table)[i].unless)

#endif
