/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/crew.h"

struct ktt_crew {
	ktt_crew_fn work;
	gpointer data;
	GPtrArray *threads; /* GThread * */
	GAsyncQueue *given; /* struct ktt_job *, and the crew itself as an end
			       for each thread */
	GMutex lock;	    /* of all pending marks */
	GCond done;
};

static gpointer
work_on(gpointer data)
{
	struct ktt_crew *crew = data;
	gpointer next;

	while ((next = g_async_queue_pop(crew->given)) != crew) {
		struct ktt_job *job = next;

		crew->work(job->item, crew->data);
		g_mutex_lock(&crew->lock);
		job->pending = FALSE;
		g_cond_broadcast(&crew->done);
		g_mutex_unlock(&crew->lock);
	}
	return NULL;
}

struct ktt_crew *
ktt_crew_new(guint threads, ktt_crew_fn work, gpointer data)
{
	struct ktt_crew *crew = g_new0(struct ktt_crew, 1);

	crew->work = work;
	crew->data = data;
	crew->given = g_async_queue_new();
	crew->threads = g_ptr_array_new();
	g_mutex_init(&crew->lock);
	g_cond_init(&crew->done);
	while (crew->threads->len < threads)
		g_ptr_array_add(crew->threads,
				g_thread_new("crew", work_on, crew));
	return crew;
}

void
ktt_crew_free(struct ktt_crew *crew)
{
	if (crew == NULL)
		return;
	for (guint i = 0; i < crew->threads->len; i++)
		g_async_queue_push(crew->given, crew);
	for (guint i = 0; i < crew->threads->len; i++)
		g_thread_join(crew->threads->pdata[i]);
	g_ptr_array_unref(crew->threads);
	g_async_queue_unref(crew->given);
	g_mutex_clear(&crew->lock);
	g_cond_clear(&crew->done);
	g_free(crew);
}

void
ktt_crew_give(struct ktt_crew *crew, struct ktt_job *job)
{
	job->pending = TRUE;
	g_async_queue_push(crew->given, job);
}

void
ktt_crew_wait(struct ktt_crew *crew, const struct ktt_job *job)
{
	g_mutex_lock(&crew->lock);
	while (job->pending)
		g_cond_wait(&crew->done, &crew->lock);
	g_mutex_unlock(&crew->lock);
}
