/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Reads the lines that people write for regzbot. */
#ifndef KTT_REGZBOT_H
#define KTT_REGZBOT_H

#include "parser/message.h"
#include "triage/regzbot_table.h"

struct ktt_regzbot {
	enum ktt_regzbot_verb verb;
	char *argument; /* owned; one line without blanks around, maybe "" */
	/* What the argument names; owned or NULL. A title stands without its
	 * quotes and parentheses. */
	char *commit, *title, *url;
};

/*
 * The commands in text: what follows "#regzbot" in a mail, the word itself
 * included or not, with further commands behind newlines or "; ". Unknown
 * words are passed over. An array of owned struct ktt_regzbot *.
 */
GPtrArray *ktt_regzbot_parse(const char *text);

/*
 * What the commands in text say about the report (enum ktp_event_type): the
 * first that says something; KTP_N_EVENTS where none does.
 */
int ktt_regzbot_meaning(const char *text);

/* Fills commit and link of a command event from the command that decides. */
void ktt_regzbot_fill(struct ktp_event *event);

#endif
