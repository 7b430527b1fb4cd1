/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The one file that puts SQL together: fragments of the key table around
 * numbered parameters. Nothing that the user wrote becomes part of it.
 */
#include <math.h>
#include <string.h>

#include "triage/query_impl.h"

void
ktt_sql_free(struct ktt_sql *sql)
{
	for (guint i = 0; i < sql->values->len; i++)
		g_free(g_array_index(sql->values, struct ktt_sql_value, i).t);
	g_array_unref(sql->values);
	g_string_free(sql->text, TRUE);
	g_free(sql);
}

static struct ktt_sql *
sql_new(void)
{
	struct ktt_sql *sql = g_new0(struct ktt_sql, 1);

	sql->text = g_string_new(NULL);
	sql->values = g_array_new(FALSE, TRUE, sizeof(struct ktt_sql_value));
	return sql;
}

/* Takes text over; the number of the parameter. */
static guint
bind_text(struct ktt_sql *sql, char *text)
{
	struct ktt_sql_value value = {.type = 't', .t = text};

	g_array_append_val(sql->values, value);
	return sql->values->len;
}

static guint
bind_number(struct ktt_sql *sql, double number)
{
	struct ktt_sql_value value = {.type = 'd', .d = number};

	g_array_append_val(sql->values, value);
	return sql->values->len;
}

/* Our globs know only * and ?; SQLite's know brackets too. */
static char *
glob_pattern(const char *text)
{
	GString *out = g_string_new(NULL);

	for (; *text != '\0'; text++) {
		if (*text == '[')
			g_string_append(out, "[[]");
		else
			g_string_append_c(out, g_ascii_tolower(*text));
	}
	return g_string_free(out, FALSE);
}

static void
append_glob(GString *out, struct ktt_sql *sql, const char *expr,
	    const char *text)
{
	guint n = bind_text(sql, glob_pattern(text));

	g_string_append_printf(out, "lower(%s) GLOB ?%u", expr, n);
}

/* "mm" finds "mm" and "mm/munlock". */
static void
append_level(GString *out, struct ktt_sql *sql, const struct ktt_key *key,
	     const char *expr, const char *text)
{
	g_autofree char *low = g_ascii_strdown(text, -1);
	guint n = bind_text(sql, g_strdup(low));
	guint from = bind_text(sql, g_strconcat(low, key->levels, NULL));
	guint to = bind_text(sql,
			     g_strdup_printf("%s%c", low, key->levels[0] + 1));

	/* As a range, so that an index can serve. */
	g_string_append_printf(out,
			       "(lower(%s) = ?%u OR (lower(%s) >= ?%u AND "
			       "lower(%s) < ?%u))",
			       expr, n, expr, from, expr, to);
}

/* Digits of the shortest and the longest form of an id. */
#define MIN_ID 7
#define MAX_ID 64

/* Shorter forms of the text are looked up one by one, by the index. */
static void
append_shorter(GString *out, const char *expr, guint text, gsize length)
{
	g_string_append_printf(out, " OR %s IN (substr(?%u, 1, %d)", expr, text,
			       MIN_ID);
	for (gsize i = MIN_ID + 1; i < length && i <= MAX_ID; i++)
		g_string_append_printf(out, ", substr(?%u, 1, %zu)", text, i);
	g_string_append_c(out, ')');
}

/* Either side may be the shorter form of the same id. */
static void
append_prefix(GString *out, struct ktt_sql *sql, const char *expr,
	      const char *text)
{
	guint n = bind_text(sql, g_strdup(text));

	g_string_append_printf(out, "(%s >= ?%u AND %s < ?%u || '~'", expr, n,
			       expr, n);
	if (strlen(text) > MIN_ID)
		append_shorter(out, expr, n, strlen(text));
	g_string_append_c(out, ')');
}

static void
append_compared(GString *out, struct ktt_sql *sql, const struct ktt_key *key,
		const char *expr, const char *text)
{
	guint n;

	switch (key->match) {
	case KTT_MATCH_ID:
		n = bind_text(sql, g_strdup(text));
		g_string_append_printf(out, "%s = ?%u", expr, n);
		break;
	case KTT_MATCH_EXACT:
		n = bind_text(sql, g_strdup(text));
		g_string_append_printf(out, "%s = ?%u COLLATE NOCASE", expr, n);
		break;
	case KTT_MATCH_LEVEL:
		append_level(out, sql, key, expr, text);
		break;
	case KTT_MATCH_PREFIX:
		append_prefix(out, sql, expr, text);
		break;
	case KTT_MATCH_CONTAINS:
		n = bind_text(sql, g_ascii_strdown(text, -1));
		g_string_append_printf(out, "instr(lower(%s), ?%u) > 0", expr,
				       n);
		break;
	case KTT_MATCH_LISTED:
		n = bind_text(sql, g_ascii_strdown(text, -1));
		g_string_append_printf(
			out, "instr(' ' || %s || ' ', ' ' || ?%u || ' ') > 0",
			expr, n);
		break;
	}
}

