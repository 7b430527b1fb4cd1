/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A pattern runs without machine code at first and with it later. Nobody may
 * see which: the answer and the groups of each use are those of the first.
 */
#include <glib.h>
#include <string.h>

#include "parser/pattern.h"

#define USES 200 /* more than a pattern waits for its machine code */

struct use {
	const char *pattern, *piece; /* the subject is the piece, repeated */
	guint repeated;
	gboolean matches;
	gsize end; /* of the whole match */
};

static const struct use uses[] = {
	{"^(?<a>x)(?<b>y)?", "xz", 1, TRUE, 1},
	{"^(?<a>x)(?<b>y)?", "xy", 1, TRUE, 2},
	{"^(?<a>x)(?<b>y)?", "y", 1, FALSE, 0},
	/* Takes more steps than a match may take: no match, both ways. */
	{"^(?:a+)+b", "a", 60, FALSE, 0},
	/* Takes more of a stack than machine code has. */
	{"^(?:(a|bc)(?1)*?)*$", "abc", 1000, TRUE, 3000},
	{"^(?<o>\\((?:[^()]|(?&o))*\\))", "((x))", 1, TRUE, 5},
};

static void
check_use(const struct use *use, const struct ktp_pattern *pattern,
	  const char *subject)
{
	struct ktp_match match = {0};
	gssize size = (gssize)strlen(subject);
	gboolean found = ktp_pattern_match(pattern, subject, size, 0, &match);

	g_assert_cmpint(found, ==, use->matches);
	if (found)
		g_assert_cmpuint(match.end[0], ==, use->end);
	ktp_match_clear(&match);
}

static void
test_uses(void)
{
	for (gsize i = 0; i < G_N_ELEMENTS(uses); i++) {
		const struct use *use = &uses[i];
		g_autoptr(GString) subject = g_string_new(NULL);
		struct ktp_pattern *pattern;

		for (guint j = 0; j < use->repeated; j++)
			g_string_append(subject, use->piece);
		pattern = ktp_pattern_new(use->pattern, NULL);
		g_assert_nonnull(pattern);
		for (guint j = 0; j < USES; j++)
			check_use(use, pattern, subject->str);
		ktp_pattern_free(pattern);
	}
}

static gpointer
use_often(gpointer data)
{
	const struct ktp_pattern *pattern = data;

	for (guint i = 0; i < 20 * USES; i++)
		check_use(&uses[1], pattern, "xy");
	return NULL;
}

/* One thread makes the machine code while another one matches. */
static void
test_threads(void)
{
	struct ktp_pattern *pattern = ktp_pattern_new(uses[1].pattern, NULL);
	GThread *other = g_thread_new("other", use_often, pattern);

	use_often(pattern);
	g_thread_join(other);
	ktp_pattern_free(pattern);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/pattern/uses", test_uses);
	g_test_add_func("/pattern/threads", test_threads);
	return g_test_run();
}
