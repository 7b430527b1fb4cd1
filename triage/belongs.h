/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The reports that a message belongs to, by the keys of link_table.c. */
#ifndef KTT_BELONGS_H
#define KTT_BELONGS_H

#include "triage/graph.h"

/*
 * A new array of struct ktt_link, each report and key once; the caller unrefs
 * it. real_only: as if no report were reconstructed. A report belongs to
 * itself alone. References outrank the rest: the nearest report that the
 * headers name; where a message has no link of its own, it belongs where the
 * nearest of those that it answers belongs. What opens with a report that never
 * came is tied to no other one by commit, subject or title. Cycles are normal
 * and harmless. NULL and error set where reading fails.
 */
GArray *ktt_belongs(struct ktt_graph *graph, struct ktt_node *node,
		    gboolean real_only, GError **error);

#endif
