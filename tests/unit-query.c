/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The query language without a database: how queries are understood, what is
 * refused and where the caret stands. tests/cmd/query.sh runs them.
 */
#include <glib.h>
#include <string.h>

#include "triage/error.h"
#include "triage/query.h"
#include "triage/query_habits_table.h"
#include "triage/query_key.h"
#include "triage/status.h"

/* 2024-03-15 12:34:56 UTC */
#define NOW 1710506096

static GHashTable *
saved(void)
{
	GHashTable *table = g_hash_table_new(g_str_hash, g_str_equal);

	g_hash_table_insert(table, (gpointer) "mine",
			    (gpointer) "component:mm OR component:fs");
	g_hash_table_insert(table, (gpointer) "mine-open",
			    (gpointer) "query:mine status:open");
	g_hash_table_insert(table, (gpointer) "loop", (gpointer) "query:loop");
	g_hash_table_insert(table, (gpointer) "bad", (gpointer) "stauts:new");
	return table;
}

static char *
explain(const char *text, GError **error)
{
	g_autoptr(GHashTable) table = saved();
	struct ktt_query *query = ktt_query_new(text, NOW, table, error);
	char *words;

	if (query == NULL)
		return NULL;
	words = ktt_query_explain(query);
	ktt_query_free(query);
	return words;
}

static const struct {
	const char *query, *words;
} meanings[] = {
	{"", "every report\n"},
	{" * ", "every report\n"},
	{"status:new", "status is new\n"},
	{"status:new,fixed", "status is new or fixed\n"},
	{"status:OPEN",
	 "status is new or acknowledged or fix-proposed or fix-tested\n"},
	{"change:<-20", "change below -20%\n"},
	{"change:<=-20%", "change at most -20%\n"},
	{"change:-30..-10", "change at least -30% and at most -10%\n"},
	{"change:-10..-30", "change at least -30% and at most -10%\n"},
	{"change:5..", "change at least 5%\n"},
	{"change:..5", "change at most 5%\n"},
	{"replies:0", "replies is 0\n"},
	{"recovery:0.9", "recovery is 0.9\n"},
	{"date:2024-01..", "reported at or after 2024-01-01\n"},
	{"date:2024-01..2024-02",
	 "reported at or after 2024-01-01 and before 2024-03-01\n"},
	{"date:<2024", "reported before 2024-01-01\n"},
	{"date:<=2024", "reported before 2025-01-01\n"},
	{"date:>2024-02", "reported at or after 2024-03-01\n"},
	{"date:7d", "reported at or after 2024-03-08 12:34:56\n"},
	{"updated:7d..", "last mail at or after 2024-03-08 12:34:56\n"},
	{"age:>14d", "reported before 2024-03-01 12:34:56\n"},
	{"age:<1y", "reported after 2023-03-15 12:34:56\n"},
	{"age:7d..2w", "reported at or after 2024-03-01 12:34:56 and at or "
		       "before 2024-03-08 12:34:56\n"},
	{"metric:stress-ng.*", "metric matches 'stress-ng.*'\n"},
	{"metric:\"stress-ng.*\"", "metric is or is below 'stress-ng.*'\n"},
	{"component:mm", "component is or is below 'mm'\n"},
	{"param:nr_threads=100%", "parameter nr_threads is '100%'\n"},
	{"param:nr_*", "parameter nr_* is given\n"},
	{"msgid:<a@b>", "Message-ID is 'a@b'\n"},
	{"commit:ABCDEF1", "blamed commit begins with 'abcdef1'\n"},
	{"id:R12", "report is R12\n"},
	{"id:12", "report is R12\n"},
	{"will-it-scale", "text has 'will-it-scale'\n"},
	{"o'brien", "text has 'o'brien'\n"},
	{"-12.3%", "text has '-12.3%'\n"},
	{"cpuidle..time", "text has 'cpuidle..time'\n"},
	{"foo(bar)", "text has 'foo(bar)'\n"},
	{"https://a.example/b", "text has 'https://a.example/b'\n"},
	{"WARNING:at_mm/util.c", "text has 'WARNING:at_mm/util.c'\n"},
	{"mm/util.c:12", "text has 'mm/util.c:12'\n"},
	{"\"OR\"", "text has 'OR'\n"},
	{"android", "text has 'android'\n"},
	{"\"say \\\"hi\\\"\"", "text has 'say \"hi\"'\n"},
	{"title:\"lock contention\"",
	 "commit title contains 'lock contention'\n"},
	{"-status:new", "not status is new\n"},
	{"NOT status:new", "not status is new\n"},
	{"-(a b)", "not (\n        text has 'a'\n    and text has 'b'\n)\n"},
	{"a b", "    text has 'a'\nand text has 'b'\n"},
	{"a AND b", "    text has 'a'\nand text has 'b'\n"},
	{"a OR b c", "    text has 'a'\n or (\n        text has 'b'\n    and "
		     "text has 'c'\n    )\n"},
	{"(a OR b) c", "    (\n        text has 'a'\n     or text has 'b'\n    "
		       ")\nand text has 'c'\n"},
	{"a -b", "    text has 'a'\nand not text has 'b'\n"},
	{"query:mine c",
	 "    (\n        component is or is below 'mm'\n     or component is "
	 "or is below 'fs'\n    )\nand text has 'c'\n"},
};

