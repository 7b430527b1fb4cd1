/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/roles_table.h"

#define ANY_ID "(?:commit )?<ID>"
/* The title that a list gives behind an id. */
#define TITLE "(?: ?\\(\"[^\"]*\"\\))?"
/* What joins an id and the word for it, and the few words between. */
#define IS " ?(?:<-+|=|->|\\bis\\b|\\bwith\\b) ?[^.;]{0,40}"
#define CURE "\\b(?:patch|fix|fixup|diff|hack)\\b"

const char *const ktp_role_word =
	"(?<![\\w/.-])(?:[0-9a-f]{7,40}|v[0-9]+\\.[0-9]+[\\w.+-]*|"
	"next-[0-9]{8})(?![\\w/])";

const struct ktp_role_rule ktp_role_rules[] = {
	{"tag-patched", KTP_ROLE_FIX, KTP_ROLE_ID, "\\+", "v6.3-rc2+patch",
	 "v6.3-rc2"},
	{"tag", KTP_ROLE_BASE, KTP_ROLE_ID, "^(?:v[0-9]+\\.[0-9]|next-[0-9])",
	 "v6.3-rc2", "0123456789"},
	{"title-revert", KTP_ROLE_REVERT, KTP_ROLE_TITLE,
	 "^(?:[^:\"]+: )?[Rr]evert\\b", "Revert \"mm: batch the walk\"",
	 "mm: walk in batches, and revert nothing"},
	{"title-fixup", KTP_ROLE_FIX, KTP_ROLE_TITLE,
	 "^(?i:fix-?up|debug[- ]patch)\\b", "fixup-for-0123456789",
	 "mm: fix up the walk"},
	{"title-merge", KTP_ROLE_BASE, KTP_ROLE_TITLE,
	 "^Merge (?:tag|branch|remote-tracking|[\\w./-]+ into)\\b",
	 "Merge branch 'akpm' into next", "mm: Merge adjacent areas"},
	{"is-revert", KTP_ROLE_REVERT, KTP_ROLE_TEXT,
	 "<ID>" TITLE IS "\\brevert", "<ID> <-- revert of the walk",
	 "<ID> = 0123456789 + patch"},
	{"reverted-as", KTP_ROLE_REVERT, KTP_ROLE_TEXT,
	 "\\brevert(?:ed|ing)?\\b[^.;]{0,40}\\b(?:as|is|in):? " ANY_ID,
	 "we reverted it as <ID>", "we reverted it upon <ID>"},
	{"is-fix", KTP_ROLE_FIX, KTP_ROLE_TEXT, "<ID>" TITLE IS CURE,
	 "<ID> = 0123456789 + patch [1]", "0123456789 = <ID> + patch [1]"},
	{"fix-is", KTP_ROLE_FIX, KTP_ROLE_TEXT,
	 CURE "(?:[^.;]{0,40}\\b(?:as|is)|(?: commit)?):? ?" ANY_ID,
	 "your patch was applied as commit <ID>",
	 "your patch was applied upon <ID>"},
	{"is-parent", KTP_ROLE_PARENT, KTP_ROLE_TEXT,
	 "<ID>" TITLE " ?(?:<-+|=|\\bis\\b|\\() ?(?:the |its )?parent\\b",
	 "<ID> (parent)", "<ID> and its parent"},
	{"applied-on", KTP_ROLE_BASE, KTP_ROLE_TEXT,
	 "\\b(?:upon|onto|on top of|based on|base(?: commit)?(?: is)?:?) "
	 "(?:the )?" ANY_ID,
	 "it was applied on top of <ID>", "we tested on <ID>"},
	{"is-base", KTP_ROLE_BASE, KTP_ROLE_TEXT,
	 "= ?" ANY_ID TITLE " ?\\+|<ID>" TITLE
	 " ?(?:<-+|=|\\bis\\b) ?(?:the |its |latest )*"
	 "(?:base|mainline|tip|head)\\b",
	 "0123456789 = <ID> + patch", "<ID> = 0123456789 + patch"},
	{"newer", KTP_ROLE_BASE, KTP_ROLE_TEXT,
	 "\\b(?i:mainline|linus/"
	 "\\w+|linux-next|latest|newer|recent|head|tip)\\b"
	 "[^.;]{0,30}\\W" ANY_ID,
	 "on the latest mainline (<ID>) it is still there",
	 "<ID> is older than mainline"},
	{"tested-patch", KTP_ROLE_FIX, KTP_ROLE_MAIL,
	 "(?i)\\b(?:tested|testing|test|applied|applying|tried|(?:re-?)?ran|"
	 "run|running)\\b(?: [^ ]+){0,4}? (?:patch(?:es|-?set)?|fix(?:es)?|"
	 "diff|hunk|v\\d+)\\b",
	 "we applied the patch upon its parent", "we will look at the patch"},
	{"patch-does", KTP_ROLE_FIX, KTP_ROLE_MAIL,
	 "(?i)\\b(?:the|this|your|that) (?:patch|fix|diff|branch|series)"
	 "(?: seems?| does| did| has| had| could| can| helps| fixes| restores| "
	 "recovers| works| brings| makes| is| was)\\b",
	 "the patch seems to have little impact", "the patched kernel"},
	{"gone-with", KTP_ROLE_FIX, KTP_ROLE_TEXT,
	 "\\b(?:gone|recovered|restored|fixed|resolved|cured|back|disappear\\w*"
	 ")"
	 " (?:with|by|after|on|in|since) " ANY_ID,
	 "the regression is gone with <ID>:", "the regression came with <ID>"},
	{"tested-revert", KTP_ROLE_REVERT, KTP_ROLE_MAIL,
	 "(?i)\\b(?:tested|applied|tried|ran)\\b(?: [^ ]+){0,3}? revert\\b",
	 "we tested the revert on top of v6.1", "we saw the revert"},
	{"offered-diff", KTP_ROLE_FIX, KTP_ROLE_QUOTE,
	 "^(?:diff --git |@@ -\\d|--- a/)", "diff --git a/mm/a.c b/mm/a.c",
	 "the diff of both"},
	{"asked-to-test", KTP_ROLE_FIX, KTP_ROLE_QUOTE,
	 "(?i)\\b(?:try|test|run|re-?run|check|apply)\\b(?: [^ ]+){0,6}? "
	 "(?:patch(?:es)?|fix(?:es)?|diff|branch|series|below|above|attached|"
	 "v\\d+)\\b",
	 "Could you try the patch below?", "Can you run the test again?"},
};

const guint ktp_n_role_rules = G_N_ELEMENTS(ktp_role_rules);
