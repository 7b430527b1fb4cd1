/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/pattern.h"
#include "parser/text.h"
#include "triage/claim.h"
#include "triage/context.h"
#include "triage/followup.h"
#include "triage/followup_table.h"
#include "triage/recovery.h"
#include "triage/regzbot.h"

#define MAX_EVIDENCE 300

/* A row that matched a piece of text. */
struct hit {
	const struct ktt_followup_row *row;
	guint piece; /* index of it */
	guint order; /* of the rows: decides last */
	gboolean moot;
	struct ktp_event *event; /* owned; NULL once it is handed over */
};

struct scan {
	struct ktp_message *message; /* borrowed */
	GPtrArray *pieces;	     /* owned struct ktt_sentence * */
	guint context;		     /* enum ktt_context */
	GPtrArray *hits;	     /* owned struct hit * */
};

static void
hit_free(gpointer data)
{
	struct hit *hit = data;

	ktp_event_free(hit->event);
	g_free(hit);
}

/* Which rows match ------------------------------------------------------ */

static gboolean
row_is_open(const struct scan *scan, const struct ktt_followup_row *row)
{
	gboolean robot = scan->message->from_robot;

	if ((row->who == KTT_ROBOT_ONLY && !robot) ||
	    (row->who == KTT_NOT_ROBOT && robot))
		return FALSE;
	return (scan->context & row->needs) == row->needs &&
	       !(scan->context & row->lacks);
}

static gboolean
piece_is_open(const struct ktt_followup_row *row,
	      const struct ktt_sentence *piece)
{
	gboolean question = (piece->flags & KTT_QUESTION) != 0;

	if (!(piece->area & row->areas))
		return FALSE;
	if (question && !(row->flags & (KTT_IN_QUESTIONS | KTT_ONLY_QUESTIONS)))
		return FALSE;
	if (!question && (row->flags & KTT_ONLY_QUESTIONS))
		return FALSE;
	if ((piece->flags & KTT_CHANGELOG) && !(row->flags & KTT_IN_CHANGELOG))
		return FALSE;
	return !(row->flags & KTT_ONLY_ANSWERS) || (piece->flags & KTT_ANSWER);
}

/* Whether something in front of what matched takes it back. */
static gboolean
is_taken_back(const struct ktt_followup_row *row, const char *text,
	      const struct ktp_match *match)
{
	g_autofree char *head = NULL;

	if (!row->before)
		return FALSE;
	head = g_strndup(text, match->end[0]);
	return ktp_matches(row->before, head);
}

/* match is filled in where this is TRUE. */
static gboolean
row_matches(const struct ktt_followup_row *row,
	    const struct ktt_sentence *piece, struct ktp_match *match)
{
	if (!ktp_pattern_match(ktp_pattern_get(row->pattern), piece->text, -1,
			       0, match))
		return FALSE;
	if (row->unless && ktp_matches(row->unless, piece->text))
		return FALSE;
	if (is_taken_back(row, piece->text, match))
		return FALSE;
	return !row->above ||
	       (piece->above && ktp_matches(row->above, piece->above));
}

static struct ktp_event *
event_new(const struct scan *scan, const struct ktt_followup_row *row,
	  const struct ktt_sentence *piece, const struct ktp_match *match)
{
	struct ktp_event *event = ktp_event_new(row->type);

	event->rule = row->name;
	event->confidence = row->confidence;
	event->result = row->result;
	event->evidence =
		g_strndup(piece->text, ktp_text_cut(piece->text, MAX_EVIDENCE));
	event->commit.id = ktp_match_named(match, "commit");
	event->commit.title = ktp_match_named(match, "title");
	event->link = ktp_match_named(match, "link");
	event->command = ktp_match_named(match, "command");
	if (event->command)
		ktt_regzbot_fill(event);
	if (row->flags & KTT_TAKES_COMMIT)
		ktt_claim_commit(event, scan->message, piece);
	if (row->flags & KTT_TAKES_LINK)
		ktt_claim_link(event, scan->message, piece);
	if (row->type == KTP_EVENT_FIX_TESTED)
		event->recovery = ktt_recovery(scan->message);
	if (row->flags & KTT_BY_NUMBERS)
		event->result = ktt_recovery_result(event->recovery);
	return event;
}

/* Whether what the row cannot do without was found. */
static gboolean
is_whole(const struct scan *scan, const struct ktt_followup_row *row,
	 const struct ktp_event *event)
{
	g_autofree char *metric = NULL;

	if (row->flags & KTT_BY_NUMBERS) {
		metric = ktt_claim_metric(scan->message);
		return event->result != KTP_RESULT_NONE &&
		       (!metric || strstr(event->evidence, metric));
	}
	if ((row->flags & KTT_NEEDS_LINK) && !event->link)
		return FALSE;
	return !(row->flags & KTT_NEEDS_COMMIT) || event->commit.id ||
	       event->commit.title;
}

static void
try_row(struct scan *scan, const struct ktt_followup_row *row, guint at,
	struct ktp_match *match)
{
	const struct ktt_sentence *piece = scan->pieces->pdata[at];
	struct ktp_event *event;
	struct hit *hit;

