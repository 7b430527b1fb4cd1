/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Threads of the samples and, where KTRIAGE_REAL_MAIL names a folder with
 * real/threads.mboxrd.gz, of real mail: in random orders, with repetitions, in
 * transactions of random size, split over deliveries at the same time, rebuilt,
 * exported and taken in again, they give the same export byte for byte.
 * tests/unit-order is the neighbour with threads made for the hard cases.
 */
#include <string.h>

#include "parser/source.h"
#include "tests/samples.h"
#include "tests/threads.h"
#include "triage/error.h"
#include "triage/export.h"
#include "triage/rebuild.h"
#include "triage/stmt.h"
#include "triage/store_state.h"

#define SEED 20261130
#define ROUNDS 40
#define ORDERS 5       /* of each round: 200 in all */
#define MAILS 6	       /* of each round, at least */
#define MAX_REAL 10000 /* bytes: the same of longer tables takes longer */
#define PARALLEL_ROUNDS 6
#define DELIVERIES 4

struct mail {
	GBytes *raw;
	GPtrArray *ids; /* owned: its own and those that it refers to */
	guint thread;	/* index of the first mail of its thread */
};

struct box {
	GPtrArray *mails; /* owned struct mail * */
	GRand *rand;
	struct ktt_store *store; /* made empty for each order: a new one takes
				    longer than its mails */
};

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

static void
mail_free(gpointer data)
{
	struct mail *mail = data;

	g_bytes_unref(mail->raw);
	g_ptr_array_unref(mail->ids);
	g_free(mail);
}

static void
add_ids(struct mail *mail, const GPtrArray *ids)
{
	for (guint i = 0; i < ids->len; i++)
		g_ptr_array_add(mail->ids, g_strdup(ids->pdata[i]));
}

static void
box_add(struct box *box, const guint8 *data, gsize size)
{
	struct ktp_message *message = ktp_message_parse(data, size);
	struct mail *mail = g_new0(struct mail, 1);

	mail->raw = g_bytes_new(data, size);
	mail->ids = g_ptr_array_new_with_free_func(g_free);
	g_ptr_array_add(mail->ids, g_strdup(message->message_id));
	add_ids(mail, message->references);
	add_ids(mail, message->links);
	mail->thread = box->mails->len;
	g_ptr_array_add(box->mails, mail);
	ktp_message_free(message);
}

static void
box_rename(struct box *box, guint from, guint to)
{
	for (guint i = 0; i < box->mails->len; i++) {
		struct mail *mail = box->mails->pdata[i];

		if (mail->thread == from)
			mail->thread = to;
	}
}

/* Mails that share an id are of one thread. */
static void
box_join(struct box *box)
{
	g_autoptr(GHashTable) seen = g_hash_table_new(g_str_hash, g_str_equal);

	for (guint i = 0; i < box->mails->len; i++) {
		struct mail *mail = box->mails->pdata[i];

		for (guint k = 0; k < mail->ids->len; k++) {
			struct mail *other =
				g_hash_table_lookup(seen, mail->ids->pdata[k]);

			if (other && other->thread != mail->thread)
				box_rename(box, mail->thread, other->thread);
			g_hash_table_insert(seen, mail->ids->pdata[k], mail);
		}
	}
}

static void
box_init(struct box *box)
{
	GError *error = NULL;

	box->mails = g_ptr_array_new_with_free_func(mail_free);
	box->rand = g_rand_new_with_seed(SEED);
	box->store = ktt_store_open_scratch(&error);
	g_assert_no_error(error);
}

static void
box_clear(struct box *box)
{
	g_ptr_array_unref(box->mails);
	g_rand_free(box->rand);
	ktt_store_close(box->store);
}

static void
load_samples(struct box *box)
{
	g_autoptr(GPtrArray) paths = samples_list();

	box_init(box);
	for (guint i = 0; i < paths->len; i++) {
		g_autofree char *data = NULL;
		GError *error = NULL;
		gsize size;

		g_file_get_contents(paths->pdata[i], &data, &size, &error);
		g_assert_no_error(error);
		box_add(box, (guint8 *)data, size);
	}
	box_join(box);
}

