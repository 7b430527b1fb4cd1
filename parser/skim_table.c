/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/skim_table.h"

/*
 * Each pattern by which a mail becomes of concern (formats_table.c, the ids
 * and credits of robots_table.c) needs one of these, or a subject like below,
 * or an id in its references or links. A new row there needs a word here; a
 * test looks for one in every example.
 */
const struct ktp_skim_word ktp_skim_words[] = {
	{KTP_SKIM_MARKS, "robot", "formats, credits"},
	{KTP_SKIM_MARKS, "we noticed", "formats"},
	{KTP_SKIM_MARKS, "no primary kpi", "formats"},
	{KTP_SKIM_MARKS, "got the below dmesg", "formats"},
	{KTP_SKIM_MARKS, "test case:", "formats"},
	{KTP_SKIM_MARKS, "something to improve", "formats"},
	{KTP_SKIM_MARKS, "auto build test", "formats"},
	{KTP_SKIM_MARKS, "tree:", "formats"},
	{KTP_SKIM_MARKS, "tree/branch:", "formats"},
	{KTP_SKIM_MARKS, "/0day-ci/", "formats"},
	{KTP_SKIM_MARKS, "/intel-lab-lkp/", "formats"},
	{KTP_SKIM_MARKS, "warnings:", "formats"},
	{KTP_SKIM_MARKS, "lkp@intel.com", "credits"},
	{KTP_SKIM_MARKS, "oliver.sang@intel.com", "credits"},
	{KTP_SKIM_MARKS, "rong.a.chen@intel.com", "credits"},
	{KTP_SKIM_MARKS, "yujie.liu@intel.com", "credits"},
	{KTP_SKIM_MARKS, "fengguang.wu@intel.com", "credits"},
	{KTP_SKIM_MARKS, "xiaolong.ye@intel.com", "credits"},
	{KTP_SKIM_CODED, "content-transfer-encoding:", "RFC 2045 section 6"},
	{KTP_SKIM_HIDES, "text/html", "tags and entities"},
	{KTP_SKIM_LINKS, "p://", "links of robots_table.c"},
	{KTP_SKIM_LINKS, "s://", "links of robots_table.c"},
};

const guint ktp_n_skim_words = G_N_ELEMENTS(ktp_skim_words);

const char ktp_skim_plain[] = "^\\s*(7bit|8bit|binary)\\s*$";

const char ktp_skim_subject[] = "%|[0-9a-f]{8}:|performance regression";
