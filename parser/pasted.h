/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Whole mails with their header fields that were pasted into a text. */
#ifndef KTP_PASTED_H
#define KTP_PASTED_H

#include "parser/lines.h"

struct ktp_pasted {
	guint first, end; /* lines of its fields: first ≤ line < end */
	char *subject;	  /* owned or NULL */
	char *message_id; /* owned or NULL */
};

/*
 * The next block of fields at or after line from (struct ktp_line *, depth 0):
 * From, Subject and at least one more, a blank line after it. Returns FALSE,
 * and first = end = the number of lines, where there is none. Clear with
 * ktp_pasted_clear() in either case.
 */
gboolean ktp_pasted_find(struct ktp_pasted *pasted, const GPtrArray *lines,
			 guint from);
void ktp_pasted_clear(struct ktp_pasted *pasted);

#endif
