/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/line_kinds_table.h"

/* The first row that matches decides; order matters. */
const struct ktp_line_rule ktp_line_rules[] = {
	{"signature", KTP_LINE_SIGNATURE, KTP_BLOCK_REST, "^-- ?$", "-- ",
	 "-- 2.39"},
	{"list-footer", KTP_LINE_SIGNATURE, KTP_BLOCK_REST, "^_{30,}$",
	 "_______________________________________________", "____"},
	{"kvack-footer", KTP_LINE_SIGNATURE, KTP_BLOCK_REST,
	 "^To unsubscribe(, send a message| from this list)",
	 "To unsubscribe, send a message with 'unsubscribe list' in",
	 "You may want to unsubscribe."},
	{"outlook-header", KTP_LINE_ATTRIBUTION, KTP_BLOCK_PARA,
	 "^-{3,} ?(Original Message|Original Mail|Forwarded [Mm]essage|"
	 "Urspr\xc3\xbcngliche Nachricht|"
	 "\xe5\x8e\x9f\xe5\xa7\x8b\xe9\x82\xae\xe4\xbb\xb6).*-{3,}$",
	 "-----Original Message-----", "--- original ---"},
	{"report-opening", KTP_LINE_REPORT, KTP_BLOCK_REPORT,
	 "^(FYI, we noticed (a|an|the following|the below) |"
	 "kernel test robot noticed |"
	 "0day kernel testing robot got |"
	 "\\s*Thank you for the patch! (Yet|Perhaps) something)",
	 "FYI, we noticed a -5.0% regression of a.b due to commit:",
	 "The kernel test robot noticed it too."},
	{"diff-start", KTP_LINE_DIFF, KTP_BLOCK_DIFF,
	 "^(diff --git |diff -[a-zA-Z]|Index: \\S+$|index [0-9a-f]{7,}\\.\\.|"
	 "--- a/|--- \\S+\\.[chS](\\.orig)?(\\s|$)|@@ -\\d+)",
	 "diff --git a/mm/x.c b/mm/x.c", "diff of the two runs"},
	{"diff-loose", KTP_LINE_DIFF, KTP_BLOCK_LINE,
	 "^[-+](?:\\t|  "
	 "+)(?:\\S.*[;{}]|(?:if|for|while|return|case|else)\\b.*)$|"
	 "^[-+](?:#\\s*(?:define|if|ifdef|ifndef|else|endif|include)\\b|"
	 "\\}(?:;|\\s|$))",
	 "+\tif (unlikely(folio_test_large(folio)))",
	 "- if it is hot; it spins"},
	{"diffstat", KTP_LINE_DIFF, KTP_BLOCK_LINE,
	 "^ \\S.* \\|\\s+(\\d+ [+-]*|Bin )|"
	 "^ \\d+ files? changed",
	 " mm/util.c | 4 ++--", "a | b"},
	{"trailer", KTP_LINE_TRAILER, KTP_BLOCK_LINE,
	 "^\\s{0,8}(\\| )?"
	 "([A-Z][A-Za-z]*(-[A-Za-z]+)*-([Bb]y|[Tt]o)|Fixes|Closes|Link|"
	 "Cc|CC|Acked-and-tested-by|Bisected-by): \\S",
	 "Reported-by: kernel test robot <lkp@intel.com>",
	 "Note: it is by chance"},
	{"command-line", KTP_LINE_TABLE, KTP_BLOCK_LINE,
	 "^\\s*(# |\\$ |sudo |root@\\S+[#$])\\S", "$ perf stat -a sleep 1",
	 "#regzbot fix: it"},
	{"rule", KTP_LINE_TABLE, KTP_BLOCK_LINE,
	 "^\\s*([-=*+_|#~]{4,}+\\s*+)++>?$", "---------------- --------------",
	 "-- "},
	{"box", KTP_LINE_TABLE, KTP_BLOCK_LINE, "^\\s*\\|.*\\|\\s*$",
	 "| testcase: change | a.b 3% regression |", "| only a bar"},
	{"plot", KTP_LINE_TABLE, KTP_BLOCK_LINE,
	 "^\\s+([\\d.e+]+ )?[|+][-+|.*O :]*[-+|*O]{2}|"
	 "^\\s*\\[[*O]\\] bisect-(good|bad)",
	 "  4000 |-++.+..+", "see + and -"},
	{"table-row", KTP_LINE_TABLE, KTP_BLOCK_LINE,
	 "^\\s*-?[\\d.,]+(e[+-]\\d+)?%?\\s+"
	 "(\\S{1,3}\\s*\\d+%\\s+)?[+-]?[\\d.,]+(e[+-]\\d+)?%?\\s.*\\S",
	 "   1234 ±  2%     -12.3%       1082        aim7.jobs-per-min",
	 "3 of them fail"},
	{"numbers", KTP_LINE_TABLE, KTP_BLOCK_LINE,
	 "^\\s*(\\S+\\s+)?(-?[\\d.,]+(e[+-]\\d+)?%?[ \\t,|]+){3,}"
	 "-?[\\d.,]+%?\\s*$",
	 "run1 12.3 12.4 12.2 12.5", "in 2 of 3 runs"},
	{"labelled-numbers", KTP_LINE_TABLE, KTP_BLOCK_LINE,
	 "^\\s*[\\w./():+-]+\\s+(-?[\\d.,]+%?\\s+){2,}-?[\\d.,]+%?\\s*$",
	 "state0          111             68              234",
	 "in 2 of 3 runs"},
	{"lone-number", KTP_LINE_TABLE, KTP_BLOCK_LINE, "^\\s+-?\\d[\\d.]*,?$",
	 "    71903.725,", "in 2024,"},
	{"column-arrows", KTP_LINE_TABLE, KTP_BLOCK_LINE,
	 "^[\\s|]*\\\\[\\s\\\\|]*$",
	 "             \\          |                \\", "\\ and |"},
	{"tool-output", KTP_LINE_TABLE, KTP_BLOCK_LINE,
	 "^\\s*+[-\\w/(). ]++: .*\\w=[^=]*\\w=|"
	 "^\\s*[\\w.-]+: (info|metrc|debug|warn|fail): ",
	 "  write: IOPS=933, BW=937MiB/s (982MB/s)", "note: a = b"},
	{"runs-row", KTP_LINE_TABLE, KTP_BLOCK_LINE,
	 "^\\s+\\d*:\\d+\\s+(\\d+%|[-+]?\\d)",
	 "           :6          100%           6:6    a.b.fail",
	 " at 10:30 we saw it"},
	{"column-header", KTP_LINE_TABLE, KTP_BLOCK_LINE,
	 "^\\s*(%stddev|fail:runs|%reproduction)|"
	 "^[0-9a-f]{12,} +[0-9a-fv][-0-9a-frcv.]{3,}[0-9a-f ]*$",
	 "         %stddev     %change         %stddev", "stddev is high"},
	{"commit-list", KTP_LINE_TABLE, KTP_BLOCK_LINE,
	 "^\\s+(\\* )?[0-9a-f]{8,40} \\(\"|^\\s*\\* [0-9a-f]{8,40} |"
	 "^commit:\\s*$",
	 "  1234567890 (\"mm: do it\")", "commit 1234567890 fixes it"},
	{"axes", KTP_LINE_TABLE, KTP_BLOCK_LINE,
	 "^\\s*[^\\s/]+(/[^\\s/]+){4,}:?\\s*$",
	 "compiler/cpufreq_governor/kconfig/rootfs/tbox_group:",
	 "mm/util.c and/or mm/swap.c"},
	{"kernel-log", KTP_LINE_TABLE, KTP_BLOCK_LINE,
	 "^(kern\\s*:\\w+\\s*: )?<?\\d*>?\\[ *\\d+\\.\\d+\\]",
	 "[   12.345678] BUG: unable to handle", "[1] the link"},
	{"user-log", KTP_LINE_TABLE, KTP_BLOCK_LINE, "^\\w+ *:\\w+ *: \\[",
	 "user  :notice: [  +0.061763] numthreads = 16",
	 "user: note: [1] the link"},
	{"perf-line", KTP_LINE_TABLE, KTP_BLOCK_LINE,
	 "^\\s*([-+|]++\\s*+)++\\d+\\.\\d+%|^\\s+\\d+[.,\\d]*%?\\s+\\S+$|"
	 "^\\s+\\d+\\.\\d+%\\s",
	 "   |--12.34%--_raw_spin_lock", "12% faster"},
};

