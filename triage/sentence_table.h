/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What shapes sentences: rows of sentence_table.c. */
#ifndef KTT_SENTENCE_TABLE_H
#define KTT_SENTENCE_TABLE_H

#include <glib.h>

enum ktt_shape_id {
	KTT_SHAPE_STOP,		/* a mark that may end a sentence */
	KTT_SHAPE_ABBREVIATION, /* text up to a dot that ends none */
	KTT_SHAPE_GOES_ON,	/* text after dots that end none */
	KTT_SHAPE_QUESTION,	/* the end of a question */
	KTT_SHAPE_ITEM,		/* a line that begins a sentence */
	KTT_SHAPE_ALONE,	/* a line that is a sentence by itself */
	KTT_SHAPE_PATCH_MAIL,	/* the subject of a patch */
	KTT_SHAPE_PATCH_HEAD,	/* a line above a patch's description */
	KTT_SHAPE_PATCH_TAIL,	/* a line below a patch's description */
	KTT_N_SHAPES
};

struct ktt_shape {
	const char *name;
	const char *pattern;
	const char *example, *counter_example;
};

extern const struct ktt_shape ktt_shapes[KTT_N_SHAPES];

#endif
