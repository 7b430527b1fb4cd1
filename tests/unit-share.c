/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * How much came back, by the tables of an answer and what its report knows.
 * tests/corpus-loop is the neighbour that has answers read alone.
 */
#include <math.h>

#include "triage/share.h"

#define GOOD "{\"id\":\"aaaaaaaaaaaa1\",\"role\":"
#define BAD "{\"id\":\"bbbbbbbbbbbb1\",\"role\":"
#define NEWER "{\"id\":\"dddddddddddd1\",\"role\":"
#define CURE "{\"id\":\"cccccccccccc1\",\"role\":"
#define CELL(mean) "{\"mean\":" mean ",\"stddev\":null}"
#define TABLE(commits, name, values)                                           \
	"{\"commits\":[" commits "],\"metrics\":[{\"name\":\"" name            \
	"\",\"values\":[" values "]}]}"
#define MAIL(tables) "{\"comparisons\":[" tables "]}"

static const char report_text[] =
	"{\"commit\":{\"id\":\"bbbbbbbbbbbb12345\",\"title\":null},"
	"\"headline\":{\"metric\":\"a.ops\"},\"comparisons\":["
	"{\"commits\":[{\"id\":\"aaaaaaaaaaaa12\"},"
	"{\"id\":\"bbbbbbbbbbbb12\"}]}]}";

static const struct {
	const char *name, *mail, *asked;
	double value; /* NAN: unknown */
} cases[] = {
	{"by the roles",
	 MAIL(TABLE(GOOD "\"parent\"}," BAD "\"blamed\"}," CURE "\"fix\"}",
		    "a.ops", CELL("100") "," CELL("80") "," CELL("95"))),
	 NULL, 0.75},
	{"a fall is won back too",
	 MAIL(TABLE(GOOD "\"parent\"}," BAD "\"blamed\"}," CURE "\"revert\"}",
		    "a.ops", CELL("80") "," CELL("100") "," CELL("80"))),
	 NULL, 1},
	{"by what the report knows",
	 MAIL(TABLE(GOOD "null}," BAD "null}," CURE "\"fix\"}", "a.ops",
		    CELL("100") "," CELL("80") "," CELL("90"))),
	 NULL, 0.5},
	{"on a newer tree",
	 MAIL(TABLE(GOOD "null}," NEWER "\"base\"}," CURE "\"fix\"}", "a.ops",
		    CELL("100") "," CELL("80") "," CELL("70"))),
	 NULL, -0.5},
	{"the blamed commit comes before a newer tree",
	 MAIL(TABLE(GOOD "null}," BAD "null}," NEWER "\"base\"}," CURE
			 "\"fix\"}",
		    "a.ops",
		    CELL("100") "," CELL("80") "," CELL("60") "," CELL("90"))),
	 NULL, 0.5},
	{"nobody says what the last one is",
	 MAIL(TABLE(GOOD "\"parent\"}," BAD "\"blamed\"}," CURE "null}",
		    "a.ops", CELL("100") "," CELL("80") "," CELL("95"))),
	 "Please try it.", NAN},
	{"it says that it is a fix",
	 MAIL(TABLE(GOOD "\"parent\"}," BAD "\"blamed\"}," CURE "null}",
		    "a.ops", CELL("100") "," CELL("80") "," CELL("95"))),
	 NULL, 0.75},
	{"it was asked for",
	 MAIL(TABLE(GOOD "\"parent\"}," BAD "\"blamed\"}," CURE "null}",
		    "a.ops", CELL("100") "," CELL("80") "," CELL("95"))),
	 "Please try cccccccccccc too.", 0.75},
	{"another metric",
	 MAIL(TABLE(GOOD "\"parent\"}," BAD "\"blamed\"}," CURE "\"fix\"}",
		    "b.ops", CELL("100") "," CELL("80") "," CELL("95"))),
	 NULL, NAN},
	{"the second table has it",
	 MAIL(TABLE(GOOD "\"parent\"}," BAD "\"blamed\"}," CURE "\"fix\"}",
		    "b.ops",
		    CELL("1") "," CELL("2") "," CELL(
			    "3")) "," TABLE(GOOD "\"parent\"}," BAD
						 "\"blamed\"}," CURE "\"fix\"}",
					    "a.ops",
					    CELL("100") "," CELL("80") "," CELL(
						    "100"))),
	 NULL, 1},
	{"a blank cell",
	 MAIL(TABLE(GOOD "\"parent\"}," BAD "\"blamed\"}," CURE "\"fix\"}",
		    "a.ops", CELL("100") "," CELL("80") "," CELL("null"))),
	 NULL, NAN},
	{"nothing was lost",
	 MAIL(TABLE(GOOD "\"parent\"}," BAD "\"blamed\"}," CURE "\"fix\"}",
		    "a.ops", CELL("100") "," CELL("100") "," CELL("120"))),
	 NULL, NAN},
	{"two columns",
	 MAIL(TABLE(GOOD "\"parent\"}," CURE "\"fix\"}", "a.ops",
		    CELL("100") "," CELL("80"))),
	 NULL, NAN},
	{"no table", MAIL(""), NULL, NAN},
};

static struct ktt_share
share_of(const char *mail, const char *asked)
{
	json_t *message = json_loads(mail, 0, NULL);
	json_t *report = json_loads(report_text, 0, NULL);
	struct ktt_share share;

	g_assert_nonnull(message);
	g_assert_nonnull(report);
	share = ktt_share_of(message, report, asked);
	json_decref(message);
	json_decref(report);
	return share;
}

static void
test_cases(void)
{
	for (gsize i = 0; i < G_N_ELEMENTS(cases); i++) {
		struct ktt_share share =
			share_of(cases[i].mail, cases[i].asked);

		g_test_message("%s", cases[i].name);
		if (isnan(cases[i].value))
			g_assert_true(isnan(share.value));
		else
			g_assert_cmpfloat_with_epsilon(share.value,
						       cases[i].value, 1e-9);
		g_assert_true(isnan(share.value) == isnan(share.spread));
	}
}

/* All came back, so that what was bad does not matter: 5 % of 100 and 2 % of
 * 100 over the 20 that were lost. */
static void
test_spread(void)
{
	const char *mail = MAIL(TABLE(
		GOOD "\"parent\"}," BAD "\"blamed\"}," CURE "\"fix\"}", "a.ops",
		"{\"mean\":100,\"stddev\":5}," CELL("80") ",{\"mean\":100,"
							  "\"stddev\":2}"));
	struct ktt_share share = share_of(mail, NULL);

	g_assert_cmpfloat_with_epsilon(share.value, 1, 1e-9);
	g_assert_cmpfloat_with_epsilon(share.spread, sqrt(25 + 4) / 20, 1e-9);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/share/cases", test_cases);
	g_test_add_func("/share/spread", test_spread);
	return g_test_run();
}
