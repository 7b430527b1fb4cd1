/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/next.h"

#include <string.h>

static const char *const words[] = {
	[KTT_NEXT_NOTHING] = "",
	[KTT_NEXT_ANSWER] = "a first answer from the author of the commit",
	[KTT_NEXT_RESULT] = "the result of the test that was asked for",
	[KTT_NEXT_FIX] = "a fix, or a word that it stays as it is",
	[KTT_NEXT_TEST] = "a test of the proposed fix",
	[KTT_NEXT_MERGE] = "the tested fix to be merged",
};

enum ktt_next
ktt_next_of(const char *status, gboolean awaits_test)
{
	static const struct {
		const char *status;
		enum ktt_next next;
	} rows[] = {
		{"new", KTT_NEXT_ANSWER},
		{"acknowledged", KTT_NEXT_FIX},
		{"fix-proposed", KTT_NEXT_TEST},
		{"fix-tested", KTT_NEXT_MERGE},
	};

	for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
		if (g_strcmp0(rows[i].status, status) != 0)
			continue;
		return awaits_test ? KTT_NEXT_RESULT : rows[i].next;
	}
	return KTT_NEXT_NOTHING;
}

const char *
ktt_next_words(enum ktt_next next)
{
	return words[next];
}
