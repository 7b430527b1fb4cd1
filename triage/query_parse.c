/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Tokens to postfix order, with the stack of operators that precedence asks
 * for (Dijkstra's shunting yard) instead of recursion. */
#include <string.h>

#include "triage/query_impl.h"

struct parser {
	const char *text;
	gint64 now;
	GPtrArray *nodes;   /* struct ktt_node *, postfix */
	GPtrArray *stack;   /* struct ktt_token *, borrowed */
	gboolean want_term; /* next is a term, not an operator */
	guint n_terms;
	guint depth; /* of parentheses and NOTs on the stack */
	const struct ktt_token *last;
};

static const struct ktt_token implicit_and = {.type = KTT_TOKEN_AND};

static void
node_free(struct ktt_node *node)
{
	g_clear_pointer(&node->term, ktt_term_free);
	g_free(node);
}

void
ktt_query_free(struct ktt_query *query)
{
	g_ptr_array_unref(query->nodes);
	g_free(query);
}

static void
fail_at(const struct parser *parser, const struct ktt_token *token,
	const char *hint, const char *message, GError **error)
{
	gsize end = strlen(parser->text);
	struct ktt_place place = {parser->text, token ? token->start : end,
				  token ? token->end : end};

	ktt_query_fail(error, &place, hint, "%s", message);
}

static struct ktt_node *
emit(struct parser *parser, enum ktt_node_type type)
{
	struct ktt_node *node = g_new0(struct ktt_node, 1);

	node->type = type;
	g_ptr_array_add(parser->nodes, node);
	return node;
}

static const struct ktt_token *
top(const struct parser *parser)
{
	guint length = parser->stack->len;

	return length > 0 ? parser->stack->pdata[length - 1] : NULL;
}

static void
drop(struct parser *parser)
{
	enum ktt_token_type type = top(parser)->type;

	if (type == KTT_TOKEN_OPEN || type == KTT_TOKEN_NOT)
		parser->depth--;
	g_ptr_array_set_size(parser->stack, (gint)parser->stack->len - 1);
}

static void
pop(struct parser *parser)
{
	static const enum ktt_node_type nodes[] = {
		[KTT_TOKEN_AND] = KTT_NODE_AND,
		[KTT_TOKEN_OR] = KTT_NODE_OR,
		[KTT_TOKEN_NOT] = KTT_NODE_NOT,
	};

	emit(parser, nodes[top(parser)->type]);
	drop(parser);
}

static guint
precedence(enum ktt_token_type type)
{
	return type == KTT_TOKEN_NOT ? 3 : type == KTT_TOKEN_AND ? 2 : 1;
}

static gboolean
push(struct parser *parser, const struct ktt_token *token, GError **error)
{
	if (token->type == KTT_TOKEN_OPEN || token->type == KTT_TOKEN_NOT)
		parser->depth++;
	if (parser->depth > KTT_QUERY_MAX_DEPTH) {
		fail_at(parser, token, NULL, "the query is nested too deeply",
			error);
		return FALSE;
	}
	g_ptr_array_add(parser->stack, (gpointer)token);
	return TRUE;
}

static gboolean
take_binary(struct parser *parser, const struct ktt_token *token,
	    GError **error)
{
	const struct ktt_token *above;

	if (parser->want_term) {
		fail_at(parser, token,
			"quote the word to search for it, as in \"OR\"",
			"this operator has nothing before it", error);
		return FALSE;
	}
	while ((above = top(parser)) != NULL && above->type != KTT_TOKEN_OPEN &&
	       precedence(above->type) >= precedence(token->type))
		pop(parser);
	parser->want_term = TRUE;
	return push(parser, token, error);
}

/* Two terms side by side are joined by AND. */
static gboolean
begin_term(struct parser *parser, GError **error)
{
	return parser->want_term || take_binary(parser, &implicit_and, error);
}

static gboolean
take_term(struct parser *parser, const struct ktt_token *token, GError **error)
{
	struct ktt_term *term;

	if (!begin_term(parser, error))
		return FALSE;
	if (++parser->n_terms > KTT_QUERY_MAX_TERMS) {
		fail_at(parser, token, NULL, "the query has too many terms",
			error);
		return FALSE;
	}
	term = ktt_term_new(token, parser->text, parser->now, error);
	if (term == NULL)
		return FALSE;
	emit(parser, KTT_NODE_TERM)->term = term;
	parser->want_term = FALSE;
	return TRUE;
}

static gboolean
take_close(struct parser *parser, const struct ktt_token *token, GError **error)
{
	if (parser->want_term) {
		fail_at(parser, token, NULL,
			"there is no term before this parenthesis", error);
		return FALSE;
	}
	while (top(parser) != NULL && top(parser)->type != KTT_TOKEN_OPEN)
		pop(parser);
	if (top(parser) == NULL) {
		fail_at(parser, token, NULL,
			"this parenthesis was never opened", error);
		return FALSE;
	}
	drop(parser);
	return TRUE;
}

static gboolean
take(struct parser *parser, const struct ktt_token *token, GError **error)
{
	parser->last = token;
	switch (token->type) {
	case KTT_TOKEN_TERM:
		return take_term(parser, token, error);
	case KTT_TOKEN_AND:
	case KTT_TOKEN_OR:
		return take_binary(parser, token, error);
	case KTT_TOKEN_CLOSE:
		return take_close(parser, token, error);
	case KTT_TOKEN_OPEN:
	case KTT_TOKEN_NOT:
		break;
	}
	if (!begin_term(parser, error))
		return FALSE;
	parser->want_term = TRUE;
	return push(parser, token, error);
}

static gboolean
finish(struct parser *parser, GError **error)
{
	if (parser->want_term && parser->last != NULL) {
		fail_at(parser, parser->last, NULL, "a term must follow here",
			error);
		return FALSE;
	}
	while (top(parser) != NULL) {
		if (top(parser)->type == KTT_TOKEN_OPEN) {
			fail_at(parser, top(parser), NULL,
				"this parenthesis is never closed", error);
			return FALSE;
		}
		pop(parser);
	}
	return TRUE;
}

static gboolean
parse(struct parser *parser, GPtrArray *tokens, GError **error)
{
	for (guint i = 0; i < tokens->len; i++)
		if (!take(parser, tokens->pdata[i], error))
			return FALSE;
	return finish(parser, error);
}

/* The lone star. */
static gboolean
is_everything(const struct ktt_query *query)
{
	const struct ktt_node *node;

	if (query->nodes->len != 1)
		return FALSE;
	node = query->nodes->pdata[0];
	return node->type == KTT_NODE_TERM &&
	       node->term->key->kind == KTT_KEY_FULL &&
	       strcmp(node->term->text, "*") == 0;
}

struct ktt_query *
ktt_query_new(const char *text, gint64 now, GHashTable *saved, GError **error)
{
	g_autofree char *valid = g_utf8_make_valid(text, -1);
	g_autoptr(GPtrArray) tokens = ktt_query_lex(valid, error);
	g_autoptr(GPtrArray) stack = g_ptr_array_new();
	struct parser parser = {
		.text = valid, .now = now, .stack = stack, .want_term = TRUE};
	struct ktt_query *query;

	if (tokens == NULL || !ktt_query_expand(tokens, valid, saved, error))
		return NULL;
	query = g_new0(struct ktt_query, 1);
	query->nodes =
		g_ptr_array_new_with_free_func((GDestroyNotify)node_free);
	parser.nodes = query->nodes;
	if (parse(&parser, tokens, error)) {
		if (is_everything(query))
			g_ptr_array_set_size(query->nodes, 0);
		return query;
	}
	ktt_query_free(query);
	return NULL;
}
