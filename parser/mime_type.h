/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What a part's header says of its body: RFC 2045, 2183, 2231, 3676. */
#ifndef KTP_MIME_TYPE_H
#define KTP_MIME_TYPE_H

#include "parser/header.h"

/* Bytes of a Content-* field that are looked at. */
#define KTP_MAX_TYPE 4096

enum ktp_encoding {
	KTP_ENCODING_NONE, /* 7bit, 8bit, binary, or not known */
	KTP_ENCODING_QP,
	KTP_ENCODING_BASE64,
};

struct ktp_mime_type {
	char *type;	/* owned; "text/plain", lower case; never NULL */
	char *charset;	/* owned or NULL */
	char *boundary; /* owned or NULL; only of multipart types */
	char *name;	/* owned or NULL: the file name, valid UTF-8 */
	gboolean flowed;
	gboolean attached; /* has a name or the disposition says so */
	enum ktp_encoding encoding;
};

/* Never fails: what cannot be read is text/plain. */
void ktp_mime_type_init(struct ktp_mime_type *type,
			const struct ktp_header *header);
void ktp_mime_type_clear(struct ktp_mime_type *type);

#endif
