/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What a message is: kind, ids, links, trailers, quotes, copies, pastes. */
#include <glib.h>
#include <math.h>
#include <string.h>

#include "parser/message.h"
#include "parser/pairs.h"

#define ROBOT "From: kernel test robot <oliver.sang@intel.com>\n"
#define PERSON "From: A. Nother <A.Nother@Example.org>\n"
#define ID "Message-ID: <m@example.org>\n"
#define DATE "Date: Mon, 1 Jan 2024 01:00:00 +0100\n"
#define TITLE                                                                  \
	"Subject: [tip:x86/mm] [x86/mm]  0123456789:  aim7.jobs -5.1% "        \
	"regression\n"
#define COMMIT "0123456789012345678901234567890123456789"
#define BODY                                                                   \
	"Hello,\n\nkernel test robot noticed a -5.1% regression of aim7.jobs " \
	"on:\n\n\ncommit: " COMMIT " (\"x86/mm: do it\")\n"                    \
	"https://git.example.org/tip.git x86/mm\n\ntestcase: aim7\n"
#define QUOTE(mark)                                                            \
	mark "kernel test robot noticed a -5.1% regression of aim7.jobs "      \
	     "on:\n" mark "\n" mark "commit: " COMMIT " (\"x86/mm: do it\")\n" \
	     "\n"
#define OTHER_COMMIT "abcdefabcdabcdefabcdabcdefabcdabcdefabcd"
#define OTHER                                                                  \
	"kernel test robot noticed a 9.9% improvement of fio.iops on:\n\n"     \
	"commit: " OTHER_COMMIT " (\"mm: another\")\n\ntestcase: fio\n"

static struct ktp_message *
parse(const char *raw)
{
	return ktp_message_parse((const guint8 *)raw, strlen(raw));
}

static gboolean
warns(const struct ktp_message *message, const char *word)
{
	return g_ptr_array_find_with_equal_func(message->warnings, word,
						g_str_equal, NULL);
}

static const struct {
	const char *title, *raw;
	enum ktp_kind kind;
	const char *commit; /* of the report or the quoted one; NULL: none */
} kinds[] = {
	{"report", ROBOT TITLE ID DATE "\n" BODY, KTP_KIND_REPORT, COMMIT},
	{"report with In-Reply-To",
	 ROBOT "Subject: Re: [PATCH] x86/mm: do it\n"
	       "In-Reply-To: <p@example.org>\n" ID DATE "\n" BODY,
	 KTP_KIND_REPORT, COMMIT},
	{"the form of a report, from somebody else",
	 PERSON TITLE ID DATE "\n" BODY, KTP_KIND_FOLLOW_UP, COMMIT},
	{"the robot, but no report", ROBOT "Subject: hello\n" ID DATE "\nhi\n",
	 KTP_KIND_OTHER, NULL},
	{"quote", PERSON ID DATE "Subject: Re: x\n\n" QUOTE("> ") "ok\n",
	 KTP_KIND_FOLLOW_UP, COMMIT},
	{"quote in a quote",
	 PERSON ID DATE "Subject: Re: x\n\n> > B wrote:\n" QUOTE("> > ") "ok\n",
	 KTP_KIND_FOLLOW_UP, COMMIT},
	{"quote without blanks",
	 PERSON ID DATE "Subject: Re: x\n\n" QUOTE(">>>") "ok\n",
	 KTP_KIND_FOLLOW_UP, COMMIT},
	{"answers a robot's id",
	 PERSON ID DATE "Subject: Re: x\nIn-Reply-To: "
			"<202401010000.01234567-oliver.sang@intel.com>\n\nok\n",
	 KTP_KIND_FOLLOW_UP, NULL},
	{"links to a robot's id",
	 PERSON ID DATE "Subject: x\n\nSee https://lore.kernel.org/all/"
			"202401010000.01234567-oliver.sang@intel.com/\n",
	 KTP_KIND_FOLLOW_UP, NULL},
	{"somebody else's business", PERSON ID DATE "Subject: x\n\nok\n",
	 KTP_KIND_OTHER, NULL},
	{"attached report",
	 PERSON ID DATE
	 "Subject: Fwd\nMIME-Version: 1.0\n"
	 "Content-Type: multipart/mixed; boundary=b\n\n--b\n\nsee this\n--b\n"
	 "Content-Type: message/rfc822\n\n" ROBOT TITLE
	 "Message-ID: <r@example.org>\n\n" BODY "--b--\n",
	 KTP_KIND_FOLLOW_UP, COMMIT},
};

