/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/cmd.h"
#include "triage/cmd/decide.h"

static struct {
	gboolean nobody;
} opt;

static const GOptionEntry options[] = {
	{"nobody", 0, 0, G_OPTION_ARG_NONE, &opt.nobody,
	 "nobody takes care of it any more", NULL},
	G_OPTION_ENTRY_NULL,
};

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_own_entry = {
	.name = "own",
	.usage = "[OPTION…] ID [PERSON]",
	.summary = "Say who takes care of a report",
	.examples = "  ktriage own R12   # to you\n"
		    "  ktriage own R12 ada@example.org\n"
		    "  ktriage search owner:ada\n",
	.needs = CMD_NEEDS_CHANGE,
	.options = options,
	.run = run,
};

static int
run(struct cmd_context *context, int argc, char **argv)
{
	g_autofree char *person = NULL;
	g_autofree char *says = NULL;

	if (argc < 1 || argc > (opt.nobody ? 1 : 2))
		return cmd_usage(context, "which report, and at most one "
					  "person?");
	if (opt.nobody)
		return cmd_decide(context, argv[0], "own", "",
				  "has no owner any more");
	person = argc == 2 ? g_strdup(argv[1]) : cmd_who();
	if (*person == '\0')
		return cmd_usage(context, "who? (--nobody takes it back)");
	says = g_strdup_printf("belongs to %s now", person);
	return cmd_decide(context, argv[0], "own", person, says);
}
