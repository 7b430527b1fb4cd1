/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the answers in generated threads say: data only. */
#ifndef GEN_FOLLOW_TABLE_H
#define GEN_FOLLOW_TABLE_H

#include "corpus/gen_shapes_table.h"

enum gen_sender { GEN_AUTHOR, GEN_OTHER, GEN_ROBOT };

struct gen_answer {
	enum gen_sender sender;
	gboolean diff;	/* a patch follows the text */
	gboolean table; /* a table of three columns does */
	double patched; /* the third one: 1 all won back, 0 nothing */
	const char *const texts[3];
};

/* %FIX% stands for the abbreviated fix, %TITLE% for its title. */
extern const struct gen_answer gen_answers[GEN_N_STEPS];

#endif
