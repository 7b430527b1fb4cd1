/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Somebody takes a report up, asks, or wants something tested; commands. */
#include "triage/followup_table.h"
#include "triage/followup_words.h"

const struct ktt_followup_row ktt_followup_talk_rows[] = {
	/* Commands */

	{.name = "regzbot-line",
	 .type = KTP_EVENT_COMMAND,
	 .areas = KTT_AREA_LINE,
	 .confidence = 0.99,
	 .pattern = "^#regzbot:? +(?<command>\\S.*)",
	 .example = "#regzbot fix: mm: do it",
	 .counter_example = "mails contain '#regzbot fix:' lines"},

	/* Somebody takes it up */

	{.name = "will-look",
	 .type = KTP_EVENT_ACKNOWLEDGED,
	 .areas = OWN,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.8,
	 .pattern = CI I_WE WILL
	 " (?:also |then |just |first |probably |definitely |now |still "
	 "|certainly |certainly |trying to |try to |try and |have to |need to "
	 "|go and |start |at least |be |do some |to |look and |likely |of "
	 "course |gladly |quickly |soon |again |go |keep |continue "
	 ")*" LOOKS_INTO "\\b",
	 .unless = CI PROCESS
	 "|" NOT_ABOUT_IT
	 "|\\bwrite (?:a|the|up|some) (?:[a-z]+ )?(?:changelog|commit "
	 "message|description|patch description)\\b|\\bpost it with "
	 "your\\b|\\bwith your tags?\\b|\\bpull request\\b|\\bif "
	 "(?:it|this|that)(?:" APO
	 "s| is)\\b|\\blook at (?:all|each|every|both)\\b"
	 "|\\b(?:collect|gather|add|pick up|take) (?:your|the|his|her|all) "
	 "(?:[a-z]+-by|tags?|acks?|reviews?)\\b",
	 .before = CI "\\b(?:(?:should|shall) (?:i|we)|do you want|would you "
		      "like|how|could you|can you)\\b" CLAUSE,
	 .example = "I'll take a look at this tomorrow.",
	 .counter_example = "We will check our report process."},
	{.name = "will-fix",
	 .type = KTP_EVENT_ACKNOWLEDGED,
	 .areas = OWN,
	 .confidence = 0.75,
	 .pattern = CI
	 "(?:^|^(?:(?:oops|ok|okay|sure|yes|yep|right|thanks?|thank "
	 "you|sorry|hmm|ack|yeah|noted|got it|understood|ah|ouch|agreed|good "
	 "catch)[,.!]* )+|, |\\bbut |\\band )(?:will|gonna) (?:also |then "
	 "|just |definitely )*(?:fix|do|look|send|(?:take|have) an? (?:[a-z]+ "
	 ")?look|address|handle|update|correct|respin|try|investigate|check|"
	 "test|verify|report back|re-?run|dig|debug|follow up|get "
	 "back|add|rework|redo|clean|include (?:the|a|this|that) "
	 "fix(?:es)?|fold)\\b",
	 .unless = CI PROCESS,
	 .before = CI "\\b(?:if|unless|whether|in "
		      "case|assuming|provided|once|when)\\b" CLAUSE,
	 .example = "Oops, will fix it.",
	 .counter_example = "The bot will check it, too."},
	{.name = "plans-to-look",
	 .type = KTP_EVENT_ACKNOWLEDGED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .confidence = 0.7,
	 .pattern = CI
	 "(?:^|\\b(?:but|and|so|,) "
	 "?)(?:plan(?:ning)?|going|hoping|intend(?:ing)?) to (?:" LOOKS_INTO
	 "|get back to)\\b|\\bwe(?:" APO
	 "ll| will) (?:definitely |certainly |surely )?need to "
	 "(?:understand|look|get to the bottom)\\b|\\bnot forgotten\\b",
	 .unless = CI PROCESS,
	 .before = CI IF CLAUSE,
	 .example = "Busy right now, but plan to get back to this on Friday.",
	 .counter_example = "It is going to be merged."},
	{.name = "takes-it",
	 .type = KTP_EVENT_ACKNOWLEDGED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .confidence = 0.65,
	 .pattern = CI
	 "\\b(?:this|that|it) (?:needs|wants|deserves) (?:some |more |an? "
	 ")?(?:investigat\\w+|looking into|(?:closer |good "
	 ")?look|fixing|attention)\\b|^(?:yes|yep|sure|ok(?:ay)?|yeah),? "
	 "(?:i|we) will\\b|\\bpatch (?:in a "
	 "(?:minute|bit|moment)|soon|shortly|to follow|tomorrow|later "
	 "today|coming)|\\bdropped the ball\\b|\\blet me "
	 "(?:take|handle|own|grab) (?:this|that|it)\\b|\\b(?:going to|will) "
	 "(?:pick|take) (?:this|that|it) "
	 "(?:up|over|on)\\b|\\b(?:coding|cooking|writing) (?:it|this|that|a "
	 "(?:patch|fix))(?: up)?\\b",
	 .before = CI NEGATED CLAUSE "|" IF CLAUSE "|\\bopen[- ]cod",
	 .example = "Let me take this one, it is my code.",
	 .counter_example = "This needs no fixing."},
	{.name = "test-is-running",
	 .type = KTP_EVENT_ACKNOWLEDGED,
	 .areas = OWN,
	 .confidence = 0.7,
	 .pattern = CI
	 "\\b(?:test(?:s|ing)?|re-?run|run|jobs?|bisect(?:ion)?|benchmarks?)s? "
	 "(?:is|are) (?:still |now |currently )*(?:in "
	 "progress|on-?going|running|under way|queued|in the queue)\\b|" I_WE
	 "(?:" APO "ve| have| just| already)* (?:queued|started|kicked "
	 "off|submitted|scheduled) (?:the |a |some |another |new |few "
	 ")*(?:[a-z]+ )?(?:jobs?|tests?|runs?|bisect\\w*|benchmark)\\b",
	 .before = CI IF CLAUSE,
	 .example = "test is in progress, the result will be ready tomorrow.",
	 .counter_example = "The test runs for an hour."},
	{.name = "let-me-try",
	 .type = KTP_EVENT_ACKNOWLEDGED,
	 .areas = OWN,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:i am|i" APO "m|we are|we" APO
	 "re) aware of (?:it|this|that|the "
	 "(?:issue|problem|regression))\\b|^(?:(?:i am|i" APO
	 "m) )?(?:now )?looking (?:at|into) (?:this|it|that|the "
	 "(?:report|issue|regression|problem))(?: one)?(?: now| right now| "
	 "today| as we speak)?[.!]?$|\\b(?:let me|i" APO
	 "ll|i will) (?:go (?:through|over|back)|take (?:another|one more|a "
	 "second|a closer|a deeper)|have (?:another|one more|a closer|a "
	 "deeper)|put together)\\b|\\blet me (?:cook|whip|write) "
	 "(?:(?:something|it|this) )?up\\b|\\bi(?:" APO
	 "ll| will)? need (?:some|a bit|a little|more)(?: more)? (?:of )?time "
	 "to\\b|\\blemme "
	 "(?:see|check|look|try|think|dig|test|have)\\b|^(?:[a-z]+[.!,]+ "
	 "){0,2}digging(?:\\b|\\.\\.\\.)|\\blet (?:me|us) (?:have|take|give "
	 "it) a (?:[a-z]+ )?(?:poke|go|stab|dig|shot|crack)\\b|\\bi(?:" APO
	 "ve)? (?:have|need|got) to (?:revisit|re-?think|rework|debug|look "
	 "into|dig) (?:it|this|that)\\b|\\blet (?:me|us) (?:also |then |just "
	 "|first |probably |definitely |now |still |certainly |certainly "
	 "|trying to |try to |try and |have to |need to |go and |start |at "
	 "least |be |do some |to |look and |likely |of course |gladly |quickly "
	 "|soon |again |go |keep |continue )*" LOOKS_INTO
	 "\\b|\\blet (?:me|us) (?:first "
	 ")?(?:talk|speak|ask|discuss|check)\\b.{0,60}\\b(?:and|then) "
	 "(?:get|come|report) back\\b",
	 .unless = CI PROCESS "|" NOT_ABOUT_IT "|\\bover there\\b",
	 .example = "Let me try to run this on a bigger box.",
	 .counter_example = "Let me know if you need more."},
	{.name = "is-looking",
	 .type = KTP_EVENT_ACKNOWLEDGED,
	 .areas = OWN,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.8,
	 .pattern = CI I_WE
	 "(?:" APO "m| am|" APO
	 "re| are) (?:[a-z-]+ ){0,2}?(?:looking|investigating|working "
	 "on|trying|checking|running|debugging|digging|re-?producing|analy[sz]"
	 "ing|bisecting|setting "
	 "up|writing|preparing|fighting|comparing|measuring|gathering|"
	 "collecting|going to "
	 "(?:gather|collect|run|test|check|look|try|re-?run)|on it)\\b",
	 .unless = CI PROCESS "|\\blooking (?:forward|for|at (?:the|a) "
			      "(?:code|numbers))|" NOT_ABOUT_IT,
	 .before = CI "\\b(?:should|shall|whether|what|why)\\b" CLAUSE,
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
	 "up|version|alternative|solution)|\\b(?:i|we)(?:" APO
	 "ll| will| am going to|" APO
	 "m going to) (?:also |then |just |simply )*(?:(?:fold|squash|roll) "
	 "(?:[^ ]+ "
	 "){1,5}?(?:in|into)\\b|(?:fold|squash|amend|roll|merge|incorporate|"
	 "work) (?:it|this|that|these|them|(?:the|a|your|this) (?:[a-z]+ "
	 ")?(?:fix(?:es|up)?|changes?|hunk|suggestion|include|correction)))\\b|"
	 "\\b(?:i|we)(?:" APO "ll| will| am going to|" APO
	 "m going to) (?:also |then |just |have to |need to "
	 ")*(?:(?:rework|redo|rewrite|correct|adjust|tweak|clean up) "
	 "(?:it|this|that|these|the [a-z]+|my [a-z]+)|take care of "
	 "(?:it|this|that|these|those|the))\\b",
	 .unless = CI NOT_ABOUT_IT,
	 .before = CI IF CLAUSE,
	 .example = "I'll come up with a patch for this.",
	 .counter_example = "I got the patch from your tree."},
	{.name = "todo",
	 .type = KTP_EVENT_ACKNOWLEDGED,
	 .areas = OWN,
	 .confidence = 0.7,
	 .pattern = CI
	 "\\bgive me (?:a |some |until )?(?:few |couple of "
	 ")?(?:days?|time|hours?|minutes?|weeks?|tomorrow|monday)\\b|\\b(?:i|"
	 "we)(?:" APO "ll| will|" APO
	 "ve| have) (?:queue|queued|add|added|put) (?:this|it|that)(?: up)? "
	 "(?:for|to|on) (?:investigation|further|my|the|our)\\b|\\b(?:on my "
	 "(?:todo|list|radar|plate)|todo list|going to prioriti[sz]e|will "
	 "do\\b|^(?:already |i am |i" APO "m |we" APO
	 "re )?on it\\b|\\bi(?: am|" APO "m) on it\\b)"
	 "|\\bback to the drawing[- ]board\\b|\\b(?:i|we) (?:first )?need to "
	 "(?:understand|think (?:about|through)|digest|figure out|study) "
	 "(?:this|that|it|what|how|why)\\b|\\b(?:i|we) can take "
	 "(?:this|that|it)(?: one)?(?=[.,;!]|$)",
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
	 "\\bi(?:" APO "ll| will| need| have to| must|" APO
	 "ll have to| will have to)* (?:to )?(?:find|make|get|need) (?:some "
	 "|the |a bit of |more |enough )?time to "
	 "(?:look|dig|check|investigate|think|work "
	 "on|debug|reproduce)\\b|\\b(?:i|we)\\b.{0,60}\\b(?:tomorrow|next "
	 "week|later (?:today|this week|tonight)|this "
	 "(?:week|afternoon|evening|weekend)|over the weekend|on monday|after "
	 "(?:the|my) "
	 "(?:vacation|holidays?|weekend|conference))\\b|\\b(?:won" APO
	 "t|will not) have time\\b.{0,60}\\buntil\\b",
	 .unless = CI "\\b(?:left|ran|let|tested|tried|was|had|looked|spent|"
		      "did|went|were|came)\\b.{0,60}\\bover the weekend\\b",
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
	 "\\b(?:that|this|it)(?: is|" APO
	 "s)(?: indeed| definitely| clearly)* a "
	 "(?:real|legit(?:imate)?|genuine|valid|true) "
	 "(?:one|bug|issue|problem|regression|concern)\\b(?!,? "
	 "but)|\\b(?:(?:agreed?|indeed|yes|yeah|right|ouch|oops|sigh|argh|damn|"
	 "uh)\\b.{0,40}\\b(?:bug|broken|my "
	 "(?:fault|mistake)|wrong|thinko|missed (?:that|this|it))|my "
	 "(?:bad|fault|mistake)|mea "
	 "culpa|^(?:(?:oops|sorry|ah|argh|ouch|yes|yeah|right|hmm)[,.!]? "
	 ")?(?:looks like )?i (?:broke|messed|screwed|(?:completely |totally "
	 ")?(?:missed|forgot(?! that \\w+ \\w+ exist)|overlooked))|thanks?(?: "
	 "you)? for (?:catching|spotting|finding)|good catch|nice catch|great "
	 "catch|(?:oops|ops|sorry|ah)[,.!]* i (?:forgot|missed|overlooked))\\b",
	 .unless = CI
	 "\\bi (?:completely |totally )?(?:missed|forgot|overlooked) (?:to "
	 "(?:reply|answer|cc|attach|mention)|(?:your|this|the|that) (?:[a-z]+ "
	 ")?(?:e?-?mail|message|thread|report|question|reply|answer))\\b|"
	 "\\bif\\b|\\bnot a\\b|n APO t a\\b",
	 .example = "Agreed, that's a bug.",
	 .counter_example = "I agree that the column looks odd."},

	/* Somebody asks */

	{.name = "asks-to-share",
	 .type = KTP_EVENT_QUESTION,
	 .areas = OWN,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:(?:can|could|would|will) "
	 "(?:you|someone|somebody|anyone|we)|please|(?:would it be|is it) "
	 "possible to|any chance(?: (?:you|to|that|of))?|would you "
	 "mind)\\b" SOME "(?:show "
	 "(?:me|us)|share|shar|provide|provid|send|sending|post|attach|tell|"
	 "explain|help(?:ing)? (?:me|us|to)? ?(?:to "
	 ")?(?:understand|explain)|describe|clarify|elaborate|point "
	 "(?:me|us)|check the (?:value|setting|content)|confirm "
	 "(?:that|if|whether)|grab|collect|capture|gather|upload|report)",
	 .unless = CI
	 "\\b(?:send (?:a|the|me a) (?:proper "
	 ")?(?:patch|fix|v\\d|pull)|(?:send|post|submit) (?:it|this|that) "
	 "(?:as|properly|formally|out)\\b|formal patch|(?:add|with) "
	 "(?:a|some|the) (?:code )?comments?\\b|in (?:the|a) "
	 "(?:changelog|comment|commit)|review|ignore|please "
	 "(?:find|see|note|refer)|let us know|add (?:the )?following "
	 "tag)\\b|\\b(?:stop|avoid|refrain from|no need to|not|don" APO
	 "t) (?:sending|send|posting|post|reporting|report|sharing|share)\\b",
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
	 .unless = ASKS_NOTHING
	 "|" PROCESS
	 "|\\b(?:do|would|should|will) (?:we|i) (?:still |even |really |then "
	 "|also )*(?:need|want|keep)\\b|\\bcommit message\\b|\\bchangelog\\b",
	 .example = "What filesystem is mounted at /tmp?",
	 .counter_example = "Does this flag still mean what it says?"},
	{.name = "which-and-how-often",
	 .type = KTP_EVENT_QUESTION,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_ONLY_QUESTIONS,
	 .confidence = 0.6,
	 .pattern = CI
	 "(?:^|[,;:] ?)(?:and |so |but |also |hmm+ |ok )*(?:which [a-z]|how "
	 "(?:often|many|much|long|big|large|reproducible|stable|noisy)\\b|what "
	 "do(?:es)? (?:the|your|that|this) .{0,40}look like|how "
	 "(?:does|do|did|can) .{0,50}\\b(?:end up|get to|reach)\\b|what "
	 "(?:kind|sort|type|size|version|value)s? of\\b)|\\bhas "
	 "(?:this|it|that) been "
	 "(?:seen|observed|reproduced|reported)\\b|\\bdo(?:es)? "
	 "(?:it|this|that) (?:also )?(?:show|happen|occur|reproduce|go "
	 "away|depend)\\b|\\bdo (?:we|you|they) (?:know|have an idea) "
	 "(?:why|what|how|if|which|where)\\b",
	 .unless = ASKS_NOTHING "|" PROCESS,
	 .example = "How often do you see this?",
	 .counter_example = "How would that work?"},
	{.name = "asks-if-expected",
	 .type = KTP_EVENT_QUESTION,
	 .areas = OWN,
	 .flags = KTT_ONLY_QUESTIONS,
	 .confidence = 0.75,
	 .pattern =
		 CI "\\b(?:is|was|are|isn" APO "t) (?:this|that|it|these|the "
		    "(?:result|behaviou?r|regression|change|drop))\\b.{0,40}"
		    "\\b(?:expect|intend|known|real|stable|reproducible)",
	 .example = "Is this expected?",
	 .counter_example = "Is this the right place?"},
	{.name = "robot-asks",
	 .type = KTP_EVENT_QUESTION,
	 .who = KTT_ROBOT_ONLY,
	 .areas = OWN,
	 .flags = KTT_ONLY_QUESTIONS,
	 .confidence = 0.6,
	 .pattern = CI
	 "\\b(?:may (?:i|we) (?:know|ask)|let us know (?:the|which|what|your) "
	 "(?:[a-z]+ ){0,2}?(?:branch|base|tree|commit|name|repo|config)|is "
	 "there (?:a|an|any) (?:git "
	 ")?(?:tree|branch|repo|base|patch|dependency|prerequisite)|do(?:es)? "
	 "(?:we|it|the patch) (?:miss|need|depend)|(?:on|to|upon) "
	 "(?:which|what) (?:base|tree|commit|branch|kernel)|what (?:is|are) "
	 "(?:the|your) "
	 "(?:base|prerequisite|hardware|machine|config|kernel)|which "
	 "(?:one|base|tree|kernel|repo|patch|commit|branch|tree|version)|do "
	 "you (?:mean|want|need|expect|know|suggest)|is the expectation|what "
	 "(?:do you|should)|could you (?:explain|tell|confirm|help|please "
	 "(?:explain|tell|confirm)))\\b|^(?:[a-z]+[,.] "
	 ")?(?:which|what|how)\\b.{0,60}\\bshould (?:we|i|it|the "
	 "(?:bot|robot|test)) (?:be "
	 ")?(?:use|run|test|set|do|try|apply|take|based?|appl(?:y|ied))\\b",
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
	 .unless = ASKS_NOTHING_SAID
	 "|\\b(?:do|would|should|will) (?:we|i) (?:still |even |really |then "
	 "|also )*(?:need|want)\\b|\\btime to\\b|\\bif (?:we|i|it|this|that) "
	 "(?:should|could|can|shouldn\\S+|couldn\\S+)\\b"
	 "|\\b(?:as long as|since|because|that|where) (?:we|i) (?:still "
	 "|really )?need\\b",
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
	 .unless = CI ASKS_TEST "|\\w\\(\\)",
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
	 .unless = CI "\\b(?:on|about|regarding) (?:the|this|your) "
		      "(?:patch|code|diff|fix|series)\\b",
	 .example = "One question: what runs on the other socket?",
	 .counter_example = "The question was answered."},
	{.name = "what-does-it-mean",
	 .type = KTP_EVENT_QUESTION,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_ONLY_QUESTIONS,
	 .confidence = 0.6,
	 .pattern = CI
	 "^(?:and |so |but |ok(?:ay)?,? )*what (?:do|does|should) "
	 "(?:this|that|these|those|it|the "
	 "(?:numbers?|columns?|results?|rows?|tables?|percentages?))\\b.{0,40}"
	 "\\b(?:mean|say|tell)\\b|^(?:and |so |but |ok(?:ay)?,? )*what "
	 "(?:do|does|did) .{1,50} (?:say|show|report|print|look like) "
	 "(?:on|for|in|with) (?:that|this|your|the|both) (?:[a-z]+ "
	 ")?(?:box|machine|system|runs?|kernels?|set-?up|tests?|host|server|vm|"
	 "hardware|cpu)\\b|^(?:and |so |but )*do(?:es)? (?:this|that|it|the "
	 "(?:warning|crash|regression|drop|failure|issue|problem)) (?:still "
	 "|also |even )?(?:happen|occur|trigger|re-?produce|show up|exist) "
	 "(?:(?:when|if) (?:you|CONFIG_|[a-z]+ is "
	 "(?:disabled|enabled|off|on))|with(?:out)?\\b|on "
	 "(?:other|another|bare|real|a|any|v?\\d|linux-next|mainline)|in "
	 "(?:linux-next|mainline))|^(?:and |so |but |hi [a-z]+[,.] )*do you "
	 "(?:still |happen to |also )+have\\b",
	 .example = "So what does this mean?",
	 .counter_example = "What does the flag mean?"},
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
	 "(?:you|anyone|anybody|someone) (?:know|have (?:an idea|any))\\b(?! "
	 "(?:if|whether|when) (?:a|the|any) (?:fix|patch|series))",
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

	/* A test is asked for */

	{.name = "asks-for-test",
	 .type = KTP_EVENT_TEST_REQUESTED,
	 .areas = OWN,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.8,
	 .pattern = CI ASKS_TEST
	 "|\\b(?:i" APO "d| would) ask you to\\b|\\bhelp(?: me| us)? if you "
	 "(?:ran|could run|tested|tried)\\b|\\bif you "
	 "(?:can|could) do such a run\\b|\\b(?:i" APO
	 "d| would) like (?:you|the bot|lkp) to "
	 "(?:test|try|run|re-?run|check)\\b",
	 .unless = CI "\\b(?:next time|in (?:the )?future|from now "
		      "on|report(?:ing)? process)\\b|" NOT_A_TEST,
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
		       "(?:try|spin|go|whirl|shot|test)|try "
		       "(?:[a-z]+ing\\b|with)|(?:try|test|apply) "
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
	 "\\b.{0,40}\\b(?:this|it|that|patch|fix|change|series|commit|branch|"
	 "regression)\\b.{0,60}\\b(?:help|fix|work|resolve|solve|cure|restore|"
	 "makes? (?:a|any) difference|recover|improve|go(?:es)? away|gone|make "
	 "a difference|reproduc)\\w*",
	 .unless = CI "\\bi(?:" APO "ll| will)? (?:see|check|verify)\\b",
	 .example = "Let me know if this patch helps.",
	 .counter_example = "Let me know if you need more data."},
	{.name = "nice-to-check",
	 .type = KTP_EVENT_TEST_REQUESTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.7,
	 .pattern = CI
	 "\\b(?:would|might) be (?:very |really |also "
	 ")?(?:nice|great|good|helpful|interesting|useful|possible|worth)\\b.{"
	 "0,60}\\b(?:test(?:ed|ing)?|re-?test|re-?run|run|try|trying|double[- "
	 "]?check|verify|check "
	 "(?:this|that|it|whether|if)|confirm|validate|have a comparison)\\b",
	 .example = "It would be nice to double check this on your side.",
	 .counter_example = "It would be nice to see the log."},
	{.name = "get-a-rerun",
	 .type = KTP_EVENT_TEST_REQUESTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .flags = KTT_IN_QUESTIONS,
	 .confidence = 0.7,
	 .pattern = CI
	 "\\b(?:can|could|may) (?:we|i) (?:please )?(?:get|have|ask for|see) "
	 "(?:a |an |another )?(?:re-?run|re-?test|test(?: run)?|run)\\b|\\bany "
	 "chance (?:of|for|to get|you could do) (?:a |an |another |one more "
	 ")?(?:quick )?(?:re-?run|re-?test|run|test)\\b|\\bsee what happens "
	 "with (?:this|that|the)\\b|\\bmind "
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
	{0}};
