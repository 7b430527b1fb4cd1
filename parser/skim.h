/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Looks at a raw mail only so far as to know that it cannot concern us. Most
 * mail of a list ends here, at the speed of memory.
 */
#ifndef KTP_SKIM_H
#define KTP_SKIM_H

#include <glib.h>

enum ktp_skim_verdict {
	KTP_SKIM_SKIP,	 /* cannot be of concern by itself */
	KTP_SKIM_DECODE, /* marks may be hidden: ktp_skim_decoded() tells */
	KTP_SKIM_READ,	 /* may be of concern: parse it */
};

struct ktp_skim {
	enum ktp_skim_verdict verdict;
	char *message_id; /* owned; NULL: none that is usable */
	GPtrArray *ids;	  /* owned char *: of References and In-Reply-To, and
			     each Message-ID that a URL anywhere names */
};

/*
 * Skims a raw message. A mail whose verdict is SKIP is never of concern by
 * ktp_message_is_of_concern(); whether it belongs to a known thread the
 * caller finds by its ids. Linear. Clear with ktp_skim_clear().
 */
void ktp_skim(struct ktp_skim *skim, const guint8 *raw, gsize size);

/*
 * The second look at a mail with the verdict DECODE: decodes its text and
 * subject, adds the ids that links in it name, and settles the verdict as
 * SKIP or READ.
 */
void ktp_skim_decoded(struct ktp_skim *skim, const guint8 *raw, gsize size);

void ktp_skim_clear(struct ktp_skim *skim);

#endif
