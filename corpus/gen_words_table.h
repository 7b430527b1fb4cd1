/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The words that generated mail is made of: data only, all of it invented. */
#ifndef GEN_WORDS_TABLE_H
#define GEN_WORDS_TABLE_H

#include <glib.h>

struct gen_words {
	const char *const *words;
	guint n;
};

extern const struct gen_words gen_first_names, gen_last_names, gen_domains;
extern const struct gen_words gen_verbs, gen_objects, gen_circumstances;
extern const struct gen_words gen_functions;

struct gen_area { /* of the kernel */
	const char *component, *file, *tree, *branch, *list;
};

struct gen_test { /* of the robot */
	const char *testcase, *metric;
	double typical; /* a value of that metric */
	gboolean rises; /* more is worse */
	const char *const parameters[6];
};

struct gen_machine {
	const char *name, *description;
};

struct gen_metric {	    /* that may stand in any table */
	const char *format; /* with one %u, or with one %s: a function */
	double typical;
	gboolean absolute; /* its change is printed without a per cent sign */
};

extern const struct gen_area gen_areas[];
extern const struct gen_test gen_tests[];
extern const struct gen_machine gen_machines[];
extern const struct gen_metric gen_metrics[];
extern const guint gen_n_areas, gen_n_tests, gen_n_machines, gen_n_metrics;

#endif
