/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Data only: what reports wait for. A report stands in the first block that
 * fits. The days are the kernel's own rules of thumb: severe regressions in
 * two or three days, all others in three weeks.
 */
#include "triage/summary_part.h"

/* From so many per cent, or so much weight, it is severe. */
#define LARGE                                                                  \
	"(r.class = 'functional' OR r.class = 'performance' AND"               \
	" coalesce(r.strength, 4) >= 2"                                        \
	" AND (abs(coalesce(r.change, r.percent)) >= 20 OR r.weight >= 45))"

const struct ktt_waiting ktt_waitings[] = {
	{
		.name = "merge",
		.title = "A fix works and is not merged",
		.where = "r.status = 'fix-tested'",
		.since = "coalesce(r.status_since, r.date)",
		.need = "get the tested fix merged",
		.whom = KTT_WHOM_PROPOSER,
		.days = 21,
	},
	{
		.name = "large",
		.title = "Large and unanswered",
		.where = "r.status = 'new' AND " LARGE,
		.since = "r.date",
		.need = "answer",
		.whom = KTT_WHOM_AUTHOR,
		.days = 3,
	},
	{
		.name = "decide",
		.title = "Unclear statements, for you to decide",
		.where = "(r.flags LIKE '%claim%' OR r.flags LIKE '%disputed%'"
			 " OR r.flags LIKE '%contradicted%')",
		.since = "coalesce(r.updated, r.date)",
		.need = "decide",
		.whom = KTT_WHOM_READER,
	},
	{
		.name = "result",
		.title = "A test was asked for and not answered",
		.where = "r.status IN ('new', 'acknowledged', 'fix-proposed')"
			 " AND r.tests_waiting > 0",
		.since = "coalesce(r.test_asked, r.date)",
		.need = "report the test result",
		.whom = KTT_WHOM_ROBOT,
		.days = 21,
	},
	{
		.name = "answer",
		.title = "Nobody has answered",
		.where = "r.status = 'new' AND r.class = 'performance'",
		.since = "r.date",
		.need = "answer",
		.whom = KTT_WHOM_AUTHOR,
		.days = 21,
	},
	{
		.name = "test",
		.title = "A fix is offered, nobody has tried it",
		.where = "r.status = 'fix-proposed'",
		.since = "coalesce(r.updated, r.date)",
		.need = "get the fix tested",
		.whom = KTT_WHOM_PROPOSER,
		.days = 21,
	},
	{
		.name = "fix",
		.title = "Talked about, without an end",
		.where = "r.status = 'acknowledged'",
		.since = "coalesce(r.updated, r.date)",
		.need = "fix or accept it",
		.whom = KTT_WHOM_TALKER,
		.days = 21,
	},
	{
		.name = "build",
		.title = "Builds that fail, without an answer",
		.where = "r.status = 'new' AND r.class = 'build'",
		.since = "r.date",
		.need = "answer",
		.whom = KTT_WHOM_AUTHOR,
	},
};

const gsize ktt_n_waitings = G_N_ELEMENTS(ktt_waitings);
