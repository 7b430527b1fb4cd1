/* SPDX-License-Identifier: GPL-2.0-or-later */
/* "Did you mean …": the nearest of the words that would have been right. */
#ifndef KTT_SUGGEST_H
#define KTT_SUGGEST_H

#include <glib.h>

/* Insertions, deletions, changes and swaps of neighbours between a and b,
 * ASCII case ignored. Words longer than 63 bytes are infinitely far apart. */
guint ktt_suggest_distance(const char *a, const char *b);

/*
 * The nearest candidate (an array of char *, owned by the caller), or NULL
 * where none is near enough to be meant. A word that begins a single
 * candidate means that one.
 */
const char *ktt_suggest(const char *word, const GPtrArray *candidates);

#endif
