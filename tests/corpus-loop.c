/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Every NAME.eml under corpus/ must parse to the JSON of NAME.json beside it,
 * so that a new case is two files and no code. With KTRIAGE_UPDATE=1 the
 * expected results are written instead, for a person to review in git diff.
 */
#include <glib.h>
#include <jansson.h>
#include <string.h>

#include "parser/message_json.h"
#include "tests/samples.h"

#define MAX_DIFF_LINES 40

/* The pretty form that is compared and written: order matters. */
static char *
pretty(const json_t *value)
{
	g_autofree char *text =
		json_dumps(value, JSON_INDENT(1) | JSON_REAL_PRECISION(15));

	g_assert_nonnull(text);
	return g_strconcat(text, "\n", NULL);
}

static char *
parse_sample(const char *path)
{
	struct ktp_message *message = samples_parse(path);
	json_t *value = ktp_message_to_json(message);
	char *text = pretty(value);

	json_decref(value);
	ktp_message_free(message);
	return text;
}

/* NULL where there is no expected result, or none that is JSON. */
static char *
load_expected(const char *path)
{
	json_error_t error;
	json_t *value = json_load_file(path, 0, &error);
	char *text;

	if (!value) {
		g_test_message("%s:%d: %s; KTRIAGE_UPDATE=1 writes it", path,
			       error.line, error.text);
		return NULL;
	}
	text = pretty(value);
	json_decref(value);
	return text;
}

static void
show_lines(char sign, char **lines, guint from, guint to)
{
	for (guint i = from; i < to && i - from < MAX_DIFF_LINES; i++)
		g_test_message("%c%s", sign, lines[i]);
	if (to > from + MAX_DIFF_LINES)
		g_test_message("%c... and %u lines more", sign,
			       to - from - MAX_DIFF_LINES);
}

/* What is left when the equal lines at both ends are taken off. */
static void
show_difference(const char *expected, const char *actual)
{
	g_auto(GStrv) want = g_strsplit(expected, "\n", -1);
	g_auto(GStrv) got = g_strsplit(actual, "\n", -1);
	guint n_want = g_strv_length(want), n_got = g_strv_length(got);
	guint first = 0;

	while (first < n_want && first < n_got &&
	       g_str_equal(want[first], got[first]))
		first++;
	while (n_want > first && n_got > first &&
	       g_str_equal(want[n_want - 1], got[n_got - 1])) {
		n_want--;
		n_got--;
	}
	g_test_message("from line %u (-expected +actual):", first + 1);
	show_lines('-', want, first, n_want);
	show_lines('+', got, first, n_got);
}

static char *
expected_path(const char *sample)
{
	return g_strdup_printf("%.*s.json", (int)(strlen(sample) - 4), sample);
}

static void
check_sample(gconstpointer data)
{
	const char *path = data;
	g_autofree char *json = expected_path(path);
	g_autofree char *actual = parse_sample(path);
	g_autofree char *expected = NULL;
	GError *error = NULL;

	if (g_getenv("KTRIAGE_UPDATE")) {
		g_file_set_contents(json, actual, -1, &error);
		g_assert_no_error(error);
		return;
	}
	expected = load_expected(json);
	if (!expected) {
		g_test_fail();
	} else if (!g_str_equal(expected, actual)) {
		show_difference(expected, actual);
		g_test_fail();
	}
}

/* "…/corpus/performance/NAME.eml" is the test /corpus/performance/NAME. */
static void
add_sample(char *path)
{
	g_autofree char *name = g_strndup(path, strlen(path) - 4);

	g_test_add_data_func(g_strrstr(name, "/corpus/"), path, check_sample);
}

int
main(int argc, char **argv)
{
	GPtrArray *samples;
	int result;

	g_test_init(&argc, &argv, NULL);
	samples = samples_list();
	for (guint i = 0; i < samples->len; i++)
		add_sample(samples->pdata[i]);
	result = g_test_run();
	g_ptr_array_unref(samples);
	return result;
}
