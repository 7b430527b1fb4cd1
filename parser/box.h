/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Boxes drawn with +--+ and |: further tests, and counts of failures. */
#ifndef KTP_BOX_H
#define KTP_BOX_H

#include <glib.h>

struct ktp_box {
	guint first, end; /* lines of the box: first ≤ line < end */
	GPtrArray *rows;  /* owned GStrv: trimmed cells of a row */
	GArray *group;	  /* guint of each row: rules between rows count up */
};

/*
 * The next box at or after line from, or NULL. Rows that a mail client broke
 * are put together again. lines holds const char *.
 */
struct ktp_box *ktp_box_find(const GPtrArray *lines, guint from);
void ktp_box_free(struct ktp_box *box);

#endif