static void
append_text(GString *out, struct ktt_sql *sql, const struct ktt_term *term,
	    const char *expr)
{
	if (term->glob)
		append_glob(out, sql, expr, term->text);
	else
		append_compared(out, sql, term->key, expr, term->text);
}

static void
compare_text(GString *out, struct ktt_sql *sql, const struct ktt_term *term)
{
	const struct ktt_key *key = term->key;

	if (key->expr2 == NULL) {
		append_text(out, sql, term, key->expr);
		return;
	}
	g_string_append_c(out, '(');
	append_text(out, sql, term, key->expr);
	g_string_append(out, " OR ");
	append_text(out, sql, term, key->expr2);
	g_string_append_c(out, ')');
}

static void
compare_pair(GString *out, struct ktt_sql *sql, const struct ktt_term *term)
{
	const struct ktt_key *key = term->key;

	if (term->name_glob)
		append_glob(out, sql, key->expr2, term->name);
	else
		append_compared(out, sql, key, key->expr2, term->name);
	if (term->text == NULL)
		return;
	g_string_append(out, " AND ");
	append_text(out, sql, term, key->expr);
}

static void
compare_words(GString *out, struct ktt_sql *sql, const struct ktt_term *term)
{
	g_string_append_printf(out, "%s IN (", term->key->expr);
	for (guint i = 0; i < term->words->len; i++) {
		guint n = bind_text(sql, g_strdup(term->words->pdata[i]));

		g_string_append_printf(out, "%s?%u", i > 0 ? ", " : "", n);
	}
	g_string_append_c(out, ')');
}

static void
compare_bounds(GString *out, struct ktt_sql *sql, const struct ktt_term *term)
{
	const char *expr = term->key->expr;

	if (isfinite(term->low))
		g_string_append_printf(out, "%s %s ?%u", expr,
				       term->low_open ? ">" : ">=",
				       bind_number(sql, term->low));
	if (isfinite(term->low) && isfinite(term->high))
		g_string_append(out, " AND ");
	if (isfinite(term->high))
		g_string_append_printf(out, "%s %s ?%u", expr,
				       term->high_open ? "<" : "<=",
				       bind_number(sql, term->high));
}

/* Each word is quoted, so that the index sees no syntax in it. */
static char *
full_text(const struct ktt_term *term)
{
	GString *out = g_string_new(NULL);

	g_string_append_printf(out, "{%s} : \"", term->key->expr);
	for (const char *p = term->text; *p != '\0'; p++) {
		if (*p == '"')
			g_string_append_c(out, '"');
		g_string_append_c(out, *p);
	}
	g_string_append(out, term->glob ? "\" *" : "\"");
	return g_string_free(out, FALSE);
}

static void
compare_full(GString *out, struct ktt_sql *sql, const struct ktt_term *term)
{
	g_string_append_printf(out, "search_index MATCH ?%u",
			       bind_text(sql, full_text(term)));
}

static void
compare(GString *out, struct ktt_sql *sql, const struct ktt_term *term)
{
	switch (term->key->kind) {
	case KTT_KEY_WORD:
		compare_words(out, sql, term);
		break;
	case KTT_KEY_TEXT:
		compare_text(out, sql, term);
		break;
	case KTT_KEY_PAIR:
		compare_pair(out, sql, term);
		break;
	case KTT_KEY_FULL:
		compare_full(out, sql, term);
		break;
	default:
		compare_bounds(out, sql, term);
		break;
	}
}

/* A piece of SQL and what holds it together, to spare parentheses: SQLite's
 * parser takes only so many of them. */
struct piece {
	GString *text;
	enum ktt_node_type type;
};

