/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/show_text.h"

#include <math.h>
#include <string.h>

#include "triage/cmd/cells.h"
#include "triage/cmd/out.h"
#include "triage/cmd/show_part.h"
#include "triage/cmd/wrap.h"
#include "triage/json_get.h"
#include "triage/next.h"
#include "triage/url.h"

enum { LABEL = 10 }; /* columns of the labels */

static void
field(const char *label, const char *text)
{
	cmd_wrap_field(label, LABEL, CMD_ROLE_PLAIN, text);
}

/* "a · b", leaving out what is not there. */
static void
append_item(GString *out, const char *item)
{
	if (item == NULL || *item == '\0')
		return;
	if (out->len > 0)
		g_string_append(out, " · ");
	g_string_append(out, item);
}

static char *
headline_of(const json_t *view)
{
	const json_t *report = json_object_get(view, "report");
	const json_t *headline = json_object_get(report, "headline");
	double change = ktt_json_number(headline, "change");
	const char *metric = ktt_json_text(headline, "metric");
	g_autofree char *number = NULL;

	if (metric == NULL)
		return g_strdup(ktt_json_text(view, "subject"));
	if (isnan(change))
		change = ktt_json_number(headline, "percent");
	number = cmd_cell_change(change);
	return g_strdup_printf("%s %s", number, metric);
}

/* Confidence and size are two things and get two words. */
static char *
strength_words(const json_t *view)
{
	double strength = ktt_json_number(view, "strength");
	g_autofree char *spread =
		cmd_cell_number(ktt_json_number(view, "stddev"), 2);
	g_autofree char *number = cmd_cell_number(strength, 3);

	if (isnan(strength))
		return NULL;
	return g_strdup_printf("%s (%s times the spread of %s%%)",
			       ktt_json_text(view, "strength_word"), number,
			       spread);
}

static char *
tree_of(const json_t *report)
{
	const char *tree = ktt_json_text(report, "tree");
	const char *branch = ktt_json_text(report, "branch");

	if (tree == NULL || branch == NULL)
		return g_strdup(tree);
	return g_strdup_printf("%s:%s", tree, branch);
}

static void
print_head(const json_t *view)
{
	const json_t *report = json_object_get(view, "report");
	g_autofree char *headline = headline_of(view);
	g_autofree char *strength = strength_words(view);
	g_autofree char *tree = tree_of(report);
	g_autoptr(GString) line = g_string_new(NULL);
	const char *direction = ktt_json_text(report, "direction");

	cmd_wrap_field(ktt_json_text(view, "id"), LABEL,
		       direction ? cmd_role_of_direction(direction)
				 : CMD_ROLE_STRONG,
		       headline);
	append_item(line, ktt_json_text(report, "class"));
	append_item(line, direction);
	append_item(line, strength);
	append_item(line, tree);
	append_item(line, ktt_json_text(report, "component"));
	if (json_is_true(json_object_get(view, "reconstructed")))
		append_item(line, "reconstructed from quotes");
	if (json_is_true(json_object_get(view, "watched")))
		append_item(line, "watched");
	field("", line->str);
	cmd_out_text("\n");
}

char *
cmd_show_person(const json_t *from)
{
	const char *name = ktt_json_text(from, "name");
	const char *address = ktt_json_text(from, "address");

	if (name != NULL && *name != '\0')
		return g_strdup(name);
	return g_strdup(address ? address : "somebody");
}

static void
print_evidence(const json_t *view)
{
	const json_t *reason = json_object_get(view, "reason");
	const char *evidence = ktt_json_text(reason, "evidence");
	g_autofree char *person =
		cmd_show_person(json_object_get(reason, "from"));
	g_autofree char *date = cmd_cell_date(ktt_json_text(reason, "date"));
	g_autofree char *text = NULL;

	if (!json_is_object(reason))
		return;
	if (evidence != NULL && *evidence != '\0')
		text = g_strdup_printf("“%s” — %s, %s", evidence, person, date);
	else
		text = g_strdup_printf("by %s, %s", person, date);
	field("", text);
}

