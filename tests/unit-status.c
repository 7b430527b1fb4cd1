/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The fold of status.c over statements built by hand, without a store; and
 * that the rows of its tables are sound. How statements come out of mails is
 * the corpus loop's.
 */
#include <math.h>
#include <string.h>

#include "triage/status.h"
#include "triage/trust.h"

struct said {
	int type;
	enum ktt_sender sender;
	enum ktp_test_result result;
	double confidence;
	enum ktt_status set; /* of KTT_SAYS_SET */
	double strength;     /* 0: 1.0 */
	const char *from;    /* NULL: nobody knows */
};

struct fold_case {
	const char *name;
	enum ktt_status start;
	struct said said[8]; /* up to the first without a sender */
	enum ktt_status expected;
	guint flags;
};

#define NONE KTP_RESULT_NONE
#define GOOD KTP_RESULT_GOOD
#define BAD KTP_RESULT_BAD
#define P KTT_PARTICIPANT
#define R KTT_ROBOT
#define S KTT_STRANGER
#define SET(status)                                                            \
	{                                                                      \
		KTT_SAYS_SET, P, NONE, 1, status, 0, NULL                      \
	}
#define AUTO                                                                   \
	{                                                                      \
		KTT_SAYS_AUTO, P, NONE, 1, 0, 0, NULL                          \
	}
#define SAY(event, who)                                                        \
	{                                                                      \
		KTP_EVENT_##event, who, NONE, 0.9, 0, 0, NULL                  \
	}
#define TEST(who, how)                                                         \
	{                                                                      \
		KTP_EVENT_FIX_TESTED, who, how, 0.9, 0, 0, NULL                \
	}
#define BY(name, event, who, sure)                                             \
	{                                                                      \
		KTP_EVENT_##event, who, NONE, sure, 0, 0, name                 \
	}
#define WROTE(who)                                                             \
	{                                                                      \
		KTT_SAYS_WROTE, who, NONE, 1, 0, 0, NULL                       \
	}

