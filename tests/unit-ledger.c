/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Which mail answers which request for a test, over statements built by hand.
 * That the mails' own words ask and answer is the corpus loop's.
 */
#include <string.h>

#include "triage/ledger.h"

#define ASKS KTP_EVENT_TEST_REQUESTED
#define TESTED KTP_EVENT_FIX_TESTED
#define DATA KTP_EVENT_DATA
#define SEEN KTP_EVENT_REPRODUCED
#define OFFERS KTP_EVENT_FIX_PROPOSED
#define P KTT_PARTICIPANT
#define R KTT_ROBOT

struct said {
	const char *mail, *from;
	enum ktt_sender sender;
	int type;
	const char *refers; /* to that mail, or NULL */
	const char *commit;
};

struct ledger_case {
	const char *name;
	gboolean open;
	struct said said[6]; /* up to the first without a mail */
	/* Of each request: the mail that answers, "-": none, "?": it waits. */
	const char *expected;
};

static const struct ledger_case cases[] = {
	{"nobody asks", TRUE, {{"a", "ada", P, TESTED, NULL, NULL}}, ""},
	{"silence", TRUE, {{"a", "ada", P, ASKS, NULL, NULL}}, "?"},
	{"silence, closed", FALSE, {{"a", "ada", P, ASKS, NULL, NULL}}, "-"},
	{"the robot does not ask",
	 TRUE,
	 {{"a", "bot", R, ASKS, NULL, NULL}},
	 ""},
	{"answered",
	 TRUE,
	 {{"a", "ada", P, ASKS, NULL, NULL},
	  {"b", "bot", R, TESTED, "a", NULL}},
	 "b"},
	{"answered before it was asked",
	 TRUE,
	 {{"b", "bot", R, TESTED, NULL, NULL},
	  {"a", "ada", P, ASKS, NULL, NULL}},
	 "?"},
	{"asked twice in one mail",
	 TRUE,
	 {{"a", "ada", P, ASKS, NULL, NULL},
	  {"a", "ada", P, ASKS, NULL, NULL},
	  {"b", "bot", R, SEEN, NULL, NULL}},
	 "b"},
	{"own words are no answer",
	 TRUE,
	 {{"a", "ada", P, ASKS, NULL, NULL},
	  {"b", "ada", P, TESTED, "a", NULL}},
	 "?"},
	{"people's data is talk",
	 TRUE,
	 {{"a", "ada", P, ASKS, NULL, NULL}, {"b", "bea", P, DATA, "a", NULL}},
	 "?"},
	{"people's results elsewhere are of something else",
	 TRUE,
	 {{"a", "ada", P, ASKS, NULL, NULL},
	  {"b", "bea", P, TESTED, NULL, NULL}},
	 "?"},
	{"people's results answer",
	 TRUE,
	 {{"a", "ada", P, ASKS, NULL, NULL},
	  {"b", "bea", P, TESTED, "a", NULL}},
	 "b"},
	{"who refers to it answers first",
	 TRUE,
	 {{"a", "ada", P, ASKS, NULL, NULL},
	  {"b", "bot", R, DATA, NULL, NULL},
	  {"c", "bot", R, TESTED, "a", NULL}},
	 "c"},
	{"two requests, two answers",
	 TRUE,
	 {{"a", "ada", P, ASKS, NULL, NULL},
	  {"b", "bea", P, ASKS, NULL, NULL},
	  {"c", "bot", R, TESTED, "b", NULL},
	  {"d", "bot", R, TESTED, "a", NULL}},
	 "d c"},
	{"a later answer ends the waiting",
	 TRUE,
	 {{"a", "ada", P, ASKS, NULL, NULL},
	  {"b", "ada", P, ASKS, NULL, NULL},
	  {"c", "bea", P, SEEN, "b", NULL}},
	 "- c"},
	{"a later request waits",
	 TRUE,
	 {{"a", "ada", P, ASKS, NULL, NULL},
	  {"c", "bot", R, SEEN, "a", NULL},
	  {"b", "ada", P, ASKS, "c", NULL}},
	 "c ?"},
};

