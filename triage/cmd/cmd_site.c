/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/cmd.h"
#include "triage/cmd/out.h"
#include "triage/site.h"
#include "triage/when.h"

static struct {
	char *address, *query;
} opt;

static const GOptionEntry options[] = {
	{"address", 0, 0, G_OPTION_ARG_STRING, &opt.address,
	 "where the site will be found, for the feed", "URL"},
	{"query", 0, 0, G_OPTION_ARG_STRING, &opt.query,
	 "only reports that this query finds", "QUERY"},
	G_OPTION_ENTRY_NULL,
};

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_site_entry = {
	.name = "site",
	.usage = "[OPTION…] FOLDER",
	.summary = "Write everything as a static web site",
	.examples = "  ktriage site ~/public_html/ktriage\n"
		    "  ktriage site --query='component:mm' \\\n"
		    "      --address=https://example.org/mm/ /srv/www/mm\n",
	.needs = CMD_NEEDS_READ,
	.options = options,
	.run = run,
};

static int
run(struct cmd_context *context, int argc, char **argv)
{
	const struct ktt_config *config = context->config;
	struct ktt_site_options how = {
		.archive = ktt_config_get(config, "core.archive"),
		.address = opt.address,
		.query = opt.query,
		.saved = ktt_config_queries(config),
		.now = context->now,
		.items = (guint)ktt_config_number(config, "summary.items"),
	};
	struct ktt_site_counts counts = {0};
	GError *error = NULL;

	if (argc != 1)
		return cmd_usage(context, "it takes one folder");
	how.folder = argv[0];
	if (!ktt_when_start(ktt_config_get(config, "summary.horizon"),
			    context->now, &how.horizon, &error) ||
	    !ktt_site(context->store, &how, &counts, &error))
		return cmd_fail(error);
	if (!context->quiet)
		cmd_out_printf("%u reports: %u files written, %u unchanged, "
			       "%u removed\n",
			       counts.reports, counts.written, counts.kept,
			       counts.removed);
	return CMD_EXIT_DONE;
}
