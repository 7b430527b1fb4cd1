/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <stdio.h>

#include "triage/cmd/choice.h"
#include "triage/cmd/cmd.h"
#include "triage/cmd/hit_columns.h"
#include "triage/cmd/hits.h"
#include "triage/cmd/out.h"
#include "triage/search.h"

#define LIMIT_NOT_GIVEN G_MININT64

static struct {
	char *format, *sort, *columns;
	gint64 limit;
	gboolean reverse, count, explain, nul;
} opt = {.limit = LIMIT_NOT_GIVEN};

static const GOptionEntry options[] = {
	{"format", 'f', 0, G_OPTION_ARG_STRING, &opt.format,
	 "table, json, ndjson, csv, ids, mbox or reply", "FORMAT"},
	{"columns", 0, 0, G_OPTION_ARG_STRING, &opt.columns,
	 "of a table or csv: id,date,metric,component …", "NAME,…"},
	{"sort", 's', 0, G_OPTION_ARG_STRING, &opt.sort,
	 "order: date, updated, weight, change …", "ORDER"},
	{"reverse", 'r', 0, G_OPTION_ARG_NONE, &opt.reverse,
	 "turn the order round", NULL},
	{"limit", 'n', 0, G_OPTION_ARG_INT64, &opt.limit,
	 "print at most so many; 0: all", "N"},
	{"count", 'c', 0, G_OPTION_ARG_NONE, &opt.count,
	 "print only how many there are", NULL},
	{"explain", 0, 0, G_OPTION_ARG_NONE, &opt.explain,
	 "print how the query is understood", NULL},
	{"null", '0', 0, G_OPTION_ARG_NONE, &opt.nul,
	 "with ids: end each with a NUL, not a newline", NULL},
	G_OPTION_ENTRY_NULL,
};

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_search_entry = {
	.name = "search",
	.usage = "[OPTION…] QUERY",
	.summary = "List the reports that a query finds",
	.examples =
		"  ktriage search 'status:new change:<-20 age:>14d'\n"
		"  ktriage search component:mm -status:closed --sort=weight\n"
		"  ktriage search --format=mbox commit:1a2b3c4d >thread.mbox\n"
		"  ktriage search --count date:2024-01..\n",
	.needs = CMD_NEEDS_NOTHING,
	.takes_query = TRUE,
	.pages = TRUE,
	.options = options,
	.run = run,
};

static int
print_count(struct cmd_context *context, const char *query,
	    const struct ktt_search_options *search)
{
	GError *error = NULL;
	gint64 count;

	if (!ktt_search_count(context->store, query, search, &count, &error))
		return cmd_fail(error);
	cmd_out_printf("%" G_GINT64_FORMAT "\n", count);
	return count > 0 ? CMD_EXIT_DONE : CMD_EXIT_NOTHING;
}

/* What a limit hid is said, but not where a program reads. */
static void
tell_hidden(struct cmd_context *context, const char *query,
	    struct ktt_search_options *search, guint shown)
{
	gint64 count = 0;

	if (search->limit == 0 || shown < search->limit || context->quiet ||
	    !cmd_out_is_terminal())
		return;
	if (ktt_search_count(context->store, query, search, &count, NULL) &&
	    count > shown)
		cmd_out_printf("%" G_GINT64_FORMAT " more (--limit=0 shows "
			       "all)\n",
			       count - shown);
}

static int
print_hits(struct cmd_context *context, const char *query,
	   struct ktt_search_options *search,
	   const struct cmd_hits_options *how)
{
	g_autoptr(GArray) reports = NULL;
	GError *error = NULL;
	guint found;

	if (!ktt_search(context->store, query, search, &reports, &error))
		return cmd_fail(error);
	found = reports->len;
	if (!cmd_hits_print(context, reports, how, &error))
		return cmd_fail(error);
	if (found == 0) {
		if (cmd_out_is_terminal() && !context->quiet)
			cmd_out_text("no report matches\n");
		return CMD_EXIT_NOTHING;
	}
	if (how->format == CMD_HITS_TABLE)
		tell_hidden(context, query, search, found);
	return CMD_EXIT_DONE;
}

static gint64
limit_of(const struct cmd_context *context)
{
	if (opt.limit != LIMIT_NOT_GIVEN)
		return opt.limit;
	return ktt_config_number(context->config, "search.limit");
}

static gboolean
read_options(struct cmd_context *context, struct ktt_search_options *search,
	     struct cmd_hits_options *how, GError **error)
{
	guint format = CMD_HITS_TABLE;

	if (opt.format &&
	    !cmd_choice("--format", opt.format, cmd_hits_names, &format, error))
		return FALSE;
	how->format = (enum cmd_hits)format;
	how->nul = opt.nul;
	how->asked = opt.columns != NULL;
	how->columns = cmd_hit_columns_of(opt.columns, cmd_out_width(), error);
	search->now = context->now;
	search->sort = opt.sort;
	if (search->sort == NULL)
		search->sort = ktt_config_get(context->config, "search.sort");
	search->reverse = opt.reverse;
	search->limit = limit_of(context);
	search->saved = ktt_config_queries(context->config);
	return how->columns != NULL;
}

static int
find(struct cmd_context *context, const char *query,
     struct ktt_search_options *search, const struct cmd_hits_options *how)
{
	GError *error = NULL;
	g_autofree char *words = ktt_search_explain(query, search, &error);

	if (words == NULL)
		return cmd_fail(error);
	if (opt.explain) {
		cmd_out_text(words);
		return CMD_EXIT_DONE;
	}
	/* A fault in the query is told where there is no database too. */
	if (!cmd_open_store(context, KTT_STORE_READ, &error))
		return cmd_fail(error);
	if (opt.count)
		return print_count(context, query, search);
	return print_hits(context, query, search, how);
}

/* What stands in quotes is a text in any case. */
static gboolean
has_bare_word(const char *query, const char *word)
{
	g_auto(GStrv) parts = g_strsplit(query, "\"", -1);
	gboolean found = FALSE;

	for (guint i = 0; parts[i] != NULL && !found; i += 2) {
		g_auto(GStrv) words = g_strsplit_set(parts[i], " \t\n()", -1);

		found = g_strv_contains((const char *const *)words, word);
		if (parts[i + 1] == NULL)
			break;
	}
	return found;
}

/* In other languages small letters will do, and the hits look as if. */
static void
tell_operators(const struct cmd_context *context, const char *query)
{
	static const char *const operators[] = {"AND", "OR", "NOT"};

	for (guint i = 0; !context->quiet && i < G_N_ELEMENTS(operators); i++) {
		g_autofree char *word = g_ascii_strdown(operators[i], -1);

		if (has_bare_word(query, word))
			fprintf(stderr,
				"hint: '%s' is looked for in the text; the "
				"operator is %s\n",
				word, operators[i]);
	}
}

static int
run(struct cmd_context *context, int argc, char **argv)
{
	g_autofree char *query = g_strjoinv(" ", argv);
	struct ktt_search_options search = {0};
	struct cmd_hits_options how = {0};
	GError *error = NULL;
	int code;

	if (argc == 0)
		return cmd_usage(context, "no query ('*' finds every report)");
	if (opt.limit < 0 && opt.limit != LIMIT_NOT_GIVEN)
		return cmd_usage(context, "--limit: a number from 0");
	if (!read_options(context, &search, &how, &error))
		return cmd_fail(error);
	code = find(context, query, &search, &how);
	if (code == CMD_EXIT_DONE || code == CMD_EXIT_NOTHING)
		tell_operators(context, query);
	g_ptr_array_unref(how.columns);
	return code;
}
