/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/regzbot.h"

#define MARK "#regzbot"
enum { MIN_ID = 8, MAX_ID = 40 };

static void
command_free(gpointer data)
{
	struct ktt_regzbot *command = data;

	g_free(command->argument);
	g_free(command->commit);
	g_free(command->title);
	g_free(command->url);
	g_free(command);
}

static const struct ktt_regzbot_word *
find_word(const char *word)
{
	for (gsize i = 0; i < ktt_n_regzbot_words; i++)
		if (!g_ascii_strcasecmp(ktt_regzbot_words[i].word, word))
			return &ktt_regzbot_words[i];
	return NULL;
}

static gsize
word_length(const char *text)
{
	gsize length = 0;

	while (g_ascii_isalnum(text[length]) ||
	       (text[length] && strchr("^_-", text[length])))
		length++;
	return length;
}

/* Lines of one argument become one; a word that is broken at a hyphen is put
 * together again. */
static char *
join_lines(const char *text)
{
	g_autoptr(GString) out = g_string_new(NULL);

	for (; *text; text++) {
		if (*text == '\r')
			continue;
		if (*text != '\n')
			g_string_append_c(out, *text);
		else if (!g_str_has_suffix(out->str, "-"))
			g_string_append_c(out, ' ');
	}
	return g_strstrip(g_strdup(out->str));
}

/* (title), "title", 'title' and ("title") are the title. */
static char *
bare_title(const char *text)
{
	static const char open[] = "(\"'", close[] = ")\"'";
	char *title = g_strstrip(g_strdup(text));

	for (gsize i = 0; i < strlen(open); i++) {
		gsize length = strlen(title);

		if (length < 2 || title[0] != open[i] ||
		    title[length - 1] != close[i])
			continue;
		title[length - 1] = '\0';
		memmove(title, title + 1, length - 1);
	}
	if (*title)
		return title;
	g_free(title);
	return NULL;
}

static gsize
id_length(const char *text)
{
	gsize length = strspn(text, "0123456789abcdefABCDEF");

	return length >= MIN_ID && length <= MAX_ID &&
			       !g_ascii_isalnum(text[length])
		       ? length
		       : 0;
}

static void
read_commit(struct ktt_regzbot *command)
{
	gsize length = id_length(command->argument);
	const char *rest = command->argument + length;

	if (length)
		command->commit =
			g_ascii_strdown(command->argument, (gssize)length);
	/* Behind a range and pointers there is no title. */
	if (command->verb == KTT_REGZBOT_FIX)
		command->title = bare_title(rest);
}

static void
read_pointer(struct ktt_regzbot *command)
{
	gsize length = strcspn(command->argument, " \t");

	if (strstr(command->argument, "://") ||
	    strchr("^/~", *command->argument))
		command->url = g_strndup(command->argument, length);
}

static struct ktt_regzbot *
command_new(enum ktt_regzbot_verb verb, const char *rest)
{
	struct ktt_regzbot *command = g_new0(struct ktt_regzbot, 1);

	command->verb = verb;
	command->argument = join_lines(rest);
	if (!*command->argument)
		return command;
	if (ktt_regzbot_verbs[verb].argument == KTT_REGZBOT_COMMIT)
		read_commit(command);
	else if (ktt_regzbot_verbs[verb].argument == KTT_REGZBOT_POINTER)
		read_pointer(command);
	return command;
}

/* "WORD[:] REST"; NULL where the word is none of ours. */
static struct ktt_regzbot *
read_command(const char *text)
{
	const struct ktt_regzbot_word *row;
	g_autofree char *word = NULL;
	gsize length;

	text += strspn(text, " \t\r\n:");
	length = word_length(text);
	word = g_strndup(text, length);
	row = find_word(word);
	if (!row)
		return NULL;
	text += length;
	text += strspn(text, " \t");
	text += *text == ':';
	return command_new(row->verb, text);
}

/* Where the present command ends: at the next mark or "; WORD". *next gets
 * the text behind, NULL at the end. */
static gsize
command_length(const char *text, const char **next)
{
	for (const char *at = text; *at; at++) {
		if (at > text && at[-1] == '\n' &&
		    !g_ascii_strncasecmp(at, MARK, strlen(MARK))) {
			*next = at + strlen(MARK);
			return (gsize)(at - text);
		}
		if (*at == ';' && (at[1] == ' ' || at[1] == '\t')) {
			g_autofree char *word = NULL;
			const char *begin = at + 1 + strspn(at + 1, " \t");

			if (!g_ascii_strncasecmp(begin, MARK, strlen(MARK)))
				begin += strlen(MARK);
			begin += strspn(begin, " \t");
			word = g_strndup(begin, word_length(begin));
			if (!find_word(word))
				continue;
			*next = begin;
			return (gsize)(at - text);
		}
	}
	*next = NULL;
	return strlen(text);
}

GPtrArray *
ktt_regzbot_parse(const char *text)
{
	GPtrArray *commands = g_ptr_array_new_with_free_func(command_free);

	text += strspn(text, " \t\r\n");
	if (!g_ascii_strncasecmp(text, MARK, strlen(MARK)))
		text += strlen(MARK);
	while (text) {
		const char *next;
		gsize length = command_length(text, &next);
		g_autofree char *part = g_strndup(text, length);
		struct ktt_regzbot *command = read_command(part);

		if (command)
			g_ptr_array_add(commands, command);
		text = next;
	}
	return commands;
}

static int
meaning_of(const struct ktt_regzbot *command)
{
	g_autofree char *lower = g_ascii_strdown(command->argument, -1);

	for (gsize i = 0; i < ktt_n_regzbot_meanings; i++) {
		const struct ktt_regzbot_meaning *row =
			&ktt_regzbot_meanings[i];

		if (row->verb == command->verb &&
		    g_pattern_match_simple(row->glob, lower))
			return row->means;
	}
	return KTP_N_EVENTS;
}

/* "use" turns to another report: what follows is not about this one. */
static const struct ktt_regzbot *
decisive(const GPtrArray *commands, int *meaning)
{
	*meaning = KTP_N_EVENTS;
	for (guint i = 0; i < commands->len; i++) {
		const struct ktt_regzbot *command = commands->pdata[i];

		if (command->verb == KTT_REGZBOT_USE && command->url &&
		    *command->url != '^')
			break;
		*meaning = meaning_of(command);
		if (*meaning != KTP_N_EVENTS)
			return command;
	}
	return NULL;
}

int
ktt_regzbot_meaning(const char *text)
{
	g_autoptr(GPtrArray) commands = ktt_regzbot_parse(text);
	int meaning;

	decisive(commands, &meaning);
	return meaning;
}

void
ktt_regzbot_fill(struct ktp_event *event)
{
	g_autoptr(GPtrArray) commands =
		ktt_regzbot_parse(event->command ? event->command : "");
	int meaning;
	const struct ktt_regzbot *command = decisive(commands, &meaning);

	if (!command)
		return;
	if (!event->commit.id && !event->commit.title) {
		event->commit.id = g_strdup(command->commit);
		event->commit.title = g_strdup(command->title);
	}
	if (!event->link)
		event->link = g_strdup(command->url);
}