static void
print_flags(const json_t *view)
{
	static const struct {
		const char *flag, *words;
	} rows[] = {
		{"contradicted", "contradicted: newer facts of the robot speak "
				 "against it"},
		{"disputed", "disputed: people say different things"},
		{"claim", "claim: a stranger says that it is closed"},
		{"reopened", "reopened: it is still there after a fix"},
		{"contents", "its Message-ID came with two different texts"},
	};
	const json_t *flags = json_object_get(view, "flags");

	for (size_t i = 0; i < json_array_size(flags); i++) {
		const char *flag = json_string_value(json_array_get(flags, i));
		const char *words = flag;

		for (guint j = 0; j < G_N_ELEMENTS(rows); j++)
			if (g_strcmp0(rows[j].flag, flag) == 0)
				words = rows[j].words;
		cmd_wrap_field("", LABEL, CMD_ROLE_WAITING, words);
	}
}

/* "fix-tested: a fix helps, since 2026-06-26 (2 weeks ago)" */
static char *
status_words(const json_t *view, const char *status, gint64 now)
{
	const char *since = ktt_json_text(view, "status_since");
	const char *why = ktt_json_inner(view, "reason", "text");
	GString *out = g_string_new(status);

	if (why != NULL && strcmp(why, status) != 0)
		g_string_append_printf(out, ": %s", why);
	if (since != NULL) {
		g_autofree char *date = cmd_cell_date(since);
		g_autofree char *ago = cmd_cell_ago(since, now);

		g_string_append_printf(out, ", since %s (%s)", date, ago);
	}
	return g_string_free(out, FALSE);
}

/* Only the word itself is painted; it begins the first line. */
static void
print_status(const json_t *view, const struct cmd_show_options *options)
{
	const char *status = ktt_json_text(view, "status");
	g_autofree char *text = status_words(view, status, options->now);
	g_autoptr(GPtrArray) lines =
		cmd_wrap_lines(text, cmd_wrap_width() - LABEL);
	const char *first = lines->pdata[0];

	cmd_out_paint(CMD_ROLE_FAINT, "Status    ");
	cmd_out_paint(cmd_role_of_status(status), status);
	cmd_out_printf("%s\n", first + strlen(status));
	for (guint i = 1; i < lines->len; i++)
		field("", lines->pdata[i]);
	print_evidence(view);
	print_flags(view);
	field("Next", ktt_next_words(ktt_next_of_view(view)));
}

/* A commit, an address, or the Message-ID of the patch. */
static char *
fix_text(const char *fix, const char *archive)
{
	if (fix == NULL || strstr(fix, "://") != NULL ||
	    strchr(fix, '@') == NULL)
		return g_strdup(fix);
	return ktt_url_of_mail(archive, fix);
}

static void
print_fix(const json_t *view, const struct cmd_show_options *options)
{
	double recovery = ktt_json_number(view, "recovery");
	g_autoptr(GString) line = g_string_new(NULL);
	g_autofree char *fix =
		fix_text(ktt_json_text(view, "fix"), options->archive);
	g_autofree char *share = NULL;

	append_item(line, fix);
	if (!isnan(recovery)) {
		share = g_strdup_printf("a tested fix wins back %.0f%% of "
					"the change",
					recovery * 100);
		append_item(line, share);
	}
	field("Fix", line->str);
}

static void
print_commit(const json_t *view)
{
	const json_t *commit =
		json_object_get(json_object_get(view, "report"), "commit");
	g_autofree char *id = cmd_cell_commit(ktt_json_text(commit, "id"), 12);
	const char *title = ktt_json_text(commit, "title");
	g_autofree char *text = NULL;

	if (!json_is_object(commit))
		return;
	text = title ? g_strdup_printf("%s (“%s”)", id, title) : g_strdup(id);
	/* The robot's bisection can be wrong: found, not guilty. */
	field("Bisected", text);
}

static void
print_test(const json_t *view)
{
	const json_t *report = json_object_get(view, "report");
	const char *testcase = ktt_json_text(report, "testcase");
	const char *machine = ktt_json_text(report, "test_machine");
	g_autofree char *text = NULL;

	if (testcase != NULL && machine != NULL)
		text = g_strdup_printf("%s on %s", testcase, machine);
	else
		text = g_strdup(testcase ? testcase : machine);
	field("Test", text);
}

