/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The shapes of generated threads: which answers a report gets. */
#ifndef GEN_SHAPES_TABLE_H
#define GEN_SHAPES_TABLE_H

#include "corpus/gen_facts.h"

enum gen_step {
	GEN_END, /* of a row of steps */
	GEN_ACKNOWLEDGED,
	GEN_QUESTION,
	GEN_DATA,
	GEN_REPRODUCED,
	GEN_NOT_REPRODUCED,
	GEN_DISPUTED,
	GEN_ACCEPTED,
	GEN_FIX_PROPOSED,
	GEN_TESTED_GOOD,
	GEN_TESTED_BAD,
	GEN_PATCH, /* a mail of its own that closes the report */
	GEN_FIXED,
	GEN_REVERTED,
	GEN_SUPERSEDED,
	GEN_REOPENED,
	GEN_THANKS,
	GEN_CHATTER,
	GEN_N_STEPS
};

#define GEN_MAX_STEPS 12

struct gen_shape {
	guint weight;		  /* for a loss in performance */
	guint improvement_weight; /* for a gain */
	guint other_weight;	  /* for the other classes of report */
	enum gen_step steps[GEN_MAX_STEPS + 1];
};

extern const struct gen_shape gen_shapes[];
extern const guint gen_n_shapes;

/* A row of gen_shapes, drawn by weight. */
guint gen_shape_pick(GRand *rand, enum gen_class report_class,
		     gboolean improvement);

/* Messages of a thread: the report and its answers. */
guint gen_shape_length(guint shape);

#endif
