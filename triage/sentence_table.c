/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/sentence_table.h"

const struct ktt_shape ktt_shapes[KTT_N_SHAPES] = {
	[KTT_SHAPE_STOP] = {"stop",
			    "[.?!]+[\"')\\]]*(?: [:;][-o]?[()DP/|])?(?= |$)",
			    "It is gone. Thanks", "see v6.1-rc2 for it"},
	[KTT_SHAPE_ABBREVIATION] =
		{"abbreviation",
		 "^\\d{1,2}\\.$|(?:^|[\\s(\"'])(?:[A-Za-z]|(?i:e\\.g|i\\.e|"
		 "etc|vs|cf|resp|approx|ca|dr|mr|ms|no|nr|"
		 "fig|sec|incl|max|min|avg|St))\\.$",
		 "a small box (e.g.", "it is gone."},
	/* After "..." only a capital begins another sentence. */
	[KTT_SHAPE_GOES_ON] = {"goes-on", "^(?:\\.\\.+ [a-z]|\\. [,;])",
			       "... and so on", "... And then"},
	[KTT_SHAPE_QUESTION] = {"question",
				"\\?[!?.\"')\\]]*(?: [:;][-o]?[()DP/|])?$",
				"Is this expected?", "It is expected."},
	[KTT_SHAPE_ITEM] = {"item",
			    "^\\s*(?:[-*+o\xe2\x80\xa2] |\\d{1,2}[.)] |"
			    "\\(?[a-z]\\) |\\[\\d+\\](?: |$)|=> ?|-> ?)",
			    "  - the second run", "and 3 of them"},
	[KTT_SHAPE_ALONE] =
		{"alone",
		 "^(?:(?i:hi|hello|dear|hey)(?: [^ ,]+){0,4}[,!.:]?|"
		 "https?://\\S+|[-\\w.]+:)$",
		 "Hi Oliver,", "Hello, this is gone"},
	[KTT_SHAPE_PATCH_MAIL] = {"patch-mail",
				  "^(?:\\[[^\\]]*\\] ?)?\\[[^\\]]*\\bPATCH\\b",
				  "[RFC PATCH v2 1/3] mm: do it",
				  "Re: [PATCH] mm: do it"},
	[KTT_SHAPE_PATCH_HEAD] = {"patch-head",
				  "^(?:From [0-9a-f]{40} \\w|"
				  "Subject: \\[[^\\]]*\\bPATCH\\b)",
				  "Subject: [PATCH] mm: do it",
				  "Subject: the patch"},
	[KTT_SHAPE_PATCH_TAIL] = {"patch-tail", "^---$", "---", "--- a/x.c"},
};
