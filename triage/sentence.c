/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/lines.h"
#include "parser/pattern.h"
#include "parser/text.h"
#include "triage/sentence.h"
#include "triage/sentence_table.h"

/* An abbreviation is looked for in so many bytes before the dot. */
#define ABBREVIATION_REACH 12
/* An answer's question is at most so many lines of the quote above it. */
#define MAX_ABOVE 5

/* One line of the paragraph that is being collected. */
struct mark {
	gsize offset; /* where it begins in the paragraph */
	guint line;
};

struct reader {
	GPtrArray *sentences;	/* borrowed */
	const GPtrArray *lines; /* borrowed; of the message */
	GString *paragraph;
	GArray *marks;	 /* struct mark */
	GString *quote;	 /* the quoted paragraph so far */
	gboolean quoted; /* a quote came after the last own text */
	char *above;	 /* owned; what own text answers now; NULL: nothing */
	gboolean answer; /* the next sentence answers */
	gboolean changelog;
	gsize prose, quotes, other; /* bytes taken so far */
};

static gboolean
has_shape(enum ktt_shape_id id, const char *text)
{
	return ktp_matches(ktt_shapes[id].pattern, text);
}

static void
sentence_free(gpointer data)
{
	struct ktt_sentence *sentence = data;

	g_free(sentence->text);
	g_free(sentence->above);
	g_free(sentence);
}

static struct ktt_sentence *
add_piece(GPtrArray *sentences, enum ktt_area area, const char *text,
	  gsize length, guint line)
{
	struct ktt_sentence *piece = g_new0(struct ktt_sentence, 1);
	g_autofree char *copy = g_strndup(text, length);

	copy[ktp_text_cut(copy, KTT_MAX_SENTENCE)] = '\0';
	piece->text = ktp_text_fold(copy);
	piece->area = area;
	piece->line = line;
	piece->last = line;
	g_ptr_array_add(sentences, piece);
	return piece;
}

/* Sentences of a paragraph -------------------------------------------- */

static guint
line_at(const struct reader *reader, gsize offset)
{
	guint i = reader->marks->len;

	while (i > 1 &&
	       g_array_index(reader->marks, struct mark, i - 1).offset > offset)
		i--;
	return g_array_index(reader->marks, struct mark, i - 1).line;
}

static void
add_sentence(struct reader *reader, gsize start, gsize end)
{
	const char *text = reader->paragraph->str;
	struct ktt_sentence *piece;

	while (start < end && text[start] == ' ')
		start++;
	if (start == end || reader->sentences->len >= KTT_MAX_SENTENCES)
		return;
	piece = add_piece(reader->sentences, KTT_AREA_SENTENCE, text + start,
			  end - start, line_at(reader, start));
	piece->last = line_at(reader, end - 1);
	piece->above = g_strdup(reader->above);
	if (has_shape(KTT_SHAPE_QUESTION, piece->text))
		piece->flags |= KTT_QUESTION;
	if (reader->answer)
		piece->flags |= KTT_ANSWER;
	if (reader->changelog)
		piece->flags |= KTT_CHANGELOG;
	/* "Hi Oliver," answers nothing yet. */
	if (!has_shape(KTT_SHAPE_ALONE, piece->text))
		reader->answer = FALSE;
}

static gboolean
is_abbreviation(const char *text, gsize dot)
{
	gsize from = dot > ABBREVIATION_REACH ? dot - ABBREVIATION_REACH : 0;
	g_autofree char *before = NULL;

	while (from > 0 && ((guchar)text[from] & 0xc0) == 0x80)
		from--;
	before = g_strndup(text + from, dot + 1 - from);
	return has_shape(KTT_SHAPE_ABBREVIATION, before);
}

static void
split_paragraph(struct reader *reader)
{
	const char *text = reader->paragraph->str;
	gsize length = reader->paragraph->len, start = 0, at = 0;
	const struct ktp_pattern *stop =
		ktp_pattern_get(ktt_shapes[KTT_SHAPE_STOP].pattern);
	struct ktp_match match = {0};

	while (ktp_pattern_match(stop, text, (gssize)length, at, &match)) {
		gsize mark = match.start[0];

		at = match.end[0];
		if (is_abbreviation(text, mark) ||
		    has_shape(KTT_SHAPE_GOES_ON, text + mark))
			continue;
		add_sentence(reader, start, at);
		start = at;
	}
	add_sentence(reader, start, length);
	ktp_match_clear(&match);
}

static void
end_paragraph(struct reader *reader)
{
	if (reader->paragraph->len > 0)
		split_paragraph(reader);
	g_string_truncate(reader->paragraph, 0);
	g_array_set_size(reader->marks, 0);
}

/* Lines --------------------------------------------------------------- */

/* The quoted paragraph right above line at, folded; NULL where none is. */
static char *
quote_above(const GPtrArray *lines, guint at)
{
	GString *quote = g_string_new(NULL);
	guint n = 0;

	for (guint i = at; i > 0 && n < MAX_ABOVE; i--) {
		const struct ktp_line *line = lines->pdata[i - 1];

		if (line->kind == KTP_LINE_BLANK && n == 0)
			continue;
		if (line->kind == KTP_LINE_BLANK || line->depth == 0)
			break;
		g_string_prepend_c(quote, ' ');
		g_string_prepend(quote, line->text);
		n++;
	}
	if (n == 0) {
		g_string_free(quote, TRUE);
		return NULL;
	}
	g_autofree char *text = g_string_free(quote, FALSE);

	return ktp_text_fold(text);
}

