/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The lines that people write for regzbot. That a mail's line becomes an event
 * is unit-followup.c's, what the event does unit-status.c's. */
#include <string.h>

#include "tests/rows.h"
#include "triage/regzbot.h"

static const struct ktt_regzbot *
only(const GPtrArray *commands)
{
	g_assert_cmpuint(commands->len, ==, 1);
	return commands->pdata[0];
}

static void
test_words(void)
{
	g_autoptr(GHashTable) names = g_hash_table_new(g_str_hash, g_str_equal);

	for (gsize i = 0; i < ktt_n_regzbot_words; i++) {
		const struct ktt_regzbot_word *row = &ktt_regzbot_words[i];
		g_autofree char *marked =
			g_strconcat("#RegzBot ", row->example, NULL);
		g_autoptr(GPtrArray) plain = ktt_regzbot_parse(row->example);
		g_autoptr(GPtrArray) whole = ktt_regzbot_parse(marked);
		g_autoptr(GPtrArray) none =
			ktt_regzbot_parse(row->counter_example);

		g_assert_true(g_hash_table_add(names, (gpointer)row->word));
		g_assert_cmpint(only(plain)->verb, ==, row->verb);
		g_assert_cmpint(only(whole)->verb, ==, row->verb);
		for (guint j = 0; j < none->len; j++)
			g_assert_cmpint(
				((struct ktt_regzbot *)none->pdata[j])->verb,
				!=, row->verb);
	}
}

static void
test_verbs(void)
{
	for (guint i = 0; i < KTT_REGZBOT_N_VERBS; i++) {
		g_autoptr(GPtrArray) commands = NULL;

		g_assert_nonnull(ktt_regzbot_verbs[i].why);
		/* The name is itself one of the words. */
		commands = ktt_regzbot_parse(ktt_regzbot_verbs[i].name);
		g_assert_cmpint(only(commands)->verb, ==, i);
	}
}

static void
test_meanings(void)
{
	for (gsize i = 0; i < ktt_n_regzbot_meanings; i++) {
		const struct ktt_regzbot_meaning *row =
			&ktt_regzbot_meanings[i];
		g_autofree char *line =
			g_strconcat(ktt_regzbot_verbs[row->verb].name, ": ",
				    row->example, NULL);

		/* No earlier row takes the example away. */
		g_assert_cmpint(ktt_regzbot_meaning(line), ==, row->means);
		if (!row->counter_example)
			continue;
		g_free(line);
		line = g_strconcat(ktt_regzbot_verbs[row->verb].name, ": ",
				   row->counter_example, NULL);
		g_assert_cmpint(ktt_regzbot_meaning(line), !=, row->means);
	}
	g_assert_cmpint(ktt_regzbot_meaning("title: fix the title"), ==,
			KTP_N_EVENTS);
	g_assert_cmpint(ktt_regzbot_meaning("fixes: abc"), ==, KTP_N_EVENTS);
	g_assert_cmpint(ktt_regzbot_meaning(""), ==, KTP_N_EVENTS);
	g_assert_cmpint(ktt_regzbot_meaning("title: a; invalid: noise"), ==,
			KTP_EVENT_DISPUTED);
	g_assert_cmpint(
		ktt_regzbot_meaning("use: https://x/a@b; invalid: noise"), ==,
		KTP_N_EVENTS);
}

struct fix {
	const char *text;
	const char *commit, *title;
};

static const struct fix fixes[] = {
	{"fix: 0123456789ab", "0123456789ab", NULL},
	{"fix: 0123456789AB (\"mm: do it\")", "0123456789ab", "mm: do it"},
	{"fix: mm: do it", NULL, "mm: do it"},
	{"fix: \"mm: do it\"", NULL, "mm: do it"},
	{"fixed-by: ('mm: do it')", NULL, "mm: do it"},
	{"fix:\n  mm: do\n  it", NULL, "mm: do   it"},
	{"fix: deadbeefs are gone", NULL, "deadbeefs are gone"},
	{"fix: 0123456", NULL, "0123456"},
	{"fix:", NULL, NULL},
};

static void
test_fixes(void)
{
	for (gsize i = 0; i < G_N_ELEMENTS(fixes); i++) {
		g_autoptr(GPtrArray) commands =
			ktt_regzbot_parse(fixes[i].text);

		g_assert_cmpstr(only(commands)->commit, ==, fixes[i].commit);
		g_assert_cmpstr(only(commands)->title, ==, fixes[i].title);
	}
}

static void
test_several(void)
{
	g_autoptr(GPtrArray) commands = ktt_regzbot_parse(
		"#regzbot introduced: 0123456789ab..v6.1 ^\r\n"
		"#regzbot title: mm; slower and\n worse-\nning\n"
		"#regzbot fix: mm: do it; link: https://x.example/a@b patch\n"
		"#regzbot wibble: 1");
	const struct ktt_regzbot *c;

	g_assert_cmpuint(commands->len, ==, 4);
	c = commands->pdata[0];
	g_assert_cmpint(c->verb, ==, KTT_REGZBOT_INTRODUCED);
	g_assert_cmpstr(c->commit, ==, "0123456789ab");
	g_assert_null(c->title);
	c = commands->pdata[1];
	g_assert_cmpstr(c->argument, ==, "mm; slower and  worse-ning");
	c = commands->pdata[2];
	g_assert_cmpstr(c->title, ==, "mm: do it");
	c = commands->pdata[3];
	g_assert_cmpint(c->verb, ==, KTT_REGZBOT_LINK);
	g_assert_cmpstr(c->url, ==, "https://x.example/a@b");
}

static void
test_fill(void)
{
	struct ktp_event *event = ktp_event_new(KTP_EVENT_COMMAND);

	event->command = g_strdup("fix: 0123456789ab (\"mm: do it\")");
	ktt_regzbot_fill(event);
	g_assert_cmpstr(event->commit.id, ==, "0123456789ab");
	g_assert_cmpstr(event->commit.title, ==, "mm: do it");
	g_free(event->command);
	event->command = g_strdup("dup-of: https://x.example/a@b");
	ktt_regzbot_fill(event);
	g_assert_cmpstr(event->link, ==, "https://x.example/a@b");
	ktp_event_free(event);

	/* The commit that brought it is not the one that cures it. */
	event = ktp_event_new(KTP_EVENT_COMMAND);
	event->command = g_strdup("introduced: 0123456789ab");
	ktt_regzbot_fill(event);
	g_assert_null(event->commit.id);
	ktp_event_free(event);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/regzbot/words", test_words);
	g_test_add_func("/regzbot/verbs", test_verbs);
	g_test_add_func("/regzbot/meanings", test_meanings);
	g_test_add_func("/regzbot/fixes", test_fixes);
	g_test_add_func("/regzbot/several", test_several);
	g_test_add_func("/regzbot/fill", test_fill);
	return g_test_run();
}
