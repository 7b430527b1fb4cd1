/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/suggest.h"

#include <string.h>

enum { LONGEST = 63 };

static guint
cell(guint rows[3][LONGEST + 2], const char *a, const char *b, gsize i, gsize j)
{
	gboolean same = g_ascii_tolower(a[i - 1]) == g_ascii_tolower(b[j - 1]);
	guint best = rows[1][j - 1] + (same ? 0 : 1);

	best = MIN(best, rows[1][j] + 1);
	best = MIN(best, rows[2][j - 1] + 1);
	if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
		best = MIN(best, rows[0][j - 2] + 1);
	return best;
}

guint
ktt_suggest_distance(const char *a, const char *b)
{
	guint rows[3][LONGEST + 2] = {{0}}; /* i - 2, i - 1, i */
	gsize a_len = strlen(a), b_len = strlen(b);

	if (a_len > LONGEST || b_len > LONGEST)
		return G_MAXUINT;
	for (gsize j = 0; j <= b_len; j++)
		rows[2][j] = (guint)j;
	for (gsize i = 1; i <= a_len; i++) {
		memcpy(rows[0], rows[1], sizeof(rows[0]));
		memcpy(rows[1], rows[2], sizeof(rows[0]));
		rows[2][0] = (guint)i;
		for (gsize j = 1; j <= b_len; j++)
			rows[2][j] = cell(rows, a, b, i, j);
	}
	return rows[2][b_len];
}

static const char *
only_completion(const char *word, const GPtrArray *candidates)
{
	const char *found = NULL;

	if (strlen(word) < 2)
		return NULL;
	for (guint i = 0; i < candidates->len; i++) {
		const char *candidate = candidates->pdata[i];

		if (!g_str_has_prefix(candidate, word))
			continue;
		if (found != NULL)
			return NULL;
		found = candidate;
	}
	return found;
}

const char *
ktt_suggest(const char *word, const GPtrArray *candidates)
{
	const char *found = only_completion(word, candidates);
	gsize length = strlen(word);
	guint best = length <= 3 ? 2 : length <= 6 ? 3 : 4;

	if (found != NULL)
		return found;
	for (guint i = 0; i < candidates->len; i++) {
		const char *candidate = candidates->pdata[i];
		gsize other = strlen(candidate);
		guint distance;

		/* Most differ by more letters already. */
		if (MAX(length, other) - MIN(length, other) >= best)
			continue;
		distance = ktt_suggest_distance(word, candidate);
		if (distance >= best || distance >= length)
			continue;
		best = distance;
		found = candidate;
	}
	return found;
}
