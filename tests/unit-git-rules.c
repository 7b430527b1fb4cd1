/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the messages of commits say, and that the rows test themselves. */
#include <string.h>

#include "tests/rows.h"
#include "triage/git_rules.h"

static const char robot[] = "kernel test robot <lkp@intel.com>";

static void
test_rows(void)
{
	struct row patch = {ktt_git_patch_rule.name, ktt_git_patch_rule.pattern,
			    NULL, ktt_git_patch_rule.example,
			    ktt_git_patch_rule.counter_example};

	ROWS_CHECK(ktt_git_rules, ktt_n_git_rules);
	row_check(&patch);
}

/* Without its hint no example would be looked at. */
static void
test_hints(void)
{
	for (gsize i = 0; i < ktt_n_git_rules; i++) {
		const struct ktt_git_rule *rule = &ktt_git_rules[i];
		g_autofree char *lower = g_ascii_strdown(rule->example, -1);

		g_assert_nonnull(strstr(lower, rule->hint));
	}
}

struct sample {
	const char *message;
	const char *claims; /* "KIND TARGET" with newlines between */
};

static const struct sample samples[] = {
	{"mm: do it\n\nCloses: https://lore.example.org/oe-lkp/1.2-a@b.example",
	 "closes 1.2-a@b.example"},
	{"mm: do it\n\nCloses: <1.2-a@b.example>\nlink: "
	 "https://lore.example.org/r/x%2Fy%40b.example/",
	 "closes 1.2-a@b.example\nlink x/y@b.example"},
	{"mm: do it\n\nFixes: 0123456789ABCDEF (\"mm: it\")\nFixes: "
	 "0123456789abcdef01 (\"mm: it\")",
	 "fixes 0123456789"},
	{"mm: do it\n\nReported-by: kernel test robot <lkp@intel.com>\n"
	 "Reported-by: Somebody <some@example.org>",
	 "credit kernel test robot <lkp@intel.com>"},
	{"mm: do it\n\nReported-and-tested-by: kernel test robot "
	 "<lkp@intel.com>",
	 "credit kernel test robot <lkp@intel.com>"},
	{"Revert \"mm: it\"\n\nThis reverts commit\n"
	 "0123456789abcdef0123456789abcdef01234567, which broke it.",
	 "revert 0123456789"},
	{"mm: back out\n\nThis reverts commits 0123456789ab (\"mm: it\"), "
	 "123456789abc and\n23456789abcd.  See 3456789abcde.",
	 "revert 0123456789\nrevert 123456789a\nrevert 23456789ab"},
	{"mm: do it\n\nThis fixes 0123456789ab and reverts the order.", ""},
	{"mm: do it\n\nLink: https://bugs.example.org/show_bug.cgi?id=12", ""},
	{"mm: do it\n\n  | Reported-by: kernel test robot <lkp@intel.com>",
	 "credit kernel test robot <lkp@intel.com>"},
	{"", ""},
};

static void
test_claims(void)
{
	for (gsize i = 0; i < G_N_ELEMENTS(samples); i++) {
		g_autoptr(GPtrArray) claims =
			ktt_git_claims(samples[i].message);
		g_autoptr(GString) text = g_string_new(NULL);

		for (guint j = 0; j < claims->len; j++) {
			const struct ktt_git_claim *claim = claims->pdata[j];

			g_string_append_printf(text, "%s%s %s", j ? "\n" : "",
					       ktt_git_kind_names[claim->kind],
					       claim->target);
		}
		g_assert_cmpstr(text->str, ==, samples[i].claims);
	}
}

/* All of the line, but no more than can be shown. */
static void
test_text(void)
{
	g_autofree char *blanks = g_strnfill(1000, 'x');
	g_autofree char *message = g_strdup_printf(
		"mm: do it\n\nReported-by: %s\t# %s\nAcked-by: A", robot,
		blanks);
	g_autoptr(GPtrArray) claims = ktt_git_claims(message);
	const struct ktt_git_claim *claim;

	g_assert_cmpuint(claims->len, ==, 1);
	claim = claims->pdata[0];
	g_assert_true(g_str_has_prefix(claim->text, "Reported-by: kernel"));
	g_assert_null(strchr(claim->text, '\t'));
	g_assert_cmpuint(strlen(claim->text), <=, 300);
}

static void
test_patch_title(void)
{
	static const char *const subjects[][2] = {
		{"[PATCH] mm: do it", "mm: do it"},
		{"[lkp] [PATCH v2 1/3] mm: do it", "mm: do it"},
		{"[RFC PATCH -next] mm: do it", "mm: do it"},
		{"Re: [PATCH] mm: do it", NULL},
		{"re: [PATCH] mm: do it", NULL},
		{"[mm] 0123456789: a -1.0% regression", NULL},
		{NULL, NULL},
	};

	for (gsize i = 0; i < G_N_ELEMENTS(subjects); i++) {
		g_autofree char *title = ktt_git_patch_title(subjects[i][0]);

		g_assert_cmpstr(title, ==, subjects[i][1]);
	}
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/git-rules/rows", test_rows);
	g_test_add_func("/git-rules/hints", test_hints);
	g_test_add_func("/git-rules/claims", test_claims);
	g_test_add_func("/git-rules/text", test_text);
	g_test_add_func("/git-rules/patch-title", test_patch_title);
	return g_test_run();
}
