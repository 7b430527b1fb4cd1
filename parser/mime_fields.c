/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/gmime_load.h"
#include "parser/mime_fields.h"
#include "parser/text.h"
#include "parser/veil.h"
#include "parser/warnings.h"

/*
 * GMime's address parser recurses on nested groups ("a:b:c:…;") and overruns
 * the stack. No honest field holds more colons than this.
 */
#define MAX_ADDRESS_COLONS 64

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
char *
ktp_mail_own_id(const char *field)
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

char *
ktp_mail_decode_words(const char *field)
{
	g_autofree char *decoded = NULL, *clean = NULL;

	if (!field)
		return NULL;
	decoded = gmime->g_mime_utils_header_decode_text(NULL, field);
	clean = ktp_text_clean(decoded, strlen(decoded));
	return ktp_text_fold(clean);
}

static InternetAddressList *
parse_addresses(const char *field)
{
	g_autofree char *lifted = ktp_veil_lift_field(field);
	gsize colons = 0;

	for (const char *p = field; *p; p++)
		colons += *p == ':';
	if (colons > MAX_ADDRESS_COLONS)
		return NULL;
	return gmime->internet_address_list_parse(NULL,
						  lifted ? lifted : field);
}

static void
list_free(InternetAddressList *list)
{
	if (list)
		gmime->g_object_unref(list);
}

static gboolean
is_mailbox(InternetAddress *address)
{
	return gmime->g_type_check_instance_is_a(
		(GTypeInstance *)address,
		gmime->internet_address_mailbox_get_type());
}

static void
add_recipients(struct ktp_mail *mail, const char *field)
{
	InternetAddressList *list = field ? parse_addresses(field) : NULL;
	int n = list ? gmime->internet_address_list_length(list) : 0;

	for (int i = 0; i < n; i++) {
		InternetAddress *one =
			gmime->internet_address_list_get_address(list, i);
		const char *address;

		if (!is_mailbox(one))
			continue;
		address = gmime->internet_address_mailbox_get_addr(
			(InternetAddressMailbox *)one);
		if (address && *address)
			g_ptr_array_add(mail->recipients,
					g_ascii_strdown(address, -1));
	}
	list_free(list);
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

	if (list && gmime->internet_address_list_length(list) > 0)
		first = gmime->internet_address_list_get_address(list, 0);
	if (first && gmime->internet_address_get_name(first))
		mail->from_name = ktp_mail_decode_words(
			gmime->internet_address_get_name(first));
	if (first && is_mailbox(first))
		set_address(mail, gmime->internet_address_mailbox_get_addr(
					  (InternetAddressMailbox *)first));
	/* Web copies hide the address and leave the name. */
	if (!mail->from_name && !mail->from_address && field) {
		g_autofree char *name = g_strndup(field, strcspn(field, "<["));

		mail->from_name = ktp_mail_decode_words(name);
	}
	if (mail->from_name && *mail->from_name == '\0')
		g_clear_pointer(&mail->from_name, g_free);
	list_free(list);
}

static void
set_date(struct ktp_mail *mail, const char *field)
{
	g_autoptr(GDateTime) date =
		field ? gmime->g_mime_utils_header_decode_date(field) : NULL;

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

void
ktp_mail_read_fields(struct ktp_mail *mail, const struct ktp_header *header)
{
	const char *value;

	check_singletons(mail, header);
	mail->message_id =
		ktp_mail_own_id(ktp_header_get(header, "Message-ID"));
	add_references(mail, header);
	set_date(mail, ktp_header_get(header, "Date"));
	set_sender(mail, ktp_header_get(header, "From"));
	mail->subject =
		ktp_mail_decode_words(ktp_header_get(header, "Subject"));
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
