/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/choice.h"
#include "triage/cmd/cmd.h"
#include "triage/cmd/out.h"
#include "triage/emit.h"
#include "triage/view.h"

enum { WHAT_TRAILERS, WHAT_REGZBOT, WHAT_REPLY };

static const char *const words[] = {
	[WHAT_TRAILERS] = "trailers",
	[WHAT_REGZBOT] = "regzbot",
	[WHAT_REPLY] = "reply",
	NULL,
};

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_emit_entry = {
	.name = "emit",
	.usage = "ID trailers|regzbot|reply",
	.summary = "Print text about a report that is ready to be sent",
	.examples = "  ktriage emit R12 trailers >>.git/COMMIT_EDITMSG\n"
		    "  ktriage emit R12 regzbot\n"
		    "  ktriage emit R12 reply >draft && mutt -H draft\n",
	.needs = CMD_NEEDS_READ,
	.run = run,
};

static char *
make(struct cmd_context *context, gint64 report, guint what, GError **error)
{
	const char *archive = ktt_config_get(context->config, "core.archive");
	json_t *view;
	char *text;

	if (what == WHAT_REPLY)
		return ktt_emit_reply(context->store, report, error);
	view = ktt_view_report(context->store, report, error);
	if (view == NULL)
		return NULL;
	text = what == WHAT_TRAILERS ? ktt_emit_trailers(view, archive)
				     : ktt_emit_regzbot(view, archive);
	json_decref(view);
	return text;
}

static int
run(struct cmd_context *context, int argc, char **argv)
{
	g_autofree char *text = NULL;
	GError *error = NULL;
	gint64 report;
	guint what;

	if (argc != 2)
		return cmd_usage(context, "which report, and what about it?");
	if (!cmd_choice("emit", argv[1], words, &what, &error) ||
	    !ktt_view_resolve(context->store, argv[0], &report, &error))
		return cmd_fail(error);
	text = make(context, report, what, &error);
	if (text == NULL)
		return cmd_fail(error);
	cmd_out_text(text);
	return CMD_EXIT_DONE;
}
