/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/cmd.h"
#include "triage/cmd/out.h"
#include "triage/cmd/progress.h"
#include "triage/rebuild.h"

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_rebuild_entry = {
	.name = "rebuild",
	.usage = "",
	.summary = "Derive everything anew from the mails and decisions",
	.examples = "  ktriage rebuild\n",
	.needs = CMD_NEEDS_WRITE,
	.run = run,
};

static void
show_progress(guint64 done, guint64 total, gpointer data)
{
	cmd_progress_show(data, "deriving anew", done, total);
}

static int
run(struct cmd_context *context, int argc, char **argv)
{
	struct cmd_progress progress;
	GError *error = NULL;
	gboolean ok;

	(void)argv;
	if (argc > 0)
		return cmd_usage(context, "it takes no argument");
	cmd_progress_init(&progress, context->quiet);
	ok = ktt_rebuild(context->store, show_progress, &progress, &error);
	cmd_progress_clear(&progress);
	return ok ? CMD_EXIT_DONE : cmd_fail(error);
}
