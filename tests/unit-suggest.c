/* SPDX-License-Identifier: GPL-2.0-or-later */
/* "Did you mean": near words are found, far ones are not guessed. */
#include <glib.h>

#include "triage/suggest.h"

static const struct {
	const char *word, *meant;
} rows[] = {
	{"serach", "search"},  {"SEARCH", "search"}, {"searhc", "search"},
	{"shwo", "show"},      {"shw", "show"},	     {"sum", "summary"},
	{"sumary", "summary"}, {"exprot", "export"}, {"stat", "status"},
	{"frobnicate", NULL},  {"x", NULL},	     {"", NULL},
	{"zzzz", NULL},
};

static void
test_rows(void)
{
	static const char *const names[] = {"search", "show",	"summary",
					    "export", "status", "import"};
	g_autoptr(GPtrArray) list = g_ptr_array_new();

	for (guint i = 0; i < G_N_ELEMENTS(names); i++)
		g_ptr_array_add(list, (gpointer)names[i]);
	for (guint i = 0; i < G_N_ELEMENTS(rows); i++)
		g_assert_cmpstr(ktt_suggest(rows[i].word, list), ==,
				rows[i].meant);
}

static void
test_distance(void)
{
	g_autofree char *long_word = g_strnfill(64, 'a');

	g_assert_cmpuint(ktt_suggest_distance("", ""), ==, 0);
	g_assert_cmpuint(ktt_suggest_distance("abc", ""), ==, 3);
	g_assert_cmpuint(ktt_suggest_distance("", "abc"), ==, 3);
	g_assert_cmpuint(ktt_suggest_distance("abcd", "abdc"), ==, 1);
	g_assert_cmpuint(ktt_suggest_distance("kitten", "sitting"), ==, 3);
	g_assert_cmpuint(ktt_suggest_distance(long_word, "a"), ==, G_MAXUINT);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/suggest/rows", test_rows);
	g_test_add_func("/suggest/distance", test_distance);
	return g_test_run();
}