	if (!piece_is_open(row, piece) || !row_matches(row, piece, match))
		return;
	event = event_new(scan, row, piece, match);
	if (!is_whole(scan, row, event)) {
		ktp_event_free(event);
		return;
	}
	hit = g_new0(struct hit, 1);
	hit->row = row;
	hit->piece = at;
	hit->order = scan->hits->len;
	hit->event = event;
	g_ptr_array_add(scan->hits, hit);
}

static void
try_pieces(struct scan *scan, const struct ktt_followup_row *row,
	   struct ktp_match *match)
{
	for (guint i = 0; i < scan->pieces->len; i++)
		try_row(scan, row, i, match);
}

static void
find_hits(struct scan *scan)
{
	struct ktp_match match = {0};

	for (guint i = 0; ktt_followup_tables[i]; i++) {
		const struct ktt_followup_row *row = ktt_followup_tables[i];

		for (; row->name; row++)
			if (row_is_open(scan, row))
				try_pieces(scan, row, &match);
	}
	ktp_match_clear(&match);
}

/* Which of them count --------------------------------------------------- */

static gboolean
has_winner(const struct scan *scan, const struct ktt_suppress_row *rule,
	   const struct hit *loser)
{
	for (guint i = 0; i < scan->hits->len; i++) {
		const struct hit *hit = scan->hits->pdata[i];

		if (!hit->moot && hit->row->type == rule->winner &&
		    (rule->anywhere || hit->piece == loser->piece))
			return TRUE;
	}
	return FALSE;
}

static void
suppress(struct scan *scan, const struct ktt_suppress_row *rule)
{
	if ((scan->context & rule->needs) != rule->needs)
		return;
	for (guint i = 0; i < scan->hits->len; i++) {
		struct hit *hit = scan->hits->pdata[i];

		if (hit->row->type == rule->loser &&
		    has_winner(scan, rule, hit))
			hit->moot = TRUE;
	}
}

/* The surest first, then the earlier place. */
static int
compare_hits(gconstpointer a, gconstpointer b)
{
	const struct hit *left = *(const struct hit *const *)a;
	const struct hit *right = *(const struct hit *const *)b;

	if (left->row->confidence != right->row->confidence)
		return left->row->confidence > right->row->confidence ? -1 : 1;
	if (left->piece != right->piece)
		return left->piece < right->piece ? -1 : 1;
	return left->order < right->order ? -1 : left->order > right->order;
}

static int
compare_places(gconstpointer a, gconstpointer b)
{
	const struct hit *left = *(const struct hit *const *)a;
	const struct hit *right = *(const struct hit *const *)b;

	if (left->piece != right->piece)
		return left->piece < right->piece ? -1 : 1;
	return (int)left->row->type - (int)right->row->type;
}

/* Whether one message may say both. */
static gboolean
is_another(const struct ktp_event *a, const struct ktp_event *b)
{
	switch (a->type) {
	case KTP_EVENT_COMMAND:
		return g_strcmp0(a->command, b->command) != 0;
	case KTP_EVENT_FIXED:
	case KTP_EVENT_FIX_PROPOSED:
		return a->commit.id && b->commit.id &&
		       !ktp_commit_same(a->commit.id, b->commit.id);
	default:
		return FALSE;
	}
}

/* What the surer event leaves open, the other one may fill in. */
static void
complete(struct ktp_event *event, struct ktp_event *other)
{
	if (!event->commit.id && !event->commit.title) {
		event->commit = other->commit;
		other->commit = (struct ktp_commit){0};
	}
	if (!event->link)
		event->link = g_steal_pointer(&other->link);
}

static gboolean
is_new(const GPtrArray *chosen, const struct hit *hit)
{
	for (guint i = 0; i < chosen->len; i++) {
		const struct hit *other = chosen->pdata[i];

		if (other->row->type != hit->row->type ||
		    is_another(other->event, hit->event))
			continue;
		complete(other->event, hit->event);
		return FALSE;
	}
	return TRUE;
}

static void
choose(struct scan *scan)
{
	g_autoptr(GPtrArray) chosen = g_ptr_array_new();

	g_ptr_array_sort(scan->hits, compare_hits);
	for (guint i = 0; i < scan->hits->len; i++) {
		struct hit *hit = scan->hits->pdata[i];

		if (!hit->moot && is_new(chosen, hit))
			g_ptr_array_add(chosen, hit);
	}
	g_ptr_array_sort(chosen, compare_places);
	for (guint i = 0; i < chosen->len; i++) {
		struct hit *hit = chosen->pdata[i];

		g_ptr_array_add(scan->message->events,
				g_steal_pointer(&hit->event));
	}
}

void
ktt_followup_events(struct ktp_message *message)
{
	struct scan scan = {.message = message};

	g_ptr_array_set_size(message->events, 0);
	if (message->kind == KTP_KIND_REPORT)
		return;
	scan.pieces = ktt_sentences_new(message);
	scan.context = ktt_context_of(message, scan.pieces);
	scan.hits = g_ptr_array_new_with_free_func(hit_free);
	find_hits(&scan);
	for (guint i = 0; i < ktt_n_suppress_rows; i++)
		suppress(&scan, &ktt_suppress_rows[i]);
	choose(&scan);
	g_ptr_array_unref(scan.hits);
	g_ptr_array_unref(scan.pieces);
}
