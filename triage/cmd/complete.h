/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What a command line can go on with. */
#ifndef CMD_COMPLETE_H
#define CMD_COMPLETE_H

#include "triage/cmd/cmd.h"

/*
 * The words that can stand for the last of words (n of them, the program's
 * name left out), whole ones: an array of owned char *, empty where a shell
 * should offer files. What ends in ":" or "=" goes on. The store is opened
 * where its values are wanted, and a failure to is no error.
 */
GPtrArray *cmd_complete(struct cmd_context *context, int n, char **words);

/* Whether value is one of the few that the option of that long name has. */
gboolean cmd_complete_knows(const struct cmd_entry *entry, const char *option,
			    const char *value);

#endif
