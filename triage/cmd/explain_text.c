/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/explain_text.h"

#include <math.h>
#include <string.h>

#include "triage/cmd/cells.h"
#include "triage/cmd/out.h"
#include "triage/cmd/show_part.h"
#include "triage/cmd/wrap.h"
#include "triage/json_get.h"
#include "triage/safe.h"

enum { INDENT = 4 };

static void
line(enum cmd_role role, const char *text)
{
	cmd_wrap_field("", INDENT, role, text);
}

static void
print_evidence(const json_t *event)
{
	const char *evidence = ktt_json_text(event, "evidence");
	g_autofree char *text = NULL;

	if (evidence == NULL || *evidence == '\0')
		return;
	text = g_strdup_printf("“%s”", evidence);
	line(CMD_ROLE_PLAIN, text);
}

/* What the mail was found by: its strongest link. */
static const json_t *
link_of(const json_t *view, const char *message_id)
{
	const json_t *links = json_object_get(view, "links");
	const json_t *best = NULL;

	for (size_t i = 0; message_id && i < json_array_size(links); i++) {
		const json_t *link = json_array_get(links, i);

		if (strcmp(ktt_json_text(link, "message_id"), message_id) != 0)
			continue;
		if (best == NULL || ktt_json_number(link, "strength") >
					    ktt_json_number(best, "strength"))
			best = link;
	}
	return best;
}

static void
append_number(GString *out, const char *word, double number)
{
	if (!isnan(number))
		g_string_append_printf(out, ", %s %.2f", word, number);
}

static void
print_rule(const json_t *event)
{
	const char *rule = ktt_json_text(event, "rule");
	g_autoptr(GString) out = g_string_new(NULL);

	if (rule == NULL)
		return;
	g_string_append_printf(out, "rule %s", rule);
	append_number(out, "confidence", ktt_json_number(event, "confidence"));
	line(CMD_ROLE_FAINT, out->str);
}

/* Once for all that the mail does: which one it is, and why it counts here. */
static void
print_mail(const json_t *view, const char *message_id)
{
	const json_t *link = link_of(view, message_id);
	g_autoptr(GString) out = g_string_new(NULL);

	line(CMD_ROLE_FAINT, message_id);
	if (link == NULL)
		return;
	g_string_append_printf(out, "belongs here by %s",
			       ktt_json_text(link, "key"));
	append_number(out, "strength", ktt_json_number(link, "strength"));
	line(CMD_ROLE_FAINT, out->str);
}

static void
print_names(const json_t *event)
{
	const json_t *commit = json_object_get(event, "commit");
	const char *id = ktt_json_text(commit, "id");
	const char *title = ktt_json_text(commit, "title");
	const char *result = ktt_json_text(event, "result");
	const char *command = ktt_json_text(event, "command");
	double recovery = ktt_json_number(event, "recovery");
	g_autoptr(GString) out = g_string_new(NULL);

	if (id != NULL || title != NULL)
		g_string_append_printf(out, "commit %.12s%s%s", id ? id : "",
				       id && title ? " " : "",
				       title ? title : "");
	if (ktt_json_text(event, "link") != NULL)
		g_string_append_printf(out, "%slink %s", out->len ? "; " : "",
				       ktt_json_text(event, "link"));
	if (result != NULL)
		g_string_append_printf(out, "%sresult %s", out->len ? "; " : "",
				       result);
	cmd_show_recovery(out, recovery, ktt_json_number(event, "spread"));
	if (command != NULL)
		g_string_append_printf(out, "%s%s", out->len ? "; " : "",
				       command);
	line(CMD_ROLE_PLAIN, out->str);
}

/* Several may have moved it; the last one is the reason. */
static gboolean
is_reason(const json_t *view, const json_t *event)
{
	const json_t *reason = json_object_get(view, "reason");

	return json_is_true(json_object_get(event, "decided")) &&
	       g_strcmp0(ktt_json_text(reason, "event"),
			 ktt_json_text(event, "type")) == 0 &&
	       g_strcmp0(ktt_json_text(reason, "date"),
			 ktt_json_text(event, "date")) == 0 &&
	       g_strcmp0(ktt_json_text(reason, "message_id"),
			 ktt_json_text(event, "message_id")) == 0;
}

/* Worth a line only where it matters. */
static void
print_without(const json_t *view, const json_t *event)
{
	const char *without = ktt_json_text(event, "without");

	if (g_strcmp0(without, ktt_json_text(view, "status")) == 0)
		return;
	cmd_out_printf("%*swithout it the report would be ", INDENT, "");
	cmd_out_paint(cmd_role_of_status(without), without);
	cmd_out_text("\n");
}