static const struct fold_case cases[] = {
	{"silence", KTT_NEW, {{0}}, KTT_NEW, 0},
	{"robot alone", KTT_NEW, {WROTE(R), SAY(DATA, R)}, KTT_NEW, 0},
	{"anyone writes", KTT_NEW, {WROTE(S)}, KTT_ACKNOWLEDGED, 0},
	{"question", KTT_NEW, {SAY(QUESTION, P)}, KTT_ACKNOWLEDGED, 0},
	{"patch", KTT_NEW, {SAY(FIX_PROPOSED, P)}, KTT_FIX_PROPOSED, 0},
	{"talk after a patch",
	 KTT_NEW,
	 {SAY(FIX_PROPOSED, P), SAY(QUESTION, P)},
	 KTT_FIX_PROPOSED,
	 0},
	{"tested good",
	 KTT_NEW,
	 {SAY(FIX_PROPOSED, P), TEST(R, GOOD)},
	 KTT_FIX_TESTED,
	 0},
	{"tested bad",
	 KTT_NEW,
	 {SAY(FIX_PROPOSED, P), TEST(R, BAD)},
	 KTT_ACKNOWLEDGED,
	 0},
	{"bad, then good",
	 KTT_NEW,
	 {SAY(FIX_PROPOSED, P), TEST(R, BAD), SAY(FIX_PROPOSED, P),
	  TEST(R, GOOD)},
	 KTT_FIX_TESTED,
	 0},
	{"fixed", KTT_NEW, {SAY(FIXED, P)}, KTT_FIXED, 0},
	{"stranger fixes",
	 KTT_NEW,
	 {SAY(FIXED, S), WROTE(S)},
	 KTT_ACKNOWLEDGED,
	 KTT_FLAG_CLAIM},
	{"claim confirmed",
	 KTT_NEW,
	 {SAY(FIXED, S), SAY(FIXED, R)},
	 KTT_FIXED,
	 0},
	{"faint word",
	 KTT_NEW,
	 {{KTP_EVENT_FIXED, P, NONE, 0.3, 0, 0, NULL}},
	 KTT_NEW,
	 0},
	{"weak link",
	 KTT_NEW,
	 {{KTP_EVENT_FIXED, P, NONE, 0.9, 0, 0.5, NULL}},
	 KTT_NEW,
	 0},
	{"accepted", KTT_NEW, {SAY(ACCEPTED, P)}, KTT_ACCEPTED, 0},
	{"doubt closes", KTT_NEW, {SAY(DISPUTED, P)}, KTT_NOT_A_REGRESSION, 0},
	{"doubt, then seen again",
	 KTT_NEW,
	 {SAY(DISPUTED, P), SAY(REPRODUCED, P)},
	 KTT_ACKNOWLEDGED,
	 KTT_FLAG_DISPUTED},
	{"doubt beside a patch",
	 KTT_NEW,
	 {SAY(FIX_PROPOSED, P), SAY(DISPUTED, P)},
	 KTT_FIX_PROPOSED,
	 KTT_FLAG_DISPUTED},
	{"robot does not see it",
	 KTT_NEW,
	 {SAY(NOT_REPRODUCED, R)},
	 KTT_NOT_A_REGRESSION,
	 0},
	{"two people doubt it",
	 KTT_NEW,
	 {BY("ada", DISPUTED, P, 0.75), BY("bea", DISPUTED, S, 0.75)},
	 KTT_NOT_A_REGRESSION,
	 0},
	{"one person doubts it twice",
	 KTT_NEW,
	 {BY("ada", DISPUTED, P, 0.75), BY("ada", DISPUTED, P, 0.75)},
	 KTT_ACKNOWLEDGED,
	 0},
	{"two strangers doubt it",
	 KTT_NEW,
	 {BY("ada", DISPUTED, S, 0.75), BY("bea", DISPUTED, S, 0.75)},
	 KTT_ACKNOWLEDGED,
	 0},
	{"two faint doubts",
	 KTT_NEW,
	 {BY("ada", DISPUTED, P, 0.75), BY("bea", DISPUTED, P, 0.6)},
	 KTT_ACKNOWLEDGED,
	 0},
	{"one sees it, one does not",
	 KTT_NEW,
	 {BY("ada", REPRODUCED, P, 0.9), BY("bea", NOT_REPRODUCED, P, 0.9)},
	 KTT_ACKNOWLEDGED,
	 KTT_FLAG_DISPUTED},
	{"one sees it, two doubt it",
	 KTT_NEW,
	 {BY("cy", REPRODUCED, P, 0.9), BY("ada", DISPUTED, P, 0.75),
	  BY("bea", DISPUTED, P, 0.75)},
	 KTT_ACKNOWLEDGED,
	 KTT_FLAG_DISPUTED},
	{"who saw it no longer does",
	 KTT_NEW,
	 {BY("ada", REPRODUCED, P, 0.9), BY("ada", NOT_REPRODUCED, P, 0.9)},
	 KTT_NOT_A_REGRESSION,
	 0},
	{"the robot confirms, one does not see it",
	 KTT_ACKNOWLEDGED,
	 {BY("bot", REPRODUCED, R, 0.9), BY("ada", NOT_REPRODUCED, P, 0.9)},
	 KTT_ACKNOWLEDGED,
	 KTT_FLAG_DISPUTED},
	{"the robot confirms, one explains it",
	 KTT_ACKNOWLEDGED,
	 {BY("bot", REPRODUCED, R, 0.9), BY("ada", DISPUTED, P, 0.9)},
	 KTT_NOT_A_REGRESSION,
	 0},
	{"a decision starts anew",
	 KTT_NEW,
	 {BY("ada", REPRODUCED, P, 0.9), SET(KTT_ACKNOWLEDGED),
	  BY("bot", NOT_REPRODUCED, R, 0.9)},
	 KTT_NOT_A_REGRESSION,
	 KTT_FLAG_CONTRADICTED},
	{"dropped", KTT_NEW, {SAY(REVERTED, P)}, KTT_SUPERSEDED, 0},
	{"new version", KTT_NEW, {SAY(SUPERSEDED, P)}, KTT_SUPERSEDED, 0},
	{"not seen, but replaced all the same",
	 KTT_NEW,
	 {SAY(NOT_REPRODUCED, P), SAY(SUPERSEDED, P)},
	 KTT_SUPERSEDED,
	 0},
	{"ignore it, it is a duplicate",
	 KTT_NEW,
	 {SAY(DISPUTED, R), SAY(DUPLICATE, R)},
	 KTT_DUPLICATE,
	 0},
	{"duplicate", KTT_NEW, {SAY(DUPLICATE, R)}, KTT_DUPLICATE, 0},
	{"reopened",
	 KTT_NEW,
	 {SAY(FIXED, P), SAY(REOPENED, R)},
	 KTT_ACKNOWLEDGED,
	 KTT_FLAG_REOPENED},
	{"robot's word outranks",
	 KTT_NEW,
	 {SAY(FIXED, R), SAY(REOPENED, P)},
	 KTT_FIXED,
	 KTT_FLAG_DISPUTED},
	{"improvement stays",
	 KTT_IMPROVEMENT,
	 {SAY(DISPUTED, P), SAY(QUESTION, P), SAY(ACCEPTED, P)},
	 KTT_IMPROVEMENT,
	 0},
	{"hand",
	 KTT_NEW,
	 {SAY(QUESTION, P), SET(KTT_ACCEPTED)},
	 KTT_ACCEPTED,
	 0},
	{"hand outranks people",
	 KTT_NEW,
	 {SET(KTT_ACCEPTED), SAY(REOPENED, P), SAY(FIXED, P)},
	 KTT_ACCEPTED,
	 0},
	{"robot contradicts the hand",
	 KTT_NEW,
	 {SET(KTT_FIXED), SAY(REOPENED, R)},
	 KTT_ACKNOWLEDGED,
	 KTT_FLAG_CONTRADICTED | KTT_FLAG_REOPENED},
	{"hand answers the robot",
	 KTT_NEW,
	 {SET(KTT_FIXED), SAY(REOPENED, R), SET(KTT_ACCEPTED)},
	 KTT_ACCEPTED,
	 0},
	{"hand withdrawn",
	 KTT_NEW,
	 {SAY(FIXED, P), SET(KTT_ACCEPTED), AUTO},
	 KTT_FIXED,
	 0},
	{"hand after withdrawal",
	 KTT_NEW,
	 {SET(KTT_ACCEPTED), AUTO, SET(KTT_DUPLICATE)},
	 KTT_DUPLICATE,
	 0},
};

