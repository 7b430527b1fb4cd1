/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/cmd.h"
#include "triage/cmd/out.h"
#include "triage/maintain.h"
#include "triage/safe.h"

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_check_entry = {
	.name = "check",
	.usage = "",
	.summary = "Look for damage in the database",
	.examples = "  ktriage check && ktriage backup today.db\n",
	.needs = CMD_NEEDS_READ,
	.run = run,
};

static int
print_problems(const GPtrArray *problems)
{
	for (guint i = 0; i < problems->len; i++) {
		g_autofree char *safe =
			ktt_safe_text(problems->pdata[i], -1, KTT_SAFE_LINE);

		cmd_out_printf("%s\n", safe);
	}
	return CMD_EXIT_IO;
}

static int
run(struct cmd_context *context, int argc, char **argv)
{
	g_autoptr(GPtrArray) problems = NULL;
	GError *error = NULL;

	(void)argv;
	if (argc > 0)
		return cmd_usage(context, "it takes no argument");
	if (!ktt_check(context->store, &problems, &error))
		return cmd_fail(error);
	if (problems->len > 0)
		return print_problems(problems);
	if (!context->quiet)
		cmd_out_text("no damage found\n");
	return CMD_EXIT_DONE;
}