static void
test_meanings(void)
{
	for (guint i = 0; i < G_N_ELEMENTS(meanings); i++) {
		g_autoptr(GError) error = NULL;
		g_autofree char *words = explain(meanings[i].query, &error);

		g_assert_no_error(error);
		g_assert_cmpstr(words, ==, meanings[i].words);
	}
}

static const struct {
	const char *query, *message;
} faults[] = {
	{"stauts:new", "there is no key 'stauts'\n"
		       "  stauts:new\n"
		       "  ^~~~~~\n"
		       "hint: did you mean 'status:'?"},
	{"a xyzzyxyzzy:1",
	 "there is no key 'xyzzyxyzzy'\n"
	 "  a xyzzyxyzzy:1\n"
	 "    ^~~~~~~~~~\n"
	 "hint: 'ktriage help query' lists the keys; quote the word to search "
	 "its text"},
	{"is:open", "there is no key 'is'\n"
		    "  is:open\n"
		    "  ^~\n"
		    "hint: did you mean 'status:open'?"},
	{"subsystem:mm", "there is no key 'subsystem'\n"
			 "  subsystem:mm\n"
			 "  ^~~~~~~~~\n"
			 "hint: did you mean 'component:'?"},
	{"id:a@b.example", "a report is named R and a number\n"
			   "  id:a@b.example\n"
			   "  ^~~~~~~~~~~~~~\n"
			   "hint: a Message-ID is looked for by msgid:"},
	{"status:nwe", "there is no status 'nwe'\n"
		       "  status:nwe\n"
		       "  ^~~~~~~~~~\n"
		       "hint: did you mean 'new'?"},
	{"direction:sideways", "there is no direction 'sideways'\n"
			       "  direction:sideways\n"
			       "  ^~~~~~~~~~~~~~~~~~\n"
			       "hint: one of regression, improvement"},
	{"a (b", "this parenthesis is never closed\n"
		 "  a (b\n"
		 "    ^"},
	{"a) b", "this parenthesis was never opened\n"
		 "  a) b\n"
		 "   ^"},
	{"()", "there is no term before this parenthesis\n"
	       "  ()\n"
	       "   ^"},
	{"a OR", "a term must follow here\n"
		 "  a OR\n"
		 "    ^~"},
	{"NOT", "a term must follow here\n"
		"  NOT\n"
		"  ^~~"},
	{"OR a", "this operator has nothing before it\n"
		 "  OR a\n"
		 "  ^~\n"
		 "hint: quote the word to search for it, as in \"OR\""},
	{"a OR AND b", "this operator has nothing before it\n"
		       "  a OR AND b\n"
		       "       ^~~\n"
		       "hint: quote the word to search for it, as in \"OR\""},
	{"title:\"x", "this quotation mark is never closed\n"
		      "  title:\"x\n"
		      "        ^"},
	{"change:abc", "this is no number\n"
		       "  change:abc\n"
		       "  ^~~~~~~~~~\n"
		       "hint: as in change:<-20"},
	{"change:<", "this is no number\n"
		     "  change:<\n"
		     "  ^~~~~~~~\n"
		     "hint: as in change:<-20"},
	{"change:nan", "this is no number\n"
		       "  change:nan\n"
		       "  ^~~~~~~~~~\n"
		       "hint: as in change:<-20"},
	{"change:..", "a range needs a bound\n"
		      "  change:..\n"
		      "  ^~~~~~~~~\n"
		      "hint: as in change:<-20"},
	{"change<-20", "a key ends with a colon\n"
		       "  change<-20\n"
		       "        ^\n"
		       "hint: write change:<…, as in change:<-20"},
	{"tree:", "a value must follow the colon\n"
		  "  tree:\n"
		  "  ^~~~~\n"
		  "hint: as in tree:linux-next"},
	{"age:14d", "write < for younger or > for older\n"
		    "  age:14d\n"
		    "  ^~~~~~~\n"
		    "hint: as in age:>14d"},
	{"age:>2024", "an age is 12h, 7d, 2w, 3m or 1y\n"
		      "  age:>2024\n"
		      "  ^~~~~~~~~\n"
		      "hint: as in age:>14d"},
	{"date:2024..2023", "this range ends before it begins\n"
			    "  date:2024..2023\n"
			    "  ^~~~~~~~~~~~~~~\n"
			    "hint: as in date:2024-01.."},
	{"id:foo", "a report is named R and a number\n"
		   "  id:foo\n"
		   "  ^~~~~~\n"
		   "hint: as in id:R12"},
	{"a %%", "there is no letter or digit to look for\n"
		 "  a %%\n"
		 "    ^~\n"
		 "hint: as in text:regression"},
	{"grün stauts:x", "there is no key 'stauts'\n"
			  "  grün stauts:x\n"
			  "       ^~~~~~\n"
			  "hint: did you mean 'status:'?"},
	{"日本 stauts:x", "there is no key 'stauts'\n"
			  "  日本 stauts:x\n"
			  "       ^~~~~~\n"
			  "hint: did you mean 'status:'?"},
	{"\033 stauts:x", "there is no key 'stauts'\n"
			  "  \\x1b stauts:x\n"
			  "       ^~~~~~\n"
			  "hint: did you mean 'status:'?"},
	{"query:mien", "no saved query 'mien'\n"
		       "  query:mien\n"
		       "  ^~~~~~~~~~\n"
		       "hint: did you mean 'query:mine'?"},
	{"a query:loop", "saved queries name each other too deeply\n"
			 "  a query:loop\n"
			 "    ^~~~~~~~~~"},
	{"query:bad", "in the saved query 'bad': there is no key 'stauts'\n"
		      "  stauts:new\n"
		      "  ^~~~~~\n"
		      "hint: did you mean 'status:'?"},
};

