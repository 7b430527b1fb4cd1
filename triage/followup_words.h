/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The vocabulary of the followup_*_table.c: pieces of patterns (PCRE2, to be
 * used behind CI) that several rows share. None has a capturing group.
 */
#ifndef KTT_FOLLOWUP_WORDS_H
#define KTT_FOLLOWUP_WORDS_H

#define CI "(?i)"
/* Where most rows look. */
#define OWN KTT_AREA_SENTENCE
/* An apostrophe of any kind, or none. */
#define APO "(?:'|\xe2\x80\x99|`)?"
#define NT "(?: not|n" APO "t)"
/* Up to so many words between two others. */
#define FEW "(?: [^ ]+){0,3}? "
#define SOME "(?: [^ ]+){0,6}? "

#define I_WE "\\b(?:i|we)"
#define WILL                                                                   \
	"(?:" APO "ll| will| am going to|" APO "m going to| are going to|"     \
	" plan(?:ning)? to| am planning(?: to)?|" APO "m planning(?: to)?|"    \
	" intend to|" APO "d like to| would like to| want to| need to|"        \
	" have to|" APO "ve got to| hope to| shall)"
#define CANNOT                                                                 \
	"\\b(?:cannot|can not|can" APO "t|could not|couldn" APO "t|unable to|" \
	"failed to|fail to|(?:not|never|weren" APO "t|wasn" APO "t|aren" APO   \
	"t)(?: been)? able to|not possible to|no luck)"

/* What was reported. */
#define LOSS                                                                   \
	"(?:regressions?|degradations?|slow-?downs?|"                          \
	"(?:performance |throughput |the |that |this )"                        \
	"(?:drop|loss|decrease|decline|hit|impact|problem|issue)s?)"
#define RESULT                                                                 \
	"(?:" LOSS "|results?|report(?:ed)?|improvements?|numbers|issue|"      \
	"problem|drop|delta|behaviou?r|difference|gain|it|this|that|them)"
/* What may cure it. */
#define FIX                                                                    \
	"(?:patch(?:es)?|patch-?sets?|series|commits?|changes?|diffs?|fix|"    \
	"fixes|hacks?|hunks?|branch|revert|optimi[sz]ations?|debug patch)"
#define THE_FIX                                                                \
	"(?:(?:the|this|that|your|my|his|her|our|these|those|both|either)"     \
	"(?: [-\\w\\[\\]]+){0,3}? " FIX ")"
/* Becoming well again. */
#define CURED                                                                  \
	"(?:gone|restored?|recover(?:s|ed)|resol\\w*ved|fixed|cured|"          \
	"disappear(?:s|ed)|went away|goes away|vanish(?:es|ed)|eliminated|"    \
	"back to (?:normal|the|its|where|baseline|before|previous|what)|"      \
	"right back|not (?:there|present|visible) any ?more)"
#define CURES                                                                  \
	"(?:fix(?:es|ed)?|restor(?:es|ed)|recover(?:s|ed)|resol(?:ves|ved)|"   \
	"cur(?:es|ed)|eliminat(?:es|ed)|solv(?:es|ed)|address(?:es|ed)|"       \
	"bring(?:s)?|brought|get(?:s)?|win(?:s)?|help(?:s|ed))"

/* A loss that ended, said of what was lost. */
#define WELL_AGAIN                                                             \
	"(?:(?:all |fully |completely |totally |entirely |almost |nearly "     \
	"|both |now |also |just "                                              \
	")*(?:gone|vanish(?:es|ed)?|disappear(?:s|ed)?|recover(?:s|ed)?|"      \
	"restor(?:es|ed)|regain(?:s|ed)?|resolv(?:es|ed)|solved|cured|healed|" \
	"eliminated|removed|fixed|went away|goes away|normal "                 \
	"(?:again|now))|back "                                                 \
	"(?:again|now|to)|(?:is|are|comes?|came|gets?|got|all|right) back\\b)"
/* What a score is compared with when it is good. */
#define GOOD_SIDE                                                              \
	"(?:the |kernel |that of |those of |one of |level of |its |score of "  \
	"|of |what |our |original )*(?:parent|base(?:line)?|good "             \
	"(?:commit|one|kernel|side)|(?:original|previous|old|former|expected)" \
	" (?:level|performance|score|number|result|behaviou?r)|(?:we|it) "     \
	"(?:had|was) before|before (?:the |this |that |your "                  \
	"|[0-9a-f]{8})*(?:commit|regression|patch|change|bad)|[0-9a-f]{7,40}[" \
	"\\^~])"
