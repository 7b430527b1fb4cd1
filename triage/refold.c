/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <math.h>
#include <string.h>

#include "triage/commit_link.h"
#include "triage/ledger_load.h"
#include "triage/link_table.h"
#include "triage/refold.h"
#include "triage/share.h"
#include "triage/stmt.h"
#include "triage/trust.h"

static const char head_sql[] =
	"SELECT r.direction, r.date, m.message_id, m.contents"
	" FROM report r JOIN message m USING (message) WHERE r.message = ?";
/* Who the robot wrote to in this thread. */
static const char recipients_sql[] =
	"SELECT DISTINCT c.address FROM link l JOIN recipient c USING (message)"
	" WHERE l.report = ?";
/* The messages of the report; elsewhere: tied by headers to another one. */
static const char messages_sql[] =
	"SELECT m.message, m.message_id, coalesce(m.date, r.date, 0),"
	" m.from_name, m.from_address, m.from_robot, m.automatic,"
	" max(l.strength), group_concat(l.key),"
	" EXISTS (SELECT 1 FROM link o WHERE o.message = m.message"
	"  AND o.report <> l.report"
	"  AND o.key IN ('self', 'references', 'thread')),"
	" m.message = l.report, m.auth"
	" FROM link l JOIN message m USING (message)"
	" JOIN report r ON r.message = l.report"
	" WHERE l.report = ? AND m.kind <> 'ghost'"
	" GROUP BY m.message ORDER BY m.message_id";
static const char events_sql[] =
	"SELECT position, type, confidence, rule, evidence, commit_id,"
	" commit_title, link, result, recovery, command FROM event"
	" WHERE message = ? ORDER BY position";
static const char decisions_sql[] =
	"SELECT uid, time, who, kind, value, commit_id, reason"
	" FROM fact_decision WHERE message_id = ? ORDER BY time, uid";
static const char write_sql[] =
	"UPDATE report SET status = ?2, status_since = ?3, status_message = ?4,"
	" status_position = ?5, status_reason = ?6, fix = ?7, flags = ?8,"
	" recovery = ?9, replies = ?10, updated = ?11, watched = ?12,"
	" owner = ?13, tests_waiting = ?14, test_asked = ?15"
	" WHERE message = ?1";

struct thread { /* all that a report owes to others */
	struct ktt_store *store;
	gint64 report;
	char *message_id, *direction; /* owned */
	gint64 date;
	gint64 contents;
	struct ktt_trust trust;
	GHashTable *participants; /* owned addresses */
	GPtrArray *statements;	  /* owned struct ktt_statement * */
	gint64 replies;
	gint64 updated;
	gboolean watched;
	char *owner; /* owned */
};

struct source { /* a message while its statements are read */
	gint64 row;
	char *message_id, *from_name, *from_address; /* owned */
	gint64 time;
	enum ktt_sender sender;
	gboolean automatic;
	gboolean is_report;
	gboolean unproven;
	double strength;
};

static void
statement_free(gpointer data)
{
	ktt_statement_free(data);
}

static void
source_free(gpointer data)
{
	struct source *source = data;

	g_free(source->message_id);
	g_free(source->from_name);
	g_free(source->from_address);
	g_free(source);
}

static gboolean
load_head(struct thread *t, GError **error)
{
	struct ktt_rows *rows = ktt_query(t->store, head_sql, "i", t->report);

	if (ktt_rows_next(rows)) {
		t->direction = g_strdup(ktt_rows_text(rows, 0));
		t->date = ktt_rows_int(rows, 1);
		t->message_id = g_strdup(ktt_rows_text(rows, 2));
		t->contents = ktt_rows_int(rows, 3);
	}
	t->updated = t->date;
	return ktt_rows_end(rows, error);
}

static gboolean
load_participants(struct thread *t, GError **error)
{
	struct ktt_rows *rows =
		ktt_query(t->store, recipients_sql, "i", t->report);

	while (ktt_rows_next(rows))
		g_hash_table_add(t->participants,
				 g_strdup(ktt_rows_text(rows, 0)));
	return ktt_rows_end(rows, error);
}