static void
test_faults(void)
{
	for (guint i = 0; i < G_N_ELEMENTS(faults); i++) {
		g_autoptr(GError) error = NULL;
		g_autofree char *words = explain(faults[i].query, &error);

		g_assert_null(words);
		g_assert_error(error, KTT_ERROR, KTT_ERROR_USAGE);
		g_assert_cmpstr(error->message, ==, faults[i].message);
	}
}

static void
test_caps(void)
{
	g_autoptr(GString) deep = g_string_new(NULL);
	g_autoptr(GString) many = g_string_new(NULL);
	g_autoptr(GError) error = NULL;

	for (guint i = 0; i < 100000; i++)
		g_string_append_c(deep, '(');
	g_assert_null(explain(deep->str, &error));
	g_assert_error(error, KTT_ERROR, KTT_ERROR_USAGE);
	g_clear_error(&error);
	for (guint i = 0; i <= KTT_QUERY_MAX_TERMS; i++)
		g_string_append(many, "a ");
	g_assert_null(explain(many->str, &error));
	g_assert_error(error, KTT_ERROR, KTT_ERROR_USAGE);
}

/* Each row's example is a query, and its value is bound, not pasted. */
static void
test_table(void)
{
	for (guint i = 0; i < ktt_n_keys; i++) {
		const struct ktt_key *key = &ktt_keys[i];
		g_autoptr(GHashTable) table = saved();
		g_autoptr(GError) error = NULL;
		struct ktt_query *query =
			ktt_query_new(key->example, NOW, table, &error);
		struct ktt_sql *sql;

		g_assert_no_error(error);
		g_assert_true(g_str_has_prefix(key->example, key->name));
		g_assert_cmpint(key->example[strlen(key->name)], ==, ':');
		sql = ktt_query_compile(query, KTT_SELECT_REPORTS, NULL, 0);
		g_assert_cmpuint(sql->values->len, >, 0);
		ktt_sql_free(sql);
		ktt_query_free(query);
	}
}

