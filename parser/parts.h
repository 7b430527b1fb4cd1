/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The parts of a message's body (RFC 2046), found by a single pass over its
 * lines with a stack of open boundaries: no library sees the whole, so nothing
 * recurses and no part's header is read beyond the limits of header.h.
 */
#ifndef KTP_PARTS_H
#define KTP_PARTS_H

#include "parser/mime_type.h"

#define KTP_MAX_DEPTH 32  /* of nested parts */
#define KTP_MAX_PARTS 500 /* looked at in one mail */

struct ktp_part { /* one that holds no others */
	struct ktp_mime_type type;
	const guint8 *data; /* borrowed; not yet decoded */
	gsize size;
	gboolean enclosed; /* lies in an attached message */
};

struct ktp_parts {
	GPtrArray *list;	    /* owned struct ktp_part *, in order */
	struct ktp_header enclosed; /* of the first attached message */
	gboolean has_enclosed;
	gboolean oversize;  /* a limit was hit; parts were left out */
	gboolean truncated; /* a multipart has no closing boundary */
};

/*
 * Finds the parts of a body of size bytes whose header is given. An attached
 * message is looked into one level deep; further ones are parts like any
 * other. Linear. Clear with ktp_parts_clear().
 */
void ktp_parts_find(struct ktp_parts *parts, const struct ktp_header *header,
		    const guint8 *body, gsize size);
void ktp_parts_clear(struct ktp_parts *parts);

#endif
