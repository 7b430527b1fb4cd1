/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/complete.h"

#include <string.h>

#include "triage/cmd/complete_table.h"
#include "triage/cmd/help_topics.h"
#include "triage/cmd/hit_columns.h"
#include "triage/cmd/option_words.h"
#include "triage/cmd/options.h"
#include "triage/complete.h"
#include "triage/query_key.h"
#include "triage/setting.h"
#include "triage/status.h"

struct line { /* a command line that is being typed */
	struct cmd_context *context;
	const struct cmd_entry *entry; /* or NULL: not named yet */
	gint position;		       /* of the last word among arguments */
	const char *option;	       /* whose value is typed, or NULL */
	GPtrArray *found;	       /* owned char * */
};

static void
offer(struct line *line, const char *before, const char *word,
      const char *typed)
{
	if (g_ascii_strncasecmp(word, typed, strlen(typed)) == 0)
		g_ptr_array_add(line->found, g_strconcat(before, word, NULL));
}

static void
offer_words(struct line *line, const char *before, const char *words,
	    const char *typed)
{
	g_auto(GStrv) list = g_strsplit(words, " ", -1);

	for (guint i = 0; list[i] != NULL; i++)
		offer(line, before, list[i], typed);
}

static void
offer_values(struct line *line, const char *before, const char *key,
	     const char *typed)
{
	g_autoptr(GPtrArray) values = NULL;

	if (line->context->store == NULL &&
	    !cmd_open_store(line->context, KTT_STORE_READ, NULL))
		return;
	values = ktt_complete(line->context->store, key, typed, NULL);
	for (guint i = 0; values != NULL && i < values->len; i++)
		g_ptr_array_add(line->found,
				g_strconcat(before, values->pdata[i], NULL));
}

static void
offer_saved(struct line *line, const char *before, const char *typed)
{
	GHashTable *queries = ktt_config_queries(line->context->config);
	GHashTableIter iter;
	gpointer name;

	g_hash_table_iter_init(&iter, queries);
	while (g_hash_table_iter_next(&iter, &name, NULL))
		offer(line, before, name, typed);
}

/* "id,metric,ow": the last of them. */
static void
offer_columns(struct line *line, const char *before, const char *typed)
{
	const char *comma = strrchr(typed, ',');
	g_autofree char *start = NULL;

	if (comma != NULL)
		start = g_strdup_printf("%s%.*s", before,
					(int)(comma + 1 - typed), typed);
	for (guint i = 0; i < cmd_n_hit_columns; i++)
		offer(line, start ? start : before, cmd_hit_columns[i].name,
		      comma ? comma + 1 : typed);
}

/* KEY:typed, for keys of words KEY:word,typed too. */
static void
offer_value(struct line *line, const char *term, const char *before)
{
	const char *colon = strchr(term, ':');
	const struct ktt_key *key = ktt_key_find(term, colon - term);
	const char *comma = strrchr(colon, ',');
	const char *typed = colon + 1;
	g_autofree char *start = NULL;

	if (key == NULL)
		return;
	if (key->words != NULL && comma != NULL)
		typed = comma + 1;
	start = g_strdup_printf("%s%.*s", before, (int)(typed - term), term);
	for (guint i = 0; key->words && key->words[i].word != NULL; i++)
		offer(line, start, key->words[i].word, typed);
	if (key->kind == KTT_KEY_SAVED)
		offer_saved(line, start, typed);
	else if (key->words == NULL)
		offer_values(line, start, key->name, typed);
}

static void
offer_query(struct line *line, const char *word, const char *before)
{
	const char *not_wanted = *word == '-' ? "-" : "";
	const char *term = word + strlen(not_wanted);
	g_autofree char *start = g_strconcat(before, not_wanted, NULL);

	if (strchr(term, ':') != NULL) {
		offer_value(line, term, start);
		return;
	}
	for (guint i = 0; i < ktt_n_keys; i++) {
		g_autofree char *key = g_strconcat(ktt_keys[i].name, ":", NULL);

		offer(line, start, key, term);
	}
}

static void
offer_commands(struct line *line, const char *typed)
{
	for (guint i = 0; i < cmd_n_entries; i++)
		offer(line, "", cmd_entries[i]->name, typed);
}

