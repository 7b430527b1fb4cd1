/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * From raw bytes to decoded fields and one text. This file and mime_*.c are
 * the only ones that know GMime; parts.c finds the parts, so that the library
 * sees one field or one part's bytes at a time.
 */
#ifndef KTP_MIME_H
#define KTP_MIME_H

#include <glib.h>

#define KTP_MAX_REFERENCES 1000
#define KTP_MAX_TEXT (32 * 1024 * 1024) /* bytes of a body that are read */
#define KTP_MAX_LINE (1024 * 1024)	/* bytes of one line of it */
#define KTP_MAX_LINES 50000		/* real reports have 6,000 */

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
	/* Of the first attached message; each NULL where there is none: */
	char *enclosed_text, *enclosed_subject, *enclosed_id;
	GPtrArray *attachments; /* owned char *: file names */
	GPtrArray *warnings;	/* const char *, see warnings.h */
};

/* Never fails. Free with ktp_mail_free(). */
struct ktp_mail *ktp_mail_new(const guint8 *raw, gsize size);

/* The same, and of the own fields only the subject is read. */
struct ktp_mail *ktp_mail_new_text(const guint8 *raw, gsize size);
void ktp_mail_free(struct ktp_mail *mail);

/*
 * The id that a Message-ID field holds, or NULL; the caller frees it. One that
 * lost its brackets still is one when it looks like a@b. field may be NULL.
 */
char *ktp_mail_own_id(const char *field);

/* Message-IDs in angle brackets, in order, appended as owned char *. */
void ktp_mail_ids(const char *field, GPtrArray *ids);

#endif
