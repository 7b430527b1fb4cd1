/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "corpus/gen_head.h"
#include "corpus/gen_report.h"
#include "corpus/gen_table.h"

#define ARCHIVE "https://download.01.org/0day-ci/archive/"
#define MAX_BOX 3

static const char disclaimer[] =
	"\n\nDisclaimer:\n"
	"Results have been estimated based on internal Intel analysis and are "
	"provided\nfor informational purposes only. Any difference in system "
	"hardware or software\ndesign or configuration may affect actual "
	"performance.\n\n\n";

static const char signature[] = "-- \n0-DAY CI Kernel Test Service\n"
				"https://github.com/intel/lkp-tests/wiki\n";

static void
append_tags(GString *out, const struct gen_facts *facts, const char *list)
{
	const char *sender = gen_sender_address(facts);

	if (facts->era == GEN_2019)
		g_string_append_printf(out,
				       "\nIf you fix the issue, kindly add "
				       "following tag\nReported-by: kernel "
				       "test robot <%s>\n\n",
				       sender);
	else if (facts->era > GEN_2019)
		g_string_append_printf(
			out,
			"\nIf you fix the issue in a separate patch/commit "
			"(i.e. not just a new version of\nthe same "
			"patch/commit), kindly add following tags\n"
			"| Reported-by: kernel test robot <%s>\n"
			"| Closes: https://lore.kernel.org/%s/%s\n\n",
			sender, list, facts->message_id);
}

static void
append_parameters(GString *out, const struct gen_facts *facts)
{
	for (guint i = 0; facts->test->parameters[i]; i++) {
		const char *parameter = facts->test->parameters[i];

		g_string_append_printf(out, "\t%.*s: %s\n",
				       (int)strcspn(parameter, "="), parameter,
				       strchr(parameter, '=') + 1);
	}
	g_string_append(out, "\tcpufreq_governor: performance\n\n");
}

static void
append_setup(GString *out, const struct gen_facts *facts)
{
	gboolean old = facts->era < GEN_2023;

	g_string_append_printf(out, "\n%stestcase: %s\n", old ? "in " : "",
			       facts->test->testcase);
	if (facts->era == GEN_2024_12)
		g_string_append(out, "config: x86_64-rhel-9.4\n"
				     "compiler: gcc-12\n");
	g_string_append_printf(out, "%stest machine: %s\n%sparameters:\n\n",
			       old ? "on " : "", facts->machine->description,
			       old ? "with following " : "");
	append_parameters(out, facts);
}

static void
append_box_row(GString *out, const char *key, const char *value, int width)
{
	g_string_append_printf(out, "| %-16s | %-*s |\n", key, width, value);
}

static void
append_box_test(GString *out, const struct gen_facts *facts, GRand *rand,
		const char *line)
{
	const struct gen_test *test =
		&gen_tests[g_rand_int_range(rand, 0, (gint32)gen_n_tests)];
	int width = (int)strlen(line) - 23;
	double change = g_rand_double_range(rand, 2, 40);
	gboolean falls = test->rises == facts->improvement;
	g_autofree char *headline = NULL;

	if (falls && facts->era != GEN_2024_12)
		change = -change;
	headline = g_strdup_printf("%s: %s %s%.1f%% %s", test->testcase,
				   test->metric,
				   facts->era == GEN_2024_12 ? " " : "", change,
				   gen_direction(facts));
	append_box_row(out, "testcase: change", headline, width);
	append_box_row(out, "test machine", facts->machine->description, width);
	for (guint i = 0; test->parameters[i]; i++)
		append_box_row(out, i ? "" : "test parameters",
			       test->parameters[i], width);
	g_string_append_printf(out, "%s\n", line);
}

/* One report in five has further tests. */
static void
append_box(GString *out, const struct gen_facts *facts, GRand *rand)
{
	g_autofree char *dashes = g_strnfill(104, '-');
	g_autofree char *line =
		g_strdup_printf("+------------------+%s+", dashes);
	gint32 n = g_rand_int_range(rand, 1, MAX_BOX + 1);

	if (facts->era < GEN_2019 || g_rand_int_range(rand, 0, 5) > 0)
		return;
	g_string_append_printf(out,
			       "\nIn addition to that, the commit also has "
			       "significant impact on the following tests:\n\n"
			       "%s\n",
			       line);
	for (gint32 i = 0; i < n; i++)
		append_box_test(out, facts, rand, line);
	g_string_append_c(out, '\n');
}