static void
offer_row(struct line *line, const struct cmd_complete_row *row,
	  const char *typed, const char *before)
{
	switch (row->candidates) {
	case CMD_CANDIDATES_WORDS:
		offer_words(line, before, row->words, typed);
		break;
	case CMD_CANDIDATES_COMMANDS:
		offer_commands(line, typed);
		for (guint i = 0; i < cmd_n_topics; i++)
			offer(line, before, cmd_topics[i].name, typed);
		break;
	case CMD_CANDIDATES_QUERY:
		offer_query(line, typed, before);
		break;
	case CMD_CANDIDATES_REPORTS:
		offer_values(line, before, "id", typed);
		break;
	case CMD_CANDIDATES_SETTINGS:
		for (guint i = 0; i < ktt_n_settings; i++) {
			g_autofree char *name =
				g_strjoin(".", ktt_settings[i].group,
					  ktt_settings[i].key, NULL);

			offer(line, before, name, typed);
		}
		break;
	case CMD_CANDIDATES_SORTS:
		for (guint i = 0; i < ktt_n_sorts; i++)
			offer(line, before, ktt_sorts[i].name, typed);
		break;
	case CMD_CANDIDATES_STATUSES:
		for (guint i = 0; i < KTT_N_STATUSES; i++)
			offer(line, before, ktt_status_words[i].name, typed);
		offer(line, before, "auto", typed);
		break;
	case CMD_CANDIDATES_OWNERS:
		offer_values(line, before, "owner", typed);
		break;
	case CMD_CANDIDATES_COLUMNS:
		offer_columns(line, before, typed);
		break;
	case CMD_CANDIDATES_NONE:
		break;
	}
}

static gboolean
row_fits(const struct cmd_complete_row *row, const struct line *line)
{
	const char *command = line->entry ? line->entry->name : NULL;

	return (row->command == NULL ||
		g_strcmp0(row->command, command) == 0) &&
	       g_strcmp0(row->option, line->option) == 0 &&
	       (row->position < 0 || row->position == line->position);
}

/* What stands for an argument, or for the value of an option. */
static void
offer_argument(struct line *line, const char *typed, const char *before)
{
	for (guint i = 0; i < cmd_n_complete_rows; i++)
		if (row_fits(&cmd_complete_rows[i], line)) {
			offer_row(line, &cmd_complete_rows[i], typed, before);
			return;
		}
}

static void
offer_options(struct line *line, const GOptionEntry *options, const char *typed)
{
	for (; options != NULL && options->long_name != NULL; options++) {
		gboolean value = options->arg != G_OPTION_ARG_NONE;
		g_autofree char *name = g_strconcat("--", options->long_name,
						    value ? "=" : "", NULL);

		offer(line, "", name, typed);
	}
}

/* The option whose value is the next word: "--db PATH", "-f json". */
static const char *
awaits_value(const struct line *line, const char *word)
{
	const GOptionEntry *option = cmd_option_find(line->entry, word);

	return option != NULL && option->arg != G_OPTION_ARG_NONE
		       ? option->long_name
		       : NULL;
}

static void
read_words(struct line *line, int n, char **words)
{
	for (int i = 0; i < n - 1; i++) {
		if (line->option != NULL)
			line->option = NULL;
		else if (words[i][0] == '-' && words[i][1] != '\0')
			line->option = awaits_value(line, words[i]);
		else if (line->entry == NULL)
			line->entry = cmd_find(words[i]);
		else
			line->position++;
	}
}

/* "--format=js": the value of an option in the same word. */
static void
offer_option_value(struct line *line, const char *word)
{
	const char *sign = strchr(word, '=');
	g_autofree char *name = g_strndup(word + 2, (gsize)(sign - word - 2));
	g_autofree char *before = g_strndup(word, (gsize)(sign - word) + 1);

	line->option = name;
	offer_argument(line, sign + 1, before);
	line->option = NULL;
}

GPtrArray *
cmd_complete(struct cmd_context *context, int n, char **words)
{
	struct line line = {.context = context};
	const char *last = n > 0 ? words[n - 1] : "";

	line.found = g_ptr_array_new_with_free_func(g_free);
	read_words(&line, n, words);
	if (line.option != NULL) {
		offer_argument(&line, last, "");
	} else if (g_str_has_prefix(last, "--") && strchr(last, '=')) {
		offer_option_value(&line, last);
	} else {
		if (*last == '-') {
			offer_options(&line,
				      line.entry ? line.entry->options : NULL,
				      last);
			offer_options(&line, cmd_global_options, last);
		}
		if (line.entry == NULL)
			offer_commands(&line, last);
		else if (*last != '-' || line.entry->takes_query)
			offer_argument(&line, last, "");
	}
	return line.found;
}

gboolean
cmd_complete_knows(const struct cmd_entry *entry, const char *option,
		   const char *value)
{
	struct line line = {.entry = entry, .option = option};
	g_autoptr(GPtrArray) found = g_ptr_array_new_with_free_func(g_free);

	line.found = found;
	for (guint i = 0; i < cmd_n_complete_rows; i++) {
		const struct cmd_complete_row *row = &cmd_complete_rows[i];

		if (row_fits(row, &line) &&
		    (row->candidates == CMD_CANDIDATES_WORDS ||
		     row->candidates == CMD_CANDIDATES_SORTS))
			offer_row(&line, row, value, "");
	}
	for (guint i = 0; i < found->len; i++)
		if (strcmp(found->pdata[i], value) == 0)
			return TRUE;
	return FALSE;
}
