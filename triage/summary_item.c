/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/json_get.h"
#include "triage/next.h"
#include "triage/summary_part.h"
#include "triage/view.h"
#include "triage/when.h"

#define DAY ((gint64)24 * 3600)

enum { MOST_UNCLEAR = 2 };

/* When it is due, by the kernel's rules of thumb; its "need" in words. */
static void
set_waiting(const struct ktt_summing *sum, const struct ktt_waiting *waiting,
	    json_t *item)
{
	gint64 begun, due;
	const char *date = ktt_json_text(item, "date");
	gboolean known = waiting != NULL && waiting->days > 0 && date != NULL &&
			 ktt_when_start(date, sum->options->now, &begun, NULL);

	due = known ? begun + waiting->days * DAY : 0;
	ktt_json_set_time(item, "due", due, known);
	json_object_set_new(item, "late",
			    json_boolean(known && due < sum->options->now));
	if (waiting != NULL)
		ktt_json_set_text(item, "need", waiting->need);
}

/* A statement that left its mark and not its status: a claim, a doubt. */
static gboolean
is_unclear(const json_t *event)
{
	const char *before = ktt_json_text(event, "before");

	return !json_is_true(json_object_get(event, "decided")) &&
	       ktt_json_text(event, "changed") != NULL &&
	       ktt_json_text(event, "evidence") != NULL &&
	       g_strcmp0(before, ktt_json_text(event, "after")) == 0;
}

static json_t *
unclear_of(const json_t *view)
{
	const json_t *events = json_object_get(view, "events");
	json_t *list = json_array();

	for (size_t i = json_array_size(events); i-- > 0;) {
		const json_t *event = json_array_get(events, i);

		if (!is_unclear(event) || json_array_size(list) == MOST_UNCLEAR)
			continue;
		json_array_insert_new(
			list, 0,
			json_pack("{s:O, s:O, s:O, s:O}", "event",
				  json_object_get(event, "type"), "evidence",
				  json_object_get(event, "evidence"), "from",
				  json_object_get(event, "from"), "sender",
				  json_object_get(event, "sender")));
	}
	return list;
}

static void
set_parts(const json_t *view, json_t *item)
{
	json_t *failures =
		json_object_get(json_object_get(view, "report"), "failures");

	ktt_json_set_text(item, "need", ktt_next_words(ktt_next_of_view(view)));
	json_object_set(item, "reason", json_object_get(view, "reason"));
	json_object_set_new(item, "unclear", unclear_of(view));
	if (failures != NULL)
		json_object_set(item, "failures", failures);
	else
		json_object_set_new(item, "failures", json_array());
}

json_t *
ktt_summary_item(const struct ktt_summing *sum,
		 const struct ktt_waiting *waiting, gint64 report,
		 GError **error)
{
	json_t *item = ktt_view_hit(sum->store, report, error);
	json_t *view = item ? ktt_view_report(sum->store, report, error) : NULL;

	if (view == NULL ||
	    !ktt_summary_set_whom(sum->store, report,
				  waiting ? waiting->whom : KTT_WHOM_NOBODY,
				  item, error)) {
		json_decref(view);
		json_decref(item);
		return NULL;
	}
	set_parts(view, item);
	set_waiting(sum, waiting, item);
	json_decref(view);
	return item;
}
