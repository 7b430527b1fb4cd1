/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The keys that tie a message to a report. */
#ifndef KTT_LINK_TABLE_H
#define KTT_LINK_TABLE_H

#include <glib.h>

enum ktt_link_key {
	KTT_LINK_SELF,	     /* it is the report */
	KTT_LINK_REFERENCES, /* its headers name the report */
	KTT_LINK_THREAD,     /* it answers what belongs to the report */
	KTT_LINK_CLOSES,     /* a Closes: trailer names the report */
	KTT_LINK_URL,	     /* a URL names the report */
	KTT_LINK_QUOTE,	     /* it quotes the report with its id */
	KTT_LINK_SUBJECT,    /* same subject, same commit */
	KTT_LINK_FIXES,	     /* Fixes: the commit, Reported-by: the robot */
	KTT_LINK_TITLE,	     /* a patch whose title was announced as a fix */
	KTT_LINK_COMMIT,     /* names the commit with its metric or robot */
	KTT_N_LINK_KEYS
};

struct ktt_link_row {
	const char *name;
	double strength;
	/* Its events count for the report only where no header ties the
	 * message to another one: a mention is not a statement about it. */
	gboolean alone;
	const char *why;
};

extern const struct ktt_link_row ktt_link_rows[KTT_N_LINK_KEYS];

/* A closing event counts only over a link that is at least as strong. */
extern const double ktt_link_closing_strength;

#endif
