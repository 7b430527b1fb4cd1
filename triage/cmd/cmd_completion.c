/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/cmd/choice.h"
#include "triage/cmd/cmd.h"
#include "triage/cmd/complete.h"
#include "triage/cmd/complete_table.h"
#include "triage/cmd/out.h"

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_completion_entry = {
	.name = "completion",
	.usage = "bash|zsh|fish",
	.summary = "Print a script that completes words in a shell",
	.examples = "  source <(ktriage completion bash)\n"
		    "  ktriage completion zsh >~/.zfunc/_ktriage\n"
		    "  ktriage completion fish >"
		    "~/.config/fish/completions/ktriage.fish\n",
	.needs = CMD_NEEDS_NOTHING,
	.run = run,
};

/* What the scripts ask for: the words of the line up to the cursor. */
static int
print_words(struct cmd_context *context, int argc, char **argv)
{
	GPtrArray *found = cmd_complete(context, argc, argv);

	for (guint i = 0; i < found->len; i++)
		/* Values with blanks or quotes would need quoting, which
		 * differs from shell to shell. */
		if (strpbrk(found->pdata[i], " \t\n'\"\\$`;&|<>()") == NULL)
			cmd_out_printf("%s\n", (char *)found->pdata[i]);
	g_ptr_array_unref(found);
	return CMD_EXIT_DONE;
}

static int
run(struct cmd_context *context, int argc, char **argv)
{
	const char *shells[] = {"bash", "zsh", "fish", NULL};
	GError *error = NULL;
	guint which;

	if (argc > 0 && strcmp(argv[0], "words") == 0) {
		gboolean mark = argc > 1 && strcmp(argv[1], "--") == 0;

		return print_words(context, argc - 1 - mark, argv + 1 + mark);
	}
	if (argc != 1)
		return cmd_usage(context, "for which shell?");
	if (!cmd_choice("completion", argv[0], shells, &which, &error))
		return cmd_fail(error);
	for (guint i = 0; i < cmd_n_complete_scripts; i++)
		if (strcmp(cmd_complete_scripts[i].shell, argv[0]) == 0)
			cmd_out_text(cmd_complete_scripts[i].text);
	return CMD_EXIT_DONE;
}
