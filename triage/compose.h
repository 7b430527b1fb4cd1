/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Writing a mail: the one file that makes them with GMime. */
#ifndef KTT_COMPOSE_H
#define KTT_COMPOSE_H

#include "triage/address.h"

struct ktt_letter {
	const struct ktt_address *from;
	const GPtrArray *to; /* struct ktt_address *, one or more */
	const char *subject; /* any text: it becomes one line */
	const char *text;    /* UTF-8 */
	const char *html;    /* the same as a page, or NULL */
	gint64 now;	     /* seconds since 1970 */
	const char *since;   /* what tells this summary from others to the
				same people: goes into the Message-ID */
};

/*
 * The mail as it goes over the wire: RFC 5322, multipart/alternative, 7 bit,
 * CRLF. It says that no person wrote it (RFC 3834) and which list it is of
 * (own.h). The same letter has the same Message-ID, so that one that is sent
 * again can be known. Before it is handed out it is read again: its headers
 * are those that were meant, or there is the error INTERNAL.
 */
GByteArray *ktt_compose(const struct ktt_letter *letter, GError **error);

#endif
