/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/cmd.h"
#include "triage/cmd/out.h"
#include "triage/cmd/progress.h"
#include "triage/git.h"
#include "triage/scan_git.h"

static struct {
	gboolean contains, again;
} opt;

static const GOptionEntry options[] = {
	{"contains", 0, 0, G_OPTION_ARG_NONE, &opt.contains,
	 "find the first release tag (v*) of each commit", NULL},
	{"again", 0, 0, G_OPTION_ARG_NONE, &opt.again,
	 "read all commits, not only those since the last scan", NULL},
	G_OPTION_ENTRY_NULL,
};

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_scan_git_entry = {
	.name = "scan-git",
	.usage = "[OPTION…] REPOSITORY [BRANCH|RANGE]",
	.summary = "Look for fixes and reverts in a kernel tree",
	.examples = "  ktriage scan-git ~/src/linux\n"
		    "  ktriage scan-git --contains ~/src/linux origin/master\n"
		    "  ktriage scan-git ~/src/linux v6.1..v6.2\n",
	.needs = CMD_NEEDS_NOTHING,
	.options = options,
	.run = run,
};

static gboolean
show_progress(const struct ktt_scan_counts *counts, gpointer data)
{
	g_autofree char *what =
		g_strdup_printf("%" G_GUINT64_FORMAT
				" commits, %" G_GUINT64_FORMAT " of concern",
				counts->read, counts->found);

	cmd_progress_show(data, what, counts->read, counts->total);
	return !cmd_stop_wanted();
}

static void
print_counts(const struct ktt_scan_counts *counts)
{
	cmd_out_printf("%" G_GUINT64_FORMAT
		       " %scommits read, %" G_GUINT64_FORMAT
		       " of concern, %" G_GUINT64_FORMAT " new",
		       counts->read, counts->resumed ? "more " : "",
		       counts->found, counts->added);
	if (opt.contains)
		cmd_out_printf(", %" G_GUINT64_FORMAT " found in a release",
			       counts->tagged);
	cmd_out_text(counts->stopped ? "; stopped\n" : "\n");
}

/* A folder that is no repository makes no database. */
static gboolean
open_store(struct cmd_context *context, const char *folder, GError **error)
{
	struct ktt_git git = {0};
	gboolean found = ktt_git_init(&git, folder, error);

	ktt_git_clear(&git);
	return found && cmd_open_store(context, KTT_STORE_WRITE, error);
}

static int
run(struct cmd_context *context, int argc, char **argv)
{
	struct cmd_progress progress;
	struct ktt_scan_counts counts;
	struct ktt_scan_options how = {
		.contains = opt.contains,
		.again = opt.again,
		.progress = show_progress,
		.data = &progress,
	};
	GError *error = NULL;
	gboolean ok;

	if (argc < 1 || argc > 2)
		return cmd_usage(context, "which repository, and at most one "
					  "branch or range?");
	if (!open_store(context, argv[0], &error))
		return cmd_fail(error);
	how.range = argv[1];
	cmd_progress_init(&progress, context->quiet);
	how.count = progress.shown;
	cmd_stop_init();
	ok = ktt_scan_git(context->store, argv[0], &how, &counts, &error);
	cmd_progress_clear(&progress);
	if (!context->quiet && (ok || counts.found > 0))
		print_counts(&counts);
	return ok ? CMD_EXIT_DONE : cmd_fail(error);
}
