/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Numbers and analysis; whether somebody sees the loss. */
#include "triage/followup_table.h"
#include "triage/followup_words.h"

const struct ktt_followup_row ktt_followup_data_rows[] = {
	/* Somebody supplies numbers or an analysis */

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
	{.name = "own-scores",
	 .type = KTP_EVENT_DATA,
	 .areas = KTT_AREA_LINE,
	 .needs = KTT_HAS_LOG,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.7,
	 .pattern = SCORE_OF_COMMIT,
	 .example = "  4.21e+06  0123456789ab",
	 .counter_example = "commit 0123456789ab 12 files"},
	{.name = "attaches",
	 .type = KTP_EVENT_DATA,
	 .areas = OWN,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:attach(?:ed|ing|es|ment)?|enclosed)\\b.*\\b(?:dmesg|logs?|"
	 "output|config|data|files?|profiles?|traces?|results?|scripts?|kmsg|"
	 "yaml|tar|it|them|reports?|graphs?|c2c|histograms?|plots?)\\b|\\b(?:"
	 "dmesg|logs?|output|config|data|files?|profiles?|traces?|results?)\\b."
	 "*\\b(?:attached|attachment)\\b",
	 .unless = CI
	 "\\b(?:can|could|would|please) (?:you|attach)\\b|\\bjob(?:\\.yaml| "
	 "file) is attached|\\b(?:which|that|you|was|were) (?:was |were |is "
	 "|are |have |has )?attached\\b|\\bi am checking\\b|\\bpatch\\b",
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
	 "values?)|(?:data|profiles?|logs?|results?|files?|traces?) "
	 "(?:is|are|were|was|have been|has been) "
	 "(?:uploaded|available|put|saved|stored) (?:to|at|in|under|here)|we "
	 "(?:got|get|have|see) (?:the )?(?:below|following|these|such) "
	 "(?:[a-z]+ )?(?:data|results?|numbers|scores?|values?)|the "
	 "(?:parameters|command|script|config)\\b.*\\b(?:used?|is|are|as))\\b",
	 .unless = CI "\\bignore\\b",
	 .example = "detailed data is in [1] below.",
	 .counter_example = "we hope that the data helps"},
	{.name = "robot-answers",
	 .type = KTP_EVENT_DATA,
	 .who = KTT_ROBOT_ONLY,
	 .areas = OWN,
	 .lacks = KTT_TESTS_FIX,
	 .flags = KTT_ONLY_ANSWERS,
	 .confidence = 0.55,
	 .pattern = CI
	 "\\b(?:we "
	 "(?:use[sd]?|run|ran|set|enabled?|disabled?|tested?|build|built|have|"
	 "had|don" APO "t|do not|did|didn" APO
	 "t)|our|the (?:machine|kernel|test|config|system|server|disk|file "
	 "?system|job|benchmark|box|node|parameter|option|base)s?|it(?: is| "
	 "was| runs|" APO "s)|yes|no)\\b",
	 .unless = CI
	 "\\b(?:thanks?|sorry|sure|will|" APO
	 "ll|glad|pleasure|welcome|information|report "
	 "process|patch|your|failed|re-?produc\\w*|regression|persist\\w*|"
	 "fixed|ok since|noise|difference|you (?:can|could)|clone)\\b",
	 .above = CI "\\?(?: |$)",
	 .example = "the machine has two nodes and 96 threads.",
	 .counter_example = "thanks for the hint."},
	{.name = "test-result",
	 .type = KTP_EVENT_DATA,
	 .who = KTT_ROBOT_ONLY,
	 .areas = OWN,
	 .confidence = 0.6,
	 .pattern = CI
	 "\\bwe (?:have "
	 ")?(?:re-?)?(?:ran|run|tested)\\b.{0,60}\\b(?:average|mean|median|avg|"
	 "std-?dev)\\b|\\b(?:the )?(?:test(?:ing)?|benchmark) results? "
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
	 "\\bmakes (?:perfect |some |total |complete )?sense,? "
	 "(?:since|because|given "
	 "(?:that|the|how))\\b|\\b(?:(?:the|one|another|main|root|only|real|"
	 "likely|possible|actual) (?:(?:of the )?(?:[a-z-]+ "
	 "){0,2}?)(?:problem|reason|cause|explanation|culprit|bottleneck)s?\\b("
	 "?:[^.]{0,160}?)\\b(?:is|was|are|were|seems?|appears?|might|could)\\b("
	 "?! (?:known|fixed|gone|clear|not))|what(?:" APO
	 "s| is) (?:happening|going on)(?: here| there)? is|what happens(?: "
	 "here| now)? is|turns? out|turned out|i (?:think i "
	 ")?(?:see|know|found|understand|figured)(?: out)? (?:what|why|how|the "
	 "(?:bug|cause|reason|problem))|the observed|what (?:we|you|i)(?:" APO
	 "re| are|" APO "m| am) seeing (?:here )?is|i see it now|here(?:" APO
	 "s| is) (?:the|my|some) (?:[a-z]+ )?(?:analysis|explanation)|this is "
	 "because|that" APO "s because|it" APO
	 "s because|(?:can|could|would|may|might|probably|which) "
	 "explains?\\b|explains "
	 "(?:why|the|this|it\\b)|(?:regression|drop|change|difference|behaviou?"
	 "r|slow-?down|overhead|impact|cost|this|that|which|it)\\b.{0,40}\\b(?:"
	 "is|are|was) (?:mostly |mainly |probably |likely )?(?:due "
	 "to|because|caused by)|(?:is|" APO
	 "s) (?:caused by|because)|boils down to)",
	 .unless = CI PROCESS
	 "|\\bour (?:test |bisect "
	 ")?(?:environment|machine|platform|bot|setup)\\b|\\bnot "
	 "sure\\b|\\bnot the same\\b|\\b(?:problem|reason) is (?:that "
	 ")?(?:i|we) (?:can|do|have)|\\bwhat the problem "
	 "was\\b|\\b(?:also|that|which) (?:fixes|solves|addresses) "
	 "(?:the|a|an) (?:problem|issue|bug)\\b"
	 "|\\b(?:comment|changelog|documentation|sentence|paragraph)s?\\b.{0,"
	 "30}\\bexplain",
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
	{.name = "function-is-why",
	 .type = KTP_EVENT_DATA,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH | KTT_HAS_DIFF,
	 .confidence = 0.55,
	 .pattern =
		 CI "^(?=.*(?:\\b\\w+\\(\\)|\\b[a-z0-9]+_[a-z0-9_]+\\b|" TECH
		    "\\b))(?=.*(?:\\b(?:because|hence|thus|due to|which "
		    "means|as a result|so that|and then all|so readers|now "
		    "gets?|is (?:not|no longer) [a-z]+ed)\\b|, (?:so|since) "
		    "(?:all|the|we|every|each|it|that)\\b|: the "
		    "\\w+|^because\\b)).*\\b(?:slow\\w*|wait\\w*|queue\\w*|"
		    "spin\\w*|retr(?:y|ies)|loops?|fight\\w*|bail\\w*|halved|"
		    "doubled|longer|more often|each|every|start\\w* with|too "
		    "short|falls?|expensive|costs?|extra|clamp\\w*|switched|"
		    "picks? it up)\\b",
	 .unless = CI IF_FIRST
	 "|\\?$|\\b(?:should|could|would|please|can you|i suggest)\\b",
	 .example = "The loop gives up after 100 retries, so all CPUs queue on "
		    "the lock.",
	 .counter_example = "We should wait because the lock is slow."},
	{.name = "patch-does",
	 .type = KTP_EVENT_DATA,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.55,
	 .pattern = CI
	 "^(?=.*(?:\\b(?:because|therefore|thus|hence|as a "
	 "result|otherwise|due to|that" APO
	 "s why|which (?:is|means|makes|causes|leads)|means(?: that)?)\\b|, so "
	 "(?:the|we|it|each|every|all)\\b))(?=.*\\b(?:patch|commit|change|now|"
	 "no longer|used to|before|previously|with this)\\b).*\\b" TECH "\\b",
	 .unless = CI IF_FIRST
	 "|\\b(?:should|please|suggest|could you|can you|helps?|imo|i(?:" APO
	 "d| would) (?:like|prefer))\\b",
	 .example = "With the patch we take an extra reference on each folio, "
		    "because otherwise it could race.",
	 .counter_example = "We should fix the lock."},
	{.name = "mechanism",
	 .type = KTP_EVENT_DATA,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.55,
	 .pattern = CI
	 "(?:serializ|serialis)(?:e[sd]?|ing) on|contends? "
	 "(?:on|for)|\\b(?:contention|contended|contending|cache-?lines?|"
	 "cacheline (?:bouncing|sharing|contention)|false sharing|lock(?:ing)? "
	 "(?:contention|overhead)|memory bandwidth|tlb (?:miss|flush)\\w*|code "
	 "(?:alignment|layout)|throttl\\w+|rate limit\\w*|page faults?|cache "
	 "flush\\w*|(?:perf|the) profiles? (?:does |do |data "
	 ")?(?:shows?|says?|indicates?|suggests?)|flame ?graph|turbostat)\\b",
	 .unless = CI "\\bavoid(?:s|ing)?\\b|^(?:maybe|perhaps|how about|what "
		      "about)\\b|\\b(?:not|[a-z]+n" APO
		      "t|cannot) (?:really |even |quite "
		      ")*(?:see|know|understand|tell) (?:where|why|how|what)",
	 .example = "It looks like the inode lock contention raised a lot.",
	 .counter_example = "Can you send a profile?"},
	{.name = "changes-the-number",
	 .type = KTP_EVENT_DATA,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.6,
	 .pattern = CI
	 "\\bi(?:" APO "ve| have)? "
	 "(?:traced|profiled|instrumented|counted|bisected|debugged) "
	 "(?:this|it|that|them|the [a-z]+)\\b|\\bmechanism is\\b|\\bmy take "
	 "is\\b|(?:flame "
	 "?graphs?|profiles?|traces?|logs?|data|results?|numbers)\\b.{0,50}(?: "
	 "here| at)?:? https?://|\\b(?:looking|digging|staring) "
	 "(?:at|into|through) (?:the|this|your|these|those) (?:[a-z-]+ "
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
	 .unless = CI "\\b(?:will|please|can you|could you)\\b"
		      "|\\b(?:should|will) be (?:fixed|resolved|addressed)\\b",
	 .example = "The patch increases the number of IPIs.",
	 .counter_example = "Can you increase the number of CPUs?"},
	{.name = "code-causes-it",
	 .type = KTP_EVENT_DATA,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.6,
	 .pattern = CI
	 "\\b(?:comes?|came|stems?|originates?|results?) from (?:the |an? "
	 ")?.{0,40}?(?:\\w+\\(\\)|\\b" TECH
	 "\\b)|\\b(?:is|are|was|were)(?: what" APO
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
	 "spent|(?:dmesg|c2c|perf|profiling|profile|tracing|ftrace|bpftrace|"
	 "lockstat)\\b.{0,60}\\b(?:has "
	 "\\d|shows?|showed|says?|tells?|points?|indicates?|suggests?|reveals?)"
	 "|hot(?:test)? (?:spot|path|function)|bottleneck "
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
	{.name = "from-to",
	 .type = KTP_EVENT_DATA,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.6,
	 .pattern = CI
	 "\\b(?:increas|decreas|ris|rose|drop|fall|fell|go|went|grow|grew|jump|"
	 "chang|climb|shr[iau]nk|lower|reduc)\\w*\\b(?: [a-z]+){0,3} from "
	 "(?:about |around |some |roughly )?~?\\d[\\w.,%]*(?: [a-z/]+)? to "
	 "(?:about |around |some |roughly )?~?\\d",
	 .unless = CI
	 "\\?$|\\bv\\d|\\b(?:gcc|clang|kernel|version|patch)\\b.{0,20} from",
	 .example = "The number of refaults increases from 0 to 2.3e6.",
	 .counter_example = "It goes from v6.1 to v6.2 here."},
	{.name = "labelled-numbers",
	 .type = KTP_EVENT_DATA,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.6,
	 .pattern = CI
	 "\\b(?:base(?:line)?|vanilla|parent|before|without|unpatched|mainline|"
	 "good):? ~?\\d[\\d.,]*[kmg]?(?: ?[a-z/%]+)?[,;/]? (?:and |vs\\.? "
	 ")?(?:with |the )?(?:patch(?:ed)?|after|with|bad|commit|new)(?: "
	 "patch)?:? ~?\\d|\\b\\d[\\d.,]*[kmg%]? ?(?:vs\\.?|versus|compared "
	 "(?:to|with)) "
	 "\\d[\\d.,]*[kmg%]?\\b(?=.{0,40}\\b(?:parent|base|commit|before|"
	 "without|patch|kernel|vanilla))|(?:^|[ ,;(])[-\\w.+]+(?: [-\\w.+]+)?: "
	 "?~?\\d[\\d.,]*[kmg]?(?: ?[a-z%/]+)?[,;]? (?:(?:and|/|vs\\.?) "
	 ")?[-\\w.+]+(?: [-\\w.+]+){0,2}: "
	 "?~?\\d[\\d.,]*[kmg]?\\b|\\b\\d[\\d.]* "
	 "[^.,]{0,30}before\\b.{0,20}\\d[\\d.]*[^.,]{0,20} "
	 "after\\b|\\d[\\d.]*[kmg%]? ?(?:->|=>|-->) ?\\d",
	 .unless = CI "\\?$|\\[ *\\d+\\.\\d{6}\\]|\\bhttps?:|^(?:at|from|on) ",
	 .example = "v6.5: 88.1k, v6.6: 79.3k, v6.6 + nomitigations: 87.7k.",
	 .counter_example = "at 10:20: the box was busy"},
	{.name = "does-more-work",
	 .type = KTP_EVENT_DATA,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .lacks = KTT_IS_PATCH,
	 .confidence = 0.6,
	 .pattern = CI
	 "\\bfrom (?:zero|no|none|one|a single|two) (?:[a-z-]+ ){0,3}to "
	 "(?:one|two|three|several|multiple)\\b|\\b(?:one|two|three|an?|some) "
	 "(?:more|extra|additional|second) [^.]{0,50}\\b(?:per|for "
	 "(?:each|every)|on (?:each|every)|in (?:each|every)|with "
	 "(?:each|every))\\b|\\b(?:twice|three times) (?:as "
	 "(?:often|many|much)|for (?:each|every)|per|in)\\b|\\bfor "
	 "(?:each|every) [a-z]+ (?:instead of|rather "
	 "than)\\b|\\b(?:once|twice) (?:per|for (?:each|every)) "
	 "[a-z]+\\b|\\bgrew by (?:about )?\\d|\\btime goes "
	 "(?:to|into)\\b|\\bside effect of\\b",
	 .unless = CI "\\?$|\\b(?:could|should|would|can you|please)\\b",
	 .before = CI "\\b(?:if|unless|whether|in "
		      "case|assuming|provided|until|suppose)\\b" CLAUSE,
	 .example = "We do one more grace period per socket free.",
	 .counter_example = "We could add one more test per release."},
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
	 .unless = CI "\\b(?:dropped|drop) (?:it|this|that|the|them|my)\\b",
	 .example = "So the rate doubled here.",
	 .counter_example = "Thanks for that."},

	/* Somebody sees it, or does not */

	{.name = "can-reproduce",
	 .type = KTP_EVENT_REPRODUCED,
	 .areas = OWN,
	 .confidence = 0.85,
	 .pattern = CI
	 "\\b(?:(?:can|could|am able to|was able to|were able to|are able "
	 "to|managed to|did|also|do) (?:[a-z-]+ ){0,2}?" REPRO_IT "|i(?:" APO
	 "ve| have)?(?: just| also| basically| have)* (?:ran|run) .{0,60}and "
	 "re-?produced?)\\b.{0,60}\\b" RESULT
	 "\\b|\\b(?:can|could|am able to|was able to|managed to|did) "
	 "(?:[a-z-]+ ){0,2}?(?:re-?produce|repro|trigger|hit) "
	 "(?:the|this|that|your) (?:[a-z-]+ "
	 ")?(?:splat|warning|crash|oops|hang|failure|error|bug|panic|stall|"
	 "lockup|BUG|report)\\b",
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
	 "m| am| are|" APO "re| indeed| have|" APO "ve)* "
	 "(?:see|saw|seeing|seen|observed?|observing|got|get|getting|measured?|"
	 "start(?:ed)? "
	 "(?:seeing|observing|getting)|hit|met|meet|encounter(?:ed)?|ran "
	 "into|run into|notice[d]?)(?: the| a| this| that| same| similar| "
	 "also| exactly| about| roughly| an?| \\d[\\d.]*%| performance| big| "
	 "large| small| clear)* (?:regression|degradation|slow-?down|drop)\\b",
	 .unless = CI
	 "\\b(?:report|noticed "
	 "a|fixe[sd]|patch|mail|title|subject|gone|recovered|restored|resolved|"
	 "disappear\\w*|cured|solved|went away|goes away)\\b",
	 .before = CI NEGATED CLAUSE "|" IF CLAUSE,
	 .example = "I see the same regression on my laptop.",
	 .counter_example = "I do not see any regression."},
	{.name = "sees-this-too",
	 .type = KTP_EVENT_REPRODUCED,
	 .who = KTT_NOT_ROBOT,
	 .areas = OWN,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:my|our|the|one|this) [-\\w "
	 "]{0,30}?(?:shows?|has|gets?|sees?|hits?|exhibits?) (?:exactly |about "
	 ")?the same (?:kind of |sort of |type of "
	 ")?(?:drop|slow-?down|regression|degradation|warning|splat|crash|"
	 "failure|hang|behaviou?r)\\b|\\b(?:with|on) "
	 "(?:a|an|the|my|that|this|your) [-\\w]+,? i (?:do|can|also|indeed) "
	 "(?:see|hit|get|reproduce) (?:it|this|that)\\b|\\bcan confirm "
	 "(?:with|on|here|for|that it "
	 "(?:happens|crashes|fails|breaks))\\b|\\b(?:hits?|triggers?|"
	 "reproduces?|happens?|shows?) (?:it|this|that)? ?(?:on|in|for) "
	 "(?:my|our) [-\\w]+(?: [-\\w]+)? (?:as "
	 "well|too|also)\\b|\\b(?:i|we)(?: can| also| do| still| indeed|" APO
	 "m| am| now)* (?:see|seeing|get|getting|hit|hitting|have|got) "
	 "(?:exactly )?the (?:exact )?same "
	 "(?:splat|warning|crash|oops|hang|lockup|failure|error|bug|panic|"
	 "trace|slow-?down|drop)\\b|\\b(?:blows? "
	 "up|crash(?:es)?|oops(?:es)?|hangs?|fails?|splats?|breaks?|dies|warns?"
	 ")\\b.{0,30}\\b(?:(?:in|at) )?the (?:exact )?same "
	 "(?:spot|place|way|line|function|point)\\b|\\b(?:was|am|were|are|been)"
	 " able to (?:see|observe|hit|get) the "
	 "(?:issue|problem|warning|crash|hang|failure)\\b|\\bwith "
	 "(?:that|this|it),? i get the (?:[a-z]+ "
	 ")?(?:abort|crash|warning|failure|splat|hang|oops|error)\\b|\\b(?:i|"
	 "we)(?:" APO
	 "ve| have| finally| now| just| also| could| indeed)* re-?produced "
	 "(?:this|it|that|the)\\b|\\bso (?:yes,? )?(?:it|this|that)(?: is|" APO
	 "s) real\\b|\\b(?:i am|i" APO "m|we are|we" APO
	 "re) seeing the same\\b|^(?:ok|yes|yep|yeah|right)?,? "
	 "?re-?produced\\b|\\b(?:shows?|see|get|got) the (?:exact(?:ly)? "
	 ")?same "
	 "(?:pattern|thing|behaviou?r|trend|picture)\\b|^(?:it|this|that)(?: "
	 "is|" APO
	 "s) real\\b|^(?:indeed|yes|yep|ok),? it reproduces\\b|\\bsame result "
	 "(?:with|on|here)\\b|^(?:yep|yes|yeah|indeed|hm+|right)?,? ?happens "
	 "(?:here|for me|on my)\\b|\\b(?:i|we) can (?:reliably |easily |now "
	 "|also |always )+(?:hit|trigger|see|re-?produce) "
	 "(?:it|this|that)\\b|\\b(?:report|bot|robot|lkp|bisect\\w*|result) is "
	 "(?:right|correct|spot on|real)\\b|\\b(?:i|we)(?:" APO
	 "m| am| are|" APO "re| can| do| also)* "
	 "(?:see|seeing|saw|observe|observing|hit|hitting|get|getting) "
	 "(?:this|that|it|the same(?: thing)?)(?: issue| problem| regression| "
	 "here)?,? (?:too|as well|also|on "
	 "(?:my|a|our|arm64|x86|amd|intel)|here|in "
	 "(?:my|our|production)|locally)\\b|\\bsame here\\b|\\b(?:i|we)(?: "
	 "can| also| do| did)* (?:see|saw|hit|get|got|observe) "
	 "(?:this|that|it)(?: one)?,? (?:too(?! often| much| many)|as "
	 "well|also)\\b|\\b(?:it|this|that) (?:does|did|also) "
	 "(?:re-?produce|happen|trigger|show up) (?:here|for me|on my|with "
	 "your|locally|too)\\b|\\bi(?:" APO "m| am| do| also)* "
	 "(?:see|get|got|saw|measure|measured|observe|seeing|getting) (?:about "
	 "|around |roughly |some |a |an |even )*(?:-\\d[\\d.]*%|~?\\d[\\d.]*% "
	 "(?:slower|loss|drop|regression|worse|degradation|slow-?down))|\\bmy "
	 "(?:own )?bisect(?:ion)?\\b.{0,30}\\b(?:same|this|that|the reported) "
	 "(?:commit|patch|one|change)\\b|^same "
	 "(?:regression|drop|slow-?down|degradation|warning|splat|crash|"
	 "failure) (?:is |was )?(?:seen|observed|here|on|with|for)\\b"
	 "|\\band (?:also |i |indeed )*(?:see|saw|get|got|hit) "
	 "(?:it|this|that|the same)(?: here)?,? (?:too|as "
	 "well|also)\\b|\\bnarrow(?:ed)? (?:it|this|that) down to "
	 "(?:the|that|this) (?:very |exact )?(?:same "
	 ")?(?:commit|patch|change)\\b",
	 .unless = CI "\\b(?:code|comment|patch|warning "
		      "in)\\b|(?<!only|well|too|here|also|this):$",
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
	 "\\bregression(?: also| still)* exists? "
	 "(?:in|on|with)\\b|\\b(?:gap|difference|drop|regression|delta)(?: "
	 "still)? remains?(?: almost| nearly| basically| pretty much)? "
	 "(?:unchanged|the same|there|as (?:is|big|before))\\b|\\b(?:" LOSS
	 "|report|issue|problem|difference|it)\\b.{0,50}\\b(?:still|is|are|was|"
	 "could be|can be)(?: "
	 "(?:still|quite|very|pretty|rather|also|easily|consistently|smaller "
	 "but|there but|be))* "
	 "(?:exists?|there|present|persists?|re-?produc(?:ible|ed|eable)|"
	 "visible|happens?|seen|observed|reproducible|stable|consistent)\\b|^(?"
	 ":yes,? |yeah,? )?still "
	 "(?:reproducible|there|see|exists?|happens?|present)\\b|\\b(?:result|"
	 "regression|drop|gap|difference)s? (?:still "
	 ")?persists?\\b|\\b(?:gap|difference|drop|regression) is "
	 "always\\b|\\b(?:performs?|is|as) as bad as\\b|\\bhas (?:the )?same "
	 "(?:regression|drop|issue|problem)\\b|\\bnot (?:a "
	 ")?(?:noise|one-off)\\b|\\bevery run shows\\b",
	 .unless = CI "\\bcan (?:not|you)\\b",
	 .before = CI NEGATED CLAUSE "|" IF CLAUSE,
	 .example = "we rebuilt both and the regression is still reproducible.",
	 .counter_example = "the regression is not reproducible"},
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
	 .unless = CI "\\b(?:different|no|not)(?: [a-z]+){0,3} "
		      "(?:results?|regressions?|numbers|drops?)\\b|\\b(?:"
		      "trying|tried) to (?:get|see|have)|" THE_FIX,
	 .example = "I got similar results on my box.",
	 .counter_example = "We see similar reports every week."},
	{.name = "confirms",
	 .type = KTP_EVENT_REPRODUCED,
	 .areas = OWN,
	 .confidence = 0.75,
	 .pattern = CI
	 "\\b(?:i|we)(?: can| have|" APO
	 "ve)?(?: also)? confirm(?:ed)?(?: that)? the " LOSS
	 " (?:is|was) (?:persistent|real|reproducible|stable|consistent|still "
	 "(?:there|present|reproducible))\\b|\\b(?:i|we)(?: can| could|" APO
	 "ve| have)?(?: also)? confirm(?:ed)? (?:the|this|that|your|a) "
	 "(?:[a-z-]+ ){0,3}?" LOSS,
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
		    "well|also|in my|reliably|easily)\\b|^confirmed\\b"
		    "(?!.{0,40}\\b(?:patch|fix|commit|diff)\\b)",
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
	 ")?(?:re-?produced?|repro|re-?create|trigger|hit|get it to "
	 "(?:happen|trigger|show|reproduce)|find the (?:[a-z]+ "
	 ")?(?:regression|degradation|drop|slow-?down)|(?:see|observe) any "
	 "(?:[a-z]+ ){0,2}?(?:regression|degradation|drop|slow-?down|loss)|see "
	 "(?:any|the|this|that|a|such an?) (?:[a-z-]+ "
	 ")?(?:regression|drop|difference|change|slow-?down))\\b"
	 "|\\b(?:not able|unable|not been able|wasn" APO
	 "t able|weren't able) to (?:see|observe|hit|get) (?:this|that|it|the "
	 "[a-z]+)(?= (?:here|on|at|with|in|locally)\\b|[.,;]|$)",
	 .unless = CI WITH_FIX,
	 .before = CI IF CLAUSE,
	 .example = "I am unable to reproduce this on my machine.",
	 .counter_example = "We cannot reproduce it with your patch."},
	{.name = "failed-to-reproduce",
	 .type = KTP_EVENT_NOT_REPRODUCED,
	 .areas = OWN,
	 .confidence = 0.8,
	 .pattern = CI
	 "\\btrying to (?:trigger|re-?produce|hit|see) "
	 "(?:it|this|that)\\b.{0,60}\\b(?:no|without|zero) "
	 "(?:success|luck|avail|effect)|\\btrying to .{0,60}\\bnever "
	 "(?:did|could|managed|saw|succeeded)|\\b(?:did|do|does)(?: not|n" APO
	 "t) see anything like (?:this|that|it)|\\b(?:is|was|could|can)(?: "
	 "not|n" APO "t) (?:be )?re-?produced\\b|\\bno such "
	 "(?:regression|drop|slow-?down|difference)\\b|\\b(?:can|could|is|was) "
	 "no longer (?:be )?re-?produc(?:ed?|ible)\\b|(?:^|, |\\. )no "
	 "(?:difference|change|regression|drop|slow-?down)(?: whatsoever| at "
	 "all| "
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
	 "\\bwithin (?:\\d+(?:\\.\\d+)? ?(?:%|percent)|a (?:few )?percent) of "
	 "(?:each|one "
	 "an)other\\b|\\b(?:results?|numbers?|scores?|throughput|performance)"
	 "\\b.{0,50}\\b(?:are|is|were|was|look|looks|stay|remains?)(?: about| "
	 "basically| pretty much| exactly| almost| nearly| practically)* "
	 "(?:identical|the "
	 "same|equal|unchanged)\\b|\\b(?:works?|runs?|performs?|behaves?) "
	 "(?:exactly |just )?(?:the same|identically) (?:before and after|with "
	 "and without|with or without|on both|with the "
	 "(?:patch|commit))|(?:numbers?|results?|throughput) "
	 "(?:are|is|look|looks|stay) (?:completely |totally |basically "
	 ")?flat|(?:performance|throughput|result|score|time) stays the "
	 "same|(?:slightly |a bit |even |actually |somewhat )+faster with "
	 "(?:the|this|that|your|my) (?:patch|commit|change)|(?:same|identical) "
	 "(?:results?|numbers?|performance|score) (?:with and(?= without)|with "
	 "or(?= without)|w/ and(?= w/o)|w/ or(?= w/o)|before and after|on "
	 "both|for both|with both)",
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
	 .pattern =
		 CI "\\b(?:(?:do|does|did|was|were|have)" NT
		    "(?: really| actually| even)? "
		    "(?:see|seeing|seen|observe|notice|measure|find|get|show)|("
		    "?:see|saw|seeing|seen|found|observed?|noticed?|measured?|"
		    "shows?|there is|there" APO
		    "s|there was)(?: basically| really| absolutely| "
		    "practically)? (?:no|zero)) (?:[a-z-]+ "
		    "){0,2}?(?:difference|diff|regressions?|drop|slow-?down|"
		    "degradation|change(?: in performance| whatsoever| at all| "
		    "here|(?=[.,!]|$)))\\b|\\bno (?:obvious |big |clear |real "
		    "|significant )*(?:difference|diff|regression|drop) "
		    "(?:can|could) be (?:seen|found|observed|noticed)\\b",
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
	 "\\bgives? (?:me )?the same "
	 "(?:figures?|numbers?|results?|scores?|performance|throughput|time)s? "
	 "with (?:or|and) without\\b|^(?:so |ok,? )?still "
	 "nothing[.!]?$|\\b(?:did|does|do|would|will)(?: not|n" APO
	 "t) (?:fail|trigger|crash|hang|oops|splat|warn|regress)(?= (?:[a-z]+ "
	 ")?(?:once|a single time|even once|at all|here|for me|any "
	 "more)\\b)|\\b(?:warning|splat|crash|hang|lockup|stall|oops|failure|"
	 "error|BUG)\\b.{0,20}\\b(?:does|did|do|would)(?: not|n" APO
	 "t) (?:come (?:out|up)|show(?: "
	 "up)?|appear|happen|occur|trigger)\\b|\\b(?:could|can)(?: not|n" APO
	 "t|not) get (?:it|this|that|the (?:[a-z]+ "
	 ")?(?:test|box|machine|benchmark)) to "
	 "(?:misbehave|fail|crash|regress|hang|warn|break|slow)\\b|\\bwithout "
	 "(?:a single|one single|any) "
	 "(?:failure|hit|crash|splat|warning|hang)\\b|^(?:nothing here\\b|not "
	 "seeing (?:this|it|that|any))|\\bnone of (?:my|our) "
	 ".{0,40}\\bshow|\\b(?:is|are)(?: not|n" APO
	 "t) affected\\b|\\bi(?: [a-z]+)?(?: do| did| am|" APO "m)?(?:n" APO
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
	 "(?:tell|say)\\b|\\bi (?:get|see|got|saw|have) no (?:such "
	 ")?(?:warnings?|errors?|failures?|splats?|crash(?:es)?|complaints?)(?:"
	 " (?:here|with|at all|on|locally|either)\\b|[.,;]|$)|\\bno (?:such "
	 ")?(?:warnings?|errors?|failures?) (?:here|for me|on my "
	 "(?:side|machine|end))\\b|\\bnothing (?:happened|happens|showed "
	 "up|shows up|so far|triggered|bad "
	 "happened)\\b|^(?:(?:it|this|that|hmm+|well|the [a-z]+)[,:]? "
	 ")?(?:builds?|compiles?|boots?|passes|runs?) (?:just |perfectly |all "
	 ")?(?:fine|clean(?:ly)?|ok(?:ay)?|well|without (?:any "
	 ")?(?:warnings?|errors?|problems?|issues?)) (?:here|for me|on "
	 "my|locally|on this end)\\b"
	 "|\\b(?:it |this |that |everything |test )?works (?:just |perfectly "
	 ")?(?:fine |well )?(?:for me|here|on my "
	 "(?:side|machine|box|laptop|end))\\b|\\b(?:test|it|everything|build|"
	 "boot) (?:passes|passed|succeeds|succeeded) (?:here|for me|on my|on "
	 "all|every time|each time|in all)\\b",
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
	 "60}\\b(?:improve|improvement|gain|faster|better|increase)|\\b(?:i|we)"
	 "(?: do| even| actually| only)* "
	 "(?:see|saw|get|got|measured?|observed?|have) (?:a |an |some "
	 ")?(?:[a-z]+ )?(?:\\d[\\d.]*% )?(?:improvement|gain|speed-?up) "
	 "instead\\b",
	 .example = "So instead of a -60% regression, I'm seeing a 7% "
		    "improvement.",
	 .counter_example = "instead of a regression fix we have this"},
	{0}};
