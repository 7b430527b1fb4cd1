/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/query_impl.h"
#include "triage/suggest.h"

enum { MAX_TOKENS = 4 * KTT_QUERY_MAX_TERMS };

static struct ktt_place
place_of(const struct ktt_token *token, const char *text)
{
	return (struct ktt_place){text, token->start, token->end};
}

static const char *
saved_text(const struct ktt_token *token, const char *text, GHashTable *saved,
	   GError **error)
{
	struct ktt_place place = place_of(token, text);
	g_autoptr(GPtrArray) names = g_ptr_array_new();
	g_autofree char *hint = NULL;
	const char *found = NULL, *near;
	GHashTableIter iter;
	gpointer name;

	if (saved != NULL)
		found = g_hash_table_lookup(saved, token->value);
	if (found != NULL)
		return found;
	if (saved != NULL) {
		g_hash_table_iter_init(&iter, saved);
		while (g_hash_table_iter_next(&iter, &name, NULL))
			g_ptr_array_add(names, name);
	}
	near = ktt_suggest(token->value, names);
	hint = near ? g_strdup_printf("did you mean 'query:%s'?", near)
		    : g_strdup_printf("save one in the configuration: "
				      "[query] %s = status:new …",
				      *token->value ? token->value : "mine");
	ktt_query_fail(error, &place, hint, "no saved query '%s'",
		       token->value);
	return NULL;
}

static struct ktt_token *
parenthesis(enum ktt_token_type type, const struct ktt_token *around)
{
	struct ktt_token *token = g_new0(struct ktt_token, 1);

	token->type = type;
	token->start = around->start;
	token->end = around->end;
	token->saved = around->saved + 1;
	return token;
}

/* Faults inside a saved query point at the word that brought it in. */
static void
insert(GPtrArray *tokens, guint index, GPtrArray *inner)
{
	struct ktt_token *outer = g_ptr_array_steal_index(tokens, index);

	g_ptr_array_insert(tokens, (gint)index,
			   parenthesis(KTT_TOKEN_CLOSE, outer));
	while (inner->len > 0) {
		struct ktt_token *token =
			g_ptr_array_steal_index(inner, inner->len - 1);

		token->start = outer->start;
		token->end = outer->end;
		token->saved = outer->saved + 1;
		g_ptr_array_insert(tokens, (gint)index, token);
	}
	g_ptr_array_insert(tokens, (gint)index,
			   parenthesis(KTT_TOKEN_OPEN, outer));
	ktt_token_free(outer);
}

static gboolean
expand_one(GPtrArray *tokens, guint index, const char *text, GHashTable *saved,
	   GError **error)
{
	struct ktt_token *token = tokens->pdata[index];
	struct ktt_place place = place_of(token, text);
	g_autoptr(GPtrArray) inner = NULL;
	const char *found = saved_text(token, text, saved, error);

	if (found == NULL)
		return FALSE;
	if (token->saved >= KTT_QUERY_MAX_SAVED || tokens->len > MAX_TOKENS) {
		ktt_query_fail(error, &place, NULL,
			       "saved queries name each other too deeply");
		return FALSE;
	}
	inner = ktt_query_lex(found, error);
	if (inner == NULL) {
		g_prefix_error(error,
			       "in the saved query '%s': ", token->value);
		return FALSE;
	}
	insert(tokens, index, inner);
	return TRUE;
}

gboolean
ktt_query_expand(GPtrArray *tokens, const char *text, GHashTable *saved,
		 GError **error)
{
	for (guint i = 0; i < tokens->len;) {
		const struct ktt_token *token = tokens->pdata[i];

		if (token->type != KTT_TOKEN_TERM ||
		    token->key->kind != KTT_KEY_SAVED)
			i++;
		else if (!expand_one(tokens, i, text, saved, error))
			return FALSE;
	}
	return TRUE;
}
