/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The samples of corpus/ use what the tables hold: every rule fires on one of
 * them, every kind of event, class of report and warning occurs. What comes
 * out of a sample is the business of corpus-loop.c.
 */
#include <glib.h>

#include "parser/formats_table.h"
#include "parser/lines.h"
#include "parser/logical.h"
#include "parser/pattern.h"
#include "parser/rules_table.h"
#include "parser/warnings.h"
#include "tests/samples.h"
#include "triage/followup_table.h"

struct cover {
	GPtrArray *messages; /* owned struct ktp_message * */
	GPtrArray *texts;    /* owned char *: subjects, lines, logical lines,
				cells of boxes */
};

static void
add_cells(GPtrArray *texts, const char *line)
{
	g_auto(GStrv) cells = NULL;

	if (line[0] != '|')
		return;
	cells = g_strsplit(line, "|", -1);
	for (guint i = 0; cells[i]; i++)
		g_ptr_array_add(texts, g_strdup(g_strstrip(cells[i])));
}

static void
add_texts(GPtrArray *texts, const struct ktp_message *message)
{
	GPtrArray *lines = g_ptr_array_new();
	guint took;

	if (message->subject)
		g_ptr_array_add(texts, g_strdup(message->subject));
	for (guint i = 0; i < message->lines->len; i++) {
		struct ktp_line *line = message->lines->pdata[i];

		g_ptr_array_add(lines, line->text);
		g_ptr_array_add(texts, g_strdup(line->text));
		g_ptr_array_add(texts, g_strdup(line->raw));
		add_cells(texts, line->raw);
	}
	for (guint i = 0; i < lines->len; i++) {
		char *text = ktp_logical_line(lines, i, &took);

		g_ptr_array_add(texts, text);
	}
	g_ptr_array_unref(lines);
}

static void
free_message(gpointer message)
{
	ktp_message_free(message);
}

static struct cover *
cover_new(void)
{
	GPtrArray *samples = samples_list();
	struct cover *cover = g_new0(struct cover, 1);

	cover->messages = g_ptr_array_new_with_free_func(free_message);
	cover->texts = g_ptr_array_new_with_free_func(g_free);
	for (guint i = 0; i < samples->len; i++) {
		struct ktp_message *message = samples_parse(samples->pdata[i]);

		g_ptr_array_add(cover->messages, message);
		add_texts(cover->texts, message);
	}
	g_ptr_array_unref(samples);
	return cover;
}

static void
cover_free(struct cover *cover)
{
	g_ptr_array_unref(cover->messages);
	g_ptr_array_unref(cover->texts);
	g_free(cover);
}

static void
missing(const char *what, const char *name)
{
	g_test_message("no sample has the %s \"%s\"", what, name);
	g_test_fail();
}

static void
expect_match(const struct cover *cover, const char *what, const char *name,
	     const char *pattern)
{
	for (guint i = 0; i < cover->texts->len; i++)
		if (ktp_matches(pattern, cover->texts->pdata[i]))
			return;
	missing(what, name);
}

static void
test_formats(gconstpointer data)
{
	for (guint i = 0; i < ktp_n_formats; i++)
		if (ktp_formats[i].opening)
			expect_match(data, "format", ktp_formats[i].name,
				     ktp_formats[i].opening);
}

static void
test_rules(gconstpointer data)
{
	for (guint i = 0; i < ktp_n_rules; i++)
		expect_match(data, "rule", ktp_rules[i].name,
			     ktp_rules[i].pattern);
	for (guint i = 0; i < KTP_N_MARKS; i++)
		expect_match(data, "mark", ktp_marks[i].name,
			     ktp_marks[i].pattern);
	for (guint i = 0; i < ktp_n_joins; i++)
		expect_match(data, "join", ktp_joins[i].name,
			     ktp_joins[i].begin);
}

static gboolean
has_class(const struct ktp_message *message, enum ktp_class report_class)
{
	return message->report && message->report->report_class == report_class;
}

static void
test_classes(gconstpointer data)
{
	const struct cover *cover = data;

	for (guint c = KTP_CLASS_NONE + 1; c < KTP_N_CLASSES; c++) {
		guint i = 0;

		while (i < cover->messages->len &&
		       !has_class(cover->messages->pdata[i], c))
			i++;
		if (i == cover->messages->len)
			missing("class", ktp_class_name(c));
	}
}

/* Calls fn for each event of each sample. */
static void
foreach_event(const struct cover *cover,
	      void (*fn)(const struct ktp_event *event, gpointer data),
	      gpointer data)
{
	for (guint i = 0; i < cover->messages->len; i++) {
		const struct ktp_message *message = cover->messages->pdata[i];

		for (guint e = 0; e < message->events->len; e++)
			fn(message->events->pdata[e], data);
	}
}

static void
note_type(const struct ktp_event *event, gpointer data)
{
	gboolean *seen = data;

	seen[event->type] = TRUE;
}

static void
test_events(gconstpointer data)
{
	gboolean seen[KTP_N_EVENTS] = {FALSE};

	foreach_event(data, note_type, seen);
	for (guint e = 0; e < KTP_N_EVENTS; e++)
		if (!seen[e])
			missing("event", ktp_event_name(e));
}

static void
note_rule(const struct ktp_event *event, gpointer data)
{
	g_hash_table_add(data, (gpointer)event->rule);
}

static void
test_followup_rules(gconstpointer data)
{
	GHashTable *seen = g_hash_table_new(g_str_hash, g_str_equal);

	foreach_event(data, note_rule, seen);
	for (guint i = 0; ktt_followup_tables[i]; i++) {
		const struct ktt_followup_row *row = ktt_followup_tables[i];

		for (; row->name; row++)
			if (!g_hash_table_contains(seen, row->name))
				missing("follow-up", row->name);
	}
	g_hash_table_unref(seen);
}

static void
test_warnings(gconstpointer data)
{
	const struct cover *cover = data;
	GHashTable *seen = g_hash_table_new(g_str_hash, g_str_equal);

	for (guint i = 0; i < cover->messages->len; i++) {
		const struct ktp_message *message = cover->messages->pdata[i];

		for (guint w = 0; w < message->warnings->len; w++)
			g_hash_table_add(seen, message->warnings->pdata[w]);
	}
	for (guint w = 0; w < KTP_N_WARNINGS; w++)
		if (!g_hash_table_contains(seen, ktp_warning_word(w)))
			missing("warning", ktp_warning_word(w));
	g_hash_table_unref(seen);
}

int
main(int argc, char **argv)
{
	struct cover *cover;
	int result;

	g_test_init(&argc, &argv, NULL);
	cover = cover_new();
	g_test_add_data_func("/cover/formats", cover, test_formats);
	g_test_add_data_func("/cover/rules", cover, test_rules);
	g_test_add_data_func("/cover/classes", cover, test_classes);
	g_test_add_data_func("/cover/events", cover, test_events);
	g_test_add_data_func("/cover/follow-up-rules", cover,
			     test_followup_rules);
	g_test_add_data_func("/cover/warnings", cover, test_warnings);
	result = g_test_run();
	cover_free(cover);
	return result;
}
