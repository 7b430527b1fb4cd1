/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What a rebuild would change, without changing it. */
#ifndef KTT_REBUILD_PREVIEW_H
#define KTT_REBUILD_PREVIEW_H

#include <jansson.h>

#include "triage/rebuild.h"

struct ktt_preview_options {
	guint items;		 /* in each list at most; 0: all */
	ktt_rebuild_fn progress; /* or NULL */
	gpointer data;
};

/*
 * Derives everything anew from the facts of the store into a database of its
 * own that nobody else sees, and compares the two. The store is only read,
 * and others may write in it meanwhile. Open it with KTT_STORE_NO_REBUILD:
 * else there is nothing left to compare where the rules have changed. A new
 * reference, schema "ktriage.rebuild/1" (JSON page); NULL and error set
 * (AGAIN, IO).
 */
json_t *ktt_rebuild_preview(struct ktt_store *store,
			    const struct ktt_preview_options *options,
			    GError **error);

#endif
