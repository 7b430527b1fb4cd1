/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/decide.h"

#include "triage/cmd/out.h"
#include "triage/decision.h"
#include "triage/json_get.h"
#include "triage/safe.h"
#include "triage/view.h"

char *
cmd_who(void)
{
	const char *name = g_getenv("GIT_AUTHOR_NAME");
	const char *address = g_getenv("GIT_AUTHOR_EMAIL");

	if (address == NULL)
		address = g_getenv("EMAIL");
	if (name != NULL && address != NULL)
		return g_strdup_printf("%s <%s>", name, address);
	if (address != NULL)
		return g_strdup(address);
	return g_strdup(g_get_user_name());
}

static void
print_result(struct cmd_context *context, gint64 report, const char *says)
{
	json_t *hit = ktt_view_hit(context->store, report, NULL);
	g_autofree char *safe = ktt_safe_text(says, -1, KTT_SAFE_LINE);

	if (hit != NULL && !context->quiet)
		cmd_out_printf("%s %s\n", ktt_json_text(hit, "id"), safe);
	json_decref(hit);
}

int
cmd_decide(struct cmd_context *context, const char *name, const char *kind,
	   const char *value, const char *says)
{
	g_autofree char *person = cmd_who();
	struct ktt_decision decision = {
		.time = context->now,
		.who = person,
		.kind = kind,
		.value = value,
	};
	GError *error = NULL;
	gint64 report;

	if (!ktt_view_resolve(context->store, name, &report, &error) ||
	    !ktt_decide(context->store, report, &decision, &error))
		return cmd_fail(error);
	print_result(context, report, says);
	return CMD_EXIT_DONE;
}

int
cmd_decide_each(struct cmd_context *context, int argc, char **argv,
		const char *kind, const char *says)
{
	int code = CMD_EXIT_DONE;

	if (argc == 0)
		return cmd_usage(context,
				 "which report? ('ktriage search tag:watched' "
				 "lists those that are watched)");
	for (int i = 0; i < argc && code == CMD_EXIT_DONE; i++)
		code = cmd_decide(context, argv[i], kind, "", says);
	return code;
}
