/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/rebuild_text.h"

#include "triage/cmd/out.h"
#include "triage/cmd/wrap.h"
#include "triage/json_get.h"
#include "triage/safe.h"

enum { INDENT = 2, DEEP = 4 };

static json_int_t
number(const json_t *object, const char *key)
{
	return json_integer_value(json_object_get(object, key));
}

static void
print_counts(const json_t *preview, const char *key)
{
	const json_t *counts = json_object_get(preview, key);
	json_int_t changed = number(counts, "changed");

	cmd_out_printf("%-8s %8" JSON_INTEGER_FORMAT " → %" JSON_INTEGER_FORMAT
		       ": %" JSON_INTEGER_FORMAT " added, %" JSON_INTEGER_FORMAT
		       " removed",
		       key, number(counts, "before"), number(counts, "after"),
		       number(counts, "added"), number(counts, "removed"));
	if (json_object_get(counts, "changed") != NULL)
		cmd_out_printf(", %" JSON_INTEGER_FORMAT " changed", changed);
	cmd_out_text("\n");
}

static void
print_move(const char *before, const char *after)
{
	cmd_out_paint(cmd_role_of_status(before), before);
	cmd_out_text(" → ");
	cmd_out_paint(cmd_role_of_status(after), after);
}

static void
print_statuses(const json_t *preview)
{
	const json_t *list = json_object_get(preview, "statuses");

	for (size_t i = 0; i < json_array_size(list); i++) {
		const json_t *row = json_array_get(list, i);

		cmd_out_printf(i == 0 ? "\nStatus\n%6" JSON_INTEGER_FORMAT "  "
				      : "%6" JSON_INTEGER_FORMAT "  ",
			       number(row, "reports"));
		print_move(ktt_json_text(row, "before"),
			   ktt_json_text(row, "after"));
		cmd_out_text("\n");
	}
}

/* "metric: a → b", texts bare and the rest as JSON. */
static char *
value_text(const json_t *value)
{
	char *dump, *copy;

	if (json_is_string(value))
		return g_strdup(json_string_value(value));
	if (value == NULL || json_is_null(value))
		return g_strdup("nothing");
	dump = json_dumps(value, JSON_ENCODE_ANY | JSON_REAL_PRECISION(6));
	copy = g_strdup(dump);
	free(dump);
	return copy;
}

static void
print_fields(const json_t *before, const json_t *after)
{
	const char *key;
	json_t *value;

	json_object_foreach((json_t *)after, key, value)
	{
		g_autofree char *old = value_text(json_object_get(before, key));
		g_autofree char *new = value_text(value);
		g_autofree char *text =
			g_strdup_printf("%s: %s → %s", key, old, new);

		cmd_wrap_field("", DEEP, CMD_ROLE_PLAIN, text);
	}
}

static void
print_change(const json_t *change)
{
	const json_t *before = json_object_get(change, "before");
	const json_t *after = json_object_get(change, "after");
	const char *subject = ktt_json_text(change, "subject");
	g_autofree char *safe =
		ktt_safe_text(subject ? subject : "", -1, KTT_SAFE_LINE);

	cmd_out_paint(CMD_ROLE_STRONG, ktt_json_text(change, "id"));
	cmd_out_printf("  %s\n", safe);
	cmd_wrap_field("", DEEP, CMD_ROLE_FAINT,
		       ktt_json_text(change, "message_id"));
	if (json_is_null(before))
		cmd_wrap_field("", DEEP, CMD_ROLE_GOOD, "would be added");
	else if (json_is_null(after))
		cmd_wrap_field("", DEEP, CMD_ROLE_BAD, "would be removed");
	else
		print_fields(before, after);
}

static void
print_event(const json_t *event)
{
	gboolean added = !g_strcmp0(ktt_json_text(event, "change"), "added");
	g_autofree char *rule =
		g_strdup_printf("%s, rule %s", ktt_json_text(event, "type"),
				ktt_json_text(event, "rule"));
	g_autofree char *quoted =
		g_strdup_printf("“%s”", ktt_json_text(event, "evidence"));

	cmd_wrap_field(added ? "+" : "−", INDENT,
		       added ? CMD_ROLE_GOOD : CMD_ROLE_BAD, rule);
	cmd_wrap_field("", DEEP, CMD_ROLE_PLAIN, quoted);
	cmd_wrap_field("", DEEP, CMD_ROLE_FAINT,
		       ktt_json_text(event, "message_id"));
}

static void
print_list(const json_t *preview, const char *key, const char *title,
	   json_int_t all, void (*print)(const json_t *item))
{
	const json_t *list = json_object_get(preview, key);
	json_int_t size = (json_int_t)json_array_size(list);

	if (size == 0)
		return;
	cmd_out_printf("\n%s\n", title);
	for (json_int_t i = 0; i < size; i++)
		print(json_array_get(list, (size_t)i));
	if (all > size)
		cmd_out_printf("  and %" JSON_INTEGER_FORMAT " more (--all)\n",
			       all - size);
}

static json_int_t
sum(const json_t *preview, const char *key)
{
	const json_t *counts = json_object_get(preview, key);

	return number(counts, "added") + number(counts, "removed") +
	       number(counts, "changed");
}

void
cmd_rebuild_text(const json_t *preview)
{
	json_int_t reports = sum(preview, "reports");
	json_int_t events = sum(preview, "events");

	if (reports + events + sum(preview, "links") == 0) {
		cmd_out_text("A rebuild would change nothing.\n");
		return;
	}
	print_counts(preview, "reports");
	print_counts(preview, "events");
	print_counts(preview, "links");
	print_statuses(preview);
	print_list(preview, "changes", "Reports", reports, print_change);
	print_list(preview, "event_changes", "Events", events, print_event);
}
