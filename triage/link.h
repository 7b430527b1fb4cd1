/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Which message belongs to which report, and why. */
#ifndef KTT_LINK_H
#define KTT_LINK_H

#include "triage/store.h"

/*
 * Derives anew the links, reconstructed reports and statuses that the marked
 * messages (store_state.h) can touch, and clears the marks. A pure function
 * of the stored messages: no order of arrival can be seen in the result.
 * Called by ktt_store_commit(). Errors AGAIN or IO.
 */
gboolean ktt_link_flush(struct ktt_store *store, GError **error);

/*
 * To be called before a message's rows change: marks what depends on them as
 * they are now.
 */
gboolean ktt_link_touch(struct ktt_store *store, gint64 message,
			GError **error);

#endif
