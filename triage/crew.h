/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Threads that work on what is needed later, while the caller waits for no
 * more than what it needs now.
 */
#ifndef KTT_CREW_H
#define KTT_CREW_H

#include <glib.h>

struct ktt_crew;

/* A piece of work, zeroed at first, within what it is done on. */
struct ktt_job {
	gpointer item;	  /* what work() gets; borrowed */
	gboolean pending; /* the crew's own */
};

/* Touches nothing but the item, and what other threads only read. */
typedef void (*ktt_crew_fn)(gpointer item, gpointer data);

/* threads of them, one at least; data is borrowed. */
struct ktt_crew *ktt_crew_new(guint threads, ktt_crew_fn work, gpointer data);

/* Once all that was given is done and the threads are no more; NULL is fine. */
void ktt_crew_free(struct ktt_crew *crew);

/* The job and its item stay where they are until ktt_crew_wait(). */
void ktt_crew_give(struct ktt_crew *crew, struct ktt_job *job);

/* Returns when the job is done, at once where it was never given. */
void ktt_crew_wait(struct ktt_crew *crew, const struct ktt_job *job);

#endif
