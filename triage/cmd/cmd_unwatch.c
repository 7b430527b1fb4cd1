/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/cmd.h"
#include "triage/cmd/decide.h"

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_unwatch_entry = {
	.name = "unwatch",
	.usage = "ID…",
	.summary = "Take reports off the watch list",
	.examples = "  ktriage unwatch R12\n",
	.needs = CMD_NEEDS_CHANGE,
	.run = run,
};

static int
run(struct cmd_context *context, int argc, char **argv)
{
	return cmd_decide_each(context, argc, argv, "unwatch",
			       "is not watched any more");
}