static void
test_bound(void)
{
	g_autoptr(GError) error = NULL;
	struct ktt_query *query = ktt_query_new(
		"tree:zzz title:\"zzz';--\" -param:zzz=zzz* metric:zzz.* zzz "
		"(list:zzz OR from:zzz) reply-by:zzz msgid:zzz owner:zzz",
		NOW, NULL, &error);
	struct ktt_sql *sql;

	g_assert_no_error(error);
	sql = ktt_query_compile(query, KTT_SELECT_COUNT, NULL, 0);
	g_assert_null(strstr(sql->text->str, "zzz"));
	ktt_sql_free(sql);
	ktt_query_free(query);
}

static gboolean
has_word(const struct ktt_word *words, const char *name)
{
	for (; words->word != NULL; words++)
		if (strcmp(words->word, name) == 0)
			return TRUE;
	return FALSE;
}

/* The states that can be searched are those that the help tells about. */
static void
test_statuses(void)
{
	const struct ktt_key *key = ktt_key_find("status", -1);
	guint n = 0;

	for (; key->words[n].word != NULL; n++)
		continue;
	g_assert_cmpuint(n, ==, KTT_N_STATUSES + 2);
	for (guint i = 0; i < KTT_N_STATUSES; i++)
		g_assert_true(has_word(key->words, ktt_status_words[i].name));
}

/* And so are the marks that the fold sets. */
static void
test_tags(void)
{
	const struct ktt_key *key = ktt_key_find("tag", -1);
	g_autofree char *flags = ktt_flags_text(G_MAXUINT);
	g_auto(GStrv) words = g_strsplit(flags, " ", -1);

	for (guint i = 0; words[i] != NULL; i++)
		g_assert_true(has_word(key->words, words[i]));
}

/* Whatever is typed is a query or a fault; nothing crashes or leaks SQL. */
static void
test_random(void)
{
	static const char *const parts[] = {
		"status:", "new",      "(",	     ")",
		"OR",	   "AND",      "NOT",	     "-",
		"\"",	   "change:",  "<",	     ">=",
		"..",	   "5",	       "age:",	     "14d",
		"*",	   "%",	       "[",	     "'",
		";--",	   " ",	       " ",	     " ",
		"metric:", "a.b",      "param:",     "x=y",
		"\\",	   "\xff",     "日",	     "date:",
		"2024-01", "?",	       "query:mine", "query:mine-open",
		"commit:", "deadbeef",
	};

	for (guint i = 0; i < 20000; i++) {
		g_autoptr(GString) text = g_string_new(NULL);
		g_autoptr(GError) error = NULL;
		g_autofree char *words = NULL;

		for (gint n = g_test_rand_int_range(0, 12); n > 0; n--)
			g_string_append(text, parts[g_test_rand_int_range(
						      0, G_N_ELEMENTS(parts))]);
		words = explain(text->str, &error);
		if (words == NULL)
			g_assert_error(error, KTT_ERROR, KTT_ERROR_USAGE);
		if (error != NULL)
			g_assert_null(strstr(error->message, "SELECT"));
	}
}

/* Keys of other languages lead to ours, and are none of ours. */
static void
test_habits(void)
{
	for (guint i = 0; i < ktt_n_query_habits; i++) {
		const struct ktt_query_habit *row = &ktt_query_habits[i];
		const char *colon = strchr(row->ours, ':');

		g_assert_null(ktt_key_find(row->key, -1));
		if (g_str_has_prefix(row->ours, "--"))
			continue;
		g_assert_nonnull(colon);
		g_assert_nonnull(ktt_key_find(row->ours, colon - row->ours));
		if (colon[1] != '\0') {
			struct ktt_query *query =
				ktt_query_new(row->ours, 0, NULL, NULL);

			g_assert_nonnull(query);
			ktt_query_free(query);
		}
	}
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/query/meanings", test_meanings);
	g_test_add_func("/query/faults", test_faults);
	g_test_add_func("/query/caps", test_caps);
	g_test_add_func("/query/table", test_table);
	g_test_add_func("/query/habits", test_habits);
	g_test_add_func("/query/bound", test_bound);
	g_test_add_func("/query/statuses", test_statuses);
	g_test_add_func("/query/tags", test_tags);
	g_test_add_func("/query/random", test_random);
	return g_test_run();
}
