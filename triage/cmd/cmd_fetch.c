/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/cmd/cmd.h"
#include "triage/cmd/out.h"
#include "triage/cmd/progress.h"
#include "triage/error.h"
#include "triage/fetch.h"
#include "triage/url.h"
#include "triage/when.h"

#define MIB(n) ((guint64)(n) << 20)
#define OVERLAP 86400 /* seconds asked for again: servers index late */
#define FIRST_TIME (14 * 86400) /* seconds back where nothing was fetched */

static struct {
	char *query, *since;
	char **servers;
	gint limit;
	gboolean missing, threads;
} opt = {.limit = 50};

static const GOptionEntry options[] = {
	{"query", 0, 0, G_OPTION_ARG_STRING, &opt.query,
	 "mail that this query of the server finds", "QUERY"},
	{"since", 0, 0, G_OPTION_ARG_STRING, &opt.since,
	 "mail from and to the robots since then; last: since the last time",
	 "WHEN"},
	{"missing", 0, 0, G_OPTION_ARG_NONE, &opt.missing,
	 "reports known from replies only, and threads without an answer",
	 NULL},
	{"threads", 0, 0, G_OPTION_ARG_NONE, &opt.threads,
	 "with --query and --since: whole threads", NULL},
	{"limit", 'n', 0, G_OPTION_ARG_INT, &opt.limit,
	 "with --missing: at most so many threads (default: 50)", "N"},
	{"server", 0, 0, G_OPTION_ARG_STRING_ARRAY, &opt.servers,
	 "ask this server instead of those configured", "URL"},
	G_OPTION_ENTRY_NULL,
};

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_fetch_entry = {
	.name = "fetch",
	.usage = "[OPTION…] [MESSAGE-ID|URL…]",
	.summary = "Take in mail from a public-inbox server",
	.examples =
		"  ktriage fetch 202401021234.abcdef12-lkp@intel.com\n"
		"  ktriage fetch https://lore.kernel.org/lkml/a@b.example/\n"
		"  ktriage fetch --since last --missing\n"
		"  ktriage fetch --threads --query 's:regression f:lkp "
		"d:2.weeks.ago..'\n",
	.needs = CMD_NEEDS_NOTHING,
	.options = options,
	.run = run,
};

struct work {
	struct cmd_context *context;
	struct ktt_fetch *fetch;
	struct ktt_import_counts counts;
	struct cmd_progress progress;
	guint asked, found, absent;
	int code;
};

static void
tell(const char *line, gpointer data)
{
	struct work *work = data;

	cmd_progress_clear(&work->progress);
	if (!work->context->quiet)
		cmd_complain("%s", line);
}

/* What fails for good ends the work; a mail that is not there does not. */
static gboolean
note(struct work *work, gboolean ok, GError *error)
{
	if (ok) {
		work->found++;
		return TRUE;
	}
	cmd_progress_clear(&work->progress);
	if (g_error_matches(error, KTT_ERROR, KTT_ERROR_NOT_FOUND)) {
		work->absent++;
		if (!opt.missing || work->context->verbose)
			cmd_complain("%s", error->message);
		g_error_free(error);
		return TRUE;
	}
	work->code = cmd_fail(error);
	return FALSE;
}

static gboolean
fetch_threads(struct work *work, const GPtrArray *ids)
{
	for (guint i = 0; i < ids->len && !cmd_stop_wanted(); i++) {
		GError *error = NULL;
		gboolean ok;

		work->progress.object = ids->pdata[i];
		cmd_progress_show(&work->progress, "threads", i, ids->len);
		work->asked++;
		ok = ktt_fetch_thread(work->fetch, work->context->store,
				      ids->pdata[i], &work->counts, &error);
		if (!note(work, ok, error))
			return FALSE;
	}
	return TRUE;
}

static gboolean
fetch_query(struct work *work, const char *query)
{
	GError *error = NULL;
	gboolean found;

	work->progress.object = query;
	cmd_progress_show(&work->progress, "searching", 0, 0);
	work->asked++;
	if (!ktt_fetch_query(work->fetch, work->context->store, query,
			     opt.threads, &found, &work->counts, &error))
		return note(work, FALSE, error);
	work->found += found;
	work->absent += !found;
	return TRUE;
}

static gboolean
find_since(struct work *work, gint64 *since, GError **error)
{
	if (strcmp(opt.since, "last") != 0)
		return ktt_when_start(opt.since, work->context->now, since,
				      error);
	if (!ktt_fetch_last(work->context->store, since, error))
		return FALSE;
	*since = *since ? *since - OVERLAP : work->context->now - FIRST_TIME;
	return TRUE;
}

