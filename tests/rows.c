/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "tests/rows.h"

#include "parser/pattern.h"

void
row_complain(const struct row *row, const char *what)
{
	g_test_message("row \"%s\": %s", row->name ? row->name : row->pattern,
		       what);
	g_test_fail();
}

static gboolean
matches(const struct row *row, const char *text)
{
	return ktp_matches(row->pattern, text) &&
	       !(row->unless && ktp_matches(row->unless, text));
}

/* accepts: what the row means for a text */
static void
check_examples(const struct row *row,
	       gboolean (*accepts)(const struct row *row, const char *text))
{
	if (!row->example)
		row_complain(row, "has no example");
	else if (!accepts(row, row->example))
		row_complain(row, "does not match its example");
	if (!row->counter_example)
		row_complain(row, "has no counter-example");
	else if (accepts(row, row->counter_example))
		row_complain(row, "matches its counter-example");
}

static gboolean
compiles(const struct row *row, const char *text)
{
	GError *error = NULL;
	struct ktp_pattern *pattern = ktp_pattern_new(text, &error);

	if (!pattern) {
		row_complain(row, error->message);
		g_error_free(error);
		return FALSE;
	}
	ktp_pattern_free(pattern);
	return TRUE;
}

void
row_check_other(const char *name, const char *pattern)
{
	struct row row = {name, pattern, NULL, NULL, NULL};

	if (pattern)
		compiles(&row, pattern);
}

void
row_check(const struct row *row)
{
	if (!row->name || !row->pattern)
		row_complain(row, "has no name or no pattern");
	else if (compiles(row, row->pattern) &&
		 (!row->unless || compiles(row, row->unless)))
		check_examples(row, matches);
}

static gboolean
glob_matches(const struct row *row, const char *text)
{
	return g_pattern_match_simple(row->pattern, text);
}

void
row_check_glob(const struct row *row)
{
	check_examples(row, glob_matches);
}

void
row_check_unique(GHashTable *names, const struct row *row)
{
	if (row->name && !g_hash_table_add(names, (gpointer)row->name))
		row_complain(row, "has a name that another row has");
}
