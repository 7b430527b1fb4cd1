/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/repair_table.h"

#define ID_OR_NOTHING "^(<[^<>\\s]*>)?"
#define ONE_WORD "^(\\S+)?"

const struct ktp_known_field ktp_known_fields[] = {
	{"List-ID", ID_OR_NOTHING},
	{"List-Id", ID_OR_NOTHING},
	{"X-Loop", ONE_WORD},
	{"Precedence", ONE_WORD},
	{"Sender", ONE_WORD},
	{"X-Mailing-List", ONE_WORD},
	{"Content-Transfer-Encoding", ONE_WORD},
	{"Content-Disposition", ONE_WORD},
	{"Content-Language", ONE_WORD},
	{"Content-Type",
	 "^[\\w.+-]+/[\\w.+-]+(; ?[\\w*-]+=(\"[^\"]*\"|[^\\s;]+))*"},
	{"MIME-Version", "^1\\.0"},
	{"Message-ID", ID_OR_NOTHING},
	{"Message-Id", ID_OR_NOTHING},
	{"In-Reply-To", ID_OR_NOTHING},
	{"References", "^(<[^<>\\s]*> ?)*"},
	{"Archived-At", ID_OR_NOTHING},
	{"List-Archive", ID_OR_NOTHING},
	{"List-Post", ID_OR_NOTHING},
	{"List-Subscribe", ID_OR_NOTHING},
	{"List-Unsubscribe", ID_OR_NOTHING},
	{"Date",
	 "^\\w{3}, +\\d+ \\w{3} \\d{4} [\\d:]+ [-+]?\\w+( \\(\\w+\\))?"},
	{"Return-Path", NULL},
	{"Received", NULL},
	{"Received-SPF", NULL},
	{"Authentication-Results", NULL},
	{"DKIM-Signature", NULL},
	{"DMARC-Filter", NULL},
	{"ARC-Seal", NULL},
	{"ARC-Message-Signature", NULL},
	{"ARC-Authentication-Results", NULL},
	{"DomainKey-Signature", NULL},
	{"Delivered-To", ONE_WORD},
	{"Envelope-to", ONE_WORD},
	{"From", NULL},
	{"To", NULL},
	{"Cc", NULL},
	{"CC", NULL},
	{"Reply-To", NULL},
	{"Subject", NULL},
	{"Thread-Topic", NULL},
	{"Thread-Index", ONE_WORD},
	{"User-Agent", NULL},
	{"Organization", NULL},
	{"Autocrypt", NULL},
	{"Accept-Language", NULL},
	{"Auto-Submitted", ONE_WORD},
	{"List-Help", ID_OR_NOTHING},
};

const guint ktp_n_known_fields = G_N_ELEMENTS(ktp_known_fields);

const char ktp_any_field[] =
	"(?:^|\\s)(?<name>(?:X|List|ARC|DKIM|Resent|Content)-[A-Za-z0-9-]+|"
	"[A-Z][A-Za-z]+(?:-[A-Za-z]+){0,3}):(?=\\s)";

const char ktp_text_begun[] =
	"\\s> |\\bwrote:|\\bwrites:|\\sGreetings?,\\s|\\sHello,\\s|"
	"\\sFYI, we noticed|\\skernel test robot noticed|"
	"\\ssomething to improve:|\\sdiff --git |\\stree/branch: |"
	"\\sSigned-off-by: ";

const char ktp_lost_separator[] =
	"^From \\S+ +\\w{3} \\w{3} +\\d+ \\d\\d:\\d\\d:\\d\\d \\d{4} ";

const char ktp_lost_quote[] = "(?<=\\s)(?<at>>(?: ?>)*)(?=\\s|$)";

/*
 * The robot's labels and phrases, in text without quote marks. Each stands at
 * the start of a line in its mails.
 */
