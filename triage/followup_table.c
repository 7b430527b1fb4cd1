/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What the rows of the other followup_*_table.c need: contexts, what makes
 * what moot, how commits and links are named.
 */
#include "triage/followup_table.h"
#include "triage/followup_words.h"

const struct ktt_context_row ktt_context_rows[] = {
	{"patch-mail", KTT_IS_PATCH, KTT_AREA_SUBJECT, 1,
	 "^(?:\\[[^\\]]*\\] ?)?\\[[^\\]]*\\bPATCH\\b", NULL,
	 "[PATCH v2 1/3] mm: do it", "Re: [PATCH] mm: do it"},
	{"diff", KTT_HAS_DIFF, KTT_AREA_DIFF, 1,
	 "^(?:diff |--- |@@ |Index: |[-+](?:\\s|#|\\}|/)|\\+\\+\\+ )", NULL,
	 "diff --git a/mm/a.c b/mm/a.c", "mm/a.c | 2 +-"},
	{"quoted-diff", KTT_QUOTES_DIFF, KTT_AREA_QUOTE, 1,
	 "^(?:> ?)*(?:diff --git |--- a/|\\+\\+\\+ b/|@@ -\\d)", NULL,
	 "diff --git a/mm/a.c b/mm/a.c", "the diff of both"},
	{"few-rows", KTT_HAS_LOG, KTT_AREA_TABLE, 2,
	 "(?:\\d[\\d.,]*%?\\s+){3,}\\d", "^[*|\\\\/ ]*[0-9a-f]{8,40}\\b",
	 "before: 1234 1250 1244 1239", "1 of 2 runs"},
	{"log", KTT_HAS_LOG, KTT_AREA_TABLE, 3, "\\d",
	 "^[*|\\\\/ ]*[0-9a-f]{8,40}\\b", "  12.3  45.6  78.9",
	 "----------------"},
	{"scores-of-commits", KTT_HAS_LOG, KTT_AREA_LINE, 2, SCORE_OF_COMMIT,
	 NULL, "  0123456789ab   11020 +- 1.1%",
	 "commit 0123456789ab 12 files"},
	{"code", KTT_HAS_CODE, OWN, 1,
	 "\\b[a-z_0-9]{3,}\\(\\)|\\b[a-z0-9]+_[a-z0-9_]+\\b|->\\w", NULL,
	 "because get_ucounts() spins", "because the lock is hot"},
	{"explains", KTT_EXPLAINS, OWN, 3,
	 "\\b[a-zA-Z_0-9]{3,}\\(\\)|\\b[a-zA-Z0-9]+_[a-zA-Z0-9_]+\\b|->\\w|(?i)"
	 "\\b(?:lock|spinlock|readers?|writers?|waiters?|spinn(?:er|ing)|"
	 "context "
	 "switch(?:e)?|fsync|handle|log|transaction|journal|swap|memory|cpu|"
	 "loop|mapping|vma|thread|task|runqueue|wakeup|stripe|extent|buffer|"
	 "socket|skb|mutex|rwsem|cache|pages?|folio|inode|queue|flag|struct|"
	 "flush|allocat\\w+|batch|atomic|counter|refcount)s?\\b",
	 "\\?$", "get_ucounts() takes the lock", "thanks for the report"},
	{"no-fix", KTT_NO_FIX, OWN, 1,
	 CI "\\b(?:not|[a-z]+n" APO
	    "t)(?: [a-z]+){0,2}? (?:a|the|as a|any) (?:real |proper |final "
	    "|actual )?fix\\b|\\bdrop(?:s)? to the same "
	    "level|\\b(?:just|only|purely) (?:a |an |for "
	    ")?(?:debug(?:ging)?|experiment(?:s|al)?|pointer|diagnos\\w+)\\b",
	 NULL, "This is not a fix - just a pointer.", "This is the fix."},
	{"own-diff", KTT_TESTS_FIX, KTT_AREA_DIFF, 1, "^(?:diff |--- |@@ )",
	 NULL, "diff --git a/mm/a.c b/mm/a.c", "mm/a.c | 2 +-"},
	{"merge-notice", KTT_NOTIFIES, KTT_AREA_LINE, 1,
	 CI "^(?:this (?:patch|series|pull request) was (?:applied|merged) "
	    "to|the following commit has been merged "
	    "into)\\b|^(?:applied|queued|merged)(?: to [^,]+)?, thanks?[.!]*$",
	 NULL, "This series was applied to netdev/net.git (main)",
	 "This series was sent"},
	{"of-improvement", KTT_OF_IMPROVEMENT, KTT_AREA_SUBJECT, 1,
	 CI "\\bimprovement\\b", NULL,
	 "[mm] 0123456789: aim7.jobs-per-min 5% improvement",
	 "[mm] aim7: -5% regression"},
	{"own-test", KTT_TESTS_FIX, OWN, 1,
	 CI
	 "\\bwith (?:the|this|that|your|his|her) (?:[a-z]+ "
	 ")?(?:hack|tweak|hunk|one-liner|debug change)\\b|^with "
	 "[0-9a-f]{8,40},? (?:we|i)\\b|\\b(?:tried|tested) "
	 "(?:this|that|it)\\b|^(?:it|this|that) (?:fully |totally |completely "
	 ")?(?:recovers|restores|regains)\\b|\\b(?:appl(?:y|ied|ying)|(?:re-?)?"
	 "tested|(?:re-?)?testing|tried|adding|added|re-?ran|run|ran)\\b(?: [^ "
	 "]+){0,4}? "
	 "(?:your|the|this|that|his|her|these|new|fix|debug|above|following|"
	 "proposed|attached|v\\d+)(?: [^ ]+){0,2}? "
	 "?(?:patch(?:es)?|patch-?set|fix(?:es)?|diff|change "
	 "you|branch|series|reverts?|v\\d+|hunk)\\b|\\b(?:your|fix|debug(?:"
	 "ging)?|proposed) (?:new |fix |debug |latest |updated |proposed "
	 ")*(?:patch(?:es)?|patch-?set|fix|diff|branch|series)\\b|\\b(?:fix|"
	 "debug(?:ging)?|proposed) "
	 "(?:commit|change)\\b|\\b(?:tested|re-?tested|tried|ran|confirmed) "
	 "(?:this|that|your|the (?:new|fix|above|last|top|latest)) "
	 "commit\\b|^(?:re-?)?tested\\b|\\bwith "
	 "(?:(?:the|this|that|both|these|two|below|attached|new|of) "
	 ")*(?:patch(?:es)?|diff|fix(?:es)?|revert|branch|series) "
	 "applied\\b|\\bafter "
	 "(?:reverting|applying|dropping|removing)\\b|^(?:the "
	 ")?revert\\b|^v\\d+\\b|\\b(?:your|pulled) (?:your "
	 ")?(?:branch|tree)\\b|\\b(?:this|the) (?:patch|fix|change) (?:below "
	 "|above |attached "
	 ")?(?:could|can|does|did|fixes|restores|resolves|makes|helps|works|"
	 "recovers|seems?|has|have|had|shows?|brings|cures|removes|reduces|"
	 "improves|gives|really)\\b|\\b(?:appl(?:y|ied|ying)|tested|testing|"
	 "test|ran|tried)\\b(?: [^ ]+){0,2} v\\d+\\b|\\+ "
	 "(?:patch|fix)\\b|\\bpatch(?:es|-?set)? (?:in )?(?:your "
	 "(?:previous|last) |the )?(?:reply |mail )?\\[\\d\\]|\\bthe "
	 "(?:bot|robot) applied\\b|(?:with|without) the "
	 "fix\\b|\\b(?:recovered|restored) "
	 "(?:by|with|after)\\b|\\b(?:with|after|on|in) (?:that|your|this) "
	 "(?:patch|commit|fix|series|branch)\\b",
	 CI I_WE WILL "|\\b(?:if|when|once|after|until) your\\b",
	 "we applied your patch and reran the tests.", "the patch was merged"},
	{"quoted-claim", KTT_QUOTES_CLAIM, KTT_AREA_QUOTED, 1,
	 CI "\\b[0-9a-f]{8,40}\\b.{0,120}\\b(?:resolves|fixes|cures|addresses) "
	    "(?:that|this|it)\\b|(?:^|[.,!] "
	    ")(?:added|applied|queued|pushed|merged) to\\b|\\bhas the "
	    "fix\\b|\\b(?:should|must) be (?:fixed|resolved|gone) in "
	    "(?:next|v\\d|linux-next|mainline|-?rc|the "
	    "latest|current|linus)|\\b(?:was|been|is) (?:fixed|resolved) "
	    "(?:weeks|days|months|already|long|last)|\\b(?:is|was|been|got|"
	    "already)(?: already| now)? (?:fixed|resolved|addressed|cured) "
	    "(?:by|in|with)\\b|\\b(?:fix|patch|commit|it|which)\\b.{0,60}\\b(?:"
	    "has|have|was|were|is|got)(?: already| just| now| been)* "
	    "(?:merged|landed|applied|queued|upstream|in "
	    "(?:mainline|linus|tip|linux-next|next|for-next|master|v\\d))\\b|"
	    "\\bi(?:" APO
	    "ve| have)? (?:already )?(?:fixed|pushed|applied|queued|merged) "
	    "(?:it|this|that|the fix|a fix)\\b",
	 CI "\\b(?:due to commit|noticed a|if you fix|kindly add)\\b",
	 "This was fixed by commit 0123456789ab.",
	 "If you fix the issue, kindly add following tag"},
	{"asked-to-test", KTT_TESTS_FIX, KTT_AREA_QUOTED, 1,
	 CI
	 "\\b(?:put|feed|run|throw)(?:ing)? "
	 "(?:that|this|it)\\b.{0,40}\\b(?:robot|bot|beast|lkp|machine|setup|"
	 "grinder)\\b|\\bgive (?:it|this|that|the [a-z]+|this one|that one) a "
	 "(?:try|spin|go|whirl|shot|test)\\b|" ASKS_YOU
	 "(?:[, ]+[^ ,]+){0,6}?[, ]+(?:try|test|re-?test|apply|check)\\b(?: [^ "
	 "]+){0,5}? "
	 "?(?:patch(?:es)?|fix|diff|change|branch|series|below|attached|"
	 "following|commit|on top|revert(?:ing)?|(?:this|that|it)[?.!]|this "
	 "out|it out)|\\b(?:should|might|may|could|would) (?:already )?(?:be "
	 ")?(?:fixed|resolved|addressed|cured) (?:by|with|in)\\b|\\bworth a "
	 "try\\b|\\b(?:should|might|may|could|would|will|hope(?:fully)?) "
	 "(?:[a-z]+ "
	 ")?(?:fix|help|cure|resolve|restore|address|recover)\\b|(?:^|[.:,!] "
	 ")(?:please |kindly |pls |then |so "
	 ")*(?:try|test|re-?test|apply|pull|use) (?:again|my|v\\d+|with|the "
	 "(?:new|branch|revert|fix-?up|below|patch|reworked|two|series)|[0-9a-"
	 "f]{8})|\\b(?:below|attached|following|simple|updated|new|this|"
	 "another|small|quick|the|fix-?up|inline|these|two|both|my|incremental|"
	 "debug) "
	 "(?:patch(?:es)?|diff|fix|fix-?up|version|branch|hack|change|series)"
	 "\\b.{0,30}(?:[.:?!]|$)|\\b(?:how about|what about) "
	 "(?:the|this|that)\\b|\\bv\\d+ "
	 "(?:should|attached|below|is|here)|\\bthis (?:one "
	 ")?(?:should|might|may|could|will|removes|avoids|reduces)|\\bmaybe "
	 "this\\b|\\b(?:see|check|test|tell|know) "
	 "(?:if|whether|how|what)\\b.{0,60}\\b(?:help\\w*|happens|behaves?|"
	 "patch(?:es)?|fix\\w*|revert\\w*|dropp\\w+|difference)|\\b(?:does|did|"
	 "would|will) (?:it|this|that)(?: one)? "
	 "(?:help|make|be|behave|fix|work|do)|\\bhow does "
	 "(?:this|it|that)\\b|\\b(?:revert(?:ed|ing)?|dropping) (?:of "
	 ")?[0-9a-f]{8}|[0-9a-f]{8,40} "
	 "reverted|\\b(?:re-?run|run|test|try|check) (?:it )?with "
	 "[0-9a-f]{8}|\\b(?:check|test|pull|try) (?:this|my|the) (?:[a-z]+ "
	 ")?(?:branch|tree|revert)|\\b(?:verify|check|test|confirm) (?:the "
	 ")?(?:v\\d|fix|patch)|\\breverting (?:only )?the\\b|\\bwith the "
	 "commit reverted|\\b(?:try|test|check)(?:ing)?:? [0-9a-f]{8}|\\bhave "
	 "(?:it|this) tested\\b|\\bhave confirmation\\b|\\bdifference with "
	 "this\\b|\\brestores? the old|\\bbrings? it (?:all )?back|\\bpatch "
	 "below\\b|\\bplus this\\b|\\bregression gone with\\b (?:this|the "
	 "(?:patch|following|below|fix|attached)|it)\\b|\\b(?:does|would|will|"
	 "could|if|whether) "
	 "(?:this|the|that|it|below)\\b.{0,60}\\b(?:fix|fixes|helps?|go(?:es)? "
	 "away|cures?|restores?|recovers?|resolves?|solves?)\\b|\\b(?:patch|"
	 "fix|diff)\\b.{0,30}\\b(?:below|attached|above) "
	 "?(?:should|may|might|could|fix|:)",
	 CI "\\bif you fix the issue\\b|\\bare you (?:really )?sure\\b|\\bto "
	    "reproduce\\b|\\bnoticed a\\b",
	 "Can you please try the patch below?", "If you fix the issue"},
	{"quoted-diff-on-test", KTT_TESTS_FIX, KTT_AREA_QUOTE, 1,
	 "^(?:> ?)*(?:diff --git |--- a/|\\+\\+\\+ b/|@@ -\\d)", NULL,
	 "diff --git a/mm/a.c b/mm/a.c", "the diff of both"},
	{"quoted-credit", KTT_QUOTES_CREDIT, KTT_AREA_QUOTE, 1,
	 CI "^(?:> "
	    "?)*reported-(?:and-tested-)?by:.*(?:robot|lkp@|intel\\.com)|^(?:> "
	    "?)*closes: http\\S+(?:lkp|oe-lkp)",
	 NULL, "Reported-by: kernel test robot <lkp@intel.com>",
	 "Reported-by: A. Nother <a@example.org>"},
	{"answers-patch", KTT_ANSWERS_PATCH, KTT_AREA_SUBJECT, 1,
	 "(?i)^(?:re|aw|sv): ?(?:\\[[^\\]]*\\] ?)?\\[[^\\]]*\\bPATCH\\b", NULL,
	 "Re: [PATCH v2] mm: do it", "[PATCH v2] mm: do it"},
	{"closes", KTT_CLOSES, KTT_AREA_TRAILER, 1, "(?i)^\\W*closes: http",
	 NULL, "Closes: https://lore.example.org/a@b", "Closes the door"},
};

