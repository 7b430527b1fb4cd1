/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/next.h"

#include "triage/json_get.h"

static const char *const words[] = {
	[KTT_NEXT_NOTHING] = "",
	[KTT_NEXT_ANSWER] = "a first answer from the author",
	[KTT_NEXT_RESULT] = "the result of a test that was asked for",
	[KTT_NEXT_FIX] = "a fix or a verdict",
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

static gboolean
awaits_test(const json_t *view)
{
	const json_t *requests = json_object_get(view, "requests");
	size_t size = json_array_size(requests);
	const json_t *last = size ? json_array_get(requests, size - 1) : NULL;

	return g_strcmp0(ktt_json_text(last, "state"), "waiting") == 0;
}

/* Lists of builds are news, not questions. */
static gboolean
asks_nothing(const json_t *view)
{
	return g_strcmp0(ktt_json_inner(view, "report", "class"),
			 "build-status") == 0;
}

enum ktt_next
ktt_next_of_view(const json_t *view)
{
	if (asks_nothing(view))
		return KTT_NEXT_NOTHING;
	return ktt_next_of(ktt_json_text(view, "status"), awaits_test(view));
}
