/* SPDX-License-Identifier: GPL-2.0-or-later */
/* "ktriage parse --explain": who gave which value, as text. */
#ifndef CMD_PARSE_EXPLAIN_H
#define CMD_PARSE_EXPLAIN_H

#include "parser/message.h"

/*
 * Prints each value of the message's report, or of the one it quotes, with the
 * rule and the text that it came from, then the names of what is missing, then
 * the events. trace is that of ktp_message_explain().
 */
void cmd_parse_explain(const struct ktp_message *message,
		       const GPtrArray *trace);

#endif
