/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What whole messages give: how text is cut into sentences, which of several
 * rules wins, what an event names, and sentences that come near to an event
 * and are none. The rows themselves are tested in unit-followup.c, samples of
 * real form in corpus-loop.c.
 */
#include <math.h>
#include <string.h>

#include "triage/followup.h"
#include "triage/recovery.h"
#include "triage/sentence.h"

#define PERSON "A. Person <person@example.org>"
#define ROBOT "Oliver Sang <oliver.sang@intel.com>"
#define REPORT_ID "202401021234.abcdef12-oliver.sang@intel.com"
#define SUBJECT                                                                \
	"Re: [linus:master] [mm]  0123456789: aim7.jobs-per-min -20.0% "       \
	"regression"
#define REPORT                                                                 \
	"> kernel test robot noticed a -20.0% regression of "                  \
	"aim7.jobs-per-min on:\n>\n>\n"                                        \
	"> commit: 0123456789abcdef0123456789abcdef01234567 "                  \
	"(\"mm: share one lock\")\n\n"
#define REQUEST                                                                \
	"> Could you please try the patch below?\n>\n"                         \
	"> --- a/mm/util.c\n> +++ b/mm/util.c\n> @@ -1 +1 @@\n> -a\n> +b\n\n"

static struct ktp_message *
parse(const char *from, const char *quote, const char *text)
{
	g_autofree char *raw = g_strdup_printf(
		"From: %s\nDate: Tue, 2 Jan 2024 13:00:00 +0000\n"
		"Message-ID: <answer@example.org>\n"
		"In-Reply-To: <" REPORT_ID ">\nSubject: %s\n\n"
		"On Tue, Jan 2, 2024 at 12:34 PM somebody wrote:\n%s%s\n",
		from, SUBJECT, quote, text);
	struct ktp_message *message =
		ktp_message_parse((const guint8 *)raw, strlen(raw));

	ktt_followup_events(message);
	return message;
}

/* "accepted, fixed 0123456789ab, fix-tested good": what the message does. */
static char *
events_of(const struct ktp_message *message)
{
	GString *out = g_string_new(NULL);

	for (guint i = 0; i < message->events->len; i++) {
		const struct ktp_event *event = message->events->pdata[i];

		g_string_append_printf(out, "%s%s", i ? ", " : "",
				       ktp_event_name(event->type));
		if (event->result)
			g_string_append_printf(out, " %s",
					       ktp_result_name(event->result));
		if (event->commit.id || event->commit.title)
			g_string_append_printf(out, " %s",
					       event->commit.id
						       ? event->commit.id
						       : event->commit.title);
	}
	return g_string_free(out, FALSE);
}

static void
expect(const char *from, const char *quote, const char *text, const char *want)
{
	struct ktp_message *message = parse(from, quote, text);
	g_autofree char *got = events_of(message);

	if (strcmp(got, want) != 0) {
		g_test_message("\"%s\": expected \"%s\", got \"%s\"", text,
			       want, got);
		g_test_fail();
	}
	ktp_message_free(message);
}

/* Sentences that come near ------------------------------------------------ */

