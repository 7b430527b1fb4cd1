/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <gmime/gmime.h>
#include <string.h>

#include "parser/header.h"
#include "parser/mime.h"
#include "parser/text.h"
#include "parser/warnings.h"

/*
 * GMime's address parser recurses on nested groups ("a:b:c:…;") and overruns
 * the stack. No honest field holds more colons than this.
 */
#define MAX_ADDRESS_COLONS 64

static void
mime_start(void)
{
	static gsize started;

	if (g_once_init_enter(&started)) {
		g_mime_init();
		g_once_init_leave(&started, 1);
	}
}

/* Fields ------------------------------------------------------------- */

void
ktp_mail_ids(const char *field, GPtrArray *ids)
{
	for (const char *p = strchr(field, '<'); p; p = strchr(p, '<')) {
		gsize n = strcspn(++p, "<>");
		g_autofree char *id = NULL;

		if (p[n] != '>')
			continue;
		id = ktp_text_clean(p, n);
		g_strstrip(id);
		if (*id && !strpbrk(id, " \t\n") &&
		    ids->len < KTP_MAX_REFERENCES)
			g_ptr_array_add(ids, g_steal_pointer(&id));
		p += n;
	}
}

static char *
first_id(const char *field)
{
	g_autoptr(GPtrArray) ids = g_ptr_array_new_with_free_func(g_free);

	if (!field)
		return NULL;
	ktp_mail_ids(field, ids);
	return ids->len ? g_strdup(ids->pdata[0]) : NULL;
}

/* An id that lost its brackets still is one when it looks like a@b. */
static char *
own_id(const char *field)
{
	char *id = first_id(field);

	if (!id && field && strchr(field, '@') && !strpbrk(field, " \t<>"))
		id = ktp_text_clean(field, strlen(field));
	return id;
}

static void
add_references(struct ktp_mail *mail, const struct ktp_header *header)
{
	const char *references = ktp_header_get(header, "References");
	const char *reply = ktp_header_get(header, "In-Reply-To");

	if (references)
		ktp_mail_ids(references, mail->references);
	mail->in_reply_to = first_id(reply);
	if (mail->in_reply_to &&
	    !g_ptr_array_find_with_equal_func(
		    mail->references, mail->in_reply_to, g_str_equal, NULL))
		g_ptr_array_add(mail->references, g_strdup(mail->in_reply_to));
}

static char *
decode_words(const char *field)
{
	g_autofree char *decoded = NULL, *clean = NULL;

	if (!field)
		return NULL;
	decoded = g_mime_utils_header_decode_text(NULL, field);
	clean = ktp_text_clean(decoded, strlen(decoded));
	return ktp_text_fold(clean);
}

static InternetAddressList *
parse_addresses(const char *field)
{
	gsize colons = 0;

	for (const char *p = field; *p; p++)
		colons += *p == ':';
	if (colons > MAX_ADDRESS_COLONS)
		return NULL;
	return internet_address_list_parse(NULL, field);
}

static void
add_recipients(struct ktp_mail *mail, const char *field)
{
	InternetAddressList *list = field ? parse_addresses(field) : NULL;
	int n = list ? internet_address_list_length(list) : 0;

	for (int i = 0; i < n; i++) {
		InternetAddress *one =
			internet_address_list_get_address(list, i);
		const char *address;

		if (!INTERNET_ADDRESS_IS_MAILBOX(one))
			continue;
		address = internet_address_mailbox_get_addr(
			INTERNET_ADDRESS_MAILBOX(one));
		if (address && *address)
			g_ptr_array_add(mail->recipients,
					g_ascii_strdown(address, -1));
	}
	g_clear_object(&list);
}

static void
set_address(struct ktp_mail *mail, const char *address)
{
	g_autofree char *clean = NULL;

	if (!address || !strchr(address, '@'))
		return;
	clean = ktp_text_clean(address, strlen(address));
	mail->from_address = g_ascii_strdown(clean, -1);
}

