/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Reports that never came in themselves, from what replies quote of them. */
#ifndef KTT_RECONSTRUCT_H
#define KTT_RECONSTRUCT_H

#include <jansson.h>

#include "triage/graph.h"

/*
 * The Message-ID at which the report that node quotes would stand, as nobody
 * holds the real one: the id that the quote names; else the first id of the
 * headers that has the robot's shape; else the id that it answers, or what
 * that one's quote led to; else its own. The caller frees it; NULL and error
 * set where reading fails.
 */
char *ktt_reconstruct_target(struct ktt_graph *graph, struct ktt_node *node,
			     GError **error);

/*
 * Writes, or takes away, the reconstructed report at target by the quotes
 * that lead there now. *gone gets its row where the caller must remove one
 * with the links to it, else 0; *row the row of target.
 */
gboolean ktt_reconstruct(struct ktt_store *store, const char *target,
			 gint64 *row, gint64 *gone, GError **error);

/*
 * The report object that a stored message object stands for: what it quotes,
 * or what its subject tells where it quotes nothing. A new reference.
 */
json_t *ktt_reconstruct_object(json_t *message);

#endif