static const char *const near_misses[][2] = {
	/* negated, conditional, asked, hoped for */
	{"accepted", "This was certainly not expected by anybody."},
	{"accepted", "If it is only this test, I could live with that."},
	{"accepted", "The loss is bigger than we expected."},
	{"accepted", "Is a drop like that expected?"},
	{"reverted", "If you are that worried, just drop the patch."},
	{"reverted", "We should revert it unless someone has an idea."},
	{"reverted", "After reverting the commit the numbers are back."},
	{"reverted", "I have not dropped the series."},
	{"reverted", "Would you mind if I drop it?"},
	{"fixed", "I hope that this is fixed by the next pull request."},
	{"fixed", "The regression should be gone once the fix is merged."},
	{"fixed", "This is not fixed by 0123456789ab yet."},
	{"fixed", "That commit fixed a leak of the reserve counter."},
	{"fixed", "Another bug was fixed by fedcba987654 last week."},
	{"fixed", "The clock rate of the CPU must be fixed for this test."},
	{"fixed", "I'll get this fixed up next week."},
	{"disputed", "Please check that it is not a false positive."},
	{"disputed", "You mean that the bisection found the wrong commit?"},
	{"disputed", "The follow-up should not cause this kind of trouble."},
	{"disputed", "It makes no sense to add another flag here."},
	{"duplicate", "We see the same issue on two of our machines."},
	{"superseded", "I did not send a new version."},
	{"superseded", "It is gone in v6.9, too."},
	{"reproduced", "I cannot reproduce the regression."},
	{"reproduced", "Can you reproduce the regression with v6.7?"},
	{"not-reproduced", "I installed the tool, but the job does not start."},
	{"fix-tested", "This patch should restore the performance."},
	{"fix-tested", "Your fix is queued behind three other ones."},
	{"acknowledged", "Let me know if you need more data."},
	{"acknowledged", "We will improve our report process."},
	{"test-requested", "The test ran on the whole series."},
	{"command", "Mails with '#regzbot fix:' are for another robot."},
};

static gboolean
has_event(const struct ktp_message *message, const char *name)
{
	for (guint i = 0; i < message->events->len; i++) {
		const struct ktp_event *event = message->events->pdata[i];

		if (strcmp(ktp_event_name(event->type), name) == 0)
			return TRUE;
	}
	return FALSE;
}

static void
test_near_misses(void)
{
	for (guint i = 0; i < G_N_ELEMENTS(near_misses); i++) {
		struct ktp_message *message =
			parse(PERSON, REPORT, near_misses[i][1]);

		if (has_event(message, near_misses[i][0])) {
			g_test_message("\"%s\" is not %s", near_misses[i][1],
				       near_misses[i][0]);
			g_test_fail();
		}
		ktp_message_free(message);
	}
}

/* Which rule wins ------------------------------------------------------- */

static void
test_priority(void)
{
	expect(ROBOT, REQUEST,
	       "your patch helps, but the regression is not fully recovered.",
	       "fix-tested partial");
	expect(ROBOT, REQUEST,
	       "the regression still exists after we applied your patch.",
	       "fix-tested bad");
	expect(ROBOT, REQUEST,
	       "we are not able to reproduce the regression with the fix.",
	       "fix-tested good");
	expect(ROBOT,
	       "> This was fixed by fedcba987654, which is in mainline.\n\n",
	       "the regression still exists on mainline.", "reopened");
	expect(PERSON, REPORT,
	       "This is somewhat expected, but I'll see whether I can make "
	       "it faster.",
	       "acknowledged");
}

static void
test_order_and_number(void)
{
	expect(PERSON, REPORT,
	       "What filesystem is that? I'll take a look.\n\n"
	       "Which compiler was used?",
	       "question, acknowledged");
	expect(PERSON, REPORT,
	       "This was fixed by fedcba987654 (\"mm: split the lock\").\n\n"
	       "The other half was fixed by abcdef012345.",
	       "fixed fedcba987654, fixed abcdef012345");
	expect(PERSON, REPORT,
	       "#regzbot introduced: 0123456789ab\n#regzbot dup-of: x",
	       "command, command");
}

static void
test_only_own_words(void)
{
	expect(PERSON, "> This is a false positive, we reverted it.\n\n",
	       "Thanks.", "");
	expect(PERSON, REPORT, "Thanks.\n\n-- \nWe can live with that.", "");
	expect(PERSON, REPORT, "Thanks.\n\n> I'll take a look.\n\nSplendid.",
	       "");
}

/* What an event names --------------------------------------------------- */

