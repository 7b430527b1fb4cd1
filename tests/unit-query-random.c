/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Ten thousand queries made of the table of keys, run against a database: each
 * is a query or a fault of its writer, never one of SQL. The generator has a
 * fixed seed; a query that fails is printed. unit-query.c looks at meanings,
 * tests/cmd/query.sh sends some hundred through the command.
 */
#include <string.h>

#include "tests/threads.h"
#include "triage/error.h"
#include "triage/query_key.h"
#include "triage/search.h"

enum { QUERIES = 10000, FEW = 500, SEED = 20261130, MOST_PARTS = 9 };

struct run {
	GRand *random;
	struct ktt_store *store;
	GHashTable *saved;
	gint64 total;
	guint valid;
	GHashTable *seen; /* names of keys in queries that ran */
};

static const char *
pick(struct run *run, const char *const *list, guint n)
{
	(void)run;
	return list[g_rand_int_range(run->random, 0, (gint32)n)];
}

#define PICK(run, list) pick(run, list, G_N_ELEMENTS(list))

/* What no key asks for. */
static const char *
nonsense(struct run *run)
{
	static const char *const list[] = {
		"",	      "'",	 "''",	   "\"",
		"\"\"",	      "%",	 "_",	   "*",
		"?",	      "**",	 "[a-",	   "\\",
		"'; --",      "') OR 1", "?1",	   ":a",
		"@b",	      "$C",	 "NULL",   "1e999",
		"-0",	      "0x10",	 "nan",	   "..",
		"<",	      ">=",	 "5..1",   "NEAR",
		"a^b",	      "{x}:y",	 "+",	   "日本",
		"\xff",	      "\033[2J", "a,b,,c", "\t",
		"a\nb",	      "..<5",	 "()",	   "((",
		"/*",	      "x'41'",	 "a=b=",   "=",
		"<a@b",	      "R",	 "R-1",	   "99999999999999999999",
		"2024-02-31", "-1d",	 "1y..2w",
	};

	return PICK(run, list);
}

static const char *
number(struct run *run)
{
	static const char *const list[] = {
		"0",   "5",    "-12.5", "<5",	"<=-20%",   ">0.9",
		">=3", "5..7", "5..",	"..-7", "-30..-10", "1e3",
	};

	return PICK(run, list);
}

static const char *
date(struct run *run)
{
	static const char *const list[] = {
		"2024",	     "2024-03",	  "2024-03-04", "today",
		"yesterday", "7d..",	  "..3m",	"2024-01..2024-06",
		">2023-12",  "<=2024-03", "1y..7d",	"12h",
	};

	return PICK(run, list);
}

static const char *
age(struct run *run)
{
	static const char *const list[] = {">14d", "<1y", "7d..2w", ">=12h",
					   "3m.."};

	return PICK(run, list);
}

static const char *
text(struct run *run)
{
	static const char *const list[] = {
		"mm",	   "aim9.*",	    "*@example.org", "\"two words\"",
		"o'brien", "-12.3%",	    "a?b",	     "cpuidle..time",
		"1a2b3c4", "lkp@intel.com", "fs=ext4",	     "test=*",
		"nr_*",	   "%_%",	    "will-it-scale", "regr*",
	};

	return PICK(run, list);
}

static const char *
word(struct run *run, const struct ktt_key *key)
{
	guint n = 0;

	while (key->words[n].word != NULL)
		n++;
	return key->words[g_rand_int_range(run->random, 0, (gint32)n)].word;
}

static const char *
value(struct run *run, const struct ktt_key *key)
{
	if (g_rand_int_range(run->random, 0, 6) == 0)
		return nonsense(run);
	switch (key->kind) {
	case KTT_KEY_WORD:
		return word(run, key);
	case KTT_KEY_NUMBER:
		return number(run);
	case KTT_KEY_DATE:
		return date(run);
	case KTT_KEY_AGE:
		return age(run);
	case KTT_KEY_REPORT:
	case KTT_KEY_SAVED:
		return strchr(key->example, ':') + 1;
	default:
		return text(run);
	}
}

static void
append_term(struct run *run, GString *query)
{
	guint row = (guint)g_rand_int_range(run->random, 0, (gint32)ktt_n_keys);
	const struct ktt_key *key = &ktt_keys[row];

	switch (g_rand_int_range(run->random, 0, 10)) {
	case 0:
		g_string_append(query, text(run));
		break;
	case 1:
		g_string_append(query, key->example);
		break;
	default:
		g_string_append_printf(query, "%s:%s", key->name,
				       value(run, key));
	}
}

