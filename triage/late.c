/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/late.h"

struct ktt_late {
	GHashTable *kept;   /* owned hashes of Message-IDs */
	GArray *skipped;    /* struct skip, in the order of the source */
	GArray *references; /* guint64 hashes, those of each skip together */
	GHashTable *wanted; /* owned numbers */
};

struct skip {
	guint64 number, id;
	guint first, n; /* of references */
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
	late->wanted = number_set();
	late->skipped = g_array_new(FALSE, FALSE, sizeof(struct skip));
	late->references = g_array_new(FALSE, FALSE, sizeof(guint64));
	return late;
}

void
ktt_late_free(struct ktt_late *late)
{
	g_hash_table_unref(late->kept);
	g_hash_table_unref(late->wanted);
	g_array_unref(late->skipped);
	g_array_unref(late->references);
	g_free(late);
}

void
ktt_late_skipped(struct ktt_late *late, guint64 number, const char *message_id,
		 const GPtrArray *ids)
{
	struct skip skip = {number, hash_id(message_id ? message_id : ""),
			    late->references->len, ids->len};

	if (!skip.n)
		return;
	for (guint i = 0; i < skip.n; i++) {
		guint64 hash = hash_id(ids->pdata[i]);

		g_array_append_val(late->references, hash);
	}
	g_array_append_val(late->skipped, skip);
}

void
ktt_late_kept(struct ktt_late *late, const char *message_id)
{
	set_add(late->kept, hash_id(message_id));
}

static gboolean
answers_kept(const struct ktt_late *late, const struct skip *skip)
{
	for (guint i = 0; i < skip->n; i++)
		if (g_hash_table_contains(late->kept,
					  &g_array_index(late->references,
							 guint64,
							 skip->first + i)))
			return TRUE;
	return FALSE;
}

static guint
settle_once(struct ktt_late *late)
{
	guint found = 0;

	for (guint i = 0; i < late->skipped->len; i++) {
		struct skip *skip =
			&g_array_index(late->skipped, struct skip, i);

		if (!skip->n || !answers_kept(late, skip))
			continue;
		skip->n = 0; /* done with */
		set_add(late->wanted, skip->number);
		set_add(late->kept, skip->id);
		found++;
	}
	return found;
}

guint
ktt_late_settle(struct ktt_late *late)
{
	while (settle_once(late))
		continue;
	return g_hash_table_size(late->wanted);
}

gboolean
ktt_late_wanted(const struct ktt_late *late, guint64 number)
{
	return g_hash_table_contains(late->wanted, &number);
}