static void
set_sender(struct ktp_mail *mail, const char *field)
{
	InternetAddressList *list = field ? parse_addresses(field) : NULL;
	InternetAddress *first = NULL;

	if (list && internet_address_list_length(list) > 0)
		first = internet_address_list_get_address(list, 0);
	if (first && internet_address_get_name(first))
		mail->from_name =
			decode_words(internet_address_get_name(first));
	if (first && INTERNET_ADDRESS_IS_MAILBOX(first))
		set_address(mail, internet_address_mailbox_get_addr(
					  INTERNET_ADDRESS_MAILBOX(first)));
	/* Web copies hide the address and leave the name. */
	if (!mail->from_name && !mail->from_address && field && *field)
		mail->from_name = decode_words(field);
	g_clear_object(&list);
}

static void
set_date(struct ktp_mail *mail, const char *field)
{
	g_autoptr(GDateTime) date =
		field ? g_mime_utils_header_decode_date(field) : NULL;

	mail->has_date = date != NULL;
	if (date)
		mail->date = g_date_time_to_unix(date);
	else
		ktp_warning_add(mail->warnings, KTP_WARNING_NO_DATE);
}

static char *
angle_content(const char *field)
{
	g_autofree char *clean = NULL;
	const char *open, *close;

	if (!field)
		return NULL;
	clean = ktp_text_clean(field, strlen(field));
	open = strchr(clean, '<');
	close = open ? strchr(open, '>') : NULL;
	return close ? g_strndup(open + 1, (gsize)(close - open - 1))
		     : g_steal_pointer(&clean);
}

static void
check_singletons(struct ktp_mail *mail, const struct ktp_header *header)
{
	static const char *const once[] = {
		"From",	       "Date",	     "Subject",	    "Message-ID",
		"In-Reply-To", "References", "Content-Type"};

	for (guint i = 0; i < G_N_ELEMENTS(once); i++)
		if (ktp_header_count(header, once[i]) > 1)
			ktp_warning_add(mail->warnings,
					KTP_WARNING_DUPLICATE_HEADER);
}

static void
read_fields(struct ktp_mail *mail, const struct ktp_header *header)
{
	const char *value;

	check_singletons(mail, header);
	mail->message_id = own_id(ktp_header_get(header, "Message-ID"));
	add_references(mail, header);
	set_date(mail, ktp_header_get(header, "Date"));
	set_sender(mail, ktp_header_get(header, "From"));
	mail->subject = decode_words(ktp_header_get(header, "Subject"));
	for (guint i = 0; i < header->names->len; i++)
		if (!g_ascii_strcasecmp(header->names->pdata[i], "To") ||
		    !g_ascii_strcasecmp(header->names->pdata[i], "Cc"))
			add_recipients(mail, header->values->pdata[i]);
	mail->list_id = angle_content(ktp_header_get(header, "List-Id"));
	value = ktp_header_get(header, "Authentication-Results");
	mail->auth_results =
		value ? ktp_text_clean(value, strlen(value)) : NULL;
	value = ktp_header_get(header, "Auto-Submitted");
	mail->auto_submitted =
		value ? ktp_text_clean(value, strlen(value)) : NULL;
}

/* Parts -------------------------------------------------------------- */

/*
 * What GMime gets to see: the fields that say how the body is made up, and
 * the body. Everything else was read above, within limits.
 */
static GMimeMessage *
parse_body(const struct ktp_header *header, const guint8 *raw, gsize size)
{
	g_autoptr(GByteArray) bytes = g_byte_array_new();
	GMimeStream *stream;
	GMimeParser *parser;
	GMimeMessage *message;

	for (guint i = 0; i < header->names->len; i++) {
		const char *name = header->names->pdata[i];
		g_autofree char *line = NULL;

		if (g_ascii_strncasecmp(name, "Content-", 8) != 0 &&
		    g_ascii_strcasecmp(name, "MIME-Version") != 0)
			continue;
		line = g_strdup_printf("%s: %s\n", name,
				       (char *)header->values->pdata[i]);
		g_byte_array_append(bytes, (guint8 *)line, (guint)strlen(line));
	}
	g_byte_array_append(bytes, (const guint8 *)"\n", 1);
	g_byte_array_append(bytes, raw + header->body,
			    (guint)MIN(size - header->body, KTP_MAX_TEXT));
	stream = g_mime_stream_mem_new_with_byte_array(bytes);
	g_mime_stream_mem_set_owner(GMIME_STREAM_MEM(stream), FALSE);
	parser = g_mime_parser_new_with_stream(stream);
	g_mime_parser_set_persist_stream(parser, FALSE);
	message = g_mime_parser_construct_message(parser, NULL);
	g_object_unref(parser);
	g_object_unref(stream);
	return message;
}

