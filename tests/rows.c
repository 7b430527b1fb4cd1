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

/* What mail may have a lot of in one line. */
static const char *const repeated[] = {
	"-- ",
	"--",
	"- ",
	"= ",
	"==",
	"*",
	"|",
	"| a ",
	"+-",
	"a",
	"a ",
	"ab ",
	"a, ",
	"a. ",
	"a.b.",
	"a/b/",
	"0",
	"0 ",
	"1.5% ",
	"0a1b2c3d ",
	"a@b ",
	"<a",
	"(a",
	"(\"a",
	"[a ",
	"\"",
	"'",
	"`",
	"not ",
	"the fix ",
	"the patch is ",
	"if ",
	"and ",
	"with the patch ",
	"it is ",
	"still ",
	"we can ",
	"regression ",
	"v2 ",
	"a: ",
	"a=b ",
	"https://",
	"\t",
	" ",
	"> ",
	"\xc2\xb1 ",
	"\xe2\x80\x99",
};

/* Long enough for what doubles with each word, short enough for what squares.
 */
#define REPEATED 1000

static void
check_effort(const struct row *row, const struct ktp_pattern *pattern)
{
	g_autoptr(GString) line = g_string_new(NULL);

	for (guint i = 0; i < G_N_ELEMENTS(repeated); i++) {
		g_string_truncate(line, 0);
		while (line->len < REPEATED)
			g_string_append(line, repeated[i]);
		if (ktp_pattern_gives_up(pattern, line->str))
			row_complain(row, line->str);
	}
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
	check_effort(row, pattern);
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