static void
test_commit(void)
{
	expect(ROBOT, REPORT,
	       "we confirmed this regression was fixed by\n"
	       "commit: fedcba9876543210 (\"mm: split the lock\")",
	       "fixed fedcba9876543210");
	expect(PERSON, REPORT,
	       "Based on 1111111111ab, this is fixed by fedcba987654.",
	       "fixed fedcba987654");
	expect(PERSON, REPORT,
	       "This should be fixed by the commit \"mm: split the lock\".",
	       "fix-proposed mm: split the lock");
	/* The blamed commit is no cure. */
	expect(ROBOT, REPORT, "The regression was fixed by 0123456789ab.", "");
}

static void
test_link(void)
{
	struct ktp_message *message =
		parse(PERSON, REPORT,
		      "I have posted a patch that should fix this [1].\n\n"
		      "[1] https://lore.example.org/all/mend.1@example.org/");
	const struct ktp_event *event;

	g_assert_cmpuint(message->events->len, ==, 1);
	event = message->events->pdata[0];
	g_assert_cmpint(event->type, ==, KTP_EVENT_FIX_PROPOSED);
	g_assert_cmpstr(event->link, ==,
			"https://lore.example.org/all/mend.1@example.org/");
	ktp_message_free(message);
}

#define TABLE_HEAD                                                             \
	"the performance is restored by your patch.\n\n"                       \
	"==========================================\n"                         \
	"compiler/kconfig/tbox_group/testcase:\n"                              \
	"  gcc-12/x86_64-rhel-9.4/lkp-abc-2sp1/aim7\n\n"                       \
	"commit:\n"                                                            \
	"  1111111111 (\"mm: prepare\")\n"                                     \
	"  0123456789 (\"mm: share one lock\")\n"                              \
	"  2222222222 (\"mm: split the lock\")\n\n"

static double
recovery_of(const char *text)
{
	struct ktp_message *message = parse(ROBOT, REQUEST, text);
	double recovery = ktt_recovery(message);

	g_assert_true(has_event(message, "fix-tested"));
	ktp_message_free(message);
	return recovery;
}

static void
test_recovery(void)
{
	double all = recovery_of(
		TABLE_HEAD
		"1111111111ab0000 0123456789abcdef0123456789a "
		"2222222222ab00000000000000a\n"
		"---------------- --------------------------- "
		"---------------------------\n"
		"         %stddev     %change         %stddev     %change"
		"         %stddev\n"
		"             \\          |                \\          |"
		"                \\\n"
		"      1000           -20.0%        800            -5.0%"
		"        950        aim7.jobs-per-min\n");

	g_assert_cmpfloat_with_epsilon(all, 0.75, 1e-9);
	/* Without the blamed commit the roles are not known. */
	g_assert_true(isnan(
		recovery_of("the performance is restored by your patch.\n\n"
			    "3333333333ab0000 2222222222ab00000000000000a\n"
			    "---------------- ---------------------------\n"
			    "         %stddev     %change         %stddev\n"
			    "             \\          |                \\\n"
			    "       800           +18.8%        950        "
			    "aim7.jobs-per-min\n")));
}

/* Sentences ------------------------------------------------------------- */

static void
expect_sentences(const char *text, const char *want)
{
	struct ktp_message *message = parse(PERSON, REPORT, text);
	g_autoptr(GPtrArray) pieces = ktt_sentences_new(message);
	g_autoptr(GString) got = g_string_new(NULL);

	for (guint i = 0; i < pieces->len; i++) {
		const struct ktt_sentence *piece = pieces->pdata[i];

		if (piece->area == KTT_AREA_SENTENCE)
			g_string_append_printf(got, "%s%s", got->len ? "|" : "",
					       piece->text);
	}
	g_assert_cmpstr(got->str, ==, want);
	ktp_message_free(message);
}

