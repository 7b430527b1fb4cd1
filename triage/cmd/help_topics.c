/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/help_topics.h"

#include "triage/query_key.h"
#include "triage/status.h"

static const char query_head[] =
	"A query is a list of terms; all of them must hold. OR, NOT (in "
	"capitals), a '-'\nbefore a term and parentheses combine them. "
	"A word without a key is looked for\nin subjects, prose and names of "
	"metrics; quotes keep words together and take\n* and ? literally. "
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
		g_string_append_printf(out, "  %-24s %s\n", ktt_keys[i].example,
				       ktt_keys[i].help);
	g_string_append(out, "\nOrders (--sort):\n");
	for (guint i = 0; i < ktt_n_sorts; i++)
		g_string_append_printf(out, "  %-24s %s\n", ktt_sorts[i].name,
				       ktt_sorts[i].help);
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

	for (guint i = 0; i < KTT_N_STATUSES; i++)
		g_string_append_printf(
			out, "  %-17s %-6s  %s\n", ktt_status_words[i].name,
			ktt_status_words[i].closed ? "closed" : "open",
			ktt_status_words[i].meaning);
	g_string_append(out,
			"\nA decision by hand ('ktriage set') outranks the "
			"mails until the robot reports\nnew facts. Closing "
			"words from strangers are kept as claims and close "
			"nothing.\n");
	return g_string_free(out, FALSE);
}

const struct cmd_topic cmd_topics[] = {
	{"query", query_text},
	{"status", status_text},
};

const guint cmd_n_topics = G_N_ELEMENTS(cmd_topics);