static void
print_parameters(const json_t *view)
{
	json_t *pairs =
		json_object_get(json_object_get(view, "report"), "parameters");
	g_autoptr(GString) line = g_string_new(NULL);
	const char *name;
	json_t *value;

	json_object_foreach(pairs, name, value)
	{
		/* Values have blanks: the pair stays together. */
		g_string_append_printf(line, "%s%s=%s",
				       line->len > 0 ? " " : "", name,
				       json_string_value(value));
	}
	field("With", line->str);
}

static void
print_reported(const json_t *view, const struct cmd_show_options *options)
{
	const char *date = ktt_json_text(view, "date");
	const char *updated = ktt_json_text(view, "updated");
	g_autofree char *day = cmd_cell_date(date);
	g_autofree char *ago = cmd_cell_ago(date, options->now);
	g_autofree char *last = cmd_cell_date(updated);
	json_int_t replies =
		json_integer_value(json_object_get(view, "replies"));
	g_autoptr(GString) line = g_string_new(NULL);

	if (date != NULL)
		g_string_append_printf(line, "%s (%s)", day, ago);
	if (replies == 0)
		append_item(line, "nobody has answered");
	else
		g_string_append_printf(
			line,
			" · %" JSON_INTEGER_FORMAT " %s, the last mail %s",
			replies, replies == 1 ? "reply" : "replies", last);
	field("Reported", line->str);
}

static void
print_people(const json_t *view)
{
	const json_t *notes = json_object_get(view, "notes");

	field("Owner", ktt_json_text(view, "owner"));
	for (size_t i = 0; i < json_array_size(notes); i++) {
		const json_t *note = json_array_get(notes, i);
		g_autofree char *date =
			cmd_cell_date(ktt_json_text(note, "date"));
		g_autofree char *text = g_strdup_printf(
			"%s — %s, %s", ktt_json_text(note, "text"),
			ktt_json_text(note, "who"), date);

		field(i == 0 ? "Notes" : "", text);
	}
}

static void
print_failures(const json_t *view, const struct cmd_show_options *options)
{
	const json_t *list =
		json_object_get(json_object_get(view, "report"), "failures");
	size_t size = json_array_size(list), most = options->all ? size : 5;

	for (size_t i = 0; i < MIN(size, most); i++)
		field(i == 0 ? "Fails" : "",
		      json_string_value(json_array_get(list, i)));
	if (size > most) {
		g_autofree char *more =
			g_strdup_printf("and %zu more (--all)", size - most);

		cmd_wrap_field("", LABEL, CMD_ROLE_FAINT, more);
	}
}

static void
print_weight(const json_t *view)
{
	const json_t *parts = json_object_get(view, "weight_parts");
	g_autofree char *sum =
		cmd_cell_number(ktt_json_number(view, "weight"), 3);
	g_autoptr(GString) line = g_string_new(sum);

	if (json_array_size(parts) == 0)
		return;
	for (size_t i = 0; i < json_array_size(parts); i++) {
		const json_t *part = json_array_get(parts, i);
		g_autofree char *points =
			cmd_cell_number(ktt_json_number(part, "points"), 3);

		g_string_append_printf(line, "%s%s %s", i == 0 ? " = " : " + ",
				       ktt_json_text(part, "part"), points);
	}
	field("Weight", line->str);
}

static void
print_link(const json_t *view, const struct cmd_show_options *options)
{
	g_autofree char *url = ktt_url_of_mail(
		options->archive, ktt_json_text(view, "message_id"));

	cmd_out_paint(CMD_ROLE_FAINT, "Mail      ");
	cmd_out_paint(CMD_ROLE_LINK, url);
	cmd_out_text("\n");
}

void
cmd_show_text(const json_t *view, const struct cmd_show_options *options)
{
	print_head(view);
	print_status(view, options);
	print_fix(view, options);
	cmd_show_commits(view, options, LABEL);
	print_commit(view);
	print_reported(view, options);
	print_people(view);
	print_test(view);
	print_parameters(view);
	print_failures(view, options);
	print_weight(view);
	print_link(view, options);
	cmd_show_metrics(view, options);
	cmd_show_further(view, options);
	cmd_show_requests(view);
	cmd_show_thread(view, options);
	cmd_show_relatives(view, options);
}