static struct ktt_statement *
statement_new(const struct said *said, guint index)
{
	struct ktt_statement *s = g_new0(struct ktt_statement, 1);

	s->time = 1000 + index;
	s->decision = said->type == KTT_SAYS_SET || said->type == KTT_SAYS_AUTO;
	s->sender = said->sender;
	s->message_id = g_strdup_printf("m%u@example.org", index);
	s->type = said->type;
	s->result = said->result;
	s->confidence = said->confidence;
	s->recovery = NAN;
	s->strength = said->strength > 0 ? said->strength : 1;
	s->set = said->set;
	s->from_address = g_strdup(said->from);
	return s;
}

static GPtrArray *
statements_of(const struct fold_case *c, gboolean backwards)
{
	GPtrArray *list = g_ptr_array_new_with_free_func(
		(GDestroyNotify)ktt_statement_free);

	for (guint i = 0; i < G_N_ELEMENTS(c->said) && c->said[i].sender; i++)
		g_ptr_array_insert(list, backwards ? 0 : -1,
				   statement_new(&c->said[i], i));
	return list;
}

static void
check_case(const struct fold_case *c, gboolean backwards)
{
	g_autoptr(GPtrArray) list = statements_of(c, backwards);
	struct ktt_fold fold;

	g_test_message("%s", c->name);
	ktt_status_fold(list, c->start, 1, &fold);
	g_assert_cmpstr(ktt_status_words[fold.status].name, ==,
			ktt_status_words[c->expected].name);
	g_assert_cmpuint(fold.flags, ==, c->flags);
	g_assert_true((fold.decided != NULL) == (c->expected != c->start));
	ktt_fold_clear(&fold);
}

static void
test_cases(void)
{
	for (gsize i = 0; i < G_N_ELEMENTS(cases); i++)
		check_case(&cases[i], FALSE);
}

