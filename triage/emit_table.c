/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/emit_table.h"

const struct ktt_emit_ending ktt_emit_endings[] = {
	{KTT_FIXED, KTT_REGZBOT_FIX, NULL},
	{KTT_ACCEPTED, KTT_REGZBOT_INVALID, "expected"},
	{KTT_NOT_A_REGRESSION, KTT_REGZBOT_INVALID, "no regression"},
	{KTT_SUPERSEDED, KTT_REGZBOT_RESOLVE,
	 "the commit was reverted, dropped or replaced"},
	{KTT_DUPLICATE, KTT_REGZBOT_DUPLICATE, NULL},
};

const gsize ktt_n_emit_endings = G_N_ELEMENTS(ktt_emit_endings);

const struct ktt_emit_row ktt_emit_numbers = {
	"numbers",
	"^(?:Details are as below|[-=*]{10,}|The kernel config and |"
	"To reproduce:|[0-9a-f]{10,40}\\s{2,}\\S)",
	"Details are as below:",
	"If you fix the issue, kindly add following tags",
};