struct found {
	GMimePart *plain; /* first text/plain without a file name */
	GMimePart *named; /* first text/plain with one */
	GMimePart *html;
	guint parts;
	gboolean capped;
};

static void
look_at(struct ktp_mail *mail, struct found *found, GMimePart *part)
{
	GMimeContentType *type =
		g_mime_object_get_content_type(GMIME_OBJECT(part));
	const char *name = g_mime_part_get_filename(part);
	const char *disposition =
		g_mime_object_get_disposition(GMIME_OBJECT(part));
	gboolean attached =
		name ||
		(disposition && !g_ascii_strcasecmp(disposition, "attachment"));
	gboolean plain =
		!type || g_mime_content_type_is_type(type, "text", "plain");

	if (plain && !attached && !found->plain) {
		found->plain = part;
		return;
	}
	if (plain && !found->named)
		found->named = part;
	if (type && g_mime_content_type_is_type(type, "text", "html") &&
	    !found->html)
		found->html = part;
	if (attached)
		g_ptr_array_add(mail->attachments,
				ktp_text_clean(name ? name : "",
					       strlen(name ? name : "")));
}

struct level {
	GMimeObject *object;
	int next;
};

/* Depth first without recursion; one level into an attached message. */
static void
walk(struct ktp_mail *mail, struct found *found, GMimeObject *top)
{
	struct level stack[KTP_MAX_DEPTH];
	int depth = 0;

	stack[0] = (struct level){top, 0};
	while (depth >= 0) {
		struct level *at = &stack[depth];
		GMimeObject *child = NULL;

		if (GMIME_IS_MULTIPART(at->object) &&
		    at->next < g_mime_multipart_get_count(
				       GMIME_MULTIPART(at->object)))
			child = g_mime_multipart_get_part(
				GMIME_MULTIPART(at->object), at->next++);
		else if (GMIME_IS_MESSAGE_PART(at->object) && at->next++ == 0 &&
			 g_mime_message_part_get_message(
				 GMIME_MESSAGE_PART(at->object)))
			child = g_mime_message_get_mime_part(
				g_mime_message_part_get_message(
					GMIME_MESSAGE_PART(at->object)));
		else if (GMIME_IS_PART(at->object))
			look_at(mail, found, GMIME_PART(at->object));
		if (!child) {
			depth--;
			continue;
		}
		if (++found->parts > KTP_MAX_PARTS ||
		    depth + 1 >= KTP_MAX_DEPTH) {
			found->capped = TRUE;
			return;
		}
		stack[++depth] = (struct level){child, 0};
	}
}

static GByteArray *
part_bytes(GMimePart *part)
{
	GByteArray *bytes = g_byte_array_new();
	GMimeDataWrapper *wrapper = g_mime_part_get_content(part);
	GMimeStream *stream = g_mime_stream_mem_new_with_byte_array(bytes);

	g_mime_stream_mem_set_owner(GMIME_STREAM_MEM(stream), FALSE);
	if (wrapper)
		g_mime_data_wrapper_write_to_stream(wrapper, stream);
	g_object_unref(stream);
	return bytes;
}

/* Charsets in which bytes below 128 are not ASCII, so that valid UTF-8 says
 * nothing. */
static gboolean
is_stateful(const char *charset)
{
	return charset && (!g_ascii_strncasecmp(charset, "iso-2022-", 9) ||
			   !g_ascii_strcasecmp(charset, "hz-gb-2312"));
}

static gboolean
is_ascii_name(const char *charset)
{
	return !charset || !g_ascii_strcasecmp(charset, "utf-8") ||
	       !g_ascii_strcasecmp(charset, "us-ascii");
}