static void
test_kinds(void)
{
	for (guint i = 0; i < G_N_ELEMENTS(kinds); i++) {
		struct ktp_message *message = parse(kinds[i].raw);
		const struct ktp_report *report =
			message->report ? message->report
					: message->quoted_report;

		g_test_message("%s", kinds[i].title);
		g_assert_cmpint(message->kind, ==, kinds[i].kind);
		g_assert_cmpint(message->report != NULL, ==,
				kinds[i].kind == KTP_KIND_REPORT);
		g_assert_cmpstr(report ? report->commit.id : NULL, ==,
				kinds[i].commit);
		g_assert_cmpint(ktp_message_is_of_concern(message), ==,
				kinds[i].kind != KTP_KIND_OTHER);
		ktp_message_free(message);
	}
}

static void
test_fields(void)
{
	struct ktp_message *message =
		parse(PERSON ID DATE "Subject: a  b\nIn-Reply-To: <c@d>\n"
				     "References: <a@b> <e@f>\n"
				     "Cc: X <X@Y.example>, z@z.example\n"
				     "List-Id: Name <list.example.org>\n\nx\n");

	g_assert_cmpstr(message->message_id, ==, "m@example.org");
	g_assert_false(message->synthetic_id);
	g_assert_cmpstr(message->from_name, ==, "A. Nother");
	g_assert_cmpstr(message->from_address, ==, "a.nother@example.org");
	g_assert_cmpint(message->date, ==, 1704067200);
	g_assert_cmpstr(message->subject, ==, "a b");
	g_assert_cmpstr(message->in_reply_to, ==, "c@d");
	g_assert_cmpuint(message->references->len, ==, 3);
	g_assert_cmpstr(message->references->pdata[2], ==, "c@d");
	g_assert_cmpuint(message->recipients->len, ==, 2);
	g_assert_cmpstr(message->recipients->pdata[0], ==, "x@y.example");
	g_assert_cmpstr(message->list_id, ==, "list.example.org");
	ktp_message_free(message);
}

/* The id that is made up is that of the raw mail, so two differ. */
static void
test_synthetic_id(void)
{
	struct ktp_message *one = parse(PERSON DATE "Subject: x\n\na\n");
	struct ktp_message *two = parse(PERSON DATE "Subject: x\n\nb\n");

	g_assert_true(one->synthetic_id);
	g_assert_true(warns(one, "no-message-id"));
	g_assert_true(g_str_has_prefix(one->message_id, "sha256-"));
	g_assert_cmpuint(strlen(one->message_id), ==,
			 strlen("sha256-@ktriage.invalid") + 64);
	g_assert_cmpstr(one->message_id, !=, two->message_id);
	ktp_message_free(one);
	ktp_message_free(two);
}

static void
test_links(void)
{
	struct ktp_message *message = parse(
		PERSON ID DATE
		"Subject: x\n\nhttps://lore.kernel.org/lkml/a%2Fb@c/ and\n"
		"(https://lore.kernel.org/r/d@e), <http://lkml.kernel.org/r/"
		"f@g>\n"
		"again https://lore.kernel.org/all/d@e/T/#u\n"
		"> https://lore.kernel.org/all/quoted@e/\n"
		"https://lore.kernel.org/all/m@example.org/\n"
		"https://lore.kernel.org/all/bad%ff@e/\n"
		"https://example.org/d@e\n");

	g_assert_cmpuint(message->links->len, ==, 3);
	g_assert_cmpstr(message->links->pdata[0], ==, "a/b@c");
	g_assert_cmpstr(message->links->pdata[1], ==, "d@e");
	g_assert_cmpstr(message->links->pdata[2], ==, "f@g");
	ktp_message_free(message);
}

