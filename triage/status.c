/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <math.h>
#include <string.h>

#include "triage/link_table.h"
#include "triage/regzbot.h"
#include "triage/status.h"

/* Who decided the present state: a later voice of less weight that would
 * undo a closed one is noted, not followed. */
enum rank { RANK_NOBODY, RANK_PERSON, RANK_ROBOT, RANK_HAND };

/* A command is an explicit word: as sure as a statement can be. */
#define COMMAND_CONFIDENCE 0.95

/* Of each of two doubts that together close. */
#define DOUBT_CONFIDENCE 0.7

static const char *const flag_words[] = {"claim", "disputed", "contradicted",
					 "reopened", "contents"};

enum ktt_status
ktt_status_from_name(const char *name)
{
	int i = 0;

	while (i < KTT_N_STATUSES && strcmp(ktt_status_words[i].name, name))
		i++;
	return i;
}

char *
ktt_flags_text(guint flags)
{
	GString *text = g_string_new(NULL);

	for (gsize i = 0; i < G_N_ELEMENTS(flag_words); i++)
		if (flags & (1u << i))
			g_string_append_printf(text, "%s%s",
					       text->len ? " " : "",
					       flag_words[i]);
	return g_string_free(text, FALSE);
}

void
ktt_statement_free(struct ktt_statement *s)
{
	if (!s)
		return;
	g_free(s->message_id);
	g_free(s->commit);
	g_free(s->commit_title);
	g_free(s->link);
	g_free(s->rule);
	g_free(s->evidence);
	g_free(s->command);
	g_free(s->from_name);
	g_free(s->from_address);
	g_free(s->reason);
	g_free(s);
}

void
ktt_fold_clear(struct ktt_fold *fold)
{
	g_clear_pointer(&fold->fix, g_free);
}

static int
compare_numbers(gint64 a, gint64 b)
{
	return (a > b) - (a < b);
}

static int
compare_statements(gconstpointer a, gconstpointer b)
{
	const struct ktt_statement *x = *(struct ktt_statement *const *)a;
	const struct ktt_statement *y = *(struct ktt_statement *const *)b;
	int order = compare_numbers(x->time, y->time);

	if (!order)
		order = compare_numbers(x->decision, y->decision);
	if (!order)
		order = compare_numbers(x->sender, y->sender);
	if (!order)
		order = strcmp(x->message_id, y->message_id);
	return order ? order : compare_numbers(x->position, y->position);
}

struct state {
	struct ktt_fold *fold;
	enum rank rank;
	char *proposed; /* owned; the last fix that was offered */
	/* Since the last decision by hand, or NULL: */
	const struct ktt_statement *doubt; /* a person's that closed nothing */
	const struct ktt_statement *seen;  /* somebody else saw it as well */
};

static gboolean
is_closed(enum ktt_status status)
{
	return ktt_status_words[status].closed;
}

static gboolean
same_person(const struct ktt_statement *a, const struct ktt_statement *b)
{
	return !a->from_address || !b->from_address ||
	       !g_ascii_strcasecmp(a->from_address, b->from_address);
}

/* The doubt of another person that s bears out, or NULL: two people seldom
 * doubt the same for nothing, one of whom at least takes part. */
static const struct ktt_statement *
doubt_borne_out(const struct state *state, const struct ktt_statement *s,
		int type)
{
	const struct ktt_statement *doubt = state->doubt;

	if (type != KTP_EVENT_DISPUTED || !doubt ||
	    s->confidence < DOUBT_CONFIDENCE || s->sender == KTT_ROBOT ||
	    s->unproven || same_person(s, doubt) ||
	    !((s->sender | doubt->sender) & KTT_PARTICIPANT))
		return NULL;
	return doubt;
}

/* People contradict each other, or a person what the robot has confirmed:
 * neither is closed by the one who speaks last. */
static gboolean
contradicts_seen(const struct state *state, const struct ktt_statement *s,
		 const struct ktt_status_row *row)
{
	if (row->to != KTT_NOT_A_REGRESSION || !state->seen ||
	    s->sender == KTT_ROBOT || same_person(s, state->seen))
		return FALSE;
	return state->seen->sender != KTT_ROBOT ||
	       row->type == KTP_EVENT_NOT_REPRODUCED;
}

