/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Tests that people asked for, each with its answer. */
#include <math.h>

#include "triage/cmd/cells.h"
#include "triage/cmd/out.h"
#include "triage/cmd/show_part.h"
#include "triage/cmd/wrap.h"
#include "triage/json_get.h"

enum { INDENT = 2, DEEP = 4 };

/* "commit 1a2b3c4d5e6f (“title”)", a link, "a patch", or nothing. */
static char *
subject_of(const json_t *request)
{
	const json_t *commit = json_object_get(request, "commit");
	const char *title = ktt_json_text(commit, "title");
	const char *link = ktt_json_text(request, "link");
	g_autofree char *id = cmd_cell_commit(ktt_json_text(commit, "id"), 12);

	if (json_is_object(commit))
		return g_strdup_printf(
			": commit %s%s%s%s%s", id, *id && title ? " " : "",
			title ? "“" : "", title ? title : "", title ? "”" : "");
	if (link != NULL)
		return g_strdup_printf(": %s", link);
	if (json_is_true(json_object_get(request, "patch")))
		return g_strdup(": a patch");
	return g_strdup("");
}

static void
print_request(const json_t *request)
{
	g_autofree char *date = cmd_cell_date(ktt_json_text(request, "date"));
	g_autofree char *person =
		cmd_show_person(json_object_get(request, "from"));
	g_autofree char *subject = subject_of(request);
	g_autofree char *text =
		g_strdup_printf("%s %s asked%s", date, person, subject);
	g_autofree char *sentence =
		g_strdup_printf("“%s”", ktt_json_text(request, "evidence"));

	cmd_wrap_field("", INDENT, CMD_ROLE_PLAIN, text);
	if (*subject == '\0')
		cmd_wrap_field("", DEEP, CMD_ROLE_PLAIN, sentence);
}

/* The type of an event tells what there is to tell without a result. */
static const char *
outcome_of(const json_t *answer)
{
	const char *result = ktt_json_text(answer, "result");

	return result ? result : ktt_json_text(answer, "type");
}

void
cmd_show_recovery(GString *text, double recovery, double spread)
{
	if (isnan(recovery))
		return;
	g_string_append_printf(text, "%s%.0f%%", text->len ? ", " : "",
			       recovery * 100);
	if (!isnan(spread))
		g_string_append_printf(text, " (±%.0f%%)", spread * 100);
	g_string_append(text, " of the change came back");
}

static void
print_answer(const json_t *answer)
{
	double recovery = ktt_json_number(answer, "recovery");
	g_autofree char *date = cmd_cell_date(ktt_json_text(answer, "date"));
	g_autofree char *person =
		cmd_show_person(json_object_get(answer, "from"));
	g_autoptr(GString) text = g_string_new(NULL);

	g_string_append_printf(text, "%s %s answered: %s", date, person,
			       outcome_of(answer));
	cmd_show_recovery(text, recovery, ktt_json_number(answer, "spread"));
	cmd_wrap_field("", DEEP, CMD_ROLE_MOVING, text->str);
	cmd_wrap_field("", DEEP, CMD_ROLE_FAINT,
		       ktt_json_text(answer, "message_id"));
}

static void
print_state(const json_t *request)
{
	const json_t *answer = json_object_get(request, "answer");

	if (json_is_object(answer))
		print_answer(answer);
	else if (g_strcmp0(ktt_json_text(request, "state"), "waiting") == 0)
		cmd_wrap_field("", DEEP, CMD_ROLE_WAITING, "not answered yet");
	else
		cmd_wrap_field("", DEEP, CMD_ROLE_FAINT, "never answered");
}

void
cmd_show_requests(const json_t *view)
{
	const json_t *list = json_object_get(view, "requests");

	if (json_array_size(list) == 0)
		return;
	cmd_show_heading("Tests that were asked for");
	for (size_t i = 0; i < json_array_size(list); i++) {
		print_request(json_array_get(list, i));
		print_state(json_array_get(list, i));
	}
}
