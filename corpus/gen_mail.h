/* SPDX-License-Identifier: GPL-2.0-or-later */
/* One generated mail: header fields, transfer encoding, mboxrd quoting. */
#ifndef GEN_MAIL_H
#define GEN_MAIL_H

#include <glib.h>

struct gen_mail {
	const char *from_name, *from_address;
	const char *to_name, *to_address;
	const char *cc;		 /* NULL: no such field */
	const char *subject;	 /* UTF-8, not folded */
	const char *message_id;	 /* without angle brackets */
	const char *in_reply_to; /* NULL: starts a thread */
	const char *root;	 /* NULL, or the first of References */
	const char *list;	 /* local part of the list's address */
	gint64 date;		 /* seconds since 1970 UTC */
	GString *body;		 /* owned; UTF-8, ends in a newline */
};

/*
 * Appends the mail with its separator line, in an encoding that rand draws:
 * 7bit, 8bit in latin-1 or UTF-8, quoted-printable or base64.
 */
void gen_mail_append(GString *mbox, const struct gen_mail *mail, GRand *rand);

#endif
