/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/late.h"

struct ktt_late {
	GHashTable *kept;   /* owned hashes of Message-IDs */
	GArray *pairs;	    /* struct pair: of the references of kept ones */
	GArray *skipped;    /* struct skip, in the order of the source */
	GArray *references; /* guint64 hashes, those of each skip together */
	GHashTable *wanted; /* owned numbers */
};

/* One mail that stands right behind another in a thread. */
struct pair {
	guint64 above, id;
};

struct skip {
	guint64 number, id;
	guint first; /* of references */
	guint n : 31;
	guint done : 1; /* is wanted */
};

/* FNV-1a: two ids of one hash only make a second look at one mail. */
static guint64
hash_id(const char *id)
{
	guint64 hash = 14695981039346656037u;

	for (; *id; id++)
		hash = (hash ^ (guint8)*id) * 1099511628211u;
	return hash;
}

static GHashTable *
number_set(void)
{
	return g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, NULL);
}

static void
set_add(GHashTable *set, guint64 number)
{
	g_hash_table_add(set, g_memdup2(&number, sizeof(number)));
}

struct ktt_late *
ktt_late_new(void)
{
	struct ktt_late *late = g_new0(struct ktt_late, 1);

	late->kept = number_set();
	late->pairs = g_array_new(FALSE, FALSE, sizeof(struct pair));
	late->wanted = number_set();
	late->skipped = g_array_new(FALSE, FALSE, sizeof(struct skip));
	late->references = g_array_new(FALSE, FALSE, sizeof(guint64));
	return late;
}

void
ktt_late_free(struct ktt_late *late)
{
	g_hash_table_unref(late->kept);
	g_array_unref(late->pairs);
	g_hash_table_unref(late->wanted);
	g_array_unref(late->skipped);
	g_array_unref(late->references);
	g_free(late);
}

gboolean
ktt_late_skipped(struct ktt_late *late, guint64 number, const char *message_id,
		 const GPtrArray *ids)
{
	struct skip skip = {number, hash_id(message_id ? message_id : ""),
			    late->references->len, ids->len, 0};

	if (!skip.n && !message_id)
		return FALSE;
	for (guint i = 0; i < skip.n; i++) {
		guint64 hash = hash_id(ids->pdata[i]);

		g_array_append_val(late->references, hash);
	}
	g_array_append_val(late->skipped, skip);
	return TRUE;
}

static void
add_pair(struct ktt_late *late, guint64 above, guint64 id)
{
	struct pair pair = {above, id};

	g_array_append_val(late->pairs, pair);
}

/* What it quotes, or answers with a quote, may be taken for a report. */
static void
add_stand_ins(struct ktt_late *late, const struct ktp_message *message)
{
	const struct ktp_report *quoted = message->quoted_report;

	if (quoted && quoted->message_id)
		set_add(late->kept, hash_id(quoted->message_id));
	if (quoted && message->in_reply_to)
		set_add(late->kept, hash_id(message->in_reply_to));
}

void
ktt_late_kept(struct ktt_late *late, const struct ktp_message *message)
{
	const GPtrArray *ids = message->references;

	set_add(late->kept, hash_id(message->message_id));
	add_stand_ins(late, message);
	for (guint i = 1; i < ids->len; i++)
		add_pair(late, hash_id(ids->pdata[i - 1]),
			 hash_id(ids->pdata[i]));
}

static guint64
reference_at(const struct ktt_late *late, const struct skip *skip, guint at)
{
	return g_array_index(late->references, guint64, skip->first + at);
}

static gboolean
is_kept(const struct ktt_late *late, guint64 id)
{
	return g_hash_table_contains(late->kept, &id);
}

static gboolean
answers_kept(const struct ktt_late *late, const struct skip *skip)
{
	for (guint i = 0; i < skip->n; i++)
		if (is_kept(late, reference_at(late, skip, i)))
			return TRUE;
	return FALSE;
}

static void
take(struct ktt_late *late, struct skip *skip)
{
	skip->done = TRUE;
	set_add(late->wanted, skip->number);
	set_add(late->kept, skip->id);
	for (guint i = 1; i < skip->n; i++)
		add_pair(late, reference_at(late, skip, i - 1),
			 reference_at(late, skip, i));
}

/* Ids that others put right behind a kept one. */
static GHashTable *
awaited(const struct ktt_late *late)
{
	GHashTable *ids = number_set();

	for (guint i = 0; i < late->pairs->len; i++) {
		const struct pair *pair =
			&g_array_index(late->pairs, struct pair, i);

		if (is_kept(late, pair->above) && !is_kept(late, pair->id))
			set_add(ids, pair->id);
	}
	return ids;
}

/* Backwards, a thread that lies there newest first is found in one go. */
static guint
settle_once(struct ktt_late *late, gboolean backwards)
{
	g_autoptr(GHashTable) wait = awaited(late);
	guint found = 0, n = late->skipped->len;

	for (guint i = 0; i < n; i++) {
		struct skip *skip = &g_array_index(late->skipped, struct skip,
						   backwards ? n - 1 - i : i);

		if (skip->done || (!answers_kept(late, skip) &&
				   !g_hash_table_contains(wait, &skip->id)))
			continue;
		take(late, skip);
		found++;
	}
	return found;
}

guint
ktt_late_settle(struct ktt_late *late)
{
	while (settle_once(late, FALSE) + settle_once(late, TRUE))
		continue;
	return g_hash_table_size(late->wanted);
}

gboolean
ktt_late_wanted(const struct ktt_late *late, guint64 number)
{
	return g_hash_table_contains(late->wanted, &number);
}