const struct ktp_break ktp_text_breaks[] = {
	{"attribution", NULL,
	 "\\s(?<at>On \\w{3}, (?:\\w{3} \\d+|\\d+ \\w{3}),? .{6,120}\\bwrote:)",
	 "Thanks. On Mon, Jan 1, 2024 at 1:23 PM A. Nother wrote:",
	 "On Monday I wrote: it"},
	{"greeting", NULL,
	 "\\s(?<at>FYI, we noticed |kernel test robot noticed )",
	 "Hello, kernel test robot noticed a 1% regression of a.b on:",
	 "the kernel test robot"},
	{"commit", NULL,
	 "\\s(?<at>commit:?\\s+[0-9a-f]{8,40} \\(\"|"
	 "commit: v\\d\\S* [0-9a-f]{10,12} \\(\")",
	 "due to commit: commit: 0123456789abcdef (\"mm: do it\")",
	 "the commit is"},
	{"seen", NULL,
	 "\\s(?<at>\\[[a-z][^][]* on [^\\s/\\]]+/\\S+ +[0-9a-f]{12,40}\\])",
	 "master [still regression on linus/master 0123456789abcdef]",
	 "[1] is on it"},
	{"listed-commit", NULL,
	 "(?:\\s|commit: )(?<at>[0-9a-f]{10,12} \\(\"|(?<=commit: )v\\d\\S*)",
	 "commit: 0123456789 (\"mm: a\") 0123456788 (\"mm: b\")", "0123 (x)"},
	{"label", NULL,
	 "(?<!\\|)\\s(?<at>(?:url|base|patch link|patch subject|in "
	 "testcase|testcase|"
	 "on test machine|test machine|config|compiler|"
	 "with following parameters|parameters|test-description|test-url|"
	 "tree|head|branch HEAD|tree/branch):\\s)",
	 "x in testcase: aim7 on test machine: y", "contest machine: x"},
	{"phrase", NULL,
	 "\\s(?<at>If you fix the issue|Details are as below:|To reproduce:|"
	 "In addition to that, the commit|Disclaimer:|"
	 "The kernel config and materials|Reported-by: |\\| Reported-by: |"
	 "\\| Closes: |Closes: |0-DAY CI Kernel Test)",
	 "memory Details are as below: ---", "the details are below"},
	{"rule", NULL, "\\s(?<at>={20,}|-{15,}(?: -{15,})*|\\*{20,}|\\+-{8,})",
	 "generated-yaml-file ==================== a/b:", "a == b"},
	{"after-rule", NULL, "(?:={20,}|\\*{20,})\\s(?<at>\\S)",
	 "==================== a/b/c:", "= a"},
	{"axes-values", NULL, "(?:\\w+/){3,}\\w+:\\s(?<at>\\S)",
	 "compiler/kconfig/rootfs/tbox_group: gcc-12/x/y/z", "a/b: c"},
	{"column-ids", NULL,
	 "\\s(?<at>(?:[0-9a-f]{16}|v\\d\\S*) [0-9a-f]{26,27}\\s)",
	 "x\") 0123456789abcdef 0123456789abcdef0123456789a ---",
	 "0123456789abcdef"},
	{"captions", NULL, "\\s(?<at>%stddev\\s+%?change|fail:runs\\s+%repro)",
	 "------ %stddev %change %stddev", "x"},
	{"box-row", NULL,
	 "\\s(?<at>\\| (?:testcase: change|test machine|test parameters) "
	 "\\|)",
	 "+------ | testcase: change | aim7: a.b 1% regression |", "a | b"},
	{"box-parameter", NULL, "\\|\\s(?<at>\\|\\s\\|\\s[^|\\s=]+=)",
	 "| test parameters | a=b | | | c=d |", "a | b"},
	{"ticks", NULL, "\\s(?<at>\\\\ \\| \\\\|\\| \\| \\|)",
	 "%stddev \\ | \\ 1 2", "a | b"},
	{"first-row", NULL, "(?:\\\\ \\| \\\\|\\| \\| \\|)\\s+(?<at>\\S)",
	 "\\ | \\ 85540 -6.3% 80176 aim7.x", "a | b"},
	{"next-row", NULL,
	 "(?:\\s[-+]?[\\d.e+]+%?|%|:\\d+)\\s+[A-Za-z_][\\w.-]*\\.[^\\s]+\\s"
	 "(?<at>-?\\d[\\d.]*(?:e[+-]\\d+)?\\s+(?:\\S{1,3}\\s*\\d+%\\s+)?"
	 "[+-]\\d)",
	 "-6.3% 80176 aim7.jobs-per-min 12.3 +5.1 17.4 a.b", "1 2"},
	{"repository", NULL,
	 "(?:\"\\)|[0-9a-f]{40}|available at:)\\s(?<at>https?://|git://)",
	 "(\"mm: do it\") https://git.example.org/linux.git master",
	 "see https://example.org"},
	{"parameter", "^(with following )?parameters:\\s",
	 "\\s(?<at>(?!parameters:)[\\w.-]+:(?=\\s))",
	 "parameters: runtime: 300s disk: 1HDD", "parameters"},
};

const guint ktp_n_text_breaks = G_N_ELEMENTS(ktp_text_breaks);
