/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A query in words, so that one sees what it was taken for. */
#include <math.h>
#include <string.h>

#include "triage/query_impl.h"
#include "triage/safe.h"

static const char *
how_text(const struct ktt_term *term)
{
	static const char *const words[] = {
		[KTT_MATCH_ID] = "is",
		[KTT_MATCH_EXACT] = "is",
		[KTT_MATCH_LEVEL] = "is or is below",
		[KTT_MATCH_PREFIX] = "begins with",
		[KTT_MATCH_CONTAINS] = "contains",
		[KTT_MATCH_LISTED] = "is",
	};

	return term->glob ? "matches" : words[term->key->match];
}

static void
explain_words(GString *out, const struct ktt_term *term)
{
	for (guint i = 0; i < term->words->len; i++)
		g_string_append_printf(out, "%s%s", i > 0 ? " or " : " ",
				       (char *)term->words->pdata[i]);
}

static void
append_time(GString *out, double seconds)
{
	g_autoptr(GDateTime) time =
		g_date_time_new_from_unix_utc((gint64)seconds);
	g_autofree char *text =
		time ? g_date_time_format(time, "%Y-%m-%d %H:%M:%S")
		     : g_strdup("the beginning");

	if (g_str_has_suffix(text, " 00:00:00"))
		text[strlen(text) - strlen(" 00:00:00")] = '\0';
	g_string_append(out, text);
}

static void
explain_times(GString *out, const struct ktt_term *term)
{
	if (isfinite(term->low)) {
		g_string_append(out,
				term->low_open ? " after " : " at or after ");
		append_time(out, term->low);
	}
	if (isfinite(term->low) && isfinite(term->high))
		g_string_append(out, " and");
	if (isfinite(term->high)) {
		g_string_append(out, term->high_open ? " before "
						     : " at or before ");
		append_time(out, term->high);
	}
}

static void
explain_numbers(GString *out, const struct ktt_term *term)
{
	const char *unit = term->key->unit ? term->key->unit : "";

	if (term->equal) {
		g_string_append_printf(out, " is %g%s",
				       (term->low + term->high) / 2, unit);
		return;
	}
	if (isfinite(term->low))
		g_string_append_printf(
			out, term->low_open ? " above %g%s" : " at least %g%s",
			term->low, unit);
	if (isfinite(term->low) && isfinite(term->high))
		g_string_append(out, " and");
	if (isfinite(term->high))
		g_string_append_printf(
			out, term->high_open ? " below %g%s" : " at most %g%s",
			term->high, unit);
}

static void
explain_pair(GString *out, const struct ktt_term *term)
{
	g_string_append_printf(out, " %s", term->name);
	if (term->text != NULL)
		g_string_append_printf(out, " %s '%s'", how_text(term),
				       term->text);
	else
		g_string_append(out, " is given");
}

static void
append_value(GString *out, const struct ktt_term *term)
{
	switch (term->key->kind) {
	case KTT_KEY_WORD:
		explain_words(out, term);
		break;
	case KTT_KEY_TEXT:
		g_string_append_printf(out, " %s '%s'", how_text(term),
				       term->text);
		break;
	case KTT_KEY_PAIR:
		explain_pair(out, term);
		break;
	case KTT_KEY_NUMBER:
		explain_numbers(out, term);
		break;
	case KTT_KEY_REPORT:
		g_string_append_printf(out, " is R%.0f", term->low);
		break;
	case KTT_KEY_DATE:
	case KTT_KEY_AGE:
		explain_times(out, term);
		break;
	default:
		g_string_append_printf(out, " '%s'", term->text);
		break;
	}
}

char *
ktt_term_explain(const struct ktt_term *term)
{
	g_autoptr(GString) out = g_string_new(term->key->phrase);

	append_value(out, term);
	return ktt_safe_text(out->str, -1, KTT_SAFE_LINE);
}

/* An operand of the tree that the postfix order stands for, in lines. */
struct block {
	GPtrArray *lines; /* owned char * */
	enum ktt_node_type type;
};

static void
indent(GPtrArray *lines, const char *first, const char *rest)
{
	for (guint i = 0; i < lines->len; i++) {
		char *line = lines->pdata[i];

		lines->pdata[i] =
			g_strconcat(i == 0 ? first : rest, line, NULL);
		g_free(line);
	}
}

static void
move_lines(GPtrArray *to, GPtrArray *from)
{
	g_ptr_array_extend_and_steal(to, from);
}

/* What is joined otherwise than its surroundings stands in a frame. */
static void
append_block(GPtrArray *to, struct block *block, enum ktt_node_type type,
	     const char *word)
{
	g_autofree char *lead = g_strdup_printf("%s ", word);

	if (block->type == KTT_NODE_AND || block->type == KTT_NODE_OR) {
		if (block->type != type) {
			indent(block->lines, "    ", "    ");
			g_ptr_array_add(to, g_strdup_printf("%s (", word));
			move_lines(to, block->lines);
			g_ptr_array_add(to, g_strdup("    )"));
			return;
		}
		move_lines(to, block->lines);
		return;
	}
	indent(block->lines, lead, "    ");
	move_lines(to, block->lines);
}

static void
negate(struct block *block)
{
	if (block->lines->len == 1) {
		indent(block->lines, "not ", "");
	} else {
		indent(block->lines, "    ", "    ");
		g_ptr_array_insert(block->lines, 0, g_strdup("not ("));
		g_ptr_array_add(block->lines, g_strdup(")"));
	}
	block->type = KTT_NODE_NOT;
}

static void
join(GArray *stack, enum ktt_node_type type)
{
	struct block right = g_array_index(stack, struct block, stack->len - 1);
	struct block left = g_array_index(stack, struct block, stack->len - 2);
	struct block both = {g_ptr_array_new_with_free_func(g_free), type};
	const char *word = type == KTT_NODE_AND ? "and" : " or";

	append_block(both.lines, &left, type, "   ");
	append_block(both.lines, &right, type, word);
	g_array_set_size(stack, stack->len - 2);
	g_array_append_val(stack, both);
}

static void
push_term(GArray *stack, const struct ktt_term *term)
{
	struct block block = {g_ptr_array_new_with_free_func(g_free),
			      KTT_NODE_TERM};

	g_ptr_array_add(block.lines, ktt_term_explain(term));
	g_array_append_val(stack, block);
}

char *
ktt_query_explain(const struct ktt_query *query)
{
	g_autoptr(GArray) stack =
		g_array_new(FALSE, FALSE, sizeof(struct block));
	GPtrArray *lines;
	char *text;

	for (guint i = 0; i < query->nodes->len; i++) {
		const struct ktt_node *node = query->nodes->pdata[i];

		if (node->type == KTT_NODE_TERM)
			push_term(stack, node->term);
		else if (node->type == KTT_NODE_NOT)
			negate(&g_array_index(stack, struct block,
					      stack->len - 1));
		else
			join(stack, node->type);
	}
	if (stack->len == 0)
		return g_strdup("every report\n");
	lines = g_array_index(stack, struct block, 0).lines;
	g_ptr_array_add(lines, g_strdup(""));
	g_ptr_array_add(lines, NULL);
	text = g_strjoinv("\n", (char **)lines->pdata);
	g_ptr_array_unref(lines);
	return text;
}
