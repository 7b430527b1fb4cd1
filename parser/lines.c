/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/line_kinds_table.h"
#include "parser/lines.h"
#include "parser/lkp_row.h"
#include "parser/pattern.h"
#include "parser/spacing.h"
#include "parser/text.h"

/* Attributions are wrapped over at most so many lines. */
#define MAX_ATTRIBUTION 4
/* Clients that wrap what they quote break lines at 60 or more. */
#define MIN_FULL 60
/* Tables of more columns than this do not come in mail. */
#define MAX_ROW 6
/* So many lines in a row must begin with '|' before it means a quote. */
#define MIN_BARS 4

static void
line_free(gpointer data)
{
	struct ktp_line *line = data;

	if (!line)
		return;
	g_free(line->raw);
	g_free(line);
}

/* A bar is a quote mark once, before text or nothing: boxes have more. */
static gboolean
is_mark(const char *text, guint n, gboolean bar)
{
	if (*text == '>')
		return TRUE;
	return *text == '|' && !bar &&
	       (n == 0 || text[1] == ' ' || text[1] == '\0');
}

const char *
ktp_quote_strip(const char *raw, guint depth, guint *removed)
{
	const char *p = raw;
	gboolean bar = FALSE;
	guint n = 0;

	while (n < depth) {
		const char *q = p;

		/* Mutt writes "> > ", others ">>"; one blank between. */
		if (n > 0 && *q == ' ' && (q[1] == '>' || q[1] == '|'))
			q++;
		if (!is_mark(q, n, bar))
			break;
		bar |= *q == '|';
		p = q + 1;
		n++;
	}
	if (n > 0 && *p == ' ')
		p++;
	if (removed)
		*removed = n;
	return p;
}

/* Whether the '|' at the start of these lines is a quote mark: the request
 * for tags uses bars too, and so do boxes, which also end with one. */
static gboolean
is_bar(const char *text)
{
	if (text[0] != '|' || (text[1] != ' ' && text[1] != '\0'))
		return FALSE;
	/* A box of the quoted text has two bars in front. */
	if (text[1] && (text[2] == '|' || text[2] == '+'))
		return TRUE;
	return !text[1] || text[strlen(text) - 1] != '|';
}

static gboolean
uses_bars(char **texts, guint n, guint at)
{
	guint first = at, end = at;

	while (first > 0 && at - first < MIN_BARS && is_bar(texts[first - 1]))
		first--;
	while (end < n && end - at < MIN_BARS && is_bar(texts[end]))
		end++;
	return end - first >= MIN_BARS;
}

static gboolean
ends_with_bar(const char *text)
{
	gsize length = strlen(text);

	while (length > 0 && g_ascii_isspace(text[length - 1]))
		length--;
	return length > 0 && text[length - 1] == '|';
}

/* How deep a line is quoted; a row of a quoted box keeps its own bars. */
static guint
marks_of(const char *raw)
{
	guint marks = 0, angles = 0;

	ktp_quote_strip(raw, G_MAXUINT, &marks);
	for (const char *p = raw; *p == '>' || *p == ' '; p++)
		angles += *p == '>';
	return angles > 0 && ends_with_bar(raw) ? angles : marks;
}

static struct ktp_line *
line_new(char **texts, guint n, guint at, gboolean flowed)
{
	struct ktp_line *line = g_new0(struct ktp_line, 1);
	const char *text;
	gsize length;

	line->raw = g_strdup(texts[at]);
	if (line->raw[0] == '>' ||
	    (line->raw[0] == '|' && uses_bars(texts, n, at)))
		text = ktp_quote_strip(line->raw, marks_of(line->raw),
				       &line->depth);
	else
		text = line->raw;
	/* RFC 3676 section 4.4: one stuffed blank; quote marks took theirs. */
	if (flowed && line->depth == 0 && *text == ' ')
		text++;
	length = strlen(text);
	line->soft = flowed && length > 0 && text[length - 1] == ' ' &&
		     strcmp(text, "-- ") != 0;
	line->text = (char *)text;
	return line;
}