#define BAD_SIDE                                                               \
	"(?:the |that of |those of |one of |level of |its |score of |of "      \
	"|plain |our )*(?:bad|blamed|first "                                   \
	"bad|offending|regressed|unpatched|un-?fixed|without (?:the |your "    \
	"|this )*(?:patch|fix|change|diff)|original "                          \
	"(?:report|regression)|what we reported|in our report|reported|the "   \
	"old one)"

#define REPRO                                                                  \
	"(?:re-?produc(?:e|ed|es|ing)|repro|re-?create|trigger|observe|"       \
	"confirm|see|get|notice)"

/* Taking something up. */
#define LOOKS_INTO                                                             \
	"(?:take a (?:[a-z]+ )?look|have a (?:[a-z]+ "                         \
	")?look|look|try|check|investigate|re-?pro(?:duce)?|re-?run|re-?test|" \
	"re-?bisect|bisect|run|test|dig|poke|send|post|prepare|come "          \
	"up|fix|work on|debug|think about|stare|ponder|play|give "             \
	"(?:it|this|that)|do (?:it|this|that|some|so)|report back|get "        \
	"(?:back|to (?:it|this|that))|follow up|figure|find "                  \
	"out|analy[sz]e|measure|continue|get (?:this|it|that) "                \
	"(?:fixed|sorted)|address|handle|verify|examine|(?:clean|polish) "     \
	"(?:it|this|that) up|rip (?:it|this|that)|see what (?:i|we) can|ask "  \
	"around|spin up|set up|write|build|instrument|come up "                \
	"with|re-?visit|digest|read up|measure|collect|gather|have a "         \
	"check|double[- ]?check|come "                                         \
	"back|share|queue|start|study|profile|see "                            \
	"(?:if|what|how|whether)|update you|let you know|keep you "            \
	"(?:updated|posted))"
#define REPRO_IT "(?:re-?produced?|repro|re-?created?|trigger(?:ed)?)"

/* Asking for a test. */
#define ASKS_YOU                                                               \
	"(?:\\b(?:can|could|would|will) (?:you|someone|anyone|somebody|the "   \
	"(?:bot|robot)|lkp|intel)\\b|\\b(?:please|kindly|pls)\\b|\\bany "      \
	"chance\\b|\\bwould it be possible\\b|\\bis it "                       \
	"possible\\b|\\b(?:do|would) you mind\\b|\\b(?:it|i)(?:" APO           \
	"d| would)? (?:appreciate|be grateful)\\b|\\bappreciate(?:d)? "        \
	"if\\b|\\bi(?:" APO                                                    \
	"d| would) be (?:happy|glad|grateful|interested) if\\b|\\bif you "     \
	"(?:can|could|have (?:time|a chance|the time))\\b)"
#define TEST                                                                   \
	"(?<!the )(?<!a )(?<!this )(?<!that )(?<!your )(?<!same )(?<!my "      \
	")(?<!any )(?:giv(?:e|ing) (?:[^ ]+ ){1,6}?a (?:[a-z]+ "               \
	")?(?:try|spin|go|whirl|shot|test|run)|try(?:ing)?|test(?:ing)?|re-?"  \
	"test(?:ing)?|re-?run|re-?running|run(?:ning)?(?= "                    \
	"(?:the|this|that|it|with|on|again|a|your|some|these|those|lkp|both|"  \
	"all|another|once|more|same|against|tests?)\\b)|re-?validate|confirm " \
	"(?:that|if|whether) (?:it|this|that|v\\d|the (?:[a-z]+ "              \
	")?(?:patch|fix|series|commit|change|branch|regression))\\b|see "      \
	"(?:if|whether) "                                                      \
	"(?:it|this|that|the)\\b(?=.{0,60}\\b(?:difference|helps?|fix\\w*|"    \
	"gone|goes away|better))|re-?build|re-?do|(?:boot|measure|bisect)(?= " \
	".{0,60}(?:again|with|on|the same|without))|check (?:the "             \
	"tip|on|with|current|latest|mainline|linux-next)|verify|re-?check|"    \
	"double[- "                                                            \
	"]?check|re-?bisect|re-?measure|repeat|validate|bench(?:mark)?|(?:"    \
	"check|confirm)(?: again)? (?:if|whether|that it|the "                 \
	"(?:patch|following|below|fix|branch|attached)|again with|this "       \
	"(?:patch|fix|again|on)|it (?:again|on))|confirm(?= "                  \
	"?[?.]|$)|repro(?:duce)?|apply)"
