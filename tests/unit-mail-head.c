/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Headers that we write: nothing of a mail makes a second one. */
#include <string.h>

#include "triage/error.h"
#include "triage/mail_head.h"

struct sample {
	const char *value;
	gboolean text;
	const char *line; /* NULL: refused */
};

static const struct sample samples[] = {
	{"Re: a", TRUE, "Subject: Re: a\n"},
	{"a\nBcc: b@example.org", TRUE, NULL},
	{"a\rBcc: b@example.org", TRUE, NULL},
	{"a\tb", TRUE, NULL},
	{"a\x7f", TRUE, NULL},
	{"a\x1b]0;x", TRUE, NULL},
	{"a\xc2\x85"
	 "b",
	 TRUE, NULL}, /* NEL */
	{"a\xe2\x80\xa8"
	 "b",
	 TRUE, NULL}, /* line separator */
	{"a\xff", TRUE, NULL},
	{"", TRUE, NULL},
	{"é", FALSE, NULL},
	{"é", TRUE, "Subject: =?UTF-8?B?w6k=?=\n"},
	/* It would be read as something else. */
	{"=?x?", TRUE, "Subject: =?UTF-8?B?PT94Pw==?=\n"},
};

static void
test_values(void)
{
	for (gsize i = 0; i < G_N_ELEMENTS(samples); i++) {
		const struct sample *s = &samples[i];
		g_autoptr(GString) head = g_string_new("X: 1\n");
		g_autoptr(GError) error = NULL;
		gboolean ok = ktt_mail_head_set(head, "Subject", s->value,
						s->text, &error);

		g_assert_cmpint(ok, ==, s->line != NULL);
		if (!ok)
			g_assert_error(error, KTT_ERROR, KTT_ERROR_DATA);
		g_assert_cmpstr(head->str + strlen("X: 1\n"), ==,
				s->line ? s->line : "");
	}
}

/* Every line begins with a name or a blank, and is short where it can be. */
static void
check_folds(const char *value)
{
	g_autoptr(GString) head = g_string_new(NULL);
	g_auto(GStrv) lines = NULL;

	g_assert_true(ktt_mail_head_set(head, "Subject", value, TRUE, NULL));
	g_assert_true(g_str_has_suffix(head->str, "\n"));
	g_string_truncate(head, head->len - 1);
	lines = g_strsplit(head->str, "\n", -1);
	for (gsize i = 0; lines[i]; i++) {
		g_assert_true(i == 0 ? g_str_has_prefix(lines[i], "Subject: ")
				     : lines[i][0] == ' ');
		g_assert_cmpuint(strlen(lines[i]), <=, 78);
		g_assert_false(strspn(lines[i], " ") == strlen(lines[i]));
	}
}

static void
test_folds(void)
{
	g_autoptr(GString) text = g_string_new(NULL);

	for (guint i = 0; i < 200; i++) {
		g_string_append_printf(text, "%sw%u", i ? " " : "", i);
		check_folds(text->str);
	}
	g_string_truncate(text, 0);
	for (guint i = 0; i < 100; i++) {
		g_string_append(text, i % 3 ? "±" : "日本");
		check_folds(text->str);
	}
	check_folds("two  blanks   and      more than fit on one line of a "
		    "header     which is folded somewhere in between      x");
}

static void
test_words(void)
{
	static const char *const good[] = {"a@b", "a+b=c&d!@b.example"};
	static const char *const bad[] = {
		NULL,	   "",	    "a",     "@b",    "a@",  "a b@c",
		"a@b,c@d", "a@b\n", "<a@b>", "a@b;c", "é@b", "\"a\"@b"};

	for (gsize i = 0; i < G_N_ELEMENTS(good); i++)
		g_assert_true(ktt_mail_head_word(good[i]));
	for (gsize i = 0; i < G_N_ELEMENTS(bad); i++)
		g_assert_false(ktt_mail_head_word(bad[i]));
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/mail-head/values", test_values);
	g_test_add_func("/mail-head/folds", test_folds);
	g_test_add_func("/mail-head/words", test_words);
	return g_test_run();
}
