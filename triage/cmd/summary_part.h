/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Sentences of the summary that text and Markdown share; callers free. */
#ifndef CMD_SUMMARY_PART_H
#define CMD_SUMMARY_PART_H

#include <jansson.h>

#include <glib.h>

/* "Regressions 2024-03-01 to 2024-03-08: 3 changed, 12 wait". */
char *cmd_summary_head(const json_t *summary);

/* The title of a block with its total. */
char *cmd_summary_title(const json_t *block);

/* What of the block is not printed; NULL: nothing. */
char *cmd_summary_rest(const json_t *block, const json_t *summary);

/* "-23.4% metric on tree", or the subject. */
char *cmd_summary_what(const json_t *item);

/* What is needed, for how long; "" where nothing is. */
char *cmd_summary_need(const json_t *item, const json_t *summary);

/* "1a2b3c4d5e6f title". */
char *cmd_summary_commit(const json_t *item);

/* The sentence that decided and who said it, "" for none. */
char *cmd_summary_said(const json_t *item);

/* Lines of owned char *. */
GPtrArray *cmd_summary_counts(const json_t *summary);

#endif
