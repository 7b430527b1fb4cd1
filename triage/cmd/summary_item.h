/* SPDX-License-Identifier: GPL-2.0-or-later */
/* One report of a summary as text of 72 columns. */
#ifndef CMD_SUMMARY_ITEM_H
#define CMD_SUMMARY_ITEM_H

#include <jansson.h>

#include <glib.h>

struct cmd_summary_item {
	const json_t *item, *summary;
	const char *archive; /* links to mails begin with it */
	const char *block;   /* its name */
	gboolean changed;    /* it stands among what changed */
	gboolean begun;	     /* FALSE; set once its first line is out */
};

/* Prints what is needed, what it is and where to read it. */
void cmd_summary_item(struct cmd_summary_item *item);

/* Prints one line about an item that was printed before. */
void cmd_summary_again(const json_t *item);

#endif
