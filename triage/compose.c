/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/gmime_load.h"
#include "parser/message.h"
#include "triage/compose.h"
#include "triage/error.h"
#include "triage/own.h"
#include "triage/safe.h"

#define CHARSET "utf-8"

static GMimeObject *
make_text(const char *subtype, const char *text)
{
	GMimeTextPart *part = gmime->g_mime_text_part_new_with_subtype(subtype);

	gmime->g_mime_text_part_set_charset(part, CHARSET);
	gmime->g_mime_text_part_set_text(part, text);
	/* Lines of any length and bytes of any kind come through as they
	 * are, and no line can begin with "From " or be a single point. */
	gmime->g_mime_part_set_content_encoding(
		(GMimePart *)part, GMIME_CONTENT_ENCODING_QUOTEDPRINTABLE);
	return (GMimeObject *)part;
}

static void
set_body(GMimeMessage *message, const struct ktt_letter *letter)
{
	GMimeMultipart *both;
	GMimeObject *text = make_text("plain", letter->text);
	GMimeObject *html;

	if (letter->html == NULL) {
		gmime->g_mime_message_set_mime_part(message, text);
		gmime->g_object_unref(text);
		return;
	}
	both = gmime->g_mime_multipart_new_with_subtype("alternative");
	html = make_text("html", letter->html);
	gmime->g_mime_multipart_add(both, text);
	gmime->g_mime_multipart_add(both, html);
	gmime->g_mime_message_set_mime_part(message, (GMimeObject *)both);
	gmime->g_object_unref(text);
	gmime->g_object_unref(html);
	gmime->g_object_unref(both);
}

static void
set_people(GMimeMessage *message, const struct ktt_letter *letter)
{
	InternetAddressList *to = gmime->g_mime_message_get_addresses(
		message, GMIME_ADDRESS_TYPE_TO);
	InternetAddressList *from = gmime->g_mime_message_get_addresses(
		message, GMIME_ADDRESS_TYPE_FROM);
	InternetAddress *one = gmime->internet_address_mailbox_new(
		letter->from->name, letter->from->address);

	gmime->internet_address_list_add(from, one);
	gmime->g_object_unref(one);
	for (guint i = 0; i < letter->to->len; i++) {
		const struct ktt_address *address = letter->to->pdata[i];

		one = gmime->internet_address_mailbox_new(address->name,
							  address->address);
		gmime->internet_address_list_add(to, one);
		gmime->g_object_unref(one);
	}
}

static char *
make_id(const struct ktt_letter *letter, const char *domain)
{
	g_autoptr(GChecksum) sum = g_checksum_new(G_CHECKSUM_SHA256);

	g_checksum_update(sum, (const guchar *)letter->since, -1);
	g_checksum_update(sum, (const guchar *)letter->text, -1);
	for (guint i = 0; i < letter->to->len; i++) {
		const struct ktt_address *to = letter->to->pdata[i];

		g_checksum_update(sum, (const guchar *)to->address, -1);
	}
	return g_strdup_printf("ktriage.%.40s@%s", g_checksum_get_string(sum),
			       domain);
}

static void
set_header(GMimeMessage *message, const char *name, const char *value)
{
	gmime->g_mime_object_set_header((GMimeObject *)message, name, value,
					CHARSET);
}

static void
set_headers(GMimeMessage *message, const struct ktt_letter *letter,
	    const char *subject)
{
	const char *domain = ktt_address_domain(letter->from->address);
	g_autoptr(GDateTime) date =
		g_date_time_new_from_unix_local(letter->now);
	g_autofree char *id = make_id(letter, domain);
	g_autofree char *list = g_strdup_printf("<%s%s>", KTT_OWN_LIST, domain);

	set_people(message, letter);
	gmime->g_mime_message_set_subject(message, subject, CHARSET);
	gmime->g_mime_message_set_date(message, date);
	gmime->g_mime_message_set_message_id(message, id);
	set_header(message, "List-Id", list);
	set_header(message, "Auto-Submitted", "auto-generated");
	set_header(message, "Precedence", "bulk");
	set_header(message, "X-Mailer", "ktriage " PACKAGE_VERSION);
}

static GByteArray *
write_message(GMimeMessage *message)
{
	GByteArray *bytes = g_byte_array_new();
	GMimeStream *stream =
		gmime->g_mime_stream_mem_new_with_byte_array(bytes);
	GMimeFormatOptions *options = gmime->g_mime_format_options_new();

	gmime->g_mime_stream_mem_set_owner((GMimeStreamMem *)stream, FALSE);
	gmime->g_mime_format_options_set_newline_format(
		options, GMIME_NEWLINE_FORMAT_DOS);
	gmime->g_mime_object_write_to_stream((GMimeObject *)message, options,
					     stream);
	gmime->g_mime_format_options_free(options);
	gmime->g_object_unref(stream);
	return bytes;
}

/* CR and LF come in pairs only, and nothing is outside of ASCII. */
static gboolean
is_clean(const GByteArray *bytes)
{
	for (guint i = 0; i < bytes->len; i++) {
		guint8 c = bytes->data[i];

		if (c == '\n' && (i == 0 || bytes->data[i - 1] != '\r'))
			return FALSE;
		if (c == '\r' &&
		    (i + 1 == bytes->len || bytes->data[i + 1] != '\n'))
			return FALSE;
		if (c == '\0' || c > 0x7e)
			return FALSE;
	}
	return bytes->len > 0;
}

static gboolean
reads_as_meant(const GByteArray *bytes, const struct ktt_letter *letter,
	       const char *subject)
{
	struct ktp_message *message =
		ktp_message_parse(bytes->data, bytes->len);
	gboolean ok = ktt_message_is_own(message) &&
		      g_strcmp0(message->subject, subject) == 0 &&
		      message->recipients->len == letter->to->len &&
		      message->from_address != NULL &&
		      g_ascii_strcasecmp(message->from_address,
					 letter->from->address) == 0;

	ktp_message_free(message);
	return ok;
}

GByteArray *
ktt_compose(const struct ktt_letter *letter, GError **error)
{
	g_autofree char *subject =
		ktt_safe_text(letter->subject, -1, KTT_SAFE_LINE);
	GMimeMessage *message;
	GByteArray *bytes;

	message = gmime->g_mime_message_new(TRUE);
	set_headers(message, letter, subject);
	set_body(message, letter);
	bytes = write_message(message);
	gmime->g_object_unref(message);
	if (is_clean(bytes) && reads_as_meant(bytes, letter, subject))
		return bytes;
	g_byte_array_unref(bytes);
	g_set_error(error, KTT_ERROR, KTT_ERROR_INTERNAL,
		    "the mail that was made does not read as it was meant");
	return NULL;
}
