/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Finds any of a few words in a lot of text, ASCII letters in any case. */
#ifndef KTP_WORDS_H
#define KTP_WORDS_H

#include <glib.h>

#define KTP_MIN_WORD 5 /* bytes of the longest piece of the shortest word */

struct ktp_words;

/*
 * texts: n words, lower case ASCII; kept, not copied. A blank in a word stands
 * for any run of what may lie between two words where a mail program broke a
 * line: white space, control bytes, '>' and '|'. The longest piece of each
 * between blanks has KTP_MIN_WORD bytes at least. Free with ktp_words_free().
 */
struct ktp_words *ktp_words_new(const char *const *texts, guint n);
void ktp_words_free(struct ktp_words *words);

/*
 * The next word in data at or after *at: its number, and *at behind the start
 * of its longest piece; -1 where there is none. Looks at each second place
 * only.
 */
int ktp_words_next(const struct ktp_words *words, const guint8 *data,
		   gsize size, gsize *at);

#endif
