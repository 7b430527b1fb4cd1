/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What should cure it, what a test of that said, and what did cure it. */
#include "triage/followup_table.h"
#include "triage/followup_words.h"

const struct ktt_followup_row ktt_followup_fix_rows[] = {
	/* Something that should cure it */

	{.name = "patch-closes-report",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .areas = KTT_AREA_SUBJECT,
	 .needs = KTT_IS_PATCH | KTT_CREDITS_ROBOT | KTT_NAMES_REPORT,
	 .confidence = 0.95,
	 .pattern = "PATCH",
	 .example = "[PATCH] mm: do it",
	 .counter_example = "Re: mm: it"},
	{.name = "patch-credits-robot",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .areas = KTT_AREA_SUBJECT,
	 .needs = KTT_IS_PATCH | KTT_CREDITS_ROBOT,
	 .confidence = 0.85,
	 .pattern = "PATCH",
	 .example = "[PATCH] mm: do it",
	 .counter_example = "Re: mm: it"},
	{.name = "patch-names-report",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .areas = KTT_AREA_SUBJECT,
	 .needs = KTT_IS_PATCH | KTT_CLOSES | KTT_NAMES_REPORT,
	 .confidence = 0.8,
	 .pattern = "PATCH",
	 .example = "[PATCH] mm: do it",
	 .counter_example = "Re: mm: it"},
	{.name = "inline-patch",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .areas = KTT_AREA_LINE,
	 .needs = KTT_IS_REPLY | KTT_HAS_DIFF,
	 .lacks = KTT_IS_PATCH | KTT_NO_FIX,
	 .confidence = 0.9,
	 .pattern = "^(?:Subject: )?\\[[^\\]]*\\bPATCH\\b",
	 .example = "Subject: [PATCH] mm: do it",
	 .counter_example = "Subject: mm"},
	{.name = "offers-diff",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .needs = KTT_IS_REPLY | KTT_HAS_DIFF,
	 .lacks = KTT_IS_PATCH | KTT_NO_FIX,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.85,
	 .pattern = CI
	 "\\b(?:try|test|below|following|attached|this|here|how "
	 "about|does|fix(?:es)?|patch(?:es)?|diff|un-?tested|something "
	 "like|restor\\w+|recover\\w*|help\\w*|revert|should)\\b",
	 .example = "Something like this (untested):",
	 .counter_example = "Nothing in it."},
	{.name = "bare-diff",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .who = KTT_NOT_ROBOT,
	 .areas = KTT_AREA_DIFF,
	 .needs = KTT_IS_REPLY | KTT_HAS_DIFF,
	 .lacks = KTT_IS_PATCH | KTT_NO_FIX,
	 .confidence = 0.7,
	 .pattern = "^(?:diff |--- |@@ |[-+](?:\\s|#|\\}))",
	 .example = "diff --git a/mm/a.c b/mm/a.c",
	 .counter_example = "mm/a.c"},
	{.name = "tester-offers-diff",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .who = KTT_ROBOT_ONLY,
	 .areas = OWN,
	 .needs = KTT_IS_REPLY | KTT_HAS_DIFF,
	 .lacks = KTT_IS_PATCH | KTT_NO_FIX | KTT_QUOTES_DIFF,
	 .confidence = 0.8,
	 .pattern = CI
	 "\\b(?:" CURED "|" CURES
	 "|recover|make (?:the )?(?:regression|drop) (?:gone|smaller))\\b",
	 .before = CI NEGATED CLAUSE,
	 .example = "The debug patch below restores the performance.",
	 .counter_example = "I changed it a little bit to be applied:"},
	{.name = "asks-if-commit-cures",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_IN_QUESTIONS | KTT_TAKES_COMMIT | KTT_NEEDS_COMMIT,
	 .confidence = 0.7,
	 .pattern =
		 CI "\\b(?:does|do|did|would|can|could|is|will|if|whether|"
		    "wonder|should)\\b.{0,80}\\b(?:go(?:es)? away|gone|" CURES
		    "|help|resolve|cure|make (?:any "
		    ")?difference|improve)\\b.{0,80}\\b(?:with|by|commit|patch("
		    "?:es)?|fix|series|branch)\\b",
	 .example = "Does this regression go away with the following commit?",
	 .counter_example = "Does the test help?"},
	{.name = "should-be-fixed-by",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_IN_QUESTIONS | KTT_TAKES_COMMIT | KTT_NEEDS_COMMIT,
	 .confidence = 0.75,
	 .pattern =
		 CI "\\b(?:should|ought to|might|may|could|will|would|i(?:" APO
		    "d)? (?:think|believe|expect|guess|hope)|good "
		    "chance|likely|probably|supposed "
		    "to)\\b.{0,100}\\b(?:fix(?:es|ed)?|resolv(?:es?|ed)|solv(?:"
		    "es?|ed)|address(?:es|ed)?|help(?:s|ed)?|restored?|cured?|"
		    "improved?|mitigated?)\\b.{0,60}\\b(?:by|with|in|commit|"
		    "patch(?:es)?|series|this|that|it)\\b",
	 .unless = CI "\\b(?:instead of|rather than)\\b",
	 .example = "I think this should be fixed by commit 0123456789ab.",
	 .counter_example = "This should be fixed."},
	{.name = "try-commit",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .flags = KTT_IN_QUESTIONS | KTT_TAKES_COMMIT | KTT_NEEDS_COMMIT,
	 .confidence = 0.65,
	 .pattern =
		 CI "\\b(?:guess|think|suspect|believe|hope|might|may|could)"
		    "\\b.{0,80}\\b(?:helps?|fix(?:es)?|cures?|solves?)\\b|\\b(?"
		    ":is|are|likely|probably|be|seems?)(?: likely| probably| "
		    "just)? (?:missing|lacking)\\b|\\b(?:you|we|it) (?:also "
		    ")?needs?\\b|\\b(?:worth a (?:try|shot|test)|good "
		    "chance|try|test(?:ing)? "
		    "(?:with|this|the)|re-?test|cherry-?pick(?:ing)?|pick(?:"
		    "ing)? up|with the patch|useful|apply(?:ing)?)\\b",
	 .before = CI NEGATED CLAUSE,
	 .example = "Commit 0123456789ab is worth a try.",
	 .counter_example = "See 0123456789ab."},
	{.name = "points-to-patch",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .needs = KTT_IS_REPLY | KTT_HAS_LINK,
	 .lacks = KTT_IS_PATCH,
	 .flags = KTT_IN_QUESTIONS | KTT_TAKES_LINK,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:fixed|addressed|resolved|solved|cured|handled) "
	 "(?:by|in|with|here)(?: the| this)?:? ?https?://|\\b(?:a|the|my) "
	 "(?:patch|fix|series) (?:is|has been|was) (?:already )?(?:on the "
	 "list|posted|sent|out|here)\\b|\\bdoes (?:it|this|that) (?:get "
	 "better|help|improve|go away|look "
	 "better)\\b|\\b(?:patch(?:es)?|fix(?:es)?|series|patch-?set|branch|"
	 "commit|pull "
	 "request)\\b.{0,100}\\b(?:fix(?:es|ed)?|help(?:s|ed|ing)?|restor\\w+|"
	 "recover\\w*|resolv\\w+|address\\w*|improv\\w+|avoid\\w*|mitigat\\w+|"
	 "try|test|sent|posted|available|at|here|in)\\b|\\b(?:try|test|sent|"
	 "posted|see|pick(?:ed)?|with|apply|applying|queued|have)\\b.{0,60}\\b("
	 "?:patch(?:es)?|fix(?:es)?|series|branch)\\b|\\b(?:patch|fix|fixes|"
	 "series) (?:is|are) (?:already |now )?(?:on (?:its|the|their) "
	 "way|under ?way|pending|in flight)\\b|https?://\\S+ "
	 "(?:should|will|would|might|ought to) (?:probably |hopefully |also "
	 ")*(?:take care of|fix|help|address|resolve|cure|solve) "
	 "(?:it|this|that|the|with)\\b|\\b(?:follow-?up|new|next|later) "
	 "(?:series|patch(?:es)?|set|patch-?set)\\b.{0,20}https?://",
	 .unless = CI PROCESS "|\\b(?:does|did|do)(?:n" APO "t| "
			      "not)\\b|\\b(?:original|wrong|v1|blamed|caus(?:"
			      "es|ed)|introduc\\w+|reported|report)\\b",
	 .before = CI NOT_HELPING,
	 .example =
		 "I have posted a fix for this at https://lore.example.org/a@b",
	 .counter_example = "See https://lore.example.org/a@b"},
	{.name = "asks-to-test-link",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .needs = KTT_IS_REPLY | KTT_HAS_LINK,
	 .lacks = KTT_IS_PATCH,
	 .flags = KTT_IN_QUESTIONS | KTT_TAKES_LINK | KTT_NEEDS_LINK,
	 .confidence = 0.65,
	 .pattern = CI "(?:" ASKS_TEST
		       "|\\bmind (?:giving|trying|testing)\\b|^(?:please "
		       ")?(?:try|test|give)\\b).*\\b(?:patch(?:es)?|fix|series|"
		       "v\\d+|this|these|below|following|branch|diff)\\b",
	 .unless = CI PROCESS,
	 .example = "Mind giving this v2 a spin?",
	 .counter_example = "Can you test with a bigger file?"},
	{.name = "attaches-patch",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.8,
	 .pattern = CI
	 "\\b(?:attach(?:ed|ing)?|enclosed)\\b.{0,80}\\b(?:patch|diff|fix|"
	 "series)\\b|\\b(?:patch|diff|fix|series)\\b.{0,40}\\battached\\b",
	 .unless = CI
	 "\\bjob\\.yaml|\\bis attached in this email|\\b(?:perf|profile|the) "
	 "(?:diff|profile|output|data)\\b(?! (?:below|that|which) "
	 "(?:fixes|should))",
	 .before = CI NEGATED CLAUSE,
	 .example = "I attach the patch here.",
	 .counter_example = "The log is attached."},
	{.name = "fix-would-be",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH | KTT_NO_FIX,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.65,
	 .pattern = CI
	 "\\b(?:(?:the |a |one |proper |right |real |obvious |simple |possible "
	 "|potential |best |correct |easy |easiest |simplest "
	 ")+(?:fix|answer|solution|possibility|idea|approach|way (?:to fix|to "
	 "solve|out|forward|to "
	 "address)|remedy|workaround|option)\\b.{0,40}?\\b(?:is|would be|might "
	 "be|could be|may be|seems|should be|appears)(?: probably| just| "
	 "likely| simply)? (?:to|that we)\\b|something like (?:this|that) "
	 "(?:could|might|would|should|ought to) "
	 "(?:help|work|do|fix)|(?:fix|solve|address|improve|avoid) "
	 "(?:this|that|it) by [a-z]+ing)\\b",
	 .unless = CI "\\b(?:not|[a-z]+n" APO
		      "t) (?:known|clear|obvious|yet|the)\\b|\\bstill the "
		      "patch\\b|\\balready\\b",
	 .example = "Seems like the fix is to use the same helper in both.",
	 .counter_example = "The fix is not known yet."},
	{.name = "could-change-code",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH | KTT_NO_FIX,
	 .confidence = 0.5,
	 .pattern = CI
	 "\\b\\w+ (?:could|can) "
	 "(?:simply|just|instead|easily|perhaps|probably|of course) "
	 "[a-z]+\\b|\\b(?:we|you|i|it|one|they|that|this|kernel|driver|code|"
	 "server|client)(?: probably| really| definitely| just| should "
	 "probably)* (?:could|can|may(?: want to)?(?! be\\b)|might(?: want "
	 "to)?(?! be\\b)|should(?: be able to)?|needs? to|ought to|want "
	 "to|just needs? to|" APO
	 "d better|would (?:be (?:trivial|easy|simple) to|have to|need to))(?: "
	 "probably| also| just| simply| instead| try to| perhaps| maybe| "
	 "easily| then)* (?:go back|be an?|be "
	 "!|use|using|replace|avoid|skip|re-?order|split|move|defer|batch|"
	 "cache|restore|revert "
	 "to|solve|return|convert|switch|change|limit|drop "
	 "(?:it|this|that|the)|remove the|bypass|re-?arrange|pad|add "
	 "(?:a|an|some|cache)|make (?:it|this|that|the))\\b",
	 .unless = CI PROCESS "|\\b(?:metrics?|classifications?|reports?|"
			      "please|you can (?:use|find|see)|see commits)\\b",
	 .before = CI IF CLAUSE "|" NEGATED CLAUSE,
	 .example =
		 "I think we may want to go back to the approach of two lists.",
	 .counter_example = "We could meet next week."},
	{.name = "better-to",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH | KTT_NO_FIX,
	 .confidence = 0.5,
	 .pattern = CI
	 "\\b(?:would|might|could|may|should) (?:probably |also )?be "
	 "(?:better|best|simplest|easiest|safest|nicest|enough|sufficient|"
	 "possible|easy|good|cleaner|simpler|faster|trivial|worth(?:while)?)(?:"
	 " if we| to|,? i think,? to)(?: just| simply| also)? "
	 "(?:use|used?|add|avoid|skip|keep|move|drop|cache|batch|make|replace|"
	 "split|pass|do|check|restore|limit|convert|defer|introduce|have)(?:ed)"
	 "?\\b",
	 .unless = CI PROCESS
	 "|\\b(?:test(?:ed|ing)?|report|bot|robot|config|benchmark)\\b|\\b(?:"
	 "selftests?|kunit|comments?|documentation|test ?cases?) would\\b",
	 .before = CI IF CLAUSE,
	 .example = "It would be better to use a per-cpu counter here.",
	 .counter_example = "It would be better to wait."},
	{.name = "doing-that-restores",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH | KTT_NO_FIX,
	 .confidence = 0.6,
	 .pattern = CI
	 "\\b(?:adding|using|moving|replacing|reverting|restoring|dropping|"
	 "removing|changing|avoiding|batching|caching|limiting|deferring|"
	 "disabling|enabling|making|setting|switching|converting|turning|"
	 "keeping|skipping|padding|aligning|slapping|marking|putting|splitting|"
	 "passing)\\b.{0,80}\\b(?:should|would|might|could|ought to) "
	 "(?:probably |likely |already |also |be enough to |be sufficient to "
	 "|suffice to )*(?:restore|fix|help|cure|avoid|bring|solve|get "
	 "rid|recover|be enough|suffice|do (?:it|the "
	 "trick))\\b|\\b(?:would|should|might|could) be (?:enough|sufficient) "
	 "to (?:cure|fix|help|avoid|restore|solve|recover)\\b",
	 .unless = CI PROCESS "|\\b(?:report|bot|robot|config|benchmark)s?\\b",
	 .before = CI IF CLAUSE,
	 .example =
		 "Slapping that onto the helper should restore the old code.",
	 .counter_example = "Adding a CPU should not matter."},
	{.name = "suggests",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH | KTT_NO_FIX,
	 .confidence = 0.5,
	 .pattern = CI "\\bi(?:" APO
		       "d| would)? (?:suggest|propose|recommend)(?: to| that "
		       "we| we| you)? (?:just |simply "
		       ")?(?:add|use|mov|replac|revert|restor|drop|remov|chang|"
		       "avoid|batch|cach|limit|defer|disabl|mak|switch|convert|"
		       "turn|keep|split|skip|merg|pad|align|rais|increas|reduc|"
		       "tak|return|go)(?:e|p|s|ing|ping|ting)?\\b",
	 .unless = CI PROCESS
	 "|\\b(?:test|report|bot|robot|config|benchmark|governor)s?\\b",
	 .example = "I'd suggest to turn the list into a tree.",
	 .counter_example = "I'd suggest to run it again."},
	{.name = "how-about",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH | KTT_NO_FIX,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.6,
	 .pattern = CI
	 "\\bwhat if (?:we|it) (?:only |just |instead |simply |rather "
	 ")*(?:took|did|made|kept|put|held|skipped|moved|used|checked|added|"
	 "batched|cached|deferred|avoided|limited|dropped|delayed|switched|"
	 "replaced)\\b|(?:^|[,.:] ?|so )(?:how about|what about|what if "
	 "(?:we|you)|why not|why don" APO
	 "t we|perhaps|maybe) (?:we |just |you )?(?:could |should |can |simply "
	 "|just "
	 ")*(?:skip|add|use|using|mov|replac|revert|restor|drop|remov|chang|"
	 "avoid|batch|cach|limit|defer|disabl|enabl|mak|set|switch|convert|"
	 "turn|keep|rais|increas|reduc|lower|pad|align|do)(?:e|p|s|ing|ping)?"
	 "\\b",
	 .unless =
		 CI "\\b(?:test|re-?run|run|report|config|setup|benchmark)\\b",
	 .example = "How about we skip the flush if the page is clean?",
	 .counter_example = "How about the other tests?"},
	{.name = "offers-cure",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH | KTT_NO_FIX,
	 .flags = KTT_TAKES_COMMIT | KTT_TAKES_LINK,
	 .confidence = 0.7,
	 .pattern = CI
	 "\\b(?:pushed|put|have|got) (?:something|it|this|that|an? "
	 "(?:fix|attempt|version))(?: for (?:this|that|it))? (?:to|on|in|up "
	 "(?:at|on|in)) (?:my |the |a "
	 ")?[-\\w/"
	 ".]*(?:wip|test(?:ing)?|devel|tmp|experimental)\\b|\\b(?:pushed|"
	 "posted|sent|put) (?:a|the|my) (?:possible |potential "
	 ")?(?:candidate|prototype|attempt|draft)\\b|\\bthis should "
	 "(?:get|bring|restore|fix|cure|help|do (?:it|the trick))\\b|\\bthe "
	 "following (?:[a-z]+ "
	 ")?(?:makes?|fixes|restores|gets|helps|should|cures)\\b|\\bthere(?: "
	 "is|" APO "s) a (?:candidate|prototype|possible fix|wip) "
	 "(?:at|in|on)\\b|\\b(?:try|test) (?:the|my) (?:[-\\w/.]+ "
	 ")?(?:branch|tree|series|patch(?:es)?) "
	 "(?:of|from|at|in|on)\\b|\\b(?:updated|new|corrected|fixed) "
	 "(?:diff|patch|version):|\\bhere(?: is|" APO
	 "s) (?:a|an|the|my|another) (?:[a-z]+ "
	 ")?(?:fix|patch|hack|diff)\\b|\\b(?:patch(?:es)?|fix(?:es)?|series|"
	 "commit|it|this|that)\\b.{0,40}\\b(?:should|will|would|might|may|"
	 "takes?) (?:take )?care of "
	 "(?:it|this|that)\\b|\\b(?:patch(?:es)?|fix(?:es)?|branch|series|"
	 "commit|change|diff)\\b(?: [^ ]+){0,14}? (?:that|which|to|it)? "
	 "?(?:should|might|may|could|would|will|hopefully|probably|likely|is "
	 "supposed to|is meant to)(?: [a-z]+){0,2}? "
	 "(?:fix|help|address|resolve|restore|recover|mitigate|cure|solve|"
	 "improve)\\b|\\b(?:pushed|posted|sent|prepared|wrote|queued|made|have)"
	 " (?:a|an|the|my|some|out|another|one|this)(?: [a-z-]+){0,2}? "
	 "(?:fix(?:es)?|patch(?:es)?|series|branch|solution|candidate|"
	 "workaround)\\b(?: [^ ]+){0,6}? (?:fix|to|for|that|which|here|at)\\b",
	 .unless = CI PROCESS
	 "|\\b(?:original|debug\\w*|blamed|caus(?:es|ed)|introduc\\w+|new "
	 "version|another patch which|next|v\\d+)\\b",
	 .before = CI NOT_HELPING,
	 .example = "I pushed a patch that should fix the regression.",
	 .counter_example = "The patch was reviewed."},
	{.name = "should-be-code",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH | KTT_NO_FIX,
	 .confidence = 0.6,
	 .pattern =
		 CI "\\bshould (?:really |probably |just |definitely |instead "
		    "|clearly )*be (?:an? |the "
		    ")?(?:!|[\'\"`]|(?-i:[A-Z][A-Z0-9_]{3,})\\b|[a-z0-9]+_[a-"
		    "z0-9_]+|\\w+\\(|atomic|unsigned|signed|static|const\\b)",
	 .unless = CI IF_FIRST,
	 .example = "That should be !!(flags & MASK).",
	 .counter_example = "That should be fine."},
	{.name = "asks-if-change-cures",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.6,
	 .pattern = CI
	 "\\b(?:if|whether|does|do|would|will|wonder)\\b.{0,40}\\b(?:restoring|"
	 "reverting|removing|adding|dropping|replacing|moving|changing|"
	 "skipping|disabling|enabling|using|making|padding)\\b.{0,80}\\b(?:go(?"
	 ":es)? away|helps?|fix(?:es)?|cures?|restores?|resolves?|changes? "
	 "anything|makes? (?:any|a) difference)\\b",
	 .example =
		 "Can you check whether restoring the check makes it go away?",
	 .counter_example = "Does adding a CPU take long?"},
	{.name = "try-revert",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH | KTT_NO_FIX,
	 .flags = KTT_IN_QUESTIONS | KTT_TAKES_COMMIT,
	 .confidence = 0.6,
	 .pattern = CI
	 "\\b(?:try|test|check|see)\\b.{0,30}\\b(?:reverting|revert of|with "
	 ".{0,30} reverted|dropping|removing|restoring|disabling)\\b",
	 .before = CI NEGATED CLAUSE "|\\bavoid",
	 .example = "Can you try reverting 0123456789ab to see if that helps?",
	 .counter_example = "We try to avoid reverting."},

	/* A fix was tested */

	{.name = "not-fully-cured",
	 .type = KTP_EVENT_FIX_TESTED,
	 .who = KTT_ROBOT_ONLY,
	 .areas = OWN,
	 .needs = KTT_TESTS_FIX,
	 .confidence = 0.9,
	 .result = KTP_RESULT_PARTIAL,
	 .pattern = CI
	 "\\bstill\\b.{0,40}\\b\\d[\\d.]*%.{0,60}\\b(?:compared "
	 "(?:to|with)|vs\\.?|instead of|down from) -?\\d[\\d.]*%|\\bbut "
	 "(?:there is |there" APO "s |it |we |the regression |is "
	 ")*still\\b|\\b(?:improve[sd]?|help(?:s|ed)?|better|reduce[sd]?)(?: "
	 "[a-z]+){0,2}? (?:a (?:little|bit)|slightly|somewhat|to some "
	 "(?:extent|degree))\\b|\\b(?:a (?:little|bit)|slightly|somewhat) "
	 "(?:better(?! than (?:the "
	 ")?(?:base|parent|before|original|good))|improved|recovered|smaller|"
	 "helpful)\\b|\\brecover(?:s|ed)? (?:about |around |only |nearly "
	 ")?(?:half|some|most|part|\\d+)\\b|\\b(?:partial(?:ly)?|partly|(?:not|"
	 "[a-z]+n" APO
	 "t) (?:be )?(?:fully|completely|entirely|totally|all)(?: [a-z]+)? "
	 "?(?:" CURED
	 "|recover(?:ed)?|restore|fix|resolve|go away)|helps? (?:a "
	 "(?:bit|little)|some(?:what|thing)?)|(?:some|most|part|half|about "
	 "half|much|a part) of (?:the |it|this|that "
	 ")|(?:becomes?|is|became|got|gets) (?:much |a bit |slightly |a little "
	 ")?smaller|(?:reduce[sd]?|shrinks?|narrow(?:s|ed)?|decrease[sd]?) "
	 "(?:the "
	 ")?(?:regression|drop|gap|loss)?\\b.{0,40}\\b(?:from|but|to)\\b|but "
	 "not (?:so|as|fully|completely|all|enough)|still "
	 "(?:has|have|see|a|some) .{0,30}(?:left|remaining|compar))\\b",
	 .unless = CI
	 "\\bapplied "
	 "and\\b|^(?:(?!(?:help|improv|better|recover|restor|reduc|gone|small|"
	 "less|partial|some)).)*\\b(?:tested|tried|applied|re-?ran|ran|checked|"
	 "rebuilt)\\b(?:(?!(?:help|improv|better|recover|restor|reduc|gone|"
	 "small|less|partial|some)).)*\\bbut (?:there is |there" APO
	 "s |it |we |the (?:regression|issue|problem) |is "
	 ")*still\\b(?:(?!(?:help|improv|better|recover|restor|reduc|gone|"
	 "small|less|partial|some)).)*$",
	 .before = CI IF CLAUSE,
	 .example = "the regression is partially recovered by applying your "
		    "patch.",
	 .counter_example =
		 "the series was partially applied and the regression stays"},
	{.name = "not-cured",
	 .type = KTP_EVENT_FIX_TESTED,
	 .who = KTT_ROBOT_ONLY,
	 .areas = OWN,
	 .needs = KTT_TESTS_FIX,
	 .confidence = 0.85,
	 .result = KTP_RESULT_BAD,
	 .pattern = CI
	 "\\b(?:can" APO "t|cannot|can not|couldn" APO "t|could not|doesn" APO
	 "t|fails? to|failed to) (?:really |fully |help "
	 ")*(?:fix|resolve|solve|recover|restore|help|cure|improve|eliminate)"
	 "\\b|\\b(?:same|similar|close)(?: score| result| performance| level| "
	 "regression)? (?:to|with|as) (?:the |that of |those of "
	 ")*(?:bad|blamed|first bad|offending|original "
	 "(?:report|regression)|without|before (?:the (?!bad|blamed|first "
	 "bad|offending)|applying)|[0-9a-f]{8,})|\\b(?:(?:did|does|do|could|"
	 "can|has|have|was|is|are)(?: not|n" APO
	 "t) (?:really |actually |seem to |be |help |fully "
	 ")*(?:fix|help|solve|resolve|recover(?:ed)?|restored?|work|improve|"
	 "cure|change (?:anything|the "
	 "(?:result|score|regression|performance))|make (?:a|any) "
	 "difference|bring|see (?:any |an "
	 ")?(?:improvement|effect|difference))|not "
	 "(?:recovered|restored|fixed|resolved|cured|helpful)|(?:still "
	 "(?:there|exist(?:s|ed)?|reproducible|reproduced?|see|observed?|"
	 "present|remains?|persists?|not|similar|regress|(?:has|have|get|got|"
	 "gives?|shows?) (?:[^ ]+ "
	 "){0,3}?(?:regression|drop))|remains|persists)|no (?:obvious |big "
	 "|much |significant |real |performance |visible |clear "
	 ")*(?:effect|impact|improvement|change|difference|diff|help|recovery)|"
	 "(?:little|small|minor|limited|few|almost no|hardly any) "
	 "(?:impact|effect|influence|improvement|help|difference)|(?:even|"
	 "actually|a little|a bit|slightly|becomes?|much) (?:[a-z]+ "
	 ")?(?:worse|lower|slower)|similar "
	 "(?:score|regression|result|data|level)\\b.{0,30}\\bto (?:the "
	 ")?(?:bad|original|[0-9a-f]{7}))\\b",
	 .unless =
		 CI "\\b(?:rebuilt|both) (?:both |the |two "
		    ")*(?:kernels|commits|builds)\\b(?!.{0,40}\\b(?:patch|fix)"
		    "\\b)|\\b(?:re-?)?(?:tested|ran|built) [0-9a-f]{8,40} and "
		    "[0-9a-f]{8,40}\\b|\\b(?:no|without)(?: [a-z]+){0,2} "
		    "regression|\\bnot impacted|\\bno diff for\\b",
	 .before = CI IF CLAUSE,
	 .example =
		 "the regression is still there after we applied the change.",
	 .counter_example = "the regression is gone"},
	{.name = "says-no",
	 .type = KTP_EVENT_FIX_TESTED,
	 .who = KTT_ROBOT_ONLY,
	 .areas = OWN,
	 .needs = KTT_TESTS_FIX,
	 .flags = KTT_ONLY_ANSWERS,
	 .confidence = 0.8,
	 .result = KTP_RESULT_BAD,
	 .pattern = CI "^(?:no|nope|unfortunately|sorry|sadly)\\b(?! "
		       "(?:problem|worries|idea|doubt|need|plan))",
	 .unless = CI "\\b(?:late|delay|inconvenience|confusion|trouble)\\b",
	 .above = CI "\\b(?:fix|help|go(?:es)? "
		     "away|gone|cure|resolve|restore|recover|solve|work|commit|"
		     "try|test)\\b",
	 .example = "no in our tests, becomes even worse.",
	 .counter_example = "now it is fine"},
	{.name = "says-yes",
	 .type = KTP_EVENT_FIX_TESTED,
	 .who = KTT_ROBOT_ONLY,
	 .areas = OWN,
	 .needs = KTT_TESTS_FIX,
	 .flags = KTT_ONLY_ANSWERS,
	 .confidence = 0.88,
	 .result = KTP_RESULT_GOOD,
	 .pattern = CI
	 "^(?:yes|yeah|yep|confirmed|right)\\b.{0,80}\\b(?:fix(?:es|ed)?|"
	 "restore[sd]?|recover(?:s|ed)?|help(?:s|ed)?|works?|worked|gone|"
	 "resolve[sd]?|solve[sd]?|cure[sd]?|disappear\\w*)\\b",
	 .unless = CI NEGATED_CURE,
	 .example = "yes, the patch restores the original behaviour in our "
		    "test setup.",
	 .counter_example = "yes, but the regression is still not gone."},
	{.name = "cured",
	 .type = KTP_EVENT_FIX_TESTED,
	 .who = KTT_ROBOT_ONLY,
	 .areas = OWN,
	 .needs = KTT_TESTS_FIX,
	 .confidence = 0.8,
	 .result = KTP_RESULT_GOOD,
	 .pattern = CI
	 "\\b(?:brings?|brought|gets?|got|puts?) (?:the "
	 ")?(?:score|performance|throughput|result|number|it)s? (?:all |right "
	 ")?back\\b|\\b(?:even )?better than (?:the |that of the "
	 ")?(?:parent|base(?:line)?|before|original|good)\\b|\\b(?:regressions?"
	 "|drop|issue|slow-?down|degradation)(?: also| now)? "
	 "(?:disappear(?:s|ed)?|vanish(?:es|ed)?|goes away|went "
	 "away|(?:is|was) no longer)\\b|\\bno (?:more |such "
	 ")?(?:regression|drop) (?:found|seen|observed|left|any ?more|now|is "
	 "(?:found|seen|observed))\\b|\\bsame as before the "
	 "(?:bad|blamed|first "
	 "bad|offending)\\b|\\b(?:performance|score|throughput|result|data|"
	 "numbers?|iops)s? "
	 "(?:is|are|was|were|comes?|came|goes|went|gets?|got|recovers?|returns?"
	 "|returned) (?:fully |now |all "
	 ")*(?:back|good|normal|ok|fine|recovered|restored)\\b|\\b(?:to|as|"
	 "with) the (?:same )?level (?:of|as) (?:the "
	 ")?(?:parent|base|good|original|before)|\\b(?:comparable|similar|same|"
	 "close)(?: score| result| performance| level)? (?:to|with|as) (?:the "
	 "|that of |those of )*(?:parent|base(?:line)?|good|before "
	 "the)\\b|\\b(?:" LOSS
	 "|performance|score|drop|issue|problem|results?|throughput|it|data|"
	 "they)\\b.{0,60}?\\b(?:is|was|are|were|has|have|got|gets?|been|be|"
	 "could make|make|made|makes|can "
	 "be|found|disappear\\w*|vanish\\w*|goes|went)\\b(?: [a-z]+){0,3}? "
	 "?" CURED "\\b|\\b(?:could |can )?(?:make|makes|made) (?:the "
	 ")?(?:regression|drop|issue) gone\\b|\\bperformance (?:is "
	 ")?(?:restored|recovered)\\b|\\bno (?:more )?regression (?:any "
	 "?more|now|left)\\b|\\bdisappeared\\b|\\b(?:do|does|did)(?: not|n" APO
	 "t)(?: really| actually)? (?:see|observe|have|find|notice) (?:the "
	 "|this |that |any |such "
	 ")*(?:regression|drop|issue|slow-?down|degradation) (?:any "
	 "?more|now|again|any longer)\\b",
	 .unless = CI NEGATED_CURE,
	 .before = CI IF CLAUSE,
	 .example = "we applied the patch and found the performance restored.",
	 .counter_example = "if the regression is gone, please tell us"},
	{.name = "fix-works",
	 .type = KTP_EVENT_FIX_TESTED,
	 .who = KTT_ROBOT_ONLY,
	 .areas = OWN,
	 .needs = KTT_TESTS_FIX,
	 .confidence = 0.8,
	 .result = KTP_RESULT_GOOD,
	 .pattern = CI
	 "^(?:yes,? |yeah,? |and )?(?:it|this|that|the patch|your patch|the "
	 "series|the branch|the revert) (?:does |did |fully |completely "
	 "|totally |really "
	 ")*(?:recovers?|restores?|recovered|restored|regains?) (?:the |all "
	 "|all of the |most of the "
	 ")?(?:performance|throughput|score|regression|loss|drop)\\b|^(?:yes|"
	 "yeah|yep|confirmed|great|good|hi|it|thanks)?[,.!: "
	 "]*(?:this|that|the|your|it|below|with)? ?(?:new |latest |above "
	 "|below |debug )?(?:patch|fix|change|commit|diff|it)?(?: does| did| "
	 "really| indeed| could| can| has)* "
	 "(?:works?|worked|fixed|fixes|solved|solves|helped|helps|fix|solve)(?:"
	 " it| this| that| the (?:issue|regression|problem)| well| for us| "
	 "fine| now|[.,!]|$)|\\b(?:" THE_FIX
	 "|patch|commit|it|this|series)\\b.{0,60}\\b(?:could |can |does |did "
	 "|really |indeed |do |fully |completely |entirely "
	 ")*(?:fix(?:es|ed)?|restor(?:es?|ed)|recover(?:s|ed)?|resol(?:ves?|"
	 "ved)|cur(?:es?|ed)|eliminat(?:es|ed)|solv(?:es?|ed)|works?|worked|"
	 "helps?|helped|bring(?:s)?|brought|make)\\b(?: [^ ]+){0,6}? (?:" LOSS
	 "|performance|issue|problem|back|well|fine|for us|in "
	 "our|score|gone|behaviou?r)\\b",
	 .unless = CI NEGATED_CURE,
	 .before = CI IF CLAUSE,
	 .example = "your patch restores the original behaviour in our test "
		    "setup.",
	 .counter_example = "your patch cannot fix the issue"},
	{.name = "cannot-reproduce-with-fix",
	 .type = KTP_EVENT_FIX_TESTED,
	 .areas = OWN,
	 .confidence = 0.85,
	 .result = KTP_RESULT_GOOD,
	 .pattern = CI
	 "(?:\\b" WITH_FIX_WORDS "\\b.{0,30}(?:" CANNOT " (?:[a-z-]+ "
	 "){0,2}?(?:re-?produced?|repro|see|observe|trigger)|\\b(?:do|does|"
	 "did)" NT "(?: [a-z-]+){0,3}? (?:see|observe) (?:the |this |any |that "
	 ")?(?:regression|issue|drop|problem))|(?:" CANNOT " (?:[a-z-]+ "
	 "){0,2}?(?:re-?produced?|repro|see|observe|trigger)|\\b(?:do|does|"
	 "did)" NT "(?: [a-z-]+){0,3}? (?:see|observe)|\\bno longer "
	 "(?:see|reproduc|observe|there|present)|\\bno more "
	 "(?:regression|drop))\\b.{0,80}\\b" WITH_FIX_WORDS ")",
	 .unless = CI "\\bwith(?: or |/| and )(?:without|w/o)",
	 .before = CI IF CLAUSE,
	 .example = "We are not able to reproduce the regression with the fix.",
	 .counter_example = "I cannot reproduce it with or without the patch."},
	{.name = "no-fault-left",
	 .type = KTP_EVENT_FIX_TESTED,
	 .who = KTT_ROBOT_ONLY,
	 .areas = OWN,
	 .needs = KTT_TESTS_FIX,
	 .confidence = 0.8,
	 .result = KTP_RESULT_GOOD,
	 .pattern = CI
	 "\\b(?:regression|drop|issue|warning|problem|crash|failure|splat) "
	 "(?:can" APO "t|cannot|can not|could not|couldn" APO "t|is not|isn" APO
	 "t) (?:be )?(?:seen|observed|reproduced|triggered|found|hit)(?: any "
	 "?more| any longer| now| again)\\b"
	 "|\\bno (?:such "
	 ")?(?:issue|warning|error|crash|hang|failure|problem|splat|report|"
	 "regression)s? (?:is |was |were |has been "
	 ")?(?:found|seen|observed|hit|reported|any "
	 "?more|now)\\b|\\b(?:patch|fix|it|this|series) (?:indeed |really "
	 "|does )?(?:fix(?:es|ed)?|resolve[sd]?|cure[sd]?|solve[sd]?) the "
	 "(?:[a-z]+ "
	 ")?(?:hang|crash|warning|splat|build|failure|oops|panic|stall|lockup|"
	 "bug|error|leak|deadlock|BUG)\\b|\\b(?:is|are) (?:not "
	 "(?:there|present|seen|visible)|gone) any "
	 "(?:longer|more)\\b|\\b(?:tests?|testcases?|boot|builds?|compilation)("
	 "?: is| are)?(?: all| now)* "
	 "(?:passed|passes|pass|ok|okay|good|fine|clean|succeeds?|succeeded)(?="
	 " (?:now|with|after)\\b|[.,!]|$)",
	 .unless = CI "\\b(?:without (?:the |this |your )?(?:patch|fix)|not "
		      "fix|but|still)\\b",
	 .before = CI IF CLAUSE,
	 .example = "no such issue found in 50 runs with this patch.",
	 .counter_example = "no reply was found in the archive"},
	{.name = "no-improvement-now",
	 .type = KTP_EVENT_FIX_TESTED,
	 .who = KTT_ROBOT_ONLY,
	 .areas = OWN,
	 .needs = KTT_TESTS_FIX | KTT_OF_IMPROVEMENT,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.8,
	 .result = KTP_RESULT_GOOD,
	 .pattern = CI "\\b(?:patch-?set|patch|series|branch|it)\\b.{0,30}\\b(?"
		       ":does|do|did)" NT
		       " (?:introduce|show|have|see|bring) (?:[a-z-]+ "
		       "){0,3}?(?:improvement|gain)\\b",
	 .example =
		 "it seems the patchset doesn't introduce any improvement now.",
	 .counter_example = "the patch has a gain"},
	{.name = "my-patch-works",
	 .type = KTP_EVENT_FIX_TESTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_IN_CHANGELOG,
	 .lacks = KTT_NO_FIX,
	 .confidence = 0.75,
	 .result = KTP_RESULT_GOOD,
	 .pattern = CI
	 "\\b(?:on|in) my (?:[-\\w]+ ){0,3}?(?:it|this) "
	 "(?:restores|fixes|cures|resolves|recovers)\\b|\\bcures the "
	 "(?:regression|drop) (?:in|on|for) "
	 "(?:my|me)\\b|\\b(?:(?:with|this|these|my|applying|below|our) "
	 "(?:[-\\w\\[\\]]+ ){0,4}?(?:" FIX
	 "|experiment|(?-i:[A-Z]{2,5}))\\b.{0,100}\\b(?:(?:kind of "
	 ")?(?:restores|restored|doubles|recovers|recovered|improves|lowers) "
	 "(?:[^ ]+ "
	 "){0,4}?(?:performance|throughput|regression|overhead|score|results?|"
	 "numbers|iops|bandwidth|latency|baseline|levels?|drop|most|all)|"
	 "shrinks|brings .{0,60}\\b(?:back|to)|is (?:gone|back)|goes "
	 "(?:away|back)|shows? (?:a )?(?:significant|big|clear|nice|good) "
	 "improvement|is improving the performance|gets (?:most|all|back|it "
	 "back)|more than restores)|(?:brings?|brought|gets?|got) (?:the |my "
	 ")?.{0,60}\\b(?:right )?back to (?:the "
	 ")?(?:baseline|previous|original|normal|where|old|before))\\b",
	 .unless = CI
	 "\\b(?:hope|hopefully|expect|check|see "
	 "(?:if|whether)|confirm|verify|whether)\\b|" IF_FIRST
	 "|\\b(?:not|[a-z]+n" APO "t) (?:really |fully |completely "
	 ")?(?:restore|fix|help|recover|shrink|improve|bring)|\\bpartially\\b",
	 .example = "With this patch the regression shrinks to about 1%.",
	 .counter_example = "This patch adds a helper."},
	{.name = "somebody-tested",
	 .type = KTP_EVENT_FIX_TESTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .confidence = 0.72,
	 .result = KTP_RESULT_GOOD,
	 .pattern = CI
	 "\\bi(?:" APO
	 "ve| have)? (?:just |also |quickly )?(?:tested|tried|ran) "
	 "(?:it|this|that)\\b.{0,40}\\band (?:it|this|that) "
	 "(?:restores|fixes|recovers|cures|resolves|solves|helps|works)\\b|^(?:"
	 "(?:yes|yep|yeah|great|thanks|ok|indeed)[,.! ]+)*(?:that|this|it)(?: "
	 "patch| one| change| version)? (?:did|does) the trick\\b|\\bi(?:" APO
	 "ve| have| just| also| now)* "
	 "(?:tested|tried|ran|applied|booted|built)\\b.{0,60}\\b(?:patch(?:es)?"
	 "|fix|diff|branch|series|v\\d|revert)\\b.{0,80}\\b(?:brings?|restores?"
	 "|fixes|recovers?|helps|works|gone|back|resolves|cures|vanishes|"
	 "disappears)\\b",
	 .unless = CI NEGATED_CURE,
	 .before = CI IF CLAUSE,
	 .example = "I tested the patch on my box and it brings the rate back.",
	 .counter_example = "I tested the patch and it does not help."},
	{.name = "no-help-here",
	 .type = KTP_EVENT_FIX_TESTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_ONLY_ANSWERS,
	 .confidence = 0.7,
	 .result = KTP_RESULT_BAD,
	 .pattern = CI "\\bgave (?:it|this|that|the patch) a "
		       "(?:try|spin|go)\\b.{0,40}\\b(?:no difference|no "
		       "luck|not help|[a-z]+n" APO
		       "t help|still)|^(?:sorry,? |hm+,? |no,? |nope,? "
		       "|unfortunately,? )*(?:it |this |that |the patch |your "
		       "patch )?(?:does|did)(?: not|n" APO
		       "t) (?:really |seem to )?(?:help|fix|change "
		       "anything|make a difference)\\b",
	 .example = "Doesn't help here, I'm afraid.",
	 .counter_example = "It helps here."},
	{.name = "somebody-confirms-cure",
	 .type = KTP_EVENT_FIX_TESTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .confidence = 0.65,
	 .result = KTP_RESULT_GOOD,
	 .pattern = CI "\\bconfirms? (?:that )?(?:it|this|the "
		       "(?:patch|fix)|that|they)\\b.{0,30}\\b(?:restores|fixes|"
		       "resolves|cures|recovers|helps|solves)\\b",
	 .unless = CI "\\b(?:please|can you|could you)\\b",
	 .before = CI IF CLAUSE,
	 .example = "The report for that patch confirms that it restores the "
		    "rate.",
	 .counter_example = "Please confirm that it fixes it."},
	{.name = "helps-me-partly",
	 .type = KTP_EVENT_FIX_TESTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .confidence = 0.7,
	 .result = KTP_RESULT_PARTIAL,
	 .pattern = CI
	 "\\b(?:with|this|these|my|your|his|her|applying|below|the) (?:[-\\w]+ "
	 "){0,3}?" FIX "\\b.{0,80}\\b(?:helps? (?:a "
	 "(?:bit|little)|some(?:what)?)|(?:recovers?|gets?|brings?|wins?)(?: "
	 "me| us| back)? (?:about |only |around |roughly "
	 ")?(?:some|half|most|part|a third|two thirds|\\d+ "
	 "?%)|(?:partially|partly) "
	 "(?:fix|restor|recover|resolv|help)\\w*|(?:helps?|improves?|recovers?)"
	 "\\b.{0,30}\\bbut (?:not|there is still|it is still))\\b",
	 .unless = CI "\\breview",
	 .before = CI HOPE CLAUSE "|" IF CLAUSE,
	 .example = "With the change it helps a bit, but not all.",
	 .counter_example = "The patch is partly reviewed."},
	{.name = "does-not-help-me",
	 .type = KTP_EVENT_FIX_TESTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .needs = KTT_TESTS_FIX,
	 .confidence = 0.7,
	 .result = KTP_RESULT_BAD,
	 .pattern =
		 CI "\\b" THE_FIX "\\b.{0,40}\\b(?:did|does)" NT
		    " (?:seem to |really |actually )*(?:help|fix|improve|make "
		    "(?:a|any) difference|solve)\\b",
	 .before = CI HOPE CLAUSE "|" IF CLAUSE,
	 .example = "I tried it, and your patch does not help here.",
	 .counter_example = "your patch does not apply"},
	{.name = "tested-by",
	 .type = KTP_EVENT_FIX_TESTED,
	 .who = KTT_ROBOT_ONLY,
	 .areas = KTT_AREA_TRAILER,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.7,
	 .result = KTP_RESULT_GOOD,
	 .pattern = "(?i)^\\W*tested-by: \\S",
	 .example = "Tested-by: kernel test robot <lkp@intel.com>",
	 .counter_example = "Reported-by: A. Nother <a@example.org>"},

	{.name = "numbers-of-fix",
	 .type = KTP_EVENT_FIX_TESTED,
	 .who = KTT_ROBOT_ONLY,
	 .areas = KTT_AREA_TABLE,
	 .needs = KTT_COMPARES_FIX,
	 .flags = KTT_BY_NUMBERS,
	 .confidence = 0.6,
	 .pattern = "^\\s*[\\d.]+.*\\d.*\\s\\S+\\.\\S+$",
	 .example = "  331278  -2.9%  321670  +0.2%  331940  fio.read_iops",
	 .counter_example = "0123456789abcdef 0123456789abcdef0123456789a"},
	{.name = "outcome-partial",
	 .type = KTP_EVENT_FIX_TESTED,
	 .who = KTT_ROBOT_ONLY,
	 .areas = OWN,
	 .needs = KTT_TESTS_FIX,
	 .confidence = 0.87,
	 .result = KTP_RESULT_PARTIAL,
	 .pattern = CI
	 "\\b(?:mitigat\\w+|alleviat\\w+|(?:smaller|less|reduced) "
	 "(?:regression|drop|gap|loss)|(?:gap|(?:small(?:er)?|little|partial|"
	 "slight|part of the) "
	 "(?:drop|regression|loss))\\b.{0,40}\\bremains|(?:cannot|can" APO
	 "t|could not|couldn" APO "t|does not|doesn" APO
	 "t|not) (?:yet |fully )?reach|not (?:quite |yet "
	 ")?(?:enough|sufficient)|(?:some|little|limited|certain|slight) "
	 "(?:effect|improvement|recovery|gain|help)|(?:half|part|most|some|"
	 "portion|\\d+ ?%|percent)(?: of (?:the |it|this |that )?| is | was | "
	 "are |, )*(?:gone|regained|recovered|restored|lost|the "
	 "(?:loss|drop|regression|performance)|came back|comes back)|only (?:a "
	 "(?:part|small|little)|part(?:ly|ially)?|half|some|(?:about |around "
	 ")?\\d+ ?%)|not (?:all|completely|fully|entirely|everything)\\b|\\d+% "
	 "(?:back )?out of \\d+|(?:one|two|a) thirds? "
	 "(?:of|remains?|is|left|came)|(?:gone|recovered|restored|resolved|"
	 "fixed|recovers?)\\b.{0,60}\\b(?:but|while|however|though)\\b.{0,60}"
	 "\\b(?:still|no "
	 "change|not|remains?)|(?:better|improve[sd]?|improvement|gains?|"
	 "gained|good|increase[sd]?|recover(?:s|ed)?|reduce[sd]?|helps?|helped)"
	 "\\b.{0,80}\\b(?:but|however|though|although|while|yet|except)\\b.{0,"
	 "60}\\b(?:still|not|gap|lower|slower|left|below|remains?|regress\\w*|["
	 "a-z]+n" APO "t|shows?|cannot))\\b"
	 "|\\b(?:gone|recovered|fixed|resolved)\\b.{0,60}\\bstill "
	 "(?:-?\\d|there|exists?|see)",
	 .unless = CI "\\b(?:not|[a-z]+n" APO
		      "t) (?:introduce|show|bring|have)\\b",
	 .before = CI IF CLAUSE,
	 .lacks = KTT_OF_IMPROVEMENT,
	 .example =
		 "the branch mitigates the regression, though a gap remains.",
	 .counter_example = "the branch helps a lot."},
	{.name = "outcome-bad",
	 .type = KTP_EVENT_FIX_TESTED,
	 .who = KTT_ROBOT_ONLY,
	 .areas = OWN,
	 .needs = KTT_TESTS_FIX,
	 .confidence = 0.83,
	 .result = KTP_RESULT_BAD,
	 .pattern = CI
	 "\\b(?:(?:not|[a-z]+n" APO
	 "t|never|neither|none|nor|no|hardly|barely|cannot|without|little)\\b(?"
	 ": [^ ]+){0,3}? "
	 "(?:helps?|helpful|fix(?:es|ed)?|recover(?:s|ed|y|ing)?|restor\\w+|"
	 "improv\\w+|cures?|resolved?|solved?|(?:make|makes|made) "
	 "(?:a|any|much|big) (?:big "
	 ")?difference|reduced?|effects?|effective|influence|benefit|gain)|(?:"
	 "seems?|does|did|is|are)? ?not work|fail(?:s|ed)? to "
	 "(?:get|bring|restore|recover|improve|fix)|not "
	 "ok\\b|(?:stays?|remains?) (?:at )?(?:the )?(?:a "
	 ")?(?:low|bad|slow)|still (?:slow|low|bad|be "
	 "triggered|triggers?|hits?)|not back to|makes? no (?:big |obvious "
	 "|real "
	 ")?difference|(?:makes?|made|becomes?|became|is|are|gets?|got|turns?|"
	 "even|much|a (?:bit|little)|slightly|performance|score) (?:it |the "
	 "(?:regression|drop|result|performance) |even |much |slightly |a "
	 "(?:bit|little) "
	 ")*(?:worse|bigger|larger|lower|slower)|dropp?(?:s|ed)? (?:even "
	 ")?further|(?:same|similar|identical|equal|close|comparable)(?: bad| "
	 "low| poor)?(?: [a-z]+){0,3} (?:to|with|as|like) " BAD_SIDE
	 "|(?:same|as) (?:bad|low|poor|slow)\\b|similar "
	 "(?:regression|drop|degradation)|(?:keeps?|stays?|remains?|is|are|was)"
	 " (?:at|on|in|as|around) (?:the "
	 ")?(?:regressed|bad|same|low(?:er)?|slow)\\b|still "
	 "(?:there|exists?|re-?producible|re-?produced|see|observe|present|"
	 "remains|regress\\w*|(?:a |an |the |has |have |shows? |got |get "
	 "|gives? )*(?:similar |same |big |clear |[-\\d.]+ ?% "
	 ")*(?:regression|drop|degradation|slow-?down))|(?:regression|drop|"
	 "issue|problem|gap|warning|failure|degradation|results?|score|"
	 "performance)s?\\b.{0,30}\\b(?:persists?|persisted|remains?|unchanged|"
	 "still (?:as|at|on|low|bad)))\\b"
	 "|\\bregression (?:becomes|is now|got to|grows to|increases to) "
	 "-?\\d|\\b(?:similar|same|close|identical) (?:to|as|with) (?:that "
	 "|the (?:one|result) )?(?:of )?without (?:the |this |your |that "
	 ")?(?:patch|fix)\\b|^(?:it |but )?still "
	 "(?:fails?|crash(?:es)?|hangs?|warns?|broken|happens?|there|"
	 "reproduc\\w+)\\b",
	 .unless = CI
	 "\\b(?:rebuilt|both) (?:both |the |two "
	 ")*(?:kernels|commits|builds)\\b(?!.{0,40}\\b(?:patch|fix)\\b)|\\b(?:"
	 "re-?)?(?:tested|ran|built) [0-9a-f]{8,40} and "
	 "[0-9a-f]{8,40}\\b|\\b(?:no|without|not)(?: [a-z]+){0,2} "
	 "(?:regression|drop|degradation|slow-?down|gap)\\b|\\bbetter "
	 "than\\b|\\b(?:fail(?:s|ed)?|not|n" APO
	 "t|cannot) to (?:build|boot|apply|compile)|\\b(?:not|cannot|n" APO
	 "t) (?:be )?(?:appl|build|built|boot|compil)",
	 .before = CI IF CLAUSE,
	 .lacks = KTT_OF_IMPROVEMENT,
	 .example = "fix-up tested on 3 machines, none of them shows recovery.",
	 .counter_example = "we see no regression with it"},
	{.name = "outcome-good",
	 .type = KTP_EVENT_FIX_TESTED,
	 .who = KTT_ROBOT_ONLY,
	 .areas = OWN,
	 .needs = KTT_TESTS_FIX,
	 .confidence = 0.75,
	 .result = KTP_RESULT_GOOD,
	 .pattern = CI
	 "\\bran (?:it )?(?:for )?\\d+ "
	 "(?:times|runs|loops|iterations|boots)\\b.{0,30}\\b(?:without|no|zero|"
	 "none|all (?:of them )?(?:are |were "
	 ")?(?:clean|good|pass\\w*|ok))\\b|\\b(?:number|score|result|"
	 "performance|throughput)s? (?:is|are|was|were) (?:fully |totally "
	 ")?(?:restored|recovered|back)\\b|(?:\\b(?:" LOSS
	 "|performance|scores?|throughput|results?|numbers?|data|latency|"
	 "everything|behaviou?r|gap|it|they|all|warnings?|failures?|errors?|"
	 "issues?|problems?|crash|[\\w-]+\\.[\\w.]+)\\b.{0,60}?\\b" WELL_AGAIN
	 "|\\b(?:makes?|made|lets?|brings?|brought|gets?|got)\\b.{0,50}\\b(?:"
	 "back|vanish|gone|disappear|go "
	 "away|recover|restored|well|normal)\\b|\\b(?:remove[sd]?|eliminate[sd]"
	 "?|cure[sd]?|resolve[sd]?|fix(?:es|ed)?|recover(?:s|ed)?|restore[sd]?|"
	 "heal(?:s|ed)?|solve[sd]?|regain(?:s|ed)?) (?:the |this |that |our "
	 "|all |whole |back )*(?:lost |reported )*(?:" LOSS
	 "|performance|throughput|score|warning|error|failure)|\\bgap\\b.{0,30}"
	 "\\bclosed\\b|\\b(?:fix|patch) (?:is |was |has been "
	 ")?(?:verified|confirmed)\\b|\\b(?:turn(?:s|ed) into|becomes?|became) "
	 "(?:a |an )?(?:\\d[\\d.]*% )?(?:improvement|gain)|^(?:yes,? |yeah,? "
	 "|indeed,? )?(?:it|that|this|(?:the |your |this "
	 ")*(?:patch|fix|revert|change|branch|diff|version)|v\\d+|[a-z]+ing "
	 "it)?,? ?(?:it )?(?:does(?! not)|did(?! "
	 "not)|helps|helped|works|worked|(?:is|was|looks) "
	 "(?:good|fine|working|effective|ok))(?: indeed| the job| the trick| "
	 "well| fine| now| as (?:you )?expected)*[.!,:])",
	 .unless = CI NEGATED_CURE,
	 .before = CI IF CLAUSE "|" NEGATED CLAUSE,
	 .lacks = KTT_OF_IMPROVEMENT,
	 .example = "with both of two patches applied, all lost performance is "
		    "regained.",
	 .counter_example = "the performance is not back"},
	{.name = "as-good-as-before",
	 .type = KTP_EVENT_FIX_TESTED,
	 .who = KTT_ROBOT_ONLY,
	 .areas = OWN,
	 .needs = KTT_TESTS_FIX,
	 .confidence = 0.75,
	 .result = KTP_RESULT_GOOD,
	 .pattern = CI
	 "\\b(?:as (?:good|fast|high) as|same (?:[a-z]+ "
	 "){0,3}?(?:as|with)|equal to|identical (?:[a-z]+ "
	 "){0,2}?(?:to|with)|comparable (?:to|with)|similar (?:[a-z]+ "
	 ")?(?:to|as|with)|close to|on par with|no (?:obvious |big |more |any "
	 "|significant )*(?:difference|diff|gap|change) "
	 "(?:to|with|from|against|compar\\w+ "
	 "(?:to|with))|(?:better|higher|faster) "
	 "than|matches|at|to|reach(?:es|ed)?|above|over|\\d ?% "
	 "(?:better|higher|faster) than) " GOOD_SIDE
	 "\\b|\\bno (?:more |any |further |such |obvious |visible |clear "
	 "|significant |performance "
	 ")*(?:regression|drop|degradation|slow-?down)\\b(?! "
	 "(?:fix|report))|\\b(?:" LOSS
	 "|warning|failure|crash|error)\\b.{0,30}\\b(?:is|was|does|do|did|can|"
	 "could|has|are|were)(?: not|n" APO
	 "t| no longer| never)(?: be| been)? "
	 "(?:exist|observ\\w+|seen|re-?produc\\w+|there|present|visible|show|"
	 "appear|happen|trigger\\w*|hit|found|occur)",
	 .unless = CI
	 "\\b(?:partial(?:ly)?|partly|still|but|however|though|although|only|"
	 "worse|bad|half|if|whether|unless|yet|(?:cannot|can" APO
	 "t|could not|couldn" APO "t|not|doesn" APO "t|didn" APO "t) "
	 "(?:reach|get|come|go|be))\\b(?!.{0,40}\\b(?:seen|reproduc|observ|"
	 "there|exist|system time))",
	 .before = CI IF CLAUSE,
	 .lacks = KTT_OF_IMPROVEMENT,
	 .example = "we did 6 runs with it, all of them are as good as parent.",
	 .counter_example = "the score cannot reach the level of the parent"},

	/* It is cured */

	{.name = "fixed-by-commit",
	 .type = KTP_EVENT_FIXED,
	 .areas = OWN,
	 .flags = KTT_TAKES_COMMIT | KTT_NEEDS_COMMIT,
	 .confidence = 0.95,
	 .pattern = CI "^(?:this (?:is|was) |already |also "
		       ")?(?:fixed|resolved|addressed|solved) "
		       "(?:by|in|with)\\b|\\b(?:is|was|been|got|already|gets) "
		       "(?:already |now |since |been |also "
		       ")*(?:fixed|resolved|solved|cured|addressed|sorted "
		       "out|taken care of) (?:by|in|with|via|since)\\b",
	 .unless = CI OTHER_BUG
	 "|, but (?:that|this|it|the) (?:[a-z]+ )?(?:fix )?(?:is|was) "
	 "(?:for|about|only|something|not)\\b",
	 .before = CI NEGATED CLAUSE "|" HOPE CLAUSE "|" IF CLAUSE,
	 .example = "we confirmed this regression was fixed by",
	 .counter_example = "I'd expect this was fixed by the commit below."},
	{.name = "already-fixed",
	 .type = KTP_EVENT_FIXED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .flags = KTT_TAKES_COMMIT | KTT_TAKES_LINK,
	 .confidence = 0.85,
	 .pattern = CI
	 "\\b(?:is|are|was)(?: already| now| long)* gone (?:since|as "
	 "of|in|with) (?:commit "
	 ")?(?:[0-9a-f]{8,40}|v\\d|linux-next|mainline|-?rc\\d)|\\b[0-9a-f]{7,"
	 "40}\\b.{0,120}\\b(?:resolves|fixes|cures|addresses|fixed|resolved|"
	 "cured) (?:that|this|it)\\b|\\bv\\d+ (?:is out|was sent|has been "
	 "sent|is on the list|has been posted) "
	 "(?:with|and|where|which)\\b.{0,40}\\b(?:addressed|fixed|fixes|"
	 "corrected|resolved)\\b|\\b(?:(?:this|that|it|issue|regression|bug|"
	 "problem|one)(?: is| was| has been| have been|" APO
	 "s(?: been)?)?(?: already| now| since| all)* "
	 "(?:fixed|resolved|addressed|solved|sorted(?: out)?|dealt with|taken "
	 "care of) (?:already|now|in|by|with|up in)|^(?:yes,? |yep,? "
	 ")?(?:it|this|that)(?: is|" APO
	 "s)(?: already| now| all)* fixed(?=[.,;!]|$)|(?:already|now) (?:been "
	 ")?(?:fixed|resolved|addressed))\\b|\\b(?:this|that|it|(?:issue|"
	 "regression|bug|problem|failure|warning|error|breakage|build))(?: is| "
	 "was| has been|" APO "s(?: been)?)(?: already| now| since| all)* "
	 "(?:fixed|resolved|addressed|solved) (?:upstream|mainline|in (?:the "
	 ")?(?:latest|current|newest) "
	 "(?:push|version|tree|branch|code|tip|head))\\b",
	 .unless = CI OTHER_BUG
	 "|\\b(?:pending|proposed|upcoming|unmerged) "
	 "(?:patch|series|fix)|\\b(?:glibc|gcc|clang|llvm|binutils|qemu|"
	 "systemd|user ?space|for the userspace side)\\b|, but "
	 "(?:that|this|it|the) (?:[a-z]+ )?(?:fix )?(?:is|was) "
	 "(?:for|about|only|something|not)\\b|\\bin (?:the "
	 ")?(?:next|new)|\\b(?:will|to|get|gets|be|being) (?:be |get "
	 ")?fixed\\b",
	 .before = CI NEGATED CLAUSE "|" HOPE CLAUSE "|" IF CLAUSE,
	 .example = "This is already fixed in linux-next.",
	 .counter_example = "This gets fixed in the next merge window."},
	{.name = "new-version-fixes",
	 .type = KTP_EVENT_FIXED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .needs = KTT_IS_PATCH,
	 .flags = KTT_IN_CHANGELOG,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:fix(?:es|ed|ing)?|address(?:es|ed|ing)?|resolv(?:es?|ed|ing)|"
	 "correct(?:s|ed)?|solv(?:es?|ed)|silence[sd]?|squash(?:ed)?)\\b.{0,"
	 "120}\\b(?:(?:kernel |kbuild |build |intel" APO
	 "?s? )*(?:test )?(?:ro)?bot|lkp|0-?day|kbuild)\\b",
	 .unless = CI "\\b(?:syzbot|syzkaller|patchwork|ci "
		      "bot)\\b|^(?:reported|closes|fixes|link|tested)\\b",
	 .before = CI NEGATED CLAUSE "|" IF CLAUSE "|" HOPE CLAUSE,
	 .example =
		 "v2: fix the build error that the kernel test robot reported",
	 .counter_example = "v2: fix a comment"},
	{.name = "fixed-it",
	 .type = KTP_EVENT_FIXED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .flags = KTT_TAKES_COMMIT | KTT_TAKES_LINK,
	 .confidence = 0.8,
	 .pattern = CI
	 ", (?:(?:but |and )?(?:it is |it" APO
	 "s |its )?(?:now |already |since ))?fixed(?: now| already| since| "
	 "up)[.!]?$|, (?:already|now) "
	 "fixed[.!]?$|^(?:(?:ok(?:ay)?|thanks|right|yes|done)[,.! "
	 "]+)*(?:i(?:" APO
	 "ve| have)? )?(?:just |now )?(?:folded|squashed) (?:[^ ]+ "
	 "){1,6}?(?:in|into) (?:the |my |that |this )?(?:[a-z-]+ "
	 "){0,2}?(?:commit|patch|series|change|original)\\b|\\b(?:i|we)(?:" APO
	 "ve| have) (?:just |now |already "
	 ")*(?:queued|applied|merged|committed|picked) "
	 "(?:it|this|that|them)(?: up)? "
	 "(?:with|for|in|to|as|now)\\b|^(?:corrected|repaired) (?:it |this "
	 "|that "
	 ")?(?:in|now|locally)\\b|\\b(?:fixed|corrected|repaired|addressed) in "
	 "my "
	 "(?:tree|branch|repo)\\b|^(?:(?:yes|yep|yeap|yeah|yup|ok(?:ay)?|"
	 "thanks|right|sure|oops|fair|ah)[,.! ]+)*(?:(?:i|we)(?:" APO
	 "ve| have)? )?(?:already |now |just |since "
	 ")*(?:squashed|folded|amended|fixed up)(?= "
	 "(?:in|into|it|this|that|to|and|as)\\b|[,.!]|$)|(?:(?:^|[,;.] "
	 ")(?:ok(?:ay)?,? |yep,? |yes,? |right,? |thanks,? |sorry,? )?(?:now "
	 "|all |already )?fixed(?: now| up| it| this| that| in "
	 "(?:v\\d|my|the|-?next|next|git)[^.]*| locally| and pushed| by|,| "
	 "-|!|\\.|$)|" I_WE "(?:" APO
	 "ve| have)?(?: already| just| now| since)* "
	 "(?:(?:fixed|squashed|folded|amended)(?: [a-z-]+){0,4}? "
	 "(?:it|this|that|issues?|fix(?:es|up)?|patch|up|all)|(?:pushed|queued|"
	 "applied|merged|committed)(?: up| out)? (?:a|the|your|this|that) "
	 "(?:[a-z-]+ )?fix(?:es|up)?)\\b)",
	 .unless = CI "\\b(?:back then|at the time|years? ago|and the fix "
		      "(?:had|was|has) a|since (?:19|20)\\d\\d)\\b|" OTHER_BUG
		      "|\\b(?:potential|possible|candidate|tentative|"
		      "experimental|debug) (?:fix|patch)|\\b(?:locally|upon|on "
		      "top|revert\\w*|when (?:committing|applying|merging))\\b",
	 .before = CI NEGATED CLAUSE
	 "|" HOPE CLAUSE "|" IF CLAUSE
	 "|\\b(?:(?<!out )to|will|try|tried|test|tested)\\b" CLAUSE,
	 .example = "Fixed in v3, thanks.",
	 .counter_example = "I fixed that when committing it."},
	{.name = "taken-care-of",
	 .type = KTP_EVENT_FIXED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .flags = KTT_TAKES_COMMIT | KTT_TAKES_LINK,
	 .confidence = 0.75,
	 .pattern = CI
	 "^(?:(?:yes|yep|ok(?:ay)?|thanks|thx|great|right|sure|oops|all|ah|oh|"
	 "cool|nice|good|perfect|excellent)[,.! ]+)*(?:(?:i|we)(?:" APO
	 "ve| have)? )?(?:just |now |already "
	 ")*(?:added|applied|queued|pushed|merged|committed|pulled|picked)(?: "
	 "(?!a |an |(?:the |this |that )?(?:wrong|test|tests|selftests?)\\b)[^ "
	 "]+){0,4}?(?: up)? (?:to|in|into|for) (?:the |my |our "
	 ")?(?:mm-(?:hotfixes|unstable|stable|new)[-\\w]*|(?:linux-)?\\d+\\."
	 "\\d+(?:\\.y)?\\b|stable\\b|(?:next |upcoming )?pull "
	 "request\\b|[-\\w./#]*(?:next|fixes|for-[\\w./"
	 "-]+|master|tip|misc-\\w+|urgent)\\b(?: tree| branch)?|[-\\w/]+ "
	 "(?:tree|branch))(?=[.,;!]|$| "
	 "(?:with|as|now|for|and|branch|tree|thanks)\\b)|\\b(?:merged|queued|"
	 "applied|committed|landed|picked up|pushed|upstreamed|added|gone "
	 "in|went in(?:to [^.]{0,60}?)?)(?: up| upstream| it| this| that| "
	 "now)* as (?:commit )?[0-9a-f]{7,40}\\b|\\b(?:it|this|that)(?:" APO
	 "s| is)(?: now| already)* (?:commit )?[0-9a-f]{7,40}(?: \\([^)]*\\))? "
	 "in\\b|\\b(?:this|that|it)(?: one| report| issue| bug| problem| "
	 "regression| warning)?(?: is| was| has been|" APO
	 "s)(?: now| already| all| since)* (?:been )?(?:taken care of|dealt "
	 "with|sorted(?: out)?)\\b|" I_WE "(?:" APO "ve| have)? (?:just |now "
	 ")*(?:added|queued|applied|merged|pushed|picked|put)\\b.{0,60}\\b(?:(?"
	 ":hot|[-\\w]+-)?fixes|urgent|as a -?fix)(?:$|[ .,;/-])",
	 .unless = CI OTHER_BUG
	 "|\\b(?:wip|reverts?)\\b|[-/](?:test(?:ing)?|tmp|devel)\\b",
	 .before = CI NEGATED CLAUSE "|" IF CLAUSE "|" HOPE CLAUSE,
	 .example = "I've added your v2 to the foo-hotfixes queue.",
	 .counter_example = "It should be taken care of."},
	{.name = "should-be-fixed-there",
	 .type = KTP_EVENT_FIXED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .flags = KTT_TAKES_COMMIT | KTT_TAKES_LINK,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\bshould (?:now |all |already )*(?:be |have been )(?:now |all "
	 "|already )*(?:fixed|resolved|gone|cured|addressed|sorted(?: "
	 "out)?|back to normal) (?:already |now |again )*(?:in|as of|since) "
	 "(?:the (?:latest|current|next) |today" APO "s |tomorrow" APO
	 "s |current |latest |upcoming "
	 ")*(?:linux-next|-?next\\b|mainline|linus|v\\d|-?rc\\d|tip\\b|mm-\\w+|"
	 "master\\b|for-next|upstream|stable|(?:my|our) "
	 "(?:tree|branch))|\\bshould already (?:be |have been "
	 ")(?:fixed|resolved|cured|addressed) (?:by|with|in)\\b",
	 .unless = CI OTHER_BUG "|\\?$",
	 .before = CI NEGATED CLAUSE "|" IF CLAUSE
				     "|\\b(?:hope|hopefully|wonder|guess)\\b",
	 .example = "This should be fixed in -rc4.",
	 .counter_example = "This should be fixed in the driver."},
	{.name = "applied-should-cure",
	 .type = KTP_EVENT_FIXED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .flags = KTT_TAKES_COMMIT | KTT_TAKES_LINK,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:applied|queued|merged|committed|landed|picked up|sent to "
	 "linus)\\b.{0,80}\\b(?:that|this|which|it|so)(?: one| that| it)* "
	 "(?:should|will|is going to)(?: also| now| then| hopefully)* (?:take "
	 "care of|fix|cure|resolve|address|cover|handle|restore|deal with|sort "
	 "out)\\b",
	 .unless = CI OTHER_BUG
	 "|\\b(?:will be|to "
	 "be|get|gets|being|could|can|wip|test(?:ing)?|debug)\\b.{0,20}\\b(?:"
	 "applied|queued|merged|committed)|\\?$",
	 .before = CI NEGATED CLAUSE "|" IF CLAUSE,
	 .example = "The second version is applied to for-6.5, that should "
		    "take care of both reports.",
	 .counter_example = "If it is merged, that will fix it."},
	{.name = "fix-landed",
	 .type = KTP_EVENT_FIXED,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .flags = KTT_TAKES_COMMIT | KTT_TAKES_LINK,
	 .confidence = 0.85,
	 .pattern = CI
	 "^(?:the )?fix (?:is )?(?:committed|pushed|queued|applied|merged|sent "
	 "to linus|in "
	 "(?:my|the|tip|net|mm|next|mainline))\\b|\\b(?:(?:fix|cure|fixes|"
	 "patch(?:es)? (?:with|for|that)|fixup|hotfix)\\b.{0,60}\\b(?:(?:has "
	 "|have |already |just |now |was |is |are )+(?:been "
	 ")?(?:landed|merged|applied|queued|upstream(?:ed)?|picked "
	 "up|pulled|committed|pushed|in "
	 "(?:mainline|linus|tip|linux-next|mm|next|rc\\d|v\\d|[\\w.-]+/[-\\w./"
	 "]*(?:fixes|next|for-|urgent|master)|[-\\w]*fixes\\b))|went "
	 "in|landed|got merged|made it)|picked up (?:the|a|this|that) "
	 "fix|(?:has|have|contains?|includes?) (?:the|a) fix "
	 "(?:in|for|since|already|now)|(?:landed|merged|queued|applied|pushed|"
	 "committed|took|picked) (?:(?:the|a|this|that|your|my) (?:[a-z-]+ "
	 "){0,2}?|[a-z]+" APO "s (?:[a-z-]+ "
	 ")?)fix)\\b|\\b(?:linux-next|mainline|-next|master|tip|upstream|v?\\d+"
	 "\\.\\d+(?:-rc\\d+)?)(?: tree)? (?:already |now |also "
	 ")*(?:has|contains|includes|carries|got) (?:the|a|that|this|your|my) "
	 "fix\\b",
	 .unless =
		 CI OTHER_BUG "|\\b(?:potential|possible|candidate|tentative|"
			      "experimental|debug) (?:fix|patch)|\\b(?:will|to "
			      "be|not yet|make sure|to ensure|so that)\\b",
	 .before = CI NEGATED CLAUSE "|" HOPE CLAUSE "|" IF CLAUSE,
	 .example = "a patch with a fix landed in the mm tree.",
	 .counter_example = "when your fix is merged, we will test it"},
	{.name = "applied-cure",
	 .type = KTP_EVENT_FIXED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .needs = KTT_IS_REPLY | KTT_QUOTES_CREDIT,
	 .flags = KTT_TAKES_COMMIT | KTT_TAKES_LINK,
	 .confidence = 0.9,
	 .pattern = CI
	 "^(?:(?:ok|okay|thanks|great|nice|cool|good|all|series|both|this|now|"
	 "patch|patches|looks good)[,!. ]+)*(?:i(?:" APO
	 "ve| have)? )?(?:just |now |been )?(?:applied|queued|merged|picked(?: "
	 "it)? up|pushed|committed|pulled)\\b",
	 .before = CI NEGATED CLAUSE "|" IF CLAUSE "|" HOPE CLAUSE,
	 .example = "Applied, thanks!",
	 .counter_example = "This was applied by mistake."},
	{.name = "applied-under-report",
	 .type = KTP_EVENT_FIXED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .needs = KTT_UNDER_REPORT | KTT_ANSWERS_PATCH,
	 .flags = KTT_TAKES_COMMIT | KTT_TAKES_LINK,
	 .confidence = 0.85,
	 .pattern = CI
	 "^(?:(?:ok|okay|thanks|great|nice|cool|good|all|series|both|this|now|"
	 "patch|patches|looks good)[,!. ]+)*(?:i(?:" APO
	 "ve| have)? )?(?:just |now |been )?(?:applied|queued|merged|picked(?: "
	 "it)? up|pushed|committed)\\b",
	 .before = CI NEGATED CLAUSE "|" IF CLAUSE "|" HOPE CLAUSE,
	 .example = "Applied to foo.fixes as 0123456789ab. Thanks!",
	 .counter_example = "If it is applied, I will test it."},
	{.name = "applied-quoted-diff",
	 .type = KTP_EVENT_FIXED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .needs = KTT_UNDER_REPORT | KTT_QUOTES_DIFF,
	 .flags = KTT_TAKES_COMMIT | KTT_TAKES_LINK,
	 .confidence = 0.85,
	 .pattern = CI
	 "^(?:(?:ok|okay|thanks|thank you|great|nice|cool|good|all|both|looks "
	 "good)[,!. ]+)*(?:i" APO
	 "ve |i have |i )?(?:just |now )?(?:applied|queued|merged|picked(?: "
	 "it)? up|committed)(?= "
	 "(?:to|in|into|for|up|as|it|this|that|now)\\b|[,.!]|$)",
	 .unless =
		 CI "\\b(?:locally|on top|and "
		    "(?:re-?)?(?:ran|tested|built|booted)|test(?:ing|ed)?)\\b",
	 .before = CI NEGATED CLAUSE "|" IF CLAUSE "|" HOPE CLAUSE,
	 .example = "Applied, thanks.",
	 .counter_example = "Applied locally and tested."},
	{.name = "merged-notice",
	 .type = KTP_EVENT_FIXED,
	 .areas = KTT_AREA_LINE,
	 .needs = KTT_CREDITS_ROBOT | KTT_NAMES_REPORT,
	 .lacks = KTT_QUOTES_REPORT,
	 .flags = KTT_IN_CHANGELOG | KTT_TAKES_COMMIT | KTT_TAKES_LINK,
	 .confidence = 0.95,
	 .pattern = CI
	 "^(?:has been added to the -mm \\S+ branch\\b|this patch was dropped "
	 "because it was merged into|the following (?:commit|patch) has been "
	 "(?:merged|applied|added)|commit-id: +(?<commit>[0-9a-f]{12,40})|this "
	 "(?:patch|series) was applied|the patch below does not|this is a note "
	 "to let you know that i" APO "ve just added the patch|the following "
	 "commit|the pull request you sent)\\b",
	 .example = "Commit-ID:     0123456789abcdef",
	 .counter_example = "Commit: 0123456789abcdef"},
	{.name = "merged-under-report",
	 .type = KTP_EVENT_FIXED,
	 .areas = KTT_AREA_LINE,
	 .needs = KTT_UNDER_REPORT,
	 .lacks = KTT_QUOTES_REPORT,
	 .flags = KTT_IN_CHANGELOG | KTT_TAKES_COMMIT,
	 .confidence = 0.9,
	 .pattern = CI "^(?:commit-id: +(?<commit>[0-9a-f]{12,40})|the "
		       "following commit has been merged into the)\\b",
	 .example = "The following commit has been merged into the "
		    "sched/urgent branch of tip:",
	 .counter_example = "The following commit has been tested"},
	{.name = "applied-list",
	 .type = KTP_EVENT_FIXED,
	 .who = KTT_NOT_ROBOT,
	 .areas = KTT_AREA_LINE,
	 .needs = KTT_UNDER_REPORT | KTT_NOTIFIES,
	 .confidence = 0.9,
	 .pattern = CI
	 "^\\W*(?:\\[\\d+/\\d+\\].*)?commit: (?<commit>[0-9a-f]{12,40})$",
	 .example = "      commit: 0123456789abcdef0123456789abcdef01234567",
	 .counter_example = "commit: 0123456789 (\"mm: do it\")"},
	{.name = "patchwork-notice",
	 .type = KTP_EVENT_FIXED,
	 .areas = KTT_AREA_LINE,
	 .needs = KTT_QUOTES_CREDIT,
	 .flags = KTT_TAKES_COMMIT | KTT_TAKES_LINK,
	 .confidence = 0.9,
	 .pattern = CI "^this (?:patch|series) was applied to\\b",
	 .example = "This series was applied to netdev/net.git (main)",
	 .counter_example = "This series was sent"},
	{.name = "patchwork-under-report",
	 .type = KTP_EVENT_FIXED,
	 .areas = KTT_AREA_LINE,
	 .needs = KTT_UNDER_REPORT,
	 .flags = KTT_TAKES_COMMIT | KTT_TAKES_LINK,
	 .confidence = 0.85,
	 .pattern =
		 CI "^this (?:patch|series) was applied to \\S+/\\S+\\.git\\b",
	 .example = "This patch was applied to netdev/net-next.git (main)",
	 .counter_example = "This patch was applied to the wrong tree"},
	{.name = "patchwork-commit",
	 .type = KTP_EVENT_FIXED,
	 .areas = KTT_AREA_LINE,
	 .needs = KTT_QUOTES_CREDIT | KTT_NOTIFIES,
	 .confidence = 0.92,
	 .pattern = "^\\W*(?:- "
		    ")?(?:\\[.*)?https?://git\\.kernel\\.org/\\S*/c/"
		    "(?<commit>[0-9a-f]{8,40})\\b",
	 .example = "    https://git.kernel.org/netdev/net/c/0123456789ab",
	 .counter_example = "https://git.kernel.org/netdev/net"},
	{.name = "stable-copy",
	 .type = KTP_EVENT_FIXED,
	 .areas = KTT_AREA_LINE,
	 .needs = KTT_CREDITS_ROBOT,
	 .flags = KTT_IN_CHANGELOG,
	 .confidence = 0.9,
	 .pattern = "^(?i:\\[ ?upstream )?commit (?<commit>[0-9a-f]{40})(?: "
		    "?\\]| upstream\\.?)$",
	 .example =
		 "[ Upstream commit 0123456789012345678901234567890123456789 ]",
	 .counter_example = "commit 0123456789012345678901234567890123456789"},
	{.name = "robot-confirms-cure",
	 .type = KTP_EVENT_FIXED,
	 .who = KTT_ROBOT_ONLY,
	 .areas = OWN,
	 .lacks = KTT_TESTS_FIX,
	 .flags = KTT_TAKES_COMMIT | KTT_NEEDS_COMMIT,
	 .confidence = 0.9,
	 .pattern = CI "\\b(?:confirm(?:ed|s)?|verified|found|noticed|observed)"
		       "\\b.{0,60}\\b(?:fixed|resolved|gone|recovered|restored|"
		       "cured)\\b.{0,40}\\b(?:by|in|with|since|on|after)\\b",
	 .before = CI NEGATED CLAUSE "|" IF CLAUSE,
	 .example = "we confirmed the regression is gone on linus/master since",
	 .counter_example = "we confirmed the commit"},
	{.name = "robot-sees-it-cured",
	 .type = KTP_EVENT_FIXED,
	 .who = KTT_ROBOT_ONLY,
	 .areas = OWN,
	 .lacks = KTT_TESTS_FIX,
	 .flags = KTT_TAKES_COMMIT,
	 .confidence = 0.8,
	 .pattern = CI
	 "\\b(?:confirm(?:ed|s)?|verified|checked)\\b.{0,40}\\b(?:regression|"
	 "issue|problem|warning|drop|failure)\\b.{0,20}\\b(?:does|do|did)(?: "
	 "not|n" APO
	 "t) exist\\b|\\b(?:(?:commit )?[0-9a-f]{8,40}\\b.{0,60}\\b(?:(?:has "
	 "|have |already |just |now "
	 ")*(?:cured|healed|fixed|resolved|solved|recovered|restored|addressed)"
	 ")\\b|(?:this|that|it|one|issue|regression|problem|warning)(?: one| "
	 "is| was| has been| has| got| gets| already| now| been)* "
	 "(?:fixed|resolved|solved|cured|gone|disappeared|ok|good) "
	 "(?:now|already|in v\\d|in (?:linus|mainline|linux-next|upstream|the "
	 "latest|next)|on (?:linus|mainline|linux-next|upstream|the "
	 "latest)|since)\\b|(?:gone|(?:does|do|did)(?: not|n" APO
	 "t) exist|returned to normal|back to normal|no longer "
	 "(?:has|have|see|shows?|exists?|there)|(?:does|do|can|could|did)(?: "
	 "not|n" APO "t) (?:see|observe|find) "
	 "(?:it|this|that)|disappeared|recovered)\\b.{0,40}\\b(?:since|from|"
	 "thanks to|due "
	 "to|on|in|with)\\b.{0,20}(?:v\\d|next-\\d|[0-9a-f]{8}|mainline|linus|"
	 "linux-next|the "
	 "(?:fix|merge|commit|second|new|next))|(?:mainline|upstream|linus/"
	 "\\w+|linux-next|mm-\\w+|v\\d[\\w.-]*|tree|branch)\\b.{0,40}\\b(?:is|"
	 "are|has been|was|becomes?|became|got|back to) (?:now "
	 ")?(?:ok|good|fine|normal|clean|recovered|restored|fixed)\\b.{0,40}"
	 "\\b(?:since|after|again|now|from|with|by)\\b)",
	 .unless = CI OTHER_BUG "|\\?$",
	 .before = CI NEGATED CLAUSE "|" IF CLAUSE "|" HOPE CLAUSE,
	 .example = "the recent commit 0123456789ab in net-next has already "
		    "healed it.",
	 .counter_example = "the regression is not fixed in v6.1"},
	{0}};