/* Who says in one mail that it is no regression and that he leaves it so,
 * leaves it because it is none. */
static gboolean
repeats_verdict(const struct state *state, const struct ktt_statement *s,
		const struct ktt_status_row *row)
{
	const struct ktt_statement *decided = state->fold->decided;

	return row->to == KTT_ACCEPTED &&
	       state->fold->status == KTT_NOT_A_REGRESSION && decided &&
	       !strcmp(decided->message_id, s->message_id);
}

static const struct ktt_status_row *
find_row(guint senders, const struct ktt_statement *s, int type,
	 double confidence, enum ktt_status status)
{
	for (gsize i = 0; i < ktt_n_status_rows; i++) {
		const struct ktt_status_row *row = &ktt_status_rows[i];

		if (row->type == type && (row->senders & senders) &&
		    confidence >= row->confidence &&
		    (row->result == KTP_RESULT_NONE ||
		     row->result == s->result) &&
		    (row->from & (1u << status)))
			return row;
	}
	return NULL;
}

static const char *
named_fix(const struct ktt_statement *s)
{
	return s->commit ? s->commit : s->link;
}

static void
set_fix(struct state *state, const struct ktt_statement *s,
	enum ktt_status status)
{
	const char *named = named_fix(s);

	g_clear_pointer(&state->fold->fix, g_free);
	if (status == KTT_FIX_PROPOSED)
		state->fold->fix = g_strdup(state->proposed);
	else if (status == KTT_FIX_TESTED || status == KTT_FIXED)
		state->fold->fix = g_strdup(named ? named : state->proposed);
	else if (status == KTT_DUPLICATE)
		state->fold->fix = g_strdup(s->link);
}

static enum rank
rank_of(const struct ktt_statement *s)
{
	return s->decision		? RANK_HAND
	       : s->sender == KTT_ROBOT ? RANK_ROBOT
					: RANK_PERSON;
}

static void
move(struct state *state, struct ktt_statement *s, enum ktt_status to,
     const char *reason)
{
	struct ktt_fold *fold = state->fold;

	fold->status = to;
	fold->since = s->time;
	fold->decided = s;
	fold->reason = reason;
	state->rank = rank_of(s);
	if (is_closed(to))
		fold->flags &= ~(guint)(KTT_FLAG_CLAIM | KTT_FLAG_REOPENED);
	set_fix(state, s, to);
	s->decided = TRUE;
	s->changed_to = reason;
}

/* Whether the statement may bring about what its row says. */
static gboolean
may_move(struct state *state, const struct ktt_statement *s,
	 const struct ktt_status_row *row)
{
	enum ktt_status now = state->fold->status;
	gboolean turns = is_closed(now) || is_closed(row->to);

	if (state->rank == RANK_HAND && s->sender != KTT_ROBOT)
		return FALSE;
	if (is_closed(row->to) && s->strength < ktt_link_closing_strength)
		return FALSE;
	if (s->unproven && turns) {
		state->fold->flags |= KTT_FLAG_CLAIM;
		return FALSE;
	}
	if (repeats_verdict(state, s, row))
		return FALSE;
	if (state->rank != RANK_HAND && contradicts_seen(state, s, row)) {
		state->fold->flags |= KTT_FLAG_DISPUTED;
		return FALSE;
	}
	if (state->rank == RANK_HAND && turns && now != row->to)
		state->fold->flags |= KTT_FLAG_CONTRADICTED;
	else if (is_closed(now) && rank_of(s) < state->rank) {
		state->fold->flags |= KTT_FLAG_DISPUTED;
		return FALSE;
	}
	return TRUE;
}

static void
apply_row(struct state *state, struct ktt_statement *s,
	  const struct ktt_status_row *row)
{
	struct ktt_fold *fold = state->fold;

	if (row->to != KTT_N_STATUSES && !may_move(state, s, row))
		return;
	if (state->rank != RANK_HAND || s->sender == KTT_ROBOT)
		fold->flags |= row->flags;
	s->changed_to = row->reason;
	if (row->to != KTT_N_STATUSES)
		move(state, s, row->to, row->reason);
}

