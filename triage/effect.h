/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What a mail would do to the reports of a store. */
#ifndef KTT_EFFECT_H
#define KTT_EFFECT_H

#include <jansson.h>

#include "triage/store.h"

/*
 * Takes the mail in, looks at the reports that it then belongs to, and undoes
 * it: nothing is stored. store is open for writing, with no transaction begun.
 * List of Effect of the JSON page, by the numbers of the reports; a new
 * reference. NULL and error set (AGAIN, IO).
 */
json_t *ktt_effects(struct ktt_store *store, const guint8 *raw, gsize size,
		    gint64 now, GError **error);

#endif
