/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The parts of the report's screen, and what they share. */
#ifndef CMD_SHOW_PART_H
#define CMD_SHOW_PART_H

#include "triage/cmd/show_text.h"

/* The headline table, and with all the others. */
void cmd_show_metrics(const json_t *view,
		      const struct cmd_show_options *options);

/* Further tests that the mail names, and where it was seen again. */
void cmd_show_further(const json_t *view,
		      const struct cmd_show_options *options);

/* Tests that people asked for, and what came of them. */
void cmd_show_requests(const json_t *view);

/* Appends how much came back, give or take; nothing where it is NAN. */
void cmd_show_recovery(GString *text, double recovery, double spread);

/* The mails as a tree, each with what it does. */
void cmd_show_thread(const json_t *view,
		     const struct cmd_show_options *options);

/* Other reports of the commit, earlier ones of the test. */
void cmd_show_relatives(const json_t *view,
			const struct cmd_show_options *options);

/* Commits of scanned trees; width: columns of the labels. */
void cmd_show_commits(const json_t *view,
		      const struct cmd_show_options *options, guint width);

/* The name of a person, else the address; the caller frees. */
char *cmd_show_person(const json_t *from);

/* A blank line and a heading. */
void cmd_show_heading(const char *text);

#endif