static gboolean
rule_matches(const struct ktp_line_rule *rules, guint n, const char *text)
{
	for (guint i = 0; i < n; i++)
		if (ktp_matches(rules[i].pattern, text))
			return TRUE;
	return FALSE;
}

/* An attribution stands right before deeper quoted text. */
static void
mark_attribution(GPtrArray *lines, guint first_quoted)
{
	const struct ktp_line *quoted = lines->pdata[first_quoted];
	guint at = first_quoted, begin;

	while (at > 0 && at + 2 > first_quoted &&
	       ktp_text_is_blank(
		       ((struct ktp_line *)lines->pdata[at - 1])->text))
		at--;
	if (at == 0)
		return;
	begin = at - 1;
	struct ktp_line *end = lines->pdata[begin];

	if (end->depth >= quoted->depth ||
	    !rule_matches(ktp_attribution_ends, ktp_n_attribution_ends,
			  end->text))
		return;
	for (guint n = 1; n < MAX_ATTRIBUTION && begin > 0; n++) {
		const struct ktp_line *line = lines->pdata[begin];
		const struct ktp_line *above = lines->pdata[begin - 1];

		if (rule_matches(ktp_attribution_starts, 1, line->text) ||
		    above->depth != end->depth ||
		    ktp_text_is_blank(above->text) ||
		    !rule_matches(ktp_attribution_starts,
				  ktp_n_attribution_starts, above->text))
			break;
		begin--;
	}
	for (guint i = begin; i < at; i++)
		((struct ktp_line *)lines->pdata[i])->kind =
			KTP_LINE_ATTRIBUTION;
}

static void
mark_attributions(GPtrArray *lines)
{
	for (guint i = 1; i < lines->len; i++) {
		const struct ktp_line *above = lines->pdata[i - 1];
		const struct ktp_line *line = lines->pdata[i];

		if (line->depth > above->depth)
			mark_attribution(lines, i);
	}
}

static const struct ktp_line_rule *
rule_of(const char *text)
{
	for (guint i = 0; i < ktp_n_line_rules; i++)
		if (ktp_matches(ktp_line_rules[i].pattern, text))
			return &ktp_line_rules[i];
	return NULL;
}

static gboolean
begins_diff(const char *text)
{
	const struct ktp_line_rule *rule = rule_of(text);

	return rule && rule->block == KTP_BLOCK_DIFF;
}

/* Whether the block that began with rule still holds this line. */
static gboolean
goes_on(const struct ktp_line_rule *rule, const GPtrArray *lines, guint at)
{
	const struct ktp_line *line = lines->pdata[at];
	const struct ktp_line *above = lines->pdata[at - 1];
	const struct ktp_line *below =
		at + 1 < lines->len ? lines->pdata[at + 1] : NULL;

	switch (rule->block) {
	case KTP_BLOCK_REST:
		/* Many put their name above the patch that they send. */
		return !begins_diff(line->text);
	case KTP_BLOCK_PARA:
		return !ktp_text_is_blank(line->text);
	case KTP_BLOCK_DIFF:
		/* Clients cut the blank of an empty context line. */
		if (*line->text == '\0')
			return below && below->depth == line->depth &&
			       ktp_matches(ktp_diff_goes_on.pattern,
					   below->text);
		return ktp_matches(ktp_diff_goes_on.pattern, line->text);
	case KTP_BLOCK_REPORT:
		return !ktp_matches(ktp_report_end.pattern, above->text);
	case KTP_BLOCK_LINE:
		break;
	}
	return FALSE;
}

/* Kinds are told for the text of each depth on its own: a block of the
 * sender's text goes on after a quote in its middle only for signatures. */
