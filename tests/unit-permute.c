/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Threads of the samples and, where KTRIAGE_REAL_MAIL names a folder with
 * real/threads.mboxrd.gz, of real mail: in random orders, with repetitions, in
 * transactions of random size, split over deliveries at the same time, rebuilt,
 * exported and taken in again, they give the same export byte for byte.
 * tests/unit-order is the neighbour with threads made for the hard cases.
 */
#include <string.h>

#include "tests/boxes.h"
#include "tests/threads.h"
#include "triage/error.h"
#include "triage/export.h"
#include "triage/rebuild.h"
#include "triage/stmt.h"
#include "triage/store_state.h"

#define ROUNDS 40
#define ORDERS 5       /* of each round: 200 in all */
#define MAILS 6	       /* of each round, at least */
#define HARD_ROUNDS 20 /* of all its mails, which are many */
#define PARALLEL_ROUNDS 6
#define DELIVERIES 4

static guint
rounds(guint all)
{
	return g_test_slow() ? all : 1;
}

static const char empty_sql[] =
	"PRAGMA foreign_keys = OFF;"
	"DELETE FROM link; DELETE FROM report_metric;"
	"DELETE FROM report_parameter; DELETE FROM report;"
	"DELETE FROM event; DELETE FROM quote; DELETE FROM recipient;"
	"DELETE FROM mention; DELETE FROM reference;"
	"INSERT INTO search_index (search_index) VALUES ('delete-all');"
	"DELETE FROM search_text; DELETE FROM message;"
	"DELETE FROM fact_mail; DELETE FROM fact_body;"
	"DELETE FROM fact_decision; DELETE FROM fact_quarantine;"
	"DELETE FROM fact_number; PRAGMA foreign_keys = ON;";

/* A thread of at most so many mails, or what comes first of a longer one. */
static void
add_thread(const struct box *box, guint thread, guint most, GArray *chosen)
{
	for (guint i = 0; i < box->mails->len && chosen->len < most; i++) {
		const struct mail *mail = box->mails->pdata[i];

		if (mail->thread == thread)
			g_array_append_val(chosen, i);
	}
}

/* Whole threads at random, until there are about MAILS. */
static GArray *
choose(const struct box *box)
{
	GArray *chosen = g_array_new(FALSE, FALSE, sizeof(guint));
	g_autoptr(GHashTable) threads = g_hash_table_new(NULL, NULL);

	while (chosen->len < MAILS) {
		guint i =
			g_rand_int_range(box->rand, 0, (gint32)box->mails->len);
		const struct mail *mail = box->mails->pdata[i];

		if (g_hash_table_add(threads, GUINT_TO_POINTER(mail->thread)))
			add_thread(box, mail->thread, 2 * MAILS, chosen);
	}
	return chosen;
}

/* Fisher and Yates; then some of them again, anywhere. */
static GArray *
shuffled(const struct box *box, const GArray *chosen)
{
	GArray *order = g_array_copy((GArray *)chosen);

	for (guint i = order->len; i > 1; i--) {
		guint k = (guint)g_rand_int_range(box->rand, 0, (gint32)i);
		guint keep = g_array_index(order, guint, i - 1);

		g_array_index(order, guint, i - 1) =
			g_array_index(order, guint, k);
		g_array_index(order, guint, k) = keep;
	}
	for (guint i = 0; i < 3; i++) {
		guint at = (guint)g_rand_int_range(box->rand, 0,
						   (gint32)order->len);
		guint mail = g_array_index(
			chosen, guint,
			(guint)g_rand_int_range(box->rand, 0,
						(gint32)chosen->len));

		g_array_insert_val(order, at, mail);
	}
	return order;
}

static void
take(struct ktt_store *store, const struct mail *mail)
{
	const struct ktt_ingest_options options = {
		.origin = "test", .now = TEST_NOW, .keep_all = TRUE};
	enum ktt_outcome outcome;
	GError *error = NULL;
	gsize size;
	const guint8 *data = g_bytes_get_data(mail->raw, &size);

	ktt_ingest(store, data, size, &options, &outcome, &error);
	g_assert_no_error(error);
}

static void
begin(struct ktt_store *store)
{
	GError *error = NULL;

	ktt_store_begin(store, &error);
	g_assert_no_error(error);
}

static void
commit(struct ktt_store *store)
{
	GError *error = NULL;

	ktt_store_commit(store, &error);
	g_assert_no_error(error);
}

static void
make_empty(const struct box *box)
{
	GError *error = NULL;

	ktt_exec_script(box->store, empty_sql, &error);
	g_assert_no_error(error);
}

/* most: mails of one transaction. The export of the box's store, which has
 * these mails and no others then; the caller frees it. */
static char *
export_of(const struct box *box, const GArray *order, guint most)
{
	struct ktt_store *store = box->store;

	make_empty(box);
	begin(store);
	for (guint i = 0; i < order->len; i++) {
		take(store, box->mails->pdata[g_array_index(order, guint, i)]);
		if (i % most == most - 1) {
			commit(store);
			begin(store);
		}
	}
	commit(store);
	return test_export(store);
}

