/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/skim_table.h"

/* Codings of RFC 2045 that change nothing. */
#define PLAIN_CODING "^\\s*:\\s*(?i:7bit|8bit|binary)\\s*$"

/* All but HTML, as far as the first line of the field goes. */
#define PLAIN_TYPE                                                             \
	"^\\s*:\\s*(?i:(text/(?!html)|multipart/|message/|application/|"       \
	"image/|audio/|video/)[\\w.+-]+)\\s*(;|$)"

/* No parameter; or a charset in which ASCII text looks as it is, or one that
 * is never converted (UTF-7, UTF-16). */
#define PLAIN_CHARSET                                                          \
	"^\\s*[^\\s=*(]|"                                                      \
	"^\\s*=\\s*\"?(?i:utf[\\w-]*|(us-)?ascii|iso-?8859-\\d+|latin\\d|"     \
	"(windows|cp)-?125\\d|koi8-[ru]|gb2312|gbk|gb18030|big5|euc-\\w+)"     \
	"\"?(;|\\s|$)"

/*
 * Each pattern by which a mail becomes of concern (formats_table.c, the ids
 * and credits of robots_table.c) needs one of these, or a subject like below,
 * or an id in its references or links. A new row there needs a word here; a
 * test looks for one in every example.
 */
const struct ktp_skim_word ktp_skim_words[] = {
	{KTP_SKIM_MARKS, "robot noticed", NULL, "formats"},
	{KTP_SKIM_MARKS, "we noticed", NULL, "formats"},
	{KTP_SKIM_MARKS, "no primary", NULL, "formats"},
	{KTP_SKIM_MARKS, "below dmesg", NULL, "formats"},
	{KTP_SKIM_MARKS, "test case:", NULL, "formats"},
	{KTP_SKIM_MARKS, "something to improve:", NULL, "formats"},
	{KTP_SKIM_MARKS, "[auto build test", NULL, "formats"},
	{KTP_SKIM_OPENS, "tree:", NULL, "formats"},
	{KTP_SKIM_OPENS, "tree/branch:", NULL, "formats"},
	{KTP_SKIM_MARKS, "/0day-ci/", NULL, "formats"},
	{KTP_SKIM_MARKS, "/intel-lab-lkp/", NULL, "formats"},
	{KTP_SKIM_CREDITS, "robot", NULL, "credits"},
	{KTP_SKIM_CREDITS, "lkp@intel.com", NULL, "credits"},
	{KTP_SKIM_CREDITS, "oliver.sang@intel.com", NULL, "credits"},
	{KTP_SKIM_CREDITS, "rong.a.chen@intel.com", NULL, "credits"},
	{KTP_SKIM_CREDITS, "yujie.liu@intel.com", NULL, "credits"},
	{KTP_SKIM_CREDITS, "fengguang.wu@intel.com", NULL, "credits"},
	{KTP_SKIM_CREDITS, "xiaolong.ye@intel.com", NULL, "credits"},
	{KTP_SKIM_SUBJECT, "subject", NULL, "formats"},
	{KTP_SKIM_FIELD, "content-transfer-encoding", PLAIN_CODING,
	 "RFC 2045 section 6"},
	{KTP_SKIM_FIELD, "content-type", PLAIN_TYPE, "tags and entities"},
	{KTP_SKIM_CHARSET, "charset", PLAIN_CHARSET, "RFC 2046 section 4.1.2"},
	{KTP_SKIM_LINKS, "http:/", NULL, "links of robots_table.c"},
	{KTP_SKIM_LINKS, "https:/", NULL, "links of robots_table.c"},
};

/* As read_own_text() of follow_up.c looks for them. */
const char ktp_skim_credit[] = "^[ \\t|]*(?i:reported|tested)-";

const guint ktp_n_skim_words = G_N_ELEMENTS(ktp_skim_words);

const char ktp_skim_subject[] = "%|[0-9a-f]{8}[: ]|performance regression";
