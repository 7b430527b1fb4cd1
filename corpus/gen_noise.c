/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "corpus/gen_mail.h"
#include "corpus/gen_thread.h"

#define FIRST_DATE G_GINT64_CONSTANT(1394000000)
#define LAST_DATE G_GINT64_CONSTANT(1781000000)

/* %s is a title; several of them mention what a careless reader looks for. */
static const char *const subjects[] = {
	"[PATCH] %s",
	"[PATCH v2 3/7] %s",
	"Re: [PATCH] %s",
	"[GIT PULL] %s",
	"[syzbot] WARNING in %s",
	"Re: [PATCH] %s: performance regression?",
};

static const char *const texts[] = {
	"Do the common case first.\n\n",
	"This improves hackbench by 14.2% on my machine.\n\n",
	"There was a regression of 3% in the last cycle, this is no fix.\n\n",
	"From here on the counters are read without the lock.\n\n",
	"Looks good to me.\n\n",
};

static void
append_text(GString *out, GRand *rand, const char *title)
{
	gint32 n = g_rand_int_range(rand, 1, 12);

	g_string_append(
		out,
		texts[g_rand_int_range(rand, 0, (gint32)G_N_ELEMENTS(texts))]);
	for (gint32 i = 0; i < n; i++)
		g_string_append_printf(out,
				       "@@ -%d,3 +%d,3 @@ static void step%d\n"
				       "-\told_way(entry, %d);\n"
				       "+\tnew_way(entry, %d);\n",
				       i * 10 + 1, i * 10 + 1, i, i, i);
	g_string_append_printf(out, "\n%s\n", title);
}

void
gen_noise_append(GString *mbox, const struct gen_scale *scale, guint number)
{
	GRand *rand = gen_rand_new(scale->seed, "noise", number, 0);
	const struct gen_area *area =
		&gen_areas[g_rand_int_range(rand, 0, (gint32)gen_n_areas)];
	gint64 step = (LAST_DATE - FIRST_DATE) / MAX(scale->n_noise, 1);
	g_autofree char *hex = gen_hex(scale->seed, "noise", number, 16);
	g_autofree char *id =
		g_strdup_printf("%s.%u@noise.example.net", hex, number);
	const char *verb = gen_pick(rand, &gen_verbs);
	const char *object = gen_pick(rand, &gen_objects);
	g_autofree char *title =
		g_strdup_printf("%s: %s %s", area->component, verb, object);
	const char *form = subjects[g_rand_int_range(
		rand, 0, (gint32)G_N_ELEMENTS(subjects))];
	GString *subject = g_string_new(form);
	struct gen_person from;
	struct gen_mail mail = {
		.to_name = "Kernel list",
		.to_address = "linux-kernel@lists.example.org",
		.message_id = id,
		.list = area->list,
		.date = FIRST_DATE + step * number,
		.body = g_string_new(NULL),
	};

	g_string_replace(subject, "%s", title, 0);
	gen_person_init(&from, rand);
	mail.subject = subject->str;
	mail.from_name = from.name;
	mail.from_address = from.address;
	append_text(mail.body, rand, title);
	gen_mail_append(mbox, &mail, rand);
	gen_person_clear(&from);
	g_string_free(subject, TRUE);
	g_string_free(mail.body, TRUE);
	g_rand_free(rand);
}
