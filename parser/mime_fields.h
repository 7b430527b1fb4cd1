/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The fields of a message: RFC 5322 addresses, dates and ids, RFC 2047. */
#ifndef KTP_MIME_FIELDS_H
#define KTP_MIME_FIELDS_H

#include "parser/header.h"
#include "parser/mime.h"

/* Fills in what comes from the header, and its warnings. */
void ktp_mail_read_fields(struct ktp_mail *mail,
			  const struct ktp_header *header);

/* Encoded words decoded, white space folded; NULL for NULL. */
char *ktp_mail_decode_words(const char *field);

#endif