static void
test_links_cap(void)
{
	g_autoptr(GString) raw = g_string_new(PERSON ID DATE "Subject: x\n\n");
	struct ktp_message *message;

	for (guint i = 0; i <= KTP_MAX_LINKS; i++)
		g_string_append_printf(
			raw, "https://lore.kernel.org/all/%u@e/\n", i);
	message = parse(raw->str);
	g_assert_cmpuint(message->links->len, ==, KTP_MAX_LINKS);
	ktp_message_free(message);
}

static void
test_trailers(void)
{
	struct ktp_message *message =
		parse(PERSON ID DATE
		      "Subject: [PATCH] mm: fix\n\ntext\n\n"
		      "Fixes: 0123456789ab (\"mm: a\")\n"
		      "Reported-by: kernel test robot <oliver.sang@intel.com>\n"
		      "Closes: https://lore.kernel.org/oe-lkp/d@e\n"
		      "> Tested-by: Somebody <s@example.org>\n");

	g_assert_cmpuint(message->trailers->len, ==, 3);
	g_assert_cmpstr(ktp_pairs_get(message->trailers, "Fixes"), ==,
			"0123456789ab (\"mm: a\")");
	g_assert_cmpstr(ktp_pairs_get(message->trailers, "Closes"), ==,
			"https://lore.kernel.org/oe-lkp/d@e");
	g_assert_true(message->names_robot);
	g_assert_true(ktp_message_is_of_concern(message));
	ktp_message_free(message);

	message = parse(PERSON ID DATE "Subject: x\n\n"
				       "Reported-by: A <a@example.org>\n");
	g_assert_false(message->names_robot);
	ktp_message_free(message);
}

static char *
hash_of(const char *raw)
{
	struct ktp_message *message = parse(raw);
	char *hash = g_strdup(message->content_hash);

	ktp_message_free(message);
	return hash;
}

#define COPY PERSON DATE "Subject: x\n\nThe text\nof it.\n"

/* Copies through lists differ in trace fields, ids, footers, white space. */
static void
test_copies(void)
{
	static const char *const copies[] = {
		"Received: by a\n" ID COPY,
		"Received: by b\nList-Id: <l.example>\n"
		"Message-ID: <other@example.org>\n" COPY
		"\n_______________________________________________\nlist\n",
		ID PERSON DATE "Subject:  x\r\n\r\nThe  text\r\nof it. \r\n",
		ID COPY "\nTo unsubscribe from this list: send the line\n",
	};
	static const char *const others[] = {
		ID PERSON DATE "Subject: x\n\nThe text\nof it!\n",
		ID PERSON DATE "Subject: y\n\nThe text\nof it.\n",
		ID ROBOT DATE "Subject: x\n\nThe text\nof it.\n",
		ID PERSON "Date: Mon, 1 Jan 2024 01:00:01 +0100\n"
			  "Subject: x\n\nThe text\nof it.\n",
	};
	g_autofree char *first = hash_of(copies[0]);

	g_assert_cmpuint(strlen(first), ==, 64);
	for (guint i = 0; i < G_N_ELEMENTS(copies); i++) {
		g_autofree char *hash = hash_of(copies[i]);

		g_test_message("copy %u", i);
		g_assert_cmpstr(hash, ==, first);
	}
	for (guint i = 0; i < G_N_ELEMENTS(others); i++) {
		g_autofree char *hash = hash_of(others[i]);

		g_assert_cmpstr(hash, !=, first);
	}
}

#define PASTED(id, subject)                                                    \
	ROBOT "Date: Mon, 1 Jan 2024 01:00:00 +0100\nSubject: " subject        \
	      "\nMessage-ID: <" id ">\n\n"

/* Of two pasted reports the first counts, whole and unmixed. */
static void
test_pasted(void)
{
	struct ktp_message *message = parse(
		PERSON ID DATE "Subject: two reports\n\nLook:\n\n" PASTED(
			"r1@example.org",
			"[tip:x86/mm] [x86/mm]  0123456789:  aim7.jobs -5.1% "
			"regression") BODY
		"\n" PASTED("r2@example.org",
			    "[mm:master] [mm]  abcdefabcd:  fio.iops 9.9% "
			    "improvement") OTHER);
	const struct ktp_report *report = message->quoted_report;

	g_assert_true(warns(message, "several-mails"));
	g_assert_nonnull(report);
	g_assert_cmpstr(report->commit.id, ==, COMMIT);
	g_assert_cmpstr(report->message_id, ==, "r1@example.org");
	g_assert_cmpstr(report->headline.metric, ==, "aim7.jobs");
	g_assert_cmpstr(report->field[KTP_FIELD_component], ==, "x86/mm");
	g_assert_cmpstr(report->field[KTP_FIELD_testcase], ==, "aim7");
	ktp_message_free(message);
}

