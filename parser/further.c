/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/further.h"
#include "parser/pairs.h"
#include "parser/text.h"
#include "parser/values.h"

/* The labels of the box's first column are its format. */
#define LABEL_TEST "testcase: change"
#define LABEL_MACHINE "test machine"
#define LABEL_PARAMETERS "test parameters"

static void
also_take(const char *name, const char *value, gsize length, gpointer data)
{
	struct ktp_also *also = data;

	if (strcmp(name, "testcase") == 0)
		also->testcase = g_strndup(value, length);
	else if (strcmp(name, "metric") == 0)
		also->metric = g_strndup(value, length);
	else if (strcmp(name, "percent") == 0)
		also->percent = g_ascii_strtod(value, NULL);
	else if (strcmp(name, "direction") == 0)
		also->direction = ktp_direction_from(value, length);
}

static struct ktp_also *
new_test(const char *cell)
{
	g_autofree char *text = ktp_text_fold(cell);
	struct ktp_match match = {0};
	struct ktp_also *also = NULL;

	for (guint i = 0; i < ktp_n_rules && !also; i++) {
		if (ktp_rules[i].scope != KTP_SCOPE_BOX ||
		    !ktp_pattern_match(ktp_pattern_get(ktp_rules[i].pattern),
				       text, -1, 0, &match))
			continue;
		also = ktp_also_new();
		ktp_match_foreach(&match, also_take, also);
	}
	ktp_match_clear(&match);
	return also;
}

static void
add_parameter(struct ktp_also *also, const char *text)
{
	const char *sign = strchr(text, '=');

	if (sign)
		ktp_pairs_add(also->parameters, text, sign - text, sign + 1,
			      -1);
}

gboolean
ktp_further_tests(const struct ktp_box *box, struct ktp_report *report)
{
	struct ktp_also *also = NULL;
	gboolean ours = FALSE, parameters = FALSE;

	for (guint i = 0; i < box->rows->len; i++) {
		char **cells = box->rows->pdata[i];

		if (!cells[0] || !cells[1])
			continue;
		if (strcmp(cells[0], LABEL_TEST) == 0) {
			ours = TRUE;
			parameters = FALSE;
			also = new_test(cells[1]);
			if (also)
				g_ptr_array_add(report->also, also);
		} else if (also && strcmp(cells[0], LABEL_MACHINE) == 0) {
			g_free(also->test_machine);
			also->test_machine = g_strdup(cells[1]);
		} else if (also && (strcmp(cells[0], LABEL_PARAMETERS) == 0 ||
				    (parameters && *cells[0] == '\0'))) {
			parameters = TRUE;
			add_parameter(also, cells[1]);
		}
	}
	return ours;
}
