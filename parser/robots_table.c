/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/robots_table.h"

const struct ktp_robot ktp_robots[] = {
	{KTP_ROBOT_SENDER,
	 "^(lkp|kbuild-all|kbuild|oliver\\.sang|yujie\\.liu|rong\\.a\\.chen|"
	 "xiaolong\\.ye|shun\\.hao|fengguang\\.wu|philip\\.li|beibei\\.si|"
	 "carel\\.si|jet\\.chen|chen\\.rong|xudong\\.hao)@"
	 "(linux\\.|lists\\.)?(intel\\.com|01\\.org)$",
	 "oliver.sang@intel.com", "dave.hansen@intel.com"},
	/* Kernel developers of the same house who also run the tests. */
	{KTP_ROBOT_SENDER,
	 "^(ying\\.huang|yuanhan\\.liu|feng\\.tang|fengwei\\.yin|"
	 "zhengjun\\.xing|xing\\.zhengjun|aaron\\.lu)@"
	 "(linux\\.)?intel\\.com$",
	 "fengwei.yin@intel.com", "fengwei.yin@example.org"},
	{KTP_ROBOT_REPORTER, "@(linux\\.|lists\\.)?intel\\.com$",
	 "somebody@linux.intel.com", "oliver.sang@intel.com.example.org"},
	{KTP_ROBOT_REPORTER, "^[^@]+@lists\\.01\\.org$", "lkp@lists.01.org",
	 "lkp@01.example.org"},
	{KTP_ROBOT_ID,
	 "^\\d{14}\\.(G[A-Z]{1,2}\\d+|[A-Za-z0-9]{16})@"
	 "(shao2-debian|xsang-OptiPlex-9020|localhost|yexl-desktop|"
	 "wfg-t540p\\.sh\\.intel\\.com|inn2\\.lkp\\.intel\\.com)$",
	 "20190809101112.GA1234@shao2-debian",
	 "20190809101112.GA1234@example.org"},
	{KTP_ROBOT_ID,
	 "^[A-Za-z0-9+/]{16}@(xsang-OptiPlex-9020|yujie-X299|shao2-debian|"
	 "yexl-desktop|wfg-t540p\\.sh\\.intel\\.com)$",
	 "AbCdEfGhIjKlMnOp@xsang-OptiPlex-9020", "a@xsang-OptiPlex-9020"},
	{KTP_ROBOT_ID, "^\\d{12}\\.[A-Za-z0-9]{5,10}[-%][a-z.]+@intel\\.com$",
	 "202401021234.abcdef12-oliver.sang@intel.com",
	 "202401021234.abcdef12-oliver.sang@example.com"},
	{KTP_ROBOT_ID,
	 "^[0-9a-f]{8}\\.[^%@\\s]{16}%(lkp|fengguang\\.wu)@intel\\.com$",
	 "5e6f3ec1.AbCdEfGhIjKlMnOp%lkp@intel.com", "5e6f%lkp@intel.com"},
	{KTP_ROBOT_NAME,
	 "^(kernel|kbuild|0day|0-day) ?(kernel )?(test |testing )?robot$|"
	 "^lkp report check$",
	 "kernel test robot", "A. Robotnik"},
	{KTP_ROBOT_CREDIT,
	 "(?i)(kernel|kbuild|0day|0-?day) ?(kernel )?(test(ing)? )?robot|"
	 "\\blkp@intel\\.com|oliver\\.sang@intel\\.com|"
	 "rong\\.a\\.chen@intel\\.com|yujie\\.liu@intel\\.com|"
	 "fengguang\\.wu@intel\\.com|xiaolong\\.ye@intel\\.com",
	 "kernel test robot <lkp@intel.com>", "syzbot+1@syzkaller.example.com"},
};

const guint ktp_n_robots = G_N_ELEMENTS(ktp_robots);

/* Where a link has no id, no part of it has: none is tried again. */
const char ktp_link_pattern[] =
	"https?://(?:[^\\s<>\"]*?/(?<id>[^\\s<>\"/]+(?:@|%40)[^\\s<>\"/)\\]]*"
	"[^\\s<>\"/)\\].,;])|[^\\s<>\"]*+(*SKIP)(*FAIL))";

const char ktp_footer_pattern[] =
	"^(_{30,}|To unsubscribe, send a message with|"
	"To unsubscribe from this list:|-- $)";