static void
print_change(const json_t *view, const json_t *event)
{
	const char *before = ktt_json_text(event, "before");
	const char *after = ktt_json_text(event, "after");
	const char *changed = ktt_json_text(event, "changed");

	if (before == NULL || after == NULL)
		return;
	cmd_out_printf("%*s", INDENT, "");
	if (strcmp(before, after) == 0) {
		cmd_out_paint(CMD_ROLE_FAINT, "changes nothing");
	} else {
		cmd_out_printf("%s → ", before);
		cmd_out_paint(cmd_role_of_status(after), after);
		if (changed != NULL && strcmp(changed, after) != 0)
			cmd_out_printf(": %s", changed);
	}
	if (is_reason(view, event))
		cmd_out_paint(CMD_ROLE_STRONG, "  ← decided");
	cmd_out_text("\n");
	print_without(view, event);
}

static gboolean
same_mail(const json_t *event, const json_t *other)
{
	const char *message_id = ktt_json_text(event, "message_id");

	return message_id != NULL &&
	       g_strcmp0(message_id, ktt_json_text(other, "message_id")) == 0;
}

/* A mail that does several things is told of once, at the first of them. */
static void
print_head(const json_t *view, const json_t *event, gboolean again)
{
	g_autofree char *date = cmd_cell_date(ktt_json_text(event, "date"));
	g_autofree char *person =
		cmd_show_person(json_object_get(event, "from"));
	g_autofree char *safe = ktt_safe_text(person, -1, KTT_SAFE_LINE);

	cmd_out_printf("\n%*s  ", (int)strlen(date), again ? "" : date);
	cmd_out_paint(CMD_ROLE_MOVING, ktt_json_text(event, "type"));
	if (again) {
		cmd_out_text("  in the same mail\n");
		return;
	}
	cmd_out_printf("  %s (%s)\n", safe, ktt_json_text(event, "sender"));
	print_mail(view, ktt_json_text(event, "message_id"));
}

static void
print_event(const json_t *view, const json_t *event, gboolean again)
{
	print_head(view, event, again);
	print_evidence(event);
	print_names(event);
	print_rule(event);
	print_change(view, event);
}

void
cmd_explain_report(const json_t *view)
{
	const json_t *events = json_object_get(view, "events");
	const char *status = ktt_json_text(view, "status");
	g_autofree char *date = cmd_cell_date(ktt_json_text(view, "date"));

	cmd_out_paint(CMD_ROLE_STRONG, ktt_json_text(view, "id"));
	cmd_out_text("  ");
	cmd_out_paint(cmd_role_of_status(status), status);
	cmd_out_printf("  reported %s\n", date);
	if (json_array_size(events) == 0)
		line(CMD_ROLE_PLAIN, "No mail says anything about it, so it "
				     "has the status that reports begin "
				     "with.");
	for (size_t i = 0; i < json_array_size(events); i++)
		print_event(view, json_array_get(events, i),
			    i > 0 && same_mail(json_array_get(events, i),
					       json_array_get(events, i - 1)));
	cmd_show_requests(view);
}

static void
print_effect(const json_t *effect)
{
	const char *before = ktt_json_text(effect, "before");
	const char *after = ktt_json_text(effect, "after");
	const char *subject = ktt_json_text(effect, "subject");
	g_autofree char *safe =
		ktt_safe_text(subject ? subject : "", -1, KTT_SAFE_LINE);

	cmd_out_text("\n");
	cmd_out_paint(CMD_ROLE_STRONG, ktt_json_text(effect, "id"));
	cmd_out_printf("  %s\n%*sby %s: ", safe, INDENT, "",
		       ktt_json_text(effect, "key"));
	if (g_strcmp0(before, after) == 0) {
		cmd_out_printf("it stays %s\n", after);
		return;
	}
	cmd_out_printf("%s → ", before ? before : "not there");
	cmd_out_paint(cmd_role_of_status(after), after);
	cmd_out_text("\n");
}

static void
print_effects(const json_t *effects)
{
	if (effects == NULL)
		return;
	if (json_array_size(effects) == 0) {
		cmd_out_text("\n");
		line(CMD_ROLE_PLAIN, "It would belong to no report of the "
				     "database.");
	}
	for (size_t i = 0; i < json_array_size(effects); i++)
		print_effect(json_array_get(effects, i));
}

void
cmd_explain_mail(const json_t *message)
{
	const json_t *events = json_object_get(message, "events");
	g_autofree char *subject = ktt_safe_text(
		ktt_json_text(message, "subject"), -1, KTT_SAFE_LINE);

	cmd_out_paint(CMD_ROLE_STRONG, ktt_json_text(message, "kind"));
	cmd_out_printf("  %s\n", subject);
	line(CMD_ROLE_FAINT, ktt_json_text(message, "message_id"));
	if (json_array_size(events) == 0)
		line(CMD_ROLE_PLAIN, "It does nothing to a report.");
	for (size_t i = 0; i < json_array_size(events); i++) {
		const json_t *event = json_array_get(events, i);

		cmd_out_text("\n");
		cmd_out_paint(CMD_ROLE_MOVING, ktt_json_text(event, "type"));
		cmd_out_text("\n");
		print_evidence(event);
		print_names(event);
		print_rule(event);
	}
	print_effects(json_object_get(message, "effects"));
}
