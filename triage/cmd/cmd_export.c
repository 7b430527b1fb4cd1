/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/cmd.h"
#include "triage/cmd/out.h"
#include "triage/export.h"

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_export_entry = {
	.name = "export",
	.usage = "",
	.summary = "Print the whole store as lines of JSON",
	.examples =
		"  ktriage export | zstd >store.ndjson.zst\n"
		"  ktriage export | ssh host ktriage import --from-export -\n",
	.needs = CMD_NEEDS_READ,
	.run = run,
};

static gboolean
print_line(const char *line, gpointer data)
{
	(void)data;
	cmd_out_text(line);
	cmd_out_text("\n");
	return !cmd_out_is_broken();
}

static int
run(struct cmd_context *context, int argc, char **argv)
{
	GError *error = NULL;

	(void)argv;
	if (argc > 0)
		return cmd_usage(context, "it takes no argument");
	if (!ktt_export(context->store, print_line, NULL, &error))
		return cmd_fail(error);
	return CMD_EXIT_DONE;
}