static gboolean
fetch_since(struct work *work)
{
	const char *robots =
		ktt_config_get(work->context->config, "fetch.robots");
	g_autofree char *query = NULL;
	GError *error = NULL;
	gint64 since;

	if (!find_since(work, &since, &error))
		return note(work, FALSE, error);
	query = ktt_fetch_query_since(robots, since);
	if (!fetch_query(work, query))
		return FALSE;
	if (ktt_fetch_set_last(work->context->store, work->context->now,
			       &error))
		return TRUE;
	return note(work, FALSE, error);
}

static gboolean
fetch_missing(struct work *work)
{
	g_autoptr(GPtrArray) ids = NULL;
	GError *error = NULL;

	ids = ktt_fetch_missing(work->context->store, (guint)opt.limit, &error);
	if (ids == NULL)
		return note(work, FALSE, error);
	return fetch_threads(work, ids);
}

static void
print_counts(const struct work *work)
{
	const guint64 *n = work->counts.outcomes;

	cmd_out_printf("%u of %u found: %" G_GUINT64_FORMAT
		       " new reports, %" G_GUINT64_FORMAT
		       " new follow-ups, %" G_GUINT64_FORMAT
		       " known, %" G_GUINT64_FORMAT " of no concern\n",
		       work->found, work->asked, n[KTT_OUTCOME_REPORT],
		       n[KTT_OUTCOME_FOLLOW_UP], n[KTT_OUTCOME_KNOWN],
		       n[KTT_OUTCOME_SKIPPED]);
}

static int
work_through(struct work *work, const GPtrArray *ids)
{
	if (fetch_threads(work, ids) &&
	    (opt.query == NULL || fetch_query(work, opt.query)) &&
	    (opt.since == NULL || fetch_since(work)) && opt.missing)
		fetch_missing(work);
	cmd_progress_clear(&work->progress);
	if (!work->context->quiet && work->asked > 0)
		print_counts(work);
	if (work->code != CMD_EXIT_DONE)
		return work->code;
	return work->absent > 0 && work->found == 0 && !opt.missing
		       ? CMD_EXIT_NOTHING
		       : CMD_EXIT_DONE;
}

/* The words of a setting; the caller frees them. */
static char **
words_of(const char *text)
{
	g_auto(GStrv) parts = g_strsplit(text, " ", -1);
	GStrvBuilder *words = g_strv_builder_new();
	char **list;

	for (guint i = 0; parts[i] != NULL; i++)
		if (*parts[i] != '\0')
			g_strv_builder_add(words, parts[i]);
	list = g_strv_builder_end(words);
	g_strv_builder_unref(words);
	return list;
}

static int
fetch_all(struct cmd_context *context, const GPtrArray *ids)
{
	const struct ktt_config *config = context->config;
	struct work work = {.context = context};
	g_auto(GStrv) configured =
		words_of(ktt_config_get(config, "fetch.servers"));
	struct ktt_fetch_options how = {
		.servers = opt.servers ? opt.servers : configured,
		.most_inflated =
			MIB(ktt_config_number(config, "fetch.most-unpacked")),
		.now = context->now,
		.http = {.most_bytes = MIB(ktt_config_number(
				 config, "fetch.most-download")),
			 .timeout =
				 ktt_config_number(config, "network.timeout"),
			 .attempts = 4,
			 .patience =
				 ktt_config_number(config, "network.patience"),
			 .ca_file = ktt_config_get(config, "network.ca-file"),
			 .tell = tell,
			 .stop = cmd_stop_wanted,
			 .data = &work},
	};
	GError *error = NULL;

	work.fetch = ktt_fetch_new(&how, &error);
	if (work.fetch == NULL ||
	    !cmd_open_store(context, KTT_STORE_WRITE, &error)) {
		ktt_fetch_free(work.fetch);
		return cmd_fail(error);
	}
	cmd_progress_init(&work.progress, context->quiet);
	cmd_stop_init();
	work.code = work_through(&work, ids);
	ktt_fetch_free(work.fetch);
	return work.code;
}

static int
run(struct cmd_context *context, int argc, char **argv)
{
	g_autoptr(GPtrArray) ids = g_ptr_array_new_with_free_func(g_free);
	GError *error = NULL;

	if (argc == 0 && !opt.query && !opt.since && !opt.missing)
		return cmd_usage(context, "nothing is asked for");
	if (opt.limit < 1)
		return cmd_usage(context, "--limit: a number from 1");
	for (int i = 0; i < argc; i++) {
		char *id = ktt_url_message_id(argv[i], &error);

		if (id == NULL)
			return cmd_fail(error);
		g_ptr_array_add(ids, id);
	}
	return fetch_all(context, ids);
}
