/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Reverts, newer versions, duplicates, and what is open again. */
#include "triage/followup_table.h"
#include "triage/followup_words.h"

const struct ktt_followup_row ktt_followup_end_rows[] = {
	/* It was taken out */

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
	 "out|kicked|pulled|yanked|zapped|toss(?:ed|ing)?|nuk(?:e|ed|ing)|"
	 "scrapp?(?:ed|ing)?|ditch(?:ed|ing)?|withdr(?:aw|ew|awing)|retract(?:"
	 "ed|ing)?|abandon(?:ed|ing)?|shelv(?:e|ed|ing))\\b(?: out)? (?:(?:[^ "
	 "]+ "
	 "){0,4}?(?:patch(?:es)?|series|commits?|branch|versions?|v\\d+|(?:"
	 "this|that) one)|(?:commit )?[0-9a-f]{8,40}|(?:the |this |that |my "
	 ")?changes?|(?:it|this|that|them)(?= ?(?:[.,;!:)]|$)| (?:for "
	 "(?:now|v?\\d|this|the)|until|from|again|out|and|then|in|as|once|now|"
	 "here|too|instead)\\b))|(?:removed|pull(?:ed)?|taking|took|taken|"
	 "pulling) (?:[^ ]+ ){1,4}?(?:from|out of) (?:[-\\w/.]+ "
	 "){0,2}?-?(?:tree|next|linux-next|branch|for-\\w+|mm\\S*|queue|series)"
	 ")",
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
	 "\\b(?:commit|patch|series|it|this|that)\\b.{0,20}\\b(?:is|are)(?= no "
	 "longer in (?:the |my |our )?(?:[-\\w/.]+ "
	 ")?(?:branch|tree|queue|[-\\w/.]*(?:next|tip|mm\\S*))\\b)|(?:^|, |\\. "
	 ")(?:patch(?:es)?|commit|series|that one|it) "
	 "(?:dropped|reverted|removed|yanked)[.,!]*(?:$| "
	 ")(?!frames)|\\b(?:patch(?:es)?|series|commits?|changes?|it|this|that|"
	 "branch)\\b(?: [^ ]+){0,4}? (?:has been|have "
	 "been|was|were|is|are|will be|got|gets|being|been|now) (?:already "
	 "|now |just |also |since |being )*(?:reverted|dropped|backed "
	 "out|kicked out|(?:removed|pulled|gone) from (?:[-\\w/.]+ "
	 "){0,2}?-?(?:tree|next|linux-next|branch|for-\\w+|mm\\S*|queue|series|"
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
	 "(?:^|, )(?:so |ok(?:ay)?,? |fyi,? )?(?!Nobody|No "
	 ")(?-i:[A-Z][a-z]+)(?: has| already| just)* "
	 "(?:dropped|reverted|removed|backed out) (?:it|this|that|the (?:whole "
	 "thing|whole series|patch|commit|series|change)|them)\\b",
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
	 "\\blet(?:" APO
	 "s| us) (?:just |simply |better )?(?:revert|drop|back out) "
	 "(?:(?:it|this|that)(?: one| patch| commit| series| change)?|the "
	 "(?:patch|commit|series|change))(?= (?:then|for "
	 "(?:now|v?\\d[\\d.]*)|until|and (?:try again|revisit|redo|start "
	 "over))\\b)|\\bi(?:" APO
	 "ve| have)? (?:now |just |already )*removed (?:the|this|that|your|my) "
	 "(?:[a-z-]+ )?(?:patch|series|commit)(?= (?:for (?:now|the time "
	 "being)|again|until|in the meantime)\\b)|^(?:ok(?:ay)?[,.]? "
	 "|thanks[,.]? |right[,.]? |so )*(?:i am |i" APO
	 "m )?(?:now |just |already )?(?:unqueued|yanked|backed "
	 "out|kicked|pulled|dropped|reverted|reverting|dropping)(?: "
	 "(?:out\\b|it|this|that|the|from|now)\\b|[,.!]|$)",
	 .unless =
		 CI TRIED_REVERT "|^pulled (?:[^ ]+ ){0,4}?(?:and|in|into)\\b",
	 .before = CI NEGATED CLAUSE "|" HOPE CLAUSE "|" IF CLAUSE,
	 .example = "Ok, dropped, thanks.",
	 .counter_example = "Dropped frames are the cause."},
	{.name = "asks-to-drop",
	 .type = KTP_EVENT_REVERTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH | KTT_HAS_DIFF,

	 .confidence = 0.7,
	 .pattern = CI
	 "(?:^|[,:;] |- )(?:ok(?:ay)? |so |then |sorry,? |and )*(?:please|pls) "
	 "(?:just |also |then )*(?:drop|un-?queue|kick out|yank|zap|back out) "
	 "(?:(?:it|this|that|them)(?: one| out)?(?= ?(?:[.,;!?)-]|$)| "
	 "(?:for|from|until|again|now|then)\\b)|(?:(?:the|this|that|my|these|"
	 "both|whole|entire) )+(?:[a-z]+ "
	 ")?(?:patch(?:es)?|series|commits?|version|changes?|patch-?set)\\b)",
	 .unless = CI
	 "\\b(?:re-?test|test|try|re-?run|check|measure|see "
	 "(?:if|whether))\\b|\\b(?:tag|line|comment|hunk|cc|fixes:)\\b",
	 .before = CI IF CLAUSE "|" NEGATED CLAUSE,
	 .example = "Andrew, please drop this patch for now.",
	 .counter_example = "Please drop the lock first."},
	{.name = "agrees-to-drop",
	 .type = KTP_EVENT_REVERTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH | KTT_HAS_DIFF,
	 .flags = KTT_ONLY_ANSWERS,
	 .confidence = 0.7,
	 .pattern = CI
	 "^(?:(?:ok(?:ay)?|sure|yes|yep|thanks|right|sure thing|no "
	 "prob(?:lem)?s?|np)[,.! -]+)*(?:sure(?: thing)?|will do|done|gone|no "
	 "prob(?:lem)?s?|np)(?:,? (?:thanks|now))?[.!]*$",
	 .above = CI "\\b(?:please|pls|can you|could you|would "
		     "you)\\b.{0,20}\\b(?:drop|revert|un-?queue)\\b",
	 .example = "Sure, will do.",
	 .counter_example = "Sure, it is slow."},
	{.name = "not-going-in",
	 .type = KTP_EVENT_REVERTED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH | KTT_HAS_DIFF,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:patch|series|commit|change|this|that|it)(?: one)? (?:won" APO
	 "t|will not|is not|isn" APO
	 "t) (?:be )?(?:going|go) (?:upstream|anywhere|to linus|in any "
	 "?more)\\b|\\b(?:i|we)(?:" APO "m| am|" APO "re| are|" APO
	 "ve| have)? ?(?:decided |agreed )?(?:not|won" APO
	 "t|will not)(?: going)?(?: to)? (?:go(?:ing)? ahead with|mov(?:e|ing) "
	 "forward "
	 "with|push(?:ing)?|merg(?:e|ing)|tak(?:e|ing)|apply(?:ing)?|upstream(?"
	 ":ing)?) (?:it|this|that|them|the (?:patch|series|change|commit))(?: "
	 "(?:one|patch|series|change|commit))?(?= (?:any further|any "
	 "?more|upstream|for now|then|after all|now|as is|in this "
	 "form|until)\\b|[.,;]|$)",
	 .before = CI IF CLAUSE "|\\b(?:should|would|could|why)\\b" CLAUSE,
	 .example = "We decided not to go ahead with this patch.",
	 .counter_example = "I will not push this if it hurts."},
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

	/* A newer version takes its place */

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
	 "?:the |a |out |patch(?:es)? |my |as "
	 ")*v\\d{1,2}\\b(?![.-]\\d))|\\b(?:new(?:er)?|updated|fixed|revised) "
	 "(?:version|series|revision) (?:has been|was|is|got|has already been) "
	 "(?:already |just |now )?(?:sent|posted|out|available|submitted|on "
	 "the list)\\b",
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
	 "\\b(?:i|we)(?: will|" APO "ll| am going to|" APO "m going to|" APO
	 "m gonna) (?:be "
	 ")?(?:change|rework|limit|restrict|relax|switch)\\b[^.]{0,90}\\b(?:in|"
	 "for) (?:the )?(?:v\\d{1,2}\\b(?![.-]\\d)|next "
	 "(?:version|spin|revision|iteration|round))|\\bbecause an updated "
	 "version will be (?:issued|merged|sent)\\b|\\bexpect (?:a|the) "
	 "v\\d+\\b|\\b(?:will|going to|have to|" APO
	 "ll) (?:redo|re-?spin|re-?work) (?:it|this|that|the series|them)(?: "
	 "on top)?\\b|\\b(?:outdated|obsolete|stale) "
	 "(?:branch|version|series|revision|patch)\\b.{0,80}\\b(?:re-?written|"
	 "force-?pushed|new(?:er)?|v\\d+|already|replaced|gone)\\b|\\bforce-?"
	 "pushed (?:a|the) (?:[a-z-]+ )?(?:version|branch|series)\\b|\\bignore "
	 "(?:the )?v\\d+\\b|\\b(?:this|that) (?:was|is) (?:the )?(?:old "
	 ")?v\\d+[.,;]|\\+ re-?(?:spin|send)\\b|\\bv\\d{1,2} (?:is |will be "
	 ")?(?:coming|on (?:its|the) way|soon|to follow|in preparation|in the "
	 "works|out soon)\\b|\\b(?:series|patch(?:es)?|patch-?set|code|it) "
	 "(?:is|are) (?:currently |now )?being "
	 "(?:reworked|rewritten|respun|redone|revised)\\b|\\bplease (?:just "
	 ")?disregard\\b|\\bforget v\\d|\\bv\\d+ will be "
	 "(?:posted|sent|out)\\b|\\bwill (?:go away|be gone|be dropped|change) "
	 "in (?:v\\d|the next (?:version|revision))|\\bwill be done in "
	 "v\\d|\\bthere will be (?:an? |another )(?:new |next |updated |fixed "
	 "|newer )?(?:version|v\\d+|series|spin)\\b|\\b(?:not|n" APO
	 "t) (?:spend|waste) (?:any )?(?:more )?(?:of your )?time "
	 "(?:on|with|testing) (?:that|this|the "
	 "(?:old|current)|v\\d+)|\\b(?:fixed|new|updated|corrected|revised) "
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
	 "ll| will| am going to|" APO "m going to|" APO "ve| have)? (?:[a-z-]+ "
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
	 "\\b(?:different|newer|later|final|reworked|fixed) "
	 "(?:version|variant|approach|patch) (?:went in|got merged|was "
	 "(?:merged|applied|committed|queued)|is (?:queued|merged|in "
	 "(?:linux-next|mainline|tip|-?next)))\\b|\\b(?:commit|patch|version|"
	 "branch)\\b.{0,20}\\b(?:is|was) (?:an? )?(?:very |rather )?old "
	 "(?:one|version|snapshot)\\b|\\bi(?:" APO
	 "ve| have) (?:since )?(?:rebased|rewritten|force-?pushed) "
	 "(?:since|the (?:branch|tree|series))\\b|\\b(?:wait|waiting|hold "
	 "off|hold on) (?:for|until) (?:the "
	 ")?(?:v\\d+\\b(?![.-]\\d)|(?:next|new|updated) "
	 "(?:version|spin|revision|series))|\\b(?:updated|refreshed|moved|"
	 "switched) [-\\w/]+ to (?:use )?(?:the "
	 ")?v\\d{1,2}\\b(?![.-]\\d)|\\bv\\d{1,2} (?:completely |now |already "
	 ")?(?:replaces|reworks|avoids|splits|rewrites)\\b|\\b(?:this|that) "
	 "(?:is|was) (?:still )?(?:the |an? )?(?:old |first |earlier "
	 ")?v\\d{1,2} (?:that|which)\\b|\\bv\\d{1,2}(?![.-]?\\d) (?:does(?: "
	 "not|n" APO
	 "t) have|no longer (?:has|does)|fixes|has (?:this|that|it) "
	 "fixed|removed|dropped|already "
	 "(?:has|fixes|removed))\\b|\\b(?:test|try|use|look at|see|review) "
	 "(?:the )?(?:v\\d{1,2}(?![.-]?\\d)|(?:latest|newer|new|current) "
	 "(?:version|series|revision))(?: of (?:the|this) (?:series|patch))? "
	 "(?:instead|rather)\\b|^new version\\b|\\bv\\d+ is "
	 "(?:stale|old|outdated|obsolete|here|on the "
	 "list)\\b|\\b(?:old|older|outdated|stale) "
	 "(?:revision|iteration|snapshot) of\\b|\\bforce-?pushed a "
	 "(?:new|fixed|newer)\\b|\\bv\\d+\\b(?: [^ ]+){0,6}? (?:has "
	 "been|was|got) (?:sent|posted)\\b|\\babandoned in favou?r "
	 "of\\b|\\bv\\d+ (?:will|is going to) "
	 "(?:do|have|fix|include|contain|drop|change|address|not)\\b|\\bcommit "
	 "in question has been "
	 "super-?seded\\b|\\b(?:series|set|patch-?set|patch(?:es)?|code) "
	 "(?:has|have) (?:since |already |now )?been (?:completely |totally "
	 "|heavily "
	 ")?(?:reworked|rewritten|redone|replaced|super-?seded)\\b|\\b(?:next|"
	 "new|newer|current|latest|later) "
	 "(?:revision|version|series|iteration|spin)\\b.{0,60}\\b(?:no "
	 "longer|does(?: not|n" APO
	 "t)|without) (?:contains?|has|have|includes?|this|that)\\b|\\bin my "
	 "tree \\(branch\\b|\\b(?:patch|version|series|commit|branch)(?: you "
	 "tested)? (?:is|was) (?:already |now "
	 ")?(?:outdated|obsolete|old|stale)\\b|\\b(?:ignore|skip) "
	 "(?:this|that|the old) (?:version|series)\\b|\\bthere(?: is|" APO
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
	 "(?:the|this))? "
	 "(?:series|patch-?set|patch|version)\\b|\\b(?:this|that|it|you "
	 "tested)(?: is| was|" APO
	 "s)?(?: still| only| just)? v\\d{1,2} of (?:the|my|this|that) "
	 "(?:patch|series|set)\\b"
	 "|\\b(?:withdrawn|dropped|abandoned|replaced) in favou?r "
	 "of\\b|\\b(?:from|on|of) an? (?:earlier|older|previous|old) "
	 "(?:posting|version|revision|series|iteration)\\b|\\bplease "
	 "(?:see|look at|use|check|test) v\\d{1,2}\\b(?![.-]\\d)",
	 .unless = CI NEGATED_NOT_CORRECT,
	 .before = CI IF CLAUSE,
	 .example = "That link is the original v1 patch which is not correct.",
	 .counter_example = "the previous patch is fine"},

	/* It is known from another report */

	{.name = "is-duplicate",
	 .type = KTP_EVENT_DUPLICATE,
	 .areas = OWN,
	 .flags = KTT_IN_QUESTIONS | KTT_TAKES_LINK,
	 .confidence = 0.85,
	 .pattern = CI
	 "\\b(?:you|lkp|the (?:kernel )?(?:test )?(?:ro)?bot|0-?day|oliver)(?: "
	 "have| had|" APO
	 "ve| has)? already (?:reported|sent|found) (?:this|that|it|the "
	 "same)\\b|\\b(?:you|lkp|the (?:kernel )?(?:test "
	 ")?(?:ro)?bot|0-?day)(?: have|" APO
	 "ve| has)? reported (?:this|that|it|the same thing)(?: one)? "
	 "(?:already|before|last (?:week|month|year)|(?:a few|two|some) "
	 "(?:days|weeks|months) ago)\\b|\\b(?:this|that|it)(?:" APO
	 "s| is| was| has)(?: been)? already (?:been )?reported\\b|\\balready "
	 "been reported(?=[.:,]|$)|\\bsame (?:[a-z]+ "
	 ")?(?:hang|splat|warning|crash|oops|bug|failure|error|panic|trace|"
	 "report|thing|issue|problem|regression|one|lockup|stall)(?: as)?(?: "
	 "the one| what| that| which)* (?:you|the "
	 "(?:ro)?bot|lkp|0-?day|he|she|they) (?:have |had |already |just "
	 ")*(?:sent|reported|mailed|found|posted|hit)\\b|\\bdup(?:licate)? of "
	 "(?:the|my|another|your|our) (?!code|function|line|page|value)|\\bno "
	 "need (?:to have|for) (?:two|2|several|separate) "
	 "threads\\b|\\blet(?:" APO
	 "s| us) (?:please )?(?:track|continue|discuss|keep|handle|follow|deal "
	 "with) (?:(?:it|this|that|the discussion) )?(?:up )?(?:there|over "
	 "there|in (?:that|the other) (?:thread|report))\\b|\\bidentical "
	 "to\\b.{0,80}\\b(?:you|(?:ro)?bot|lkp) (?:have |had )?(?:already "
	 ")?(?:reported|sent)\\b|(?:^|\\b(?:is|looks like|be|" APO
	 "s) )(?:exactly |probably |likely |basically )?(?:the )?same "
	 "(?:as|one as|issue as|problem as|report as|regression as|bug "
	 "as|issue with|problem with|one with|thing as|root cause as|case "
	 "as)\\b.{0,60}\\b(?:reported|report|https?:)|\\b(?:was|is|been|"
	 "already|also)(?: already| also| been)* reported "
	 "(?:earlier|before|previously|already|here|in|at|as "
	 "(?:\\[|http|<)|when|by|(?:a|an|one|two|three|some|several|\\d+|last|"
	 "this) (?:day|week|month|year|few|couple)\\w*)\\b|\\bduplicate(?:d)? "
	 "(?:report|mail|of (?:\\[|http|the "
	 "(?:earlier|previous|other|report)|this|that|<|an? "
	 "(?:earlier|other|previous)))|\\bdup(?:licate)? "
	 "of\\b.{0,30}(?:http|<|report)|\\bsame "
	 "(?:issue|one|problem|regression|thing)(?: that| which)? (?:you|the "
	 "bot|we|lkp|was) (?:have |had |already |just )*reported\\b|\\bmarked "
	 "(?:it|this|that) as (?:a )?dup|\\b(?:isn" APO
	 "t|is) (?:this|that) the (?:same )?one "
	 "(?:from|as|reported|of|in|on)\\b|^duplicate\\b|\\bthis very report "
	 "already\\b|\\b(?:that|this|the same) (?:mail|report) "
	 "twice\\b|\\bidentical regression\\b|\\b(?:this|it|that)(?: one| "
	 "report)? duplicates? "
	 "(?:our|the|an|my|another)\\b|\\b(?:duplicate|duplicated|dup) "
	 "(?:with|to) (?:our|the|an|that)\\b|\\b(?:it" APO
	 "s|it is|this is|that" APO
	 "s|that is) (?:exactly |just |basically )?the (?:very |exact |exactly "
	 ")?same "
	 "(?:warning|issue|problem|error|bug|crash|one|splat|failure|"
	 "regression) as (?:in|the one in|reported in) "
	 "(?:the|your|another|that) (?:[a-z]+ )?(?:report|mail|thread)\\b"
	 "|\\bsame (?:thing|issue|problem|regression|bug|warning) as (?:the "
	 "one|that one|the report|your report|yours) "
	 "(?:from|of|in|reported|sent|last)\\b",
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
	 .pattern = CI
	 "\\bsame (?:[a-z]+ "
	 ")?(?:splat|warning|crash|oops|hang|lockup|failure|error|panic|trace|"
	 "stall) as (?:in|at|here)\\b|https?://\\S+.{0,20}\\bsame "
	 "(?:thing|one|issue|problem)\\b|\\b(?:same "
	 "(?:as|one|issue|problem|bug|regression|thing|report)|reported|"
	 "discussed|known|dup(?:licate)?|already|covered|see "
	 "also)\\b.{0,80}https?://|\\b(?:this|it|that) (?:just |only |merely "
	 ")?duplicates https?://",
	 .unless = CI "\\b(?:patch|fix(?:es|ed)?|similar|also reported "
		      "another|#regzbot|another report)\\b|closes:|link:",
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
	 .above = CI "\\b(?:is|isn" APO
		     "t) (?:this|that) the one\\b|\\b(?:duplicate|same "
		     "(?:case|issue|problem|report|regression))\\b",
	 .example = "Yes, it's the same.",
	 .counter_example = "Yes, the same box."},

	/* It is still there */

	{.name = "still-there-after-fix",
	 .type = KTP_EVENT_REOPENED,
	 .areas = OWN,
	 .lacks = KTT_TESTS_FIX | KTT_IS_PATCH,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\bstill "
	 "(?:catch|hit|trigger|see|get|observe|report|show|fail|produce|"
	 "reproduce)\\w*\\b.{0,80}\\b(?:which|that|it|and|with)(?: does| "
	 "already| now)* "
	 "(?:contain|include|has|have|got|having|containing|including)s? "
	 "(?:that|the|this|your|said) "
	 "(?:commit|fix|patch|change)\\b|\\b(?:still "
	 "(?:see|sees|seeing|there|exists?|reproduc\\w+|happen\\w*|present|"
	 "broken|fail\\w*|observe[sd]?|persist\\w*|regress\\w*|not "
	 "(?:fixed|gone)))\\b.{0,80}\\b(?:after|despite|even "
	 "(?:with|after|though)|although|with) (?:[^ ]+ "
	 "){0,6}?(?:fix(?:ed|es)?|merged|landed|applied|in "
	 "mainline|upstream|(?:commit|patch) "
	 "[0-9a-f]{7})|\\b(?:has|have|with|includes?|contains?|merged|after|"
	 "despite|got) (?:the |that |this |your )?(?:[a-z]+ "
	 ")?fix\\b.{0,80}\\bstill (?:there|as "
	 "(?:slow|bad|low)|exists?|happens?|present|see|reproduc\\w+)|"
	 "\\bcontains? (?:this|the|that|your) "
	 "(?:commit|fix|patch)\\b.{0,80}\\bstill\\b|\\b(?:re-?open|regress(?:"
	 "ed|ion)? (?:is |has come |came )?(?:again|back)|not (?:really "
	 "|actually )?fixed (?:by(?! (?:yours|that "
	 "one|mine))|in|with|after|on)|(?:is|has|came|comes|come) back "
	 "(?:again|in|on|with)|(?:still|again) "
	 "(?:triggers?|shows?|has|have|hits?) the "
	 "same|(?:shows?|came|comes|turns?) up again|not (?:been )?(?:really "
	 "|actually )?fixed (?:there|yet|really|in)|re-?appear(?:s|ed)?|after "
	 "the fix (?:was|is|got|has been) "
	 "(?:merged|applied|landed|in)\\b.{0,60}\\bstill\\b)",
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
	 "^(?:no,? |nope,? |sorry,? |unfortunately,? |hmm,? "
	 ")*(?:it|this|that|the (?:fix|patch|commit)) (?:does|did)(?: not|n" APO
	 "t)(?:,| here| for me|\\.$)|\\bfail(?:s|ed) "
	 "again\\b|\\b(?:which|that) (?:has|contains|includes) "
	 "(?:your|the|that|this) "
	 "(?:commit|fix|patch)\\b.{0,60}\\b(?:same|still)\\b|\\b(?:(?:came|"
	 "come|comes|is) back|still "
	 "(?:greeted|catch\\w*|getting|gets?|shows?|reports?|exists?|there|re-?"
	 "produc\\w+|see|seen|observ\\w+|present|happen\\w*|persist\\w*|"
	 "remains?|fail\\w*|not "
	 "(?:fixed|gone|recovered)|broken|have|has|triggers?|as "
	 "(?:slow|bad)|regress\\w*|hit\\w*)|not (?:really |actually "
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
	 .pattern = CI
	 "\\b(?:not|[a-z]+n" APO
	 "t) (?:solved|fixed|gone|resolved|cured) after all\\b|\\bback on the "
	 "table\\b|\\beven with (?:commit "
	 ")?[0-9a-f]{8}.{0,80}\\b(?:same|still)\\b|\\bstill (?:not (?:been "
	 ")?(?:fixed|resolved|gone|addressed)|broken|un-?fixed)\\b|\\b(?:was|"
	 "is|has) never (?:been )?(?:fixed|resolved)\\b",
	 .before = CI IF CLAUSE,
	 .example = "This is still not fixed in v6.9.",
	 .counter_example = "It is fixed."},
	{0}};
