/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/lines.h"
#include "parser/pattern.h"
#include "parser/robots_table.h"
#include "parser/text.h"
#include "triage/claim.h"
#include "triage/followup_table.h"

/* A commit or link may stand on so many own lines below its sentence. */
#define MAX_BELOW 6

static const struct ktp_pattern *
pattern_of(enum ktt_claim_id id)
{
	return ktp_pattern_get(ktt_claim_rows[id].pattern);
}

/* What a group of the subject's pattern caught; the caller frees it. */
static char *
from_subject(const struct ktp_message *message, const char *group)
{
	struct ktp_match match = {0};
	char *value = NULL;

	if (message->subject &&
	    ktp_pattern_match(pattern_of(KTT_CLAIM_BLAMED), message->subject,
			      -1, 0, &match))
		value = ktp_match_named(&match, group);
	ktp_match_clear(&match);
	return value;
}

char *
ktt_claim_blamed(const struct ktp_message *message)
{
	const struct ktp_report *report = message->quoted_report;
	char *id = from_subject(message, "commit");

	/* What is quoted may be of another report than the thread's. */
	if (!id && report)
		id = g_strdup(report->commit.id);
	return id;
}

char *
ktt_claim_metric(const struct ktp_message *message)
{
	const struct ktp_report *report = message->quoted_report;
	char *metric = from_subject(message, "metric");

	if (!metric && report)
		metric = g_strdup(report->headline.metric);
	return metric;
}

/* Commits that cannot be the cure --------------------------------------- */

static gboolean
in_comparisons(const GPtrArray *comparisons, const char *id)
{
	for (guint i = 0; i < comparisons->len; i++) {
		const struct ktp_comparison *table = comparisons->pdata[i];

		for (guint j = 0; j < table->commits->len; j++) {
			const struct ktp_commit *commit =
				table->commits->pdata[j];

			if (ktp_commit_same(commit->id, id))
				return TRUE;
		}
	}
	return FALSE;
}

static gboolean
is_of_report(const struct ktp_message *message, const char *id)
{
	const struct ktp_report *report = message->quoted_report;
	g_autofree char *blamed = ktt_claim_blamed(message);

	return ktp_commit_same(blamed, id) ||
	       (report && in_comparisons(report->comparisons, id));
}

/* Whether the text before the id makes it the base of something. */
static gboolean
is_base(const char *text, gsize at)
{
	g_autofree char *before = g_strndup(text, at);

	return ktp_matches(ktt_claim_rows[KTT_CLAIM_OTHER].pattern, before);
}

/* Finding them ---------------------------------------------------------- */

static gboolean
commit_in(struct ktp_event *event, const struct ktp_message *message,
	  const char *text)
{
	struct ktp_match match = {0};
	gsize at = 0;

	while (!event->commit.id &&
	       ktp_pattern_match(pattern_of(KTT_CLAIM_COMMIT), text, -1, at,
				 &match)) {
		g_autofree char *id = ktp_match_named(&match, "commit");

		at = match.end[0];
		if (!id || is_of_report(message, id) ||
		    is_base(text, match.start[0]))
			continue;
		event->commit.id = g_steal_pointer(&id);
		event->commit.title = ktp_match_named(&match, "title");
	}
	ktp_match_clear(&match);
	return event->commit.id != NULL;
}

/* Only the sentence itself may name a commit by its title alone. */
static void
title_in(struct ktp_event *event, const char *text)
{
	struct ktp_match match = {0};

	if (ktp_pattern_match(pattern_of(KTT_CLAIM_TITLE), text, -1, 0, &match))
		event->commit.title = ktp_match_named(&match, "title");
	ktp_match_clear(&match);
}

/* Whether the URL is that of a robot's report. */
static gboolean
is_report_link(const char *link)
{
	struct ktp_match match = {0};
	gboolean is = FALSE;

	if (ktp_pattern_match(ktp_pattern_get(ktp_link_pattern), link, -1, 0,
			      &match)) {
		g_autofree char *id = ktp_match_named(&match, "id");
		g_autofree char *plain =
			id ? g_uri_unescape_string(id, NULL) : NULL;

		is = ktp_robot_is(KTP_ROBOT_ID, plain);
	}
	ktp_match_clear(&match);
	return is;
}

static gboolean
link_in(struct ktp_event *event, const struct ktp_message *message,
	const char *text)
{
	struct ktp_match match = {0};
	gboolean report = event->type == KTP_EVENT_DUPLICATE;
	gsize at = 0;

	(void)message;
	while (!event->link && ktp_pattern_match(pattern_of(KTT_CLAIM_LINK),
						 text, -1, at, &match)) {
		g_autofree char *link = ktp_match_named(&match, "link");

		at = match.end[0];
		if (link && is_report_link(link) == report)
			event->link = g_steal_pointer(&link);
	}
	ktp_match_clear(&match);
	return event->link != NULL;
}

typedef gboolean (*take_fn)(struct ktp_event *event,
			    const struct ktp_message *message,
			    const char *text);

/* Looks at the sender's lines right below line at. */
static void
look_below(struct ktp_event *event, const struct ktp_message *message, guint at,
	   take_fn take)
{
	for (guint i = at + 1, n = 0; i < message->lines->len && n < MAX_BELOW;
	     i++) {
		const struct ktp_line *line = message->lines->pdata[i];

		if (line->depth > 0 || line->kind == KTP_LINE_DIFF ||
		    line->kind == KTP_LINE_SIGNATURE ||
		    take(event, message, line->text))
			return;
		if (line->kind != KTP_LINE_BLANK)
			n++;
	}
}

/* Looks at the line that begins with the note's mark, and those below. */
static void
look_at_note(struct ktp_event *event, const struct ktp_message *message,
	     const char *note)
{
	for (guint i = 0; i < message->lines->len; i++) {
		const struct ktp_line *line = message->lines->pdata[i];

		if (line->depth > 0 || !ktp_text_has_prefix(line->text, note))
			continue;
		if (!link_in(event, message, line->text))
			look_below(event, message, i, link_in);
		return;
	}
}

void
ktt_claim_commit(struct ktp_event *event, const struct ktp_message *message,
		 const struct ktt_sentence *piece)
{
	if (event->commit.id || commit_in(event, message, piece->text))
		return;
	title_in(event, piece->text);
	if (!event->commit.title && piece->area == KTT_AREA_SENTENCE)
		look_below(event, message, piece->last, commit_in);
}

void
ktt_claim_link(struct ktp_event *event, const struct ktp_message *message,
	       const struct ktt_sentence *piece)
{
	struct ktp_match match = {0};

	if (event->link || link_in(event, message, piece->text))
		return;
	if (ktp_pattern_match(pattern_of(KTT_CLAIM_NOTE), piece->text, -1, 0,
			      &match)) {
		g_autofree char *note = ktp_match_named(&match, "note");

		look_at_note(event, message, note);
	} else if (piece->area == KTT_AREA_SENTENCE) {
		look_below(event, message, piece->last, link_in);
	}
	ktp_match_clear(&match);
}
