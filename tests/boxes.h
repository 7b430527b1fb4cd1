/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Mails of many threads, to be taken in in any order. */
#ifndef TESTS_BOXES_H
#define TESTS_BOXES_H

#include <glib.h>

#include "triage/store.h"

struct mail {
	GBytes *raw;
	GPtrArray *ids; /* owned: its own and those that it refers to */
	guint thread;	/* index of the first mail of its thread */
};

struct box {
	GPtrArray *mails; /* owned struct mail * */
	GRand *rand;
	struct ktt_store *store; /* made empty for each order: a new one takes
				    longer than its mails */
};

/* Fill a box that box_clear() empties: the samples; real mail, FALSE and the
 * test skipped where there is none; three reports of one commit, two of them
 * under one subject, one of another, ghosts, strays, quotes of a report that
 * never came. */
void box_load_samples(struct box *box);
gboolean box_load_real(struct box *box);
void box_load_hard(struct box *box);
void box_clear(struct box *box);

#endif
