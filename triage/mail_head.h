/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The head of a mail that we write. What comes from other people's mail goes
 * into it through one setter, which lets no second header in.
 */
#ifndef KTT_MAIL_HEAD_H
#define KTT_MAIL_HEAD_H

#include <glib.h>

/*
 * Appends "NAME: VALUE\n" to head, folded at blanks to 78 columns where they
 * allow it (RFC 5322, 2.2.3). text: the value is free text, so that words
 * that are not ASCII become encoded words (RFC 2047); others (addresses, ids)
 * must be ASCII. Error DATA, and nothing is appended: the value is empty, no
 * valid UTF-8, has a control character, or is not ASCII where it must be.
 */
gboolean ktt_mail_head_set(GString *head, const char *name, const char *value,
			   gboolean text, GError **error);

/* Whether a Message-ID or an address can stand in a header: printable ASCII
 * without blanks, commas, quotes and angle brackets, an @ inside. */
gboolean ktt_mail_head_word(const char *word);

#endif
