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
	.needs = CMD_NEEDS_WRITE,
	.run = run,
};

static int
run(struct cmd_context *context, int argc, char **argv)
{
	int code = CMD_EXIT_DONE;

	if (argc == 0)
		return cmd_usage(context, "which report?");
	for (int i = 0; i < argc && code == CMD_EXIT_DONE; i++)
		code = cmd_decide(context, argv[i], "watch", "",
				  "is watched now");
	return code;
}
