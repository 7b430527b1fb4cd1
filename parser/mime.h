/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * From raw bytes to decoded fields and one text: the only file that knows
 * GMime. Structure: RFC 2045-2047, 2231, 3676.
 */
#ifndef KTP_MIME_H
#define KTP_MIME_H

#include <glib.h>

#define KTP_MAX_DEPTH 32  /* of nested parts */
#define KTP_MAX_PARTS 500 /* looked at in one mail */
#define KTP_MAX_REFERENCES 1000
#define KTP_MAX_TEXT (32 * 1024 * 1024) /* bytes of text that are read */

struct ktp_mail {
	char *message_id; /* NULL: none that is usable */
	char *in_reply_to;
	GPtrArray *references; /* owned char *, In-Reply-To included */
	gint64 date;
	gboolean has_date;
	char *from_name, *from_address;
	char *subject;
	GPtrArray *recipients; /* owned char *, To and Cc, lower case */
	char *list_id, *auth_results, *auto_submitted;
	char *text; /* valid UTF-8, LF line ends; never NULL */
	gboolean flowed;
	GPtrArray *attachments; /* owned char *: file names */
	GPtrArray *warnings;	/* const char *, see warnings.h */
};

/* Never fails. Free with ktp_mail_free(). */
struct ktp_mail *ktp_mail_new(const guint8 *raw, gsize size);
void ktp_mail_free(struct ktp_mail *mail);

/* Message-IDs in angle brackets, in order, appended as owned char *. */
void ktp_mail_ids(const char *field, GPtrArray *ids);

#endif
