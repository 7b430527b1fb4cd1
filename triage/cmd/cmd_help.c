/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/cmd/cmd.h"
#include "triage/cmd/help_topics.h"
#include "triage/cmd/out.h"
#include "triage/suggest.h"

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_help_entry = {
	.name = "help",
	.usage = "[COMMAND|TOPIC]",
	.summary = "Tell about a command or a topic",
	.examples = "  ktriage help search\n"
		    "  ktriage help query\n"
		    "  ktriage help formats\n"
		    "  ktriage help status\n",
	.needs = CMD_NEEDS_NOTHING,
	.pages = TRUE,
	.run = run,
};

static int
fail_topic(const char *name)
{
	g_autoptr(GPtrArray) names = cmd_names();
	const char *near;

	for (guint i = 0; i < cmd_n_topics; i++)
		g_ptr_array_add(names, (gpointer)cmd_topics[i].name);
	near = ktt_suggest(name, names);
	if (near != NULL)
		cmd_complain("there is no help on '%s'; did you mean '%s'?",
			     name, near);
	else
		cmd_complain("there is no help on '%s'; 'ktriage help' lists "
			     "the commands",
			     name);
	return CMD_EXIT_USAGE;
}

static int
print(char *text)
{
	cmd_out_text(text);
	g_free(text);
	return CMD_EXIT_DONE;
}

static int
run(struct cmd_context *context, int argc, char **argv)
{
	if (argc == 0)
		return print(cmd_help_overview());
	if (argc > 1)
		return cmd_usage(context, "one command or topic at a time");
	for (guint i = 0; i < cmd_n_topics; i++)
		if (strcmp(cmd_topics[i].name, argv[0]) == 0)
			return print(cmd_topics[i].text());
	if (cmd_find(argv[0]) != NULL)
		return print(cmd_help_text(cmd_find(argv[0])));
	return fail_topic(argv[0]);
}
