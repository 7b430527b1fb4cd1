/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/help_topics.h"

#include "parser/formats_table.h"
#include "triage/cmd/help_row.h"
#include "triage/cmd/hits.h"
#include "triage/cmd/mbox_format.h"
#include "triage/link_table.h"
#include "triage/query_key.h"
#include "triage/status.h"

static const char query_head[] =
	"A query is a list of terms; all of them must hold. OR, NOT (in "
	"capitals), a '-'\nbefore a term and parentheses combine them. "
	"A word without a key is looked for\nin subjects, prose and names of "
	"metrics; quotes keep words together and take\n* and ? literally."
	"\n\n"
	"Keys:\n";

static const char query_tail[] =
	"\nNumbers: 5, <5, <=5, >5, >=5, 5..7, 5.., ..7\n"
	"Dates:   2024, 2024-01, 2024-01-31, today, yesterday, 7d, 2w, 3m, 1y "
	"(ago, UTC);\n"
	"         ranges as for numbers, either end may be open\n"
	"Texts:   * stands for any characters, ? for one\n"
	"\n"
	"Examples:\n"
	"  status:new change:<-20 age:>14d       large, and nobody answers\n"
	"  component:mm -status:closed           what is open in mm\n"
	"  status:fix-tested recovery:>0.9       a fix works but is not in\n"
	"  metric:will-it-scale.* date:2024..    one test suite since 2024\n"
	"  \"lock contention\" OR false-sharing    text\n"
	"\n"
	"'ktriage search --explain QUERY' tells how a query is understood.\n";

static char *
query_text(void)
{
	GString *out = g_string_new(query_head);

	for (guint i = 0; i < ktt_n_keys; i++)
		cmd_help_row(out, 27, ktt_keys[i].example, ktt_keys[i].help);
	g_string_append(out, "\nOrders (--sort):\n");
	for (guint i = 0; i < ktt_n_sorts; i++)
		cmd_help_row(out, 27, ktt_sorts[i].name, ktt_sorts[i].help);
	g_string_append(out, query_tail);
	return g_string_free(out, FALSE);
}

static char *
status_text(void)
{
	GString *out = g_string_new(
		"Each report has one of these states. It follows from the "
		"mails of its thread;\n'ktriage explain ID' tells from which "
		"sentence.\n\n");

	for (guint i = 0; i < KTT_N_STATUSES; i++) {
		g_autofree char *term = g_strdup_printf(
			"%-17s %s", ktt_status_words[i].name,
			ktt_status_words[i].closed ? "closed" : "open");

		cmd_help_row(out, 28, term, ktt_status_words[i].meaning);
	}
	g_string_append(out,
			"\nA decision by hand ('ktriage set') outranks the "
			"mails until the robot reports\nnew facts. Closing "
			"words from strangers are kept as claims and close "
			"nothing.\n");
	return g_string_free(out, FALSE);
}

static const char formats_head[] =
	"Read are single mails, mailboxes, Maildirs, folders of these and "
	"repositories of\npublic-inbox, as they are or packed (.gz, .zst); "
	"\"-\" is standard input.\n\n"
	"Mailboxes (--mbox-format):\n";

/* The forms of a class, one behind the other. */
static void
append_forms(GString *out, enum ktp_class class)
{
	g_autoptr(GString) names = g_string_new(NULL);

	for (guint i = 0; i < ktp_n_formats; i++)
		if (ktp_formats[i].report_class == class)
			g_string_append_printf(names, "%s%s",
					       names->len > 0 ? ", " : "",
					       ktp_formats[i].name);
	cmd_help_row(out, 16, ktp_class_name(class), names->str);
}

static char *
formats_text(void)
{
	GString *out = g_string_new(formats_head);

	for (guint i = 0; i < cmd_n_mbox_formats; i++)
		cmd_help_row(out, 16, cmd_mbox_formats[i].name,
			     cmd_mbox_formats[i].help);
	g_string_append(out, "\nReports of the robot, by class, and the forms "
			     "in which they come:\n");
	for (guint i = KTP_CLASS_NONE + 1; i < KTP_N_CLASSES; i++)
		append_forms(out, i);
	g_string_append(out, "\nWhat ties a mail to a report, with its "
			     "strength:\n");
	for (guint i = KTT_LINK_SELF + 1; i < KTT_N_LINK_KEYS; i++) {
		const struct ktt_link_row *row = &ktt_link_rows[i];
		g_autofree char *text =
			g_strdup_printf("%.2f  %s", row->strength, row->why);

		cmd_help_row(out, 16, row->name, text);
	}
	g_string_append(out, "\nWhat search prints (--format):\n");
	for (guint i = 0; cmd_hits_names[i] != NULL; i++)
		cmd_help_row(out, 16, cmd_hits_names[i], cmd_hits_helps[i]);
	g_string_append(out, "\nktriage-formats(7) tells more about what is "
			     "read, ktriage-json(5) about JSON.\n");
	return g_string_free(out, FALSE);
}

const struct cmd_topic cmd_topics[] = {
	{"query", "the search language, with its keys and orders", query_text},
	{"formats", "what is read, what ties mails together, what is printed",
	 formats_text},
	{"status", "the states of a report", status_text},
};

const guint cmd_n_topics = G_N_ELEMENTS(cmd_topics);
