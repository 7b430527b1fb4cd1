/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The sentences of a summary (the JSON of ktt_summary()) that its text,
 * Markdown and HTML share. Callers free what they get; texts of mails in it
 * are as they came, for the renderer to make safe.
 */
#ifndef KTT_SUMMARY_WORDS_H
#define KTT_SUMMARY_WORDS_H

#include <jansson.h>

#include <glib.h>

/* "Regressions, 2024-03-01 to 2024-03-08: 3 changed, 12 wait". */
char *ktt_summary_head(const json_t *summary);

/* What has to be done, the most urgent first, as owned char *: "3 large and
 * unanswered, 2 of them late". */
GPtrArray *ktt_summary_todo(const json_t *summary);

/* The title of a block with its total. */
char *ktt_summary_title(const json_t *block);

/* What of the block is not shown; NULL: nothing. */
char *ktt_summary_rest(const json_t *block);

/* What waits since before the horizon; NULL: nothing. */
char *ktt_summary_older(const json_t *summary);

/* "waits for a@b to answer; 4 days late" or "…; due 2024-03-04"; "" where it
 * waits for nothing. */
char *ktt_summary_need(const json_t *item, const json_t *summary);

/* "-23.4% metric", else the first failure, else the subject. */
char *ktt_summary_what(const json_t *item);

/* "1a2b3c4d5e6f title"; of a patch that is no commit its subject. */
char *ktt_summary_commit(const json_t *item);

/* "fix (wins back 98 %): URL or commit"; NULL where there is none. Mails are
 * looked for in the archive. */
char *ktt_summary_fix(const json_t *item, const char *archive);

/* Sentences that a person has to judge, as owned char *: "disputed: “…” —
 * A. B, whom the report does not name". */
GPtrArray *ktt_summary_unclear(const json_t *item);

/* The sentence that decided and who said it, "" for none. */
char *ktt_summary_said(const json_t *item);

/* How many there are, and how this week went against the one before. */
char *ktt_summary_counts_line(const json_t *summary);
char *ktt_summary_trend_line(const json_t *summary);

/* "2024-01-31" of a time of the JSON page, "" for null. */
char *ktt_summary_day(const char *time);

/* The name of a person ("from" or "whom"), else the address, else "". */
const char *ktt_summary_person(const json_t *person);

/* Whether nothing changed, so that nobody needs to be told. */
gboolean ktt_summary_is_quiet(const json_t *summary);

#endif
