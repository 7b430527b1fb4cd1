/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Deriving everything anew from the facts. */
#ifndef KTT_REBUILD_H
#define KTT_REBUILD_H

#include "triage/store.h"

/* Names the rules that this program derives by; static. */
const char *ktt_rules_version(void);

/* Whether what is derived in the store comes from other rules. */
gboolean ktt_rules_stale(struct ktt_store *store, gboolean *stale,
			 GError **error);

/* done of total mails are derived. */
typedef void (*ktt_rebuild_fn)(guint64 done, guint64 total, gpointer data);

/*
 * Who is told of the progress of a rebuild that has no progress function of
 * its own: the ones that ktt_store_open() starts. For the whole process; NULL:
 * nobody.
 */
void ktt_rebuild_watch(ktt_rebuild_fn progress, gpointer data);

/*
 * Drops all that is derived and derives it again, in one transaction of its
 * own, so that a stop on the way changes nothing. progress may be NULL.
 * Errors AGAIN or IO.
 */
gboolean ktt_rebuild(struct ktt_store *store, ktt_rebuild_fn progress,
		     gpointer data, GError **error);

/*
 * The same inside the caller's transaction, whose commit (or
 * ktt_link_flush()) derives the links.
 */
gboolean ktt_rebuild_begun(struct ktt_store *store, ktt_rebuild_fn progress,
			   gpointer data, GError **error);

#endif
