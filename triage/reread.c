/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/reread.h"

#include "triage/crew.h"
#include "triage/rawstore.h"
#include "triage/stmt.h"

/* What is read ahead: this bounds the memory. */
#define MAX_AHEAD 64
#define MAX_AHEAD_BYTES (4 * 1024 * 1024)
#define MAX_THREADS 8
/* Of fewer ids nothing is gained. */
#define MIN_IDS 8

static const char only_sql[] =
	"SELECT iif(count(*) = 1, min(mail), 0) FROM fact_mail"
	" WHERE message_id = ?";

struct item {
	struct ktt_known known; /* mail 0: nothing is */
	struct ktp_message *message;
	struct ktt_object object;
	guint8 *raw;
	gsize size;
	struct ktt_job job;
};

struct ktt_reread {
	struct ktt_store *store;
	const GPtrArray *ids;
	guint at;	       /* of ids: the next to be read ahead */
	struct ktt_crew *crew; /* NULL: nothing is read ahead */
	GQueue ahead;	       /* owned struct item * */
	gsize bytes;	       /* of the mails in it */
	struct item *now;      /* owned or NULL */
};

static void
item_free(struct item *item)
{
	if (!item)
		return;
	ktt_object_clear(&item->object);
	ktp_message_free(item->message);
	g_free(item->raw);
	g_free(item);
}

static void
work(gpointer data, gpointer user)
{
	struct item *item = data;

	(void)user;
	item->message = ktt_message_read(item->raw, item->size);
	ktt_object_make(&item->object, item->message);
	item->known.message = item->message;
	item->known.object = &item->object;
}

/* Set once, before there is another thread. */
static guint jobs;

void
ktt_reread_jobs(guint n)
{
	jobs = n;
}

struct ktt_reread *
ktt_reread_new(struct ktt_store *store, const GPtrArray *ids)
{
	struct ktt_reread *reread = g_new0(struct ktt_reread, 1);
	guint threads = jobs > 0 ? jobs - 1
				 : MIN(g_get_num_processors(), MAX_THREADS) - 1;

	reread->store = store;
	reread->ids = ids;
	g_queue_init(&reread->ahead);
	if (ids->len >= MIN_IDS && threads > 0)
		reread->crew = ktt_crew_new(threads, work, NULL);
	return reread;
}

void
ktt_reread_free(struct ktt_reread *reread)
{
	ktt_crew_free(reread->crew);
	while (!g_queue_is_empty(&reread->ahead))
		item_free(g_queue_pop_head(&reread->ahead));
	item_free(reread->now);
	g_free(reread);
}

static gboolean
read_item(struct ktt_reread *reread, struct item *item, const char *message_id,
	  GError **error)
{
	gint64 *mail = &item->known.mail;

	item->job.item = item;
	if (!ktt_query_int(reread->store, error, mail, only_sql, "t",
			   message_id))
		return FALSE;
	if (!*mail)
		return TRUE;
	item->raw = ktt_rawstore_get(reread->store, *mail, &item->size, error);
	return item->raw != NULL;
}

static gboolean
read_on(struct ktt_reread *reread, GError **error)
{
	while (reread->at < reread->ids->len &&
	       g_queue_get_length(&reread->ahead) < MAX_AHEAD &&
	       reread->bytes < MAX_AHEAD_BYTES) {
		struct item *item = g_new0(struct item, 1);
		const char *id = reread->ids->pdata[reread->at++];

		if (!read_item(reread, item, id, error)) {
			item_free(item);
			return FALSE;
		}
		reread->bytes += item->size;
		g_queue_push_tail(&reread->ahead, item);
		if (item->raw)
			ktt_crew_give(reread->crew, &item->job);
	}
	return TRUE;
}

gboolean
ktt_reread_next(struct ktt_reread *reread, const struct ktt_known **known,
		GError **error)
{
	*known = NULL;
	if (!reread->crew)
		return TRUE;
	if (!read_on(reread, error))
		return FALSE;
	g_clear_pointer(&reread->now, item_free);
	reread->now = g_queue_pop_head(&reread->ahead);
	if (!reread->now)
		return TRUE;
	reread->bytes -= reread->now->size;
	ktt_crew_wait(reread->crew, &reread->now->job);
	if (reread->now->known.mail)
		*known = &reread->now->known;
	return TRUE;
}
