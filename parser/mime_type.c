/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/gmime_load.h"
#include "parser/mime_type.h"
#include "parser/text.h"

/* The field, cut to what is looked at; NULL where there is none. */
static char *
field(const struct ktp_header *header, const char *name)
{
	const char *value = ktp_header_get(header, name);

	return value && *value ? g_strndup(value, KTP_MAX_TYPE) : NULL;
}

static void
set_name(struct ktp_mime_type *type, const char *name)
{
	if (name && *name && !type->name)
		type->name = ktp_text_clean(name, strlen(name));
}

static void
read_type(struct ktp_mime_type *type, const char *value)
{
	GMimeContentType *parsed =
		gmime->g_mime_content_type_parse(NULL, value);
	g_autofree char *text = NULL;
	const char *format;

	if (!parsed)
		return;
	text = gmime->g_mime_content_type_get_mime_type(parsed);
	type->type = g_ascii_strdown(text, -1);
	type->charset = g_strdup(
		gmime->g_mime_content_type_get_parameter(parsed, "charset"));
	if (gmime->g_mime_content_type_is_type(parsed, "multipart", "*"))
		type->boundary =
			g_strdup(gmime->g_mime_content_type_get_parameter(
				parsed, "boundary"));
	format = gmime->g_mime_content_type_get_parameter(parsed, "format");
	type->flowed = format && !g_ascii_strcasecmp(format, "flowed");
	set_name(type,
		 gmime->g_mime_content_type_get_parameter(parsed, "name"));
	gmime->g_object_unref(parsed);
}

static void
read_disposition(struct ktp_mime_type *type, const char *value)
{
	GMimeContentDisposition *parsed =
		gmime->g_mime_content_disposition_parse(NULL, value);

	if (!parsed)
		return;
	type->attached =
		gmime->g_mime_content_disposition_is_attachment(parsed);
	set_name(type, gmime->g_mime_content_disposition_get_parameter(
			       parsed, "filename"));
	gmime->g_object_unref(parsed);
}

static enum ktp_encoding
read_encoding(const char *value)
{
	switch (gmime->g_mime_content_encoding_from_string(value)) {
	case GMIME_CONTENT_ENCODING_BASE64:
		return KTP_ENCODING_BASE64;
	case GMIME_CONTENT_ENCODING_QUOTEDPRINTABLE:
		return KTP_ENCODING_QP;
	default:
		return KTP_ENCODING_NONE;
	}
}

void
ktp_mime_type_init(struct ktp_mime_type *type, const struct ktp_header *header)
{
	g_autofree char *content = field(header, "Content-Type");
	g_autofree char *disposition = field(header, "Content-Disposition");
	g_autofree char *encoding = field(header, "Content-Transfer-Encoding");

	memset(type, 0, sizeof(*type));
	if (disposition)
		read_disposition(type, disposition);
	if (content)
		read_type(type, content);
	if (encoding)
		type->encoding = read_encoding(encoding);
	type->attached |= type->name != NULL;
	/* A multipart of unknown parts is better read as text than not. */
	if (!type->type || (g_str_has_prefix(type->type, "multipart/") &&
			    (!type->boundary || *type->boundary == '\0'))) {
		g_free(type->type);
		type->type = g_strdup("text/plain");
	}
}

void
ktp_mime_type_clear(struct ktp_mime_type *type)
{
	g_free(type->type);
	g_free(type->charset);
	g_free(type->boundary);
	g_free(type->name);
	memset(type, 0, sizeof(*type));
}
