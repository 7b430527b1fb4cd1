/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/rules_table.h"

#define COMMIT_NEAR "^\\s*(commit:?\\s+)?[0-9a-f]{12,40}\\s*(\\(\"|$)"
#define PERCENT "(?<percent>[-+]?\\d[\\d.,]*)%"
#define DIRECTION "(?<direction>regression|improvement)"
/* Brackets of one level, or with one pair inside. */
#define INSIDE "(?:[^][]|\\[[^][]*\\])"
#define HEX "[0-9a-f]"

const struct ktp_rule ktp_rules[] = {
	/* Subjects --------------------------------------------------- */
	{"subject-commit", KTP_PERF | KTP_FUNC, KTP_SCOPE_SUBJECT, 0, NULL,
	 "(?:^|\\] ?)(?<short_id>" HEX "{8,40})(?::| )",
	 "[mm] 0123456789: a.b -5.1% regression", "[PATCH] mm: deadbeef"},
	{"subject-performance", KTP_PERF, KTP_SCOPE_SUBJECT, 0, NULL,
	 "(?:^|[\\]:] ?)(?:" HEX "{7,40} ?)?: (?<metric>\\S+) "
	 "(?:\\+(?=[-+]))?" PERCENT " " DIRECTION,
	 "[linus:master] [mm] 0123456789: aim7.jobs-per-min -5.1% regression",
	 "[PATCH] mm: fix the 5% regression"},
	{"subject-percent-first", KTP_PERF, KTP_SCOPE_SUBJECT, 0, NULL,
	 "(?:^|\\] ?)" HEX "{8,40}: (?:\\[[^]]*\\] ?)?" PERCENT
	 " (?!regression on)(?<metric>[^\\s,]+)",
	 "[mm] 01234567890: -12.3% vm-scalability.throughput",
	 "[mm] 0123456789: aim7.jobs-per-min -5.1% regression"},
	{"subject-no-primary", KTP_PERF, KTP_SCOPE_SUBJECT, 0, NULL,
	 "\\[No primary change\\] " PERCENT " (?<metric>\\S+)",
	 "[mm] 0123456789: [No primary change] +1.5% fsmark.time.system_time",
	 "[mm] 0123456789: aim7.jobs-per-min -5.1% regression"},
	{"subject-words", KTP_PERF, KTP_SCOPE_SUBJECT, 0, NULL,
	 "(?:^|\\] ?)" HEX "{8,40}: " PERCENT " " DIRECTION " on ",
	 "[sched] 0123456789: -5.6% regression on some test",
	 "[mm] 0123456789: aim7.jobs-per-min -5.1% regression"},
	{"subject-status", KTP_STATUS, KTP_SCOPE_SUBJECT, 0, NULL,
	 "^\\[(?<tree>[^]:\\s]+):(?<branch>[^]\\s]+)\\] BUILD ",
	 "[linux-next:master] BUILD SUCCESS 0123456789abcdef", "[mm] BUILD it"},
	{"subject-tree-build", KTP_BUILD, KTP_SCOPE_SUBJECT, 0, NULL,
	 "^\\[(?<tree>[^]:\\s]+):(?<branch>[^]\\s]+) \\d+/\\d+\\]",
	 "[linux-next:master 12/345] mm/util.c:1:2: error: x",
	 "[PATCH 12/345] mm: it"},
	{"subject-tree-only", KTP_BUILD, KTP_SCOPE_SUBJECT, 0, NULL,
	 "^\\[(?<tree>[^]:\\s]+):(?<branch>[^]\\s]+)\\] ",
	 "[linux-next:master] mm/util.c:1:2: error: x", "[PATCH] mm: it"},
	{"subject-tree", KTP_PERF | KTP_FUNC, KTP_SCOPE_SUBJECT, 0, NULL,
	 "^\\[(?<tree>[^]:\\s]+):(?<branch>[^]\\s]+)\\] "
	 "(?:\\[(?<component>" INSIDE "+)\\] ?)?",
	 "[linus:master] [mm/munlock] 0123456789: a.b 3.2% improvement",
	 "[mm] 0123456789: a.b 3.2% improvement"},
	{"subject-component", KTP_PERF | KTP_FUNC, KTP_SCOPE_SUBJECT, 0, NULL,
	 "^\\[(?<component>" INSIDE "+)\\] ?(?=" HEX "{8,40}\\b|\\S)",
	 "[mm/munlock] 0123456789: a.b 3.2% improvement",
	 "0123456789: a.b 3.2% improvement"},
	{"subject-item", KTP_FUNC, KTP_SCOPE_SUBJECT, 0, NULL,
	 "(?:^|\\] ?)" HEX "{8,40}(?: \\(\".*?\"\\))?"
	 "(?:: | (?=\\[))(?:\\[ *\\d+\\.\\d+\\]\\S* ?)?(?<failure>\\S.*)$",
	 "[mm] 0123456789: WARNING:at_mm/util.c:#kvmalloc_node",
	 "Re: [PATCH] mm: it"},
	{"subject-item-no-hex", KTP_FUNC, KTP_SCOPE_SUBJECT, 0, NULL,
	 "^(?:\\[" INSIDE "+\\] ?)+(?!\\[|" HEX "{8,40}\\b)"
	 "(?<failure>\\S.*)$",
	 "[sched] BUG: unable to handle kernel NULL pointer dereference",
	 "[mm] 0123456789: WARNING:at_mm/util.c:#kvmalloc_node"},
	{"subject-item-build", KTP_BUILD, KTP_SCOPE_SUBJECT, 0, NULL,
	 "^\\[[^]:\\s]+:[^]\\s]+(?: \\d+/\\d+)?\\] (?!\\{standard input\\})"
	 "(?<failure>\\S.*)$",
	 "[linux-next:master 12/345] mm/util.c:1:2: error: x",
	 "[tip: timers/core] itimers: Use it"},
	{"subject-item-mainline", KTP_BUILD, KTP_SCOPE_SUBJECT, 0, NULL,
	 "^(?<failure>(?:(?=[\\w.+-]+/)[\\w./+-]++:\\d+|ERROR: |error: |"
	 "WARNING: |ld: |undefined reference).*)$",
	 "mm/util.c:1:2: error: x", "mm: fix the error in util.c"},

	/* The opening sentence --------------------------------------- */
	{"sentence", KTP_PERF, KTP_SCOPE_ANY, 0, NULL,
	 "^\\s*(?:FYI, we noticed|kernel test robot noticed) an? " PERCENT
	 " " DIRECTION " of (?<metric>\\S+)",
	 "kernel test robot noticed a 5.2% improvement of a.b on:",
	 "we noticed a regression"},
	{"sentence-2016", KTP_PERF, KTP_SCOPE_ANY, 0, NULL,
	 "^\\s*FYI, we noticed (?<metric>\\S+\\.\\S+) " PERCENT " " DIRECTION,
	 "FYI, we noticed aim7.jobs-per-min -5.2% regression with the "
	 "following commit:",
	 "FYI, we noticed the following commit:"},
	{"sentence-item", KTP_FUNC, KTP_SCOPE_ANY, KTP_RULE_ALL, NULL,
	 "^\\s*kernel test robot noticed \"(?<failure>.+?)\"(?: on)?:?\\s*$",
	 "kernel test robot noticed \"WARNING:at_mm/util.c\" on:",
	 "kernel test robot noticed a 5.2% improvement of a.b on:"},
	{"sentence-item-2022", KTP_FUNC, KTP_SCOPE_ANY, KTP_RULE_ALL, NULL,
	 "^\\s*FYI, we noticed (?!the following)(?<failure>\\S.*?) due to "
	 "commit(?: \\(built with [^)]+\\))?:?\\s*$",
	 "FYI, we noticed WARNING:at_mm/util.c due to commit (built with "
	 "gcc-11):",
	 "FYI, we noticed the following commit (built with gcc-9):"},
	{"sentence-compiler", KTP_FUNC, KTP_SCOPE_ANY, 0, NULL,
	 "^\\s*FYI, we noticed .*\\bcommit \\(built with "
	 "(?<compiler>[^)]+)\\):?",
	 "FYI, we noticed the following commit (built with gcc-9):",
	 "FYI, we noticed the following commit:"},

	/* The blamed commit ------------------------------------------ */
	{"commit-title", KTP_PERF | KTP_FUNC, KTP_SCOPE_HEAD, KTP_RULE_LAST,
	 NULL,
	 "^\\s{0,3}(?:commit:?\\s+)?(?<commit_id>" HEX "{8,40})\\s+"
	 "\\(\"\\s?(?<commit_title>.*?)\\s*\"\\)",
	 "commit: 0123456789abcdef0123456789abcdef01234567 (\"mm: do it\")",
	 "see commit 0123456789ab (\"mm: do it\")"},
	{"commit-bare", KTP_PERF | KTP_FUNC, KTP_SCOPE_HEAD, KTP_RULE_LAST,
	 NULL, "^commit:? (?<commit_id>" HEX "{40})\\s*$",
	 "commit 0123456789abcdef0123456789abcdef01234567",
	 "    commit 0123456789abcdef0123456789abcdef01234567"},
	{"commit-message-title", KTP_FUNC | KTP_PERF, KTP_SCOPE_HEAD, 0,
	 "^(CommitDate|AuthorDate|Date): ", "^    (?<commit_title>\\S.*)$",
	 "    mm: do it", "CommitDate: Mon Jan 1 00:00:00 2018 +0000"},
	{"commit-build", KTP_BUILD, KTP_SCOPE_HEAD, 0, NULL,
	 "^commit:\\s+(?<commit_id>" HEX "{12,40})"
	 "(?:\\s+\\[\\d+/\\d+\\]\\s*(?<commit_title>.*\\S))?\\s*$",
	 "commit: 0123456789abcdef01 [1/22] mm: do it",
	 "head:   0123456789abcdef01"},
	{"commit-status", KTP_STATUS, KTP_SCOPE_HEAD, 0, NULL,
	 "^branch HEAD: (?<commit_id>" HEX "{12,40})\\s*"
	 "(?<commit_title>\\S.*?)?\\s*$",
	 "branch HEAD: 0123456789abcdef  mm: do it", "HEAD is here"},
	{"commit-checkout", KTP_BUILD, KTP_SCOPE_ANY, 0, NULL,
	 "^\\s*(?:# https?://\\S+/commit/(?:\\?id=)?|git checkout )"
	 "(?<commit_id>" HEX "{12,40})\\s*$",
	 "        git checkout 0123456789abcdef01", "git checkout master"},
	{"commit-fixes", KTP_BUILD, KTP_SCOPE_ANY, 0, NULL,
	 "^Fixes: (?<commit_id>" HEX "{8,40}) \\(\"(?<commit_title>.+)\"\\)$",
	 "Fixes: 0123456789ab (\"mm: do it\")", "This fixes 0123456789ab"},
	{"bisect-result", KTP_FUNC, KTP_SCOPE_ANY, 0, NULL,
	 "^# first bad commit: \\[(?<commit_id>" HEX "{12,40})\\] "
	 "(?<commit_title>\\S.*?)\\s*$",
	 "# first bad commit: [0123456789abcdef] mm: do it",
	 "git bisect bad 0123456789abcdef # mm: do it"},

	/* Where it was tested ---------------------------------------- */
	{"repository", KTP_PERF | KTP_FUNC, KTP_SCOPE_HEAD, KTP_RULE_LAST,
	 COMMIT_NEAR,
	 "^\\s{0,3}(?<repository>(?:https?|git)://[^\\s<>]+)"
	 "(?:\\s+(?<repository_branch>\\S.*?))?\\s*$",
	 "https://git.example.org/linux.git master", "see https://x.org"},
	{"repository-build", KTP_BUILD, KTP_SCOPE_HEAD, 0, NULL,
	 "^tree:\\s+(?<repository>\\S+://\\S+)"
	 "(?:\\s+(?<repository_branch>\\S+))?",
	 "tree:   https://git.example.org/linux.git master", "tree: none"},
	{"repository-status", KTP_STATUS, KTP_SCOPE_HEAD, 0, NULL,
	 "^tree/branch:\\s+(?<repository>(?:https?|git|ssh)://\\S+)"
	 "(?:\\s+(?<repository_branch>\\S+))?\\s*$",
	 "tree/branch: https://git.example.org/linux.git  master",
	 "tree/branch: ERROR"},
	/* A line of a log got between the label and its value. */
	{"repository-status-below", KTP_STATUS, KTP_SCOPE_HEAD, 0,
	 "^(tree/branch|branch HEAD):",
	 "^(?<repository>(?:https?|git|ssh)://\\S+)"
	 "\\s+(?<repository_branch>\\S+)\\s*$",
	 "https://git.example.org/linux.git  master", "tree/branch: ERROR"},
	{"series", KTP_ALL_CLASSES, KTP_SCOPE_HEAD, 0, NULL,
	 "(?:^\\s*|\"\\) )url:\\s+(?<series_url>\\S+)",
	 "url:    https://github.com/example/linux/commits/x", "the url: x"},
	{"base", KTP_ALL_CLASSES, KTP_SCOPE_HEAD, 0, NULL,
	 "^\\s*base:\\s+(?<base>\\S.*?)\\s*$", "base:   v5.13-rc2",
	 "database: x"},
	{"patch-link", KTP_ALL_CLASSES, KTP_SCOPE_HEAD, 0, NULL,
	 "^\\s*patch link:\\s+(?<patch_link>\\S+)",
	 "patch link:    https://lore.example.org/r/x", "link: x"},
	{"patch-subject", KTP_ALL_CLASSES, KTP_SCOPE_HEAD, 0, NULL,
	 "^\\s*patch subject:\\s+(?<patch_subject>\\S.*?)\\s*$",
	 "patch subject: [PATCH 1/2] mm: do it", "subject: it"},
	{"seen", KTP_PERF | KTP_FUNC, KTP_SCOPE_HEAD, KTP_RULE_ALL, NULL,
	 "^\\s*\\[(?<state>[a-z][^][]*?) on (?<seen_tree>[^\\s/\\]]+)/"
	 "(?<seen_branch>\\S+)\\s+(?<seen_commit>" HEX "{7,40})\\]",
	 "[still regression on linus/master 0123456789abcdef]",
	 "[auto build test WARNING on soc/for-next]"},

	/* The test --------------------------------------------------- */
	{"testcase", KTP_PERF | KTP_FUNC, KTP_SCOPE_HEAD, 0, NULL,
	 "^\\s*(?:in )?testcase: (?<testcase>\\S.*?)\\s*$",
	 "in testcase: will-it-scale", "testcases: many"},
	{"test-path", KTP_PERF, KTP_SCOPE_HEAD, 0, NULL,
	 "^\\s*test case: (?<test_path>[^/\\s]+(?:/[^/\\s]+){2,})\\s*$",
	 "test case: ivb44/aim7/1000-disk_rr", "test case: none"},
	{"machine", KTP_PERF | KTP_FUNC, KTP_SCOPE_HEAD, 0, NULL,
	 "^\\s*(?:on )?test machine: (?<test_machine>\\S.*?)\\s*$",
	 "on test machine: 88 threads of it with 128G memory",
	 "the test machine is slow"},
	{"config", KTP_ALL_CLASSES, KTP_SCOPE_HEAD, 0, NULL,
	 "^\\s*config: (?<config>\\S.*?)\\s*$", "config: x86_64-rhel-9.4",
	 "the config: x"},
	{"compiler", KTP_ALL_CLASSES, KTP_SCOPE_HEAD, 0, NULL,
	 "^\\s*compiler: (?<compiler>\\S.*?)\\s*$", "compiler: gcc-12",
	 "my compiler: x"},
	{"description", KTP_PERF | KTP_FUNC, KTP_SCOPE_HEAD, 0, NULL,
	 "^\\s*test-description: (?<test_description>\\S.*?)\\s*$",
	 "test-description: it tests.", "description: x"},
	{"test-url", KTP_PERF | KTP_FUNC, KTP_SCOPE_HEAD, 0, NULL,
	 "^\\s*test-url: (?<test_url>\\S+)", "test-url: https://example.org",
	 "url: x"},

	/* Parts with a place of their own ---------------------------- */
	{"tag", KTP_ALL_CLASSES, KTP_SCOPE_TAGS, KTP_RULE_ALL, NULL,
	 "^[\\s|]*(?<tag_name>Reported-by|Closes|Link|Tested-by|"
	 "Reported-and-tested-by|Fixes):\\s+(?<tag_value>\\S.*?)\\s*$",
	 "| Closes: https://lore.example.org/r/x", "Note: x"},
	{"further-test", KTP_PERF, KTP_SCOPE_BOX, 0, NULL,
	 "^(?<testcase>[^:\\s]+): (?:(?<metric>\\S+) )?"
	 "(?:\\+(?=[-+]))?" PERCENT " " DIRECTION,
	 "aim7: aim7.jobs-per-min 5.4% improvement", "testcase: change"},
	{"further-test-item", KTP_PERF, KTP_SCOPE_BOX, 0, NULL,
	 "^(?<testcase>[^:\\s]+): (?<metric>\\S.*)$",
	 "boot-time: boot_failures", "none"},

	/* Links ------------------------------------------------------ */
	{"materials", KTP_PERF | KTP_FUNC, KTP_SCOPE_ANY, 0, NULL,
	 "^\\s*(?<materials_url>https?://download\\.01\\.org/0day-ci/archive/"
	 "\\d{8}/[^\\s<>]+)\\s*$",
	 "https://download.01.org/0day-ci/archive/20240102/id@intel.com",
	 "see https://download.01.org/"},
	{"materials-build", KTP_BUILD, KTP_SCOPE_HEAD, 0, NULL,
	 "^\\s*config: .*\\((?<materials_url>https?://download\\.01\\.org/"
	 "0day-ci/archive/\\d{8}/\\S+?)(?:/config)?\\)",
	 "config: x86_64-randconfig (https://download.01.org/0day-ci/archive/"
	 "20240102/id@intel.com/config)",
	 "config: x (attached as .config)"},
};

