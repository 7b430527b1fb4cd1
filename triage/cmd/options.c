/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/options.h"

#include <stdio.h>
#include <string.h>

#include "triage/cmd/habits_table.h"
#include "triage/cmd/option_words.h"
#include "triage/suggest.h"

struct cmd_globals cmd_globals;

const GOptionEntry cmd_global_options[] = {
	{"db", 0, 0, G_OPTION_ARG_FILENAME, &cmd_globals.db,
	 "use this database", "PATH"},
	{"config", 0, 0, G_OPTION_ARG_FILENAME, &cmd_globals.config,
	 "read this configuration", "PATH"},
	{"quiet", 'q', 0, G_OPTION_ARG_NONE, &cmd_globals.quiet,
	 "say nothing but errors", NULL},
	{"verbose", 'v', 0, G_OPTION_ARG_NONE, &cmd_globals.verbose, "say more",
	 NULL},
	{"color", 0, 0, G_OPTION_ARG_STRING, &cmd_globals.color,
	 "colours: auto, always, never", "WHEN"},
	{"no-pager", 0, 0, G_OPTION_ARG_NONE, &cmd_globals.no_pager,
	 "print long output directly", NULL},
	{"version", 0, 0, G_OPTION_ARG_NONE, &cmd_globals.version,
	 "print the version", NULL},
	{"help", 'h', 0, G_OPTION_ARG_NONE, &cmd_globals.help,
	 "print this help", NULL},
	G_OPTION_ENTRY_NULL,
};

static void
add_names(GPtrArray *names, const GOptionEntry *options)
{
	for (; options != NULL && options->long_name != NULL; options++)
		g_ptr_array_add(names, (gpointer)options->long_name);
}

static void
complain_option(const GError *error, const struct cmd_entry *entry)
{
	const char *dashes = strstr(error->message, "--");
	g_autoptr(GPtrArray) names = g_ptr_array_new();
	g_autofree char *word = NULL;
	const char *near = NULL;

	add_names(names, entry ? entry->options : NULL);
	add_names(names, cmd_global_options);
	if (dashes != NULL) {
		word = g_strndup(dashes + 2, strcspn(dashes + 2, " =\n"));
		near = ktt_suggest(word, names);
	}
	cmd_complain("%s", error->message);
	if (near != NULL && g_error_matches(error, G_OPTION_ERROR,
					    G_OPTION_ERROR_UNKNOWN_OPTION))
		fprintf(stderr, "hint: did you mean '--%s'?\n", near);
	fprintf(stderr, "Try 'ktriage help%s%s'.\n", entry ? " " : "",
		entry ? entry->name : "");
}

static GOptionContext *
new_context(const struct cmd_entry *entry)
{
	GOptionContext *context = g_option_context_new(NULL);

	g_option_context_set_help_enabled(context, FALSE);
	g_option_context_set_translation_domain(context, NULL);
	if (entry != NULL && entry->options != NULL)
		g_option_context_add_main_entries(context, entry->options,
						  NULL);
	g_option_context_add_main_entries(context, cmd_global_options, NULL);
	return context;
}

static gboolean
parse(GOptionContext *context, int *argc, char ***argv,
      const struct cmd_entry *entry)
{
	g_autoptr(GError) error = NULL;
	gboolean ok = g_option_context_parse(context, argc, argv, &error);

	g_option_context_free(context);
	if (!ok)
		complain_option(error, entry);
	return ok;
}

static gboolean
parse_globals(int *argc, char ***argv)
{
	GOptionContext *context = new_context(NULL);

	g_option_context_set_strict_posix(context, TRUE);
	return parse(context, argc, argv, NULL);
}

/* How many words stand behind the first "--"; -1: there is none. */
static int
after_end(int argc, char **argv)
{
	for (int i = 1; i < argc; i++)
		if (strcmp(argv[i], "--") == 0)
			return argc - i - 1;
	return -1;
}

/* GOption leaves "--" there in front of what looks like an option. */
static void
drop_end(int *argc, char **argv, int after)
{
	char **end = argv + *argc - after - 1;

	if (after < 0 || strcmp(*end, "--") != 0)
		return;
	memmove(end, end + 1, sizeof(*end) * ((gsize)after + 1));
	(*argc)--;
}

static gboolean
parse_command(int *argc, char ***argv, const struct cmd_entry *entry)
{
	GOptionContext *context = new_context(entry);
	int after;

	(*argc)--;
	(*argv)++;
	cmd_globals.words = cmd_option_words(entry, argc, *argv);
	*argv = cmd_globals.words;
	after = after_end(*argc, *argv);
	if (!parse(context, argc, argv, entry))
		return FALSE;
	drop_end(argc, *argv, after);
	(*argc)--;
	(*argv)++;
	return TRUE;
}

static const char *
habit(const char *name)
{
	for (guint i = 0; i < cmd_n_habits; i++)
		if (strcmp(cmd_habits[i].word, name) == 0)
			return cmd_habits[i].ours;
	return NULL;
}

static enum cmd_parsed
complain_command(const char *name)
{
	g_autoptr(GPtrArray) names = cmd_names();
	const char *near = habit(name);

	if (near == NULL)
		near = ktt_suggest(name, names);

	cmd_complain("there is no command '%s'", name);
	if (near != NULL)
		fprintf(stderr, "hint: did you mean '%s'?\n", near);
	fputs("Try 'ktriage help'.\n", stderr);
	return CMD_PARSED_WRONG;
}

static enum cmd_parsed
complain_nothing(void)
{
	g_autofree char *text = cmd_help_overview();

	fputs(text, stderr);
	return CMD_PARSED_WRONG;
}

enum cmd_parsed
cmd_options_parse(int *argc, char ***argv, const struct cmd_entry **entry)
{
	if (!parse_globals(argc, argv))
		return CMD_PARSED_WRONG;
	if (cmd_globals.version)
		return CMD_PARSED_VERSION;
	if (*argc < 2)
		return cmd_globals.help ? CMD_PARSED_HELP : complain_nothing();
	*entry = cmd_find((*argv)[1]);
	if (*entry == NULL)
		return complain_command((*argv)[1]);
	if (!parse_command(argc, argv, *entry))
		return CMD_PARSED_WRONG;
	if (cmd_globals.version)
		return CMD_PARSED_VERSION;
	return cmd_globals.help ? CMD_PARSED_HELP : CMD_PARSED_RUN;
}