/* The fold sorts: the order in which it is told does not matter. */
static void
test_order(void)
{
	for (gsize i = 0; i < G_N_ELEMENTS(cases); i++)
		check_case(&cases[i], TRUE);
}

/* Each row of the table is reached by what it says itself. */
static void
test_rows(void)
{
	for (gsize i = 0; i < ktt_n_status_rows; i++) {
		const struct ktt_status_row *row = &ktt_status_rows[i];

		g_assert_cmpint(row->type, <, KTT_SAYS_NOTHING);
		g_assert_cmpuint(row->senders, !=, 0);
		g_assert_cmpuint(row->from, !=, 0);
		g_assert_nonnull(row->reason);
		if (row->to != KTT_N_STATUSES)
			g_assert_false(row->from & (1u << row->to) &&
				       row->type != KTP_EVENT_FIX_TESTED);
		/* Nothing that a stranger says closes a report. */
		if (row->senders & KTT_STRANGER && row->to != KTT_N_STATUSES)
			g_assert_false(ktt_status_words[row->to].closed);
	}
}

static void
test_fix(void)
{
	static const struct fold_case c = {
		"",
		KTT_NEW,
		{SAY(FIX_PROPOSED, P), TEST(R, GOOD), TEST(R, GOOD)},
		KTT_FIX_TESTED,
		0};
	g_autoptr(GPtrArray) list = statements_of(&c, FALSE);
	struct ktt_statement *second = list->pdata[1], *third = list->pdata[2];
	struct ktt_fold fold;

	second->recovery = 0.4;
	third->recovery = 0.2;
	ktt_status_fold(list, c.start, 1, &fold);
	g_assert_cmpstr(fold.fix, ==, "m0@example.org");
	g_assert_cmpfloat(fold.recovery, ==, 0.4);
	ktt_fold_clear(&fold);
	third->commit = g_strdup("0123456789ab");
	ktt_status_fold(list, c.start, 1, &fold);
	g_assert_cmpstr(fold.fix, ==, "0123456789ab");
	ktt_fold_clear(&fold);
}

/* The test is what made it so; the patch alone would leave it offered. */
static void
test_what_if(void)
{
	static const struct fold_case c = {
		"",
		KTT_NEW,
		{SAY(FIX_PROPOSED, P), TEST(R, GOOD), SAY(QUESTION, P)},
		KTT_FIX_TESTED,
		0};
	g_autoptr(GPtrArray) list = statements_of(&c, FALSE);
	const struct ktt_statement *patch = list->pdata[0],
				   *test = list->pdata[1],
				   *question = list->pdata[2];
	struct ktt_fold fold;

	ktt_status_what_if(list, c.start, 1);
	ktt_status_fold(list, c.start, 1, &fold);
	g_assert_cmpint(patch->without, ==, KTT_FIX_TESTED);
	g_assert_cmpint(test->without, ==, KTT_FIX_PROPOSED);
	g_assert_cmpint(question->without, ==, KTT_FIX_TESTED);
	g_assert_cmpint(fold.status, ==, KTT_FIX_TESTED);
	g_assert_true(fold.decided == test && test->decided);
	ktt_fold_clear(&fold);
}

/* "It is none, and I leave it so" in one mail is one verdict. */
static void
test_one_mail(void)
{
	static const struct fold_case c = {"",
					   KTT_NEW,
					   {SAY(DISPUTED, P), SAY(ACCEPTED, P)},
					   KTT_NOT_A_REGRESSION,
					   0};
	g_autoptr(GPtrArray) list = statements_of(&c, FALSE);
	struct ktt_statement *second = list->pdata[1];
	struct ktt_fold fold;

	ktt_status_fold(list, c.start, 1, &fold);
	g_assert_cmpint(fold.status, ==, KTT_ACCEPTED);
	ktt_fold_clear(&fold);
	g_free(second->message_id);
	second->message_id = g_strdup("m0@example.org");
	ktt_status_fold(list, c.start, 1, &fold);
	g_assert_cmpint(fold.status, ==, KTT_NOT_A_REGRESSION);
	ktt_fold_clear(&fold);
}

static void
test_words(void)
{
	for (int i = 0; i < KTT_N_STATUSES; i++)
		g_assert_cmpint(ktt_status_from_name(ktt_status_words[i].name),
				==, i);
	g_assert_cmpint(ktt_status_from_name("closed"), ==, KTT_N_STATUSES);
}

