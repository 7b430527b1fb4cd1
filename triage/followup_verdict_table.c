/* SPDX-License-Identifier: GPL-2.0-or-later */
/* No regression, or one that is expected or worth it. */
#include "triage/followup_table.h"
#include "triage/followup_words.h"

const struct ktt_followup_row ktt_followup_verdict_rows[] = {
	/* Somebody doubts it */

	{.name = "false-positive",
	 .type = KTP_EVENT_DISPUTED,
	 .areas = OWN,
	 .confidence = 0.9,
	 .pattern = CI
	 "\\b(?:false (?:positives?|alarm)|bogus|spurious "
	 "(?:report|result|regression|change|difference)|(?:is|was|be|looks?|"
	 "seems?) (?:just |likely )?spurious|wrong report)\\b",
	 .unless = CI "\\b(?:patch|commit|code|that one)(?: is| was) "
		      "(?:clearly |completely |totally |just "
		      ")?bogus|\\b(?:reduce|avoid|fewer|less|fix(?:es|ed)?|"
		      "improvement)\\b|" NOT_FALSE
		      "|\\b(?:was|were|am|is) hoping\\b",
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
	 "\\b(?:is|was)n" APO
	 "t (?:really |actually |even |exactly )?an? (?:real |true |valid "
	 "|genuine |actual )?regression\\b|(?:^|: |\\b(?:is|was|" APO
	 "s|be)(?: really| actually| in fact| probably)* )not (?:really )?a "
	 "(?:real |true |valid |genuine )?regression\\b|\\b(?:not|[a-z]+n" APO
	 "t) (?:consider|think|believe|call|regard|see)(?: that)? "
	 "(?:this|that|it)(?: is| as| to be| being)* (?:really )?an? (?:real "
	 "|true |valid |genuine )?regression\\b|\\brather than an? (?:real "
	 "|true |genuine )?regression\\b",
	 .unless = CI "\\bimprovement\\b",
	 .before = CI IF CLAUSE,
	 .example = "IOWs, this is not really a regression.",
	 .counter_example = "It's an improvement, not a regression."},
	{.name = "wrong-commit",
	 .type = KTP_EVENT_DISPUTED,
	 .areas = OWN,
	 .confidence = 0.85,
	 .pattern = CI
	 "\\b(?:kind of|just|only|merely|some|an?) (?:code |function |cache "
	 "?line )?alignment "
	 "(?:issue|effect|artifact|problem|lottery|change|difference|thing)\\b|"
	 "\\b(?:auto-?)?bisect(?:ion|ing)? (?:has |have "
	 ")?(?:used|picked|took|chose|ran (?:on|against)) (?:a|the) "
	 "(?:wrong|incorrect|different|stale)\\b|\\b(?:mistakes?|errors?|bug|"
	 "problem|something wrong) (?:in|with|during) (?:our|the) "
	 "bisect(?:ion|s|ing)?\\b|\\b(?:real |actual )?first bad commit is "
	 "(?:elsewhere|another|a different|somewhere|not)\\b|\\bcode "
	 "(?:layout|alignment|placement)\\b.{0,30}\\b(?:rather than|instead "
	 "of|and "
	 "not|not)\\b.{0,30}\\b(?:logic|code|change|commit|patch)\\b|\\b(?:"
	 "identif\\w+|blam\\w+|bisect\\w*|attribut\\w+|point\\w*|pick\\w*|"
	 "found|got|is|was|be|to|at|on) (?:at |to |on )?(?:the |an? "
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
	 "\\b(?:not|[a-z]+n" APO "t) (?:really |quite |fully "
	 ")?(?:think|believe|trust|sure|convinced)(?: that| about| of)* "
	 "(?:the|this|that|your) bisect(?:ion)?\\b|\\bdoubt "
	 "(?:the|this|that|your) "
	 "bisect(?:ion)?\\b|\\bbisect(?:ion|s)?\\b.{0,40}\\b(?:wrong|incorrect("
	 "?:ly)?|bogus|failed|off|unreliable|astray|confused|mistaken|not "
	 "(?:be )?(?:right|correct|reliable|trusted|stable))\\b|\\bincorrect "
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
	 ")?with|(?:is|are|be|looks?|seems?|" APO
	 "s)(?: completely| totally| entirely| highly| very| most)? "
	 "(?:un-?related|unlikely to (?:be "
	 "(?:the|related|caused|a)|cause|affect|have "
	 "caused))|(?:not|[a-z]+n" APO
	 "t)(?: be| look| seem| directly| really| possibly| be possibly)* "
	 "(?:related to|the cause|caused by|responsible))\\b",
	 .unless = CI
	 "^not related to|^that has nothing to do with\\b|\\bfixed "
	 "(?:by|in|with)\\b|\\bnothing to do with (?:the|that) (?:[a-z]+ "
	 ")?(?:warning|crash|bug|splat|leak|failure)\\b|\\bi (?:can" APO
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
	 "\\bCONFIG_\\w+(?:=n| is not set| is disabled| is off)|\\bnot set in "
	 "(?:your|the|this) config\\b|\\b(?:not|[a-z]+n" APO
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
	{.name = "measures-something-else",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH | KTT_HAS_DIFF,
	 .confidence = 0.7,
	 .pattern = CI
	 "\\b(?:not|[a-z]+n" APO
	 "t)(?: actually| really)? (?:measur|test|exercis|benchmark)\\w* what "
	 "(?:you|it|the|we|people|one)\\b|\\bsuspect (?:some(?:thing| other "
	 "(?:change|commit|patch)| unrelated (?:change|commit|patch)|thing "
	 "else)(?= else\\b| in the| is| was| here|[.,;]|$)|another "
	 "(?:change|commit|patch)|(?:a|the) "
	 "(?:different|previous|earlier|preceding) "
	 "(?:change|commit|patch))|\\bi(?:" APO "m going to| will|" APO
	 "ll|" APO
	 "d)? call (?:bs|bullshit|shenanigans)\\b|\\b(?:is|are|was)(?: "
	 "not|n" APO
	 "t) (?:at fault|to blame|guilty)\\b|\\b(?:only|just|merely|simply) "
	 "(?:tells|reports|shows|exposes|uncovers|reveals|detects|found) "
	 "(?:you |us )?(?:about |of )?(?:a|an|some) "
	 "(?:broken|existing|pre-?existing|old|latent|older|different|separate)"
	 "\\b|\\b(?:not|[a-z]+n" APO
	 "t) read (?:anything|much|too much) into\\b|\\ball over the "
	 "place\\b|\\bi(?: really| simply| just)* (?:don" APO
	 "t|do not) believe (?:it|this|that)\\b|\\brandom number "
	 "generator\\b|\\b(?:test|benchmark|bot|robot) is at "
	 "fault\\b|\\bblames? the messenger\\b|\\bnone of (?:this|that|the|my) "
	 "code is (?:even "
	 ")?(?:loaded|built|compiled|run|used|executed|reached)|\\b(?:is|was)(?"
	 ": not|n" APO "t) the (?:reason|cause|culprit)\\b|\\bno way (?:that "
	 ")?(?:it|this|that) (?:could|can)\\b|\\brather than anything in the "
	 "kernel\\b|\\b(?:seeing|just|only|is|be) (?:the )?(?:usual |normal "
	 ")?run[- ]to[- ]run "
	 "(?:variation|variance|noise|jitter)\\b|\\b(?:unconvinced|not "
	 "convinced(?! about| that (?:this|it|that)(?: is|" APO
	 "s) (?:just |only |all |pure )*noise))\\b|\\b(?:byte|bit|instruction) "
	 "for (?:byte|bit|instruction) (?:the same|identical)\\b|\\b(?:object "
	 "files?|binar(?:y|ies)|generated "
	 "code|assembly|disassembly|code|\\.o)\\b.{0,20}\\b(?:is|are) "
	 "(?:identical|the same|unchanged)\\b|\\bit(?: is|" APO "s)?(?:n" APO
	 "t| not) (?:this|my|that|the|our) "
	 "(?:commit|patch|change|series)\\b|\\bno "
	 "(?:relation|connection|link|relationship) "
	 "(?:with|to|between)\\b|\\b(?:benchmark|test|tool|stressor) (?:is "
	 "|just |only |really "
	 ")*(?:measur\\w+|tests?|testing|exercis\\w+|timing|times) (?:its "
	 "own|the wrong|something else|nothing|mostly its|mostly "
	 "the)\\b|\\b(?:driver|code|file|function|subsystem|arch\\w*) (?:in "
	 "question |i (?:touched|changed) )?is (?:for|only for|specific to) "
	 "(?:an? )?(?:different |other "
	 ")?(?:arm|arm64|riscv|s390|powerpc|mips|x86|soc|another|platform)|\\b("
	 "?:documentation|comment|typo|kernel-?doc) "
	 "(?:patch|change|commit|fix|update)s? "
	 "(?:caus\\w+|mak\\w+|slow\\w+|can|could|regress\\w*)|\\bsome(?:thing)?"
	 "(?: is|" APO "s) (?:off|wrong|fishy|odd) with (?:the|your|this) "
	 "(?:methodology|measurement|bisect\\w*|numbers?|results?|report)\\b",
	 .before = CI IF CLAUSE,
	 .example = "So whatever you're measuring, it isn't this commit.",
	 .counter_example = "The driver is for a new SoC family."},
	{.name = "robot-is-wrong",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:report|results?|numbers?|comparison|data) "
	 "(?:is|are|seems?|looks?) (?:rather |pretty |completely |just |kind "
	 "of |quite )?(?:meaningless|useless|worthless|garbage|junk|not "
	 "(?:meaningful|usable|reliable|significant|statistically))|\\bnothing "
	 "(?:is )?wrong with (?:the|this|that|my|our) "
	 "(?:commit|patch|change|code|series)\\b|\\b(?:bot|robot|lkp|0-?day|it)"
	 "\\b.{0,30}\\bapplied\\b.{0,30}\\b(?:without "
	 "(?:the|its)|(?:against|on|on top of|to) the "
	 "wrong)\\b|\\b(?:bot|robot|lkp|0-?day|report|result|bisect(?:ion)?|"
	 "numbers?)(?: here)? (?:is|are|seems?|looks?|must be)(?: to be| just| "
	 "clearly| totally| a bit)* "
	 "(?:wrong|off|mistaken|bogus|confused|misleading|nonsense|broken)\\b|"
	 "\\bhardly (?:be )?(?:related|caused|responsible|the "
	 "cause|possible)\\b|\\b(?:the |this |that )base (?:commit |tree "
	 "|branch |kernel )?(?:is|was|seems|looks|must be) "
	 "(?:wrong|incorrect|too old|outdated|not (?:right|correct|the right "
	 "one))(?=[,.;:]|$| (?:for|here))|\\b(?:patch|series|it|this|that)(?: "
	 "\\d+)? (?:depends|relies|is based|was based|builds) "
	 "(?:up)?on\\b.{0,90}\\b(?:which|that) (?:(?:is|are|was|were) "
	 "(?:not|missing)|isn" APO "t|aren" APO
	 "t)(?: yet)?(?: in| from)? (?:in )?(?:that|this|the|your) "
	 "(?:tree|base|branch)\\b|\\b(?:applied|tested|built) without "
	 "(?:its|the) (?:prerequisites?|dependenc(?:y|ies)|preparation|earlier "
	 "patches|previous patches|rest of the "
	 "series)\\b|\\b(?:sparse|smatch|coccinelle|coccicheck|checkpatch|gcc|"
	 "clang|the (?:compiler|checker|tool|script|linker)|objtool|modpost) "
	 "(?:is|seems|looks|must be) (?:just |simply |clearly |plain |to be "
	 ")*(?:wrong|confused|mistaken|buggy|broken)(?=[,.;]| here\\b| "
	 "about\\b|$)|\\b(?:regression|warning|error|issue|problem|bug|failure|"
	 "drop|it|this|that) (?:was|were|has been|is) (?:already |also "
	 ")*(?:there|present|around|in the tree) (?:(?:before|prior "
	 "to|without|even without) (?:my|this|the|your|that) "
	 "(?:patch|commit|change|series)|for (?:a long "
	 "time|ages|years))\\b|\\bpre-?existing "
	 "(?:issue|problem|warning|error|bug|condition|failure)\\b|\\b(?:test "
	 ")?(?:machine|box|system|setup|environment|platform) (?:itself "
	 ")?(?:is|seems|looks|must be) (?:rather |pretty |very |just "
	 ")?(?:unstable|flaky|unreliable|noisy)\\b|\\b(?:parent|base(?:line)?)("
	 "?: kernel)? (?:itself )?(?:varies|fluctuates|jumps) "
	 "(?:by|between|as)\\b"
	 "|\\bfail to see (?:the |any |a )?(?:connection|relation|link|how "
	 "(?:this|that|my|the) (?:patch|commit|change))\\b|\\b(?:can" APO
	 "t|cannot|can not|couldn" APO
	 "t) (?:possibly )?be (?:this|that|my|the) "
	 "(?:patch|commit|change|series)\\b|\\b(?:coccinelle|sparse|smatch|gcc|"
	 "clang|checkpatch|the "
	 "(?:compiler|(?:ro)?bot|script|checker|bisection)) (?:got|gets) "
	 "(?:this|that|it)(?: one| report| case)? wrong\\b",
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
	 "\\b(?:that|this|it)(?: is|" APO "s)(?: just| simply| plain)* (?:not "
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
	 "\\b(?:did|has|have) the bisect(?:ion|ing)? (?:go|gone|went|run) "
	 "(?:off|wrong|astray|sideways)\\b|\\bbisect(?:ion)?\\b.{0,30}\\boff "
	 "the rails\\b|\\b(?:are you|is (?:the bot|lkp|it)) (?:really "
	 "|absolutely "
	 ")?(?:sure|certain|confident)\\b.{0,40}\\b(?:bisect\\w*|results?|"
	 "commit|report|regression|numbers)\\b|\\bsomething (?:is "
	 ")?(?:wrong|off|odd|fishy) with (?:the|your|this|that) (?:[a-z]+ "
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
	 "\\b(?:documentation|comments?|white-?space|cosmetic|doc)[- "
	 "]only\\b|\\b(?:commit|patch|change|it|series)\\b(?: [a-z]+){0,2}? "
	 "(?:only|just|merely|purely|solely) "
	 "(?:changes?|touch(?:es)?|adds?|modif(?:y|ies)|affects?|concerns?|"
	 "removes?|updates?) (?:the |a |some )?(?:[a-z-]+ "
	 ")?(?:comments?|documentation|docs|dead code|unused "
	 "(?:code|function|variable)|trace ?points?|trace "
	 "?events?|annotations?|prototypes?|(?:early |boot(?:-time)? |init "
	 ")+code|white ?space|tests?|selftests?|kconfig|error "
	 "path|debug(?:ging)? code)\\b",
	 .before = CI IF CLAUSE,
	 .unless = CI "\\b(?:no surprise|expected|not surprising)\\b",
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
	 "\\b(?:confused|puzzled|baffled) (?:by|about|why|how) "
	 "(?:this|the|that) "
	 "(?:report|result|regression|bisect|commit)\\w*\\b|\\b(?:(?:not|[a-z]+"
	 "n" APO "t|hardly)(?: at all| very| really| seem| look| sound| be| "
	 "feel| quite| exactly|,)* "
	 "?(?:plausible|sane|credible|believable|trustworthy|valid "
	 "result)|implausible|(?:looks?|seems?|sounds?|is|are|am|" APO
	 "m|be|very|rather|bit|little|particularly|highly|more)(?: a| bit| "
	 "little| very| really| rather| highly| quite| somewhat| extremely| "
	 "pretty| kind of| so)* "
	 "(?:suspicious|sceptical|skeptical|dubious|doubtful|fishy|implausible)"
	 "|(?:i|we) (?:have|had) (?:a )?(?:strong |some |serious |my "
	 ")*(?:suspicion|doubts?)|i (?:really |strongly |seriously |highly |do "
	 ")?doubt(?! any(?:body|one))(?: that| this| the| it)?)\\b",
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
	 "\\b(?:doesn" APO "t|does not|don" APO "t|do not|didn" APO
	 "t|never)(?: even| actually| really)? "
	 "(?:touch|affect|change|modify|alter|impact|influence) "
	 "(?:anything|any (?:code|of the|path|function)|(?:the )?(?:hot|fast) "
	 "path|code|the "
	 "(?:path|code))\\b(?=.{0,60}\\b(?:benchmark|test|workload|exercis\\w+|"
	 "used|uses|here|related|relevant|at "
	 "all|involved|measured)\\b)|\\b(?:commit|patch|change|it|this|that|"
	 "series|which)(?: is|" APO
	 "s| should be| was)(?: basically| effectively| essentially| just| a "
	 "pure| pretty much| completely)* (?:a "
	 ")?(?:nop|no-op)\\b|\\b(?:commits?|patch(?:es)?|changes?|it|this|that|"
	 "series|there)\\b.{0,40}\\b(?:should(?:n" APO "t| not)|does(?:n" APO
	 "t| not)|do(?:n" APO "t| not)|can(?:no|" APO
	 ")?t(?: possibly)?|cannot|could(?:n" APO "t| not)|won" APO
	 "t) (?:really |actually |possibly |even |have "
	 ")?(?:change|affect|make|have|cause|matter|influence|impact|alter|do)("
	 "?: [a-z-]+){0,3}? (?:anything "
	 "(?:noticeable|measurable|here|that|at)|any (?:noticeable |measurable "
	 "|real |performance |functional |behaviou?ral "
	 ")*(?:difference|change|effect|impact|regression)|(?:the "
	 ")?performance|noticeable|a (?:difference|regression))\\b",
	 .unless = CI
	 "\\bif\\b.{0,40}\\bno-?op\\b|\\b(?:another|new|next|follow-?up|v\\d+|"
	 "below|fix)\\b|\\bi (?:have|" APO
	 "ve) (?:sent|posted)|\\b(?:patch|change) (?:here|above|in)\\b",
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
	 "\\b(?:patch|commit|change|it|this|that) should (?:only|if "
	 "anything|rather|actually)(?: only| actually)? (?:make "
	 "(?:it|things|this|that)|improve|help|speed|reduce|be (?:faster|an "
	 "improvement|better|neutral|a "
	 "win))\\b|\\b(?:commits?|patch(?:es)?|changes?|series|code|this|that|"
	 "it|they)\\b(?: [a-z]+){0,3}? (?:should(?:n" APO
	 "t| not)|can(?:no|" APO ")?t|cannot|would(?:n" APO
	 "t| not)|could(?:n" APO "t| not)|won" APO
	 "t|is not supposed to|isn" APO "t supposed to|never)(?: [a-z]+){0,2}? "
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
	 "\\b(?:fail to|don" APO "t|do not|can" APO
	 "t|cannot) (?:really |quite )?see how[.!]?$|\\b(?:can" APO
	 "t|cannot|can not|couldn" APO "t|do(?:n" APO
	 "t| not)|fail to|hard to|unable to|no idea|not sure|not "
	 "obvious|unclear|wonder|puzzled|mystery)(?: really| even| "
	 "immediately| quite| to me| any)?(?: "
	 "(?:see|imagine|explain|understand|tell|make (?:any "
	 ")?sense|believe|connect)\\b.{0,40}?)? ?\\b(?:how|why|on "
	 "why|that)\\b.{0,30}\\b(?:this|that|these|those|the|such|they|it|my|"
	 "an?)\\b.{0,60}\\b(?:caus(?:e[sd]?|ing)|affect(?:s|ed)?|regress(?:ion|"
	 "es|ed)?|slow(?:er|s)?|influence|impact|make (?:any|a|such)|change "
	 "(?:the )?performance|hurt|responsible|to blame|do that|be the "
	 "cause|(?<!un)related|result in|lead to (?:this|that|such)|produce "
	 "(?:this|that|such)|have (?:any|an|such) "
	 "(?:effect|impact|influence))\\b",
	 .before = CI IF CLAUSE,
	 .example =
		 "I do not see how this patch could cause a regression there.",
	 .counter_example = "I do not see why you use it."},
	{.name = "acceptable-loss",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\bbut (?:(?:it|this|that)(?:" APO
	 "s| is) )?(?:still |quite |perfectly |totally "
	 ")+(?:acceptable|tolerable)\\b|\\b(?:regression|drop|loss|slow-?down|"
	 "overhead|cost|degradation|\\d%).{0,80}\\b(?:is|are|seems?|looks?)(?: "
	 "[a-z]+)? (?:acceptable|tolerable|worth it)\\b",
	 .unless = CI "\\b(?:not|n" APO
		      "t|un\\w+|hardly|too|whether|if|unless|never)\\b",
	 .example = "A loss of 2% in a microbenchmark is acceptable here.",
	 .counter_example = "A loss of 20% is not acceptable."},
	{.name = "artefact",
	 .type = KTP_EVENT_DISPUTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:looks? like|is|bet|smells? "
	 "like|suspect|probably|just|likely|seems?|blame|only|be)\\b.{0,30}\\b("
	 "?:(?:code|function|instruction|text|binary) "
	 "(?:alignment|layout)|alignment "
	 "(?:issue|effect|change|artefact|artifact|lottery|problem|noise)|"
	 "layout (?:change|effect|lottery))\\b|\\bbad luck\\b|\\b(?:due "
	 "to|caused by|because of|effect of|result of) (?:[a-z-]+ "
	 "){0,3}?(?:code|function|text|instruction|loop) "
	 "(?:alignment|layout)\\b|\\b(?:just|only|probably|likely|merely|"
	 "simply)(?: [a-z]+)? (?:an? )?(?:code |text |cache-?line |function "
	 ")?(?:layout|alignment) "
	 "(?:change|effect|issue|artefact|artifact|difference)\\b|\\b(?:code|"
	 "function|data|struct(?:ure)?|cache-?line|instruction|text|binary)[ "
	 "-](?:alignment|layout)(?: "
	 "(?:change|issue|effect|artefact|artifact|difference)s?)?\\b.{0,60}"
	 "\\b(?:noise|not|luck|random|artefact|artifact|unrelated|only|just)"
	 "\\b|\\b(?:just|pure|purely|sheer|dumb|only) (?:pure |plain "
	 ")?(?:luck|random(?:ness)?(?! "
	 "[a-z])|coincidence|chance)\\b|\\b(?:benchmark|test|measurement) "
	 "(?:artefact|artifact|noise)\\b|\\b(?:artefact|artifact) of (?:how "
	 "|the way |the |this |that )*(?:[a-z-]+ "
	 ")?(?:micro-?)?(?:benchmark|test|workload|measurement|set-?up)\\b",
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
	 "variation)|(?:spread|variance|variation|deviation|std "
	 "?dev|noise|jitter)\\b.{0,60}\\b(?:larger|bigger|higher|greater|wider|"
	 "more) than (?:the |this |that |any "
	 ")*(?:differences?|delta|change|regression|drop|effect|reported)|"
	 "numbers are (?:too )?(?:noisy|unstable|random|all over))\\b",
	 .unless = CI IF_FIRST
	 "|^i(?:" APO "ve| have)? "
	 "(?:re-?)?(?:ran|tested|tried|measured)\\b|\\b(?:claims?|"
	 "claimed|said|says)\\b|\\b(?:not|[a-z]+n" APO "t) "
	 "(?:expected|supposed|likely|going|look(?:ing)?|seem|convinced|sure|"
	 "certain|persuaded|believe|think|buy)\\b|\\b(?:above|more "
	 "than|outside|beyond|not|[a-z]+n" APO
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
	 "\\b(?:report|bisect(?:ion)?(?: result)?|conclusion) (?:is|was) "
	 "(?:wrong|incorrect|invalid|misleading|not "
	 "(?:correct|right|valid|reliable|accurate))\\b|\\b(?:(?:sorry|apolog["
	 "a-z]+).{0,60}(?:false|wrong|invalid|mistaken|mistake|noise|incorrect)"
	 "|(?:please|kindly)(?: just| help to)? ignore "
	 "(?:it\\b|(?:this|the|our|that) (?:[a-z-]+ "
	 "){0,2}?(?:report|one\\b|mail|regression|false))|please (?:just "
	 ")?disregard|invalid report|(?:regression|result|drop|change|it) "
	 "(?:is|was|seems) (?:irrelevant|unrelated|not related) to "
	 "(?:your|this|the)|(?:your|the) (?:patch|commit|change) is "
	 "(?:innocent|not (?:the "
	 ")?(?:cause|culprit|guilty|related))|(?:data|code|function|text) "
	 "(?:layout|alignment) (?:shift|change|issue)|different "
	 "alignment|(?:problem|issue|bug) (?:of|in|with) our (?:test |bisect "
	 "|own )*(?:environment|script|machine|setup|system|bot|robot)|an? "
	 "(?:test )?(?:environment|env) (?:issue|problem)|environment "
	 "(?:was|is|were) (?:inconsistent|different|wrong|broken))\\b",
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
	 "\\b(?:is|isn" APO "t|aren" APO
	 "t|are|could|might)(?: it| this| that| these| the [a-z]+| not| be| "
	 "just| simply| only| perhaps)* (?:random |run-to-run |measurement "
	 "|statistical |some )?(?:noise|a fluke|an outlier|jitter|an alignment "
	 "(?:issue|thing|effect))\\b|^(?:but |so |and |hmm?,? )?how "
	 "(?:can|could|would|does|did) "
	 "(?:an?|this|that|the|my|your|such|changing|adding|removing|moving)"
	 "\\b.{0,80}\\b(?:slow\\w*|affect|impact|cause|regress|influence|make "
	 "(?:any|a|such)|matter|hurt)\\b|\\b(?:does|do|is|are|isn" APO
	 "t|could|so)\\b.{0,40}\\b(?:this|the|that) (?:[a-z-]+ "
	 ")?(?:test|benchmark|bisect(?:ion)?|report) (?:is |be |being |itself "
	 "|really )*(?:broken|wrong|bogus|flawed|invalid|valid at all)\\b",
	 .example = "Does this mean that this test is broken?",
	 .counter_example = "Is the test run on a VM?"},

	/* Known, expected or worth it */

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
	 "\\blos(?:e|ing) (?:any |much |my )?sleep over\\b|^(?:i )?(?:really "
	 "|honestly |frankly )?(?:don" APO
	 "t|do not) (?:really |much )?care\\b(?! (?:if|about the "
	 "(?:name|style)))|\\b(?:not|[a-z]+n" APO
	 "t|never)(?: [a-z]+){0,2}? (?:too |that |really |overly |very "
	 "|particularly |at all |so |all that )?(?:worried|concerned|bothered) "
	 "(?:about|by|with)\\b|\\b(?:i|we)(?: would| do| did|" APO "d)?(?:n" APO
	 "t| not)(?: really)? (?:worry|care)(?: too much| much| that much| a "
	 "lot)? about (?:this|that|it|the|such)\\b",
	 .unless = CI IF_FIRST
	 "|\\bcare\\b.{0,80}, but\\b|\\b(?:getting back|won" APO "t get)\\b",
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
	 "t) (?:consider|see|call|regard) [^.]{0,60}\\b(?:a|as a) (?:real "
	 ")?(?:blocker|show-?stopper)\\b|\\bnot a "
	 "(?:blocker|show-?stopper)\\b|\\b(?:not|[a-z]+n" APO
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
	 "\\b(?:i|we)(?: really| just| simply)? (?:can" APO
	 "t|cannot|can not)(?: really| just| simply| easily)* revert "
	 "(?:it|this|that|the)\\b|\\b(?:i|we|it|this|that)(?:" APO
	 "m| am| are|" APO "re| is|" APO "s)? ?(?:not|[a-z]+n" APO
	 "t)(?: [a-z]+){0,2}? (?:(?:plan(?:ning)?|intend(?:ing)?|want|going) "
	 "to (?:spend|do anything|pursue|work on|fix|chase)|going to "
	 "(?:revert|drop (?:it|this|that)|look|chase|spend|fix|worry|do "
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
		       ")?(?:fix|do|worry|address)(?:ed)?|nothing (?:here "
		       ")?(?:needs?|to be) (?:fix\\w*|chang\\w+|done)|no need "
		       "(?:for action|to worry|to fix)|won" APO
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
	 .pattern = CI
	 "\\b(?:old|previous|former|original) "
	 "(?:behaviou?r|numbers?|results?|implementation) (?:was|were) "
	 "(?:simply |just |plain |actually |clearly |really "
	 ")*(?:wrong|broken|buggy|incorrect|unsafe|racy|too good|a "
	 "bug|bogus)\\b|\\b(?:not a bug|works? as designed|working as "
	 "(?:intended|designed)|(?:is|was|are|" APO
	 "s|this|that|works?)(?: [a-z]+)? by "
	 "design(?=[.,;)!]|$)|(?:it|this|that|regression|drop|slow-?down)(?: "
	 "one)? (?:is|was) "
	 "(?:unavoidable|inevitable|inherent|intentional|deliberate|on "
	 "purpose)|can(?:no|" APO
	 ")?t be (?:avoided|helped)|price (?:to pay|we (?:have to )?pay|of "
	 "(?:correctness|safety|security)))\\b"
	 "|\\b(?:there(?:" APO
	 "s| is)|(?:i|we) (?:see|know|have)) no (?:good |easy |other |better "
	 "|real )?way around (?:it|this|that)\\b",
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
	 "\\b(?:benefits?|gains?|advantages?|improvements?|wins?)\\b.{0,50}\\b("
	 "?:outweighs?|more than (?:makes? up|compensates?))\\b|\\ba don" APO
	 "t[- ]care\\b|\\b(?:this|that|it|loss|drop|regression|cost)(?: is|" APO
	 "s)(?: still| quite| perfectly| totally)* "
	 "acceptable\\b|\\b(?:slower|slows? "
	 ".{0,20}down|costs?)\\b.{0,40}\\bbut (?:it |that )?(?:also "
	 ")?(?:fixes|is "
	 "correct|prevents|closes|avoids|needed)\\b|\\b(?:trad(?:e|es|ed|ing)(?"
	 ": off)? (?:[a-z-]+ ){0,4}?for|at the (?:cost|expense|price) of "
	 "(?:performance|throughput|speed)|(?:correctness|(?:data "
	 ")?integrity|durability|consistency|security|safety|robustness) "
	 "(?:over|trumps|before|beats|comes first|is more important|matters "
	 "more)|acceptable "
	 "(?:cost|trade-?off|regression|price|loss|drop|hit)|(?:still |totally "
	 "|well |absolutely |definitely )worth it|(?:worth|justif(?:ies|ied)) "
	 "the "
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
	 "done)\\b|\\b(?:is|was|" APO "s|be|still) (?:still )?the right "
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
	 "\\b(?:is|are|was|were|" APO
	 "s|comes? as)(?: really)? (?:no|not a|hardly a|little) (?:big |great "
	 "|real |huge )?surprise\\b|\\b(?:in|within|inside) the expected "
	 "(?:range|ballpark|order|margin)|\\b(?:going to|gonna|will|" APO
	 "ll) (?:just |simply )?(?:leave|keep) (?:it|this|that|things|the "
	 "[a-z]+(?: [a-z]+)?) as[- ]is\\b|\\b(?:let" APO "s|let us|i" APO
	 "d|i would|we should)(?: just| rather| simply)* (?:keep|leave|stay "
	 "with|stick (?:with|to)) (?:what we have|(?:it|this|that|things?) "
	 "(?:as (?:it|they|things) (?:is|are)|that way)|the current "
	 "(?:code|behaviou?r|state|default))\\b|\\bno plans? to "
	 "(?:change|revert|fix|touch|do anything)\\b|\\bi" APO
	 "d rather (?:have|take|keep|pay) "
	 "the\\b|\\b(?:(?:happy|fine|ok|okay|willing|prepared) to live "
	 "with\\b|not optional\\b|the alternative (?:is|would be) (?:to "
	 ")?(?:leak|crash|corrupt|los)\\w*|(?:can|could|will(?: have to)?|have "
	 "to|need to|must) (?:certainly |easily |probably |just )?(?:live "
	 "with|accept|tolerate) (?:this|that|it)\\b|we accept "
	 "(?:it|this|that)|(?:leave|left) (?:it|this|that) (?:as (?:it )?is|at "
	 "that)|no surprise (?:here|there|at all|that))\\b",
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
	 .pattern = CI
	 "\\b(?:i|we) (?:knew|were aware|anticipated|predicted|expected)(?: "
	 "that)? (?:this|that|it|there) (?:would|might|could|was going to) "
	 "(?:happen|come|show|hit|regress|slow|cost|be "
	 "(?:a|some|slower))|\\b(?:i|we) (?:knew|were aware|are "
	 "aware|anticipated)\\b.{0,60}\\b(?:slow(?:er|s)?(?: "
	 "down)?|cost|regress(?:ion)?|side[- "
	 "]effect|trade-?off|hit|overhead|slower)\\b|\\b(?:it|this|that|"
	 "regression|drop|slow-?down)(?: is| was|" APO
	 "s) (?:an? )?(?:deliberate |known |conscious |acceptable |intended "
	 "|expected |inherent )*(?:trade-?off|side[- "
	 "]effect|consequence|compromise)\\b|\\b(?:i|we) (?:knew|were aware) "
	 "(?:about|of) (?:it|this|that|the "
	 "(?:regression|drop|cost|slow-?down))(?= (?:when|before|already|at "
	 "the time|and)\\b|[.,;]|$)",
	 .before = CI IF CLAUSE "|" NEGATED CLAUSE,
	 .example = "It's a trade-off that we made deliberately.",
	 .counter_example = "There is a trade-off between both."},
	{.name = "changelog-says-so",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH | KTT_HAS_DIFF,
	 .confidence = 0.65,
	 .pattern = CI "\\b(?:change ?log|commit (?:message|log)|cover[- "
		       "]letter|patch description)(?: already| even| also| "
		       "does)* (?:mention|say|state|document|describe|talk "
		       "about|warn|explain|note|call)s?\\b.{0,60}\\b(?:slow\\w*"
		       "|costs?|regress\\w*|overhead|trade-?offs?|hit|drop|"
		       "impact|penalty|worse|(?:this|that|it)(?=[.,]|$))",
	 .unless = CI "\\?$|\\b(?:should|could|please|wrong|need)\\b",
	 .before = CI NEGATED CLAUSE "|" IF CLAUSE,
	 .example = "The changelog already mentions this slowdown.",
	 .counter_example = "The changelog should mention this slowdown."},
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
	 "price)\\b|\\b(?:fine|ok|okay|happy|comfortable) with "
	 "(?:paying|taking|accepting|losing|eating)\\b|\\bcorrectness (?:comes "
	 ")?first\\b|\\b(?:not|n" APO
	 "t) much (?:we|i|one|that) (?:we )?can (?:do|be done)\\b|\\bnothing "
	 "surprising\\b|\\b(?:i|we) "
	 "(?:removed|disabled|dropped|slowed|changed|added) .{0,40}\\b(?:on "
	 "purpose|deliberately|intentionally)\\b|\\b(?:is|are|would be|" APO
	 "s) (?:perfectly |totally |quite |still "
	 ")?(?:fine|ok|okay|acceptable|justified|tolerable) "
	 "(?:for|given|considering) (?:what (?:it|this|that|we|the "
	 "[a-z]+|(?:this|that) [a-z]+) "
	 "(?:buys?|gives?|brings?|gains?|fix(?:es)?|gets?|wins?)|the "
	 "(?:gain|benefit|correctness|simpli\\w+|clean\\w*))\\b",
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
	 "description)\\b.{0,60}\\b(?:expected|cost|slower|trade)|\\b(?:is|was|"
	 "are|" APO
	 "s) (?:just |simply |only )?the (?:price|cost) (?:for|of|to pay "
	 "for|we (?:have to )?pay for|you pay for)\\b",
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
	 "^(?:meh|shrug|heh)[,.!]+ (?:it|this|that)" APO "s (?:just |only "
	 ")?(?:will-it-scale|stress-ng|unixbench|hackbench|lmbench|a "
	 "micro)|\\b(?:it|this|that|stress-ng|will-it-scale)(?: is| was|" APO
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
	{.name = "yes-it-is-expected",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .flags = KTT_ONLY_ANSWERS,
	 .confidence = 0.75,
	 .pattern = CI "^(?:yes|yep|yeah|yup|it is|indeed|sure|correct|of "
		       "course)\\b(?:[,.!]|,? (?:it|this|that)(?: is|" APO
		       "s)\\b| i think so)",
	 .above = CI "\\b(?:expected|intended|known|acceptable|by design|on "
		     "purpose|reasonable)\\b[^.]{0,40}(?:[?.]|$)",
	 .example = "Yes, it is.",
	 .counter_example = "No, it is not."},
	{.name = "unavoidable-or-normal",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:in line with|matches) what (?:we|i) "
	 "(?:predicted|expected|said|saw)\\b|^known "
	 "(?:issue|problem|regression|cost)\\b|\\b(?:legit|real|true) but "
	 "acceptable\\b|\\bwon" APO
	 "t (?:be )?optimi[sz](?:e|ing) for\\b|\\b(?:i am|i" APO
	 "m|we are|we" APO
	 "re) (?:ok|okay|fine|happy) with (?:that|this|it)(?=[.,!]|$)|\\bno "
	 "wonder\\b|\\bwas cheating\\b|\\b(?:unavoidable|inevitable|not "
	 "avoidable)\\b|\\b(?:call|consider|regard) (?:this|that|it) (?:as "
	 ")?(?:normal|fine|ok|acceptable|expected)\\b|\\bwithin (?:our|my|the) "
	 "expectations?\\b|\\bmatch(?:es)? what (?:we|i) "
	 "(?:aimed|expected|hoped|wanted|intended)|\\b(?:that|this)(?: is|" APO
	 "s| was) (?:exactly )?(?:the "
	 "(?:goal|point|intent(?:ion)?|idea|plan)|what (?:it|the patch|we) "
	 "(?:was |is |were )?(?:meant|supposed|aimed|wanted))\\b|\\bbite "
	 "(?:the|that) bullet\\b|\\b(?:concluded|decided|agreed) to "
	 "(?:keep|leave) (?:the code|it|this|things|the patch|that)\\b|\\beasy "
	 "choice\\b"
	 "|\\bin line with what (?:we|i)(?: had| have|" APO "ve)? "
	 "(?:measured|seen|found|told)\\b|\\b(?:considered|deemed|judged|found)"
	 " (?:to be )?(?:acceptable|tolerable|worth it|okay?|good "
	 "enough)\\b|\\brather be "
	 "(?:slow(?:er)?|correct|safe)\\b.{0,30}\\bthan\\b",
	 .before = CI IF CLAUSE "|" NEGATED CLAUSE "|" HOPE CLAUSE,
	 .example = "Unfortunate but unavoidable.",
	 .counter_example = "I do not think that is unavoidable."},
	{.name = "keeps-patch",
	 .type = KTP_EVENT_ACCEPTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\bi(?:" APO "d| would) (?:rather|prefer to|still|like to)(?: just| "
	 "still)? keep (?:it|this|that|the "
	 "(?:patch|commit|change|series))\\b|\\b(?:keep|keeping|"
	 "leave|leaving|stick with) (?:(?:the|this|that) "
	 "(?:patch|commit|change|series|revert) (?:as[- ](?:it "
	 ")?is|for now|in(?: place)?\\b|anyway|there|merged)|it "
	 "(?:as (?:it )?is|for now|in place|merged|in the tree))\\b",
	 .unless = CI "\\bshould (?:we|i)\\b",
	 .before = CI NEGATED CLAUSE "|" IF CLAUSE,
	 .example = "So the conclusion is to keep the patch for now, right?",
	 .counter_example = "I will keep that in mind."},
	{0}};