const guint ktt_n_context_rows = G_N_ELEMENTS(ktt_context_rows);

const struct ktt_followup_row *const ktt_followup_tables[] = {
	ktt_followup_talk_rows,	   ktt_followup_data_rows,
	ktt_followup_verdict_rows, ktt_followup_fix_rows,
	ktt_followup_end_rows,	   NULL,
};

const struct ktt_suppress_row ktt_suppress_rows[] = {
	{KTP_EVENT_REOPENED, KTP_EVENT_REPRODUCED, 0, TRUE,
	 "\"still there\" after a claimed fix is more than seeing it"},
	{KTP_EVENT_REOPENED, KTP_EVENT_FIX_TESTED, KTT_QUOTES_CLAIM, TRUE,
	 "what is merged was no offer"},
	{KTP_EVENT_REOPENED, KTP_EVENT_FIXED, 0, FALSE,
	 "\"still there after the fix was merged\" contradicts it"},
	{KTP_EVENT_DISPUTED, KTP_EVENT_NOT_REPRODUCED, 0, FALSE,
	 "\"that is noise\" is about the report's own numbers"},
	{KTP_EVENT_SUPERSEDED, KTP_EVENT_FIXED, 0, FALSE,
	 "\"fixed in v3\" means that another version is out"},
	{KTP_EVENT_SUPERSEDED, KTP_EVENT_FIX_PROPOSED, 0, FALSE,
	 "\"use v3 instead\" tells of a newer version, not of a cure"},
	{KTP_EVENT_FIXED, KTP_EVENT_DATA, 0, FALSE,
	 "what cured it is no analysis of the loss"},
	{KTP_EVENT_FIXED, KTP_EVENT_DATA, KTT_NOTIFIES, TRUE,
	 "what a bot quotes of a changelog is no analysis of the loss"},
	{KTP_EVENT_DUPLICATE, KTP_EVENT_FIXED, 0, FALSE,
	 "reported before, not fixed before"},
	{KTP_EVENT_NOT_REPRODUCED, KTP_EVENT_DATA, 0, FALSE,
	 "one number that says so is no data"},
	{KTP_EVENT_FIX_TESTED, KTP_EVENT_DATA, 0, FALSE,
	 "the result of a test is its own event"},
	{KTP_EVENT_ACKNOWLEDGED, KTP_EVENT_ACCEPTED, 0, TRUE,
	 "who goes on to work on it has not settled for it"},
	{KTP_EVENT_FIX_PROPOSED, KTP_EVENT_ACCEPTED, 0, TRUE,
	 "who offers a fix has not settled for it"},
	{KTP_EVENT_FIX_TESTED, KTP_EVENT_NOT_REPRODUCED, 0, TRUE,
	 "\"cannot reproduce it with the fix\" means that the fix works"},
	{KTP_EVENT_FIX_TESTED, KTP_EVENT_REPRODUCED, 0, FALSE,
	 "\"still there with the patch\" is a test of the patch"},
	{KTP_EVENT_FIXED, KTP_EVENT_FIX_TESTED, 0, FALSE,
	 "\"it was fixed by commit X\" says more than a test"},
	{KTP_EVENT_FIX_TESTED, KTP_EVENT_DISPUTED, 0, FALSE,
	 "numbers of a patch are no doubt about the report"},
	{KTP_EVENT_TEST_REQUESTED, KTP_EVENT_QUESTION, 0, FALSE,
	 "to ask for a test is not to ask for data"},
	{KTP_EVENT_TEST_REQUESTED, KTP_EVENT_ACKNOWLEDGED, 0, FALSE,
	 "the other side is to try it"},
	{KTP_EVENT_FIX_PROPOSED, KTP_EVENT_QUESTION, 0, FALSE,
	 "\"would this help?\" offers something"},
	{KTP_EVENT_DISPUTED, KTP_EVENT_QUESTION, 0, FALSE,
	 "\"is the test broken?\" doubts it"},
	{KTP_EVENT_FIX_PROPOSED, KTP_EVENT_DATA, KTT_IS_PATCH, TRUE,
	 "the description of a patch is part of it"},
	{KTP_EVENT_FIXED, KTP_EVENT_FIX_PROPOSED, 0, TRUE,
	 "what is merged is no proposal any more"},
	{KTP_EVENT_DUPLICATE, KTP_EVENT_DISPUTED, 0, FALSE,
	 "\"please ignore this duplicate\" says why"},
};

