/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <locale.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "triage/cmd/cmd.h"
#include "triage/cmd/options.h"
#include "triage/cmd/out.h"
#include "triage/cmd/progress.h"
#include "triage/error.h"
#include "triage/programs.h"
#include "triage/rebuild.h"
#include "triage/safe.h"
#include "triage/trust.h"
#include "triage/when.h"

#define GROUP(title)
#define CMD(name) extern const struct cmd_entry cmd_##name##_entry;
#include "triage/cmd/cmds.def"
#undef CMD

const struct cmd_entry *const cmd_entries[] = {
#define CMD(name) &cmd_##name##_entry,
#include "triage/cmd/cmds.def"
#undef CMD
};
#undef GROUP

const struct cmd_line cmd_lines[] = {
#define GROUP(title) {title, NULL},
#define CMD(name) {NULL, &cmd_##name##_entry},
#include "triage/cmd/cmds.def"
#undef CMD
#undef GROUP
};

const guint cmd_n_lines = G_N_ELEMENTS(cmd_lines);
const guint cmd_n_entries = G_N_ELEMENTS(cmd_entries);

const struct cmd_entry *
cmd_find(const char *name)
{
	for (guint i = 0; i < cmd_n_entries; i++)
		if (strcmp(cmd_entries[i]->name, name) == 0)
			return cmd_entries[i];
	return NULL;
}

GPtrArray *
cmd_names(void)
{
	GPtrArray *names = g_ptr_array_new();

	for (guint i = 0; i < cmd_n_entries; i++)
		g_ptr_array_add(names, (gpointer)cmd_entries[i]->name);
	return names;
}

/* UTF-8 comes out as UTF-8 under cron too, where the locale is "C". */
static void
set_locale(void)
{
	setlocale(LC_CTYPE, "");
	if (!g_get_charset(NULL))
		setlocale(LC_CTYPE, "C.UTF-8");
}

/* A clock that tests can hold still. */
static gint64
find_now(void)
{
	const char *text = g_getenv("KTRIAGE_NOW");
	gint64 now = g_get_real_time() / G_USEC_PER_SEC;

	if (text != NULL && *text != '\0')
		ktt_when_start(text, now, &now, NULL);
	return now;
}

static char *
find_database(const struct cmd_context *context)
{
	const char *set = ktt_config_get(context->config, "core.database");
	const char *env = g_getenv("KTRIAGE_DB");

	if (cmd_globals.db != NULL)
		return g_strdup(cmd_globals.db);
	if ((env == NULL || *env == '\0') && set != NULL)
		return g_strdup(set);
	return ktt_store_default_path();
}

static const char *
find_pager(const struct cmd_context *context)
{
	const char *const candidates[] = {
		g_getenv("KTRIAGE_PAGER"),
		ktt_config_get(context->config, "core.pager"),
		g_getenv("PAGER"),
		"less",
	};

	for (guint i = 0; i < G_N_ELEMENTS(candidates); i++)
		if (candidates[i] != NULL)
			return candidates[i];
	return NULL;
}

static gboolean
load_config(struct cmd_context *context, GError **error)
{
	const char *path = cmd_globals.config;
	const char *env = g_getenv("KTRIAGE_CONFIG");
	const GPtrArray *warnings;

	if (path == NULL && env != NULL && *env != '\0')
		path = env;
	context->config = ktt_config_load(path, error);
	if (context->config == NULL)
		return FALSE;
	warnings = ktt_config_warnings(context->config);
	for (guint i = 0; !context->quiet && i < warnings->len; i++)
		cmd_complain("%s", (char *)warnings->pdata[i]);
	return TRUE;
}

static gboolean
prepare_output(const struct cmd_context *context, GError **error)
{
	const char *word = cmd_globals.color;
	enum cmd_color color;

	if (word == NULL)
		word = ktt_config_get(context->config, "core.color");
	if (!cmd_out_color_of(word, &color)) {
		g_set_error(error, KTT_ERROR, KTT_ERROR_USAGE,
			    "--color=%s: one of auto, always, never", word);
		return FALSE;
	}
	cmd_out_init(color);
	if (context->entry->pages && !cmd_globals.no_pager)
		cmd_out_page(find_pager(context));
	return TRUE;
}

