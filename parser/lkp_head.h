/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What stands above a comparison table: the name of the machine, the axes,
 * the list of commits. Fed line by line; a table takes what has gathered.
 */
#ifndef KTP_LKP_HEAD_H
#define KTP_LKP_HEAD_H

#include "parser/comparison.h"

enum ktp_lkp_part {
	KTP_LKP_NOTHING,
	KTP_LKP_MACHINE, /* after a rule of '*' */
	KTP_LKP_AXES,	 /* after a rule of '=' */
	KTP_LKP_COMMITS, /* after "commit:" alone on its line */
};

struct ktp_lkp_head {
	enum ktp_lkp_part part;
	char *machine;
	GString *names, *values; /* of the axes, as they come */
	GPtrArray *commits;	 /* owned struct ktp_commit * */
	guint open_machine;	 /* lines that the machine may go on for */
	guint open_title;	 /* lines that the last title may go on for */
};

void ktp_lkp_head_init(struct ktp_lkp_head *head);
void ktp_lkp_head_clear(struct ktp_lkp_head *head);

/* Takes in one line; TRUE: it belongs to the head of a table. */
gboolean ktp_lkp_head_feed(struct ktp_lkp_head *head, const char *line);

/* Moves what has gathered into comparison, whose commits have their header
 * ids already, and begins anew. */
void ktp_lkp_head_move(struct ktp_lkp_head *head,
		       struct ktp_comparison *comparison);

/* Whether text[0..length) can name a column: 8 to 40 hex digits or a tag. */
gboolean ktp_lkp_is_commit(const char *text, gsize length);

#endif
