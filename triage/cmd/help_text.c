/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The texts of --help, made from the entries and their options. */
#include <string.h>

#include "triage/cmd/cmd.h"
#include "triage/cmd/help_row.h"
#include "triage/cmd/help_topics.h"
#include "triage/cmd/options.h"

enum { TEXT_COLUMN = 29 };

static void
append_option(GString *out, const GOptionEntry *option)
{
	g_autoptr(GString) name = g_string_new(NULL);

	if (option->short_name != 0)
		g_string_append_printf(name, "-%c, ", option->short_name);
	else
		g_string_append(name, "    ");
	g_string_append_printf(name, "--%s", option->long_name);
	if (option->arg_description != NULL)
		g_string_append_printf(name, "=%s", option->arg_description);
	cmd_help_row(out, TEXT_COLUMN, name->str, option->description);
}

static void
append_options(GString *out, const char *title, const GOptionEntry *options)
{
	if (options == NULL || options->long_name == NULL)
		return;
	g_string_append_printf(out, "\n%s:\n", title);
	for (; options->long_name != NULL; options++)
		append_option(out, options);
}

char *
cmd_help_text(const struct cmd_entry *entry)
{
	GString *out = g_string_new(NULL);

	g_string_append_printf(out, "usage: ktriage %s%s%s\n\n%s.\n",
			       entry->name, *entry->usage ? " " : "",
			       entry->usage, entry->summary);
	append_options(out, "Options", entry->options);
	append_options(out, "Global options", cmd_global_options);
	if (entry->examples != NULL)
		g_string_append_printf(out, "\nExamples:\n%s", entry->examples);
	return g_string_free(out, FALSE);
}

static void
append_command(GString *out, const struct cmd_line *line)
{
	if (line->group != NULL)
		g_string_append_printf(out, " %s:\n", line->group);
	else
		g_string_append_printf(out, "  %-10s %s\n", line->entry->name,
				       line->entry->summary);
}

char *
cmd_help_overview(void)
{
	GString *out = g_string_new(
		"usage: ktriage [GLOBAL OPTION…] COMMAND [OPTION…] "
		"[ARGUMENT…]\n\n"
		"Tracks the regressions that kernel test robots report by "
		"mail.\n\n"
		"Commands:\n");

	for (guint i = 0; i < cmd_n_lines; i++)
		append_command(out, &cmd_lines[i]);
	append_options(out, "Global options", cmd_global_options);
	g_string_append(out, "\n'ktriage help COMMAND' tells more about one. "
			     "Further topics of help:\n");
	for (guint i = 0; i < cmd_n_topics; i++)
		cmd_help_row(out, 13, cmd_topics[i].name,
			     cmd_topics[i].summary);
	return g_string_free(out, FALSE);
}
