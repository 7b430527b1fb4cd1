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
	{"few-rows", KTT_HAS_LOG, KTT_AREA_TABLE, 2,
	 "(?:\\d[\\d.,]*%?\\s+){3,}\\d", "^[*|\\\\/ ]*[0-9a-f]{8,40}\\b",
	 "before: 1234 1250 1244 1239", "1 of 2 runs"},
	{"log", KTT_HAS_LOG, KTT_AREA_TABLE, 3, "\\d",
	 "^[*|\\\\/ ]*[0-9a-f]{8,40}\\b", "  12.3  45.6  78.9",
	 "----------------"},
	{"code", KTT_HAS_CODE, OWN, 1,
	 "\\b[a-z_0-9]{3,}\\(\\)|\\b[a-z0-9]+_[a-z0-9_]+\\b|->\\w", NULL,
	 "because get_ucounts() spins", "because the lock is hot"},
	{"explains", KTT_EXPLAINS, OWN, 3,
	 "\\b[a-zA-Z_0-9]{3,}\\(\\)|\\b[a-zA-Z0-9]+_[a-zA-Z0-9_]+\\b|->\\w|(?i)"
	 "\\b(?:lock|spinlock|mutex|rwsem|cache|pages?|folio|inode|queue|flag|"
	 "struct|flush|allocat\\w+|batch|atomic|counter|refcount)s?\\b",
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
	 CI "^this (?:patch|series|pull request) was (?:applied|merged) to\\b",
	 NULL, "This series was applied to netdev/net.git (main)",
	 "This series was sent"},
	{"of-improvement", KTT_OF_IMPROVEMENT, KTT_AREA_SUBJECT, 1,
	 CI "\\bimprovement\\b", NULL,
	 "[mm] 0123456789: aim7.jobs-per-min 5% improvement",
	 "[mm] aim7: -5% regression"},
	{"own-test", KTT_TESTS_FIX, OWN, 1,
	 CI "\\b(?:appl(?:y|ied|ying)|tested|testing|tried|adding|added|re-?"
	    "ran|run|ran)\\b(?: [^ ]+){0,4}? "
	    "(?:your|this|his|her|these|new|fix|debug|above|following|proposed)"
	    "(?: [^ ]+){0,2}? ?(?:patch(?:es)?|fix(?:es)?|diff|change "
	    "you|branch|series)\\b|\\b(?:your|fix|debug(?:ging)?|proposed) "
	    "(?:new |fix |debug |latest |updated |proposed "
	    ")*(?:patch(?:es)?|patch-?set|fix|change|diff|branch|series|commit)"
	    "\\b|\\b(?:this|the) (?:patch|fix|change) "
	    "(?:could|can|does|did|fixes|restores|resolves|makes|helps|works|"
	    "really)\\b|\\+ (?:patch|fix)\\b|\\bpatch(?:es|-?set)? (?:in "
	    ")?(?:your (?:previous|last) |the )?(?:reply |mail "
	    ")?\\[\\d\\]|\\bthe (?:bot|robot) applied\\b|(?:with|without) the "
	    "fix\\b|\\b(?:recovered|restored) "
	    "(?:by|with|after)\\b|\\b(?:with|after|on|in) (?:that|your|this) "
	    "(?:patch|commit|fix|series|branch)\\b",
	 CI I_WE WILL "|\\b(?:if|when|once|after|until) your\\b",
	 "we applied your patch and reran the tests.", "the patch was merged"},
	{"quoted-claim", KTT_QUOTES_CLAIM, KTT_AREA_QUOTED, 1,
	 CI "\\b(?:is|was|been|got|already)(?: already| now)? "
	    "(?:fixed|resolved|addressed|cured) "
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
	 "\\bgive (?:it|this|that|the [a-z]+) a "
	 "(?:try|spin|go|whirl|shot|test)\\b|" ASKS_YOU
	 "(?:[, ]+[^ ,]+){0,6}?[, ]+(?:try|test|re-?test|apply|check)\\b(?: [^ "
	 "]+){0,5}? "
	 "?(?:patch(?:es)?|fix|diff|change|branch|series|below|attached|"
	 "following|commit|on top|revert(?:ing)?|(?:this|that|it)[?.!]|this "
	 "out|it out)|\\b(?:should|might|may|could|would) (?:already )?(?:be "
	 ")?(?:fixed|resolved|addressed|cured) (?:by|with|in)\\b|\\bworth a "
	 "try\\b|\\b(?:should|might|may|could|would|will|hope(?:fully)?) "
	 "(?:[a-z]+ "
	 ")?(?:fix|help|cure|resolve|restore|address|recover)\\b|(?:^|[.:] "
	 ")(?:please )?(?:try|test) (?:this|the "
	 "(?:patch|following|below|fix|attached)|it)\\b|\\b(?:does|would|will|"
	 "could|if|whether) "
	 "(?:this|the|that|it|below)\\b.{0,60}\\b(?:fix|fixes|helps?|go(?:es)? "
	 "away|cures?|restores?|recovers?|resolves?|solves?)\\b|\\b(?:patch|"
	 "fix|diff)\\b.{0,30}\\b(?:below|attached|above) "
	 "?(?:should|may|might|could|fix|:)",
	 CI "\\bif you fix the issue\\b|\\bto reproduce\\b|\\bnoticed a\\b",
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
	{"closes", KTT_CLOSES, KTT_AREA_TRAILER, 1, "(?i)^\\W*closes: http",
	 NULL, "Closes: https://lore.example.org/a@b", "Closes the door"},
};

const guint ktt_n_context_rows = G_N_ELEMENTS(ktt_context_rows);

