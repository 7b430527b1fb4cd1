/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/words.h"

/*
 * Any word of five bytes holds four bytes that begin at each second place of
 * the text. Those of all words, letters made alike, are looked up in a table
 * of so many bits.
 */
#define BITS 14
#define STRIDE 2
#define FOLD 0x20202020u
#define SPREAD 2654435761u /* 2^32 over the golden ratio (Knuth 6.4) */

struct word {
	const char *text;  /* the whole */
	const char *piece; /* of text: the longest between blanks */
	gsize length;	   /* of piece */
};

/* Four bytes of a word. */
struct part {
	guint32 four;
	guint8 word;
	guint8 offset; /* in the piece */
	guint8 next;   /* number of another part in this slot; 0: none */
};

struct ktp_words {
	struct word *words;
	struct part parts[G_MAXUINT8];
	guint n_parts;
	guint8 first[1 << BITS]; /* of each slot: number of a part, from 1 */
};

static guint32
fold_at(const void *data)
{
	guint32 four;

	memcpy(&four, data, sizeof(four));
	return four | FOLD;
}

static guint
slot_of(guint32 folded)
{
	return (folded * SPREAD) >> (32 - BITS);
}

static void
find_piece(struct word *word)
{
	for (const char *p = word->text; *p;) {
		gsize length = strcspn(p, " ");

		if (length > word->length) {
			word->piece = p;
			word->length = length;
		}
		p += length;
		p += *p == ' ';
	}
}

/* In front of those that are there. */
static void
add_part(struct ktp_words *words, guint word, guint offset)
{
	guint32 four = fold_at(words->words[word].piece + offset);
	guint8 *first = &words->first[slot_of(four)];

	g_assert(words->n_parts < G_MAXUINT8);
	words->parts[words->n_parts++] =
		(struct part){four, (guint8)word, (guint8)offset, *first};
	*first = (guint8)words->n_parts;
}

struct ktp_words *
ktp_words_new(const char *const *texts, guint n)
{
	struct ktp_words *words = g_new0(struct ktp_words, 1);

	words->words = g_new0(struct word, n);
	for (guint i = 0; i < n; i++) {
		struct word *word = &words->words[i];

		word->text = texts[i];
		find_piece(word);
		g_assert(word->length >= KTP_MIN_WORD);
	}
	/* So that a slot tells earlier places first, then earlier words. */
	for (guint k = 0; k < STRIDE; k++)
		for (guint i = n; i-- > 0;)
			add_part(words, i, k);
	return words;
}

void
ktp_words_free(struct ktp_words *words)
{
	if (!words)
		return;
	g_free(words->words);
	g_free(words);
}

static gboolean
is_gap(guint8 c)
{
	return c <= ' ' || c == '>' || c == '|';
}

static gboolean
is_same(const guint8 *data, const char *text, gsize length)
{
	return !g_ascii_strncasecmp((const char *)data, text, length);
}

/* Whether what comes before the piece lies before data[at]. */
static gboolean
is_before(const struct word *word, const guint8 *data, gsize at)
{
	const char *end = word->piece;

	while (end > word->text) {
		const char *start = --end; /* at the blank */
		gsize gap = at;

		while (start > word->text && start[-1] != ' ')
			start--;
		while (at > 0 && is_gap(data[at - 1]))
			at--;
		if (gap == at || at < (gsize)(end - start))
			return FALSE;
		at -= (gsize)(end - start);
		if (!is_same(data + at, start, (gsize)(end - start)))
			return FALSE;
		end = start;
	}
	return TRUE;
}

static gboolean
is_behind(const struct word *word, const guint8 *data, gsize size, gsize at)
{
	const char *p = word->piece + word->length;

	at += word->length;
	while (*p) {
		gsize gap = at, length = strcspn(++p, " ");

		while (at < size && is_gap(data[at]))
			at++;
		if (gap == at || size - at < length ||
		    !is_same(data + at, p, length))
			return FALSE;
		at += length;
		p += length;
	}
	return TRUE;
}

static gboolean
is_at(const struct word *word, const guint8 *data, gsize size, gsize at)
{
	return size - at >= word->length &&
	       is_same(data + at, word->piece, word->length) &&
	       is_before(word, data, at) && is_behind(word, data, size, at);
}

/* The first word that begins from at on and has its four bytes at here. */
static int
word_over(const struct ktp_words *words, const guint8 *data, gsize size,
	  gsize at, gsize here, gsize *start)
{
	guint32 four = fold_at(data + here);
	guint number = words->first[slot_of(four)];

	while (number) {
		const struct part *part = &words->parts[number - 1];

		if (part->four == four && part->offset <= here - at &&
		    is_at(&words->words[part->word], data, size,
			  here - part->offset)) {
			*start = here - part->offset;
			return part->word;
		}
		number = part->next;
	}
	return -1;
}

int
ktp_words_next(const struct ktp_words *words, const guint8 *data, gsize size,
	       gsize *at)
{
	for (gsize i = *at; i + sizeof(guint32) <= size; i += STRIDE) {
		gsize start;
		int found;

		if (G_LIKELY(!words->first[slot_of(fold_at(data + i))]))
			continue;
		found = word_over(words, data, size, *at, i, &start);
		if (found >= 0) {
			*at = start + 1;
			return found;
		}
	}
	*at = size;
	return -1;
}
