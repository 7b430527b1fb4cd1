/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/ahead.h"

#include "triage/crew.h"

/* One chunk is stored while the next one is parsed: this bounds the memory. */
#define CHUNK_MAILS 128
#define CHUNK_BYTES (8 * 1024 * 1024)

struct item {
	struct ktt_ahead_mail mail;
	guint8 *raw;   /* owned: a copy of what the source gave, or NULL */
	int got;       /* of ktp_source_next() */
	GError *error; /* owned; for got < 0 */
	struct ktt_job job;
};

struct ktt_ahead {
	struct ktp_source *source;
	GHashTable *known;
	gboolean whole;
	struct ktt_crew *crew; /* NULL: no threads */
	GPtrArray *now, *next; /* chunks: owned struct item *; or NULL */
	guint at;	       /* in now */
	guint64 number;
};

static void
item_free(gpointer data)
{
	struct item *item = data;

	ktt_mail_clear(&item->mail.mail);
	g_clear_error(&item->error);
	g_free(item->mail.origin);
	g_free(item->raw);
	g_free(item);
}

static void
prepare(const struct ktt_ahead *ahead, struct ktt_mail *mail)
{
	ktt_mail_skim(mail);
	if (mail->skim.verdict != KTP_SKIM_READ)
		return;
	ktt_mail_hash(mail);
	if (ahead->known && g_hash_table_contains(ahead->known, mail->hash))
		return;
	ktt_mail_read(mail);
	if (ktp_message_is_of_concern(mail->message))
		ktt_mail_tell(mail);
}

static void
work(gpointer data, gpointer ahead)
{
	struct item *item = data;

	prepare(ahead, &item->mail.mail);
}

struct ktt_ahead *
ktt_ahead_new(struct ktp_source *source, guint jobs, GHashTable *known,
	      gboolean whole)
{
	struct ktt_ahead *ahead = g_new0(struct ktt_ahead, 1);

	ahead->source = source;
	ahead->known = known;
	ahead->whole = whole;
	if (jobs)
		ahead->crew = ktt_crew_new(jobs, work, ahead);
	return ahead;
}

void
ktt_ahead_free(struct ktt_ahead *ahead)
{
	ktt_crew_free(ahead->crew);
	g_clear_pointer(&ahead->now, g_ptr_array_unref);
	g_clear_pointer(&ahead->next, g_ptr_array_unref);
	g_free(ahead);
}

/* What the source gives next, an error or its end as well. */
static struct item *
read_item(struct ktt_ahead *ahead, gsize *bytes)
{
	struct item *item = g_new0(struct item, 1);
	struct ktp_raw raw;

	item->job.item = item;
	item->got = ktp_source_next(ahead->source, &raw, &item->error);
	item->mail.number = ahead->number;
	if (item->got != 0)
		ahead->number++;
	if (item->got > 0) {
		/* Without threads it is used before the next one is read. */
		if (ahead->crew)
			item->raw = g_memdup2(raw.data, raw.size);
		item->mail.origin = g_strdup(raw.origin);
		ktt_mail_init(&item->mail.mail,
			      item->raw ? item->raw : raw.data, raw.size);
		item->mail.mail.whole = ahead->whole;
		*bytes += raw.size;
	}
	return item;
}

static void
dispatch(struct ktt_ahead *ahead, GPtrArray *chunk)
{
	for (guint i = 0; i < chunk->len; i++) {
		struct item *item = chunk->pdata[i];

		if (item->got > 0)
			ktt_crew_give(ahead->crew, &item->job);
	}
}

static gboolean
is_full(const struct ktt_ahead *ahead, const GPtrArray *chunk, gsize bytes)
{
	const struct item *last;

	if (!chunk->len)
		return FALSE;
	last = chunk->pdata[chunk->len - 1];
	return !ahead->crew || last->got == 0 || bytes >= CHUNK_BYTES ||
	       chunk->len >= CHUNK_MAILS;
}

static GPtrArray *
read_chunk(struct ktt_ahead *ahead)
{
	GPtrArray *chunk = g_ptr_array_new_with_free_func(item_free);
	gsize bytes = 0;

	while (!is_full(ahead, chunk, bytes))
		g_ptr_array_add(chunk, read_item(ahead, &bytes));
	if (ahead->crew)
		dispatch(ahead, chunk);
	return chunk;
}

static gboolean
at_end(const GPtrArray *chunk)
{
	const struct item *last = chunk->pdata[chunk->len - 1];

	return last->got == 0;
}

static void
turn(struct ktt_ahead *ahead)
{
	g_clear_pointer(&ahead->now, g_ptr_array_unref);
	ahead->now =
		ahead->next ? g_steal_pointer(&ahead->next) : read_chunk(ahead);
	ahead->at = 0;
	/* Without threads nothing is gained by reading on. */
	if (ahead->crew && !at_end(ahead->now))
		ahead->next = read_chunk(ahead);
}

int
ktt_ahead_next(struct ktt_ahead *ahead, struct ktt_ahead_mail **mail,
	       GError **error)
{
	struct item *item;

	if (!ahead->now || ahead->at == ahead->now->len)
		turn(ahead);
	item = ahead->now->pdata[ahead->at];
	if (ahead->crew)
		ktt_crew_wait(ahead->crew, &item->job);
	if (item->got != 0)
		ahead->at++;
	if (item->got < 0)
		g_propagate_error(error, g_steal_pointer(&item->error));
	*mail = &item->mail;
	return item->got;
}
