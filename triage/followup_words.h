/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The vocabulary of followup_table.c: pieces of patterns (PCRE2, to be used
 * behind CI) that several rows share. None has a capturing group.
 */
#ifndef KTT_FOLLOWUP_WORDS_H
#define KTT_FOLLOWUP_WORDS_H

#define CI "(?i)"
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

#define REPRO                                                                  \
	"(?:re-?produc(?:e|ed|es|ing)|repro|re-?create|trigger|observe|"       \
	"confirm|see|get|notice)"

/* Vetoes ------------------------------------------------------------- */

#define IF                                                                     \
	"\\b(?:if|unless|whether|in case|assuming|provided|once|until|when|"   \
	"suppose)\\b"
#define HOPE                                                                   \
	"\\b(?:hope|hoping|hopefully|should|shouldn" APO "t|would|wouldn" APO  \
	"t|expect|expectation|expecting|might|may|could|supposed|perhaps|"     \
	"maybe|probably|likely|wonder|guess|think|suspect|believe|seems?)\\b"
#define NEGATED                                                                \
	"\\b(?:not|never|no|without|neither|nor|hardly|cannot|can" APO "t|"    \
	"(?:do|does|did|is|was|are|were|has|have|had|wo|would|could|should)"   \
	"n" APO "t)\\b"
/* Talk about the robot and how it reports. */
#define PROCESS                                                                \
	"\\b(?:(?:our|your|the|report(?:ing)?|bisect(?:ion)?|test(?:ing)?) "   \
	"(?:bot|robot|process|work-?flow|system|service|infrastructure|"       \
	"team|tool)|next time|in (?:the )?future|from now on|(?:our|these|"    \
	"such|future) reports?|report(?:ing)? process)\\b"

#endif
