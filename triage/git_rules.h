/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Reads the messages of commits by the rows of git_rules_table.c. */
#ifndef KTT_GIT_RULES_H
#define KTT_GIT_RULES_H

#include "triage/git_rules_table.h"

struct ktt_git_claim {
	enum ktt_git_kind kind;
	char *target; /* owned; see enum ktt_git_kind */
	char *text;   /* owned; the line that says so, at most 300 bytes */
};

/*
 * What the message of a commit (valid UTF-8) says, in its order, each kind
 * and target once: an array of owned struct ktt_git_claim *. Credits are kept
 * only where they name a robot.
 */
GPtrArray *ktt_git_claims(const char *message);

/* The title of the patch that a mail brings, by its subject (may be NULL);
 * NULL: it brings none. The caller frees it. */
char *ktt_git_patch_title(const char *subject);

#endif
