/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "corpus/gen_shapes_table.h"

/* Each column of weights adds up to 100; two thirds get no answer. */
const struct gen_shape gen_shapes[] = {
	{64, 82, 70, {GEN_END}},
	{5, 0, 6, {GEN_ACKNOWLEDGED}},
	{0, 12, 2, {GEN_THANKS}},
	{3, 2, 2, {GEN_CHATTER}},
	{3, 2, 2, {GEN_QUESTION, GEN_DATA}},
	{3, 2, 0, {GEN_DISPUTED}},
	{2, 0, 0, {GEN_NOT_REPRODUCED}},
	{3, 0, 0, {GEN_ACCEPTED}},
	{2, 0, 4, {GEN_SUPERSEDED}},
	{2, 0, 2, {GEN_REVERTED}},
	{4, 0, 8, {GEN_PATCH}},
	{2, 0, 3, {GEN_ACKNOWLEDGED, GEN_PATCH, GEN_FIXED}},
	{2, 0, 0, {GEN_FIX_PROPOSED, GEN_TESTED_GOOD}},
	{1, 0, 0, {GEN_FIX_PROPOSED, GEN_TESTED_GOOD, GEN_PATCH, GEN_FIXED}},
	{1,
	 0,
	 0,
	 {GEN_FIX_PROPOSED, GEN_TESTED_BAD, GEN_FIX_PROPOSED, GEN_TESTED_GOOD}},
	{1, 0, 0, {GEN_FIX_PROPOSED, GEN_TESTED_BAD, GEN_CHATTER}},
	{1, 0, 1, {GEN_FIXED, GEN_REOPENED, GEN_ACKNOWLEDGED}},
	{1,
	 0,
	 0,
	 {GEN_ACKNOWLEDGED, GEN_QUESTION, GEN_DATA, GEN_REPRODUCED, GEN_CHATTER,
	  GEN_CHATTER, GEN_FIX_PROPOSED, GEN_TESTED_BAD, GEN_FIX_PROPOSED,
	  GEN_TESTED_GOOD, GEN_PATCH, GEN_FIXED}},
};
const guint gen_n_shapes = G_N_ELEMENTS(gen_shapes);

static guint
weight(const struct gen_shape *shape, enum gen_class report_class,
       gboolean improvement)
{
	if (report_class != GEN_PERFORMANCE)
		return shape->other_weight;
	return improvement ? shape->improvement_weight : shape->weight;
}

guint
gen_shape_pick(GRand *rand, enum gen_class report_class, gboolean improvement)
{
	guint draw = (guint)g_rand_int_range(rand, 0, 100);

	for (guint i = 0; i < gen_n_shapes; i++) {
		guint w = weight(&gen_shapes[i], report_class, improvement);

		if (draw < w)
			return i;
		draw -= w;
	}
	return 0;
}

guint
gen_shape_length(guint shape)
{
	guint n = 0;

	while (gen_shapes[shape].steps[n] != GEN_END)
		n++;
	return n + 1;
}