static gboolean
refers(const char *message_id, const char *target, gpointer data)
{
	const struct ledger_case *c = data;

	for (gsize i = 0; i < G_N_ELEMENTS(c->said) && c->said[i].mail; i++)
		if (!strcmp(c->said[i].mail, message_id) &&
		    !g_strcmp0(c->said[i].refers, target))
			return TRUE;
	return FALSE;
}

static void
statement_free(gpointer data)
{
	ktt_statement_free(data);
}

static GPtrArray *
statements_of(const struct ledger_case *c)
{
	GPtrArray *list = g_ptr_array_new_with_free_func(statement_free);

	for (gsize i = 0; i < G_N_ELEMENTS(c->said) && c->said[i].mail; i++) {
		struct ktt_statement *s = g_new0(struct ktt_statement, 1);

		s->time = 100 + (gint64)i;
		s->sender = c->said[i].sender;
		s->message_id = g_strdup(c->said[i].mail);
		s->from_address = g_strdup(c->said[i].from);
		s->type = c->said[i].type;
		s->commit = g_strdup(c->said[i].commit);
		g_ptr_array_add(list, s);
	}
	return list;
}

static char *
text_of(const GPtrArray *ledger)
{
	GString *text = g_string_new(NULL);

	for (guint i = 0; i < ledger->len; i++) {
		const struct ktt_request *request = ledger->pdata[i];

		g_assert_false(request->answer && request->waiting);
		g_string_append_printf(text, "%s%s", i ? " " : "",
				       request->answer
					       ? request->answer->message_id
				       : request->waiting ? "?"
							  : "-");
	}
	return g_string_free(text, FALSE);
}

static void
test_cases(void)
{
	for (gsize i = 0; i < G_N_ELEMENTS(cases); i++) {
		g_autoptr(GPtrArray) list = statements_of(&cases[i]);
		g_autoptr(GPtrArray) ledger = ktt_ledger_make(
			list, cases[i].open, refers, (gpointer)&cases[i]);
		g_autofree char *got = text_of(ledger);

		g_test_message("%s", cases[i].name);
		g_assert_cmpstr(got, ==, cases[i].expected);
		g_assert_true(ktt_ledger_is_needed(list) == (ledger->len > 0));
	}
}

static void
test_waiting(void)
{
	static const struct ledger_case c = {
		"",
		TRUE,
		{{"a", "ada", P, ASKS, NULL, NULL},
		 {"b", "bot", R, SEEN, "a", NULL},
		 {"c", "ada", P, ASKS, NULL, NULL},
		 {"d", "ada", P, ASKS, NULL, NULL}},
		""};
	g_autoptr(GPtrArray) list = statements_of(&c);
	g_autoptr(GPtrArray) ledger =
		ktt_ledger_make(list, TRUE, refers, (gpointer)&c);
	gint64 since;

	g_assert_cmpuint(ktt_ledger_waiting(ledger, &since), ==, 2);
	g_assert_cmpint(since, ==, 102);
	g_ptr_array_set_size(ledger, 1);
	g_assert_cmpuint(ktt_ledger_waiting(ledger, &since), ==, 0);
	g_assert_cmpint(since, ==, 0);
}

/* What is to be tried stands beside the request, in the same mail. */
static void
test_subject(void)
{
	static const struct ledger_case c = {
		"",
		TRUE,
		{{"a", "ada", P, ASKS, NULL, NULL},
		 {"a", "ada", P, OFFERS, NULL, "1234567"},
		 {"b", "bea", P, OFFERS, NULL, NULL},
		 {"b", "bea", P, ASKS, NULL, NULL},
		 {"c", "bea", P, ASKS, NULL, NULL}},
		""};
	g_autoptr(GPtrArray) list = statements_of(&c);
	g_autoptr(GPtrArray) ledger =
		ktt_ledger_make(list, TRUE, refers, (gpointer)&c);
	const struct ktt_request *named = ledger->pdata[0],
				 *patch = ledger->pdata[1],
				 *bare = ledger->pdata[2];

	g_assert_cmpstr(named->what->commit, ==, "1234567");
	g_assert_false(named->patch);
	g_assert_null(patch->what);
	g_assert_true(patch->patch);
	g_assert_null(bare->what);
	g_assert_false(bare->patch);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/ledger/cases", test_cases);
	g_test_add_func("/ledger/waiting", test_waiting);
	g_test_add_func("/ledger/subject", test_subject);
	return g_test_run();
}
