/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/header.h"
#include "parser/html.h"
#include "parser/mime.h"
#include "parser/mime_fields.h"
#include "parser/mime_text.h"
#include "parser/parts.h"
#include "parser/text.h"
#include "parser/veil.h"
#include "parser/warnings.h"

/* The candidates for the text of the mail, or of an attached message. */
struct found {
	const struct ktp_part *plain; /* the first without a file name */
	const struct ktp_part *named; /* the first with one */
	const struct ktp_part *html;
};

static void
look_at(struct found *found, const struct ktp_part *part)
{
	gboolean plain = !strcmp(part->type.type, "text/plain");

	if (plain && !part->type.attached && !found->plain)
		found->plain = part;
	else if (plain && !found->named)
		found->named = part;
	if (!strcmp(part->type.type, "text/html") && !found->html)
		found->html = part;
}

/* The text of what was found; NULL: there is none. part gets its part. */
static char *
take_text(struct ktp_mail *mail, const struct found *found,
	  const struct ktp_part **part)
{
	g_autofree char *html = NULL;

	*part = found->plain ? found->plain : found->named;
	if (*part)
		return ktp_mime_text(&(*part)->type, (*part)->data,
				     (*part)->size, mail->warnings);
	*part = found->html;
	if (!*part)
		return NULL;
	ktp_warning_add(mail->warnings, KTP_WARNING_HTML);
	html = ktp_mime_text(&(*part)->type, (*part)->data, (*part)->size,
			     mail->warnings);
	return ktp_html_text(html);
}

static void
limit_text(struct ktp_mail *mail, char *text)
{
	if (text && ktp_text_limit(text, KTP_MAX_LINE, KTP_MAX_LINES))
		ktp_warning_add(mail->warnings, KTP_WARNING_OVERSIZE);
}

static void
take_enclosed(struct ktp_mail *mail, const struct ktp_parts *parts,
	      const struct found *found)
{
	const struct ktp_header *header = &parts->enclosed;
	const struct ktp_part *part;

	if (!parts->has_enclosed)
		return;
	mail->enclosed_text = take_text(mail, found, &part);
	limit_text(mail, mail->enclosed_text);
	mail->enclosed_id =
		ktp_mail_own_id(ktp_header_get(header, "Message-ID"));
	mail->enclosed_subject =
		ktp_mail_decode_words(ktp_header_get(header, "Subject"));
}

static void
take_parts(struct ktp_mail *mail, const struct ktp_parts *parts)
{
	struct found own = {0}, enclosed = {0};
	const struct ktp_part *part;

	for (guint i = 0; i < parts->list->len; i++) {
		part = parts->list->pdata[i];
		look_at(part->enclosed ? &enclosed : &own, part);
		if (part->type.attached && !part->enclosed)
			g_ptr_array_add(mail->attachments,
					g_strdup(part->type.name
							 ? part->type.name
							 : ""));
	}
	mail->text = take_text(mail, &own, &part);
	mail->flowed = part && part->type.flowed;
	if (!mail->text) {
		ktp_warning_add(mail->warnings, KTP_WARNING_NO_TEXT);
		mail->text = g_strdup("");
	}
	limit_text(mail, mail->text);
	take_enclosed(mail, parts, &enclosed);
}

static gboolean
is_veiled(const struct ktp_header *header)
{
	g_autofree char *lifted =
		ktp_veil_lift_field(ktp_header_get(header, "From"));

	return lifted != NULL;
}

static void
read_body(struct ktp_mail *mail, const struct ktp_header *header,
	  const guint8 *body, gsize size)
{
	gsize limit = MIN(size, KTP_MAX_TEXT);
	struct ktp_parts parts;

	ktp_parts_find(&parts, header, body, limit);
	if (parts.oversize || limit < size)
		ktp_warning_add(mail->warnings, KTP_WARNING_OVERSIZE);
	else if (parts.truncated)
		ktp_warning_add(mail->warnings, KTP_WARNING_TRUNCATED);
	take_parts(mail, &parts);
	if (is_veiled(header))
		mail->text = ktp_veil_lift_text(mail->text);
	ktp_parts_clear(&parts);
}

static struct ktp_mail *
mail_empty(void)
{
	struct ktp_mail *mail = g_new0(struct ktp_mail, 1);

	mail->references = g_ptr_array_new_with_free_func(g_free);
	mail->recipients = g_ptr_array_new_with_free_func(g_free);
	mail->attachments = g_ptr_array_new_with_free_func(g_free);
	mail->warnings = g_ptr_array_new();
	return mail;
}

struct ktp_mail *
ktp_mail_new_text(const guint8 *raw, gsize size)
{
	static const char *const names[] = {"From", "Subject", "Content-Type",
					    "Content-Disposition",
					    "Content-Transfer-Encoding"};
	struct ktp_mail *mail = mail_empty();
	struct ktp_header header;

	ktp_header_parse_only(&header, raw, size, names, G_N_ELEMENTS(names));
	mail->subject =
		ktp_mail_decode_words(ktp_header_get(&header, "Subject"));
	read_body(mail, &header, raw + header.body, size - header.body);
	ktp_header_clear(&header);
	return mail;
}

struct ktp_mail *
ktp_mail_new(const guint8 *raw, gsize size)
{
	struct ktp_mail *mail = mail_empty();
	struct ktp_header header;

	ktp_header_parse(&header, raw, size);
	if (header.oversize)
		ktp_warning_add(mail->warnings, KTP_WARNING_OVERSIZE);
	if (header.had_nul)
		ktp_warning_add(mail->warnings, KTP_WARNING_NUL);
	if (header.no_header)
		ktp_warning_add(mail->warnings, KTP_WARNING_NO_HEADERS);
	ktp_mail_read_fields(mail, &header);
	if (!mail->message_id)
		ktp_warning_add(mail->warnings, KTP_WARNING_NO_MESSAGE_ID);
	read_body(mail, &header, raw + header.body, size - header.body);
	ktp_header_clear(&header);
	return mail;
}

void
ktp_mail_free(struct ktp_mail *mail)
{
	if (!mail)
		return;
	g_free(mail->message_id);
	g_free(mail->in_reply_to);
	g_ptr_array_unref(mail->references);
	g_free(mail->from_name);
	g_free(mail->from_address);
	g_free(mail->subject);
	g_ptr_array_unref(mail->recipients);
	g_free(mail->list_id);
	g_free(mail->auth_results);
	g_free(mail->auto_submitted);
	g_free(mail->text);
	g_free(mail->enclosed_text);
	g_free(mail->enclosed_subject);
	g_free(mail->enclosed_id);
	g_ptr_array_unref(mail->attachments);
	g_ptr_array_unref(mail->warnings);
	g_free(mail);
}