#define ASKS_TEST ASKS_YOU "(?:[, ]+[^ ,]+){0,8}?[, ]+" TEST "\\b"

/* A line of a list: a kernel and its score, or the other way round. */
#define SCORE_OF_COMMIT                                                        \
	"^\\s*(?:[0-9a-f]{8,40}(?: ?\\+ ?\\S+| "                               \
	"\\S+)?:?\\s+~?\\d[\\d.,]*(?:e[+-]?\\d+)?(?:[\\s%]|$)|\\d[\\d.,]*(?:"  \
	"e[+-]?\\d+)?(?: ?\\+-? "                                              \
	"?[\\d.]+%?)?\\s+(?:[0-9a-f]{8,40}|parent|base|with|without|before|"   \
	"after)\\b|(?:before|after|with|without|base(?:line)?|parent|patched|" \
	"unpatched|old|new|mainline|vanilla|good|bad)(?: (?:the )?(?:patch|"   \
	"commit|kernel))?\\s*[:=]\\s*\\d[\\d.,]*)"

/* What a test depends on. */
#define SETUP                                                                  \
	"(?:files?|tmpfs|schedulers?|drivers?|firmware|bios|microcode|"        \
	"sockets?|cores?|threads?|mitigations?|huge "                          \
	"?pages?|thp|configs?|\\.config|kernels?|baselines?|base|file "        \
	"?systems?|fs|disks?|storage|hardware|machines?|systems?|set-?up|"     \
	"mount(?:ed)?|c?groups?|hierarchy|governors?|hyper-?threading|qemu|"   \
	"kvm|vms?|cpus?|numa|tests?|tested|testing|benchmarks?|workloads?|"    \
	"metrics?|numbers?|results?|runs?|running|profiles?|perf|bisect(?:"    \
	"ion|ed)?|reports?|reporting|logs?|outputs?|values?|dmesg|traces?|"    \
	"data|regression|reproduc\\w+|compiler|toolchain|stress-ng|fio|"       \
	"measur\\w+|stressors?|robot|bot|crash(?:ed|ing)?|versions?|drives?|"  \
	"ssd|hdd|nvme|rotational|operations?|summary|counts?|counted|"         \
	"counting|idle "                                                       \
	"states?|impact|affect(?:s|ed)?|options?|statistics|stats|counters|"   \
	"information|jobs?|job file|scripts?|instructions?|steps?|command "    \
	"line|package|differen(?:t|ce)|operations?|summary|count(?:s|ed|ing)?" \
	")"

/* Vetoes ------------------------------------------------------------- */

#define IF                                                                     \
	"\\b(?:if|unless|whether|in case|assuming|provided|once|until|when|"   \
	"suppose)\\b"
#define HOPE                                                                   \
	"\\b(?:hope|hoping|hopefully|should|shouldn" APO "t|would|wouldn" APO  \
	"t|expect|expectation|expecting|might|may|could|supposed|perhaps|"     \
	"maybe|probably|likely|wonder|guess|(?:think|believe)(?! (?:i|we)(?: " \
	"have|" APO                                                            \
	"ve| already)\\b)|suspect|seems?)\\b(?!.*, (?:so |and |then |thus "    \
	"|hence |therefore )*(?:i|we|the fix|the patch)\\b)"
#define NEGATED                                                                \
	"\\b(?:not|never|no(?!,)|without|neither|nor|hardly|cannot|can" APO    \
	"t|(?:do|does|did|is|was|are|were|has|have|had|wo|would|could|should)" \
	"n" APO                                                                \
	"t)\\b(?!.*, (?:so |and |then |thus |hence |therefore )*(?:i|we)\\b)"
