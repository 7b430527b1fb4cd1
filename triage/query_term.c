/* SPDX-License-Identifier: GPL-2.0-or-later */
/* From the text of a term to what it compares: words, bounds, globs. */
#include <math.h>
#include <string.h>

#include "triage/query_impl.h"
#include "triage/suggest.h"

void
ktt_term_free(struct ktt_term *term)
{
	g_free(term->text);
	g_free(term->name);
	g_clear_pointer(&term->words, g_ptr_array_unref);
	g_free(term);
}

gboolean
ktt_reading_fail(const struct ktt_reading *in, const char *message,
		 GError **error)
{
	g_autofree char *hint =
		g_strdup_printf("as in %s", in->token->key->example);

	ktt_query_fail(error, &in->place, hint, "%s", message);
	return FALSE;
}

static const struct ktt_word *
find_word(const struct ktt_key *key, const char *name)
{
	for (guint i = 0; key->words[i].word != NULL; i++)
		if (g_ascii_strcasecmp(key->words[i].word, name) == 0)
			return &key->words[i];
	return NULL;
}

static gboolean
fail_word(const struct ktt_reading *in, const char *name, GError **error)
{
	const struct ktt_key *key = in->token->key;
	g_autoptr(GPtrArray) names = ktt_key_word_names(key);
	const char *near = ktt_suggest(name, names);
	g_autofree char *hint = NULL;

	g_ptr_array_add(names, NULL);
	if (near != NULL) {
		hint = g_strdup_printf("did you mean '%s'?", near);
	} else {
		g_autofree char *all = g_strjoinv(", ", (char **)names->pdata);

		hint = g_strdup_printf("one of %s", all);
	}
	ktt_query_fail(error, &in->place, hint, "there is no %s '%s'",
		       key->name, name);
	return FALSE;
}

static void
add_members(GPtrArray *words, const struct ktt_word *word)
{
	g_auto(GStrv) members = NULL;

	if (word->members == NULL) {
		g_ptr_array_add(words, g_strdup(word->word));
		return;
	}
	members = g_strsplit(word->members, " ", -1);
	for (guint i = 0; members[i] != NULL; i++)
		g_ptr_array_add(words, g_strdup(members[i]));
}

static gboolean
read_words(struct ktt_reading *in, GError **error)
{
	g_auto(GStrv) names = g_strsplit(in->token->value, ",", -1);

	in->term->words = g_ptr_array_new_with_free_func(g_free);
	for (guint i = 0; names[i] != NULL; i++) {
		const struct ktt_word *word =
			find_word(in->token->key, names[i]);

		if (word == NULL)
			return fail_word(in, names[i], error);
		add_members(in->term->words, word);
	}
	return TRUE;
}

static gboolean
has_glob(const struct ktt_reading *in, const char *text)
{
	return !in->token->quoted && strpbrk(text, "*?") != NULL;
}

/* A lore URL, angle brackets: people paste what they have. */
static char *
bare_message_id(const char *text)
{
	gsize length = strlen(text);

	if (length > 2 && text[0] == '<' && text[length - 1] == '>')
		return g_strndup(text + 1, length - 2);
	return g_strdup(text);
}

static gboolean
read_text(struct ktt_reading *in, GError **error)
{
	const struct ktt_key *key = in->token->key;

	if (key->match == KTT_MATCH_ID)
		in->term->text = bare_message_id(in->token->value);
	else if (key->match == KTT_MATCH_PREFIX)
		in->term->text = g_ascii_strdown(in->token->value, -1);
	else
		in->term->text = g_strdup(in->token->value);
	in->term->glob = has_glob(in, in->term->text);
	if (key->words != NULL && !in->term->glob &&
	    find_word(key, in->term->text) == NULL)
		return fail_word(in, in->term->text, error);
	return TRUE;
}

static gboolean
read_pair(struct ktt_reading *in, GError **error)
{
	const char *value = in->token->value;
	const char *mark = strchr(value, '=');

	if (mark == value)
		return ktt_reading_fail(in, "a parameter needs a name", error);
	in->term->name = mark ? g_strndup(value, (gsize)(mark - value))
			      : g_strdup(value);
	in->term->text = mark ? g_strdup(mark + 1) : NULL;
	in->term->name_glob = has_glob(in, in->term->name);
	if (mark != NULL)
		in->term->glob = has_glob(in, in->term->text);
	return TRUE;
}

static gboolean
read_report(struct ktt_reading *in, GError **error)
{
	const char *value = in->token->value;
	gsize skip = *value == 'R' || *value == 'r' ? 1 : 0;
	gsize digits = strspn(value + skip, "0123456789");

	if (strchr(value, '@') != NULL) {
		ktt_query_fail(error, &in->place,
			       "a Message-ID is looked for by msgid:",
			       "a report is named R and a number");
		return FALSE;
	}
	if (digits == 0 || digits > 15 || value[skip + digits] != '\0')
		return ktt_reading_fail(in, "a report is named R and a number",
					error);
	in->term->low = in->term->high = g_ascii_strtod(value + skip, NULL);
	return TRUE;
}

/* Punctuation alone leaves the index nothing to look for. */
static gboolean
has_word(const char *text)
{
	for (; *text != '\0'; text = g_utf8_next_char(text))
		if (*text == '_' || g_unichar_isalnum(g_utf8_get_char(text)))
			return TRUE;
	return FALSE;
}

static gboolean
read_full(struct ktt_reading *in, GError **error)
{
	const char *value = in->token->value;

	if (strcmp(value, "*") != 0 && !has_word(value))
		return ktt_reading_fail(
			in, "there is no letter or digit to look for", error);
	in->term->text = g_strdup(value);
	in->term->glob = !in->token->quoted && g_str_has_suffix(value, "*");
	return TRUE;
}

static gboolean
read_value(struct ktt_reading *in, GError **error)
{
	static gboolean (*const readers[])(struct ktt_reading *, GError **) = {
		[KTT_KEY_WORD] = read_words,
		[KTT_KEY_TEXT] = read_text,
		[KTT_KEY_PAIR] = read_pair,
		[KTT_KEY_NUMBER] = ktt_read_number,
		[KTT_KEY_DATE] = ktt_read_date,
		[KTT_KEY_AGE] = ktt_read_age,
		[KTT_KEY_REPORT] = read_report,
		[KTT_KEY_FULL] = read_full,
	};

	if (*in->token->value == '\0')
		return ktt_reading_fail(
			in,
			in->token->quoted ? "there is nothing in the quotes"
					  : "a value must follow the colon",
			error);
	return readers[in->token->key->kind](in, error);
}

struct ktt_term *
ktt_term_new(const struct ktt_token *token, const char *query, gint64 now,
	     GError **error)
{
	struct ktt_reading in = {.token = token,
				 .place = {query, token->start, token->end},
				 .now = now};

	in.term = g_new0(struct ktt_term, 1);
	in.term->key = token->key;
	in.term->low = -INFINITY;
	in.term->high = INFINITY;
	if (read_value(&in, error))
		return in.term;
	ktt_term_free(in.term);
	return NULL;
}