static void
test_sentences(void)
{
	expect_sentences("Hi Oliver,\n\nit is gone. Thanks\na lot!",
			 "Hi Oliver,|it is gone.|Thanks a lot!");
	expect_sentences("Small boxes (e.g. two CPUs) in v6.9-rc1... see it.",
			 "Small boxes (e.g. two CPUs) in v6.9-rc1... see it.");
	expect_sentences("Is it?  (I wonder.) Yes :-) No.",
			 "Is it?|(I wonder.)|Yes :-) No.");
	expect_sentences("1. one\n2. two\n- three\nfour",
			 "1. one|2. two|- three four");
	expect_sentences("one\n\n> quoted\n\ntwo", "one|two");
}

static void
test_answers(void)
{
	struct ktp_message *message = parse(
		PERSON, "> Is it\n> reproducible?\n\n", "Yes. (with two CPUs)");
	g_autoptr(GPtrArray) pieces = ktt_sentences_new(message);
	const struct ktt_sentence *first = NULL;

	for (guint i = 0; i < pieces->len && !first; i++) {
		const struct ktt_sentence *piece = pieces->pdata[i];

		if (piece->area == KTT_AREA_SENTENCE)
			first = piece;
	}
	g_assert_nonnull(first);
	g_assert_cmpstr(first->text, ==, "Yes.");
	g_assert_cmpstr(first->above, ==, "Is it reproducible?");
	g_assert_true(first->flags & KTT_ANSWER);
	ktp_message_free(message);
}

/* Limits ---------------------------------------------------------------- */

static void
test_many_sentences(void)
{
	g_autoptr(GString) text = g_string_new(NULL);
	g_autoptr(GPtrArray) pieces = NULL;
	struct ktp_message *message;

	for (guint i = 0; i < 2 * KTT_MAX_SENTENCES; i++)
		g_string_append(text, "No! ");
	message = parse(PERSON, REPORT, text->str);
	pieces = ktt_sentences_new(message);
	g_assert_cmpuint(pieces->len, >=, KTT_MAX_SENTENCES);
	g_assert_cmpuint(pieces->len, <, KTT_MAX_SENTENCES + 100);
	ktp_message_free(message);
}

static void
test_evidence(void)
{
	g_autoptr(GString) text = g_string_new("I'll take a look at ");
	struct ktp_message *message;
	const struct ktp_event *event;

	while (text->len < 3000)
		g_string_append(text, "\xc3\xa4\xc3\xa4 ");
	message = parse(PERSON, REPORT, text->str);
	g_assert_cmpuint(message->events->len, ==, 1);
	event = message->events->pdata[0];
	g_assert_cmpuint(strlen(event->evidence), <=, 300);
	g_assert_true(g_utf8_validate(event->evidence, -1, NULL));
	ktp_message_free(message);
}

static void
test_much_prose(void)
{
	g_autoptr(GString) text = g_string_new(NULL);
	/* Long sentences are few, for valgrind's sake. */
	g_autofree char *many = g_strnfill(900, 'w');

	while (text->len < 2 * KTT_MAX_PROSE)
		g_string_append_printf(text, "Words and %s.\n", many);
	g_string_append(text, "\nI'll take a look.\n");
	expect(PERSON, REPORT, text->str, "");
}

static void
test_twice(void)
{
	struct ktp_message *message =
		parse(PERSON, REPORT, "I'll take a look.");

	ktt_followup_events(message);
	g_assert_cmpuint(message->events->len, ==, 1);
	ktp_message_free(message);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/followup/near-misses", test_near_misses);
	g_test_add_func("/followup/priority", test_priority);
	g_test_add_func("/followup/order", test_order_and_number);
	g_test_add_func("/followup/own-words", test_only_own_words);
	g_test_add_func("/followup/commit", test_commit);
	g_test_add_func("/followup/link", test_link);
	g_test_add_func("/followup/recovery", test_recovery);
	g_test_add_func("/followup/sentences", test_sentences);
	g_test_add_func("/followup/answers", test_answers);
	g_test_add_func("/followup/evidence", test_evidence);
	g_test_add_func("/followup/much-prose", test_much_prose);
	g_test_add_func("/followup/many-sentences", test_many_sentences);
	g_test_add_func("/followup/twice", test_twice);
	return g_test_run();
}
