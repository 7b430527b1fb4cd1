/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The comparison tables of generated mail. */
#ifndef GEN_TABLE_H
#define GEN_TABLE_H

#include "corpus/gen_facts.h"

/*
 * Appends the table of this report in the form of its era: the headline's row
 * first, n_rows in all. With patched set a third column holds that mean.
 */
void gen_table_append(GString *out, const struct gen_facts *facts, GRand *rand,
		      guint n_rows, const double *patched);

/* The test's parameters and the robot's own, sorted, as "NAME=VALUE". */
GPtrArray *gen_table_axes(const struct gen_facts *facts);

#endif
