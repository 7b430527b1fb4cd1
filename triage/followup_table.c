/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Rows of one type are ordered by what they say, not by rank: the confidence
 * decides. Words that several rows need stand in followup_words.h.
 */
#include "triage/followup_table.h"
#include "triage/followup_words.h"

#define OWN KTT_AREA_SENTENCE

const struct ktt_context_row ktt_context_rows[] = {
	{"patch-mail", KTT_IS_PATCH, KTT_AREA_SUBJECT, 1,
	 "^(?:\\[[^\\]]*\\] ?)?\\[[^\\]]*\\bPATCH\\b", NULL,
	 "[PATCH v2 1/3] mm: do it", "Re: [PATCH] mm: do it"},
	{"diff", KTT_HAS_DIFF, KTT_AREA_DIFF, 1,
	 "^(?:diff |--- |@@ |Index: |\\+\\+\\+ )", NULL,
	 "diff --git a/mm/a.c b/mm/a.c", "mm/a.c | 2 +-"},
	{"quoted-diff", KTT_QUOTES_DIFF, KTT_AREA_QUOTE, 1,
	 "^(?:> ?)*(?:diff --git |--- a/|\\+\\+\\+ b/|@@ -\\d)", NULL,
	 "diff --git a/mm/a.c b/mm/a.c", "the diff of both"},
	{"log", KTT_HAS_LOG, KTT_AREA_TABLE, 3, "\\d", NULL,
	 "  12.3  45.6  78.9", "----------------"},
	{"code", KTT_HAS_CODE, OWN, 1,
	 "\\b[a-z_0-9]{3,}\\(\\)|\\b[a-z0-9]+_[a-z0-9_]+\\b|->\\w", NULL,
	 "because get_ucounts() spins", "because the lock is hot"},
	{"closes", KTT_CLOSES, KTT_AREA_TRAILER, 1, "(?i)^\\W*closes: http",
	 NULL, "Closes: https://lore.example.org/a@b", "Closes the door"},
};

const guint ktt_n_context_rows = G_N_ELEMENTS(ktt_context_rows);

const struct ktt_followup_row ktt_followup_rows[] = {
	{.name = "regzbot-line",
	 .type = KTP_EVENT_COMMAND,
	 .areas = KTT_AREA_LINE,
	 .confidence = 0.99,
	 .pattern = "^#regzbot:? +(?<command>\\S.*)",
	 .example = "#regzbot fix: mm: do it",
	 .counter_example = "mails contain '#regzbot fix:' lines"},
	{.name = "will-look",
	 .type = KTP_EVENT_ACKNOWLEDGED,
	 .areas = OWN,
	 .confidence = 0.8,
	 .pattern = CI I_WE WILL FEW "(?:look|try|check|investigate)\\b",
	 .unless = CI PROCESS,
	 .example = "I'll take a look at this tomorrow.",
	 .counter_example = "We will check our report process."},
	{.name = "cannot-reproduce",
	 .type = KTP_EVENT_NOT_REPRODUCED,
	 .areas = OWN,
	 .confidence = 0.85,
	 .pattern = CI CANNOT FEW "re-?produce",
	 .unless = CI "\\bwith " THE_FIX,
	 .example = "I am unable to reproduce this on my machine.",
	 .counter_example = "We cannot reproduce it with your patch."},
	{.name = "false-positive",
	 .type = KTP_EVENT_DISPUTED,
	 .areas = OWN,
	 .confidence = 0.9,
	 .pattern = CI "\\bfalse positive\\b",
	 .unless = CI NEGATED "|" IF "|\\breduce\\b",
	 .example = "Sorry, this is a false positive report.",
	 .counter_example = "Let's make sure it's not a false positive."},
	{.name = "fixed-by-commit",
	 .type = KTP_EVENT_FIXED,
	 .areas = OWN,
	 .flags = KTT_TAKES_COMMIT | KTT_NEEDS_COMMIT,
	 .confidence = 0.95,
	 .pattern = CI "\\b(?:is|was|been|got) (?:already |now )?"
		       "(?:fixed|resolved|solved|cured) (?:by|in|with)\\b",
	 .unless = CI NEGATED "|" HOPE "|" IF,
	 .example = "we confirmed this regression was fixed by",
	 .counter_example = "I'd expect this was fixed by the commit below."},
	{.name = "patch-closes-report",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .areas = KTT_AREA_SUBJECT,
	 .needs = KTT_IS_PATCH | KTT_CREDITS_ROBOT | KTT_NAMES_REPORT,
	 .confidence = 0.95,
	 .pattern = "PATCH",
	 .example = "[PATCH] mm: do it",
	 .counter_example = "Re: mm: it"},
	{.name = "own-table",
	 .type = KTP_EVENT_DATA,
	 .areas = KTT_AREA_TABLE,
	 .needs = KTT_HAS_COMPARISON,
	 .confidence = 0.95,
	 .pattern = "\\d",
	 .example = "  1204800  -29.7%  846974  fio.read_iops",
	 .counter_example = "--------"},
	{.name = "asks-for-test",
	 .type = KTP_EVENT_TEST_REQUESTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.8,
	 .pattern = CI "\\b(?:can|could|would|will) you(?: please)?" FEW
		       "(?:try|test|re-?test|re-?run|revalidate|verify)\\b",
	 .example = "Can you please try the patch below?",
	 .counter_example = "Can you please share the config?"},
};

const guint ktt_n_followup_rows = G_N_ELEMENTS(ktt_followup_rows);

const struct ktt_suppress_row ktt_suppress_rows[] = {
	{KTP_EVENT_FIX_TESTED, KTP_EVENT_NOT_REPRODUCED, 0, TRUE,
	 "\"cannot reproduce it with the fix\" means that the fix works"},
};

const guint ktt_n_suppress_rows = G_N_ELEMENTS(ktt_suppress_rows);

const struct ktt_claim_row ktt_claim_rows[KTT_N_CLAIMS] = {
	[KTT_CLAIM_COMMIT] =
		{"commit",
		 "(?<![\\w/.@-])(?=[0-9]*[a-f])"
		 "(?<commit>[0-9a-f]{8,40})(?![\\w@-]|\\.\\w)"
		 "(?: ?,? ?\\(\\s*[\"'](?<title>.+?)[\"']\\s*\\))?",
		 "commit 0123456789ab (\"mm: do it\")",
		 "see https://example.org/0123456789ab"},
	[KTT_CLAIM_LINK] = {"link",
			    "(?<link>https?://[^\\s<>\"]+[^\\s<>\".,;:)\\]])",
			    "sent as https://example.org/a@b.", "https: it"},
	[KTT_CLAIM_NOTE] = {"note", "(?<note>\\[\\d{1,2}\\])",
			    "the patch in [1] helps", "a[i] = 0"},
	[KTT_CLAIM_OTHER] = {"other",
			     "(?i)(?:\\b(?:parent(?: of)?|based? (?:on|upon|"
			     "is|commit)|on top of|upon|against|before|after|"
			     "since|fixes:|introduced (?:by|in)|caused by|due "
			     "to|culprit|bad commit|reverting|comparing to|"
			     "vs\\.?|versus|merge of|tip)\\W*(?:commit )?)$",
			     "applied on top of commit ", "fixed by commit "},
	[KTT_CLAIM_BLAMED] = {"blamed",
			      "(?:^|\\] |: |\\s)(?<commit>[0-9a-f]{10,40}):",
			      "Re: [mm] 0123456789: aim7.jobs-per-min -5%",
			      "Re: [mm] aim7.jobs-per-min -5%"},
};