const guint ktt_n_suppress_rows = G_N_ELEMENTS(ktt_suppress_rows);

const struct ktt_claim_row ktt_claim_rows[KTT_N_CLAIMS] = {
	[KTT_CLAIM_COMMIT] =
		{"commit",
		 "(?<![\\w/"
		 ".@-])(?=[0-9]*[a-f])(?<commit>[0-9a-f]{8,40})(?![\\w@-]|\\."
		 "\\w)(?: ?,? ?\\(\\s*[\"'](?<title>.+?)[\"']\\s*\\))?",
		 "commit 0123456789ab (\"mm: do it\")",
		 "see https://example.org/0123456789ab"},
	[KTT_CLAIM_TITLE] =
		{"title",
		 CI "\\b(?:(?:commit|patch|change|fix|series)\\b:?(?: titled| "
		    "named| "
		    "called)?|(?:fixed|resolved|solved|cured|addressed) "
		    "(?:by|in|with)) ?\\(?\"(?<title>[^\"]{8,120})\"",
		 "fixed by the commit \"mm: do it again\".",
		 "see the commit log \"here\""},
	[KTT_CLAIM_LINK] = {"link",
			    "(?<link>https?://[^\\s<>\"]+[^\\s<>\".,;:)\\]])",
			    "sent as https://example.org/a@b.", "https: it"},
	[KTT_CLAIM_NOTE] = {"note", "(?<note>\\[\\d{1,2}\\])",
			    "the patch in [1] helps", "a[i] = 0"},
	[KTT_CLAIM_OTHER] =
		{"other",
		 "(?i)(?:\\b(?:parent(?: of)?|based? (?:on|upon|is|commit)|on "
		 "top of|upon|against|before|after|fixes:|introduced "
		 "(?:by|in)|caused by|due to|culprit|bad "
		 "commit|reverting|comparing to|vs\\.?|versus|merge "
		 "of|tip)\\W*(?:commit )?)$",
		 "applied on top of commit ", "fixed by commit "},
	[KTT_CLAIM_BLAMED] = {"blamed",
			      "(?:^|\\] |: "
			      "|\\s)(?<commit>[0-9a-f]{10,40}):(?:\\s+(?<"
			      "metric>[-\\w]+\\.\\S+))?",
			      "Re: [mm] 0123456789: aim7.jobs-per-min -5%",
			      "Re: [mm] aim7.jobs-per-min -5%"},
};
