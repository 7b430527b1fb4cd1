/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Subjects of every generation: marks off, values out. */
#include <glib.h>
#include <math.h>
#include <string.h>

#include "parser/report.h"
#include "parser/subject.h"

static const struct {
	const char *subject, *base;
} bases[] = {
	{"[tip:mm] [mm]  0123456789:  a.b", "[tip:mm] [mm] 0123456789: a.b"},
	{"Re: Re: a", "a"},
	{"RE: Fw: a", "a"},
	{"[LKP] [lkp-robot] [mm]  0123456789:  a", "[mm] 0123456789: a"},
	{"Re: [LKP] [lkp] [mm] a", "[mm] a"},
	{"[dm-devel] [mm] 0123456789: a", "[mm] 0123456789: a"},
	{"", ""},
};

static void
test_base(void)
{
	for (guint i = 0; i < G_N_ELEMENTS(bases); i++) {
		g_autofree char *base = ktp_subject_base(bases[i].subject);

		g_assert_cmpstr(base, ==, bases[i].base);
	}
}

struct values_row {
	const char *subject;
	guint classes;
	/* tree branch component id metric percent direction; '-': none */
	const char *want;
};

static const struct values_row rows[] = {
	{"[linux-next:master] [mm/munlock]  0123456789:  a.b -5.1% regression",
	 KTP_PERF,
	 "linux-next master mm/munlock 0123456789 a.b -5.1 regression"},
	{"[x86:v3+i386/y] [tools/power turbostat]  0123456789: a.b 2% "
	 "improvement",
	 KTP_PERF,
	 "x86 v3+i386/y tools/power turbostat 0123456789 a.b 2 improvement"},
	{"[mm]  0123456789:  a.b -5.1% regression", KTP_PERF,
	 "- - mm 0123456789 a.b -5.1 regression"},
	{"0123456789:  a.b -5.1% regression", KTP_PERF,
	 "- - - 0123456789 a.b -5.1 regression"},
	{"[LKP] [lkp-robot] [mm]  0123456789:  a.b +5.1% improvement", KTP_PERF,
	 "- - mm 0123456789 a.b 5.1 improvement"},
	{"Re: [lkp] [mm, oom] 01234567: a.b -5.1% regression", KTP_PERF,
	 "- - mm, oom 01234567 a.b -5.1 regression"},
	{"[mm] 01234567890: +5.1% a.b", KTP_PERF,
	 "- - mm 01234567890 a.b 5.1 -"},
	{"[mm] 01234567890: -5.1% a.b, +2.0% c.d", KTP_PERF,
	 "- - mm 01234567890 a.b -5.1 -"},
	/* The list's own tag in front of the robot's. */
	{"[linux-mm] [mm/slub]  0123456789:  a.b -5.1% regression", KTP_PERF,
	 "- - mm/slub 0123456789 a.b -5.1 regression"},
	{"[lkp-developer] [mm]  0123456789: [No primary change] +5% a.b",
	 KTP_PERF, "- - mm 0123456789 a.b 5 -"},
	{"[lkp-robot] [[media] sir_ir]  0123456789: WARNING:at_x", KTP_FUNC,
	 "- - [media] sir_ir 0123456789 - - -"},
	/* The patch's own subject names no component. */
	{"Re: [PATCH v2 1/2] mm: do it", KTP_PERF, "- - - - - - -"},
	{"Re: [v3 PATCH 4/4] mm: do it", KTP_PERF, "- - - - - - -"},
};

static const char *
or_dash(const char *text)
{
	return text ? text : "-";
}

static void
test_values(void)
{
	for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
		struct ktp_values values = {.report = ktp_report_new()};
		struct ktp_report *report = values.report;
		g_autofree char *percent = NULL, *got = NULL;

		ktp_subject_apply(&values, rows[i].classes, rows[i].subject);
		percent = isnan(report->headline.percent)
				  ? g_strdup("-")
				  : g_strdup_printf("%g",
						    report->headline.percent);
		got = g_strjoin(" ", or_dash(report->field[KTP_FIELD_tree]),
				or_dash(report->field[KTP_FIELD_branch]),
				or_dash(report->field[KTP_FIELD_component]),
				or_dash(report->commit.id),
				or_dash(report->headline.metric), percent,
				or_dash(ktp_direction_name(report->direction)),
				NULL);
		g_test_message("%s", rows[i].subject);
		g_assert_cmpstr(got, ==, rows[i].want);
		ktp_report_free(report);
		g_free(values.short_id);
		g_free(values.test_path);
	}
}

static void
apply(const char *id, const char *subject, const char *component)
{
	struct ktp_values values = {.report = ktp_report_new()};

	values.report->commit.id = g_strdup(id);
	ktp_subject_apply(&values, KTP_PERF, subject);
	g_assert_cmpstr(values.report->field[KTP_FIELD_component], ==,
			component);
	g_assert_cmpstr(values.report->commit.id, ==, id);
	ktp_report_free(values.report);
}

/* The subject of another report is not this one's. */
static void
test_other_commit(void)
{
	apply("0123456789abcdef", "[mm] 0123456789: a.b -5.1% regression",
	      "mm");
	apply("abcdef0123456789", "[mm] 0123456789: a.b -5.1% regression",
	      NULL);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/subject/base", test_base);
	g_test_add_func("/subject/values", test_values);
	g_test_add_func("/subject/other-commit", test_other_commit);
	return g_test_run();
}