const guint ktp_n_line_rules = G_N_ELEMENTS(ktp_line_rules);

const struct ktp_line_rule ktp_attribution_ends[] = {
	{"wrote", KTP_LINE_ATTRIBUTION, KTP_BLOCK_LINE,
	 "\\b(wrote|writes|writes as follows|said|scribbled)\\s*:\\s*$",
	 "On Mon, 1 Jan 2024, A. Nother wrote:", "I wrote a patch"},
	{"other-languages", KTP_LINE_ATTRIBUTION, KTP_BLOCK_LINE,
	 "(schrieb|schrieb [^:]{1,80}|a \xc3\xa9"
	 "crit|escribi\xc3\xb3|ha scritto|escreveu|skrev|schreef|"
	 "napsal(a|\\(a\\))?|pisze|napisa\xc5\x82\\(?a?\\)?|kirjoitti|"
	 "\xd0\xbf\xd0\xb8\xd1\x88\xd0\xb5\xd1\x82|"
	 "\xd0\xbd\xd0\xb0\xd0\xbf\xd0\xb8\xd1\x81\xd0\xb0\xd0\xbb)"
	 "\\s*:\\s*$",
	 "Am 01.02.23 um 12:34 schrieb A. Nother:", "so schrieb er"},
	{"chinese", KTP_LINE_ATTRIBUTION, KTP_BLOCK_LINE,
	 "(\xe5\x86\x99\xe9\x81\x93|\xe5\xaf\xab\xe9\x81\x93|"
	 "\xe3\x81\xae\xe3\x83\xa1\xe3\x83\xbc\xe3\x83\xab|"
	 "\xe6\x9b\xb8\xe3\x81\x8d\xe3\x81\xbe\xe3\x81\x97\xe3\x81\x9f)"
	 "\\s*(:|\xef\xbc\x9a)\\s*$",
	 "在 2023/4/5 12:34, A. Nother 写道:", "写道"},
	{"address-only", KTP_LINE_ATTRIBUTION, KTP_BLOCK_LINE,
	 "<[^<>\\s]+@[^<>\\s]+>\\s*(wrote)?\\s*(:|\xef\xbc\x9a)\\s*$",
	 "A. Nother <a@example.org>:", "mail <a@example.org> please"},
};

