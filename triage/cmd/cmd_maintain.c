/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/cmd.h"
#include "triage/maintain.h"

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_maintain_entry = {
	.name = "maintain",
	.usage = "",
	.summary = "Merge the text index and keep searches fast",
	.examples = "  ktriage maintain\n",
	.needs = CMD_NEEDS_CHANGE,
	.run = run,
};

static int
run(struct cmd_context *context, int argc, char **argv)
{
	GError *error = NULL;

	(void)argv;
	if (argc > 0)
		return cmd_usage(context, "it takes no argument");
	if (!ktt_maintain(context->store, &error))
		return cmd_fail(error);
	return CMD_EXIT_DONE;
}