static char *
to_utf8(struct ktp_mail *mail, const GByteArray *bytes, const char *charset)
{
	const char *text = (const char *)bytes->data;
	char *converted = NULL;

	if (!is_stateful(charset) &&
	    (bytes->len == 0 || g_utf8_validate(text, bytes->len, NULL)))
		return ktp_text_clean(text ? text : "", bytes->len);
	/* UTF-7 can hide any byte and UTF-16 is no charset for mail. */
	if (charset && !is_ascii_name(charset) &&
	    g_ascii_strncasecmp(charset, "utf", 3) != 0)
		converted = g_convert(text, bytes->len, "UTF-8",
				      g_mime_charset_iconv_name(charset), NULL,
				      NULL, NULL);
	if (!converted) {
		ktp_warning_add(mail->warnings, KTP_WARNING_CHARSET);
		if (memchr(text, 0, bytes->len))
			return ktp_text_clean(text, bytes->len);
		converted = g_convert(text, bytes->len, "UTF-8", "ISO-8859-1",
				      NULL, NULL, NULL);
	}
	if (!converted)
		return ktp_text_clean(text, bytes->len);
	g_autofree char *owned = converted;

	return ktp_text_clean(owned, strlen(owned));
}

static gboolean
parameter_is(GMimeContentType *type, const char *name, const char *value)
{
	const char *have =
		type ? g_mime_content_type_get_parameter(type, name) : NULL;

	return have && !g_ascii_strcasecmp(have, value);
}

static void
set_text(struct ktp_mail *mail, GMimePart *part)
{
	GMimeContentType *type =
		g_mime_object_get_content_type(GMIME_OBJECT(part));
	g_autoptr(GByteArray) bytes = part_bytes(part);

	if (bytes->len > 0 && memchr(bytes->data, 0, bytes->len))
		ktp_warning_add(mail->warnings, KTP_WARNING_NUL);
	mail->text = to_utf8(
		mail, bytes,
		type ? g_mime_content_type_get_parameter(type, "charset")
		     : NULL);
	mail->flowed = parameter_is(type, "format", "flowed");
}

static void
read_body(struct ktp_mail *mail, const struct ktp_header *header,
	  const guint8 *raw, gsize size)
{
	GMimeMessage *message = parse_body(header, raw, size);
	struct found found = {0};

	if (message && g_mime_message_get_mime_part(message))
		walk(mail, &found, g_mime_message_get_mime_part(message));
	if (found.capped || size - header->body > KTP_MAX_TEXT)
		ktp_warning_add(mail->warnings, KTP_WARNING_OVERSIZE);
	if (found.plain || found.named) {
		set_text(mail, found.plain ? found.plain : found.named);
	} else if (found.html) {
		ktp_warning_add(mail->warnings, KTP_WARNING_HTML);
		set_text(mail, found.html);
	} else {
		ktp_warning_add(mail->warnings, KTP_WARNING_NO_TEXT);
		mail->text = g_strdup("");
	}
	g_clear_object(&message);
}

struct ktp_mail *
ktp_mail_new(const guint8 *raw, gsize size)
{
	struct ktp_mail *mail = g_new0(struct ktp_mail, 1);
	struct ktp_header header;

	mime_start();
	mail->references = g_ptr_array_new_with_free_func(g_free);
	mail->recipients = g_ptr_array_new_with_free_func(g_free);
	mail->attachments = g_ptr_array_new_with_free_func(g_free);
	mail->warnings = g_ptr_array_new();
	ktp_header_parse(&header, raw, size);
	if (header.oversize)
		ktp_warning_add(mail->warnings, KTP_WARNING_OVERSIZE);
	if (header.had_nul)
		ktp_warning_add(mail->warnings, KTP_WARNING_NUL);
	if (header.no_header)
		ktp_warning_add(mail->warnings, KTP_WARNING_NO_HEADERS);
	read_fields(mail, &header);
	if (!mail->message_id)
		ktp_warning_add(mail->warnings, KTP_WARNING_NO_MESSAGE_ID);
	read_body(mail, &header, raw, size);
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
	g_ptr_array_unref(mail->attachments);
	g_ptr_array_unref(mail->warnings);
	g_free(mail);
}