static void
note_fix(struct state *state, const struct ktt_statement *s, int type)
{
	const char *named = named_fix(s);

	if (type == KTP_EVENT_FIX_PROPOSED) {
		g_free(state->proposed);
		state->proposed = g_strdup(named ? named : s->message_id);
	}
	if (type == KTP_EVENT_FIX_TESTED && !isnan(s->recovery))
		state->fold->recovery =
			fmax(state->fold->recovery, s->recovery);
}

static void
note_views(struct state *state, const struct ktt_statement *s, int type)
{
	if (type == KTP_EVENT_REPRODUCED && !s->unproven)
		state->seen = s;
	if (type == KTP_EVENT_DISPUTED && s->sender != KTT_ROBOT &&
	    !s->unproven && s->confidence >= DOUBT_CONFIDENCE)
		state->doubt = s;
}

static void
apply_mail(struct state *state, struct ktt_statement *s)
{
	const struct ktt_statement *doubt;
	const struct ktt_status_row *row;
	double confidence = s->confidence;
	guint senders = s->sender;
	int type = s->type;

	if (type == KTP_EVENT_COMMAND) {
		type = ktt_regzbot_meaning(s->command ? s->command : "");
		if (type == KTP_N_EVENTS)
			type = KTT_SAYS_NOTHING;
		confidence = COMMAND_CONFIDENCE;
	}
	note_fix(state, s, type);
	doubt = doubt_borne_out(state, s, type);
	if (doubt) {
		senders |= doubt->sender;
		confidence = 1 - (1 - confidence) * (1 - doubt->confidence);
	}
	row = find_row(senders, s, type, confidence, state->fold->status);
	if (row)
		apply_row(state, s, row);
	note_views(state, s, type);
}

/* A decision starts with a clean slate: it answers all that was said. */
static void
apply_decision(struct state *state, struct ktt_statement *s)
{
	state->fold->flags = 0;
	state->doubt = state->seen = NULL;
	move(state, s, s->set, s->reason);
	if (s->commit) {
		g_free(state->fold->fix);
		state->fold->fix = g_strdup(s->commit);
	}
}

static guint
withdrawn(const GPtrArray *statements)
{
	for (guint i = statements->len; i > 0; i--) {
		const struct ktt_statement *s = statements->pdata[i - 1];

		if (s->type == KTT_SAYS_AUTO)
			return i;
	}
	return 0;
}

void
ktt_status_fold(GPtrArray *statements, enum ktt_status start, gint64 time,
		struct ktt_fold *fold)
{
	struct state state = {.fold = fold};
	guint first_decision;

	g_ptr_array_sort(statements, compare_statements);
	first_decision = withdrawn(statements);
	memset(fold, 0, sizeof(*fold));
	fold->status = start;
	fold->since = time;
	fold->recovery = NAN;
	for (guint i = 0; i < statements->len; i++) {
		struct ktt_statement *s = statements->pdata[i];

		s->before = fold->status;
		s->decided = FALSE;
		s->changed_to = NULL;
		if (s->type == KTT_SAYS_SET && i >= first_decision)
			apply_decision(&state, s);
		else if (!s->decision)
			apply_mail(&state, s);
		s->after = fold->status;
	}
	g_free(state.proposed);
}

/* So many statements are taken away one by one, whatever they did. */
#define MAX_WHAT_IF 300

void
ktt_status_what_if(GPtrArray *statements, enum ktt_status start, gint64 time)
{
	g_autoptr(GPtrArray) others = g_ptr_array_new();
	g_autofree gboolean *matters = g_new0(gboolean, statements->len + 1);
	struct ktt_fold all;

	/* In a huge thread only what changed something is tried. */
	ktt_status_fold(statements, start, time, &all);
	for (guint i = 0; i < statements->len; i++) {
		struct ktt_statement *s = statements->pdata[i];

		matters[i] = statements->len <= MAX_WHAT_IF || s->changed_to ||
			     s->decided;
		s->without = all.status;
	}
	ktt_fold_clear(&all);
	for (guint i = 0; i < statements->len; i++) {
		struct ktt_statement *s = statements->pdata[i];
		struct ktt_fold fold;

		if (!matters[i])
			continue;
		g_ptr_array_set_size(others, 0);
		for (guint k = 0; k < statements->len; k++)
			if (k != i)
				g_ptr_array_add(others, statements->pdata[k]);
		ktt_status_fold(others, start, time, &fold);
		s->without = fold.status;
		ktt_fold_clear(&fold);
	}
}