static struct piece
term_piece(struct ktt_sql *sql, const struct ktt_term *term)
{
	struct piece piece = {g_string_new(NULL), KTT_NODE_TERM};
	g_autoptr(GString) inner = g_string_new(NULL);

	if (term->key->kind == KTT_KEY_FULL && strcmp(term->text, "*") == 0) {
		g_string_append(piece.text, "TRUE");
		return piece;
	}
	compare(inner, sql, term);
	g_string_append(piece.text, sql->near && term->key->near
					    ? term->key->near
					    : term->key->wrap);
	g_string_replace(piece.text, "$C", inner->str, 0);
	/* A comparison may hold AND and OR of its own. */
	g_string_prepend_c(piece.text, '(');
	g_string_append_c(piece.text, ')');
	return piece;
}

static void
append_operand(GString *out, const struct piece *piece, enum ktt_node_type type)
{
	gboolean bare = piece->type == KTT_NODE_TERM || piece->type == type;

	g_string_append_printf(out, bare ? "%s" : "(%s)", piece->text->str);
}

static void
negate(struct piece *piece)
{
	/* NOT of NULL is NULL, but who has no tree is not in tree x. */
	g_string_prepend_c(piece->text, '(');
	g_string_append(piece->text, ") IS NOT TRUE");
	piece->type = KTT_NODE_NOT;
}

static void
join(GArray *stack, enum ktt_node_type type)
{
	struct piece right = g_array_index(stack, struct piece, stack->len - 1);
	struct piece left = g_array_index(stack, struct piece, stack->len - 2);
	struct piece both = {g_string_new(NULL), type};

	append_operand(both.text, &left, type);
	g_string_append(both.text, type == KTT_NODE_AND ? " AND " : " OR ");
	append_operand(both.text, &right, type);
	g_string_free(left.text, TRUE);
	g_string_free(right.text, TRUE);
	g_array_set_size(stack, stack->len - 2);
	g_array_append_val(stack, both);
}

static void
append_condition(struct ktt_sql *sql, const struct ktt_query *query)
{
	g_autoptr(GArray) stack =
		g_array_new(FALSE, FALSE, sizeof(struct piece));

	for (guint i = 0; i < query->nodes->len; i++) {
		const struct ktt_node *node = query->nodes->pdata[i];

		if (node->type == KTT_NODE_TERM) {
			struct piece piece = term_piece(sql, node->term);

			g_array_append_val(stack, piece);
		} else if (node->type == KTT_NODE_NOT) {
			negate(&g_array_index(stack, struct piece,
					      stack->len - 1));
		} else {
			join(stack, node->type);
		}
	}
	g_string_append(sql->text,
			g_array_index(stack, struct piece, 0).text->str);
	g_string_free(g_array_index(stack, struct piece, 0).text, TRUE);
}

struct ktt_sql *
ktt_query_compile(const struct ktt_query *query, enum ktt_select select,
		  const char *order, gint64 limit)
{
	struct ktt_sql *sql = sql_new();

	g_string_append(sql->text, select == KTT_SELECT_COUNT
					   ? "SELECT count(*)"
					   : "SELECT r.message");
	g_string_append(sql->text, " FROM report r");
	if (query->nodes->len > 0) {
		g_string_append(sql->text, " WHERE ");
		append_condition(sql, query);
	}
	if (order != NULL && select == KTT_SELECT_REPORTS)
		g_string_append_printf(sql->text, " ORDER BY %s", order);
	if (limit > 0 && select == KTT_SELECT_REPORTS)
		g_string_append_printf(sql->text, " LIMIT ?%u",
				       bind_number(sql, (double)limit));
	return sql;
}

struct ktt_sql *
ktt_query_compile_newest(const struct ktt_query *query,
			 const struct ktt_sort *sort, gint64 newest,
			 gint64 limit)
{
	struct ktt_sql *sql = sql_new();

	sql->near = TRUE;
	g_string_append_printf(
		sql->text,
		"SELECT r.message FROM report r INDEXED BY %s WHERE r.%s >="
		" (SELECT n.%s FROM report n ORDER BY n.%s DESC LIMIT 1"
		" OFFSET ?%u)",
		sort->index, sort->column, sort->column, sort->column,
		bind_number(sql, (double)newest));
	if (query->nodes->len > 0) {
		g_string_append(sql->text, " AND (");
		append_condition(sql, query);
		g_string_append_c(sql->text, ')');
	}
	g_string_append_printf(sql->text, " ORDER BY %s LIMIT ?%u", sort->sql,
			       bind_number(sql, (double)limit));
	return sql;
}
