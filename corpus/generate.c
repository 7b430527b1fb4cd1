/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Writes an mboxrd of invented mail to standard output: reports of a test
 * robot, the threads below them, and mail that concerns no report. The same
 * options give the same bytes, on every machine.
 */
#include <errno.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "corpus/gen_shapes_table.h"
#include "corpus/gen_thread.h"

#define NOISE G_MAXUINT16 /* as part: the number is one of the noise */

struct item { /* one mail of the run */
	guint number;
	guint16 part;
};

struct options {
	gint64 seed, reports, noise, rows;
	char *order; /* owned */
	gboolean count;
};

struct counts {
	guint reports, answers, noise;
};

static const char summary[] =
	"Writes invented mail of a kernel test robot to standard output, as\n"
	"mboxrd: reports of all classes and of every form since 2014, with\n"
	"the threads that answer them (two thirds have none), in several\n"
	"encodings. The same options give the same bytes.";

static const char description[] =
	"Message-IDs tell what a mail is: answers end in @answer.example.org,\n"
	"noise in @noise.example.net, the rest are reports.\n"
	"\n"
	"A report has some 5 kB with 40 rows; time and size are linear in\n"
	"the number of mails, memory is needed for one mail (and 8 bytes for\n"
	"each).\n"
	"\n"
	"Example: corpus/generate --seed 1 --reports 1000 --noise 9000 | "
	"ktriage import -";

static int
read_options(struct options *options, int argc, char **argv)
{
	const GOptionEntry entries[] = {
		{"seed", 's', 0, G_OPTION_ARG_INT64, &options->seed,
		 "Any number (default 1)", "N"},
		{"reports", 'n', 0, G_OPTION_ARG_INT64, &options->reports,
		 "How many reports (default 100)", "N"},
		{"noise", 'm', 0, G_OPTION_ARG_INT64, &options->noise,
		 "How many mails that concern none (default 0)", "N"},
		{"rows", 'r', 0, G_OPTION_ARG_INT64, &options->rows,
		 "Rows of a table (default 40)", "N"},
		{"order", 'o', 0, G_OPTION_ARG_STRING, &options->order,
		 "thread (default): threads one after the other; random",
		 "ORDER"},
		{"count", 'c', 0, G_OPTION_ARG_NONE, &options->count,
		 "Print only how many mails of each kind it would be", NULL},
		G_OPTION_ENTRY_NULL,
	};
	GOptionContext *context = g_option_context_new(NULL);
	GError *error = NULL;
	gboolean good;

	g_option_context_set_summary(context, summary);
	g_option_context_set_description(context, description);
	g_option_context_add_main_entries(context, entries, NULL);
	good = g_option_context_parse(context, &argc, &argv, &error);
	g_option_context_free(context);
	if (good && argc == 1)
		return 0;
	fprintf(stderr, "generate: %s\n",
		error ? error->message
		      : "there are no arguments, only options");
	g_clear_error(&error);
	return -1;
}

static int
check_options(const struct options *options)
{
	const gint64 max = 100 * 1000 * 1000;

	if (options->reports < 0 || options->reports > max ||
	    options->noise < 0 || options->noise > max || options->rows < 1 ||
	    options->rows > 1000 * 1000) {
		fprintf(stderr, "generate: a number is out of range\n");
		return -1;
	}
	if (options->order && strcmp(options->order, "thread") != 0 &&
	    strcmp(options->order, "random") != 0) {
		fprintf(stderr,
			"generate: --order is thread or random, "
			"not \"%s\"\n",
			options->order);
		return -1;
	}
	return 0;
}

static void
add_item(GArray *items, guint number, guint16 part)
{
	struct item item = {number, part};

	g_array_append_val(items, item);
}

static guint
length_of(const struct gen_scale *scale, guint number)
{
	struct gen_facts facts;
	guint length;

	gen_facts_init(&facts, scale, number);
	length = gen_shape_length(facts.shape);
	gen_facts_clear(&facts);
	return length;
}

/* All mails of the run, the noise spread evenly among the threads. */
static GArray *
list_items(const struct gen_scale *scale, struct counts *counts)
{
	GArray *items = g_array_new(FALSE, FALSE, sizeof(struct item));
	guint noise = 0;

	for (guint i = 0; i < scale->n_reports; i++) {
		guint length = length_of(scale, i);
		guint64 due =
			(guint64)scale->n_noise * (i + 1) / scale->n_reports;

		for (guint part = 0; part < length; part++)
			add_item(items, i, (guint16)part);
		counts->answers += length - 1;
		while (noise < due)
			add_item(items, noise++, NOISE);
	}
	while (noise < scale->n_noise)
		add_item(items, noise++, NOISE);
	counts->reports = scale->n_reports;
	counts->noise = noise;
	return items;
}

static void
shuffle(GArray *items, guint64 seed)
{
	GRand *rand = gen_rand_new(seed, "order", 0, 0);

	for (guint i = items->len; i > 1; i--) {
		guint j = (guint)g_rand_int_range(rand, 0, (gint32)i);
		struct item *a = &g_array_index(items, struct item, i - 1);
		struct item *b = &g_array_index(items, struct item, j);
		struct item kept = *a;

		*a = *b;
		*b = kept;
	}
	g_rand_free(rand);
}

static void
append_item(GString *mbox, const struct gen_scale *scale,
	    const struct item *item)
{
	struct gen_facts facts;

	if (item->part == NOISE) {
		gen_noise_append(mbox, scale, item->number);
		return;
	}
	gen_facts_init(&facts, scale, item->number);
	gen_thread_append(mbox, &facts, item->part);
	gen_facts_clear(&facts);
}

static int
write_items(const struct gen_scale *scale, const GArray *items)
{
	GString *mbox = g_string_sized_new(64 * 1024);
	size_t written = 0, wanted = 0;

	for (guint i = 0; i < items->len && written == wanted; i++) {
		g_string_truncate(mbox, 0);
		append_item(mbox, scale, &g_array_index(items, struct item, i));
		wanted = mbox->len;
		written = fwrite(mbox->str, 1, wanted, stdout);
	}
	g_string_free(mbox, TRUE);
	if (written == wanted && fflush(stdout) == 0)
		return 0;
	fprintf(stderr, "generate: cannot write: %s\n", g_strerror(errno));
	return -1;
}

static int
generate(const struct options *options)
{
	struct gen_scale scale;
	struct counts counts = {0, 0, 0};
	GArray *items;
	int rc = 0;

	scale.seed = (guint64)options->seed;
	scale.n_reports = (guint)options->reports;
	scale.n_noise = (guint)options->noise;
	scale.n_rows = (guint)options->rows;
	items = list_items(&scale, &counts);
	if (options->order && strcmp(options->order, "random") == 0)
		shuffle(items, scale.seed);
	if (options->count)
		printf("reports %u\nanswers %u\nnoise %u\nmails %u\n",
		       counts.reports, counts.answers, counts.noise,
		       items->len);
	else
		rc = write_items(&scale, items);
	g_array_unref(items);
	return rc < 0 ? 74 : 0;
}

int
main(int argc, char **argv)
{
	struct options options = {1, 100, 0, 40, NULL, FALSE};
	int code = 2;

	setlocale(LC_ALL, "C"); /* dates and numbers are those of mail */
	if (read_options(&options, argc, argv) == 0 &&
	    check_options(&options) == 0)
		code = generate(&options);
	g_free(options.order);
	return code;
}
