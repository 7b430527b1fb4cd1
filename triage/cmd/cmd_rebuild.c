/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/choice.h"
#include "triage/cmd/cmd.h"
#include "triage/cmd/json.h"
#include "triage/cmd/out.h"
#include "triage/cmd/progress.h"
#include "triage/cmd/rebuild_text.h"
#include "triage/rebuild_preview.h"
#include "triage/reread.h"

enum { FORMAT_TEXT, FORMAT_JSON, MOST = 20 };

static const char *const formats[] = {
	[FORMAT_TEXT] = "text",
	[FORMAT_JSON] = "json",
	NULL,
};

static struct {
	gboolean dry_run, all;
	char *format;
	gint jobs;
} opt;

static const GOptionEntry options[] = {
	{"jobs", 'j', 0, G_OPTION_ARG_INT, &opt.jobs,
	 "read the mails in so many threads (default: one each processor)",
	 "N"},
	{"dry-run", 'n', 0, G_OPTION_ARG_NONE, &opt.dry_run,
	 "tell what would change; the database stays as it is", NULL},
	{"all", 'a', 0, G_OPTION_ARG_NONE, &opt.all,
	 "with --dry-run: list all changes, not only the first ones", NULL},
	{"format", 'f', 0, G_OPTION_ARG_STRING, &opt.format,
	 "with --dry-run: text or json", "FORMAT"},
	G_OPTION_ENTRY_NULL,
};

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_rebuild_entry = {
	.name = "rebuild",
	.usage = "[OPTION…]",
	.summary = "Derive everything anew from the mails and decisions",
	.examples = "  ktriage rebuild\n"
		    "  ktriage rebuild --dry-run\n",
	.needs = CMD_NEEDS_NOTHING,
	.options = options,
	.run = run,
};

static void
show_progress(guint64 done, guint64 total, gpointer data)
{
	cmd_progress_show(data, "deriving anew", done, total);
}

static int
rebuild(struct cmd_context *context)
{
	struct cmd_progress progress;
	GError *error = NULL;
	gboolean ok;

	if (!cmd_open_store(context, KTT_STORE_WRITE | KTT_STORE_EXISTING,
			    &error))
		return cmd_fail(error);
	cmd_progress_init(&progress, context->quiet);
	cmd_progress_all_or_nothing(&progress);
	ok = ktt_rebuild(context->store, show_progress, &progress, &error);
	cmd_progress_clear(&progress);
	return ok ? CMD_EXIT_DONE : cmd_fail(error);
}

static int
preview(struct cmd_context *context, guint format)
{
	struct cmd_progress progress;
	struct ktt_preview_options how = {
		.items = opt.all ? 0 : MOST,
		.progress = show_progress,
		.data = &progress,
	};
	GError *error = NULL;
	json_t *object;

	if (!cmd_open_store(context, KTT_STORE_READ | KTT_STORE_NO_REBUILD,
			    &error))
		return cmd_fail(error);
	cmd_progress_init(&progress, context->quiet);
	cmd_progress_all_or_nothing(&progress);
	object = ktt_rebuild_preview(context->store, &how, &error);
	cmd_progress_clear(&progress);
	if (object == NULL)
		return cmd_fail(error);
	if (format == FORMAT_JSON)
		cmd_json_print(object, cmd_out_is_terminal());
	else
		cmd_rebuild_text(object);
	json_decref(object);
	return CMD_EXIT_DONE;
}

static int
run(struct cmd_context *context, int argc, char **argv)
{
	guint format = FORMAT_TEXT;
	GError *error = NULL;

	(void)argv;
	if (argc > 0)
		return cmd_usage(context, "it takes no argument");
	if (opt.jobs < 0)
		return cmd_usage(context, "--jobs: a number from 1");
	if (!opt.dry_run && (opt.all || opt.format))
		return cmd_usage(context, "--all and --format belong to "
					  "--dry-run");
	if (opt.format &&
	    !cmd_choice("--format", opt.format, formats, &format, &error))
		return cmd_fail(error);
	ktt_reread_jobs((guint)opt.jobs);
	return opt.dry_run ? preview(context, format) : rebuild(context);
}
