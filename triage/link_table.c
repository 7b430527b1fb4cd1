/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/link_table.h"

const struct ktt_link_row ktt_link_rows[KTT_N_LINK_KEYS] = {
	[KTT_LINK_SELF] = {"self", 1.0, FALSE, "it is the report"},
	[KTT_LINK_REFERENCES] = {"references", 1.0, FALSE,
				 "the sender's mail program says so"},
	[KTT_LINK_THREAD] = {"thread", 0.9, FALSE,
			     "it answers a mail that belongs to the report"},
	[KTT_LINK_CLOSES] = {"closes", 0.95, FALSE,
			     "the author says which report it cures"},
	[KTT_LINK_URL] = {"link", 0.8, TRUE,
			  "a URL is a mention: it may be an example"},
	[KTT_LINK_QUOTE] = {"quote", 0.8, TRUE,
			    "the text that it quotes holds the report's id"},
	[KTT_LINK_SUBJECT] = {"subject", 0.7, TRUE,
			      "a reply of a mail program without References"},
	[KTT_LINK_FIXES] = {"fixes", 0.7, FALSE,
			    "it credits the robot and cures the commit"},
	[KTT_LINK_TITLE] = {"title", 0.7, FALSE,
			    "a patch of the title that somebody called the "
			    "fix"},
	[KTT_LINK_COMMIT] = {"commit", 0.5, TRUE,
			     "it speaks of the commit; perhaps of another "
			     "effect of it"},
};

const double ktt_link_closing_strength = 0.6;
