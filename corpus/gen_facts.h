/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What a generated thread is about. Facts follow from (seed, number) alone, so
 * that each message of a thread can be made by itself, in any order.
 */
#ifndef GEN_FACTS_H
#define GEN_FACTS_H

#include "corpus/gen_words_table.h"

enum gen_class {
	GEN_PERFORMANCE,
	GEN_FUNCTIONAL,
	GEN_BUILD,
	GEN_BUILD_STATUS,
};

enum gen_era {		    /* of the report's form */
	       GEN_2014,    /* P2: test case line, ~ */
	       GEN_2016,    /* [lkp], Greeting, 26 digits */
	       GEN_2019,    /* Greeting, 27 digits */
	       GEN_2023,    /* Hello, signed */
	       GEN_2024_12, /* Hello, unsigned */
};

struct gen_person {
	char *name, *address; /* owned */
};

struct gen_facts {
	guint64 seed;
	guint number;
	guint n_rows; /* of a table */
	enum gen_class report_class;
	enum gen_era era;
	gint64 date; /* seconds since 1970 UTC */
	const struct gen_area *area;
	const struct gen_test *test;
	const struct gen_machine *machine;
	struct gen_person author, other;
	char *commit, *parent, *fix; /* owned; 40 hex digits */
	char *title, *parent_title;  /* owned */
	char *message_id;	     /* owned; of the report */
	double good, bad, patched;   /* means of the headline metric */
	gboolean improvement;
	guint shape; /* of the thread: a row of gen_shapes_table.c */
};

struct gen_scale { /* what the whole run is */
	guint64 seed;
	guint n_reports, n_noise, n_rows;
};

/* Free with gen_facts_clear(). */
void gen_facts_init(struct gen_facts *facts, const struct gen_scale *scale,
		    guint number);
void gen_facts_clear(struct gen_facts *facts);

/* A generator of its own for each use; free with g_rand_free(). */
GRand *gen_rand_new(guint64 seed, const char *use, guint number, guint part);

const char *gen_pick(GRand *rand, const struct gen_words *words);
void gen_person_init(struct gen_person *person, GRand *rand);
void gen_person_clear(struct gen_person *person);

/* n hex digits that belong to this seed, use and number; g_free() it. */
char *gen_hex(guint64 seed, const char *use, guint number, guint n);

/* The headline's change in per cent. */
double gen_facts_change(const struct gen_facts *facts);

#endif