const guint ktp_n_rules = G_N_ELEMENTS(ktp_rules);

const struct ktp_join ktp_joins[] = {
	{"title", "^\\s*commit:? +[0-9a-f]{8,40} +\\(\"",
	 "\"\\)(\\s+url:.*)?\\s*$", 4,
	 "commit: 0123456789ab (\"mm: a title that",
	 "commit: 0123456789ab (\"mm: do it\")"},
	{"commit-alone", "^\\s*commit:? +[0-9a-f]{40}\\s*$",
	 "\\(\".*\"\\)\\s*$", 3,
	 "commit: 0123456789abcdef0123456789abcdef01234567", "commit: none"},
	{"sentence",
	 "^\\s*(FYI, we noticed an? |kernel test robot noticed an? )[-+]?\\d",
	 "(due to commit|on|with the following commit|to commit|commit)"
	 "[:,.]?\\s*$",
	 3, "FYI, we noticed a -5.1% regression of",
	 "kernel test robot noticed a 5.1% regression of a.b on:"},
	{"fault", "^\\s*kernel test robot noticed\\s*$", "\" on:\\s*$", 1,
	 "kernel test robot noticed",
	 "kernel test robot noticed \"WARNING:at_mm\" on:"},
	{"config", "^\\s*config: \\S+\\s*$",
	 "^\\s*config: \\S+ \\(\\S+://\\S+\\)\\s*$", 1,
	 "config: arm-allyesconfig",
	 "config: x86_64-kexec (https://example.org/config)"},
	{"compiler", "^\\s*compiler: [^()]+(\\([^()]*)?$",
	 "^\\s*compiler: [^()]+\\(https?:[^()]*\\)", 2,
	 "compiler: clang version 17.0.6 (https://example.org/llvm",
	 "compiler: gcc (GCC) 13.2.0"},
	/* Nothing ends these, but what a client broke was long. */
	{"long-title",
	 "^\\s*(branch HEAD: [0-9a-f]{40}  \\S|"
	 "commit: [0-9a-f]{40} \\[\\d+/\\d+\\] )",
	 "^(?!.*\\s(date|config|compiler|reproduce|head):).{79,}$", 1,
	 "branch HEAD: 0123456789abcdef0123456789abcdef01234567  mm: do",
	 "branch HEAD: 0123456789abcdef0123456789abcdef01234567  mm: do it "
	 "once more, slowly"},
	{"long-subject", "^\\s*patch subject: .{30,}",
	 "^(?!.*\\s(base|config|compiler|in testcase|testcase|reproduce):)"
	 ".{79,}$",
	 1, "patch subject: [PATCH v6 7/9] mm/util: move all of it to the",
	 "patch subject: [PATCH v2] mm: it"},
	{"machine",
	 "^\\s*(on )?test machine: ", "(memory|-m \\S+|x86_64|i386|arm64)\\s*$",
	 2, "on test machine: 88 threads 2 sockets of it with 128G of",
	 "on test machine: 88 threads of it with 128G memory"},
	{"tree", "^\\s*(base|tree(/branch)?):(\\s+\\S+://\\S+)?\\s*$",
	 "^\\s*(base|tree(/branch)?):\\s+\\S+://\\S+ +[\\w./+-]+\\s*$", 2,
	 "base:   https://git.example.org/linux.git",
	 "base:   https://git.example.org/linux.git master"},
	{"label",
	 "^\\s*(url|base|tree(/branch)?|patch link|patch subject|test-url|"
	 "test-description|(in )?testcase|(on )?test machine):\\s*$",
	 ":\\s*\\S", 1, "url:", "url: https://example.org"},
	{"repository", "^\\s*(https?|git)://\\S+\\s*$",
	 "^\\s*(https?|git)://\\S+ [\\w./+-]+\\s*$", 1,
	 "https://git.example.org/linux.git",
	 "https://git.example.org/linux.git master"},
	{"tag", "^[\\s|]*(Reported-by|Closes|Link|Tested-by):(\\s+[^<]*)?$",
	 ":\\s+(\\S*://\\S+|.*<[^<>]+>)\\s*$", 1,
	 "| Closes:", "| Closes: https://lore.example.org/r/x"},
	{"url-behind-title", "\"\\)\\s+url:\\s*$", "url:\\s+\\S+://\\S+\\s*$",
	 1, "commit: 0123456789ab (\"mm: do it\") url:",
	 "commit: 0123456789ab (\"mm: do it\")"},
	{"further", "^\\s*\\[[a-z][^][]*$", "^[^]]*\\b[0-9a-f]{8,40}\\]\\s*$",
	 1, "[still regression on linux-next/master",
	 "[still regression on linus/master 0123456789abcdef]"},
	{"description", "^\\s*test-description: ", "[.!?]\\s*$", 6,
	 "test-description: the benchmark runs a",
	 "test-description: the benchmark runs."},
};

