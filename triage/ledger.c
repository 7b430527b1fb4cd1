/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <math.h>
#include <string.h>

#include "triage/ledger.h"

struct search { /* for the answer to a request */
	const GPtrArray *statements;
	guint from; /* index of the first one behind the request */
	const struct ktt_statement *asked;
	ktt_refers_fn refers;
	gpointer data;
};

static gboolean
is_mail(const struct ktt_statement *s)
{
	return !s->decision && !s->merged;
}

static gboolean
is_request(const struct ktt_statement *s)
{
	return s->type == KTP_EVENT_TEST_REQUESTED && is_mail(s) &&
	       s->sender != KTT_ROBOT;
}

gboolean
ktt_ledger_is_needed(const GPtrArray *statements)
{
	for (guint i = 0; i < statements->len; i++)
		if (is_request(statements->pdata[i]))
			return TRUE;
	return FALSE;
}

/* How much a statement says of a test that was run; 0: nothing. People talk
 * of data all the time; when the robot's people do, they ran something. */
static guint
weight_of(const struct ktt_statement *s)
{
	switch (s->type) {
	case KTP_EVENT_FIX_TESTED:
		return 3;
	case KTP_EVENT_REPRODUCED:
	case KTP_EVENT_NOT_REPRODUCED:
		return 2;
	case KTP_EVENT_DATA:
		return s->sender == KTT_ROBOT ? 1 : 0;
	default:
		return 0;
	}
}

static gboolean
same_person(const struct ktt_statement *a, const struct ktt_statement *b)
{
	return a->from_address && b->from_address &&
	       !g_ascii_strcasecmp(a->from_address, b->from_address);
}

static gboolean
may_answer(const struct search *s, const struct ktt_statement *answer)
{
	return weight_of(answer) && is_mail(answer) &&
	       !same_person(s->asked, answer) &&
	       strcmp(s->asked->message_id, answer->message_id);
}

/* The statement of that mail that says most. */
static const struct ktt_statement *
best_of_mail(const struct search *s, const char *message_id)
{
	const struct ktt_statement *best = NULL;

	for (guint i = s->from; i < s->statements->len; i++) {
		const struct ktt_statement *answer = s->statements->pdata[i];

		if (!strcmp(answer->message_id, message_id) &&
		    may_answer(s, answer) &&
		    (!best || weight_of(answer) > weight_of(best)))
			best = answer;
	}
	return best;
}

static const struct ktt_statement *
find_answer(const struct search *s)
{
	const char *mail = NULL;

	for (guint i = s->from; i < s->statements->len; i++) {
		const struct ktt_statement *answer = s->statements->pdata[i];

		if (!may_answer(s, answer))
			continue;
		if (s->refers(answer->message_id, s->asked->message_id,
			      s->data)) {
			mail = answer->message_id;
			break;
		}
		if (!mail && answer->sender == KTT_ROBOT)
			mail = answer->message_id;
	}
	return mail ? best_of_mail(s, mail) : NULL;
}

static gboolean
names_something(const struct ktt_statement *s)
{
	return s->commit || s->commit_title || s->link;
}

/* What the mail that asks offers to be tried. */
static void
find_subject(const GPtrArray *statements, struct ktt_request *request)
{
	if (names_something(request->asked))
		request->what = request->asked;
	for (guint i = 0; i < statements->len; i++) {
		const struct ktt_statement *s = statements->pdata[i];

		if (strcmp(s->message_id, request->asked->message_id) ||
		    s->type != KTP_EVENT_FIX_PROPOSED)
			continue;
		if (!request->what && names_something(s))
			request->what = s;
		request->patch = TRUE;
	}
	if (request->what && request->what->commit)
		request->patch = FALSE;
}

static struct ktt_request *
request_new(const struct search *s)
{
	struct ktt_request *request = g_new0(struct ktt_request, 1);

	request->asked = s->asked;
	request->answer = find_answer(s);
	request->recovery = request->answer ? request->answer->recovery : NAN;
	request->spread = request->answer ? request->answer->spread : NAN;
	find_subject(s->statements, request);
	return request;
}

/* Who is answered asks no longer for what he asked before. */
static void
mark_waiting(GPtrArray *ledger, gboolean open)
{
	gboolean later = FALSE;

	for (guint i = ledger->len; i > 0; i--) {
		struct ktt_request *request = ledger->pdata[i - 1];

		later |= request->answer != NULL;
		request->waiting = open && !later;
	}
}

GPtrArray *
ktt_ledger_make(const GPtrArray *statements, gboolean open,
		ktt_refers_fn refers, gpointer data)
{
	GPtrArray *ledger = g_ptr_array_new_with_free_func(g_free);
	const char *last = NULL; /* mail: it asks once, however it words it */

	for (guint i = 0; i < statements->len; i++) {
		const struct ktt_statement *s = statements->pdata[i];
		const struct search search = {statements, i + 1, s, refers,
					      data};

		if (!is_request(s) || !g_strcmp0(last, s->message_id))
			continue;
		last = s->message_id;
		g_ptr_array_add(ledger, request_new(&search));
	}
	mark_waiting(ledger, open);
	return ledger;
}

guint
ktt_ledger_waiting(const GPtrArray *ledger, gint64 *since)
{
	guint waiting = 0;

	*since = 0;
	for (guint i = 0; i < ledger->len; i++) {
		const struct ktt_request *request = ledger->pdata[i];

		if (!request->waiting)
			continue;
		if (!waiting++)
			*since = request->asked->time;
	}
	return waiting;
}