static void
begin_answer(struct reader *reader, guint at)
{
	if (!reader->quoted)
		return;
	g_free(reader->above);
	reader->above = quote_above(reader->lines, at);
	reader->answer = TRUE;
	reader->quoted = FALSE;
}

static void
read_prose(struct reader *reader, const char *text, guint at)
{
	struct mark mark = {.line = at};
	gboolean alone = has_shape(KTT_SHAPE_ALONE, text);
	g_autofree char *folded = ktp_text_fold(text);

	if (has_shape(KTT_SHAPE_PATCH_HEAD, text))
		reader->changelog = TRUE;
	else if (has_shape(KTT_SHAPE_PATCH_TAIL, text))
		reader->changelog = FALSE;
	add_piece(reader->sentences, KTT_AREA_LINE, text, strlen(text), at);
	if (alone || has_shape(KTT_SHAPE_ITEM, text))
		end_paragraph(reader);
	begin_answer(reader, at);
	if (reader->paragraph->len > 0)
		g_string_append_c(reader->paragraph, ' ');
	mark.offset = reader->paragraph->len;
	g_array_append_val(reader->marks, mark);
	g_string_append(reader->paragraph, folded);
	if (alone)
		end_paragraph(reader);
	reader->prose += strlen(text);
}

static void
end_quote(struct reader *reader, guint at)
{
	if (reader->quote->len > 0)
		add_piece(reader->sentences, KTT_AREA_QUOTED,
			  reader->quote->str, reader->quote->len, at);
	g_string_truncate(reader->quote, 0);
}

static void
read_quote(struct reader *reader, const struct ktp_line *line, guint at)
{
	end_paragraph(reader);
	if (line->kind == KTP_LINE_BLANK ||
	    line->kind == KTP_LINE_ATTRIBUTION) {
		end_quote(reader, at);
		return;
	}
	reader->quoted = TRUE;
	if (reader->quotes >= KTT_MAX_PROSE)
		return;
	g_string_append(reader->quote, line->text);
	g_string_append_c(reader->quote, ' ');
	add_piece(reader->sentences, KTT_AREA_QUOTE, line->text,
		  strlen(line->text), at);
	reader->quotes += strlen(line->text);
}

static enum ktt_area
area_of(enum ktp_line_kind kind)
{
	switch (kind) {
	case KTP_LINE_TRAILER:
		return KTT_AREA_TRAILER;
	case KTP_LINE_TABLE:
		return KTT_AREA_TABLE;
	case KTP_LINE_DIFF:
		return KTT_AREA_DIFF;
	default:
		return 0;
	}
}

static void
read_line(struct reader *reader, const struct ktp_line *line, guint at)
{
	enum ktt_area area = area_of(line->kind);

	if (line->depth > 0) {
		read_quote(reader, line, at);
		return;
	}
	end_quote(reader, at);
	if (line->kind == KTP_LINE_PROSE) {
		if (reader->prose < KTT_MAX_PROSE)
			read_prose(reader, line->text, at);
		return;
	}
	end_paragraph(reader);
	if (line->kind == KTP_LINE_DIFF)
		reader->changelog = FALSE;
	if (area == 0 || reader->other >= KTT_MAX_PROSE)
		return;
	add_piece(reader->sentences, area, line->text, strlen(line->text), at);
	reader->other += strlen(line->text);
}

static void
read_head(struct reader *reader, const struct ktp_message *message)
{
	const char *subject = message->subject;

	if (subject)
		add_piece(reader->sentences, KTT_AREA_SUBJECT, subject,
			  strlen(subject), 0);
	reader->changelog = subject && has_shape(KTT_SHAPE_PATCH_MAIL, subject);
	for (guint i = 0; i < message->attachments->len; i++) {
		const char *name = message->attachments->pdata[i];

		add_piece(reader->sentences, KTT_AREA_FILE, name, strlen(name),
			  0);
	}
}

GPtrArray *
ktt_sentences_new(const struct ktp_message *message)
{
	GPtrArray *sentences = g_ptr_array_new_with_free_func(sentence_free);
	struct reader reader = {
		.sentences = sentences,
		.paragraph = g_string_new(NULL),
		.marks = g_array_new(FALSE, FALSE, sizeof(struct mark)),
		.lines = message->lines,
		.quote = g_string_new(NULL),
		.answer = TRUE,
	};

	read_head(&reader, message);
	for (guint i = 0; i < message->lines->len; i++)
		read_line(&reader, message->lines->pdata[i], i);
	end_paragraph(&reader);
	end_quote(&reader, message->lines->len);
	g_string_free(reader.paragraph, TRUE);
	g_string_free(reader.quote, TRUE);
	g_array_unref(reader.marks);
	g_free(reader.above);
	return sentences;
}
