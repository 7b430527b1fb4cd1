/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * GMime, loaded when a mail is read or written and never before: with what it
 * needs itself it takes longer to load than all else that a search, or the
 * delivery of a mail that is of no concern, does. For the wrappers of GMime
 * only.
 */
#ifndef KTP_GMIME_LOAD_H
#define KTP_GMIME_LOAD_H

#include <gmime/gmime.h>

/* Each function that is called, by its own name. */
#define KTP_GMIME_FUNCTIONS(FUNCTION)                                          \
	FUNCTION(g_mime_charset_iconv_name)                                    \
	FUNCTION(g_mime_content_disposition_get_parameter)                     \
	FUNCTION(g_mime_content_disposition_is_attachment)                     \
	FUNCTION(g_mime_content_disposition_parse)                             \
	FUNCTION(g_mime_content_encoding_from_string)                          \
	FUNCTION(g_mime_content_type_get_mime_type)                            \
	FUNCTION(g_mime_content_type_get_parameter)                            \
	FUNCTION(g_mime_content_type_is_type)                                  \
	FUNCTION(g_mime_content_type_parse)                                    \
	FUNCTION(g_mime_encoding_flush)                                        \
	FUNCTION(g_mime_encoding_init_decode)                                  \
	FUNCTION(g_mime_encoding_outlen)                                       \
	FUNCTION(g_mime_format_options_free)                                   \
	FUNCTION(g_mime_format_options_new)                                    \
	FUNCTION(g_mime_format_options_set_newline_format)                     \
	FUNCTION(g_mime_init)                                                  \
	FUNCTION(g_mime_message_get_addresses)                                 \
	FUNCTION(g_mime_message_new)                                           \
	FUNCTION(g_mime_message_set_date)                                      \
	FUNCTION(g_mime_message_set_message_id)                                \
	FUNCTION(g_mime_message_set_mime_part)                                 \
	FUNCTION(g_mime_message_set_subject)                                   \
	FUNCTION(g_mime_multipart_add)                                         \
	FUNCTION(g_mime_multipart_new_with_subtype)                            \
	FUNCTION(g_mime_object_set_header)                                     \
	FUNCTION(g_mime_object_write_to_stream)                                \
	FUNCTION(g_mime_part_set_content_encoding)                             \
	FUNCTION(g_mime_stream_mem_new_with_byte_array)                        \
	FUNCTION(g_mime_stream_mem_set_owner)                                  \
	FUNCTION(g_mime_text_part_new_with_subtype)                            \
	FUNCTION(g_mime_text_part_set_charset)                                 \
	FUNCTION(g_mime_text_part_set_text)                                    \
	FUNCTION(g_mime_utils_header_decode_date)                              \
	FUNCTION(g_mime_utils_header_decode_text)                              \
	FUNCTION(g_object_unref)                                               \
	FUNCTION(g_type_check_instance_is_a)                                   \
	FUNCTION(internet_address_get_name)                                    \
	FUNCTION(internet_address_list_add)                                    \
	FUNCTION(internet_address_list_get_address)                            \
	FUNCTION(internet_address_list_length)                                 \
	FUNCTION(internet_address_list_parse)                                  \
	FUNCTION(internet_address_mailbox_get_addr)                            \
	FUNCTION(internet_address_mailbox_get_type)                            \
	FUNCTION(internet_address_mailbox_new)

struct ktp_gmime {
#define MEMBER(name) __typeof__(name) *name;
	KTP_GMIME_FUNCTIONS(MEMBER)
#undef MEMBER
};

/*
 * The functions, initialised; they stay loaded. May be called by several
 * threads. A program without the library that it was built with ends with a
 * message, as the dynamic linker would end it at the start.
 */
const struct ktp_gmime *ktp_gmime(void);

/* So that a call reads as one: gmime->g_mime_content_type_parse(…) */
#define gmime ktp_gmime()

#endif
