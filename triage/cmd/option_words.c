/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/option_words.h"

#include <string.h>

#include "triage/cmd/complete.h"
#include "triage/cmd/options.h"

static gboolean
names(const GOptionEntry *option, const char *word)
{
	if (g_str_has_prefix(word, "--"))
		return strcmp(word + 2, option->long_name) == 0;
	return word[0] == '-' && word[1] != '\0' &&
	       word[1] == option->short_name && word[2] == '\0';
}

const GOptionEntry *
cmd_option_find(const struct cmd_entry *entry, const char *word)
{
	const GOptionEntry *const lists[] = {
		entry ? entry->options : NULL,
		cmd_global_options,
	};

	for (guint i = 0; i < G_N_ELEMENTS(lists); i++)
		for (const GOptionEntry *option = lists[i];
		     option != NULL && option->long_name != NULL; option++)
			if (names(option, word))
				return option;
	return NULL;
}

static gboolean
takes_value(const GOptionEntry *option)
{
	return option != NULL && option->arg != G_OPTION_ARG_NONE;
}

/*
 * What stops a run of short options without a value in "-abc": *option, NULL
 * for a letter that is none, or the end of the word.
 */
static const char *
skip_flags(const struct cmd_entry *entry, const char *word,
	   const GOptionEntry **option)
{
	const char *p = word + 1;

	for (*option = NULL; *p != '\0'; p++) {
		const char letter[] = {'-', *p, '\0'};

		*option = cmd_option_find(entry, letter);
		if (*option == NULL || takes_value(*option))
			break;
	}
	return p;
}

/* The value within "-n5", or NULL. */
static const char *
attached(const struct cmd_entry *entry, const char *word,
	 const GOptionEntry **option)
{
	const char *p;

	if (word[0] != '-' || word[1] == '-' || word[1] == '\0')
		return NULL;
	p = skip_flags(entry, word, option);
	return takes_value(*option) && *p != '\0' && p[1] != '\0' ? p + 1
								  : NULL;
}

static gboolean
can_be_value(const struct cmd_entry *entry, const GOptionEntry *option,
	     const char *value)
{
	if (option->arg == G_OPTION_ARG_INT ||
	    option->arg == G_OPTION_ARG_INT64)
		return value[strspn(value, "0123456789")] == '\0';
	return cmd_complete_knows(entry, option->long_name, value);
}

/* Of letters alone it is a word of a query. */
static gboolean
is_flags(const struct cmd_entry *entry, const char *word)
{
	const GOptionEntry *option;

	return strpbrk(word, "0123456789") != NULL &&
	       *skip_flags(entry, word, &option) == '\0';
}

static gboolean
is_term(const struct cmd_entry *entry, const char *word)
{
	const GOptionEntry *option;
	const char *value;

	if (word[0] != '-' || word[1] == '-' || word[1] == '\0' ||
	    word[2] == '\0')
		return FALSE;
	value = attached(entry, word, &option);
	if (value != NULL)
		return !can_be_value(entry, option, value);
	return !is_flags(entry, word);
}

/* GOption takes words out of its array, so the array cannot own them. */
static void
add_made(GPtrArray *out, char *word)
{
	g_ptr_array_add(out, (gpointer)g_intern_string(word));
	g_free(word);
}

static void
add_word(GPtrArray *out, const struct cmd_entry *entry, char *word)
{
	const GOptionEntry *option;
	const char *value;

	if (entry->takes_query && is_term(entry, word)) {
		add_made(out, g_strconcat(" ", word, NULL));
		return;
	}
	value = attached(entry, word, &option);
	if (value == NULL) {
		g_ptr_array_add(out, word);
		return;
	}
	add_made(out, g_strndup(word, (gsize)(value - word)));
	g_ptr_array_add(out, (gpointer)value);
}

/* "-f" and "-rf": the next word is its value. */
static gboolean
awaits_value(const struct cmd_entry *entry, const char *word)
{
	const GOptionEntry *option;

	if (word[0] != '-' || word[1] == '\0')
		return FALSE;
	if (word[1] == '-')
		return takes_value(cmd_option_find(entry, word));
	return *skip_flags(entry, word, &option) != '\0' && takes_value(option);
}

char **
cmd_option_words(const struct cmd_entry *entry, int *argc, char **argv)
{
	GPtrArray *out = g_ptr_array_new();
	gboolean value = FALSE;
	int i;

	g_ptr_array_add(out, argv[0]);
	for (i = 1; i < *argc && strcmp(argv[i], "--") != 0; i++) {
		if (value)
			g_ptr_array_add(out, argv[i]);
		else
			add_word(out, entry, argv[i]);
		value = !value && awaits_value(entry, out->pdata[out->len - 1]);
	}
	for (; i < *argc; i++)
		g_ptr_array_add(out, argv[i]);
	*argc = (int)out->len;
	g_ptr_array_add(out, NULL);
	return (char **)g_ptr_array_free(out, FALSE);
}