static gboolean
load_real(struct box *box)
{
	const char *folder = g_getenv("KTRIAGE_REAL_MAIL");
	g_autofree char *path =
		g_build_filename(folder && *folder ? folder : "/nonexistent",
				 "real", "threads.mboxrd.gz", NULL);
	struct ktp_source *source;
	GError *error = NULL;
	struct ktp_raw raw;

	if (!folder || !*folder || !g_file_test(path, G_FILE_TEST_EXISTS)) {
		g_test_skip(
			"KTRIAGE_REAL_MAIL names no real/threads.mboxrd.gz");
		return FALSE;
	}
	source = ktp_source_open(path, KTP_MBOX_RD, &error);
	g_assert_no_error(error);
	box_init(box);
	while (ktp_source_next(source, &raw, &error) > 0)
		if (raw.size <= MAX_REAL)
			box_add(box, raw.data, raw.size);
	g_assert_no_error(error);
	ktp_source_close(source);
	box_join(box);
	return TRUE;
}

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
	for (guint round = 0; round < ROUNDS; round++) {
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
	for (guint round = 0; round < PARALLEL_ROUNDS; round++) {
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

	load_samples(&box);
	check_box(&box);
	box_clear(&box);
}

/* Takes over mail. */
static void
add_text(struct box *box, char *mail)
{
	box_add(box, (const guint8 *)mail, strlen(mail));
	g_free(mail);
}

/* Under a subject of its own, so that only its headers tie it. */
static void
add_answer(struct box *box, const char *id, const char *day,
	   const char *references)
{
	g_autofree char *date = g_strdup_printf(TEST_DATE("%s"), day);
	g_autofree char *headers =
		g_strdup_printf("References: %s\n", references);

	add_text(box, test_mail(id, TEST_ADA, date, "Re: widgets", headers,
				"I will look into it.\n"));
}

/* Answers that name what never came, or came through others' headers only. */
static void
add_ghosts(struct box *box)
{
	add_answer(box, "g-1@example.org", "5",
		   TEST_REPORT_REF " <ghost-1@example.org>");
	add_answer(box, "g-2@example.org", "6", "<ghost-1@example.org>");
	add_answer(box, "g-3@example.org", "7",
		   "<ghost-1@example.org> <ghost-2@example.org>");
	add_answer(box, "g-4@example.org", "8", "<ghost-2@example.org>");
	add_answer(box, "g-5@example.org", "9",
		   "<g-4@example.org> <ghost-3@example.org>");
	add_answer(box, "g-6@example.org", "10", "<ghost-3@example.org>");
}

/* Mails that no header ties to a report. */
static void
add_strays(struct box *box)
{
	const char *subject =
		"Re: [linus:master] [mm/gadget]  1a2b3c4d5e:  " TEST_METRIC
		" -12.5% regression";

	add_text(box, test_mail("s-1@example.org", TEST_ADA, TEST_DATE("9"),
				subject, NULL, "This is expected.\n"));
	add_text(box, test_mail("s-2@example.org", TEST_BEA, TEST_DATE("9"),
				"[PATCH] mm/gadget: once", NULL,
				"Fixes: 1a2b3c4d5e6f (\"mm/gadget: count the "
				"widgets\")\nReported-by: kernel test robot "
				"<lkp@intel.com>\n"));
	add_text(box, test_mail("s-3@example.org", TEST_BEA, TEST_DATE("9"),
				"widgets", NULL,
				"Since 1a2b3c4d5e6f " TEST_METRIC
				" is slower here too.\n"));
}

/* Three reports of one commit, two of them under one subject, one of another,
 * quotes of one that never came. */
static void
load_hard(struct box *box)
{
	g_autofree char *lost = test_report_mail(
		"202403040506.0badcafe-lkp@intel.com",
		"0badcafe5e6f708192a3b4c5d6e7f8091a2b3c4d", "lost.ops");
	g_autofree char *quoted = test_quoted(strstr(lost, "Hello,"));
	char *mails[TEST_N_MAILS];

	box_init(box);
	test_thread(mails);
	for (int i = 0; i < TEST_N_MAILS; i++)
		add_text(box, mails[i]);
	add_text(box, test_report_mail("202403040509.1a2b3c4d-lkp@intel.com",
				       TEST_COMMIT, TEST_METRIC));
	add_text(box, test_report_mail("202403040507.1a2b3c4d-lkp@intel.com",
				       TEST_COMMIT, "other.ops"));
	add_text(box,
		 test_report_mail("202403040508.2b3c4d5e-lkp@intel.com",
				  "2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e",
				  TEST_METRIC));
	add_ghosts(box);
	add_strays(box);
	add_text(box, test_mail("q-1@example.org", TEST_ADA, TEST_DATE("5"),
				"Re: lost", NULL, quoted));
	/* It quotes less. */
	quoted[strlen(quoted) / 2] = '\0';
	add_text(box, test_reply("q-2@example.org", TEST_BEA, TEST_DATE("6"),
				 "<q-1@example.org>", quoted));
	add_text(box, test_reply("q-3@example.org", TEST_ADA, TEST_DATE("7"),
				 "<q-2@example.org>", "Please test it.\n"));
}

/* All of them, in each order: what can meet, meets. */
static void
test_hard(void)
{
	g_autoptr(GArray) all = g_array_new(FALSE, FALSE, sizeof(guint));
	g_autofree char *expected = NULL;
	struct box box;

	load_hard(&box);
	for (guint i = 0; i < box.mails->len; i++)
		g_array_append_val(all, i);
	expected = export_of(&box, all, 1);
	for (guint round = 0; round < ROUNDS; round++)
		check_orders(&box, all, round, expected);
	check_rebuild(box.store, ROUNDS, expected);
	check_import(&box, ROUNDS, expected);
	box_clear(&box);
}

static void
test_parallel(void)
{
	struct box box;

	load_samples(&box);
	check_parallel(&box);
	box_clear(&box);
}

static void
test_real(void)
{
	struct box box;

	if (!load_real(&box))
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