/* What the server at mx.example.org says of ada@lists.example.net. */
static const struct {
	const char *results;
	gboolean passes;
} auth_cases[] = {
	{"mx.example.org; dmarc=pass header.from=lists.example.net", TRUE},
	{"MX.example.org;\r\tspf=fail;\r\tDMARC=pass", TRUE},
	{"evil.example; dmarc=pass\nmx.example.org; dmarc=pass", TRUE},
	{"evil.example; dmarc=pass\nmx.example.org; dmarc=fail", FALSE},
	{"mx.example.org 1; dkim=pass header.d=example.net", TRUE},
	{"mx.example.org; dkim=pass (2048 bit) header.i=@lists.example.net",
	 TRUE},
	{"mx.example.org; dkim=fail header.d=a.org; dkim=pass "
	 "header.d=lists.example.net",
	 TRUE},
	{"mx.example.org; dmarc=pass header.from=example.net", TRUE},
	{"mx.example.org; dmarc=pass header.from=evil.example", FALSE},
	{NULL, FALSE},
	{"", FALSE},
	{"mx.example.org", FALSE},
	{"mx.example.org; none", FALSE},
	{"mx.example.org; spf=pass smtp.mailfrom=lists.example.net", FALSE},
	{"mx.example.org.evil.example; dmarc=pass", FALSE},
	{"evil.example; dmarc=pass", FALSE},
	{"mx.example.org; dkim=pass header.d=evil.example", FALSE},
	{"mx.example.org; dkim=pass header.d=net", FALSE},
	{"mx.example.org; dkim=pass header.d=s.example.net", FALSE},
	{"mx.example.org; dkim=pass", FALSE},
	{"mx.example.org; spf=fail (dmarc=pass; dmarc=pass)", FALSE},
	{"mx.example.org; spf=fail reason=\"; dmarc=pass\"", FALSE},
	{"mx.example.org; xdmarc=pass", FALSE},
	{"mx.example.org; dmarc=passed", FALSE},
};

static void
test_trust(void)
{
	char id[] = "mx.example.org", none[] = "";
	const struct ktt_trust trust = {id, TRUE}, nobody = {none, TRUE};

	for (gsize i = 0; i < G_N_ELEMENTS(auth_cases); i++) {
		g_test_message("%s", auth_cases[i].results
					     ? auth_cases[i].results
					     : "(none)");
		g_assert_true(ktt_trust_passes(&trust, auth_cases[i].results,
					       "ada@lists.example.net") ==
			      auth_cases[i].passes);
	}
	g_assert_false(ktt_trust_passes(&nobody, "; dmarc=pass",
					"ada@lists.example.net"));
	g_assert_false(
		ktt_trust_passes(&trust, "mx.example.org; dmarc=pass", NULL));
}

/* A mail whose sender nobody vouches for closes nothing, but still talks. */
static void
test_unproven(void)
{
	static const struct fold_case c = {
		"", KTT_NEW, {SAY(QUESTION, P), SAY(FIXED, P)}, KTT_NEW, 0};
	g_autoptr(GPtrArray) list = statements_of(&c, FALSE);
	struct ktt_fold fold;

	for (guint i = 0; i < list->len; i++)
		((struct ktt_statement *)list->pdata[i])->unproven = TRUE;
	ktt_status_fold(list, c.start, 1, &fold);
	g_assert_cmpint(fold.status, ==, KTT_ACKNOWLEDGED);
	g_assert_cmpuint(fold.flags, ==, KTT_FLAG_CLAIM);
	ktt_fold_clear(&fold);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/status/cases", test_cases);
	g_test_add_func("/status/order", test_order);
	g_test_add_func("/status/rows", test_rows);
	g_test_add_func("/status/fix", test_fix);
	g_test_add_func("/status/trust", test_trust);
	g_test_add_func("/status/unproven", test_unproven);
	g_test_add_func("/status/what-if", test_what_if);
	g_test_add_func("/status/one-mail", test_one_mail);
	g_test_add_func("/status/words", test_words);
	return g_test_run();
}