static gboolean
is_developer(const char *address)
{
	const char *at = strrchr(address, '@');

	return at && g_strv_contains(ktt_developer_domains, at + 1);
}

/* Where no mail of the robot is at hand, nobody can be told from a stranger:
 * then all count as participants. */
static enum ktt_sender
classify(const struct thread *t, const char *address, gboolean robot)
{
	if (robot)
		return KTT_ROBOT;
	if (!g_hash_table_size(t->participants) ||
	    (address && (g_hash_table_contains(t->participants, address) ||
			 is_developer(address))))
		return KTT_PARTICIPANT;
	return KTT_STRANGER;
}

static gboolean
speaks_for_itself(const char *keys)
{
	g_auto(GStrv) names = g_strsplit(keys, ",", -1);

	for (gsize i = 0; i < KTT_N_LINK_KEYS; i++)
		if (!ktt_link_rows[i].alone &&
		    g_strv_contains((const char *const *)names,
				    ktt_link_rows[i].name))
			return TRUE;
	return FALSE;
}

static struct source *
read_source(const struct thread *t, struct ktt_rows *rows)
{
	struct source *source = g_new0(struct source, 1);

	source->row = ktt_rows_int(rows, 0);
	source->message_id = g_strdup(ktt_rows_text(rows, 1));
	source->time = ktt_rows_int(rows, 2);
	source->from_name = g_strdup(ktt_rows_text(rows, 3));
	source->from_address = g_strdup(ktt_rows_text(rows, 4));
	source->sender =
		classify(t, source->from_address, ktt_rows_int(rows, 5) != 0);
	source->automatic = ktt_rows_int(rows, 6) != 0;
	source->strength = ktt_rows_double(rows, 7);
	source->is_report = ktt_rows_int(rows, 10) != 0;
	source->unproven = t->trust.closing &&
			   !ktt_trust_passes(&t->trust, ktt_rows_text(rows, 11),
					     source->from_address);
	return source;
}

static GPtrArray *
load_sources(struct thread *t, GError **error)
{
	GPtrArray *sources = g_ptr_array_new_with_free_func(source_free);
	struct ktt_rows *rows =
		ktt_query(t->store, messages_sql, "i", t->report);

	while (ktt_rows_next(rows))
		if (!ktt_rows_int(rows, 9) ||
		    speaks_for_itself(ktt_rows_text(rows, 8)))
			g_ptr_array_add(sources, read_source(t, rows));
	if (ktt_rows_end(rows, error))
		return sources;
	g_ptr_array_unref(sources);
	return NULL;
}

static struct ktt_statement *
statement_new(struct thread *t, const struct source *source, int type,
	      gint64 position)
{
	struct ktt_statement *s = g_new0(struct ktt_statement, 1);

	s->time = source->time;
	s->sender = source->sender;
	s->message_id = g_strdup(source->message_id);
	s->from_name = g_strdup(source->from_name);
	s->from_address = g_strdup(source->from_address);
	s->type = type;
	s->position = position;
	s->confidence = 1;
	s->recovery = s->spread = NAN;
	s->strength = source->strength;
	s->unproven = source->unproven;
	g_ptr_array_add(t->statements, s);
	return s;
}

static int
event_type(const char *name)
{
	for (int i = 0; i < KTP_N_EVENTS; i++)
		if (!strcmp(ktp_event_name(i), name))
			return i;
	return KTT_SAYS_NOTHING;
}

static enum ktp_test_result
result_type(const char *name)
{
	for (int i = KTP_RESULT_GOOD; name && i <= KTP_RESULT_BAD; i++)
		if (!strcmp(ktp_result_name(i), name))
			return i;
	return KTP_RESULT_NONE;
}

