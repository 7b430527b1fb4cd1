/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The summary for people: 72 columns of text, or Markdown. */
#ifndef CMD_SUMMARY_TEXT_H
#define CMD_SUMMARY_TEXT_H

#include <jansson.h>

/* archive: what links to mails begin with. */
void cmd_summary_text(const json_t *summary, const char *archive);
void cmd_summary_markdown(const json_t *summary, const char *archive);

#endif
