/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/formats_table.h"

#define COMMIT_LINE                                                            \
	"^\\s*(commit:?\\s+)?[0-9a-f]{12,40}\\s*(\\(\"|\\[\\d+/\\d+\\]|$)"

/* These forms were never sent as an answer to a patch. */
#define ANSWER "^(?i:re|fwd?|aw): ?"

const char ktp_titled_commit[] = "^commit:? (?<commit_id>[0-9a-f]{12,40}) "
				 "\\(\"(?<commit_title>.*?)\"\\)";

const struct ktp_format ktp_formats[] = {
	{.name = "build-status",
	 .report_class = KTP_CLASS_BUILD_STATUS,
	 .opening = "^tree/branch:",
	 .subject = "\\bBUILD (SUCCESS|REGRESSION|INCOMPLETE|WARNING|FAILURE)",
	 .needs = "^branch HEAD: [0-9a-f]{8,}",
	 .example = "tree/branch: https://git.example.org/linux.git  master",
	 .counter_example = "the tree/branch: it",
	 .why = "build-status"},
	{.name = "performance",
	 .report_class = KTP_CLASS_PERFORMANCE,
	 .opening = "^\\s*(FYI, we noticed an? |kernel test robot noticed "
		    "an? )[-+]?[\\d.,]+% (regression|improvement) of",
	 .needs = COMMIT_LINE,
	 .example = "FYI, we noticed a -5.2% regression of "
		    "aim7.jobs-per-min due to commit:",
	 .counter_example = "we noticed a warning",
	 .why = "performance"},
	{.name = "performance-2016",
	 .report_class = KTP_CLASS_PERFORMANCE,
	 .opening = "^\\s*FYI, we noticed \\S+ [-+]?[\\d.,]+% "
		    "(regression|improvement) (with|due to|on)",
	 .needs = COMMIT_LINE,
	 .example = "FYI, we noticed aim7.jobs-per-min -5.2% regression with "
		    "the following commit:",
	 .counter_example = "FYI, we noticed the following commit:",
	 .why = "performance"},
	{.name = "performance-no-primary",
	 .report_class = KTP_CLASS_PERFORMANCE,
	 .opening = "^\\s*There is no primary kpi change in this test",
	 .needs = COMMIT_LINE,
	 .example = "There is no primary kpi change in this test, below is "
		    "the data",
	 .counter_example = "There is no change",
	 .why = "performance"},
	{.name = "functional",
	 .report_class = KTP_CLASS_FUNCTIONAL,
	 .opening = "^\\s*+(FYI, we noticed the following commit|"
		    "FYI, we noticed \\S.* due to commit( \\(built with|:)|"
		    "FYI, we noticed the below BUG|"
		    "kernel test robot noticed( \"|\\s*$)|"
		    ".*\\bgot the below dmesg and the first bad commit is)",
	 .needs = COMMIT_LINE,
	 .example = "FYI, we noticed the following commit (built with "
		    "gcc-9):",
	 .counter_example =
		 "kernel test robot noticed a 3% regression of a.b on:",
	 .why = "functional"},
	{.name = "performance-2014",
	 .report_class = KTP_CLASS_PERFORMANCE,
	 .opening = "^\\s*((FYI, |And )?[Ww]e noticed the (below|following) "
		    "|test case: )",
	 .unless_subject = ANSWER,
	 .subject = "[-+]?[\\d.]+%",
	 .needs = COMMIT_LINE,
	 .example = "FYI, we noticed the below changes on",
	 .counter_example = "It was noticed",
	 .why = "performance"},
	{.name = "functional-2014",
	 .report_class = KTP_CLASS_FUNCTIONAL,
	 .opening = "^\\s*FYI, we noticed the below (changes|BUG) on",
	 .needs = COMMIT_LINE,
	 .example = "FYI, we noticed the below changes on",
	 .counter_example = "FYI, we noticed it",
	 .why = "functional"},
	{.name = "build-series",
	 .report_class = KTP_CLASS_BUILD,
	 .opening = "^\\s*+(.*\\b(Yet|Perhaps) something to improve:|"
		    "kernel test robot noticed the following build |"
		    "\\[auto build test )",
	 .needs = "^\\s*(url|base|config|head|tree|commit):\\s",
	 .example = "kernel test robot noticed the following build "
		    "warnings:",
	 .counter_example = "something to improve",
	 .why = "build"},
	{.name = "build-tree",
	 .report_class = KTP_CLASS_BUILD,
	 .opening = "^tree:(\\s+\\S+://\\S+|\\s*$)",
	 .needs = "^(head|commit):\\s+[0-9a-f]{12,}",
	 .example = "tree:   https://git.example.org/linux.git master",
	 .counter_example = "tree: a plant",
	 .why = "build"},
	{.name = "build-url",
	 .report_class = KTP_CLASS_BUILD,
	 .opening = "^url:\\s+https?://github\\.com/(0day-ci|intel-lab-lkp)/",
	 .needs = "^(config|base):\\s",
	 .example = "url:    https://github.com/intel-lab-lkp/linux/commits/x",
	 .counter_example = "url: https://example.org",
	 .why = "build"},
	/* The robot's own patch for what a static checker said. */
	{.name = "build-patch",
	 .report_class = KTP_CLASS_BUILD,
	 .opening = "^[\\w./-]+\\.[chS]:\\d+:[\\d:-]*\\s+"
		    "(?i:warning|error):\\s",
	 .subject = "^\\[(?:[^\\]]* )?PATCH\\b",
	 .needs = "^Signed-off-by: (kernel|kbuild) test robot <",
	 .example = "mm/util.c:1:2: warning: symbol 'a' is not static",
	 .counter_example = "mm/util.c:1: it",
	 .why = "build"},
	{.name = "performance-2014-own-words",
	 .report_class = KTP_CLASS_PERFORMANCE,
	 .opening = "^\\s{0,3}(commit )?[0-9a-f]{40} \\(\"",
	 .unless_subject = ANSWER,
	 .subject = "[0-9a-f]{8,12}: [-+]?[\\d.]+% |"
		    "^performance regression due to commit [0-9a-f]{8}",
	 .needs = "^-{15,}  ?-{24,}",
	 .example = "commit 0123456789abcdef0123456789abcdef01234567 "
		    "(\"mm: do it\")",
	 .counter_example = "commit 01234567 (\"mm: do it\")",
	 .why = "performance"},
	/* Replies keep the line with the commit when they cut the rest. */
	{.name = "performance-fragment",
	 .report_class = KTP_CLASS_PERFORMANCE,
	 .opening = "^\\s*commit:? [0-9a-f]{12,40}\\s*(\\(\"|$)",
	 .subject = "\\b[-+]?[\\d.]+% (regression|improvement)|"
		    "[0-9a-f]{8,}: [-+][\\d.]+% ",
	 .fragment = TRUE,
	 .example = "commit: 0123456789abcdef (\"mm: do it\")",
	 .counter_example = "commit 12 of it",
	 .why = "followup"},
	{.name = "performance-sentence",
	 .report_class = KTP_CLASS_PERFORMANCE,
	 .opening = "^\\s*(FYI, we noticed an? |kernel test robot noticed "
		    "an? )[-+]?[\\d.,]+% (regression|improvement) of",
	 .fragment = TRUE,
	 .example = "kernel test robot noticed a 5.2% regression of a.b on:",
	 .counter_example = "we noticed a warning",
	 .why = "followup"},
	{.name = "build-fragment",
	 .report_class = KTP_CLASS_BUILD,
	 .opening = "^\\s*(kernel test robot noticed the following build |"
		    "\\[auto build test )",
	 .fragment = TRUE,
	 .example = "kernel test robot noticed the following build errors:",
	 .counter_example = "the following build fails",
	 .why = "followup"},
	{.name = "functional-fragment",
	 .report_class = KTP_CLASS_FUNCTIONAL,
	 .opening = "^\\s*commit:? [0-9a-f]{40}\\s*(\\(\"|$)",
	 .subject = "\\[[^]]+\\] ?[0-9a-f]{10}: ",
	 .fragment = TRUE,
	 .example = "commit: 0123456789abcdef0123456789abcdef01234567 "
		    "(\"mm: do it\")",
	 .counter_example = "commit: 0123456789",
	 .why = "followup"},
};

const guint ktp_n_formats = G_N_ELEMENTS(ktp_formats);