static void
read_event(struct thread *t, const struct source *source, struct ktt_rows *rows)
{
	struct ktt_statement *s =
		statement_new(t, source, event_type(ktt_rows_text(rows, 1)),
			      ktt_rows_int(rows, 0));

	s->confidence = ktt_rows_double(rows, 2);
	s->rule = g_strdup(ktt_rows_text(rows, 3));
	s->evidence = g_strdup(ktt_rows_text(rows, 4));
	s->commit = g_strdup(ktt_rows_text(rows, 5));
	s->commit_title = g_strdup(ktt_rows_text(rows, 6));
	s->link = g_strdup(ktt_rows_text(rows, 7));
	s->result = result_type(ktt_rows_text(rows, 8));
	s->recovery = ktt_rows_double(rows, 9);
	s->command = g_strdup(ktt_rows_text(rows, 10));
}

/* Together with its report an answer's table tells more than alone. */
static gboolean
read_share(struct thread *t, const struct source *source,
	   struct ktt_statement *s, GError **error)
{
	struct ktt_share share;

	if (s->type != KTP_EVENT_FIX_TESTED)
		return TRUE;
	if (!ktt_share_load(t->store, t->report, source->row, NULL, &share,
			    error))
		return FALSE;
	if (!isnan(share.value)) {
		s->recovery = share.value;
		s->spread = share.spread;
	}
	return TRUE;
}

static gboolean
load_events(struct thread *t, const struct source *source, GError **error)
{
	guint first = t->statements->len;
	struct ktt_rows *rows =
		ktt_query(t->store, events_sql, "i", source->row);

	while (ktt_rows_next(rows))
		read_event(t, source, rows);
	if (!ktt_rows_end(rows, error))
		return FALSE;
	for (guint i = first; i < t->statements->len; i++)
		if (!read_share(t, source, t->statements->pdata[i], error))
			return FALSE;
	return TRUE;
}

/* A vacation notice is no answer, and a mere mention no part of the talk. */
static gboolean
load_source(struct thread *t, const struct source *source, GError **error)
{
	gboolean person = source->sender != KTT_ROBOT;
	gboolean near = source->strength >= ktt_link_closing_strength;

	if (source->automatic && person)
		return TRUE;
	t->updated = MAX(t->updated, source->time);
	if (!source->is_report)
		t->replies += person && near;
	if (near)
		statement_new(t, source, KTT_SAYS_WROTE, G_MAXINT64);
	return load_events(t, source, error);
}

static void
read_set(struct thread *t, struct ktt_rows *rows)
{
	const char *value = ktt_rows_text(rows, 4);
	enum ktt_status status = ktt_status_from_name(value);
	struct ktt_statement *s;

	if (status == KTT_N_STATUSES && strcmp(value, "auto"))
		return;
	s = g_new0(struct ktt_statement, 1);
	s->decision = TRUE;
	s->message_id = g_strdup(ktt_rows_text(rows, 0));
	s->time = ktt_rows_int(rows, 1);
	s->from_name = g_strdup(ktt_rows_text(rows, 2));
	s->type = status == KTT_N_STATUSES ? KTT_SAYS_AUTO : KTT_SAYS_SET;
	s->set = status;
	s->confidence = s->strength = 1;
	s->recovery = s->spread = NAN;
	s->commit = g_strdup(ktt_rows_text(rows, 5));
	s->reason = g_strdup(ktt_rows_text(rows, 6));
	g_ptr_array_add(t->statements, s);
}

static void
read_decision(struct thread *t, struct ktt_rows *rows)
{
	const char *kind = ktt_rows_text(rows, 3);

	t->updated = MAX(t->updated, ktt_rows_int(rows, 1));
	if (!strcmp(kind, "status")) {
		read_set(t, rows);
	} else if (!strcmp(kind, "watch") || !strcmp(kind, "unwatch")) {
		t->watched = !strcmp(kind, "watch");
	} else if (!strcmp(kind, "own")) {
		g_free(t->owner);
		/* Nobody, where the decision names nobody. */
		t->owner = g_strdup(ktt_rows_text(rows, 4));
		if (t->owner && !*t->owner)
			g_clear_pointer(&t->owner, g_free);
	}
}

