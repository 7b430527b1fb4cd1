/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Stored mails read again, in a given order: other threads parse the next
 * ones while the present one is derived from.
 */
#ifndef KTT_REREAD_H
#define KTT_REREAD_H

#include "triage/derive.h"

struct ktt_reread;

/*
 * How many threads read from now on, the caller's among them; 0, as at first:
 * one for each processor, 8 at most. For the whole process.
 */
void ktt_reread_jobs(guint jobs);

/* ids (Message-IDs) and the store are borrowed. Free with ktt_reread_free(). */
struct ktt_reread *ktt_reread_new(struct ktt_store *store,
				  const GPtrArray *ids);
void ktt_reread_free(struct ktt_reread *reread);

/*
 * What is known of the next id, as ktt_derive() takes it: valid until the next
 * call. NULL where that has to read for itself, which is so for the few ids of
 * several mails, and behind the last one. FALSE and an error of the store: it
 * may have undone the transaction.
 */
gboolean ktt_reread_next(struct ktt_reread *reread,
			 const struct ktt_known **known, GError **error);

#endif
