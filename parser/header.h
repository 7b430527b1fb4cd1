/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The header block of a raw message (RFC 5322 section 2.2), read before any
 * library sees it, so that limits hold and the first of two equal fields wins.
 */
#ifndef KTP_HEADER_H
#define KTP_HEADER_H

#include <glib.h>

#define KTP_MAX_FIELD (64 * 1024)	  /* bytes of one field */
#define KTP_MAX_HEADER_BLOCK (256 * 1024) /* bytes of all fields */
#define KTP_MAX_FIELDS 1000

struct ktp_header {
	GPtrArray *names;   /* owned char *, as written */
	GPtrArray *values;  /* owned char *, unfolded, trimmed, no NUL */
	gsize body;	    /* offset of the first byte after the blank line */
	gboolean oversize;  /* a limit was hit: some text was left out */
	gboolean had_nul;   /* NUL bytes were replaced by blanks */
	gboolean no_header; /* the text does not begin with a field */
	gboolean unterminated; /* a line that is no field ended the block */
};

/*
 * Reads the fields. A leading mbox separator ("From …" up to 200 bytes) and
 * leading blank lines are skipped. Never fails; linear. Clear with
 * ktp_header_clear().
 */
void ktp_header_parse(struct ktp_header *header, const guint8 *raw, gsize size);

/*
 * The same, and only fields of these names (n of them, any case) are kept. The
 * flags are those of the whole header.
 */
void ktp_header_parse_only(struct ktp_header *header, const guint8 *raw,
			   gsize size, const char *const *names, guint n);

/* The same for a part of a message: a blank line at once is an empty header. */
void ktp_header_parse_part(struct ktp_header *header, const guint8 *raw,
			   gsize size);
void ktp_header_clear(struct ktp_header *header);

/* The first field of that name (any case), or NULL; owned by the header. */
const char *ktp_header_get(const struct ktp_header *header, const char *name);

/* How many fields have that name. */
guint ktp_header_count(const struct ktp_header *header, const char *name);

#endif
