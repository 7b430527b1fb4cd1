/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A page of the newest hits is looked for among the newest reports first.
 * Whatever the page, the query and the dates, it is the page that looking at
 * all of them gives.
 */
#include <string.h>

#include "tests/threads.h"
#include "triage/search.h"
#include "triage/stmt.h"

#define REPORTS 40
#define ROUNDS 20

static struct ktt_store *store;

static const char *const queries[] = {
	"*",
	"status:open",
	"status:fixed",
	"replies:>0",
	"weight:>=0",
	"NOT status:new",
	"component:mm*",
	"id:R3 OR id:R30",
	"fork",
	"-status:closed",
	"metric:aim9.shared.ops_per_sec",
	"metric:aim9.*",
	"subject:regression -fork",
	"fork OR text:nowhere",
	"param:test=shared",
	"event:acknowledged",
	"-event:acknowledged",
	"reply-by:bea",
	"list:mm",
	"msgid:*lkp@intel.com",
};

/* One report in three is answered. */
static void
answer(guint i, const char *id)
{
	g_autofree char *own = g_strdup_printf("answer-%u@example.net", i);
	g_autofree char *to = g_strdup_printf("<%s>", id);
	g_autofree char *mail =
		test_reply(own, TEST_BEA, TEST_DATE("5"), to,
			   "Thanks for the report. I will look into it.\n");

	test_take(store, mail);
}

static void
fill(void)
{
	for (guint i = 0; i < REPORTS; i++) {
		g_autofree char *id = g_strdup_printf(
			"2024%02u.%08x-lkp@intel.com", i, i * 2654435761u);
		g_autofree char *commit = g_strdup_printf(
			"%08x0123456789abcdef0123456789abcdef", i + 0x1a2b3c4d);
		g_autofree char *mail =
			test_report_mail(id, commit, TEST_METRIC);

		test_take(store, mail);
		if (i % 3 == 0)
			answer(i, id);
	}
}

/* Few dates, so that many reports have one, or none. */
static void
shuffle(GRand *rand)
{
	GError *error = NULL;

	for (guint i = 1; i <= REPORTS; i++) {
		g_autofree char *sql = g_strdup_printf(
			"UPDATE report SET date = nullif(%d, 0),"
			" updated = nullif(%d, 0), watched = %d,"
			" status = iif(%d, 'new', 'fixed') WHERE number = %u;",
			g_rand_int_range(rand, 0, 9),
			g_rand_int_range(rand, 0, 30),
			g_rand_int_range(rand, 0, 2),
			g_rand_int_range(rand, 0, 2), i);

		ktt_exec_script(store, sql, &error);
		g_assert_no_error(error);
	}
}

static GArray *
find(const char *query, const char *sort, gint64 limit, gint64 newest)
{
	struct ktt_search_options options = {
		.now = TEST_NOW,
		.sort = sort,
		.limit = limit,
		.newest = newest,
	};
	GArray *reports;
	GError *error = NULL;

	ktt_search(store, query, &options, &reports, &error);
	g_assert_no_error(error);
	return reports;
}

static void
check(const char *query, const char *sort, gint64 limit, gint64 newest)
{
	/* Less than the limit: never looked at first. */
	g_autoptr(GArray) all = find(query, sort, limit, limit - 1);
	g_autoptr(GArray) page = find(query, sort, limit, newest);

	if (all->len != page->len ||
	    (all->len &&
	     memcmp(all->data, page->data, all->len * sizeof(gint64))))
		g_error("%s, %s, %d of %d: another page", query, sort,
			(int)limit, (int)newest);
}

static void
test_pages(void)
{
	GRand *rand = g_rand_new_with_seed(20260301);
	char *folder;

	store = test_store_new(&folder);
	fill();
	for (guint round = 0; round < ROUNDS; round++) {
		shuffle(rand);
		for (guint i = 0; i < G_N_ELEMENTS(queries); i++) {
			gint32 limit = g_rand_int_range(rand, 2, 12);
			gint32 newest =
				g_rand_int_range(rand, limit, REPORTS + 5);

			check(queries[i], "date", limit, newest);
			check(queries[i], "updated", limit, newest);
		}
	}
	g_rand_free(rand);
	test_store_free(store, folder);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/newest/pages", test_pages);
	return g_test_run();
}
