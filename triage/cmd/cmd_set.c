/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/cmd/cmd.h"
#include "triage/cmd/decide.h"
#include "triage/cmd/out.h"
#include "triage/decision.h"
#include "triage/json_get.h"
#include "triage/status.h"
#include "triage/suggest.h"
#include "triage/view.h"

static struct {
	char *commit, *reason;
} opt;

static const GOptionEntry options[] = {
	{"commit", 'c', 0, G_OPTION_ARG_STRING, &opt.commit,
	 "the commit that cures it", "COMMIT"},
	{"reason", 'r', 0, G_OPTION_ARG_STRING, &opt.reason,
	 "why, in a sentence", "TEXT"},
	G_OPTION_ENTRY_NULL,
};

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_set_entry = {
	.name = "set",
	.usage = "[OPTION…] ID STATUS",
	.summary = "Decide the status of a report by hand",
	.examples = "  ktriage set R12 fixed --commit=1a2b3c4d5e6f\n"
		    "  ktriage set R12 not-a-regression --reason='code "
		    "alignment'\n"
		    "  ktriage set R12 auto   # takes the decision back\n",
	.needs = CMD_NEEDS_CHANGE,
	.options = options,
	.run = run,
};

static int
fail_status(const char *word)
{
	g_autoptr(GPtrArray) names = g_ptr_array_new();
	const char *near;

	for (guint i = 0; i < KTT_N_STATUSES; i++)
		g_ptr_array_add(names, (gpointer)ktt_status_words[i].name);
	g_ptr_array_add(names, (gpointer) "auto");
	near = ktt_suggest(word, names);
	if (near != NULL)
		cmd_complain("there is no status '%s'; did you mean '%s'?",
			     word, near);
	else
		cmd_complain("there is no status '%s'; 'ktriage help status' "
			     "lists them",
			     word);
	return CMD_EXIT_USAGE;
}

static gboolean
is_status(const char *word)
{
	return strcmp(word, "auto") == 0 ||
	       ktt_status_from_name(word) != KTT_N_STATUSES;
}

static void
print_result(struct cmd_context *context, gint64 report)
{
	json_t *hit = ktt_view_hit(context->store, report, NULL);

	if (hit != NULL && !context->quiet)
		cmd_out_printf("%s is %s now\n", ktt_json_text(hit, "id"),
			       ktt_json_text(hit, "status"));
	json_decref(hit);
}

/* As git prints it, short or in full; a fact is kept for ever. */
static gboolean
is_commit(const char *id)
{
	gsize length = strlen(id);

	return length >= 7 && length <= 64 &&
	       strspn(id, "0123456789abcdefABCDEF") == length;
}

static int
run(struct cmd_context *context, int argc, char **argv)
{
	g_autofree char *person = cmd_who();
	struct ktt_decision decision = {
		.time = context->now,
		.who = person,
		.kind = "status",
		.commit_id = opt.commit,
		.reason = opt.reason,
	};
	GError *error = NULL;
	gint64 report;

	if (argc != 2)
		return cmd_usage(context, "which report, and which status?");
	if (!is_status(argv[1]))
		return fail_status(argv[1]);
	if (opt.commit != NULL && !is_commit(opt.commit))
		return cmd_usage(context,
				 "--commit: '%s' is not the id of a commit, "
				 "7 hexadecimal digits or more",
				 opt.commit);
	decision.value = argv[1];
	if (!ktt_view_resolve(context->store, argv[0], &report, &error) ||
	    !ktt_decide(context->store, report, &decision, &error))
		return cmd_fail(error);
	print_result(context, report);
	return CMD_EXIT_DONE;
}