static void
expect_same(const char *expected, const char *got, guint round,
	    const char *what)
{
	if (strcmp(expected, got))
		g_test_message("round %u: %s", round, what);
	g_assert_cmpstr(got, ==, expected);
}

static void
check_orders(const struct box *box, const GArray *chosen, guint round,
	     const char *expected)
{
	for (guint i = 0; i < ORDERS; i++) {
		g_autoptr(GArray) order = shuffled(box, chosen);
		guint most = (guint)g_rand_int_range(box->rand, 1, 8);
		g_autofree char *got = export_of(box, order, most);

		expect_same(expected, got, round, "another order");
	}
}

static void
check_rebuild(struct ktt_store *store, guint round, const char *expected)
{
	g_autofree char *got = NULL;
	GError *error = NULL;

	ktt_rebuild(store, NULL, NULL, &error);
	g_assert_no_error(error);
	got = test_export(store);
	expect_same(expected, got, round, "rebuilt");
}

static void
check_import(const struct box *box, guint round, const char *expected)
{
	g_auto(GStrv) lines = g_strsplit(expected, "\n", -1);
	GError *error = NULL;
	struct ktt_store *store = box->store;
	g_autofree char *got = NULL;

	make_empty(box);
	begin(store);
	for (gsize i = 0; lines[i] && *lines[i]; i++) {
		ktt_export_take(store, lines[i], TEST_NOW + 5, NULL, &error);
		g_assert_no_error(error);
	}
	commit(store);
	got = test_export(store);
	expect_same(expected, got, round, "exported and taken in");
}

static void
check_box(const struct box *box)
{
	for (guint round = 0; round < rounds(ROUNDS); round++) {
		g_autoptr(GArray) chosen = choose(box);
		g_autofree char *expected = export_of(box, chosen, 1);

		check_orders(box, chosen, round, expected);
		check_rebuild(box->store, round, expected);
		check_import(box, round, expected);
	}
}

struct delivery {
	const struct box *box;
	const GArray *order;
	const char *path;
	guint first; /* every DELIVERIES-th mail from there on is its own */
};

static gpointer
deliver(gpointer data)
{
	const struct delivery *delivery = data;
	GError *error = NULL;
	struct ktt_store *store =
		ktt_store_open(delivery->path, KTT_STORE_WRITE, &error);

	g_assert_no_error(error);
	for (guint i = delivery->first; i < delivery->order->len;
	     i += DELIVERIES) {
		guint mail = g_array_index(delivery->order, guint, i);

		begin(store);
		take(store, delivery->box->mails->pdata[mail]);
		commit(store);
	}
	ktt_store_close(store);
	return NULL;
}

static void
deliver_all(const struct box *box, const GArray *order, const char *path)
{
	struct delivery deliveries[DELIVERIES];
	GThread *threads[DELIVERIES];

	for (guint i = 0; i < DELIVERIES; i++) {
		deliveries[i] = (struct delivery){box, order, path, i};
		threads[i] = g_thread_new("delivery", deliver, &deliveries[i]);
	}
	for (guint i = 0; i < DELIVERIES; i++)
		g_thread_join(threads[i]);
}

static void
check_parallel(const struct box *box)
{
	for (guint round = 0; round < rounds(PARALLEL_ROUNDS); round++) {
		g_autoptr(GArray) chosen = choose(box);
		g_autoptr(GArray) order = shuffled(box, chosen);
		g_autofree char *expected = export_of(box, chosen, 1);
		g_autofree char *got = NULL;
		char *folder;
		struct ktt_store *store = test_store_new(&folder);
		g_autofree char *path = test_store_path(folder);

		deliver_all(box, order, path);
		got = test_export(store);
		expect_same(expected, got, round, "at the same time");
		test_store_free(store, folder);
	}
}

static void
test_samples(void)
{
	struct box box;

	box_load_samples(&box);
	check_box(&box);
	box_clear(&box);
}

/* All of them in each order, so that what can meet, meets. */
static void
test_hard(void)
{
	g_autoptr(GArray) all = g_array_new(FALSE, FALSE, sizeof(guint));
	g_autofree char *expected = NULL;
	struct box box;

	box_load_hard(&box);
	for (guint i = 0; i < box.mails->len; i++)
		g_array_append_val(all, i);
	expected = export_of(&box, all, 1);
	for (guint round = 0; round < rounds(HARD_ROUNDS); round++)
		check_orders(&box, all, round, expected);
	check_rebuild(box.store, HARD_ROUNDS, expected);
	check_import(&box, HARD_ROUNDS, expected);
	box_clear(&box);
}

static void
test_parallel(void)
{
	struct box box;

	box_load_samples(&box);
	check_parallel(&box);
	box_clear(&box);
}

static void
test_real(void)
{
	struct box box;

	if (!box_load_real(&box))
		return;
	check_box(&box);
	check_parallel(&box);
	box_clear(&box);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/permute/samples", test_samples);
	g_test_add_func("/permute/hard", test_hard);
	g_test_add_func("/permute/parallel", test_parallel);
	g_test_add_func("/permute/real", test_real);
	return g_test_run();
}
