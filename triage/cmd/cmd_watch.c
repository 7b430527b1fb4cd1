/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/cmd.h"
#include "triage/cmd/decide.h"

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_watch_entry = {
	.name = "watch",
	.usage = "ID…",
	.summary = "Put reports on the watch list",
	.examples = "  ktriage watch R12\n"
		    "  ktriage search tag:watched\n",
	.needs = CMD_NEEDS_CHANGE,
	.run = run,
};

static int
run(struct cmd_context *context, int argc, char **argv)
{
	return cmd_decide_each(context, argc, argv, "watch", "is watched now");
}
