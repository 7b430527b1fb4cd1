/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "corpus/gen_facts.h"
#include "corpus/gen_shapes_table.h"

/* The years that a run covers, whatever its length. */
#define FIRST_DATE G_GINT64_CONSTANT(1394000000) /* 2014-03-05 */
#define LAST_DATE G_GINT64_CONSTANT(1781000000)	 /* 2026-06-09 */

/* The forms in the order of time, with the date at which each ends. */
static const gint64 era_ends[] = {
	[GEN_2014] = G_GINT64_CONSTANT(1425000000),
	[GEN_2016] = G_GINT64_CONSTANT(1546300800),
	[GEN_2019] = G_GINT64_CONSTANT(1675209600),
	[GEN_2023] = G_GINT64_CONSTANT(1732924800),
	[GEN_2024_12] = G_MAXINT64,
};

GRand *
gen_rand_new(guint64 seed, const char *use, guint number, guint part)
{
	guint32 key[] = {(guint32)seed, (guint32)(seed >> 32), g_str_hash(use),
			 number, part};

	return g_rand_new_with_seed_array(key, G_N_ELEMENTS(key));
}

char *
gen_hex(guint64 seed, const char *use, guint number, guint n)
{
	g_autofree char *key = g_strdup_printf("%" G_GUINT64_FORMAT ":%s:%u",
					       seed, use, number);
	char *hex = g_compute_checksum_for_string(G_CHECKSUM_SHA1, key, -1);

	hex[MIN(n, strlen(hex))] = '\0';
	return hex;
}

const char *
gen_pick(GRand *rand, const struct gen_words *words)
{
	return words->words[g_rand_int_range(rand, 0, (gint32)words->n)];
}

/* "Gösta.Dvořák" becomes "g.dv.k": an address is ASCII. */
static char *
local_part(const char *first, const char *last)
{
	GString *local = g_string_new(NULL);
	const char *words[] = {first, ".", last};

	for (guint w = 0; w < G_N_ELEMENTS(words); w++)
		for (const char *c = words[w]; *c; c++)
			if (g_ascii_isalpha(*c) || *c == '.')
				g_string_append_c(local, g_ascii_tolower(*c));
	return g_string_free(local, FALSE);
}

void
gen_person_init(struct gen_person *person, GRand *rand)
{
	const char *first = gen_pick(rand, &gen_first_names);
	const char *last = gen_pick(rand, &gen_last_names);
	g_autofree char *local = local_part(first, last);

	person->name = g_strconcat(first, " ", last, NULL);
	person->address =
		g_strconcat(local, "@", gen_pick(rand, &gen_domains), NULL);
}

void
gen_person_clear(struct gen_person *person)
{
	g_free(person->name);
	g_free(person->address);
}

static char *
make_title(GRand *rand, const char *component)
{
	const char *verb = gen_pick(rand, &gen_verbs);
	const char *object = gen_pick(rand, &gen_objects);
	const char *circumstance = gen_pick(rand, &gen_circumstances);

	return g_strdup_printf("%s: %s %s %s", component, verb, object,
			       circumstance);
}

static enum gen_era
era_of(gint64 date)
{
	enum gen_era era = GEN_2014;

	while (date >= era_ends[era])
		era++;
	return era;
}

/* Of 20 reports 16 are of performance, 2 functional, 1 build, 1 status. */
static enum gen_class
class_of(GRand *rand)
{
	gint32 of20 = g_rand_int_range(rand, 0, 20);

	if (of20 < 16)
		return GEN_PERFORMANCE;
	if (of20 < 18)
		return GEN_FUNCTIONAL;
	return of20 == 18 ? GEN_BUILD : GEN_BUILD_STATUS;
}

/* The number is in the id, so that no two are the same. */
static char *
make_message_id(const struct gen_facts *facts)
{
	g_autoptr(GDateTime) date = g_date_time_new_from_unix_utc(facts->date);
	g_autofree char *day = g_date_time_format(date, "%Y%m%d%H%M");
	guint32 mixed = facts->number * 2654435761U ^ (guint32)facts->seed;

	switch (facts->era) {
	case GEN_2014:
		return g_strdup_printf("%s%02u.GA%u@localhost", day, mixed % 60,
				       facts->number);
	case GEN_2016:
		return g_strdup_printf("%s%02u.GE%u@yexl-desktop", day,
				       mixed % 60, facts->number);
	case GEN_2019:
		return g_strdup_printf("%s%02u.GD%u@xsang-OptiPlex-9020", day,
				       mixed % 60, facts->number);
	case GEN_2023:
		return g_strdup_printf("%s.%08x-oliver.sang@intel.com", day,
				       mixed);
	default:
		return g_strdup_printf("%s.%08x-lkp@intel.com", day, mixed);
	}
}

/* A loss of 2 to 50 per cent, or a gain; the direction of the metric counts. */
static void
set_numbers(struct gen_facts *facts, GRand *rand)
{
	double share = g_rand_double_range(rand, 0.02, 0.5);
	gboolean rises = facts->test->rises != facts->improvement;

	facts->good =
		facts->test->typical * g_rand_double_range(rand, 0.6, 1.6);
	facts->bad = facts->good * (rises ? 1 + share : 1 - share);
	facts->patched = facts->bad + (facts->good - facts->bad) *
					      g_rand_double_range(rand, 0.9, 1);
}

double
gen_facts_change(const struct gen_facts *facts)
{
	return (facts->bad - facts->good) / facts->good * 100;
}

void
gen_facts_init(struct gen_facts *facts, const struct gen_scale *scale,
	       guint number)
{
	GRand *rand = gen_rand_new(scale->seed, "facts", number, 0);
	gint64 step = (LAST_DATE - FIRST_DATE) / MAX(scale->n_reports, 1);

	memset(facts, 0, sizeof(*facts));
	facts->seed = scale->seed;
	facts->number = number;
	facts->n_rows = scale->n_rows;
	facts->date = FIRST_DATE + step * number +
		      (gint64)(g_rand_double(rand) * (double)step);
	facts->era = era_of(facts->date);
	facts->report_class = class_of(rand);
	facts->area = &gen_areas[g_rand_int_range(rand, 0, gen_n_areas)];
	facts->test = &gen_tests[g_rand_int_range(rand, 0, gen_n_tests)];
	facts->machine =
		&gen_machines[g_rand_int_range(rand, 0, gen_n_machines)];
	gen_person_init(&facts->author, rand);
	gen_person_init(&facts->other, rand);
	facts->commit = gen_hex(scale->seed, "commit", number, 40);
	facts->parent = gen_hex(scale->seed, "parent", number, 40);
	facts->fix = gen_hex(scale->seed, "fix", number, 40);
	facts->title = make_title(rand, facts->area->component);
	facts->parent_title = make_title(rand, facts->area->component);
	facts->message_id = make_message_id(facts);
	facts->improvement =
		facts->era != GEN_2014 && g_rand_int_range(rand, 0, 100) < 30;
	set_numbers(facts, rand);
	facts->shape =
		gen_shape_pick(rand, facts->report_class, facts->improvement);
	g_rand_free(rand);
}

void
gen_facts_clear(struct gen_facts *facts)
{
	gen_person_clear(&facts->author);
	gen_person_clear(&facts->other);
	g_free(facts->commit);
	g_free(facts->parent);
	g_free(facts->fix);
	g_free(facts->title);
	g_free(facts->parent_title);
	g_free(facts->message_id);
}