static void
test_pasted_behind_report(void)
{
	struct ktp_message *message =
		parse(ROBOT TITLE ID DATE "\n" BODY "\n" PASTED(
			"r2@example.org", "[mm:master] [mm]  abcdefabcd:  "
					  "fio.iops 9.9% improvement") OTHER);

	g_assert_true(warns(message, "several-mails"));
	g_assert_cmpstr(message->report->commit.id, ==, COMMIT);
	g_assert_cmpstr(message->report->field[KTP_FIELD_testcase], ==, "aim7");
	g_assert_cmpint(message->report->direction, ==,
			KTP_DIRECTION_REGRESSION);
	ktp_message_free(message);
}

/* One mail that is forwarded in the text is no reason to warn. */
static void
test_forwarded(void)
{
	struct ktp_message *message = parse(
		PERSON ID DATE
		"Subject: Fwd: x\n\n----- Forwarded message -----\n\n" PASTED(
			"r1@example.org",
			"[tip:x86/mm] [x86/mm]  0123456789:  aim7.jobs -5.1% "
			"regression") BODY);

	g_assert_false(warns(message, "several-mails"));
	g_assert_cmpstr(message->quoted_report->message_id, ==,
			"r1@example.org");
	g_assert_cmpstr(message->quoted_report->field[KTP_FIELD_component], ==,
			"x86/mm");
	ktp_message_free(message);
}

static void
test_enclosed(void)
{
	struct ktp_message *message = parse(kinds[G_N_ELEMENTS(kinds) - 1].raw);

	g_assert_cmpstr(message->quoted_report->message_id, ==,
			"r@example.org");
	g_assert_cmpstr(message->quoted_report->field[KTP_FIELD_component], ==,
			"x86/mm");
	ktp_message_free(message);
}

#define TABLE                                                                  \
	"0123456789abcdef abcdefabcdefabcdefabcdefabc\n"                       \
	"---------------- ---------------------------\n"                       \
	"         %stddev     %change         %stddev\n"                       \
	"     41000            -5.1%      38909        aim7.jobs\n"

static void
test_truncated(void)
{
	struct ktp_message *message =
		parse(ROBOT TITLE ID DATE "\n" BODY "\n" TABLE
					  "     12.50 ~  4%      +2.");

	g_assert_true(warns(message, "truncated"));
	g_assert_cmpfloat(message->report->headline.change, ==, -5.1);
	ktp_message_free(message);
	message = parse(ROBOT TITLE ID DATE "\n" BODY "\n" TABLE);
	g_assert_false(warns(message, "truncated"));
	ktp_message_free(message);
}

/* A follow-up's own table is its own, a quoted one is the report's. */
static void
test_own_table(void)
{
	struct ktp_message *message = parse(
		PERSON ID DATE "Subject: Re: x\n\n" QUOTE("> ") TABLE "\nok\n");

	g_assert_cmpuint(message->comparisons->len, ==, 1);
	g_assert_cmpuint(message->quoted_report->comparisons->len, ==, 0);
	ktp_message_free(message);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/message/kinds", test_kinds);
	g_test_add_func("/message/fields", test_fields);
	g_test_add_func("/message/synthetic-id", test_synthetic_id);
	g_test_add_func("/message/links", test_links);
	g_test_add_func("/message/links-cap", test_links_cap);
	g_test_add_func("/message/trailers", test_trailers);
	g_test_add_func("/message/copies", test_copies);
	g_test_add_func("/message/pasted", test_pasted);
	g_test_add_func("/message/pasted-behind-report",
			test_pasted_behind_report);
	g_test_add_func("/message/forwarded", test_forwarded);
	g_test_add_func("/message/enclosed", test_enclosed);
	g_test_add_func("/message/truncated", test_truncated);
	g_test_add_func("/message/own-table", test_own_table);
	return g_test_run();
}
