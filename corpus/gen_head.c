/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <math.h>
#include <string.h>

#include "corpus/gen_head.h"

#define CGIT "https://git.kernel.org/cgit/linux/kernel/git/"

const char *
gen_sender_address(const struct gen_facts *facts)
{
	static const char *const senders[] = {
		[GEN_2014] = "fengguang.wu@intel.com",
		[GEN_2016] = "xiaolong.ye@intel.com",
		[GEN_2019] = "oliver.sang@intel.com",
		[GEN_2023] = "oliver.sang@intel.com",
		[GEN_2024_12] = "oliver.sang@intel.com",
	};

	return facts->report_class >= GEN_BUILD ? "lkp@intel.com"
						: senders[facts->era];
}

const char *
gen_direction(const struct gen_facts *facts)
{
	return facts->improvement ? "improvement" : "regression";
}

/* As stated in the subject: since the end of 2024 without a minus. */
static char *
percent(const struct gen_facts *facts)
{
	double change = gen_facts_change(facts);

	if (facts->era == GEN_2014)
		return g_strdup_printf("%+.1f", change);
	if (facts->era == GEN_2024_12)
		change = fabs(change);
	return g_strdup_printf("%.1f", change);
}

char *
gen_item(const struct gen_facts *facts)
{
	return g_strdup_printf("WARNING:at_%s:#%.*s", facts->area->file,
			       (int)strcspn(facts->area->file, "/"),
			       facts->area->file);
}

char *
gen_build_error(const struct gen_facts *facts)
{
	return g_strdup_printf("%s:%u:%u: error: use of undeclared identifier "
			       "'nr_%.6s'",
			       facts->area->file, 40 + facts->number % 2000,
			       1 + facts->number % 40, facts->commit);
}

/* "[tree:branch] [component]  HEX:" and what went before it in time. */
static void
append_brackets(GString *out, const struct gen_facts *facts)
{
	if (facts->era == GEN_2016)
		g_string_append(out, "[lkp-robot] ");
	if (facts->era >= GEN_2023)
		g_string_append_printf(out, "[%s:%s] ", facts->area->tree,
				       facts->area->branch);
	g_string_append_printf(out, "[%s]  %.10s: ", facts->area->component,
			       facts->commit);
}

char *
gen_subject(const struct gen_facts *facts)
{
	GString *out = g_string_new(NULL);
	g_autofree char *number = percent(facts);
	g_autofree char *error = gen_build_error(facts);
	g_autofree char *functional = gen_item(facts);

	if (facts->report_class == GEN_BUILD) {
		g_string_append_printf(out, "[%s:%s %u/97] %s",
				       facts->area->tree, facts->area->branch,
				       1 + facts->number % 97, error);
	} else if (facts->report_class == GEN_BUILD_STATUS) {
		g_string_append_printf(out, "[%s:%s] BUILD SUCCESS %s",
				       facts->area->tree, facts->area->branch,
				       facts->commit);
	} else if (facts->report_class == GEN_FUNCTIONAL) {
		append_brackets(out, facts);
		g_string_append(out, functional);
	} else if (facts->era == GEN_2014) {
		g_string_append_printf(out, "[%s] %.11s: %s%% %s",
				       facts->area->component, facts->commit,
				       number, facts->test->metric);
	} else {
		append_brackets(out, facts);
		g_string_append_printf(out, " %s %s%% %s", facts->test->metric,
				       number, gen_direction(facts));
	}
	return g_string_free(out, FALSE);
}

static void
append_repository(GString *out, const struct gen_facts *facts)
{
	g_string_append_printf(out, CGIT "%s/linux.git %s\n", facts->area->tree,
			       facts->area->branch);
}

static void
append_opening(GString *out, const struct gen_facts *facts)
{
	g_autofree char *number = percent(facts);
	g_autofree char *functional = gen_item(facts);
	gboolean old = facts->era < GEN_2023;

	g_string_append(out, old ? "\n\nGreeting,\n\n" : "\n\nHello,\n\n");
	if (facts->report_class == GEN_PERFORMANCE && old)
		g_string_append_printf(out,
				       "FYI, we noticed a %s%% %s of %s due to "
				       "commit:\n\n\n",
				       number, gen_direction(facts),
				       facts->test->metric);
	else if (facts->report_class == GEN_PERFORMANCE)
		g_string_append_printf(out,
				       "kernel test robot noticed a %s%% %s of "
				       "%s on:\n\n\n",
				       number, gen_direction(facts),
				       facts->test->metric);
	else if (old)
		g_string_append(out, "FYI, we noticed the following commit "
				     "(built with gcc-9):\n\n");
	else
		g_string_append_printf(out,
				       "kernel test robot noticed \"%s\" "
				       "on:\n\n",
				       functional);
}

static void
append_head_2014(GString *out, const struct gen_facts *facts)
{
	g_string_append_printf(out,
			       "Hi %.*s,\n\n"
			       "FYI, we noticed the below changes on\n\n",
			       (int)strcspn(facts->author.name, " "),
			       facts->author.name);
	append_repository(out, facts);
	g_string_append_printf(out, "commit %s (\"%s\")\n", facts->commit,
			       facts->title);
}

static void
append_head_build(GString *out, const struct gen_facts *facts)
{
	g_string_append(out, "tree:   ");
	append_repository(out, facts);
	g_string_append_printf(out,
			       "head:   %s\n"
			       "commit: %s [%u/97] %s\n"
			       "config: arm-randconfig-%03u\n"
			       "compiler: arm-linux-gnueabi-gcc (GCC) 13.2.0\n",
			       facts->fix, facts->commit,
			       1 + facts->number % 97, facts->title,
			       facts->number % 1000);
}

void
gen_head_append(GString *out, const struct gen_facts *facts)
{
	if (facts->report_class == GEN_BUILD) {
		append_head_build(out, facts);
	} else if (facts->report_class == GEN_BUILD_STATUS) {
		g_string_append(out, "tree/branch: ");
		append_repository(out, facts);
		g_string_append_printf(out, "branch HEAD: %s  %s\n",
				       facts->commit, facts->title);
	} else if (facts->report_class == GEN_PERFORMANCE &&
		   facts->era == GEN_2014) {
		append_head_2014(out, facts);
	} else {
		append_opening(out, facts);
		g_string_append_printf(out, "commit: %s (\"%s\")\n",
				       facts->commit, facts->title);
		append_repository(out, facts);
	}
}