const guint ktp_n_attribution_ends = G_N_ELEMENTS(ktp_attribution_ends);

const struct ktp_line_rule ktp_attribution_starts[] = {
	{"on", KTP_LINE_ATTRIBUTION, KTP_BLOCK_LINE,
	 "^\\s*(On|At|In article|Am|Le|El|Il|Em|Op|Den|Dne|W dniu|On date|"
	 "\xe5\x9c\xa8|\xe6\x96\xbc) ?.*\\d",
	 "On Mon, Jan 1, 2024 at 1:23 PM A. Nother", "On the whole"},
	{"name", KTP_LINE_ATTRIBUTION, KTP_BLOCK_LINE,
	 "<[^<>\\s]+@[^<>\\s]+>|^\\s*\\* .* \\d{4}",
	 "A. Nother <a@example.org> writes:", "a < b"},
};

const guint ktp_n_attribution_starts = G_N_ELEMENTS(ktp_attribution_starts);

const struct ktp_line_rule ktp_diff_goes_on = {
	"diff-goes-on",
	KTP_LINE_DIFF,
	KTP_BLOCK_LINE,
	"^([-+ \\t@\\\\]|diff |index |new file|deleted file|old mode|new mode|"
	"similarity|rename |copy |Index: |={20,}|GIT binary)",
	"+\tint x;",
	"Does this help?"};

const struct ktp_line_rule ktp_report_end = {
	"report-end",
	KTP_LINE_REPORT,
	KTP_BLOCK_LINE,
	"^(-- ?|0-DAY CI Kernel Test Service.*|"
	"0-DAY kernel test infrastructure.*|"
	"https://github\\.com/intel/lkp-tests/wiki)$",
	"https://github.com/intel/lkp-tests/wiki",
	"0-DAY"};

const struct ktp_line_rule ktp_pasted_field = {
	"pasted-field",
	KTP_LINE_REPORT,
	KTP_BLOCK_LINE,
	"^(From|Date|Sent|To|C[Cc]|Subject|Message-I[Dd]|In-Reply-To|"
	"References|"
	"Reply-To|List-I[Dd]|MIME-Version|Content-[A-Z][\\w-]+): +\\S",
	"Subject: [tip:mm] a report",
	"Subject to a test:"};