const guint ktp_n_joins = G_N_ELEMENTS(ktp_joins);

const struct ktp_mark ktp_marks[KTP_N_MARKS] = {
	[KTP_MARK_HEAD_END] = {"head-end",
			       "^\\s*(Details are as below:|To reproduce:|"
			       "The kernel config and materials|"
			       "vim \\+|:::::: The code|Disclaimer:|"
			       "All (warnings|errors|error/warnings)|"
			       "\\+-+\\+$|git bisect start)",
			       "Details are as below:", "Details below"},
	[KTP_MARK_END] = {"end", "^\\s*Disclaimer:\\s*$",
			  "Disclaimer:", "no disclaimer"},
	[KTP_MARK_PARAMETERS] = {"parameters",
				 "^\\s*(with following )?parameters:\\s*$",
				 "with following parameters:",
				 "parameters: none"},
	[KTP_MARK_TEST] = {"test", "^\\s*((in )?testcase|test case): ",
			   "in testcase: aim7", "a testcase"},
	[KTP_MARK_TAG_REQUEST] = {"tag-request",
				  "^\\s{0,3}(If you fix the issue|"
				  "Reported-by: kernel test robot)",
				  "If you fix the issue, kindly add",
				  "I fix the issue"},
	[KTP_MARK_BUILD_ITEM] = {"build-item", "^>> ",
				 ">> mm/util.c:1:2: error: x", "> >> x"},
	[KTP_MARK_REMARKS] = {"remarks",
			      "^\\s*(New )?(smatch|coccinelle|cocci) "
			      "warnings:",
			      "smatch warnings:", "smatch says"},
	[KTP_MARK_REMARK] = {"remark",
			     "^[\\w./-]+\\.[chS]:\\d+(:\\d+(-\\d+)?)?:\\s+"
			     "(?i:warning|error):\\s",
			     "mm/util.c:1:2: warning: symbol 'a' is not static",
			     "mm/util.c:1: it"},
	[KTP_MARK_LIST_TAG] =
		{"list-tag",
		 "^(?:(?:Re|RE|re|Fwd|FW|Fw|AW|Aw|SV|\xe7\xad"
		 "\x94\xe5\xa4\x8d|\xe5\x9b\x9e\xe5\xa4\x8d)"
		 "(?:\\[\\d+\\])?(?::|\xef\xbc\x9a)\\s*|"
		 "\\[(?:lkp|LKP|lkp-robot|lkp-developer|"
		 "bisect done|EXT|External|EXTERNAL|"
		 "confidence: [^]]*|[a-z0-9-]+-(?:dev|devel|list|"
		 "users|nvdimm|fsdevel|kernel|next))\\]\\s*|"
		 "\\[[^]\\[:\\s]+\\]\\s*(?=\\[(?:[^]\\s:]+:[^]]+\\]|"
		 "PATCH|[^]\\[]+\\]\\s*" HEX "{8,40}:)))",
		 "[lkp-robot] [mm] x", "[mm] x"},
	[KTP_MARK_NO_COMPONENT] = {"no-component",
				   "^(No primary change|bisect done|"
				   "(RFC |RESEND |v\\d+ |net |bpf )*PATCH\\b"
				   ".*|\\s*\\d+\\.\\d+|lkp.*|LKP.*)$",
				   "PATCH v2 1/3", "mm/munlock"},
	[KTP_MARK_BOX_SKIP] = {"box-skip", "^boot_(successes|failures)$",
			       "boot_failures", "BUG:x"},
};
