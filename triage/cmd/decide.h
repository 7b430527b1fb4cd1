/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Decisions and remarks by hand. */
#ifndef CMD_DECIDE_H
#define CMD_DECIDE_H

#include "triage/cmd/cmd.h"

/* Who decides: "NAME <ADDRESS>" as git names people, as far as it can be told
 * without git; else the login name. The caller frees. */
char *cmd_who(void);

/*
 * Stores a decision about the report that name means and says so: "R12 SAYS".
 * kind and value as in struct ktt_decision. Returns an exit code.
 */
int cmd_decide(struct cmd_context *context, const char *name, const char *kind,
	       const char *value, const char *says);

/* The same decision about each of the argc reports that argv names; stops at
 * the first that fails. */
int cmd_decide_each(struct cmd_context *context, int argc, char **argv,
		    const char *kind, const char *says);

#endif
