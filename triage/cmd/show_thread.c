/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/cmd/cells.h"
#include "triage/cmd/out.h"
#include "triage/cmd/show_part.h"
#include "triage/cmd/table.h"
#include "triage/cmd/wrap.h"
#include "triage/json_get.h"

enum { DEEPEST = 8, FEW = 5, MANY_MAILS = 20 };

void
cmd_show_heading(const char *text)
{
	cmd_out_text("\n");
	if (text == NULL || *text == '\0')
		return;
	cmd_out_paint(CMD_ROLE_STRONG, text);
	cmd_out_text("\n");
}

static void
print_more(size_t hidden, const char *what)
{
	g_autofree char *text = NULL;

	if (hidden == 0)
		return;
	text = g_strdup_printf("  %zu more %s%s: --all\n", hidden, what,
			       hidden == 1 ? "" : "s");
	cmd_out_paint(CMD_ROLE_FAINT, text);
}

static size_t
shown_of(size_t size, size_t most, const struct cmd_show_options *options)
{
	return options->all ? size : MIN(size, most);
}

static void
print_seen(const json_t *report)
{
	const json_t *seen = json_object_get(report, "also_seen_on");

	for (size_t i = 0; i < json_array_size(seen); i++) {
		const json_t *item = json_array_get(seen, i);
		const char *branch = ktt_json_text(item, "branch");
		g_autofree char *commit =
			cmd_cell_commit(ktt_json_text(item, "commit"), 12);
		g_autofree char *text = g_strdup_printf(
			"%s on %s%s%s %s", ktt_json_text(item, "state"),
			ktt_json_text(item, "tree"), branch ? "/" : "",
			branch ? branch : "", commit);
		const struct cmd_column column = {"", FALSE, 20, FALSE};
		struct cmd_table *out =
			cmd_table_new(&column, 1, cmd_out_width());

		cmd_table_set_headings(out, FALSE);
		cmd_table_cell(out, text, CMD_ROLE_PLAIN);
		cmd_table_print(out, 2);
		cmd_table_free(out);
	}
}

/* The box gives no sign where the word gives the direction. */
static char *
also_text(const json_t *item)
{
	g_autofree char *percent =
		cmd_cell_change(ktt_json_number(item, "percent"));
	const char *direction = ktt_json_text(item, "direction");

	return g_strdup_printf("%s %s", percent + (*percent == '+' ? 1 : 0),
			       direction ? direction : "");
}

void
cmd_show_further(const json_t *view, const struct cmd_show_options *options)
{
	static const struct cmd_column columns[] = {
		{"METRIC", FALSE, 24, FALSE},
		{"CHANGE", FALSE, 0, FALSE},
		{"MACHINE", FALSE, 12, FALSE},
	};
	const json_t *report = json_object_get(view, "report");
	const json_t *also = json_object_get(report, "also");
	const json_t *seen = json_object_get(report, "also_seen_on");
	size_t size = json_array_size(also),
	       most = shown_of(size, FEW, options);
	struct cmd_table *out;

	if (size + json_array_size(seen) == 0)
		return;
	cmd_show_heading("Further tests");
	out = cmd_table_new(columns, G_N_ELEMENTS(columns), cmd_out_width());
	cmd_table_set_headings(out, FALSE);
	for (size_t i = 0; i < most; i++) {
		const json_t *item = json_array_get(also, i);
		g_autofree char *change = also_text(item);

		cmd_table_row(out);
		cmd_table_cell(out, ktt_json_text(item, "metric"),
			       CMD_ROLE_PLAIN);
		cmd_table_cell(out, change,
			       cmd_role_of_direction(
				       ktt_json_text(item, "direction")));
		cmd_table_cell(out, ktt_json_text(item, "test_machine"),
			       CMD_ROLE_FAINT);
	}
	if (most > 0)
		cmd_table_print(out, 2);
	cmd_table_free(out);
	print_more(size - most, "test");
	print_seen(report);
}

