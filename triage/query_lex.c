/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/query_habits_table.h"
#include "triage/query_impl.h"
#include "triage/suggest.h"

struct lexer {
	const char *text;
	gsize at;
	GPtrArray *tokens;
};

void
ktt_token_free(struct ktt_token *token)
{
	g_free(token->value);
	g_free(token);
}

static void
add(struct lexer *lex, enum ktt_token_type type, gsize start)
{
	struct ktt_token *token = g_new0(struct ktt_token, 1);

	token->type = type;
	token->start = start;
	token->end = lex->at;
	g_ptr_array_add(lex->tokens, token);
}

static gboolean
is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/*
 * "-term" and "-(" negate, but a number with its sign is text: "-12.3%" is
 * something that one looks for. "--" begins no term either.
 */
static gboolean
is_negation(const char *p)
{
	if (*p != '-')
		return FALSE;
	return g_ascii_isalpha(p[1]) || p[1] == '"' || p[1] == '(' ||
	       (p[1] & 0x80) != 0;
}

/* Up to a blank, or to a parenthesis that the word did not open itself. */
static gsize
word_end(const char *text, gsize at)
{
	guint open = 0;

	for (; text[at] != '\0' && !is_blank(text[at]); at++) {
		if (text[at] == '(')
			open++;
		else if (text[at] == ')' && open-- == 0)
			break;
	}
	return at;
}

/* "…", where \" and \\ stand for themselves. */
static char *
read_quoted(struct lexer *lex, GError **error)
{
	g_autoptr(GString) value = g_string_new(NULL);
	gsize start = lex->at++;

	for (; lex->text[lex->at] != '\0'; lex->at++) {
		const char *p = lex->text + lex->at;

		if (*p == '"') {
			lex->at++;
			return g_strdup(value->str);
		}
		if (*p == '\\' && (p[1] == '"' || p[1] == '\\'))
			lex->at++;
		g_string_append_c(value, lex->text[lex->at]);
	}
	ktt_query_fail(error, &(struct ktt_place){lex->text, start, start + 1},
		       NULL, "this quotation mark is never closed");
	return NULL;
}

/* The length of "key" in "key:", 0 where the word does not begin so. */
static gsize
key_length(const char *p)
{
	gsize length = 0;

	while (g_ascii_islower(p[length]) || p[length] == '-')
		length++;
	if (length == 0 || p[length] != ':' || p[0] == '-')
		return 0;
	return strncmp(p + length, "://", 3) == 0 ? 0 : length;
}

/* What a key of another language stands for here, or a likely spelling. */
static char *
meant_by(const char *name)
{
	g_autoptr(GPtrArray) names = ktt_key_names();
	const char *near;

	for (guint i = 0; i < ktt_n_query_habits; i++)
		if (strcmp(ktt_query_habits[i].key, name) == 0)
			return g_strdup(ktt_query_habits[i].ours);
	near = ktt_suggest(name, names);
	return near ? g_strconcat(near, ":", NULL) : NULL;
}

static void
fail_unknown_key(const struct lexer *lex, gsize start, gsize length,
		 GError **error)
{
	g_autofree char *name = g_strndup(lex->text + start, length);
	g_autofree char *meant = meant_by(name);
	g_autofree char *hint =
		meant ? g_strdup_printf("did you mean '%s'?", meant)
		      : g_strdup_printf("'ktriage help query' lists the keys; "
					"quote the word to search its text");

	ktt_query_fail(error,
		       &(struct ktt_place){lex->text, start, start + length},
		       hint, "there is no key '%s'", name);
}

/* "change<-20": meant as "change:<-20", and never as text. */
static gboolean
forgot_colon(struct lexer *lex, GError **error)
{
	const char *p = lex->text + lex->at;
	gsize length = strspn(p, "abcdefghijklmnopqrstuvwxyz-");
	g_autofree char *hint = NULL;
	const struct ktt_key *key = ktt_key_find(p, (gssize)length);

	if (key == NULL || strchr("<>=", p[length]) == NULL ||
	    p[length] == '\0')
		return FALSE;
	hint = g_strdup_printf("write %s:%c…, as in %s", key->name, p[length],
			       key->example);
	ktt_query_fail(error,
		       &(struct ktt_place){lex->text, lex->at + length,
					   lex->at + length + 1},
		       hint, "a key ends with a colon");
	return TRUE;
}

static char *
read_value(struct lexer *lex, gboolean *quoted, GError **error)
{
	gsize start = lex->at;

	*quoted = lex->text[start] == '"';
	if (*quoted)
		return read_quoted(lex, error);
	lex->at = word_end(lex->text, start);
	return g_strndup(lex->text + start, lex->at - start);
}

static gboolean
read_term(struct lexer *lex, GError **error)
{
	gsize start = lex->at;
	gsize length = key_length(lex->text + start);
	const struct ktt_key *key = ktt_key_find("text", -1);
	struct ktt_token *token;
	gboolean quoted;
	char *value;

	if (length > 0) {
		key = ktt_key_find(lex->text + start, (gssize)length);
		if (key == NULL) {
			fail_unknown_key(lex, start, length, error);
			return FALSE;
		}
		lex->at += length + 1;
	} else if (forgot_colon(lex, error)) {
		return FALSE;
	}
	value = read_value(lex, &quoted, error);
	if (value == NULL)
		return FALSE;
	add(lex, KTT_TOKEN_TERM, start);
	token = lex->tokens->pdata[lex->tokens->len - 1];
	token->key = key;
	token->value = value;
	token->quoted = quoted;
	return TRUE;
}

/* AND, OR, NOT: in capitals, so that the English words can be looked for. */
static gboolean
read_operator(struct lexer *lex)
{
	static const struct {
		const char *word;
		enum ktt_token_type type;
	} operators[] = {
		{"AND", KTT_TOKEN_AND},
		{"OR", KTT_TOKEN_OR},
		{"NOT", KTT_TOKEN_NOT},
	};
	const char *p = lex->text + lex->at;

	for (guint i = 0; i < G_N_ELEMENTS(operators); i++) {
		gsize length = strlen(operators[i].word);

		if (strncmp(p, operators[i].word, length) != 0 ||
		    (p[length] != '\0' && !is_blank(p[length]) &&
		     strchr("()\"", p[length]) == NULL))
			continue;
		lex->at += length;
		add(lex, operators[i].type, lex->at - length);
		return TRUE;
	}
	return FALSE;
}

static gboolean
read_token(struct lexer *lex, GError **error)
{
	const char *p = lex->text + lex->at;
	gsize start = lex->at;

	if (*p == '(' || *p == ')') {
		lex->at++;
		add(lex, *p == '(' ? KTT_TOKEN_OPEN : KTT_TOKEN_CLOSE, start);
		return TRUE;
	}
	if (is_negation(p)) {
		lex->at++;
		add(lex, KTT_TOKEN_NOT, start);
		return TRUE;
	}
	return read_operator(lex) || read_term(lex, error);
}

GPtrArray *
ktt_query_lex(const char *text, GError **error)
{
	struct lexer lex = {.text = text};

	lex.tokens =
		g_ptr_array_new_with_free_func((GDestroyNotify)ktt_token_free);
	while (lex.text[lex.at] != '\0') {
		if (is_blank(lex.text[lex.at])) {
			lex.at++;
			continue;
		}
		if (!read_token(&lex, error)) {
			g_ptr_array_unref(lex.tokens);
			return NULL;
		}
	}
	return lex.tokens;
}
