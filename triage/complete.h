/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Values of the store that a shell can offer. */
#ifndef KTT_COMPLETE_H
#define KTT_COMPLETE_H

#include "triage/store.h"

/*
 * Values of a query key ("component", …) or of "id" (R12) that begin with
 * prefix, ASCII case ignored, at most 100: an array of owned char *. Empty for
 * keys whose values are not listed. NULL and error set where reading fails.
 */
GPtrArray *ktt_complete(struct ktt_store *store, const char *key,
			const char *prefix, GError **error);

#endif