static char *
branch_text(const json_t *mail, gboolean branch)
{
	g_autofree char *person =
		cmd_show_person(json_object_get(mail, "from"));

	if (g_strcmp0(ktt_json_text(mail, "kind"), "ghost") == 0)
		return g_strdup_printf("%s(not received)", branch ? "└ " : "");
	return g_strdup_printf("%s%s", branch ? "└ " : "", person);
}

static void
add_person(struct cmd_table *out, const json_t *mail)
{
	json_int_t depth = json_integer_value(json_object_get(mail, "depth"));
	g_autofree char *text = branch_text(mail, depth > 0);
	guint indent = depth > 0 ? 2 * ((guint)MIN(depth, DEEPEST) - 1) : 0;

	cmd_table_cell_indented(out, indent, text, CMD_ROLE_PLAIN);
}

/* One mail may say several things. */
static char *
events_text(const json_t *mail)
{
	const json_t *events = json_object_get(mail, "events");
	GString *out = g_string_new(NULL);

	if (g_strcmp0(ktt_json_text(mail, "kind"), "report") == 0)
		g_string_append(out, "report");
	for (size_t i = 0; i < json_array_size(events); i++)
		g_string_append_printf(
			out, "%s%s", out->len > 0 ? ", " : "",
			json_string_value(json_array_get(events, i)));
	return g_string_free(out, FALSE);
}

/* What ties it to the report, where the threading of mail does not. */
static const char *
odd_link(const json_t *view, const char *message_id)
{
	const json_t *links = json_object_get(view, "links");
	const char *key = NULL;

	/* The strongest comes first. */
	for (size_t i = 0; i < json_array_size(links); i++) {
		const json_t *link = json_array_get(links, i);

		if (g_strcmp0(ktt_json_text(link, "message_id"), message_id))
			continue;
		key = ktt_json_text(link, "key");
		if (g_strcmp0(key, "references") == 0 ||
		    g_strcmp0(key, "thread") == 0 ||
		    g_strcmp0(key, "self") == 0)
			return NULL;
		return key;
	}
	return NULL;
}

/* "←": this one decided. */
static char *
remark_text(const json_t *view, const json_t *mail)
{
	const char *id = ktt_json_text(mail, "message_id");
	const char *key = odd_link(view, id);
	gboolean decided =
		id != NULL &&
		g_strcmp0(ktt_json_inner(view, "reason", "message_id"), id) ==
			0;

	return g_strdup_printf("%s%s%s%s", decided ? "←" : "",
			       decided && key ? " " : "", key ? "by " : "",
			       key ? key : "");
}

void
cmd_show_thread(const json_t *view, const struct cmd_show_options *options)
{
	static const struct cmd_column columns[] = {
		{"DATE", FALSE, 0, FALSE},
		{"FROM", FALSE, 20, FALSE},
		{"EVENTS", FALSE, 12, FALSE},
		{"REMARK", FALSE, 0, TRUE},
	};
	const json_t *thread = json_object_get(view, "thread");
	size_t size = json_array_size(thread);
	size_t most = shown_of(size, MANY_MAILS, options);
	struct cmd_table *out;

	if (size < 2)
		return;
	cmd_show_heading("Thread");
	out = cmd_table_new(columns, G_N_ELEMENTS(columns), cmd_out_width());
	cmd_table_set_headings(out, FALSE);
	for (size_t i = 0; i < most; i++) {
		const json_t *mail = json_array_get(thread, i);
		g_autofree char *date =
			cmd_cell_date(ktt_json_text(mail, "date"));
		g_autofree char *events = events_text(mail);
		g_autofree char *remark = remark_text(view, mail);

		cmd_table_row(out);
		cmd_table_cell(out, date, CMD_ROLE_FAINT);
		add_person(out, mail);
		cmd_table_cell(out, events, CMD_ROLE_MOVING);
		cmd_table_cell(out, remark, CMD_ROLE_FAINT);
	}
	cmd_table_print(out, 2);
	cmd_table_free(out);
	print_more(size - most, "mail");
}

