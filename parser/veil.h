/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Addresses that an archive wrote in another way, by veil_table.h. */
#ifndef KTP_VEIL_H
#define KTP_VEIL_H

#include <glib.h>

/*
 * The field (From, To, Cc) with its addresses as they were, or NULL where it
 * has an '@' or no veiled address; field may be NULL. The caller frees it.
 */
char *ktp_veil_lift_field(const char *field);

/*
 * The text with the addresses in angle brackets and in links as they were;
 * lines of more than KTP_MAX_SUBJECT bytes are left. Takes text over, which
 * may be NULL. For mail whose From field is veiled: other text has sentences
 * that look so. Linear in the length of the text.
 */
char *ktp_veil_lift_text(char *text);

#endif
