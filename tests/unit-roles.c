/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The roles of the columns of a follow-up's own tables: each row of the role
 * table names a column of a real mail by its example, and not by its
 * counter-example.
 */
#include <glib.h>
#include <string.h>

#include "parser/comparison.h"
#include "parser/message.h"
#include "parser/roles_table.h"
#include "tests/rows.h"

#define PARENT "a1a1a1a1a1a1a1a1"
#define BLAMED "b2b2b2b2b2b2b2b2b2b2b2b2b2b"
#define THIRD "c3c3c3c3c3c3c3c3c3c3c3c3c3c"
#define HEAD                                                                   \
	"From: kernel test robot <lkp@intel.com>\nMessage-ID: "                \
	"<x@example.org>\n"                                                    \
	"Subject: Re: [mm] b2b2b2b2b2: hackbench.throughput -9.8%% "           \
	"regression\n\n"

/* A mail whose table's third column has that id and title. */
static struct ktp_message *
parse(const char *text, const char *id, const char *title)
{
	g_autofree char *quoted =
		title ? g_strdup_printf("  %.10s (\"%s\")\n", id, title) : NULL;
	g_autofree char *mail = g_strdup_printf(
		HEAD
		"%s\n\ncommit:\n  a1a1a1a1a1 (\"mm: one\")\n"
		"  b2b2b2b2b2 (\"mm: two\")\n%s\n" PARENT " " BLAMED " %27s\n"
		"---------------- --------------------------- "
		"---------------------------\n"
		"         %%stddev     %%change         %%stddev     "
		"%%change         %%stddev\n"
		"             \\          |                \\          |  "
		"              \\\n"
		"   1000.00            -9.8%%     902.00            -0.1%%  "
		"   999.00        hackbench.throughput\n",
		text, quoted ? quoted : "", id);

	return ktp_message_parse((const guint8 *)mail, strlen(mail));
}

static enum ktp_role
role_of(const struct ktp_message *message, guint column)
{
	const struct ktp_comparison *table;
	const struct ktp_commit *commit;

	g_assert_cmpuint(message->comparisons->len, ==, 1);
	table = message->comparisons->pdata[0];
	g_assert_cmpuint(table->commits->len, ==, 3);
	commit = table->commits->pdata[column];
	return commit->role;
}

/* The role of the third column with text in the place that the rule reads. */
static enum ktp_role
third(const struct ktp_role_rule *rule, const char *text)
{
	g_auto(GStrv) parts = g_strsplit(text, "<ID>", -1);
	g_autofree char *line = g_strjoinv("c3c3c3c3c3", parts);
	g_autofree char *quoted = g_strconcat("> ", line, NULL);
	gboolean in_text =
		rule->place == KTP_ROLE_TEXT || rule->place == KTP_ROLE_MAIL;
	const char *other = rule->place == KTP_ROLE_QUOTE ? quoted : "hello";
	struct ktp_message *message =
		parse(in_text ? line : other,
		      rule->place == KTP_ROLE_ID ? text : THIRD,
		      rule->place == KTP_ROLE_TITLE ? text : NULL);
	enum ktp_role role = role_of(message, 2);

	g_assert_cmpint(role_of(message, 0), ==, KTP_ROLE_PARENT);
	g_assert_cmpint(role_of(message, 1), ==, KTP_ROLE_BLAMED);
	ktp_message_free(message);
	return role;
}

static void
test_rows(void)
{
	ROWS_CHECK(ktp_role_rules, ktp_n_role_rules);
	for (guint i = 0; i < ktp_n_role_rules; i++) {
		const struct ktp_role_rule *rule = &ktp_role_rules[i];

		if (third(rule, rule->example) != rule->role)
			g_test_message("row \"%s\": no role", rule->name);
		g_assert_cmpint(third(rule, rule->example), ==, rule->role);
		g_assert_cmpint(third(rule, rule->counter_example), !=,
				rule->role);
	}
}

/* The ids of the report come first: being a base is news of other columns. */
static void
test_known_first(void)
{
	struct ktp_message *message =
		parse("we looked at it on top of b2b2b2b2b2", THIRD, NULL);

	g_assert_cmpint(role_of(message, 1), ==, KTP_ROLE_BLAMED);
	g_assert_cmpint(role_of(message, 2), ==, KTP_ROLE_NONE);
	ktp_message_free(message);
}

/* What others wrote does not name our columns. */
static void
test_quoted_text(void)
{
	struct ktp_message *message =
		parse("> c3c3c3c3c3 <-- your patch", THIRD, NULL);

	g_assert_cmpint(role_of(message, 2), ==, KTP_ROLE_NONE);
	ktp_message_free(message);
}

static void
test_same(void)
{
	g_assert_true(ktp_commit_same("0123456789", "0123456789ABCDEF"));
	g_assert_true(ktp_commit_same("v6.1", "v6.1"));
	g_assert_false(ktp_commit_same("v6.1", "v6.1-rc1"));
	g_assert_false(ktp_commit_same("012345", "0123456789"));
	g_assert_false(ktp_commit_same(NULL, NULL));
	g_assert_false(ktp_commit_same("0123456789", "0123456780"));
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/roles/rows", test_rows);
	g_test_add_func("/roles/known-first", test_known_first);
	g_test_add_func("/roles/quoted-text", test_quoted_text);
	g_test_add_func("/roles/same", test_same);
	return g_test_run();
}