/* Losses and gains of one commit are weighed together. */
static void
dossier_heading(const json_t *dossier)
{
	static const char *const words[] = {"regression", "improvement"};
	g_autoptr(GString) text = g_string_new("Other reports of this commit");
	gboolean any = FALSE;

	for (guint w = 0; w < G_N_ELEMENTS(words); w++) {
		guint count = 0;

		for (size_t i = 0; i < json_array_size(dossier); i++)
			count += !g_strcmp0(
				ktt_json_text(json_array_get(dossier, i),
					      "direction"),
				words[w]);
		if (count > 0)
			g_string_append_printf(text, "%s %u %s%s",
					       any ? "," : ":", count, words[w],
					       count == 1 ? "" : "s");
		any |= count > 0;
	}
	cmd_show_heading(text->str);
}

static void
print_dossier(const json_t *dossier, const struct cmd_show_options *options)
{
	static const struct cmd_column columns[] = {
		{"ID", FALSE, 0, FALSE},      {"DATE", FALSE, 0, FALSE},
		{"STATUS", FALSE, 0, FALSE},  {"CHANGE", TRUE, 0, FALSE},
		{"METRIC", FALSE, 20, FALSE},
	};
	size_t size = json_array_size(dossier);
	size_t most = shown_of(size, FEW, options);
	struct cmd_table *out =
		cmd_table_new(columns, G_N_ELEMENTS(columns), cmd_out_width());

	cmd_table_set_headings(out, FALSE);
	for (size_t i = 0; i < most; i++) {
		const json_t *item = json_array_get(dossier, i);
		const char *status = ktt_json_text(item, "status");
		g_autofree char *date =
			cmd_cell_date(ktt_json_text(item, "date"));
		g_autofree char *change =
			cmd_cell_change(ktt_json_number(item, "change"));

		cmd_table_row(out);
		cmd_table_cell(out, ktt_json_text(item, "id"), CMD_ROLE_STRONG);
		cmd_table_cell(out, date, CMD_ROLE_PLAIN);
		cmd_table_cell(out, status, cmd_role_of_status(status));
		cmd_table_cell(out, change,
			       cmd_role_of_direction(
				       ktt_json_text(item, "direction")));
		cmd_table_cell(out,
			       ktt_json_text(item, "metric")
				       ? ktt_json_text(item, "metric")
				       : ktt_json_text(item, "class"),
			       CMD_ROLE_PLAIN);
	}
	cmd_table_print(out, 2);
	cmd_table_free(out);
	print_more(size - most, "report");
}

static json_int_t
sum_of(const json_t *history, const char *key)
{
	json_int_t sum = 0;

	for (size_t i = 0; i < json_array_size(history); i++)
		sum += json_integer_value(
			json_object_get(json_array_get(history, i), key));
	return sum;
}

static void
print_history(const json_t *history)
{
	g_autoptr(GString) text = g_string_new(NULL);
	g_autoptr(GPtrArray) lines = NULL;
	json_int_t total = sum_of(history, "reports");

	if (total == 0)
		return;
	g_string_printf(text,
			"This test and metric before: %" JSON_INTEGER_FORMAT
			" %s",
			total, total == 1 ? "report" : "reports");
	for (size_t i = 0; i < json_array_size(history); i++) {
		const json_t *item = json_array_get(history, i);

		g_string_append_printf(
			text, "%s %" JSON_INTEGER_FORMAT " %s",
			i == 0 ? ":" : ",",
			json_integer_value(json_object_get(item, "reports")),
			ktt_json_text(item, "status"));
	}
	g_string_append_printf(
		text, "; %" JSON_INTEGER_FORMAT " of them on this machine",
		sum_of(history, "same_machine"));
	lines = cmd_wrap_lines(text->str, cmd_wrap_width());
	cmd_out_text("\n");
	for (guint i = 0; i < lines->len; i++)
		cmd_out_printf("%s\n", (char *)lines->pdata[i]);
}

void
cmd_show_relatives(const json_t *view, const struct cmd_show_options *options)
{
	const json_t *dossier = json_object_get(view, "dossier");

	if (json_array_size(dossier) > 0) {
		dossier_heading(dossier);
		print_dossier(dossier, options);
	}
	print_history(json_object_get(view, "history"));
}