/* "unless I hear objections" holds nothing up. */
#define IF_NOT_UNLESS                                                          \
	"\\b(?:if|whether|in case|assuming|provided|once|until|suppose)\\b"
/* "If nobody else sees it, I prefer to accept it" is a verdict all the same. */
#define IF_NOT_PREFER                                                          \
	"^(?!.*\\b(?:i|we)(?: would|" APO "d)? (?:rather|prefer)).*" IF
/* Not meant seriously, or about something else than the report. */
#define NOT_ABOUT_IT                                                           \
	"\\b(?:if you (?:want|like|insist|prefer)|look(?:ing)? forward|run "   \
	"into|try(?:ing)? to (?:avoid|say|explain|point)|happy to)\\b"
/* A cure that is denied. */
#define NEGATED_CURE                                                           \
	"\\b(?:not|never|can" APO "t|cannot|(?:do|does|did|is|was|has|have|"   \
	"could)n" APO "t|hardly|partial(?:ly)?|partly|only|little|still|"      \
	"if|whether|unless|worse|should|expect(?:ed|ation)?|no (?:effect|"     \
	"impact|diff|difference|change))\\b"
#define NEGATED_NOT_CORRECT                                                    \
	"\\b(?:never|is" NT " (?:super|obsol|replaced|outdated))"
#define NOT_FALSE                                                              \
	"\\b(?:not|[a-z]+n" APO "t|make sure|rule out|whether) (?:[a-z" APO    \
	"]+ ){0,3}?(?:a )?(?:false|spurious|bogus)|\\bif it (?:is|isn)"
/* A fix that was applied when something was seen. */
#define WITH_FIX_WORDS                                                         \
	"(?:with (?:it|this|that|them|both) applied|after "                    \
	"(?:applying|adding) (?:it|this|that|them)|with (?:the "               \
	")?(?:patch|fix)(?:es)? applied|(?:with|after|by|using|given)(?: "     \
	"(?:appl\\w+|adding|merging))? "                                       \
	"(?:the|this|that|your|my|his|her|our|these)(?: [-\\w]+){0,2}? "       \
	"(?:fix(?:es)?|patch(?:es)?|change|diff|hack|revert)\\b)"
#define WITH_FIX "\\b" WITH_FIX_WORDS "(?! (?:set|under test))"
/* A bug that is not the one of the report. */
#define OTHER_BUG                                                              \
	"\\b(?:also complain\\w+|there (?:is|was) also an?\\b|not related to " \
	"(?:this|it|the "                                                      \
	"report)|(?:another|other|different|separate|unrelated)(?: [a-z]+)? "  \
	"(?:bugs?|issues?|problems?|regressions?|reports?|leaks?|crash(?:es)?" \
	"|one|things?|warnings?|errors?)|fixed "                               \
	"(?:width|size|point|length|rate|frequency|number|amount)|cpu "        \
	"clock|secrecy|(?:but|yet|however|though)\\b.{0,60}\\b(?:still "       \
	"(?:down|slow(?:er)?|there|not|bad|see|regress\\w*|fails?|happens?)|"  \
	"remains?|persists?|not enough)|bug in (?:the|our) "                   \
	"(?:bot|robot|test|system|script)|(?:this|the|that) "                  \
	"(?:commit|patch|change) (?:also |only )?fixed|fixes on top)\\b"
/* A revert to find out, not to stay. */
#define TRIED_REVERT                                                           \
	"\\b(?:locally|in my (?:local|test|tree(?= "                           \
	"(?:and|to|here|locally)\\b|, (?:but|the|and)\\b))|to "                \
	"(?:test|check|see|confirm|verify|make sure)|on top "                  \
	"of|re-?ran|re-?run|re-?tested|measured|(?:and|but|,|then) "           \
	"(?:the|it|i|we|now) (?:[a-z]+ "                                       \
	")?(?:see|saw|get|got|regression|performance|result|is|was|went|"      \
	"numbers|drop)|after|when (?:i|we|the|it)|by reverting|tried|try(?! "  \
	"again)|with .{0,40}reverted|cleanly|version that|rolled back|in "     \
	"v\\d+ of|series until v\\d|page|packet|frame|lock|reference|ref)\\b"