static void
mark_kinds(GPtrArray *lines)
{
	const struct ktp_line_rule *open = NULL;
	guint depth = 0;

	for (guint i = 0; i < lines->len; i++) {
		struct ktp_line *line = lines->pdata[i];

		if (line->depth != depth &&
		    !(open && open->block == KTP_BLOCK_REST && depth == 0))
			open = NULL;
		depth = open && open->block == KTP_BLOCK_REST ? 0 : line->depth;
		if (open && i > 0 && goes_on(open, lines, i)) {
			line->kind = ktp_text_is_blank(line->text)
					     ? KTP_LINE_BLANK
					     : open->kind;
			continue;
		}
		open = NULL;
		if (line->kind == KTP_LINE_ATTRIBUTION)
			continue;
		if (line->depth > 0 || ktp_text_is_blank(line->text)) {
			line->kind = ktp_text_is_blank(line->text)
					     ? KTP_LINE_BLANK
					     : KTP_LINE_PROSE;
			continue;
		}
		const struct ktp_line_rule *rule = rule_of(line->text);

		line->kind = rule ? rule->kind : KTP_LINE_PROSE;
		if (rule && rule->block != KTP_BLOCK_LINE)
			open = rule;
	}
}

/* Half a row of a box, or of a table of two columns and more. */
static gboolean
is_half_row(const struct ktp_line *above, const struct ktp_line *line)
{
	const char *text = above->raw + strspn(above->raw, "> ");

	if (*text == '|')
		return !ends_with_bar(text) && ends_with_bar(line->text);
	for (guint columns = 2; columns < MAX_ROW; columns++)
		if (ktp_lkp_row_is_cut(above->text, columns))
			return TRUE;
	return FALSE;
}

/*
 * Whether line is the rest of the quoted line above it, which a mail client
 * wrapped without a quote mark: its first word would not have fitted there,
 * or it completes a row, and the quote goes on right below.
 */
static gboolean
is_rest(const struct ktp_line *above, const struct ktp_line *line,
	const struct ktp_line *below)
{
	gsize length = strlen(above->raw);

	if (above->depth <= line->depth || below->depth <= line->depth ||
	    ktp_text_is_blank(line->text) ||
	    g_str_has_prefix(line->text, "+--"))
		return FALSE;
	return length + 1 + strcspn(line->text, " ") > MIN_FULL ||
	       is_half_row(above, line);
}

static void
append_rest(struct ktp_line *above, const struct ktp_line *rest)
{
	gsize text = (gsize)(above->text - above->raw);
	char *raw = g_strconcat(g_strchomp(above->raw), " ", rest->text, NULL);

	g_free(above->raw);
	above->raw = raw;
	above->text = raw + MIN(text, strlen(raw));
}

static void
join_rests(GPtrArray *lines)
{
	guint kept = 0;

	for (guint i = 0; i < lines->len; i++) {
		struct ktp_line *line = lines->pdata[i];
		struct ktp_line *above = kept ? lines->pdata[kept - 1] : NULL;

		lines->pdata[i] = NULL;
		if (above && i + 1 < lines->len &&
		    is_rest(above, line, lines->pdata[i + 1])) {
			append_rest(above, line);
			line_free(line);
		} else {
			lines->pdata[kept++] = line;
		}
	}
	g_ptr_array_set_size(lines, (gint)kept);
}

GPtrArray *
ktp_lines_new(const char *text, gboolean flowed)
{
	g_auto(GStrv) texts = ktp_text_lines(text);
	guint n = g_strv_length(texts);
	GPtrArray *lines = g_ptr_array_new_full(n, line_free);

	/* The text's last line end does not begin another line. */
	if (n > 0 && texts[n - 1][0] == '\0')
		n--;
	for (guint i = 0; i < n; i++)
		g_ptr_array_add(lines, line_new(texts, n, i, flowed));
	ktp_spacing_mend(lines);
	return lines;
}

void
ktp_lines_classify(GPtrArray *lines)
{
	join_rests(lines);
	mark_attributions(lines);
	mark_kinds(lines);
}