static void
append_materials(GString *out, const struct gen_facts *facts)
{
	if (facts->era < GEN_2023)
		g_string_append(
			out, "To reproduce:\n\n"
			     "        git clone "
			     "https://github.com/intel/lkp-tests.git\n"
			     "        cd lkp-tests\n"
			     "        bin/lkp install job.yaml  # job file is "
			     "attached in this email\n"
			     "        bin/lkp run     job.yaml\n\n");
	else
		g_string_append_printf(out,
				       "The kernel config and materials to "
				       "reproduce are available at:\n" ARCHIVE
				       "%.8s/%s\n\n",
				       facts->message_id, facts->message_id);
}

static void
append_performance(GString *out, const struct gen_facts *facts, GRand *rand)
{
	g_autofree char *rule = g_strnfill(98, '-');

	gen_head_append(out, facts);
	if (facts->era == GEN_2014) {
		g_string_append_printf(out, "\ntest case: %s/%s/300s\n\n",
				       facts->machine->name,
				       facts->test->testcase);
		gen_table_append(out, facts, rand, facts->n_rows, NULL);
		g_string_append(out, "\n\nThanks,\nFengguang\n");
		return;
	}
	append_setup(out, facts);
	append_box(out, facts, rand);
	if (!facts->improvement)
		append_tags(out, facts, "oe-lkp");
	g_string_append_printf(out, "\nDetails are as below:\n%s>\n\n\n", rule);
	append_materials(out, facts);
	gen_table_append(out, facts, rand, facts->n_rows, NULL);
	g_string_append(out, disclaimer);
	g_string_append(out, signature);
}

static void
append_functional(GString *out, const struct gen_facts *facts)
{
	g_autofree char *functional = gen_item(facts);
	g_autofree char *dashes = g_strnfill(strlen(functional) + 2, '-');

	gen_head_append(out, facts);
	g_string_append(out, "\nin testcase: boot\n\non test machine: "
			     "qemu-system-x86_64 -enable-kvm -cpu SandyBridge "
			     "-smp 2 -m 16G\n\ncaused below changes (please "
			     "refer to attached dmesg/kmsg for entire "
			     "log/backtrace):\n\n");
	g_string_append_printf(out,
			       "+%s+------------+------------+\n"
			       "| %*s | %.10s | %.10s |\n"
			       "+%s+------------+------------+\n"
			       "| %s | 0          | %-10u |\n"
			       "+%s+------------+------------+\n\n",
			       dashes, (int)strlen(functional), "",
			       facts->parent, facts->commit, dashes, functional,
			       6 + facts->number % 14, dashes);
	append_tags(out, facts, "oe-lkp");
	g_string_append_printf(out,
			       "[   12.841558][    T1] ------------[ cut here "
			       "]------------\n"
			       "[   12.842688][    T1] WARNING: CPU: 0 PID: 1 "
			       "at %s:%u\n\n",
			       facts->area->file, 40 + facts->number % 2000);
	g_string_append(out, signature);
}

static void
append_build(GString *out, const struct gen_facts *facts)
{
	g_autofree char *error = gen_build_error(facts);

	gen_head_append(out, facts);
	append_tags(out, facts, "oe-kbuild-all");
	g_string_append_printf(out,
			       "All errors (new ones prefixed by >>):\n\n"
			       ">> %s\n\n",
			       error);
	g_string_append(out, signature);
}

static void
append_build_status(GString *out, const struct gen_facts *facts, GRand *rand)
{
	gint32 n = g_rand_int_range(rand, 20, 120);

	gen_head_append(out, facts);
	g_string_append_printf(out,
			       "\nelapsed time: %dm\n\nconfigs tested: %d\n"
			       "configs skipped: 2\n\ntested configs:\n",
			       g_rand_int_range(rand, 700, 1500), n);
	for (gint32 i = 0; i < n; i++)
		g_string_append_printf(out,
				       "x86_64               "
				       "randconfig-%03d    gcc-14\n",
				       i);
	g_string_append_c(out, '\n');
	g_string_append(out, signature);
}

void
gen_report_append(GString *out, const struct gen_facts *facts, GRand *rand)
{
	switch (facts->report_class) {
	case GEN_PERFORMANCE:
		append_performance(out, facts, rand);
		break;
	case GEN_FUNCTIONAL:
		append_functional(out, facts);
		break;
	case GEN_BUILD:
		append_build(out, facts);
		break;
	case GEN_BUILD_STATUS:
		append_build_status(out, facts, rand);
		break;
	}
}
