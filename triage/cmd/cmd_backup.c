/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/cmd.h"
#include "triage/cmd/out.h"
#include "triage/maintain.h"

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_backup_entry = {
	.name = "backup",
	.usage = "FILE",
	.summary = "Write a consistent copy of the database to a new file",
	.examples = "  ktriage backup ~/backup/ktriage-$(date +%F).db\n",
	.needs = CMD_NEEDS_READ,
	.run = run,
};

static int
run(struct cmd_context *context, int argc, char **argv)
{
	GError *error = NULL;

	if (argc != 1)
		return cmd_usage(context, "to which file?");
	if (!ktt_backup(context->store, argv[0], &error))
		return cmd_fail(error);
	return CMD_EXIT_DONE;
}