static gboolean
set_trust(struct cmd_context *context, GError **error)
{
	const char *server =
		ktt_config_get(context->config, "trust.authserv-id");
	const char *pass =
		ktt_config_get(context->config, "trust.require-pass");

	return ktt_trust_set(context->store, server != NULL ? server : "",
			     g_strcmp0(pass, "closing") == 0, error);
}

/* A new program may derive the whole database anew when it opens it. */
static void
show_rebuild(guint64 done, guint64 total, gpointer progress)
{
	cmd_progress_show(progress, "deriving by the new rules", done, total);
}

gboolean
cmd_open_store(struct cmd_context *context, enum ktt_store_flags flags,
	       GError **error)
{
	struct cmd_progress progress;

	cmd_progress_init(&progress, context->quiet);
	cmd_progress_all_or_nothing(&progress);
	ktt_rebuild_watch(show_rebuild, &progress);
	context->store = ktt_store_open(context->db_path, flags, error);
	ktt_rebuild_watch(NULL, NULL);
	cmd_progress_clear(&progress);
	if (context->store == NULL)
		return FALSE;
	return !(flags & KTT_STORE_WRITE) || (flags & KTT_STORE_NO_REBUILD) ||
	       set_trust(context, error);
}

static gboolean
open_store(struct cmd_context *context, GError **error)
{
	static const enum ktt_store_flags flags[] = {
		[CMD_NEEDS_READ] = KTT_STORE_READ,
		[CMD_NEEDS_CHANGE] = KTT_STORE_WRITE | KTT_STORE_EXISTING,
		[CMD_NEEDS_WRITE] = KTT_STORE_WRITE,
	};

	context->db_path = find_database(context);
	if (context->entry->needs == CMD_NEEDS_NOTHING)
		return TRUE;
	return cmd_open_store(context, flags[context->entry->needs], error);
}

static int
run(struct cmd_context *context, int argc, char **argv)
{
	GError *error = NULL;
	int code;

	context->quiet = cmd_globals.quiet;
	context->verbose = cmd_globals.verbose;
	context->now = find_now();
	if (!load_config(context, &error) || !open_store(context, &error) ||
	    !prepare_output(context, &error)) {
		code = cmd_fail(error);
		return context->entry->filter ? CMD_EXIT_AGAIN : code;
	}
	code = context->entry->run(context, argc, argv);
	/* A pager may stay open for hours, a read transaction must not. */
	ktt_store_close(g_steal_pointer(&context->store));
	if (!cmd_out_finish())
		code = CMD_EXIT_IO;
	return code;
}

static int
print(char *text)
{
	cmd_out_init(CMD_COLOR_NEVER);
	cmd_out_text(text);
	g_free(text);
	return cmd_out_finish() ? CMD_EXIT_DONE : CMD_EXIT_IO;
}

int
main(int argc, char **argv)
{
	struct cmd_context context = {0};
	enum cmd_parsed parsed;
	int code;

	set_locale();
	signal(SIGPIPE, SIG_IGN);
	ktp_programs_set(&ktt_programs);
	parsed = cmd_options_parse(&argc, &argv, &context.entry);
	if (parsed == CMD_PARSED_VERSION)
		return print(g_strdup("ktriage " PACKAGE_VERSION "\n"));
	if (parsed == CMD_PARSED_HELP)
		return print(context.entry ? cmd_help_text(context.entry)
					   : cmd_help_overview());
	if (parsed == CMD_PARSED_WRONG)
		return CMD_EXIT_USAGE;
	code = run(&context, argc, argv);
	ktt_store_close(context.store);
	ktt_config_free(context.config);
	g_free(context.db_path);
	return code;
}