/* Mostly terms; what joins them need not fit. */
static char *
make_query(struct run *run)
{
	static const char *const joints[] = {" ",     " ",  " ",     " OR ",
					     " AND ", " -", " NOT ", " (",
					     ") ",    "(",  "\"",    ""};
	GString *query = g_string_new(NULL);
	gint32 parts = g_rand_int_range(run->random, 0, MOST_PARTS);
	gboolean wild = g_rand_boolean(run->random);

	for (gint32 i = 0; i < parts; i++) {
		if (i > 0)
			g_string_append(query,
					pick(run, joints,
					     wild ? G_N_ELEMENTS(joints) : 7));
		append_term(run, query);
	}
	return g_string_free(query, FALSE);
}

static void
assert_no_sql(const char *query, const char *message)
{
	static const char *const marks[] = {
		"SELECT", "sqlite", "SQL",  "syntax error", "no such column",
		"EXISTS", "r.mess", "near", "unrecognized", "MATCH",
	};

	for (guint i = 0; i < G_N_ELEMENTS(marks); i++)
		if (strstr(message, marks[i]) != NULL)
			g_error("\"%s\": %s", query, message);
}

static gint64
count(struct run *run, const char *query,
      const struct ktt_search_options *options)
{
	GError *error = NULL;
	gint64 found = -1;

	if (!ktt_search_count(run->store, query, options, &found, &error))
		g_error("\"%s\": %s", query, error->message);
	return found;
}

static void
note_keys(struct run *run, const char *query)
{
	for (guint i = 0; i < ktt_n_keys; i++) {
		g_autofree char *start =
			g_strconcat(ktt_keys[i].name, ":", NULL);

		if (strstr(query, start) != NULL)
			g_hash_table_add(run->seen, (gpointer)ktt_keys[i].name);
	}
}

/* What a query finds and what its opposite finds is everything. */
static void
check_found(struct run *run, const char *query,
	    const struct ktt_search_options *options, guint found)
{
	g_autofree char *opposite = g_strdup_printf("NOT ( %s )", query);
	g_autofree char *words = ktt_search_explain(query, options, NULL);

	g_assert_nonnull(words);
	g_assert_cmpint(count(run, query, options), ==, found);
	if (strspn(query, " \t\n*") < strlen(query) &&
	    count(run, opposite, options) + found != run->total)
		g_error("\"%s\" finds %u, its opposite not the rest", query,
			found);
	note_keys(run, query);
	run->valid++;
}

static void
try_query(struct run *run, const char *query)
{
	guint sort =
		(guint)g_rand_int_range(run->random, 0, (gint32)ktt_n_sorts);
	struct ktt_search_options options = {
		.now = TEST_NOW,
		.sort = ktt_sorts[sort].name,
		.reverse = g_rand_boolean(run->random),
		.saved = run->saved,
	};
	g_autoptr(GArray) reports = NULL;
	g_autoptr(GError) error = NULL;

	if (ktt_search(run->store, query, &options, &reports, &error)) {
		check_found(run, query, &options, reports->len);
		return;
	}
	if (!g_error_matches(error, KTT_ERROR, KTT_ERROR_USAGE))
		g_error("\"%s\": %s", query, error->message);
	assert_no_sql(query, error->message);
}

static void
fill(struct ktt_store *store)
{
	char *mails[TEST_N_MAILS];
	g_autofree char *other =
		test_report_mail("202402010101.aaaabbbb-lkp@intel.com",
				 "aaaabbbbccccddddeeeeffff0000111122223333",
				 "netperf.Throughput_Mbps");

	test_thread(mails);
	for (guint i = 0; i < TEST_N_MAILS; i++)
		test_take(store, mails[i]);
	test_take(store, other);
	test_thread_free(mails);
}

static void
test_queries(void)
{
	struct ktt_search_options every = {.now = TEST_NOW};
	struct run run = {.random = g_rand_new_with_seed(SEED)};
	guint queries = g_test_slow() ? QUERIES : FEW;
	char *folder;

	run.store = test_store_new(&folder);
	run.saved = g_hash_table_new(g_str_hash, g_str_equal);
	run.seen = g_hash_table_new(g_str_hash, g_str_equal);
	g_hash_table_insert(run.saved, (gpointer) "mine",
			    (gpointer) "component:mm OR replies:>0");
	fill(run.store);
	run.total = count(&run, "*", &every);
	g_assert_cmpint(run.total, >, 1);
	for (guint i = 0; i < queries; i++) {
		g_autofree char *query = make_query(&run);

		try_query(&run, query);
	}
	g_test_message("%u of %u ran", run.valid, queries);
	g_assert_cmpuint(run.valid, >, queries / 10);
	g_assert_cmpuint(g_hash_table_size(run.seen), ==, ktt_n_keys);
	g_hash_table_unref(run.seen);
	g_hash_table_unref(run.saved);
	g_rand_free(run.random);
	test_store_free(run.store, folder);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/query/ten-thousand", test_queries);
	return g_test_run();
}