const struct ktt_followup_row ktt_followup_rows[] = {
	/* Commands ----------------------------------------------------------
	 */
	{.name = "regzbot-line",
	 .type = KTP_EVENT_COMMAND,
	 .areas = KTT_AREA_LINE,
	 .confidence = 0.99,
	 .pattern = "^#regzbot:? +(?<command>\\S.*)",
	 .example = "#regzbot fix: mm: do it",
	 .counter_example = "mails contain '#regzbot fix:' lines"},
	/* Somebody takes it up ----------------------------------------------
	 */
	{.name = "will-look",
	 .type = KTP_EVENT_ACKNOWLEDGED,
	 .areas = OWN,
	 .confidence = 0.8,
	 .pattern = CI I_WE WILL
	 " (?:also |then |just |first |probably |definitely |now |still "
	 "|certainly |certainly |trying to |try to |try and |have to |need to "
	 "|go and |start |at least |be |do some |to |look and |likely |of "
	 "course |gladly |quickly |soon |again |go |keep |continue "
	 ")*" LOOKS_INTO "\\b",
	 .unless = CI PROCESS "|" NOT_ABOUT_IT "|\\bif (?:it|this|that)(?:" APO
			      "s| is)\\b",
	 .example = "I'll take a look at this tomorrow.",
	 .counter_example = "We will check our report process."},
	{.name = "will-fix",
	 .type = KTP_EVENT_ACKNOWLEDGED,
	 .areas = OWN,
	 .confidence = 0.75,
	 .pattern = CI
	 "(?:^|^(?:(?:oops|ok|okay|sure|yes|yep|right|thanks?|thank "
	 "you|sorry|hmm|ack|yeah|noted|got it|understood|ah|ouch|agreed|good "
	 "catch)[,.!]* )+|, )(?:will|gonna) (?:also |then |just |definitely "
	 ")*(?:fix|do|look|send|take a "
	 "look|address|handle|update|correct|respin|have a "
	 "look|try|investigate)\\b",
	 .unless = CI PROCESS,
	 .before = CI IF CLAUSE,
	 .example = "Oops, will fix it.",
	 .counter_example = "The bot will check it, too."},
	{.name = "let-me-try",
	 .type = KTP_EVENT_ACKNOWLEDGED,
	 .areas = OWN,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\blet (?:me|us) (?:also |then |just |first |probably |definitely "
	 "|now |still |certainly |certainly |trying to |try to |try and |have "
	 "to |need to |go and |start |at least |be |do some |to |look and "
	 "|likely |of course |gladly |quickly |soon |again |go |keep |continue "
	 ")*" LOOKS_INTO "\\b",
	 .unless = CI PROCESS "|" NOT_ABOUT_IT,
	 .example = "Let me try to run this on a bigger box.",
	 .counter_example = "Let me know if you need more."},
	{.name = "is-looking",
	 .type = KTP_EVENT_ACKNOWLEDGED,
	 .areas = OWN,
	 .confidence = 0.8,
	 .pattern = CI I_WE
	 "(?:" APO "m| am|" APO
	 "re| are) (?:[a-z-]+ ){0,2}?(?:looking|investigating|working "
	 "on|trying|checking|running|debugging|digging|re-?producing|analy[sz]"
	 "ing|bisecting|on it)\\b",
	 .unless = CI PROCESS "|\\blooking (?:forward|for|at (?:the|a) "
			      "(?:code|numbers))|" NOT_ABOUT_IT,
	 .example = "I'm looking into it.",
	 .counter_example = "We are looking forward to your patch."},
	{.name = "promises-patch",
	 .type = KTP_EVENT_ACKNOWLEDGED,
	 .areas = OWN,
	 .confidence = 0.8,
	 .pattern = CI
	 "\\b(?:i|we)(?:" APO "ll| will| am going to|" APO "m going to|" APO
	 "d) (?:also |then |just |first |probably |definitely |now |still "
	 "|certainly |certainly |trying to |try to |try and |have to |need to "
	 "|go and |start |at least |be |do some |to |look and |likely |of "
	 "course |gladly |quickly |soon |again |go |keep |continue )*(?:come "
	 "up with|cook up|prepare|work on|write|send|post|spin|get|have) "
	 "(?:[a-z-]+ ){0,4}?(?:patch|fix|fix(?:ed)? "
	 "up|version|alternative|solution)",
	 .unless = CI NOT_ABOUT_IT,
	 .before = CI IF CLAUSE,
	 .example = "I'll come up with a patch for this.",
	 .counter_example = "I got the patch from your tree."},
	{.name = "todo",
	 .type = KTP_EVENT_ACKNOWLEDGED,
	 .areas = OWN,
	 .confidence = 0.7,
	 .pattern = CI
	 "\\b(?:i|we)(?:" APO "ll| will|" APO
	 "ve| have) (?:queue|queued|add|added|put) (?:this|it|that)(?: up)? "
	 "(?:for|to|on) (?:investigation|further|my|the|our)\\b|\\b(?:on my "
	 "(?:todo|list|radar|plate)|todo list|going to prioriti[sz]e|will "
	 "do\\b|on it\\b)",
	 .before = CI NEGATED CLAUSE,
	 .example = "It is the next thing on my todo list.",
	 .counter_example = "This is a list of what my todo app does."},
	{.name = "can-look",
	 .type = KTP_EVENT_ACKNOWLEDGED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .confidence = 0.65,
	 .pattern = CI I_WE
	 " can (?:also |certainly |definitely |gladly )?(?:take a look|have a "
	 "look|look (?:at|into)|do (?:it|that|this)|try "
	 "(?:it|that|this|to)|send a patch|prepare|investigate|re-?run)\\b",
	 .unless = CI NOT_ABOUT_IT,
	 .example = "I can take a look at that next week.",
	 .counter_example = "I can do without it."},
	{.name = "looking-now",
	 .type = KTP_EVENT_ACKNOWLEDGED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .confidence = 0.75,
	 .pattern = CI "(?:^|thanks?[,.!]* |report[,.!]* |ok(?:ay)?[,.!]* "
		       ")(?:looking|investigating|working on (?:it|that|this|a "
		       "fix)|checking)(?: into (?:it|this|that)| at "
		       "(?:it|this|that)| now| it)?[.! ]*$",
	 .example = "Thanks, looking.",
	 .counter_example = "Looking at the code is hard."},
	{.name = "promises-time",
	 .type = KTP_EVENT_ACKNOWLEDGED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .confidence = 0.6,
	 .pattern = CI
	 "\\b(?:i|we)\\b.{0,60}\\b(?:tomorrow|next week|later (?:today|this "
	 "week|tonight)|this (?:week|afternoon|evening|weekend)|over the "
	 "weekend|on monday|after (?:the|my) "
	 "(?:vacation|holidays?|weekend|conference))\\b|\\b(?:won" APO
	 "t|will not) have time\\b.{0,60}\\buntil\\b",
	 .example = "I'll get to it next week.",
	 .counter_example = "The merge window opens next week."},
	{.name = "not-expected",
	 .type = KTP_EVENT_ACKNOWLEDGED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .confidence = 0.6,
	 .pattern = CI "^(?:hmm+,? |well,? |no,? )?(?:this|that|it|these)(?: "
		       "regressions?| results?| drops?)?(?: is|" APO
		       "s| are) (?:definitely |certainly |clearly |really "
		       ")?(?:not |un)expected\\b",
	 .example = "This is not expected and will delay the patches.",
	 .counter_example = "It is actually not unexpected."},
	{.name = "admits-bug",
	 .type = KTP_EVENT_ACKNOWLEDGED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .confidence = 0.65,
	 .pattern = CI
	 "\\b(?:(?:agreed?|indeed|yes|yeah|right|ouch|oops|sigh|argh|damn|uh)"
	 "\\b.{0,40}\\b(?:bug|broken|my (?:fault|mistake)|wrong|thinko|missed "
	 "(?:that|this|it))|my (?:bad|fault|mistake)|mea "
	 "culpa|^(?:(?:oops|sorry|ah|argh|ouch|yes|yeah|right|hmm)[,.!]? "
	 ")?(?:looks like )?i (?:broke|messed|screwed|(?:completely |totally "
	 ")?(?:missed|forgot|overlooked))|thanks?(?: you)? for "
	 "(?:catching|spotting|finding)|good catch|nice catch|great catch)\\b",
	 .example = "Agreed, that's a bug.",
	 .counter_example = "I agree that the column looks odd."},
	/* Somebody asks -----------------------------------------------------
	 */
	{.name = "asks-to-share",
	 .type = KTP_EVENT_QUESTION,
	 .areas = OWN,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:(?:can|could|would|will) "
	 "(?:you|someone|somebody|anyone|we)|please|(?:would it be|is it) "
	 "possible to|any chance(?: (?:you|to|that|of))?|would you "
	 "mind)\\b" SOME
	 "(?:share|shar|provide|provid|send|sending|post|attach|tell|explain|"
	 "help(?:ing)? (?:me|us|to)? ?(?:to "
	 ")?(?:understand|explain)|describe|clarify|elaborate|point "
	 "(?:me|us)|check the (?:value|setting|content)|confirm "
	 "(?:that|if|whether)|grab|collect|capture|gather|upload|report)",
	 .unless = CI
	 "\\b(?:send (?:a|the|me a) (?:proper "
	 ")?(?:patch|fix|v\\d|pull)|review|ignore|please "
	 "(?:find|see|note|refer)|let us know|add (?:the )?following tag)\\b",
	 .example = "Can you share the actual job file?",
	 .counter_example = "Can you please try the patch below?"},
	{.name = "asks-about-setup",
	 .type = KTP_EVENT_QUESTION,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_ONLY_QUESTIONS,
	 .confidence = 0.7,
	 .pattern = CI "^(?=.*\\b(?:what|which|how|where|is|are|was|were|do|"
		       "does|did|has|have|can|could|any|why|am i|isn" APO
		       "t|doesn" APO "t|don" APO "t)\\b).*\\b" SETUP "\\b",
	 .unless = ASKS_NOTHING,
	 .example = "What filesystem is mounted at /tmp?",
	 .counter_example = "Does this flag still mean what it says?"},
	{.name = "asks-if-expected",
	 .type = KTP_EVENT_QUESTION,
	 .areas = OWN,
	 .flags = KTT_ONLY_QUESTIONS,
	 .confidence = 0.75,
	 .pattern = CI "\\b(?:is|was|are|isn" APO
		       "t) (?:this|that|it|these|the "
		       "(?:result|behaviou?r|regression|change|drop))\\b.{0,40}"
		       "\\b(?:expect|intend|known|real|reproducible)",
	 .example = "Is this expected?",
	 .counter_example = "Is this the right place?"},
	{.name = "robot-asks",
	 .type = KTP_EVENT_QUESTION,
	 .who = KTT_ROBOT_ONLY,
	 .areas = OWN,
	 .flags = KTT_ONLY_QUESTIONS,
	 .confidence = 0.6,
	 .pattern = CI
	 "\\b(?:which (?:one|patch|commit|branch|tree|version)|do you "
	 "(?:mean|want|need|expect|know|suggest)|is the expectation|what (?:do "
	 "you|should)|could you (?:explain|tell|confirm|help|please "
	 "(?:explain|tell|confirm)))\\b",
	 .example = "Which one do you suggest us to test?",
	 .counter_example = "Could you let us know the result?"},
	{.name = "needs-data",
	 .type = KTP_EVENT_QUESTION,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.55,
	 .pattern = CI I_WE
	 "(?:(?:" APO "d| would| will|" APO
	 "ll)? (?:really |still |also |first )?(?:need "
	 "(?:both|the|more|some|your|a (?:copy|log|trace)|to "
	 "(?:see|know))|like to (?:see|have|know)|love to "
	 "(?:see|know|have)|appreciate|want to (?:see|know)|wonder(?:ing)? "
	 "(?:if|why|what|how|whether)|have to wonder)|(?: am|" APO
	 "m) (?:just |still |really |only )?(?:curious|wondering))\\b",
	 .unless = ASKS_NOTHING_SAID,
	 .example = "I need BOTH outputs, before and after.",
	 .counter_example = "We need to fix this."},
	{.name = "would-help-to-know",
	 .type = KTP_EVENT_QUESTION,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.6,
	 .pattern = CI
	 "\\b(?:would|might|may|could) be (?:very |really |also |more "
	 ")?(?:interesting|helpful|useful|good|nice|great)\\b" SOME
	 "(?:see|know|have|get|compare|look|if you (?:could|can) "
	 "(?:share|provide|tell|send))\\b|\\b(?:comparing|seeing|having|"
	 "knowing)\\b" SOME "would be (?:interesting|helpful|useful|nice|good)",
	 .unless = CI ASKS_TEST,
	 .example = "It would be interesting to see the numbers for both.",
	 .counter_example = "It would be nice to drop this code."},
	{.name = "question-and-request",
	 .type = KTP_EVENT_QUESTION,
	 .areas = OWN,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.6,
	 .pattern =
		 CI "^(?:just )?(?:one|another|a (?:quick )?|some|few|couple "
		    "of|two) ?(?:more )?questions?\\b|\\bhave (?:a |one |some "
		    "|couple of |a few )+ ?questions?\\b",
	 .example = "One question: what runs on the other socket?",
	 .counter_example = "The question was answered."},
	{.name = "would-help",
	 .type = KTP_EVENT_QUESTION,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.55,
	 .pattern = CI
	 "\\b(?:profile|trace|call ?graph|perf "
	 "(?:data|record|diff|stat|report)|flame "
	 "?graph|numbers?|log|dmesg|config|more "
	 "(?:data|information|details)|bisect(?:ion)?)\\b.{0,40}\\bwould "
	 "(?:help|be "
	 "(?:helpful|useful|nice|great|good|interesting))\\b|\\bdo(?:es)? "
	 "(?:you|anyone|anybody|someone) (?:know|have (?:an idea|any))\\b",
	 .example = "A call graph profile would help.",
	 .counter_example = "A profile is attached."},
	{.name = "any-idea",
	 .type = KTP_EVENT_QUESTION,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_ONLY_QUESTIONS,
	 .confidence = 0.6,
	 .pattern = CI
	 "\\bany (?:idea|clue|guess|explanation|insight)s?\\b|^(?:is|was|are) "
	 "(?:that|this|it) (?:really |still )?(?:the "
	 "case|right|correct|true|so)\\b",
	 .unless = CI "\\bwelcome\\b",
	 .example = "David, any idea?",
	 .counter_example = "Any idea is welcome?"},
	/* Somebody supplies numbers or an analysis --------------------------
	 */
	{.name = "own-table",
	 .type = KTP_EVENT_DATA,
	 .areas = KTT_AREA_TABLE,
	 .needs = KTT_HAS_COMPARISON,
	 .confidence = 0.95,
	 .pattern = "\\d",
	 .example = "  1204800  -29.7%  846974  fio.read_iops",
	 .counter_example = "--------"},
	{.name = "own-log",
	 .type = KTP_EVENT_DATA,
	 .areas = KTT_AREA_TABLE,
	 .needs = KTT_HAS_LOG,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.8,
	 .pattern = "\\d",
	 .example = "  12.3  45.6  78.9",
	 .counter_example = "--------"},
	{.name = "attaches",
	 .type = KTP_EVENT_DATA,
	 .areas = OWN,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:attach(?:ed|ing|es|ment)?|enclosed)\\b.*\\b(?:dmesg|logs?|"
	 "output|config|data|files?|profiles?|traces?|results?|scripts?|kmsg|"
	 "yaml|tar|it|them)\\b|\\b(?:dmesg|logs?|output|config|data|files?|"
	 "profiles?|traces?|results?)\\b.*\\b(?:attached|attachment)\\b",
	 .unless = CI
	 "\\b(?:can|could|would|please) (?:you|attach)\\b|\\bjob(?:\\.yaml| "
	 "file) is attached|\\bpatch\\b",
	 .example = "I attached a dmesg and the output of perf.",
	 .counter_example = "The patch is attached."},
	{.name = "robot-gives-data",
	 .type = KTP_EVENT_DATA,
	 .who = KTT_ROBOT_ONLY,
	 .areas = OWN,
	 .confidence = 0.7,
	 .pattern = CI
	 "\\bplease (?:find|see|refer to|check|have a look "
	 "at)\\b.{0,60}\\b(?:data|profiles?|logs?|results?|config|outputs?|"
	 "info(?:rmation)?|details?|table|attach\\w*|below|link)\\b|\\b(?:(?:"
	 "detail(?:ed|s)?|raw|full|more|below|following|these|the) "
	 "(?:data|results?|numbers|comparison)\\b.*\\b(?:below|in|is|are|as|"
	 "for|from|FYI)|(?:below|here|following) "
	 "(?:is|are)\\b.*\\b(?:data|results?|output|log|comparison|parameters?|"
	 "values?)|the "
	 "(?:parameters|command|script|config)\\b.*\\b(?:used?|is|are|as))\\b",
	 .example = "detailed data is in [1] below.",
	 .counter_example = "we hope that the data helps"},
	{.name = "test-result",
	 .type = KTP_EVENT_DATA,
	 .who = KTT_ROBOT_ONLY,
	 .areas = OWN,
	 .confidence = 0.6,
	 .pattern = CI
	 "\\b(?:the )?(?:test(?:ing)?|benchmark) results? "
	 "(?:(?:is|are|as|of|for|from|show|with|\\()\\b|\\()|\\b(?:another|"
	 "following|new|interesting) finding|\\bwe did (?:some|more) "
	 "(?:investigation|test)|\\bjust did (?:some |more )?test",
	 .example = "The test result is as following:",
	 .counter_example = "The test results differ in form."},
	{.name = "robot-attaches",
	 .type = KTP_EVENT_DATA,
	 .who = KTT_ROBOT_ONLY,
	 .areas = KTT_AREA_FILE,
	 .confidence = 0.7,
	 .pattern = CI "(?:^|[-_.])(?:dmesg|kmsg|logs?|perf|profile|outputs?|"
		       "results?|data|traces?|stats?|matrix|compare\\w*|raw)"
		       "\\b|\\.(?:log|gz|xz|tar|zip|csv|dat|ndjson|data)$",
	 .unless = CI "^(?:config|job|reproduce)",
	 .example = "perf-profile.gz",
	 .counter_example = "job.yaml"},
	{.name = "gives-results",
	 .type = KTP_EVENT_DATA,
	 .areas = OWN,
	 .confidence = 0.7,
	 .pattern = CI
	 "\\bi(?:" APO
	 "ve| have)? (?:collected|gathered|took|measured|recorded) (?:some |a "
	 "few |more |the "
	 ")*(?:numbers|data|profiles?|traces?|results?|statistics)\\b|\\b(?:"
	 "here(?: are|" APO "s| is)|below (?:are|is)|these are|this is) (?:my "
			    "|the |some |a |what )+(?:[a-z-]+ "
			    "){0,3}?(?:results?|numbers|values|output|data|"
			    "profiles?|traces?|statistics|runs?|measurements?|"
			    "figures|i (?:get|got|see|saw|measured))\\b",
	 .example = "Here are the numbers of five runs:",
	 .counter_example = "Here is my patch."},
	{.name = "explains-cause",
	 .type = KTP_EVENT_DATA,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.65,
	 .pattern = CI
	 "\\b(?:(?:the|one|another|main|root|only|real|likely|possible|actual) "
	 "(?:(?:of the )?(?:[a-z-]+ "
	 "){0,2}?)(?:problem|reason|cause|explanation|culprit|bottleneck)s?\\b("
	 "?:[^.]{0,60}?)(?:is|was|are|were|seems?|appears?|might|could)\\b(?! "
	 "(?:known|fixed|gone|clear|not))|what(?:" APO
	 "s| is) (?:happening|going on)|turns? out|turned out|i (?:think i "
	 ")?(?:see|know|found|understand|figured)(?: out)? (?:what|why|how|the "
	 "(?:bug|cause|reason|problem))|the observed|this is because|that" APO
	 "s because|it" APO
	 "s because|(?:can|could|would|may|might|probably|which) "
	 "explains?\\b|explains "
	 "(?:why|the|this)|(?:regression|drop|change|difference|behaviou?r|"
	 "slow-?down|overhead|impact|cost|this|that|which|it)\\b.{0,40}\\b(?:"
	 "is|are|was) (?:mostly |mainly |probably |likely )?(?:due "
	 "to|because|caused by)|(?:is|" APO
	 "s) (?:caused by|because)|boils down to)",
	 .unless = CI PROCESS "|\\b(?:problem|reason) is (?:that )?(?:i|we) "
			      "(?:can|do|have)|\\bwhat the problem was\\b",
	 .before = CI IF CLAUSE,
	 .example = "The problem is that after this change we keep the buffers "
		    "in memory.",
	 .counter_example = "The problem is known."},
	{.name = "cause-in-code",
	 .type = KTP_EVENT_DATA,
	 .areas = OWN,
	 .needs = KTT_EXPLAINS,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.55,
	 .pattern = CI
	 "\\b(?:because|since|due to|caus(?:es?|ed|ing)|results? in|resulting "
	 "in|leads? to|leading to|means(?: that)?|so "
	 "that|hence|thus|therefore|which "
	 "(?:is|means|makes|causes|leads|then)|as a result|instead of|no "
	 "longer|now (?:has|have|needs?|uses?|calls?|does|takes?|be|we|it))\\b",
	 .unless = CI IF_FIRST,
	 .example = "It spins because get_ucounts() takes the lock now.",
	 .counter_example = "We should wait."},
	{.name = "mechanism",
	 .type = KTP_EVENT_DATA,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.55,
	 .pattern = CI
	 "\\b(?:contention|contended|contending|cache-?lines?|cacheline "
	 "(?:bouncing|sharing|contention)|false sharing|lock(?:ing)? "
	 "(?:contention|overhead)|memory bandwidth|tlb (?:miss|flush)\\w*|code "
	 "(?:alignment|layout)|throttl\\w+|rate limit\\w*|page faults?|cache "
	 "flush\\w*|(?:perf|the) profiles? (?:does |do |data "
	 ")?(?:shows?|says?|indicates?|suggests?)|flame ?graph|turbostat)\\b",
	 .unless = CI "\\bavoid(?:s|ing)?\\b",
	 .example = "It looks like the inode lock contention raised a lot.",
	 .counter_example = "Can you send a profile?"},
	{.name = "changes-the-number",
	 .type = KTP_EVENT_DATA,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.6,
	 .pattern = CI
	 "\\b(?:looking|digging|staring) (?:at|into|through) "
	 "(?:the|this|your|these|those) (?:[a-z-]+ "
	 ")?(?:profiles?|data|numbers|traces?|perf|flame ?graphs?|lock "
	 "?stat\\w*)\\b|\\b(?:increase[sd]?|reduce[sd]?|double[sd]?|add(?:s|ed)"
	 "|introduce[sd]?|cause[sd]?|trigger(?:s|ed)?|require[sd]?|take[sn]?|"
	 "perform(?:s|ed)?) (?:the |an? |more |extra |additional |twice the "
	 "|another )+(?:[a-z-]+ "
	 ")?(?:numbers?|amount|cost|overhead|latency|size|rate|calls?|ipis?|"
	 "allocations?|flush(?:es)?|lookups?|lock(?:s|ing)?|atomics?|barriers?|"
	 "branch(?:es)?|cache ?(?:misses|lines?)|memory|round trips?|context "
	 "switches|wake-?ups?|interrupts|page faults?|io|iops)\\b|\\bi(?:" APO
	 "ve| have)? (?:looked|stared|went|digged|dug) (?:at|into|through) "
	 "(?:the|this|your) (?:[a-z-]+ "
	 ")?(?:profiles?|data|numbers|traces?|logs?|perf|code|report|results?)"
	 "\\b",
	 .unless = CI "\\b(?:will|please|can you|could you)\\b",
	 .example = "The patch increases the number of IPIs.",
	 .counter_example = "Can you increase the number of CPUs?"},
	{.name = "code-causes-it",
	 .type = KTP_EVENT_DATA,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.6,
	 .pattern = CI
	 "\\b(?:is|are|was|were)(?: what" APO
	 "s| what is| clearly| probably| likely| really)? "
	 "(?:causing|slowing|responsible for|behind) "
	 "(?:the|this|that|it|down)\\b|(?:\\w+\\(\\)|\\b[a-z0-9]+_[a-z0-9_]+"
	 "\\b|\\b(?:lock|barrier|allocation|atomic|flush|lookup|check|copy|"
	 "branch|cache "
	 "?line|counter)\\b).{0,80}\\b(?:caus(?:es?|ed|ing)|slows? down|makes? "
	 "it slower|adds? (?:overhead|cost)|costs?|explains?|is "
	 "responsible|leads to|results in)\\b",
	 .example = "It seems that the extra atomic_inc() causes the slowdown.",
	 .counter_example = "The lock is held."},
	{.name = "time-is-spent",
	 .type = KTP_EVENT_DATA,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.6,
	 .pattern = CI
	 "\\b(?:time (?:is|was) (?:mostly |mainly )?spent|cycles "
	 "(?:are|were|is) "
	 "spent|(?:perf|profiling|profile|tracing|ftrace|bpftrace|lockstat)\\b."
	 "{0,60}\\b(?:shows?|showed|says?|tells?|points?|indicates?|suggests?|"
	 "reveals?)|hot(?:test)? (?:spot|path|function)|bottleneck "
	 "(?:is|was|seems)|dominated by|spends? (?:most|more|a "
	 "lot|all|its|\\d+))\\b",
	 .example = "I ran perf and the time is spent in the slow path.",
	 .counter_example = "Can you run perf?"},
	{.name = "measured",
	 .type = KTP_EVENT_DATA,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.6,
	 .pattern = CI
	 "\\b\\d[\\d.,]*k? "
	 "?(?:%|x\\b|times|[mk]?ops|iops|[kmg]i?b/"
	 "s|ms\\b|us\\b|ns\\b|usecs?|msecs?|seconds|secs?\\b|cycles).{0,160}"
	 "\\b\\d[\\d.,]*k? "
	 "?(?:%|x\\b|times|[mk]?ops|iops|[kmg]i?b/"
	 "s|ms\\b|us\\b|ns\\b|usecs?|msecs?|seconds|secs?\\b|cycles)",
	 .unless = CI "\\?$",
	 .example = "It went from 120 MB/s to 80 MB/s here.",
	 .counter_example = "a drop of 5% is fine"},
	{.name = "remarks-on-row",
	 .type = KTP_EVENT_DATA,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.55,
	 .pattern = CI
	 "\\b(?:faster|slower|doubled|halved|dropped|rose|fell|increased|"
	 "decreased|went (?:down|up)|identical|time (?:is )?spent|more "
	 "time|suggests?|spent|looks? "
	 "like|difference|slightly|jumped|shows?|contention|twice|half)\\b",
	 .above = CI "^(?!.*\\b(?:regression|improvement|change) "
		     "of\\b).*(?:[+-]\\d+\\.\\d%|\\bIOPS=|%stddev|\\d\\s+\\S+"
		     "\\.\\S+$|\\+\\d+\\.\\d\\s)",
	 .example = "So the rate doubled here.",
	 .counter_example = "Thanks for that."},
	/* Somebody sees it, or does not -------------------------------------
	 */
	{.name = "can-reproduce",
	 .type = KTP_EVENT_REPRODUCED,
	 .areas = OWN,
	 .confidence = 0.85,
	 .pattern = CI
	 "\\b(?:(?:can|could|am able to|was able to|were able to|are able "
	 "to|managed to|did|also|do) (?:[a-z-]+ ){0,2}?" REPRO_IT "|i(?:" APO
	 "ve| have)?(?: just| also| basically| have)* (?:ran|run) .{0,60}and "
	 "re-?produced?)\\b.{0,60}\\b" RESULT "\\b",
	 .unless = CI CANNOT
	 "|\\bplease\\b|\\b(?:so|in order) (?:that|i|we) (?:i |we "
	 ")?can\\b|\\b(?:can you|you can|which can|that can)\\b",
	 .before = CI NEGATED CLAUSE "|" IF CLAUSE,
	 .example = "I was able to reproduce the regression on our machine.",
	 .counter_example = "I cannot reproduce the regression."},
	{.name = "sees-it-too",
	 .type = KTP_EVENT_REPRODUCED,
	 .areas = OWN,
	 .lacks = KTT_TESTS_FIX | KTT_IS_PATCH,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:able to|managed to|can|could) (?:also "
	 ")?(?:see|observe|measure) (?:the|a|this|that|similar) (?:[a-z-]+ "
	 ")?(?:regression|drop|slow-?down|degradation)\\b|^(?:the )?same "
	 "(?:regression|drop|slow-?down|degradation) (?:here|on|with|for "
	 "me)\\b|\\b(?:i|we)(?: can| could| do| also| still|" APO
	 "m| am| are|" APO "re| indeed| have|" APO
	 "ve)* "
	 "(?:see|saw|seeing|seen|observed?|observing|got|get|getting|measured?|"
	 "hit|notice[d]?)(?: the| a| this| that| same| similar| also| exactly| "
	 "about| roughly| an?| \\d[\\d.]*%| performance| big| large| small| "
	 "clear)* (?:regression|degradation|slow-?down|drop)\\b",
	 .unless = CI
	 "\\b(?:report|noticed a|fixe[sd]|patch|mail|title|subject)\\b",
	 .before = CI NEGATED CLAUSE "|" IF CLAUSE,
	 .example = "I see the same regression on my laptop.",
	 .counter_example = "I do not see any regression."},
	{.name = "sees-this-too",
	 .type = KTP_EVENT_REPRODUCED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .confidence = 0.75,
	 .pattern = CI "^re-?produced\\b|\\b(?:i|we)(?:" APO "m| am| are|" APO
		       "re| can| do| also)* "
		       "(?:see|seeing|saw|observe|observing|hit|hitting|get|"
		       "getting) (?:this|that|it|the same(?: thing)?)(?: "
		       "issue| problem| regression| here)?,? (?:too|as "
		       "well|also|on (?:my|a|our|arm64|x86|amd|intel)|here|in "
		       "my|locally)\\b|\\bsame here\\b",
	 .unless = CI "\\b(?:code|comment|patch|warning in)\\b|:$",
	 .before = CI NEGATED CLAUSE "|" IF CLAUSE,
	 .example = "FWIW, I'm seeing this as well on arm64.",
	 .counter_example = "If I see this too, I will tell."},
	{.name = "reproducible-with",
	 .type = KTP_EVENT_REPRODUCED,
	 .areas = OWN,
	 .confidence = 0.82,
	 .pattern = CI "\\b" LOSS
		       "(?: [^ ]+){0,6}? (?:could|can|was|were|is|are)(?: "
		       "also| still| easily| always| only| then)* (?:be "
		       ")?(?:re-?produced|re-?producible|seen|observed)\\b",
	 .unless = CI
	 "\\bwith (?:your|the fix|the patch)|\\b(?:we|you) reported\\b",
	 .before = CI NEGATED CLAUSE,
	 .example = "The regression could be reproduced with this job file.",
	 .counter_example = "The regression could not be reproduced."},
	{.name = "still-there",
	 .type = KTP_EVENT_REPRODUCED,
	 .areas = OWN,
	 .lacks = KTT_TESTS_FIX,
	 .confidence = 0.8,
	 .pattern = CI
	 "\\b(?:" LOSS
	 "|report|issue|problem|difference|it)\\b.{0,50}\\b(?:still|is|are|was|"
	 "could be|can be)(?: (?:still|also|easily|consistently|smaller "
	 "but|there but|be))* "
	 "(?:exists?|there|present|persists?|re-?produc(?:ible|ed|eable)|"
	 "visible|happens?|seen|observed)\\b",
	 .unless = CI "\\bcan (?:not|you)\\b",
	 .before = CI NEGATED CLAUSE "|" IF CLAUSE,
	 .example = "we rebuilt both and the regression is still reproducible.",
	 .counter_example = "the regression is not reproducible"},
	{.name = "regression-is-stable",
	 .type = KTP_EVENT_REPRODUCED,
	 .who = KTT_ROBOT_ONLY,
	 .areas = OWN,
	 .lacks = KTT_TESTS_FIX,
	 .confidence = 0.7,
	 .pattern = CI
	 "\\b(?:regressions?|drop|degradation|result|issue)\\b.{0,20}\\bis "
	 "(?:still |very |quite |pretty "
	 ")?(?:stable|consistent|confirmed|clear|real|always there)\\b",
	 .before = CI IF CLAUSE "|" NEGATED CLAUSE,
	 .example = "We double checked, the regression is stable.",
	 .counter_example = "We will see if the regression is stable."},
	{.name = "similar-results",
	 .type = KTP_EVENT_REPRODUCED,
	 .areas = OWN,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:(?:got|get|gets|see|saw|seeing|found|have|shows?|still) "
	 "(?:[a-z-]+ ){0,3}?(?:same|similar|comparable) (?:[a-z-]+ "
	 "){0,2}?(?:results?|regressions?|drops?|numbers|behaviou?r|"
	 "degradation|slow-?down)|^(?:a |but )?similar "
	 "(?:regression|drop|degradation))\\b",
	 .unless = CI "\\b(?:different|no|not) \\b|" THE_FIX,
	 .example = "I got similar results on my box.",
	 .counter_example = "We see similar reports every week."},
	{.name = "confirms",
	 .type = KTP_EVENT_REPRODUCED,
	 .areas = OWN,
	 .confidence = 0.75,
	 .pattern = CI "\\b(?:i|we)(?: can| could|" APO
		       "ve| have)?(?: also)? confirm(?:ed)? "
		       "(?:the|this|that|your|a) (?:[a-z-]+ ){0,3}?" LOSS,
	 .unless = CI "\\b(?:fixed|gone|resolved|cured)\\b",
	 .before = CI NEGATED CLAUSE "|" IF CLAUSE,
	 .example = "I can confirm the regression here.",
	 .counter_example = "Can you confirm the regression?"},
	{.name = "reproduces-here",
	 .type = KTP_EVENT_REPRODUCED,
	 .areas = OWN,
	 .confidence = 0.75,
	 .pattern =
		 CI "\\b(?:it|this|that|the "
		    "(?:regression|issue|problem|drop)|regression)(?: also| "
		    "easily| reliably| indeed)* (?:reproduces|shows "
		    "up|happens|triggers) (?:here|for me|on my|locally|too|as "
		    "well|also|in my|reliably|easily)\\b|^confirmed\\b",
	 .before = CI NEGATED CLAUSE "|" IF CLAUSE "|\\bfixed\\b",
	 .example = "It reproduces here too.",
	 .counter_example = "I wonder if it happens here too."},
	{.name = "yes-reproducible",
	 .type = KTP_EVENT_REPRODUCED,
	 .areas = OWN,
	 .flags = KTT_ONLY_ANSWERS,
	 .confidence = 0.6,
	 .pattern = CI "^(?:yes|yeah|yep|yup)\\b[,.!]?(?:$| \\(| i "
		       "(?:can|could|do|see)| it| same| both| for)",
	 .above = CI "reproduc",
	 .example = "Yes. (at least in my setup)",
	 .counter_example = "Yes, I need to drop it."},
	{.name = "same-range",
	 .type = KTP_EVENT_REPRODUCED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .confidence = 0.6,
	 .pattern = CI
	 "\\b(?:similar|same|comparable) (?:range|ball "
	 "?park|magnitude|order)\\b|\\bmatch(?:es)? (?:the|your|what you) "
	 "(?:report|numbers|results?|regression)\\b",
	 .before = CI NEGATED CLAUSE "|" IF CLAUSE,
	 .example = "My numbers are in the same range as the report.",
	 .counter_example = "numbers do not match your report"},
	{.name = "cannot-reproduce",
	 .type = KTP_EVENT_NOT_REPRODUCED,
	 .areas = OWN,
	 .confidence = 0.85,
	 .pattern = CI CANNOT
	 " (?:[a-z-]+ ){0,3}?(?:be "
	 ")?(?:re-?produced?|repro|re-?create|trigger|see "
	 "(?:any|the|this|that|a) (?:[a-z-]+ "
	 ")?(?:regression|drop|difference|change|slow-?down))\\b",
	 .unless = CI WITH_FIX,
	 .before = CI IF CLAUSE,
	 .example = "I am unable to reproduce this on my machine.",
	 .counter_example = "We cannot reproduce it with your patch."},
	{.name = "failed-to-reproduce",
	 .type = KTP_EVENT_NOT_REPRODUCED,
	 .areas = OWN,
	 .confidence = 0.8,
	 .pattern = CI
	 "(?:^|, |\\. )no (?:difference|change|regression|drop|slow-?down)(?: "
	 "whatsoever| at all| "
	 "here)(?=[.,]|$)|\\b(?:tried|trying|attempt(?:ed|s)?)\\b.{0,40}\\bre-?"
	 "produc\\w+.{0,40}\\b(?:but|without|no)\\b.{0,20}\\b(?:fail(?:ed)?|"
	 "success|luck|unsuccessful(?:ly)?|avail|couldn|can(?:no|" APO
	 ")t|nothing|not)|\\bno luck (?:re-?producing|with "
	 "re-?prod)|\\b(?:does|did|do)" NT
	 " re-?produce (?:here|for me|on my|locally)|\\bno "
	 "(?:regression|difference|drop|slow-?down|change) (?:here|for me|on "
	 "my|in my|locally)\\b",
	 .unless = CI WITH_FIX,
	 .before = CI IF CLAUSE,
	 .example = "I tried to reproduce the regression but failed.",
	 .counter_example = "I tried to reproduce it and it works."},
	{.name = "results-are-the-same",
	 .type = KTP_EVENT_NOT_REPRODUCED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .confidence = 0.65,
	 .pattern = CI
	 "\\b(?:results?|numbers?|scores?|throughput|performance)\\b.{0,50}\\b("
	 "?:are|is|were|was|look|looks|stay|remains?)(?: about| basically| "
	 "pretty much| exactly| almost| nearly| practically)* (?:identical|the "
	 "same|equal|unchanged)\\b|\\b(?:same|identical) "
	 "(?:results?|numbers?|performance|score) (?:with and without|with or "
	 "without|before and after|on both|for both|with both)",
	 .unless =
		 CI "\\bas (?:in )?(?:your|the) report|\\bas (?:you|yours)\\b",
	 .before = CI IF CLAUSE "|" NEGATED CLAUSE,
	 .example = "I ran the test with both kernels and the results are "
		    "identical.",
	 .counter_example = "The results are the same as in your report."},
	{.name = "sees-no-difference",
	 .type = KTP_EVENT_NOT_REPRODUCED,
	 .areas = OWN,
	 .confidence = 0.8,
	 .pattern = CI "\\b(?:(?:do|does|did|was|were|have)" NT
		       "(?: really| actually| even)? "
		       "(?:see|seeing|seen|observe|notice|measure|find|get|"
		       "show)|(?:see|saw|seeing|seen|found|observed?|noticed?|"
		       "measured?|shows?|there is|there" APO
		       "s|there was)(?: basically| really| absolutely| "
		       "practically)? no) (?:[a-z-]+ "
		       "){0,2}?(?:difference|diff|regressions?|drop|slow-?down|"
		       "degradation|change in performance)\\b",
	 .unless = CI WITH_FIX
	 "|\\b(?:how|why|that the|other)\\b|\\bdiff(?:erence)? (?:for|in) "
	 "[\"\']?[\\w-]+\\.[\\w.]+",
	 .before = CI IF CLAUSE,
	 .example = "I tried both and don't see any difference here.",
	 .counter_example = "I do not see why it regresses."},
	{.name = "not-reproducible",
	 .type = KTP_EVENT_NOT_REPRODUCED,
	 .areas = OWN,
	 .confidence = 0.8,
	 .pattern =
		 CI "\\b(?:is|was|are|were)(?: not|n" APO
		    "t)(?: really| easily| reliably)? re-?producible\\b|\\bnot "
		    "re-?producible (?:here|on|with|any ?more|in)\\b",
	 .unless = CI WITH_FIX,
	 .before = CI IF CLAUSE,
	 .example = "The drop is not reproducible on our test machines.",
	 .counter_example = "It was reproducible at once."},
	{.name = "does-not-see-it",
	 .type = KTP_EVENT_NOT_REPRODUCED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\bi(?: [a-z]+)?(?: do| did| am|" APO "m)?(?:n" APO
	 "t| not)(?: really| actually| even)? "
	 "(?:see|seeing|observe|observing|hit|get|getting) (?:this|it|that|the "
	 "same|any of this|the (?:regression|drop))(?: [a-z]+)? ?(?:here|on "
	 "(?:my|a|our)|in my|at all|locally|with my|[.,]|$)|\\b(?:my|our) "
	 "(?:numbers|results|tests?|runs|measurements|benchmarks?)\\b.{0,40}"
	 "\\b(?:no (?:real |significant |measurable |big "
	 ")?(?:change|difference|regression|drop)|the "
	 "same|identical|unchanged)\\b|\\bsame "
	 "(?:score|numbers?|results?|throughput|performance|time|runtime|"
	 "duration|speed)\\b.{0,20}\\b(?:with and without|with or "
	 "without|before and after|on both|for both)\\b|\\btoo noisy to "
	 "(?:tell|say)\\b",
	 .unless = CI WITH_FIX,
	 .before = CI IF CLAUSE,
	 .example = "FWIW I don't see this on my Skylake system.",
	 .counter_example = "I do not see this as a problem."},
	{.name = "within-deviation",
	 .type = KTP_EVENT_NOT_REPRODUCED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .confidence = 0.65,
	 .pattern = CI
	 "\\b(?:inside|within|in|below) (?:of )?(?:the |its |my |our "
	 ")?(?:standard deviation|std ?dev(?:iation)?|error "
	 "(?:bars?|margin)|margin of error|noise|variance|run-to-run)\\b",
	 .before = CI IF CLAUSE "|" HOPE CLAUSE,
	 .unless =
		 CI "^(?:so |well,? |all )?(?:this|that|it)(?: is|" APO "s)\\b",
	 .example = "There is a small variation, but inside the standard "
		    "deviation.",
	 .counter_example = "the standard deviation is large"},
	{.name = "sees-gain-instead",
	 .type = KTP_EVENT_NOT_REPRODUCED,
	 .areas = OWN,
	 .confidence = 0.8,
	 .pattern = CI
	 "\\b(?:improvement|gain|faster|better)\\b.{0,40}\\binstead of (?:a "
	 "|the |any )?(?:[-\\d.%]+ "
	 ")?(?:regression|drop|slow-?down|degradation|loss)\\b|\\binstead "
	 "of\\b.{0,60}\\b(?:regression|drop|slow-?down|degradation|loss)\\b.{0,"
	 "60}\\b(?:improve|improvement|gain|faster|better|increase)",
	 .example = "So instead of a -60% regression, I'm seeing a 7% "
		    "improvement.",
	 .counter_example = "instead of a regression fix we have this"},
	/* Somebody doubts it ------------------------------------------------
	 */
	{.name = "false-positive",
	 .type = KTP_EVENT_DISPUTED,
	 .areas = OWN,
	 .confidence = 0.9,
	 .pattern = CI
	 "\\b(?:false (?:positives?|alarm)|bogus|spurious "
	 "(?:report|result|regression|change|difference)|(?:is|was|be|looks?|"
	 "seems?) (?:just |likely )?spurious|wrong report)\\b",
	 .unless = CI
	 "\\b(?:reduce|avoid|fewer|less|fix(?:es|ed)?|improvement)\\b"
	 "|" NOT_FALSE,
	 .before = CI IF CLAUSE,
	 .example = "Sorry, this is a false positive report.",
	 .counter_example = "Let's make sure it's not a false positive."},
	{.name = "not-a-regression",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.85,
	 .pattern = CI
	 "(?:^|\\b(?:is|was|" APO
	 "s|be)(?: really| actually| in fact| probably)* )not (?:really )?a "
	 "(?:real |true |valid |genuine )?regression\\b",
	 .unless = CI "\\bimprovement\\b",
	 .before = CI IF CLAUSE,
	 .example = "IOWs, this is not really a regression.",
	 .counter_example = "It's an improvement, not a regression."},
	{.name = "wrong-commit",
	 .type = KTP_EVENT_DISPUTED,
	 .areas = OWN,
	 .confidence = 0.85,
	 .pattern = CI
	 "\\b(?:identif\\w+|blam\\w+|bisect\\w*|attribut\\w+|point\\w*|pick\\w*"
	 "|found|got|is|was|be|to|at|on) (?:at |to |on )?(?:the |an? "
	 ")?(?:wrong|incorrect|innocent) "
	 "(?:commit|patch|change|culprit)\\b|\\bnot the (?:right|real|actual) "
	 "(?:commit|culprit|patch)\\b|\\b(?:mis-?identified|mis-?bisected|mis-?"
	 "attributed)\\b",
	 .unless = CI "\\byou mean\\b",
	 .before = CI IF CLAUSE,
	 .example = "You have identified the wrong commit.",
	 .counter_example = "The hunk went into the wrong patch."},
	{.name = "bisect-went-wrong",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .confidence = 0.85,
	 .pattern = CI
	 "\\bbisect(?:ion|s)?\\b.{0,40}\\b(?:wrong|incorrect(?:ly)?|bogus|"
	 "failed|off|unreliable|astray|confused|mistaken|not (?:be "
	 ")?(?:right|correct|reliable|trusted|stable))\\b|\\bincorrect "
	 "bisect(?:ion)?\\b",
	 .before = CI IF CLAUSE,
	 .example = "I think the bisect went wrong somewhere...",
	 .counter_example = "the bisect found the first bad commit"},
	{.name = "not-related",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .confidence = 0.8,
	 .pattern = CI
	 "\\b(?:(?:has|have|had|is|are|was|likely) nothing to (?:do "
	 ")?with|(?:is|are|be|looks?|seems?)(?: completely| totally| entirely| "
	 "highly| very| most)? (?:un-?related|unlikely to (?:be "
	 "(?:the|related|caused|a)|cause|affect|have "
	 "caused))|(?:not|[a-z]+n" APO
	 "t)(?: be| look| seem| directly| really| possibly| be possibly)* "
	 "(?:related to|the cause|caused by|responsible))\\b",
	 .unless = CI "^that has nothing to do with\\b|\\bi (?:can" APO
		      "t|cannot) (?:say|tell)\\b|\\bunrelated (?:note|to "
		      "this|but|issue|change|later)|later unrelated",
	 .before = CI IF CLAUSE,
	 .example = "This change has nothing to do with the page cache.",
	 .counter_example = "It is related to the page cache."},
	{.name = "not-the-culprit",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.75,
	 .pattern = CI "\\b(?:not|[a-z]+n" APO
		       "t)(?: [a-z]+){0,4}? (?:this|that|the|my|these) "
		       "(?:commit|patch|change|series) (?:is|was|to be|could "
		       "be|can be|caused?|causes|would|could|can)\\b(?: "
		       "[a-z]+){0,3}? ?(?:culprit|cause|caused?|responsible|to "
		       "blame|reason|guilty|related|regress)",
	 .before = CI IF CLAUSE,
	 .example = "I don't think this commit is the culprit.",
	 .counter_example = "I do not think that is needed."},
	{.name = "code-not-run",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:not|[a-z]+n" APO
	 "t|never|without)(?: even| actually| being| be| ever| really)* "
	 "(?:compiled|built|executed|used|called|enabled|run|reached|exercised|"
	 "hit|touched|linked)(?: in)? (?:at all |by |on |in |with |here|for "
	 ")+(?:[a-z]+ )?(?:this|your|that|these|the) (?:[a-z]+ "
	 ")?(?:config|benchmark|test|workload|machine|kernel|setup|box|arch\\w*"
	 "|path)\\b",
	 .before = CI IF CLAUSE,
	 .example = "The code in question is never executed by this benchmark.",
	 .counter_example = "It is never used by other drivers."},
	{.name = "hard-to-believe",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:hard to (?:believe|imagine|see)|(?:can" APO
	 "t|cannot|can not) be (?:right|true|correct|real|it)\\b|(?:cannot|can "
	 "not|can" APO "t|could not|couldn" APO
	 "t) (?:possibly |really )?(?:cause|be (?:caused by|the cause|due to)) "
	 "(?:this|that|such|the|a|any)|must (?:be|have been) (?:a "
	 "false|wrong|a mistake|noise|some(?:thing)? else|an "
	 "error|bogus)|(?:due to|caused by|comes from) something else)",
	 .unless = CI "\\bimprovement\\b",
	 .before = CI IF CLAUSE,
	 .example = "This can't be right, the code is not even compiled in.",
	 .counter_example = "It is hard to read."},
	{.name = "robot-is-wrong",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.75,
	 .pattern = CI "\\b(?:bot|robot|lkp|0-?day|report|result|bisect(?:ion)?"
		       "|numbers?)(?: here)? (?:is|are|seems?|looks?|must "
		       "be)(?: to be| just| clearly| totally| a bit)* "
		       "(?:wrong|off|mistaken|bogus|confused|misleading|"
		       "nonsense|broken)\\b|\\bhardly (?:be "
		       ")?(?:related|caused|responsible|the cause|possible)\\b",
	 .before = CI IF CLAUSE,
	 .example = "I think the bot is wrong here.",
	 .counter_example = "The robot is busy."},
	{.name = "not-possible",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:that|this|it)(?: is|" APO
	 "s)(?: just| simply| plain)* (?:not "
	 "possible|impossible)(?=[.,!]|$)|\\b(?:not|[a-z]+n" APO
	 "t) (?:think|believe)(?: that)? (?:it|this|that)(?: is|" APO
	 "s) (?:my|this|that|the|due to my|because of my) "
	 "(?:patch|commit|change|series)\\b|\\b(?:this|that|the|your) "
	 "(?:machine|box|config)\\b.{0,20}(?:does)(?: not|n" APO
	 "t)(?: even)? (?:have|use|enable|build|compile|contain)\\b",
	 .before = CI IF CLAUSE,
	 .example = "I really don't think it's my patch.",
	 .counter_example = "Without it, it is not possible to do this."},
	{.name = "sure-about-the-bisect",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.7,
	 .pattern = CI
	 "\\b(?:are you|is (?:the bot|lkp|it)) (?:really |absolutely "
	 ")?(?:sure|certain|confident)\\b.{0,40}\\b(?:bisect\\w*|results?|"
	 "commit|report|regression|numbers)\\b|\\bsomething (?:is )?wrong with "
	 "(?:the|your|this|that) (?:[a-z]+ "
	 ")?(?:test|bisect\\w*|set-?up|benchmark|machine|report|measurement)"
	 "\\b|\\b(?:bad|broken|botched) bisect(?:ion)?\\b",
	 .example = "Are you sure about the bisection?",
	 .counter_example = "Are you sure?"},
	{.name = "only-touches",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.7,
	 .pattern = CI
	 "\\b(?:commit|patch|change|it|series)\\b(?: [a-z]+){0,2}? "
	 "(?:only|just|merely|purely|solely) "
	 "(?:changes?|touch(?:es)?|adds?|modif(?:y|ies)|affects?|concerns?|"
	 "removes?|updates?) (?:the |a |some )?(?:[a-z-]+ "
	 ")?(?:comments?|documentation|docs|dead code|unused "
	 "(?:code|function|variable)|white "
	 "?space|tests?|selftests?|kconfig|error path|debug(?:ging)? code)\\b",
	 .before = CI IF CLAUSE,
	 .example = "That commit only changes documentation.",
	 .counter_example = "That commit only adds a lock."},
	{.name = "not-my-bug",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:not|[a-z]+n" APO
	 "t)(?: really| actually| at all)?(?: seem| look| appear| be)?(?: "
	 "like| to be)? (?:an? (?:real )?(?:bug|problem|issue|regression) "
	 "(?:in|with|of|from)|(?:introduced|caused|triggered) by|(?:the "
	 ")?fault of|coming from|specific to) (?:my|this|the|that|these|our) "
	 "(?:patch|series|change|commit|code)",
	 .unless = CI IF_FIRST,
	 .example = "This really doesn't seem like a bug in my patch...",
	 .counter_example = "This is not a bug in the robot."},
	{.name = "implausible",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:(?:not|[a-z]+n" APO
	 "t|hardly)(?: at all| very| really| seem| look| sound| be| feel| "
	 "quite| exactly|,)* "
	 "?(?:plausible|sane|credible|believable|trustworthy|valid "
	 "result)|implausible|(?:looks?|seems?|sounds?|is|are|am|" APO
	 "m|be|very|rather|bit|little|particularly|highly|more)(?: a| bit| "
	 "little| very| really| rather| highly| quite| somewhat| extremely| "
	 "pretty| kind of| so)* "
	 "(?:suspicious|sceptical|skeptical|dubious|doubtful|fishy|implausible)"
	 "|(?:i|we) (?:have|had) (?:a )?(?:strong |some |serious |my "
	 ")*(?:suspicion|doubts?)|i (?:really |strongly |seriously |highly |do "
	 ")?doubt(?: that| this| the| it)?)\\b",
	 .unless = CI IF_FIRST "|\\bboost\\b",
	 .example = "I am a bit sceptical about this result.",
	 .counter_example = "That sounds plausible."},
	{.name = "makes-no-sense",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.7,
	 .pattern = CI "\\b(?:(?:report|result|loss|drop|regression|numbers?|"
		       "bisect(?:ion)?|this|that|it|commits?|any|change)\\b.{0,"
		       "40}(?:(?:do|does|did|can|could|can)(?:n" APO
		       "t| ?not)(?: really| quite| even)? make (?:any |much |a "
		       "lot of |complete )?sense|makes? (?:no|little|zero) "
		       "sense)|(?:can|could)(?: ?not|n" APO "t|" APO
		       "t) make (?:any )?sense (?:of|on|why|how))\\b",
	 .unless = CI IF_FIRST "|\\bsense (?:to|for|if|here to)\\b(?! me\\b| "
			       "us\\b)|\\bplease\\b|\\bcode makes\\b",
	 .example = "This report makes no sense to me.",
	 .counter_example = "It makes no sense to add a flag."},
	{.name = "no-behaviour-change",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH | KTT_HAS_DIFF,
	 .confidence = 0.7,
	 .pattern = CI
	 "\\b(?:commits?|patch(?:es)?|changes?|it|this|that|series|there)\\b.{"
	 "0,40}\\b(?:should(?:n" APO "t| not)|does(?:n" APO "t| not)|do(?:n" APO
	 "t| not)|can(?:no|" APO ")?t(?: possibly)?|cannot|could(?:n" APO
	 "t| not)|won" APO
	 "t) (?:really |actually |possibly |even |have "
	 ")?(?:change|affect|make|have|cause|matter|influence|impact|alter|do)("
	 "?: [a-z-]+){0,3}? (?:anything "
	 "(?:noticeable|measurable|here|that|at)|any (?:noticeable |measurable "
	 "|real |performance |functional |behaviou?ral "
	 ")*(?:difference|change|effect|impact|regression)|(?:the "
	 ")?performance|noticeable|a (?:difference|regression))\\b",
	 .unless = CI
	 "\\b(?:another|new|next|follow-?up|v\\d+|below|fix)\\b|\\bi (?:have"
	 "|" APO "ve) (?:sent|posted)|\\b(?:patch|change) (?:here|above|in)\\b",
	 .before = CI IF CLAUSE,
	 .example = "The commit shouldn't change anything noticeable here.",
	 .counter_example = "My next version should not cause a regression."},
	{.name = "should-not-affect",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH | KTT_HAS_DIFF,
	 .confidence = 0.7,
	 .pattern = CI
	 "\\b(?:commits?|patch(?:es)?|changes?|series|code|this|that|it|they)"
	 "\\b(?: [a-z]+){0,3}? (?:should(?:n" APO "t| not)|can(?:no|" APO
	 ")?t|cannot|would(?:n" APO "t| not)|could(?:n" APO "t| not)|won" APO
	 "t|is not supposed to|isn" APO
	 "t supposed to|never)(?: [a-z]+){0,2}? "
	 "(?:affect|impact|influence|regress|cause "
	 "(?:this|that|such|any|a)|have (?:any|an|such|this) "
	 "(?:effect|impact|influence)|make (?:any|a|such a) "
	 "(?:difference|measurable|noticeable)|change (?:anything|the "
	 "(?:performance|behaviou?r|generated|hot))|matter (?:here|for this|at "
	 "all))\\b",
	 .unless = CI
	 "\\b(?:another|new|next|follow-?up|v\\d+|below|fix)\\b|\\b(?:patch|"
	 "change) (?:here|above|in)\\b|\\bi (?:have|just)? ?(?:sent|posted)",
	 .before = CI IF CLAUSE,
	 .example = "That's weird, that patch shouldn't affect this at all.",
	 .counter_example = "The next version should not affect it."},
	{.name = "no-functional-change",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH | KTT_HAS_DIFF,
	 .confidence = 0.7,
	 .pattern = CI
	 "\\b(?:no (?:functional|behaviou?ral|semantic) "
	 "changes?|(?:pure|simple|plain|mere) (?:code "
	 ")?(?:move(?:ment)?|refactoring|clean-?up|rename|renaming|reordering|"
	 "no-?op)|(?:just|only|purely|merely|simply) an? (?:[a-z]+ "
	 "){0,2}?(?:move(?:ment)?|refactoring|clean-?up|rename|renaming|"
	 "reordering|no-?op)|(?:this|that|patch|commit|it) (?:is|was)(?: "
	 "basically| essentially| effectively)? (?:a )?no-?op|refactoring "
	 "only|(?:identical|same) (?:binary|object code|assembly|generated "
	 "code)|generated code is (?:identical|the same)|(?:is|are) compiled "
	 "out)\\b",
	 .before = CI IF CLAUSE,
	 .example = "This is a pure code move.",
	 .counter_example = "I will drop the code move."},
	{.name = "numbers-do-not-match",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:numbers?|results?|data|profiles?|difference)\\b.{0,30}(?:do|"
	 "does|did)" NT
	 " (?:match|explain (?:this|that|the|an?)|fit|agree|correlate)\\b",
	 .unless = CI WITH_FIX,
	 .before = CI IF_NOT_UNLESS CLAUSE,
	 .example = "The numbers do not match the identified patches.",
	 .counter_example = "the numbers match"},
	{.name = "why-would-it",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .confidence = 0.7,
	 .pattern = CI
	 "\\b(?:can" APO "t|cannot|can not|couldn" APO "t|do(?:n" APO
	 "t| not)|fail to|hard to|unable to|no idea|not sure|not "
	 "obvious|unclear|wonder|puzzled|mystery)(?: really| even| "
	 "immediately| quite| to me| any)?(?: "
	 "(?:see|imagine|explain|understand|tell|make (?:any "
	 ")?sense|believe|connect)\\b.{0,40}?)? ?\\b(?:how|why|on "
	 "why|that)\\b.{0,30}\\b(?:this|that|these|those|the|such|they|it|my)"
	 "\\b.{0,60}\\b(?:caus(?:e[sd]?|ing)|affect(?:s|ed)?|regress(?:ion|es|"
	 "ed)?|slow(?:er|s)?|influence|impact|make (?:any|a|such)|change "
	 "(?:the )?performance|hurt|(?<!un)related)\\b",
	 .before = CI IF CLAUSE,
	 .example =
		 "I do not see how this patch could cause a regression there.",
	 .counter_example = "I do not see why you use it."},
	{.name = "artefact",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:just|only|probably|likely|merely|simply)(?: [a-z]+)? (?:an? "
	 ")?(?:code |text |cache-?line |function )?(?:layout|alignment) "
	 "(?:change|effect|issue|artefact|artifact|difference)\\b|\\b(?:code|"
	 "function|data|struct(?:ure)?|cache-?line|instruction|text|binary)[ "
	 "-](?:alignment|layout)(?: "
	 "(?:change|issue|effect|artefact|artifact|difference)s?)?\\b.{0,60}"
	 "\\b(?:noise|not|luck|random|artefact|artifact|unrelated|only|just)"
	 "\\b|\\b(?:just|pure|purely|sheer|dumb|only) (?:pure |plain "
	 ")?(?:luck|random(?:ness)?(?! "
	 "[a-z])|coincidence|chance)\\b|\\b(?:benchmark|test|measurement) "
	 "(?:artefact|artifact|noise)\\b",
	 .unless = CI IF_FIRST
	 "|\\b(?:above|more than|outside|beyond|not|n" APO
	 "t) (?:just |only |in |within |the )*noise\\b|\\bnot just\\b",
	 .example = "That a single cache miss avoids it is just pure luck.",
	 .counter_example = "The noise is low on this box."},
	{.name = "is-noise",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:(?:is|are|just|looks? like|be|pure|only|probably|likely) "
	 "(?:just |in the |within the |pure |all |measurement |statistical "
	 "|run-to-run |only )*noise|within (?:the )?(?:noise|error|run-to-run "
	 "variation)|numbers are (?:too )?(?:noisy|unstable|random|all "
	 "over))\\b",
	 .unless = CI IF_FIRST
	 "|\\b(?:above|more than|outside|beyond|not|[a-z]+n" APO
	 "t) (?:just |only |in |within |the )*noise\\b",
	 .example = "Given the deviation this is just noise.",
	 .counter_example = "This is not just noise."},
	{.name = "test-is-bad",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:(?:benchmark|test(?:case)?) (?:itself )?(?:is|seems|looks) "
	 "(?:broken|flawed|buggy|invalid|unstable|unreliable)|(?:not|[a-z]+"
	 "n" APO "t)(?: very| really| at all| convinced(?: that| it| is|" APO
	 "s){0,3}| be| quite)* (?:actionable|predictable|reproduc[ei]?able "
	 "or|(?:statistically )?significant(?! "
	 "(?:drop|regression|change|improvement|difference))\\b)|outside (?:of "
	 ")?the (?:purview|scope) of (?:anything|what|the "
	 "(?:patch|commit|change)))\\b",
	 .unless = CI IF_FIRST,
	 .example = "I'm not convinced it's actionable.",
	 .counter_example = "The test is new."},
	{.name = "robot-takes-back",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_ROBOT_ONLY,
	 .areas = OWN,
	 .confidence = 0.85,
	 .pattern = CI
	 "\\b(?:(?:sorry|apolog[a-z]+).{0,60}(?:false|wrong|invalid|mistaken|"
	 "mistake|noise|incorrect)|please (?:just )?ignore "
	 "(?:this|the|our|that) (?:[a-z-]+ "
	 "){0,2}?(?:report|mail|regression|false)|environment (?:was|is|were) "
	 "(?:inconsistent|different|wrong|broken))\\b",
	 .unless = CI "\\bduplicate",
	 .before = CI IF CLAUSE,
	 .example = "sorry, please ignore this report.",
	 .counter_example = "please ignore this duplicate report"},
	{.name = "asks-if-test-is-broken",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_ONLY_QUESTIONS,
	 .confidence = 0.65,
	 .pattern = CI
	 "\\b(?:does|do|is|are|isn" APO
	 "t|could|so)\\b.{0,40}\\b(?:this|the|that) (?:[a-z-]+ "
	 ")?(?:test|benchmark|bisect(?:ion)?|report) (?:is |be |being |itself "
	 "|really )*(?:broken|wrong|bogus|flawed|invalid|valid at all)\\b",
	 .example = "Does this mean that this test is broken?",
	 .counter_example = "Is the test run on a VM?"},
	/* Known, expected or worth it ---------------------------------------
	 */
	{.name = "is-expected",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:is|was|are|be|" APO
	 "s|looks|seems?|sounds|kinda|somewhat|to be)(?: all| pretty much| "
	 "kinda| somewhat| actually| totally| completely| fully| sort of| kind "
	 "of| quite| indeed| entirely| definitely| also| more or less| "
	 "probably| certainly| just| to be| an| known and)* "
	 "(?:expected|anticipated)(?: "
	 "(?:and|behaviou?r|result|outcome|cost|consequence|given|due|because|"
	 "for|here|as|with|since|regression|drop|change)\\b|[.,;:!)]|$)",
	 .unless = CI
	 "\\b(?:not|[a-z]+n" APO
	 "t|un|than|never|nor|hardly|i|we|path|would be)(?: [a-z]+){0,3} "
	 "(?:expected|intended|intentional|deliberate|anticipated)|\\b(?:than|"
	 "what (?:i|we)|as|i|we|you) expected|\\bwork(?:s|ing)? as "
	 "(?:expected|intended)|\\b(?:be(?:ing)?|are) expected to (?:be "
	 "called|be)\\b",
	 .before = CI IF CLAUSE,
	 .example = "This regression is somewhat expected given what it does.",
	 .counter_example = "It is what the expected behaviour is."},
	{.name = "cost-is-expected",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:regressions?|drop|slow-?down|degradation|performance|changes?|"
	 "impact|hit|slower|cost|results?)\\b.{0,40}\\b(?:is|was|are|were)(?: "
	 "[a-z]+)? (?:expected|anticipated|intended|intentional|deliberate)\\b",
	 .unless = CI
	 "\\b(?:not|[a-z]+n" APO
	 "t|un|than|never|nor|hardly|i|we|path|would be)(?: [a-z]+){0,3} "
	 "(?:expected|intended|intentional|deliberate|anticipated)|\\b(?:what|"
	 "than) ",
	 .before = CI IF CLAUSE,
	 .example =
		 "This change in performance is expected to get more entropy.",
	 .counter_example = "The result was never expected."},
	{.name = "not-unexpected",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.8,
	 .pattern =
		 CI "\\b(?:not|[a-z]+n" APO
		    "t|hardly)(?: actually| entirely| completely| really| "
		    "that| totally| exactly| very| too| all that| a| so| big| "
		    "huge| great)* (?:un-?expected|surprising|surprised?)\\b",
	 .before = CI IF CLAUSE,
	 .example = "It's actually not unexpected.",
	 .counter_example = "This is unexpected."},
	{.name = "not-worried",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.8,
	 .pattern = CI
	 "\\b(?:not|[a-z]+n" APO
	 "t|never)(?: [a-z]+){0,2}? (?:too |that |really |overly |very "
	 "|particularly |at all |so |all that )?(?:worried|concerned|bothered) "
	 "(?:about|by|with)\\b|\\b(?:i|we)(?: would| do| did|" APO "d)?(?:n" APO
	 "t| not)(?: really)? (?:worry|care)(?: too much| much| that much| a "
	 "lot)? about (?:this|that|it|the|such)\\b",
	 .unless = CI IF_FIRST "|\\b(?:getting back|won" APO "t get)\\b",
	 .example = "So I am not too worried about this.",
	 .counter_example = "I am worried about this."},
	{.name = "no-big-deal",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:not|[a-z]+n" APO
	 "t|never)(?: [a-z]+){0,2}? (?:a )?(?:big|huge|major|real|serious) "
	 "(?:deal|concern|worry|problem|issue)\\b",
	 .unless = CI IF_FIRST,
	 .example = "Practically speaking, this is not a big deal.",
	 .counter_example = "This is a big deal."},
	{.name = "will-do-nothing",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.8,
	 .pattern = CI
	 "\\b(?:i|we|it|this|that)(?:" APO "m| am| are|" APO "re| is|" APO
	 "s)? ?(?:not|[a-z]+n" APO
	 "t)(?: [a-z]+){0,2}? (?:going to (?:look|chase|spend|fix|worry|do "
	 "anything|pursue|bother|investigate|optimi[sz]e)|worth "
	 "(?:fixing|chasing|optimi[sz]ing|looking|the "
	 "(?:effort|trouble|time)|worrying|pursuing)|(?:look|looking) at "
	 "(?:this|it) any (?:further|more))\\b",
	 .unless = CI IF_FIRST "|\\b(?:getting back|won" APO "t get)\\b",
	 .example = "I'm not going to look at this any further.",
	 .counter_example = "I'm going to look at this."},
	{.name = "nothing-to-do",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.8,
	 .pattern = CI "\\b(?:(?:not|[a-z]+n" APO
		       "t)(?: think| believe| see)?(?: that)? (?:there" APO
		       "s|there is) (?:really )?anything (?:to|that "
		       "needs)|nothing (?:to|that (?:needs|has) to|we "
		       "(?:can|could|should)|i (?:can|could|plan to)) (?:be "
		       ")?(?:fix|do|worry|address)(?:ed)?|won" APO
		       "t ?fix|no (?:further )?(?:action|fix) (?:is "
		       ")?(?:needed|required|planned)|(?:do|does)" NT
		       " (?:need|have) to be fixed)\\b",
	 .unless = CI IF_FIRST
	 "|\\bnothing to do with\\b|\\bnot (?:intentional|deliberate)\\b",
	 .example = "So there is nothing to fix in the kernel.",
	 .counter_example = "There is nothing in the log."},
	{.name = "by-design",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.75,
	 .pattern = CI "\\b(?:not a bug|works? as designed|working as "
		       "(?:intended|designed)|(?:is|was|are|" APO
		       "s|this|that|works?)(?: [a-z]+)? by "
		       "design(?=[.,;)!]|$)|(?:it|this|that|regression|drop|"
		       "slow-?down) (?:is|was) "
		       "(?:unavoidable|inevitable|inherent|intentional|"
		       "deliberate|on purpose)|can(?:no|" APO
		       ")?t be (?:avoided|helped)|price (?:to pay|we (?:have "
		       "to )?pay|of (?:correctness|safety|security)))\\b",
	 .unless = CI IF_FIRST "|\\bnot (?:intentional|deliberate)\\b",
	 .before = CI IF CLAUSE "|" HOPE CLAUSE,
	 .example = "Working as designed.",
	 .counter_example = "It should work as designed by the vendor."},
	{.name = "accepts-cost",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.8,
	 .pattern = CI
	 "\\b(?:prefer|need|have|ok|okay|fine|happy|willing|going|decided|will|"
	 "just|can|could|must|inclined)(?: to| with|ing)* (?:just |simply "
	 ")?(?:accept(?:ing)?|eat(?:ing)?|tak(?:e|ing)|live with|living "
	 "with|tolerate|swallow|pay|absorb)(?: [a-z-]+){0,4}? "
	 "(?:regressions?|drop|cost|hit|overhead|status|loss|slow-?down|"
	 "penalty|performance|impact|degradation|price)\\b",
	 .unless = CI "\\b(?:not|[a-z]+n" APO
		      "t)(?: [a-z]+){0,3} (?:accept|worth|acceptable|the "
		      "right|willing|to pay)|" IF_NOT_PREFER,
	 .example = "I prefer to accept the drop.",
	 .counter_example = "We cannot accept the drop."},
	{.name = "trades-performance",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.8,
	 .pattern = CI
	 "\\b(?:this|that|it|loss|drop|regression|cost)(?: is|" APO
	 "s)(?: still| quite| perfectly| totally)* "
	 "acceptable\\b|\\b(?:slower|slows? "
	 ".{0,20}down|costs?)\\b.{0,40}\\bbut (?:it |that )?(?:also "
	 ")?(?:fixes|is "
	 "correct|prevents|closes|avoids|needed)\\b|\\b(?:trad(?:e|es|ed|ing)(?"
	 ": off)? (?:[a-z-]+ ){0,4}?for|at the (?:cost|expense|price) of "
	 "(?:performance|throughput|speed)|(?:correctness|security|safety|"
	 "robustness) (?:over|trumps|before|beats|comes first|is more "
	 "important|matters more)|acceptable "
	 "(?:cost|trade-?off|regression|price|loss|drop|hit)|(?:worth|justif(?:"
	 "ies|ied)) the "
	 "(?:cost|hit|loss|drop|regression|overhead|price|slow-?down)|"
	 "necessary (?:cost|evil|price))\\b",
	 .unless = CI "\\b(?:not|[a-z]+n" APO
		      "t|un)(?: [a-z]+){0,3} ?(?:worth|acceptable|trade)",
	 .before = CI IF CLAUSE,
	 .example = "We are trading performance for correctness here.",
	 .counter_example = "This is not worth the cost."},
	{.name = "had-to-go-in",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.8,
	 .pattern = CI
	 "\\b(?:it|this|that|which|patch|commit|change) (?:simply |just "
	 "|really |still )?(?:needed|needs|has|had) to (?:go in|stay|happen|be "
	 "done)\\b|\\b(?:is|was|" APO
	 "s|be|still) (?:still )?the right "
	 "(?:move|call|choice|trade-?off|decision)\\b|\\b(?:is|was|" APO
	 "s) (?:still )?the right thing(?: to do)?(?=[.,;!]|$)",
	 .before = CI IF CLAUSE "|" NEGATED CLAUSE "|" HOPE CLAUSE,
	 .example = "This commit fixed a leak, so it needed to go in.",
	 .counter_example = "I do not think this is the right call."},
	{.name = "can-live-with",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:(?:can|could|will(?: have to)?|have to|need to|must) "
	 "(?:certainly |easily |probably |just )?(?:live with|accept|tolerate) "
	 "(?:this|that|it)\\b|we accept (?:it|this|that)|(?:leave|left) "
	 "(?:it|this|that) (?:as (?:it )?is|at that)|no surprise "
	 "(?:here|there|at all|that))\\b",
	 .before = CI IF CLAUSE "|\\b(?:not|[a-z]+n" APO
				"t|never|perhaps|maybe|might) (?:[a-z]+ "
				"){0,2}(?:live|accept|tolerate)",
	 .example = "I think we can live with that.",
	 .counter_example = "I wonder if we can live with that."},
	{.name = "known-cost",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.75,
	 .pattern =
		 CI "\\b(?:i|we) (?:knew|were aware|are "
		    "aware|anticipated)\\b.{0,60}\\b(?:slow(?:er|s)?(?: "
		    "down)?|cost|regress(?:ion)?|side[- "
		    "]effect|trade-?off|hit|overhead|slower)\\b|\\b(?:it|this|"
		    "that|regression|drop|slow-?down)(?: is| was|" APO
		    "s) (?:an? )?(?:deliberate |known |conscious |acceptable "
		    "|intended |expected |inherent )*(?:trade-?off|side[- "
		    "]effect|consequence|compromise)\\b",
	 .before = CI IF CLAUSE "|" NEGATED CLAUSE,
	 .example = "It's a trade-off that we made deliberately.",
	 .counter_example = "There is a trade-off between both."},
	{.name = "conscious-decision",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.75,
	 .pattern = CI "\\b(?:conscious|deliberate|known|intentional|accepted) "
		       "(?:decision|choice|trade-?off|cost|regression)\\b",
	 .before = CI IF CLAUSE "|" NEGATED CLAUSE,
	 .example = "Yes, this is a known regression and a conscious decision.",
	 .counter_example = "It is no deliberate choice."},
	{.name = "no-problem-here",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:not|[a-z]+n" APO
	 "t) (?:consider|see|regard|view|treat|think|believe|call)(?: [a-z]+)? "
	 "(?:this|that|it)(?: is| as| to be| really)* (?:an? )?(?:real "
	 "|serious |big |actual "
	 ")?(?:problem|issue|concern|bug)\\b|\\b(?:not|[a-z]+n" APO
	 "t) (?:think|believe|see)(?: that)? (?:we|i|anything|there) "
	 "(?:need|have|should|can|want|must)s?(?: to)? (?:be )?(?:do(?:ne)? "
	 "anything|anything|worry about "
	 "(?:this|it|that)|care|(?:do|fix|change|act on) "
	 "(?:this|it|that|anything))\\b",
	 .before = CI IF CLAUSE,
	 .example = "I don't consider this a problem.",
	 .counter_example = "I consider this a problem."},
	{.name = "fine-with-it",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.7,
	 .pattern = CI
	 "\\b(?:fine|ok|okay|happy|at peace) with (?:that|this|the|such "
	 "an?|an?)(?: [a-z-]+){0,2}? "
	 "(?:regression|drop|loss|cost|hit|slow-?down|degradation|overhead|"
	 "price)\\b|\\bcorrectness (?:comes )?first\\b|\\b(?:not|n" APO
	 "t) much (?:we|i|one|that) (?:we )?can (?:do|be done)\\b|\\bnothing "
	 "surprising\\b|\\b(?:i|we) "
	 "(?:removed|disabled|dropped|slowed|changed|added) .{0,40}\\b(?:on "
	 "purpose|deliberately|intentionally)\\b",
	 .before = CI IF CLAUSE
	 "|\\b(?:not|[a-z]+n" APO
	 "t|are you|if you|would be) (?:really |too )?(?:fine|ok|okay|happy)",
	 .example = "I'm fine with that regression.",
	 .counter_example = "I am not fine with that."},
	{.name = "unreal-workload",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.7,
	 .pattern = CI
	 "\\b(?:artificial|synthetic|contrived|unrealistic|pathological) "
	 "(?:micro-?)?(?:benchmark|workload|test "
	 "?case|scenario|load)\\b|\\b(?:micro-?)?benchmark (?:is|does)(?: "
	 "not|n" APO
	 "t) (?:really )?(?:matter|relevant|important|representative)|\\bnot "
	 "(?:a )?(?:relevant|representative|realistic|real(?:-world)?) "
	 "(?:workload|benchmark|use ?case|test)\\b|\\bnobody (?:does|runs|will "
	 "(?:notice|care))\\b|\\bmicro-?benchmark matters\\b",
	 .before = CI IF CLAUSE,
	 .example = "This is an artificial benchmark.",
	 .counter_example = "Which benchmark is this?"},
	{.name = "cost-of-it",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.7,
	 .pattern = CI
	 "\\b(?:that|this|it)(?: is|" APO
	 "s) (?:just |simply |probably |i guess )?the (?:cost|price) "
	 "(?:of|we|for|to)\\b|\\b(?:decided|agreed) to (?:take|accept|eat|live "
	 "with) (?:this|that|the|it)\\b|\\bas "
	 "(?:explained|described|mentioned|noted|stated|documented|written) in "
	 "the (?:changelog|commit (?:message|log)|cover letter|patch "
	 "description)\\b.{0,60}\\b(?:expected|cost|slower|trade)",
	 .before = CI IF CLAUSE,
	 .example = "I guess that is the cost of doing it right.",
	 .counter_example = "As explained in the changelog, it is faster."},
	{.name = "only-a-microbenchmark",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH | KTT_HAS_DIFF,
	 .confidence = 0.6,
	 .pattern = CI
	 "\\b(?:it|this|that|stress-ng|will-it-scale)(?: is| was|" APO
	 "s)(?: just| only| after all| really| merely)* (?:an? )?(?:[a-z-]+ "
	 "){0,2}?(?:micro-?benchmark|stress ?test(?:er)?|torture test)\\b",
	 .before = CI IF CLAUSE "|" NEGATED CLAUSE,
	 .example = "It's just a swap micro-benchmark.",
	 .counter_example = "Which micro-benchmark is it?"},
	{.name = "expected-first",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.75,
	 .pattern =
		 CI "^(?:yes,? |yeah,? |ok(?:ay)?,? |right,? |well,? |hmm,? "
		    ")?(?:this |it |that )?expected(?: behaviou?r)?(?:[,.;:!]| "
		    "(?:as|because|since|given|due|with)\\b|$)",
	 .example = "Expected, we now zero the memory.",
	 .counter_example = "Expected numbers are below."},
	{.name = "keeps-patch",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:keep|keeping|leave|leaving|stick with) (?:(?:the|this|that) "
	 "(?:patch|commit|change|series|revert) (?:as (?:it )?is|for now|in(?: "
	 "place)?\\b|anyway|there|merged)|it (?:as (?:it )?is|for now|in "
	 "place|merged|in the tree))\\b",
	 .unless = CI "\\bshould (?:we|i)\\b",
	 .before = CI NEGATED CLAUSE "|" IF CLAUSE,
	 .example = "So the conclusion is to keep the patch for now, right?",
	 .counter_example = "I will keep that in mind."},
	/* Something that should cure it -------------------------------------
	 */
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
	 .pattern = "^Subject: \\[[^\\]]*\\bPATCH\\b",
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
	 .pattern = "^(?:diff |--- |@@ )",
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
	 .pattern = CI "\\b(?:guess|think|suspect|believe|hope|might|may|could)"
		       "\\b.{0,80}\\b(?:helps?|fix(?:es)?|cures?|solves?)\\b|"
		       "\\b(?:you|we|it) (?:also )?needs?\\b|\\b(?:worth a "
		       "(?:try|shot|test)|good chance|try|test(?:ing)? "
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
	 "\\b(?:patch(?:es)?|fix(?:es)?|series|patch-?set|branch|commit|pull "
	 "request)\\b.{0,100}\\b(?:fix(?:es|ed)?|help(?:s|ed|ing)?|restor\\w+|"
	 "recover\\w*|resolv\\w+|address\\w*|improv\\w+|avoid\\w*|mitigat\\w+|"
	 "try|test|sent|posted|available|at|here|in)\\b|\\b(?:try|test|sent|"
	 "posted|see|pick(?:ed)?|with|apply|applying|queued|have)\\b.{0,60}\\b("
	 "?:patch(?:es)?|fix(?:es)?|series|branch)\\b",
	 .unless = CI PROCESS "|\\b(?:does|did|do)(?:n" APO
			      "t| "
			      "not)\\b|\\b(?:original|wrong|v1|blamed|caus(?:"
			      "es|ed)|introduc\\w+|reported|report)\\b",
	 .before = CI NOT_HELPING,
	 .example =
		 "I have posted a fix for this at https://lore.example.org/a@b",
	 .counter_example = "See https://lore.example.org/a@b"},
	{.name = "attaches-patch",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.8,
	 .pattern = CI
	 "\\b(?:attach(?:ed|ing)?|enclosed)\\b.{0,80}\\b(?:patch|diff|fix|"
	 "series)\\b|\\b(?:patch|diff|fix|series)\\b.{0,40}\\battached\\b",
	 .unless = CI "\\bjob\\.yaml|\\bis attached in this email",
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
	 ")+(?:fix|solution|way (?:to fix|to solve|out|forward|to "
	 "address)|remedy|workaround|option)\\b.{0,40}?\\b(?:is|would be|might "
	 "be|could be|may be|seems|should be|appears)(?: probably| just| "
	 "likely| simply)? (?:to|that we)\\b|something like (?:this|that) "
	 "(?:could|might|would|should) "
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
	 "probably)* (?:could|can|may want to|might want to|should(?: be able "
	 "to)?|needs? to|ought to|want to|just needs? to|" APO
	 "d better|would (?:be (?:trivial|easy|simple) to|have to|need to))(?: "
	 "probably| also| just| simply| instead| try to| perhaps| maybe| "
	 "easily| then)* (?:go back|be an?|be "
	 "!|use|using|replace|avoid|skip|re-?order|split|move|defer|batch|"
	 "cache|restore|revert "
	 "to|solve|return|convert|switch|change|limit|drop the|remove "
	 "the|bypass|re-?arrange|pad|add (?:a|an|some|cache)|make "
	 "(?:it|this|that|the))\\b",
	 .unless = CI PROCESS "|\\b(?:metrics?|classifications?|reports?|"
			      "please|you can (?:use|find|see)|see commits)\\b",
	 .before = CI IF CLAUSE,
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
	 "(?:better|best|enough|sufficient|possible|easy|good|cleaner|simpler|"
	 "faster|trivial|worth(?:while)?)(?: if we| to|,? i think,? to)(?: "
	 "just| simply| also)? "
	 "(?:use|used?|add|avoid|skip|keep|move|drop|cache|batch|make|replace|"
	 "split|pass|do|check|restore|limit|convert|defer|introduce|have)(?:ed)"
	 "?\\b",
	 .unless =
		 CI PROCESS "|\\b(?:test|report|bot|robot|config|benchmark)\\b",
	 .before = CI IF CLAUSE,
	 .example = "It would be better to use a per-cpu counter here.",
	 .counter_example = "It would be better to wait."},
	{.name = "how-about",
	 .type = KTP_EVENT_FIX_PROPOSED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH | KTT_NO_FIX,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.6,
	 .pattern =
		 CI "(?:^|[,.:] ?|so )(?:how about|what about|what if "
		    "(?:we|you)|why not|why don" APO
		    "t we|perhaps|maybe) (?:we |just |you )?(?:could |should "
		    "|can |simply |just "
		    ")*(?:skip|add|use|using|mov|replac|revert|restor|drop|"
		    "remov|chang|avoid|batch|cach|limit|defer|disabl|enabl|mak|"
		    "set|switch|convert|turn|keep|do)(?:e|p|s|ing|ping)?\\b",
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
	 "\\bhere(?: is|" APO
	 "s) (?:a|an|the|my|another) (?:[a-z]+ "
	 ")?(?:fix|patch|hack|diff)\\b|\\b(?:patch(?:es)?|fix(?:es)?|series|"
	 "commit|it|this|that)\\b.{0,40}\\b(?:should|will|would|might|may|"
	 "takes?) (?:take )?care of "
	 "(?:it|this|that)\\b|\\b(?:patch(?:es)?|fix(?:es)?|branch|series|"
	 "commit|change|diff)\\b(?: [^ ]+){0,4}? (?:that|which|to|it)? "
	 "?(?:should|might|may|could|would|will|hopefully|probably|likely|is "
	 "supposed to|is meant to)(?: [a-z]+){0,2}? "
	 "(?:fix|help|address|resolve|restore|recover|mitigate|cure|solve|"
	 "improve)\\b|\\b(?:pushed|posted|sent|prepared|wrote|queued|made|have)"
	 " (?:a|an|the|my|some|out|another|one|this)(?: [a-z-]+){0,2}? "
	 "(?:fix(?:es)?|patch(?:es)?|series|branch)\\b(?: [^ ]+){0,6}? "
	 "(?:fix|to|for|that|which|here|at)\\b",
	 .unless =
		 CI PROCESS "|\\b(?:original|blamed|caus(?:es|ed)|introduc\\w+|"
			    "new version|another patch which|next|v\\d+)\\b",
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
	/* A test is asked for -----------------------------------------------
	 */
	{.name = "asks-for-test",
	 .type = KTP_EVENT_TEST_REQUESTED,
	 .areas = OWN,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.8,
	 .pattern = CI ASKS_TEST,
	 .unless = CI PROCESS "|" NOT_A_TEST,
	 .example = "Can you please try the patch below?",
	 .counter_example = "Can you please share the config?"},
	{.name = "please-test",
	 .type = KTP_EVENT_TEST_REQUESTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.7,
	 .pattern = CI "(?:^|[,;:.] ?|\\band )(?:so |also |then |instead |just "
		       ")*(?:please )?(?:give (?:it|this|that|the [a-z]+) a "
		       "(?:try|spin|go|whirl|shot|test)|(?:try|test|apply) "
		       "(?:this|the|that|with|it|my|these|below)\\b|re-?run "
		       "(?:this|the|with|it))",
	 .unless = CI NOT_A_TEST "|\\bi(?:" APO "ll)? ",
	 .example = "Please give it a spin.",
	 .counter_example = "We apply the patch first."},
	{.name = "does-patch-help",
	 .type = KTP_EVENT_TEST_REQUESTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_ONLY_QUESTIONS,
	 .confidence = 0.75,
	 .pattern = CI "\\b(?:does|do|did|would|will|can|could)\\b.{0,30}\\b(?:"
		       "this|the|that|below|following|it|these)\\b.{0,60}\\b(?:"
		       "fix|help|cure|solve|resolve|work|improve|restore|"
		       "recover|go(?:es)? away|make (?:a|any) difference)\\b",
	 .example = "Does the patch below fix it for you?",
	 .counter_example = "Does the test use the cache?"},
	{.name = "lets-know",
	 .type = KTP_EVENT_TEST_REQUESTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.7,
	 .pattern = CI
	 "\\b(?:let (?:me|us) know|tell "
	 "(?:me|us)|see|check|confirm|verify)\\b.{0,40}\\b(?:if|whether|that)"
	 "\\b.{0,40}\\b(?:this|it|that|patch|fix|change|series|branch|"
	 "regression)\\b.{0,60}\\b(?:help|fix|work|resolve|solve|cure|restore|"
	 "recover|improve|go(?:es)? away|gone|make a difference|reproduc)\\w*",
	 .unless = CI "\\bi(?:" APO "ll| will)? (?:see|check|verify)\\b",
	 .example = "Let me know if this patch helps.",
	 .counter_example = "Let me know if you need more data."},
	{.name = "nice-to-check",
	 .type = KTP_EVENT_TEST_REQUESTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.7,
	 .pattern =
		 CI "\\b(?:would|might) be (?:very |really |also "
		    ")?(?:nice|great|good|helpful|interesting|useful|possible|"
		    "worth)\\b.{0,60}\\b(?:test(?:ed|ing)?|re-?test|re-?run|"
		    "run|try|trying|double[- ]?check|verify|check "
		    "(?:this|that|it|whether|if)|confirm|validate)\\b",
	 .example = "It would be nice to double check this on your side.",
	 .counter_example = "It would be nice to see the log."},
	{.name = "get-a-rerun",
	 .type = KTP_EVENT_TEST_REQUESTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.7,
	 .pattern = CI "\\b(?:can|could|may) (?:we|i) (?:please "
		       ")?(?:get|have|ask for|see) (?:a |an |another "
		       ")?(?:re-?run|re-?test|test(?: run)?|run)\\b|\\bmind "
		       "(?:giving|trying|testing|re-?running|running)\\b",
	 .example = "Can we get a rerun of this test on top of v5.12?",
	 .counter_example = "Can we get a review?"},
	{.name = "next-version-fine",
	 .type = KTP_EVENT_TEST_REQUESTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_ONLY_ANSWERS,
	 .confidence = 0.6,
	 .pattern = CI "^(?:either|both|any|the first|the "
		       "second|just)\\b.{0,80}\\b(?:is|are|would be|should be) "
		       "(?:fine|ok|okay|good|enough|sufficient)\\b",
	 .above = CI "\\b(?:test|apply|patch|expectation)",
	 .example = "Either the patch or the whole series would be fine.",
	 .counter_example = "The patch is fine."},
	/* A fix was tested --------------------------------------------------
	 */
	{.name = "not-fully-cured",
	 .type = KTP_EVENT_FIX_TESTED,
	 .who = KTT_ROBOT_ONLY,
	 .areas = OWN,
	 .needs = KTT_TESTS_FIX,
	 .confidence = 0.9,
	 .result = KTP_RESULT_PARTIAL,
	 .pattern = CI
	 "\\bbut (?:there is |there" APO
	 "s |it |we |the regression |is "
	 ")*still\\b|\\b(?:improve[sd]?|help(?:s|ed)?|better|reduce[sd]?)(?: "
	 "[a-z]+){0,2}? (?:a (?:little|bit)|slightly|somewhat|to some "
	 "(?:extent|degree))\\b|\\b(?:a (?:little|bit)|slightly|somewhat) "
	 "(?:better|improved|recovered|smaller|helpful)\\b|\\brecover(?:s|ed)? "
	 "(?:about |around |only |nearly "
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
	 .unless = CI "\\bapplied and\\b",
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
	 "(?:there|exists?|reproducible|reproduced?|see|observed?|present|"
	 "remains?|persists?|not|similar|regress|(?:has|have|get|got|gives?|"
	 "shows?) (?:[^ ]+ ){0,3}?(?:regression|drop))|remains|persists)|no "
	 "(?:obvious |big |much |significant |real |performance |visible "
	 "|clear "
	 ")*(?:effect|impact|improvement|change|difference|diff|help|recovery)|"
	 "(?:little|small|minor|limited|few|almost no|hardly any) "
	 "(?:impact|effect|influence|improvement|help|difference)|(?:even|"
	 "actually|a little|a bit|slightly|becomes?|much) (?:[a-z]+ "
	 ")?(?:worse|lower|slower)|similar "
	 "(?:score|regression|result|data|level)\\b.{0,30}\\bto (?:the "
	 ")?(?:bad|original|[0-9a-f]{7}))\\b",
	 .unless = CI "\\b(?:no|without)(?: [a-z]+){0,2} regression|\\bnot "
		      "impacted|\\bno diff for\\b",
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
	 "\\b(?:even )?better than (?:the |that of the "
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
		   ")?(?:restored|recovered)\\b|\\bno (?:more )?regression "
		   "(?:any ?more|now|left)\\b|\\bdisappeared\\b",
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
	 "^(?:yes|yeah|yep|confirmed|great|good|hi|it|thanks)?[,.!: "
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
	 "(?:\\b" WITH_FIX_WORDS "\\b.{0,30}(?:" CANNOT
	 " (?:[a-z-]+ "
	 "){0,2}?(?:re-?produced?|repro|see|observe|trigger)|\\b(?:do|does|"
	 "did)" NT "(?: [a-z-]+){0,3}? (?:see|observe) (?:the |this |any |that "
		   ")?(?:regression|issue|drop|problem))|(?:" CANNOT
	 " (?:[a-z-]+ "
	 "){0,2}?(?:re-?produced?|repro|see|observe|trigger)|\\b(?:do|does|"
	 "did)" NT "(?: [a-z-]+){0,3}? (?:see|observe)|\\bno longer "
		   "(?:see|reproduc|observe|there|present)|\\bno more "
		   "(?:regression|drop))\\b.{0,80}\\b" WITH_FIX_WORDS ")",
	 .unless = CI "\\bwith(?: or |/| and )(?:without|w/o)",
	 .before = CI IF CLAUSE,
	 .example = "We are not able to reproduce the regression with the fix.",
	 .counter_example = "I cannot reproduce it with or without the patch."},
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
	 "\\b(?:(?:with|this|these|my|applying|below|our) (?:[-\\w\\[\\]]+ "
	 "){0,4}?(?:" FIX
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
	 "|\\b(?:not|[a-z]+n" APO
	 "t) (?:really |fully |completely "
	 ")?(?:restore|fix|help|recover|shrink|improve|bring)|\\bpartially\\b",
	 .example = "With this patch the regression shrinks to about 1%.",
	 .counter_example = "This patch adds a helper."},
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
	 "\\b(?:with|this|these|my|applying|below|the) (?:[-\\w]+ ){0,3}?" FIX
	 "\\b.{0,80}\\b(?:helps? (?:a (?:bit|little)|some(?:what)?)|recovers? "
	 "(?:about |only |around "
	 ")?(?:some|half|most|part|\\d+%)|(?:partially|partly) "
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
	/* It is cured -------------------------------------------------------
	 */
	{.name = "fixed-by-commit",
	 .type = KTP_EVENT_FIXED,
	 .areas = OWN,
	 .flags = KTT_TAKES_COMMIT | KTT_NEEDS_COMMIT,
	 .confidence = 0.95,
	 .pattern = CI
	 "^(?:this (?:is|was) |already |also "
	 ")?(?:fixed|resolved|addressed|solved) "
	 "(?:by|in|with)\\b|\\b(?:is|was|been|got|already|gets) (?:already "
	 "|now |since |been |also )*(?:fixed|resolved|solved|cured|addressed) "
	 "(?:by|in|with|via|since)\\b",
	 .unless = CI OTHER_BUG,
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
	 "\\b(?:(?:this|that|it|issue|regression|bug|problem|one)(?: is| was| "
	 "has been| have been|" APO
	 "s(?: been)?)?(?: already| now| since| all)* "
	 "(?:fixed|resolved|addressed|solved) (?:already|now|in|by|with|up "
	 "in)|(?:already|now) (?:been )?(?:fixed|resolved|addressed))\\b",
	 .unless = CI OTHER_BUG
	 "|\\bin (?:the )?(?:next|new)|\\b(?:will|to|get|gets|be|being) (?:be "
	 "|get )?fixed\\b",
	 .before = CI NEGATED CLAUSE "|" HOPE CLAUSE "|" IF CLAUSE,
	 .example = "This is already fixed in linux-next.",
	 .counter_example = "This gets fixed in the next merge window."},
	{.name = "fixed-it",
	 .type = KTP_EVENT_FIXED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .flags = KTT_TAKES_COMMIT | KTT_TAKES_LINK,
	 .confidence = 0.8,
	 .pattern = CI
	 "(?:(?:^|[,;.] )(?:ok(?:ay)?,? |yep,? |yes,? |right,? |thanks,? "
	 "|sorry,? )?(?:now |all |already )?fixed(?: now| up| it| this| that| "
	 "in (?:v\\d|my|the|-?next|next|git)[^.]*| locally| and pushed| by|,| "
	 "-|!|\\.|$)|" I_WE "(?:" APO
	 "ve| have)?(?: already| just| now| since)* "
	 "(?:(?:fixed|squashed|folded|amended)(?: [a-z-]+){0,4}? "
	 "(?:it|this|that|issues?|fix(?:es|up)?|patch|up|all)|(?:pushed|queued|"
	 "applied|merged|committed)(?: up| out)? (?:a|the|your|this|that) "
	 "(?:[a-z-]+ )?fix(?:es|up)?)\\b)",
	 .unless = CI OTHER_BUG "|\\b(?:locally|upon|on top|revert\\w*|when "
				"(?:committing|applying|merging))\\b",
	 .before = CI NEGATED CLAUSE
	 "|" HOPE CLAUSE "|" IF CLAUSE
	 "|\\b(?:to|will|try|tried|test|tested)\\b" CLAUSE,
	 .example = "Fixed in v3, thanks.",
	 .counter_example = "I fixed that when committing it."},
	{.name = "fix-landed",
	 .type = KTP_EVENT_FIXED,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .flags = KTT_TAKES_COMMIT | KTT_TAKES_LINK,
	 .confidence = 0.85,
	 .pattern = CI
	 "^(?:the )?fix (?:is )?(?:committed|pushed|queued|applied|merged|sent "
	 "to linus|in "
	 "(?:my|the|tip|net|mm|next|mainline))\\b|\\b(?:(?:fix|fixes|patch(?:"
	 "es)? (?:with|for|that)|fixup|hotfix)\\b.{0,60}\\b(?:(?:has |have "
	 "|already |just |now |was |is |are )+(?:been "
	 ")?(?:landed|merged|applied|queued|upstream(?:ed)?|picked "
	 "up|pulled|committed|pushed|in "
	 "(?:mainline|linus|tip|linux-next|mm|next|rc\\d|v\\d))|landed|got "
	 "merged|made it)|(?:landed|merged|queued|applied|pushed|committed) "
	 "(?:the|a|this|that|your|my) (?:[a-z-]+ ){0,2}?fix)\\b",
	 .unless = CI OTHER_BUG
	 "|\\b(?:will|to be|not yet|make sure|to ensure|so that)\\b",
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
	{.name = "merged-notice",
	 .type = KTP_EVENT_FIXED,
	 .areas = KTT_AREA_LINE,
	 .needs = KTT_CREDITS_ROBOT | KTT_NAMES_REPORT,
	 .lacks = KTT_QUOTES_REPORT,
	 .flags = KTT_IN_CHANGELOG | KTT_TAKES_COMMIT | KTT_TAKES_LINK,
	 .confidence = 0.95,
	 .pattern = CI
	 "^(?:the following (?:commit|patch) has been "
	 "(?:merged|applied|added)|commit-id: +(?<commit>[0-9a-f]{12,40})|this "
	 "(?:patch|series) was applied|the patch below does not|this is a note "
	 "to let you know that i" APO "ve just added the patch|the following "
				      "commit|the pull request you sent)\\b",
	 .example = "Commit-ID:     0123456789abcdef",
	 .counter_example = "Commit: 0123456789abcdef"},
	{.name = "patchwork-notice",
	 .type = KTP_EVENT_FIXED,
	 .areas = KTT_AREA_LINE,
	 .needs = KTT_QUOTES_CREDIT,
	 .flags = KTT_TAKES_COMMIT | KTT_TAKES_LINK,
	 .confidence = 0.9,
	 .pattern = CI "^this (?:patch|series) was applied to\\b",
	 .example = "This series was applied to netdev/net.git (main)",
	 .counter_example = "This series was sent"},
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
	/* It was taken out --------------------------------------------------
	 */
	{.name = "dropped-it",
	 .type = KTP_EVENT_REVERTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.9,
	 .pattern = CI I_WE
	 "(?:" APO "ve| have|" APO "ll| will|" APO "m| am| are|" APO
	 "re)?(?: [a-z-]+){0,3}? "
	 "?\\b(?:(?:drop(?:ped|ping)?|revert(?:ed|ing)?|unqueued|backed "
	 "out|kicked|pulled|yanked|zapped)\\b(?: out)? (?:(?:[^ ]+ "
	 "){0,4}?(?:patch(?:es)?|series|commits?|branch)|(?:the |this |that "
	 "|my )?changes?|(?:it|this|that|them)(?= ?(?:[.,;!:)]|$)| (?:for "
	 "now|until|from|again|and|then|in|as|once|now|here|too|instead)\\b))|"
	 "removed (?:[^ ]+ ){1,4}?from (?:[-\\w/.]+ "
	 "){0,2}?(?:tree|next|linux-next|branch|for-\\w+|mm\\S*|queue|series))",
	 .unless = CI TRIED_REVERT
	 "|\\b(?:in favou?r "
	 "of|consider\\w*|propos\\w+|suggest\\w*|option|accident\\w+|fine "
	 "with|ok with|okay with|prefer\\w*|instead of|rather than|for "
	 "now\\?|lock|ref)\\b",
	 .before = CI NEGATED CLAUSE "|" HOPE CLAUSE "|" IF CLAUSE
				     "|\\bcan\\b" CLAUSE,
	 .example = "We have decided to drop this patch for now.",
	 .counter_example = "If there are none, we should just revert it."},
	{.name = "backed-out",
	 .type = KTP_EVENT_REVERTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.85,
	 .pattern = CI I_WE
	 "(?:" APO "ll| will|" APO "ve| have| just| are going to|" APO
	 "re going to)* back(?:ed|ing)? (?:it|this|that|them|the "
	 "(?:patch|commit|series|change)) out\\b",
	 .before = CI NEGATED CLAUSE "|" HOPE CLAUSE "|" IF CLAUSE,
	 .example = "We'll back this out for 5.15.",
	 .counter_example = "We should back this out."},
	{.name = "was-dropped",
	 .type = KTP_EVENT_REVERTED,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.85,
	 .pattern = CI
	 "(?:^|, |\\. )(?:patch(?:es)?|commit|series|that one|it) "
	 "(?:dropped|reverted|removed|yanked)[.,!]*(?:$| "
	 ")(?!frames)|\\b(?:patch(?:es)?|series|commits?|changes?|it|this|that|"
	 "branch)\\b(?: [^ ]+){0,4}? (?:has been|have "
	 "been|was|were|is|are|will be|got|gets|being|been|now) (?:already "
	 "|now |just |also |since |being )*(?:reverted|dropped|backed "
	 "out|kicked out|(?:removed|pulled) from (?:[-\\w/.]+ "
	 "){0,2}?(?:tree|next|linux-next|branch|for-\\w+|mm\\S*|queue|series|"
	 "mainline|tip))\\b",
	 .unless = CI TRIED_REVERT,
	 .before = CI NEGATED CLAUSE "|" HOPE CLAUSE "|" IF CLAUSE,
	 .example = "The commit was reverted in v6.5-rc3.",
	 .counter_example =
		 "the performance is restored when the commit is reverted"},
	{.name = "maintainer-dropped",
	 .type = KTP_EVENT_REVERTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.85,
	 .pattern = CI
	 "^(?:so |ok(?:ay)?,? |fyi,? )?(?!Nobody|No )(?-i:[A-Z][a-z]+)(?: has| "
	 "already| just)* (?:dropped|reverted|removed|backed out) "
	 "(?:it|this|that|the (?:patch|commit|series|change)|them)\\b",
	 .unless = CI TRIED_REVERT "|^(?:nobody|this|that|it|someone)\\b",
	 .example = "Andrew dropped this from mm-unstable.",
	 .counter_example = "Nobody dropped the lock."},
	{.name = "dropping-now",
	 .type = KTP_EVENT_REVERTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.85,
	 .pattern = CI
	 "^(?:ok(?:ay)?[,.]? |thanks[,.]? |right[,.]? |so )*(?:i am |i" APO
	 "m )?(?:now |just )?(?:dropped|reverted|reverting|dropping)(?: "
	 "(?:it|this|that|the|from|now)\\b|[,.!]|$)",
	 .unless = CI TRIED_REVERT,
	 .before = CI NEGATED CLAUSE "|" HOPE CLAUSE "|" IF CLAUSE,
	 .example = "Ok, dropped, thanks.",
	 .counter_example = "Dropped frames are the cause."},
	{.name = "revert-on-its-way",
	 .type = KTP_EVENT_REVERTED,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.85,
	 .pattern = CI
	 "\\b(?:sent|posted|queued|applied|merged|pushed|sending|queueing|have|"
	 "i" APO
	 "ll (?:send|queue|post|do)|will (?:send|queue|post|do))(?: out| up)? "
	 "(?:a|the|that|this) revert\\b|\\brevert (?:is|was|has been|got) "
	 "(?:queued|sent|posted|applied|merged)\\b",
	 .before = CI NEGATED CLAUSE "|" HOPE CLAUSE "|" IF CLAUSE,
	 .example = "I have queued the revert.",
	 .counter_example = "Should we send a revert?"},
	/* A newer version takes its place -----------------------------------
	 */
	{.name = "new-version-comes",
	 .type = KTP_EVENT_SUPERSEDED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_TAKES_LINK,
	 .confidence = 0.85,
	 .pattern = CI
	 "(?:\\b(?:i|we)\\b|^(?:[a-z]+,? )?(?:will|fix(?:ed)? it)\\b|\\band "
	 "will\\b|, "
	 "will\\b).{0,50}\\b(?:sen[dt](?:ing)?|post(?:ed|ing)?|spin|work(?:ing)"
	 "? on|submit(?:ted)?|prepar\\w+|out)\\b(?: [^ ]+){0,3}? "
	 "(?:(?:a|an|the|another|my)? "
	 "?(?:new(?:er)?|next|updated?|refreshed|revised|another|alternative|"
	 "alternate|different|fixed|corrected) (?:[a-z-]+ "
	 ")?(?:version|series|patch(?:es)?|patch-?set|revision|spin|approach)|("
	 "?:the |a |out |patch(?:es)? |my |as )*v\\d{1,2}\\b(?![.-]))",
	 .unless = CI NO_SENDING
	 "|\\b(?:could|should) (?:i|we|you)\\b|\\bon top\\b",
	 .before = CI IF_NOT_UNLESS CLAUSE,
	 .example = "I plan to post another version of the series.",
	 .counter_example = "I did not send a new version."},
	{.name = "respin",
	 .type = KTP_EVENT_SUPERSEDED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_TAKES_LINK,
	 .confidence = 0.85,
	 .pattern = CI
	 "\\bv\\d{1,2} (?:is |will be )?(?:coming|on (?:its|the) way|soon|to "
	 "follow|in preparation|in the works|out "
	 "soon)\\b|\\b(?:series|patch(?:es)?|patch-?set|code|it) (?:is|are) "
	 "(?:currently |now )?being "
	 "(?:reworked|rewritten|respun|redone|revised)\\b|\\bplease (?:just "
	 ")?disregard\\b|\\b(?:fixed|new|updated|corrected|revised) "
	 "(?:version|series|patch-?set) (?:is "
	 ")?(?:posted|sent|here|at|out|available)\\b|\\b(?:will|" APO
	 "ll|to) (?:be "
	 ")?(?:fix(?:ed)?|address(?:ed)?|correct(?:ed)?|handle[d]?|update[d]?) "
	 ".{0,30}\\bin (?:the )?next "
	 "(?:version|revision|spin|round|iteration)\\b|\\bre-?spin (?:is "
	 ")?(?:coming|on (?:its|the) way|soon|to "
	 "follow|underway|follows)|\\b(?:have|there is|with) a "
	 "(?:new(?:er)?|better|fixed|revised|updated) "
	 "(?:version|series)\\b|\\b(?:branch|series|tree) (?:has "
	 "been|was|is|got) "
	 "(?:rebased|force-?pushed|updated|rewritten|refreshed)\\b|\\b(?:(?:\\+"
	 "|and|will|(?:i|we) (?:need|have|want|plan) to) "
	 "re-?(?:spin|send|post)\\b|anticipat\\w+ .{0,30}\\bversion|will "
	 "(?:include|fold|have|put) .{0,40}\\b(?:v\\d+|next "
	 "(?:version|revision|spin))|(?:i|we)(?:" APO
	 "ll| will| am going to|" APO "m going to|" APO
	 "ve| have)? (?:[a-z-]+ "
	 ")?(?:re-?spin|re-?sent|re-?send|re-?post(?:ed)?|re-?roll(?:ed)?)\\b|("
	 "?:refreshed|updated|new|revised|next) "
	 "(?:patch(?:es)?|series|version|revision|patch-?set)(?: "
	 "(?:is|are|will be))? (?:inbound|coming|on (?:its|the|their) "
	 "way|out|to follow|soon|in preparation)|(?:will|" APO
	 "ll) (?:be )?fix(?:ed)? (?:it |this |that )?in (?:the )?(?:v\\d+|next "
	 "(?:version|revision|spin|series)|new version)|(?:will|to) (?:be "
	 ")?(?:fix(?:ed)?|address(?:ed)?|correct(?:ed)?|update(?:d)?) "
	 ".{0,30}\\bin (?:v\\d+|the next (?:version|revision|spin)))\\b",
	 .unless = CI NO_SENDING
	 "|\\b(?:could|should) (?:i|we|you)\\b|\\bon top\\b",
	 .before = CI IF_NOT_UNLESS CLAUSE,
	 .example = "Refreshed patches inbound.",
	 .counter_example = "the new version is fine"},
	{.name = "old-version",
	 .type = KTP_EVENT_SUPERSEDED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_TAKES_LINK,
	 .confidence = 0.85,
	 .pattern = CI
	 "\\b(?:test|try|use|look at|see|review) (?:the "
	 ")?(?:v\\d{1,2}(?![.\\d-])|(?:latest|newer|new|current) "
	 "(?:version|series|revision))(?: of (?:the|this) (?:series|patch))? "
	 "(?:instead|rather)\\b|^new "
	 "version\\b|\\b(?:patch|version|series|commit|branch)(?: you tested)? "
	 "(?:is|was) (?:already |now "
	 ")?(?:outdated|obsolete|old|stale)\\b|\\b(?:ignore|skip) "
	 "(?:this|that|the old) (?:version|series)\\b|\\bthere (?:is|" APO
	 "s) (?:already )?(?:a |an )?(?:new(?:er)? "
	 "version|v\\d+)\\b(?![.-]\\d)|\\bv\\d+ (?:is|was) (?:already |now "
	 "|just )?(?:out|posted|sent|on the "
	 "list|available)|\\b(?:is|was|tested|on) (?:an? |the )?(?:very "
	 ")?(?:old|outdated|stale|obsolete) "
	 "(?:version|series|patch)\\b|\\b(?:old(?:er)?|obsolete|outdated|stale|"
	 "previous|original|earlier|v\\d+) (?:v\\d+ |[a-z]+ "
	 ")?(?:version|series|patch(?:es)?|patch-?set|revision)\\b.{0,40}\\b(?:"
	 "not "
	 "correct|incorrect|wrong|buggy|obsolete|super-?seded|replaced|"
	 "outdated|known (?:issue|problem|to "
	 "be))\\b|\\b(?:patch(?:es)?|series|version|commit|this|that|it) "
	 "(?:is|was|has been|have been|are) (?:already |now |since "
	 ")?(?:super-?seded|obsoleted|replaced) "
	 "(?:by|with|in)\\b|\\b(?:gone|not (?:in|present in)) in v\\d+(?: of "
	 "(?:the|this))? (?:series|patch-?set|patch|version)\\b",
	 .unless = CI NEGATED_NOT_CORRECT,
	 .before = CI IF CLAUSE,
	 .example = "That link is the original v1 patch which is not correct.",
	 .counter_example = "the previous patch is fine"},
	/* It is known from another report -----------------------------------
	 */
	{.name = "is-duplicate",
	 .type = KTP_EVENT_DUPLICATE,
	 .areas = OWN,
	 .flags = KTT_IN_QUESTIONS | KTT_TAKES_LINK,
	 .confidence = 0.85,
	 .pattern = CI
	 "(?:^|\\b(?:is|looks like|be|" APO
	 "s) )(?:exactly |probably |likely |basically )?(?:the )?same "
	 "(?:as|one as|issue as|problem as|report as|regression as|bug "
	 "as|thing as|root cause as|case "
	 "as)\\b.{0,60}\\b(?:reported|report|https?:)|\\b(?:was|is|been|"
	 "already|also)(?: already| also| been)* reported "
	 "(?:earlier|before|previously|already|here|in|at|as|when|by)\\b|"
	 "\\bduplicate(?:d)? (?:report|mail|of (?:\\[|http|the "
	 "(?:earlier|previous|other|report)|this|that|<|an? "
	 "(?:earlier|other|previous)))|\\bdup(?:licate)? "
	 "of\\b.{0,30}(?:http|<|report)|^duplicate\\b",
	 .unless = CI "\\b(?:avoid|possible duplicates?|same "
		      "(?:issue|problem|bug) (?:in|on))\\b",
	 .before = CI NEGATED CLAUSE,
	 .example = "please ignore this duplicate report.",
	 .counter_example = "We see the same issue on two boxes."},
	{.name = "same-as-linked",
	 .type = KTP_EVENT_DUPLICATE,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .needs = KTT_NAMES_REPORT,
	 .flags = KTT_IN_QUESTIONS | KTT_TAKES_LINK,
	 .confidence = 0.8,
	 .pattern = CI "\\b(?:same "
		       "(?:as|one|issue|problem|bug|regression|thing|report)|"
		       "reported|discussed|known|dup(?:licate)?|already|"
		       "covered|see also)\\b.{0,80}https?://",
	 .unless = CI "\\b(?:patch|fix(?:es|ed)?|similar|also reported "
		      "another|another report)\\b|closes:|link:",
	 .example = "We have discussed this already in "
		    "https://lore.example.org/a@b",
	 .counter_example = "See https://lore.example.org/a@b"},
	{.name = "yes-the-same",
	 .type = KTP_EVENT_DUPLICATE,
	 .areas = OWN,
	 .flags = KTT_ONLY_ANSWERS,
	 .confidence = 0.8,
	 .pattern = CI
	 "^(?:yes|yep|yeah|right|indeed|correct)[,. ]+(?:it|this|that)(?:" APO
	 "s| is) (?:exactly |basically )?the same\\b",
	 .above = CI
	 "\\b(?:duplicate|same (?:case|issue|problem|report|regression))\\b",
	 .example = "Yes, it's the same.",
	 .counter_example = "Yes, the same box."},
	/* It is still there -------------------------------------------------
	 */
	{.name = "still-there-after-fix",
	 .type = KTP_EVENT_REOPENED,
	 .areas = OWN,
	 .lacks = KTT_TESTS_FIX | KTT_IS_PATCH,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:still "
	 "(?:see|sees|seeing|there|exists?|reproduc\\w+|happen\\w*|present|"
	 "broken|fail\\w*|observe[sd]?|persist\\w*|regress\\w*|not "
	 "(?:fixed|gone)))\\b.{0,80}\\b(?:after|despite|even "
	 "(?:with|after|though)|although|with) (?:[^ ]+ "
	 "){0,6}?(?:fix(?:ed|es)?|merged|landed|applied|in "
	 "mainline|upstream|(?:commit|patch) "
	 "[0-9a-f]{7})|\\b(?:re-?open|regress(?:ed|ion)? (?:is |has come |came "
	 ")?(?:again|back)|not (?:really |actually )?fixed "
	 "(?:by|in|with|after|on)|(?:is|has|came|comes|come) back "
	 "(?:again|in|on|with)|re-?appear(?:s|ed)?)\\b",
	 .unless = CI "\\byour (?:patch|fix|change)\\b|\\bwe "
		      "applied\\b|\\bperformance (?:is|comes) back\\b|\\bbring",
	 .before = CI IF CLAUSE "|" HOPE CLAUSE,
	 .example = "we still see the regression on v6.9 although the fix was "
		    "merged.",
	 .counter_example =
		 "the regression is still there after we applied the patch"},
	{.name = "still-there-after-claim",
	 .type = KTP_EVENT_REOPENED,
	 .areas = OWN,
	 .needs = KTT_QUOTES_CLAIM,
	 .confidence = 0.8,
	 .pattern = CI
	 "\\b(?:still "
	 "(?:exists?|there|re-?produc\\w+|see|seen|observ\\w+|present|"
	 "happen\\w*|persist\\w*|remains?|fail\\w*|not "
	 "(?:fixed|gone|recovered)|broken|have|has|regress\\w*|hit\\w*)|not "
	 "(?:really |actually "
	 ")?(?:fixed|gone|resolved|recovered)|persists|remains|did(?:n" APO
	 "t| not) (?:fix|help|recover))\\b",
	 .before = CI IF CLAUSE,
	 .example = "the regression still exists there, the score is as low as "
		    "before.",
	 .counter_example = "it is fixed now"},
	{.name = "still-not-fixed",
	 .type = KTP_EVENT_REOPENED,
	 .areas = OWN,
	 .lacks = KTT_TESTS_FIX | KTT_IS_PATCH,
	 .confidence = 0.7,
	 .pattern =
		 CI "\\bstill (?:not (?:been "
		    ")?(?:fixed|resolved|gone|addressed)|broken|un-?fixed)\\b|"
		    "\\b(?:was|is|has) never (?:been )?(?:fixed|resolved)\\b",
	 .before = CI IF CLAUSE,
	 .example = "This is still not fixed in v6.9.",
	 .counter_example = "It is fixed."},
};

const guint ktt_n_followup_rows = G_N_ELEMENTS(ktt_followup_rows);

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
		 CI "\\b(?:commit|patch|change|fix|series)\\b:?(?: titled| "
		    "named| called)? ?\\(?\"(?<title>[^\"]{8,120})\"",
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
		 "top of|upon|against|before|after|since|fixes:|introduced "
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
