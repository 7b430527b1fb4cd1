/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/cmd.h"
#include "triage/cmd/decide.h"

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_note_entry = {
	.name = "note",
	.usage = "ID TEXT…",
	.summary = "Add a remark to a report",
	.examples = "  ktriage note R12 waits for the next merge window\n"
		    "  ktriage search note:merge\n",
	.needs = CMD_NEEDS_CHANGE,
	.run = run,
};

static int
run(struct cmd_context *context, int argc, char **argv)
{
	g_autofree char *text = NULL;

	if (argc < 2)
		return cmd_usage(context, "which report, and what about it?");
	text = g_strstrip(g_strjoinv(" ", argv + 1));
	if (*text == '\0')
		return cmd_usage(context, "the note is empty");
	return cmd_decide(context, argv[0], "note", text, "has a new note");
}