/* Questions that ask for nothing. */
#define ASKS_NOTHING                                                           \
	"(?i)\\b(?:(?:anyone|anybody) (?:aware|care|using)|real users|go "     \
	"in\\b|separately|(?:need|want) it (?:earlier|sooner|in|for)|merge "   \
	"window|back-?port|please stop|please (?:let|ignore)|let us "          \
	"know|helpful|useful to "                                              \
	"you|any (?:comment|thought|objection|feedback)s?|thoughts|sounds? "   \
	"(?:good|ok)|makes? sense|right\\?|agree|review|could you send a "     \
	"patch|send (?:a|the) patch|who should|why not|can we "                \
	"(?:just|simply)|should (?:we|i) "                                     \
	"(?:drop|revert|just|add|send|take|fix))|\\w\\(\\)|->"
#define ASKS_NOTHING_SAID                                                      \
	"(?i)\\b(?:need to (?:be|fix|do|look|check|make|have a|add|use|go|"    \
	"re|find|know which|understand)|appreciate (?:the|your|it)|would "     \
	"appreciate (?:a review|your review|feedback)|patch)\\b"
/* What looks like a request for a test and is none. */
#define NOT_A_TEST                                                             \
	"\\b(?:try again (?:next|in the next|later|another|some other)|try "   \
	"to install|please "                                                   \
	"(?:ignore|drop|note|see|find|refer|review|let)|check the value|if "   \
	"you fix the issue|try to (?:explain|understand|avoid)|tests? "        \
	"(?:run|ran|was|were|is|are) |what (?:the )?test|(?:does|do) the "     \
	"test|would run into|(?:how|where|what) to "                           \
	"(?:run|test|reproduce|try)|send me|and "                              \
	"(?:post|share|send|attach|provide)\\b.{0,30}\\b(?:output|logs?|"      \
	"profiles?|traces?|dmesg))\\b"
#define IF_FIRST                                                               \
	"^(?:[a-z]+,? ){0,2}(?:if|unless|whether|when|once|assuming)\\b"
#define NO_SENDING                                                             \
	"\\b(?:not|[a-z]+n" APO "t|never|no need to|no plans? to) (?:[a-z]+ "  \
	")?(?:sen[dt]|post|spin|re-?send|re-?spin)"
#define CLAUSE "(?!.*\\b(?:but|however|although|though)\\b)"
#define NOT_HELPING                                                            \
	"\\b(?:not|[a-z]+n" APO                                                \
	"t|never|without) (?:really |actually |even |seem to |be "             \
	")*(?:help|fix|restor|recover|work|resolv|appl|improv|cur)"
#define TECH                                                                   \
	"(?:lock(?:s|ed|ing)?|spin-?locks?|mutex|rwsem|seqlock|rcu|pages?|"    \
	"folios?|references?|refcounts?|tlb|flush(?:es|ed|ing)?|caches?|"      \
	"cache "                                                               \
	"?lines?|races?|inodes?|dentr(?:y|ies)|bitmap|xarray|lists?|atomics?|" \
	"barriers?|queues?|wake-?ups?|interrupts?|ipis?|allocations?|lookups?" \
	"|timers?|buffers?|requests?|bios?|extents?|transactions?|journal|"    \
	"syscalls?|branch(?:es)?|indirect "                                    \
	"calls?|preempt\\w*|schedul\\w+|slab|memcg|counters?|stats|batch(?:"   \
	"es|ing)?|fast path|slow "                                             \
	"path|loop|hash|callbacks?|skbs?|packets?|sockets?|vmas?|faults?|"     \
	"readers?|writers?|waiters?|spinn(?:ers?|ing)|context "                \
	"switch(?:es)?|fsyncs?|log|swap(?:ping|ped)?|migrations?|zeroing|"     \
	"compaction|reclaim|writeback|read-?ahead|load balanc\\w+)"
/* Talk about the robot and how it reports. */
#define PROCESS                                                                \
	"\\b(?:(?:our|your|the|report(?:ing)?|bisect(?:ion)?|test(?:ing)?) "   \
	"(?:bot|robot|process|work-?flow|system|service|infrastructure|team|"  \
	"tool|script)|next time|in (?:the )?future|from now "                  \
	"on|(?:our|these|such|future) reports?|report(?:ing)? process)\\b"

#endif
