/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/git_rules_table.h"

#define TRAILER "(?mi)^[ \\t>|*]*"
#define HEX "(?<commit>[0-9a-f]{10,40})\\b"
#define MAIL_URL                                                               \
	"<?https?://[^\\s<>\"]*?/(?<id>[^\\s<>\"/]+(?:@|%40)"                  \
	"[^\\s<>\"/)\\]]*[^\\s<>\"/)\\].,;])"

const char *const ktt_git_kind_names[KTT_GIT_N_KINDS] = {
	[KTT_GIT_CLOSES] = "closes", [KTT_GIT_LINK] = "link",
	[KTT_GIT_FIXES] = "fixes",   [KTT_GIT_REVERT] = "revert",
	[KTT_GIT_CREDIT] = "credit",
};

const struct ktt_git_rule ktt_git_rules[] = {
	{"closes-url", KTT_GIT_CLOSES,
	 "closes:", TRAILER "closes:\\s*" MAIL_URL,
	 "Closes: https://lore.example.org/oe-lkp/1.2-a@example.org",
	 "This closes: the door"},
	{"closes-id", KTT_GIT_CLOSES,
	 "closes:", TRAILER "closes:\\s*<(?<id>[^\\s<>/@]+@[^\\s<>/]+)>",
	 "Closes: <1.2-a@example.org>", "Closes: <https://example.org/bug/1>"},
	{"link-url", KTT_GIT_LINK,
	 "link:", TRAILER "(?:bug)?link:\\s*" MAIL_URL,
	 "Link: https://lore.example.org/r/1.2-a@example.org/ [1]",
	 "Link: https://bugs.example.org/show?id=12"},
	/* Before the trailers had a fixed form, links stood by numbers. */
	{"link-number", KTT_GIT_LINK, "://", "(?m)^\\[\\d+\\]:?\\s+" MAIL_URL,
	 "[1] https://lore.example.org/lkml/1.2-a@example.org",
	 "see https://lore.example.org/lkml/1.2-a@example.org"},
	{"fixes", KTT_GIT_FIXES, "fixes",
	 TRAILER "fixes:?\\s+(?:commit\\s+)?" HEX,
	 "Fixes: 0123456789ab (\"mm: do it\")", "This fixes 0123456789ab"},
	{"reverts", KTT_GIT_REVERT, "revert",
	 "(?i)\\breverts\\s+(?:the\\s+)?(?:merge\\s+)?commit\\s+" HEX,
	 "This reverts commit 0123456789abcdef0123456789abcdef01234567.",
	 "Revert \"mm: do it\""},
	/* The first of a list, and the next one right behind a match. */
	{"reverts-several", KTT_GIT_REVERT, "revert",
	 "(?i)(?:\\breverts\\s+(?:the\\s+)?(?:following\\s+)?commits:?|"
	 "\\G(?!\\A)(?:\\s*\\([^)]*\\))?(?:\\s*,|\\s+and\\b)*)"
	 "[\\s*-]+" HEX,
	 "This reverts commits 0123456789ab and 123456789abc.",
	 "This reverts commits of last week."},
	{"credit", KTT_GIT_CREDIT, "reported-",
	 TRAILER "(?:bisected-and-)?reported-(?:and-(?:bisected|tested)-)*by:"
		 "\\s*(?<credit>\\S.*)$",
	 "Reported-by: kernel test robot <lkp@intel.com>",
	 "It was reported by: somebody"},
};

const gsize ktt_n_git_rules = G_N_ELEMENTS(ktt_git_rules);

const struct ktt_git_rule ktt_git_patch_rule = {
	"patch-subject",
	KTT_GIT_N_KINDS,
	"[",
	"^(?!re:)(?:\\[(?![^\\]]*\\bPATCH\\b)[^\\]]*\\]\\s*)?"
	"\\[[^\\]]*\\bPATCH\\b[^\\]]*\\]\\s*(?<title>\\S.*)$",
	"[PATCH v2 1/3] mm: take the lock once",
	"Re: [PATCH v2 1/3] mm: take the lock once",
};

const struct ktt_git_how_row ktt_git_how_rows[KTT_GIT_N_HOWS] = {
	[KTT_GIT_HOW_REVERT] = {"revert", KTP_EVENT_REVERTED, 0.95, 0.95,
				"it reverts the blamed commit"},
	[KTT_GIT_HOW_CLOSES] = {"closes", KTP_EVENT_FIXED, 0.95, 0.95,
				"Closes: says which report it cures"},
	[KTT_GIT_HOW_CREDITED] = {"credited-link", KTP_EVENT_FIXED, 0.9, 0.9,
				  "it links to the thread and credits the "
				  "robot"},
	[KTT_GIT_HOW_FIXES] = {"fixes", KTP_EVENT_FIXED, 0.7, 0.7,
			       "it cures the blamed commit and credits the "
			       "robot"},
	[KTT_GIT_HOW_ANNOUNCED] = {"announced", KTP_EVENT_FIXED, 0.8, 0.7,
				   "a mail calls it the fix"},
	[KTT_GIT_HOW_PATCH] = {"patch", KTP_EVENT_FIXED, 0.8, 0.7,
			       "a patch of the thread has its title"},
	[KTT_GIT_HOW_UNDONE] = {"undone", KTP_EVENT_REOPENED, 0.9, 0.9,
				"it reverts the commit that cured it"},
	[KTT_GIT_HOW_REDONE] = {"redone", KTP_EVENT_FIXED, 0.9, 0.9,
				"it brings back the commit that cured it"},
	[KTT_GIT_HOW_MENTION] = {"mention", KTP_N_EVENTS, 0, 0.5,
				 "a link alone is no claim"},
};
