/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What a commit's message says about reports and other commits. */
#ifndef KTT_GIT_RULES_TABLE_H
#define KTT_GIT_RULES_TABLE_H

#include <glib.h>

#include "parser/message.h"

enum ktt_git_kind {		    /* names: ktt_git_kind_names */
		    KTT_GIT_CLOSES, /* target: Message-ID */
		    KTT_GIT_LINK,   /* target: Message-ID */
		    KTT_GIT_FIXES,  /* target: key of a commit */
		    KTT_GIT_REVERT, /* target: key of a commit */
		    KTT_GIT_CREDIT, /* target: the robot, as it is named */
		    KTT_GIT_N_KINDS
};

extern const char *const ktt_git_kind_names[KTT_GIT_N_KINDS];

struct ktt_git_rule {
	const char *name;
	enum ktt_git_kind kind;
	/* Text without which the pattern cannot match: most commits have
	 * none, and a million of them are looked at. ASCII case ignored. */
	const char *hint;
	/* Named groups: id (a Message-ID, perhaps escaped), commit, credit. */
	const char *pattern;
	const char *example, *counter_example;
};

extern const struct ktt_git_rule ktt_git_rules[];
extern const gsize ktt_n_git_rules;

/* The title of the patch that a mail with this subject brings. */
extern const struct ktt_git_rule ktt_git_patch_rule;

enum ktt_git_how { /* how a commit is tied to a report, strongest first */
		   KTT_GIT_HOW_REVERT,	  /* it reverts the blamed commit */
		   KTT_GIT_HOW_CLOSES,	  /* Closes: the report */
		   KTT_GIT_HOW_CREDITED,  /* Link: and Reported-by: */
		   KTT_GIT_HOW_FIXES,	  /* Fixes: and Reported-by: */
		   KTT_GIT_HOW_ANNOUNCED, /* a mail says that it is the fix */
		   KTT_GIT_HOW_PATCH,	  /* a patch of the thread */
		   KTT_GIT_HOW_UNDONE,	  /* it reverts one of the above */
		   KTT_GIT_HOW_REDONE,	  /* it reverts such a revert */
		   KTT_GIT_HOW_MENTION,	  /* a link and nothing more */
		   KTT_GIT_N_HOWS
};

struct ktt_git_how_row {
	const char *name;
	int event; /* enum ktp_event_type; KTP_N_EVENTS: says nothing */
	double confidence;
	double strength; /* of the link to the report */
	const char *why;
};

extern const struct ktt_git_how_row ktt_git_how_rows[KTT_GIT_N_HOWS];

#endif
