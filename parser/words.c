/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/words.h"

/* Four bytes of text, letters made alike, choose one of so many bits. */
#define BITS 14
#define FOLD 0x20202020u
#define SPREAD 2654435761u /* 2^32 over the golden ratio (Knuth 6.4) */

struct word {
	const char *text;
	gsize length;
	guint32 start; /* its first four bytes, folded */
};

struct ktp_words {
	guint n;
	struct word *words;
	guint8 may[1 << BITS]; /* whether a word may begin like this */
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

struct ktp_words *
ktp_words_new(const char *const *texts, guint n)
{
	struct ktp_words *words = g_new0(struct ktp_words, 1);

	words->words = g_new(struct word, n);
	words->n = n;
	for (guint i = 0; i < n; i++) {
		struct word *word = &words->words[i];

		word->text = texts[i];
		word->length = strlen(texts[i]);
		word->start = fold_at(texts[i]);
		words->may[slot_of(word->start)] = 1;
	}
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

static int
word_at(const struct ktp_words *words, const guint8 *data, gsize left,
	guint32 start)
{
	for (guint i = 0; i < words->n; i++) {
		const struct word *word = &words->words[i];

		if (word->start == start && left >= word->length &&
		    !g_ascii_strncasecmp((const char *)data, word->text,
					 word->length))
			return (int)i;
	}
	return -1;
}

int
ktp_words_next(const struct ktp_words *words, const guint8 *data, gsize size,
	       gsize *at)
{
	for (gsize i = *at; i + KTP_MIN_WORD <= size; i++) {
		guint32 start = fold_at(data + i);
		int found;

		if (G_LIKELY(!words->may[slot_of(start)]))
			continue;
		found = word_at(words, data + i, size - i, start);
		if (found >= 0) {
			*at = i + 1;
			return found;
		}
	}
	*at = size;
	return -1;
}
