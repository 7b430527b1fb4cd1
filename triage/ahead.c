/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/ahead.h"

/* One chunk is stored while the next one is parsed: this bounds the memory. */
#define CHUNK_MAILS 128
#define CHUNK_BYTES (8 * 1024 * 1024)

struct item {
	struct ktt_ahead_mail mail;
	guint8 *raw;   /* owned: a copy of what the source gave, or NULL */
	int got;       /* of ktp_source_next() */
	GError *error; /* owned; for got < 0 */
};

struct chunk {
	GPtrArray *items; /* owned struct item * */
	guint left;	  /* under the lock: items that are being worked on */
};

struct ktt_ahead {
	struct ktp_source *source;
	GHashTable *known;
	gboolean whole;
	GThreadPool *pool; /* NULL: no threads */
	GMutex lock;
	GCond done;
	struct chunk *now, *next; /* owned or NULL */
	guint at;		  /* in now */
	guint64 number;
};

struct task {
	struct ktt_ahead *ahead;
	struct chunk *chunk;
	struct item *item;
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
chunk_free(struct chunk *chunk)
{
	if (!chunk)
		return;
	g_ptr_array_unref(chunk->items);
	g_free(chunk);
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
work(gpointer data, gpointer user)
{
	struct task *task = data;
	struct ktt_ahead *ahead = task->ahead;

	(void)user;
	prepare(ahead, &task->item->mail.mail);
	g_mutex_lock(&ahead->lock);
	if (--task->chunk->left == 0)
		g_cond_signal(&ahead->done);
	g_mutex_unlock(&ahead->lock);
	g_free(task);
}

struct ktt_ahead *
ktt_ahead_new(struct ktp_source *source, guint jobs, GHashTable *known,
	      gboolean whole)
{
	struct ktt_ahead *ahead = g_new0(struct ktt_ahead, 1);

	ahead->source = source;
	ahead->known = known;
	ahead->whole = whole;
	g_mutex_init(&ahead->lock);
	g_cond_init(&ahead->done);
	if (jobs)
		ahead->pool =
			g_thread_pool_new(work, NULL, (int)jobs, TRUE, NULL);
	return ahead;
}

void
ktt_ahead_free(struct ktt_ahead *ahead)
{
	if (ahead->pool)
		g_thread_pool_free(ahead->pool, FALSE, TRUE);
	chunk_free(ahead->now);
	chunk_free(ahead->next);
	g_mutex_clear(&ahead->lock);
	g_cond_clear(&ahead->done);
	g_free(ahead);
}

/* What the source gives next, an error or its end as well. */
static struct item *
read_item(struct ktt_ahead *ahead, gsize *bytes)
{
	struct item *item = g_new0(struct item, 1);
	struct ktp_raw raw;

	item->got = ktp_source_next(ahead->source, &raw, &item->error);
	item->mail.number = ahead->number;
	if (item->got != 0)
		ahead->number++;
	if (item->got > 0) {
		/* Without threads it is used before the next one is read. */
		if (ahead->pool)
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
dispatch(struct ktt_ahead *ahead, struct chunk *chunk)
{
	for (guint i = 0; i < chunk->items->len; i++) {
		struct item *item = chunk->items->pdata[i];
		struct task *task;

		if (item->got <= 0)
			continue;
		task = g_new(struct task, 1);
		*task = (struct task){ahead, chunk, item};
		g_mutex_lock(&ahead->lock);
		chunk->left++;
		g_mutex_unlock(&ahead->lock);
		g_thread_pool_push(ahead->pool, task, NULL);
	}
}

static gboolean
is_full(const struct ktt_ahead *ahead, const struct chunk *chunk, gsize bytes)
{
	const struct item *last;

	if (!chunk->items->len)
		return FALSE;
	last = chunk->items->pdata[chunk->items->len - 1];
	return !ahead->pool || last->got == 0 || bytes >= CHUNK_BYTES ||
	       chunk->items->len >= CHUNK_MAILS;
}

static struct chunk *
read_chunk(struct ktt_ahead *ahead)
{
	struct chunk *chunk = g_new0(struct chunk, 1);
	gsize bytes = 0;

	chunk->items = g_ptr_array_new_with_free_func(item_free);
	while (!is_full(ahead, chunk, bytes))
		g_ptr_array_add(chunk->items, read_item(ahead, &bytes));
	if (ahead->pool)
		dispatch(ahead, chunk);
	return chunk;
}

static void
wait_for(struct ktt_ahead *ahead, struct chunk *chunk)
{
	g_mutex_lock(&ahead->lock);
	while (chunk->left)
		g_cond_wait(&ahead->done, &ahead->lock);
	g_mutex_unlock(&ahead->lock);
}

static gboolean
at_end(const struct chunk *chunk)
{
	const struct item *last = chunk->items->pdata[chunk->items->len - 1];

	return last->got == 0;
}

static void
turn(struct ktt_ahead *ahead)
{
	chunk_free(ahead->now);
	ahead->now =
		ahead->next ? g_steal_pointer(&ahead->next) : read_chunk(ahead);
	ahead->at = 0;
	/* Without threads nothing is gained by reading on. */
	if (ahead->pool && !at_end(ahead->now))
		ahead->next = read_chunk(ahead);
	wait_for(ahead, ahead->now);
}

int
ktt_ahead_next(struct ktt_ahead *ahead, struct ktt_ahead_mail **mail,
	       GError **error)
{
	struct item *item;

	if (!ahead->now || ahead->at == ahead->now->items->len)
		turn(ahead);
	item = ahead->now->items->pdata[ahead->at];
	if (item->got != 0)
		ahead->at++;
	if (item->got < 0)
		g_propagate_error(error, g_steal_pointer(&item->error));
	*mail = &item->mail;
	return item->got;
}
