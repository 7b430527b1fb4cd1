/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Events with their sentence, their rule and what they changed. */
#ifndef CMD_EXPLAIN_TEXT_H
#define CMD_EXPLAIN_TEXT_H

#include <jansson.h>

/* Of a report as ktt_view_report() gives it. */
void cmd_explain_report(const json_t *view);

/* Of a message object (ktriage-json(5)). */
void cmd_explain_mail(const json_t *message);

#endif
