/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Events: what a message does to its report, by the rules of the table. */
#ifndef KTT_FOLLOWUP_H
#define KTT_FOLLOWUP_H

#include "parser/message.h"

/*
 * Fills message->events from the message's own text (quotes, attributions,
 * signatures, diffs, tables and pasted reports cut away first) by the rows of
 * followup_table.c. Pure: the same message always gives the same events. A
 * first report has none. Events are ordered by their place in the text; one
 * message has at most one event of a type, except command, fixed and
 * fix-proposed, which may name different commits.
 */
void ktt_followup_events(struct ktp_message *message);

#endif
