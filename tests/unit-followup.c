/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The tables of the follow-up rules test themselves: every pattern compiles,
 * a row fires on its example and not on its counter-example. What whole mails
 * give is the business of corpus-loop.c; how text is cut, and which of several
 * rules wins, is tested here.
 */
#include <math.h>
#include <string.h>

#include "parser/pattern.h"
#include "triage/followup.h"
#include "triage/followup_table.h"
#include "triage/recovery.h"
#include "triage/sentence_table.h"

/* What the rows of all tables have in common. */
struct row {
	const char *name, *pattern, *unless, *before, *example,
		*counter_example;
};

static void
complain(const struct row *row, const char *what)
{
	g_test_message("row \"%s\": %s", row->name ? row->name : "?", what);
	g_test_fail();
}

static gboolean
compiles(const struct row *row, const char *text)
{
	GError *error = NULL;
	struct ktp_pattern *pattern;

	if (!text)
		return TRUE;
	pattern = ktp_pattern_new(text, &error);
	if (!pattern) {
		complain(row, error->message);
		g_error_free(error);
		return FALSE;
	}
	ktp_pattern_free(pattern);
	return TRUE;
}

static gboolean
fires(const struct row *row, const char *text)
{
	struct ktp_match match = {0};
	g_autofree char *head = NULL;

	if (!ktp_pattern_match(ktp_pattern_get(row->pattern), text, -1, 0,
			       &match)) {
		ktp_match_clear(&match);
		return FALSE;
	}
	head = g_strndup(text, match.end[0]);
	ktp_match_clear(&match);
	return !(row->unless && ktp_matches(row->unless, text)) &&
	       !(row->before && ktp_matches(row->before, head));
}

static void
check_row(const struct row *row)
{
	if (!row->name || !row->pattern || !row->example ||
	    !row->counter_example) {
		complain(row, "lacks a name, a pattern or an example");
		return;
	}
	if (!compiles(row, row->pattern) || !compiles(row, row->unless) ||
	    !compiles(row, row->before))
		return;
	if (!fires(row, row->example))
		complain(row, "does not fire on its example");
	if (fires(row, row->counter_example))
		complain(row, "fires on its counter-example");
}

static void
check_unique(GHashTable *names, const char *name)
{
	if (name && !g_hash_table_add(names, (gpointer)name)) {
		g_test_message("two rows are called \"%s\"", name);
		g_test_fail();
	}
}

static gboolean
is_question(const char *text)
{
	return ktp_matches(ktt_shapes[KTT_SHAPE_QUESTION].pattern, text);
}

/* The example must be of the kind of sentence that the row looks at. */
static void
check_flags(const struct ktt_followup_row *row)
{
	struct row common = {.name = row->name};
	gboolean question = is_question(row->example);

	if (question && !(row->flags & (KTT_IN_QUESTIONS | KTT_ONLY_QUESTIONS)))
		complain(&common, "has a question for an example");
	if (!question && (row->flags & KTT_ONLY_QUESTIONS))
		complain(&common, "has no question for an example");
	if (row->areas == 0)
		complain(&common, "looks nowhere");
	if (row->confidence <= 0 || row->confidence > 1)
		complain(&common, "has no confidence");
	if ((row->result != KTP_RESULT_NONE || (row->flags & KTT_BY_NUMBERS)) !=
	    (row->type == KTP_EVENT_FIX_TESTED))
		complain(&common, "has a result and no test, or none");
	compiles(&common, row->above);
}

static void
check_followup(const struct ktt_followup_row *row)
{
	struct row common = {row->name,	  row->pattern, row->unless,
			     row->before, row->example, row->counter_example};

	/* A question does not reach a row that wants none. */
	if (row->counter_example && is_question(row->counter_example) &&
	    !(row->flags & (KTT_IN_QUESTIONS | KTT_ONLY_QUESTIONS)))
		common.counter_example = "";
	check_row(&common);
	check_flags(row);
}

static void
test_rows(void)
{
	g_autoptr(GHashTable) names = g_hash_table_new(g_str_hash, g_str_equal);

	for (guint i = 0; ktt_followup_tables[i]; i++) {
		const struct ktt_followup_row *row = ktt_followup_tables[i];

		for (; row->name; row++) {
			check_followup(row);
			check_unique(names, row->name);
		}
	}
	g_assert_cmpuint(g_hash_table_size(names), >, 100);
}

static void
test_contexts(void)
{
	for (guint i = 0; i < ktt_n_context_rows; i++) {
		const struct ktt_context_row *row = &ktt_context_rows[i];
		struct row common = {row->name,	   row->pattern,
				     row->unless,  NULL,
				     row->example, row->counter_example};

		check_row(&common);
		if (row->least == 0 || row->areas == 0 || row->context == 0)
			complain(&common, "looks nowhere or asks for nothing");
	}
}

static void
test_claims(void)
{
	for (guint i = 0; i < KTT_N_CLAIMS; i++) {
		const struct ktt_claim_row *row = &ktt_claim_rows[i];
		struct row common = {row->name,	   row->pattern,
				     NULL,	   NULL,
				     row->example, row->counter_example};

		check_row(&common);
	}
}

static void
test_shapes(void)
{
	for (guint i = 0; i < KTT_N_SHAPES; i++) {
		const struct ktt_shape *row = &ktt_shapes[i];
		struct row common = {row->name,	   row->pattern,
				     NULL,	   NULL,
				     row->example, row->counter_example};

		check_row(&common);
	}
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/followup/rows", test_rows);
	g_test_add_func("/followup/contexts", test_contexts);
	g_test_add_func("/followup/claims", test_claims);
	g_test_add_func("/followup/shapes", test_shapes);
	return g_test_run();
}
