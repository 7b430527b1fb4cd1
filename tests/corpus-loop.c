/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Every NAME.eml under corpus/ must parse to the JSON of NAME.json beside it,
 * so that a new case is two files and no code. With KTRIAGE_UPDATE=1 the
 * expected results are written instead, for a person to review in git diff.
 */
#include <glib.h>
#include <jansson.h>
#include <math.h>
#include <string.h>

#include "parser/message_json.h"
#include "tests/samples.h"

#define MAX_DIFF_LINES 40

/* One value for each number, whether it is written 19 or 19.0. */
static json_t *
plain_number(const json_t *value)
{
	double number = json_number_value(value);

	if (json_is_real(value) && number == floor(number) &&
	    fabs(number) < 1e15)
		return json_integer((json_int_t)number);
	return json_deep_copy(value);
}

static int
compare_names(gconstpointer a, gconstpointer b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* The keys of an object, sorted where their order has no meaning. */
static GPtrArray *
list_keys(json_t *object, const char *name)
{
	GPtrArray *keys = g_ptr_array_new();
	const char *key;
	json_t *value;

	json_object_foreach(object, key, value)
		g_ptr_array_add(keys, (gpointer)key);
	if (!g_str_equal(name, "parameters") && !g_str_equal(name, "axes"))
		g_ptr_array_sort(keys, compare_names);
	return keys;
}

/* A copy of value, the member name of something, in the form to compare. */
static json_t *
canonical(json_t *value, const char *name)
{
	json_t *copy;
	GPtrArray *keys;

	if (json_is_array(value)) {
		copy = json_array();
		for (size_t i = 0; i < json_array_size(value); i++)
			json_array_append_new(
				copy, canonical(json_array_get(value, i), ""));
		return copy;
	}
	if (!json_is_object(value))
		return json_is_number(value) ? plain_number(value)
					     : json_deep_copy(value);
	copy = json_object();
	keys = list_keys(value, name);
	for (guint i = 0; i < keys->len; i++) {
		const char *key = keys->pdata[i];

		json_object_set_new(
			copy, key, canonical(json_object_get(value, key), key));
	}
	g_ptr_array_unref(keys);
	return copy;
}

/* The form that files have. */
static char *
pretty(const json_t *value)
{
	g_autofree char *text =
		json_dumps(value, JSON_INDENT(1) | JSON_REAL_PRECISION(15));

	g_assert_nonnull(text);
	return g_strconcat(text, "\n", NULL);
}

static char *
comparable(json_t *value)
{
	json_t *copy = canonical(value, "");
	char *text = pretty(copy);

	json_decref(copy);
	return text;
}

static json_t *
parse_sample(const char *path)
{
	struct ktp_message *message = samples_parse(path);
	json_t *value = ktp_message_to_json(message);

	ktp_message_free(message);
	return value;
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
	text = comparable(value);
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
compare(const char *json, const char *actual)
{
	g_autofree char *expected = load_expected(json);

	if (!expected) {
		g_test_fail();
	} else if (!g_str_equal(expected, actual)) {
		show_difference(expected, actual);
		g_test_fail();
	}
}

static void
check_sample(gconstpointer data)
{
	g_autofree char *json = expected_path(data);
	g_autofree char *actual = NULL;
	json_t *value = parse_sample(data);
	GError *error = NULL;

	if (g_getenv("KTRIAGE_UPDATE")) {
		actual = pretty(value);
		g_file_set_contents(json, actual, -1, &error);
		g_assert_no_error(error);
	} else {
		actual = comparable(value);
		compare(json, actual);
	}
	json_decref(value);
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