static gboolean
load_decisions(struct thread *t, GError **error)
{
	struct ktt_rows *rows =
		ktt_query(t->store, decisions_sql, "t", t->message_id);

	while (ktt_rows_next(rows))
		read_decision(t, rows);
	return ktt_rows_end(rows, error);
}

static gboolean
load_statements(struct thread *t, GError **error)
{
	g_autoptr(GPtrArray) sources = load_sources(t, error);

	for (guint i = 0; sources && i < sources->len; i++)
		if (!load_source(t, sources->pdata[i], error))
			return FALSE;
	return sources && load_decisions(t, error) &&
	       ktt_commit_statements(t->store, t->report, t->statements, error);
}

static gboolean
thread_load(struct thread *t, struct ktt_store *store, gint64 report,
	    GError **error)
{
	memset(t, 0, sizeof(*t));
	t->store = store;
	t->report = report;
	t->participants =
		g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
	t->statements = g_ptr_array_new_with_free_func(statement_free);
	return ktt_trust_get(store, &t->trust, error) && load_head(t, error) &&
	       t->message_id && load_participants(t, error) &&
	       load_statements(t, error);
}

static void
thread_clear(struct thread *t)
{
	g_hash_table_unref(t->participants);
	g_clear_pointer(&t->statements, g_ptr_array_unref);
	g_free(t->message_id);
	g_free(t->direction);
	g_free(t->owner);
	ktt_trust_clear(&t->trust);
}

static enum ktt_status
start_of(const struct thread *t)
{
	return g_strcmp0(t->direction, "improvement") ? KTT_NEW
						      : KTT_IMPROVEMENT;
}

static void
thread_fold(struct thread *t, struct ktt_fold *fold)
{
	ktt_status_fold(t->statements, start_of(t), t->date, fold);
	if (t->contents > 1)
		fold->flags |= KTT_FLAG_CONTENTS;
}

static gboolean
thread_write(struct thread *t, const struct ktt_fold *fold, GError **error)
{
	const struct ktt_statement *decided = fold->decided;
	g_autofree char *flags = ktt_flags_text(fold->flags);
	g_autoptr(GPtrArray) ledger = ktt_ledger_load(
		t->store, t->report, t->statements, fold->status, error);
	gint64 waiting, asked;

	if (!ledger)
		return FALSE;
	waiting = ktt_ledger_waiting(ledger, &asked);
	return ktt_exec(t->store, error, write_sql, "itktitttdikitik",
			t->report, ktt_status_words[fold->status].name,
			fold->since, decided ? decided->message_id : NULL,
			decided ? decided->position : (gint64)0, fold->reason,
			fold->fix, flags, fold->recovery, t->replies,
			t->updated, (gint64)t->watched, t->owner, waiting,
			asked);
}

gboolean
ktt_refold(struct ktt_store *store, gint64 report, GError **error)
{
	struct ktt_fold fold;
	struct thread t;
	gboolean ok = thread_load(&t, store, report, error);

	if (ok) {
		thread_fold(&t, &fold);
		ok = thread_write(&t, &fold, error);
		ktt_fold_clear(&fold);
	}
	thread_clear(&t);
	return ok;
}

GPtrArray *
ktt_statements(struct ktt_store *store, gint64 report, struct ktt_fold *fold,
	       GError **error)
{
	struct ktt_fold own;
	struct thread t;
	GPtrArray *statements = NULL;

	if (thread_load(&t, store, report, error)) {
		ktt_status_what_if(t.statements, start_of(&t), t.date);
		thread_fold(&t, fold ? fold : &own);
		statements = g_steal_pointer(&t.statements);
		if (!fold)
			ktt_fold_clear(&own);
	}
	thread_clear(&t);
	return statements;
}
