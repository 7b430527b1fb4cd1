/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/transfer.h"

#define NONE 0xff

/* The value of each letter; NONE: not of the alphabet. */
static const guint8 *
values(void)
{
	static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
				      "abcdefghijklmnopqrstuvwxyz0123456789+/";
	static guint8 table[256];
	static gsize once;

	if (g_once_init_enter(&once)) {
		memset(table, NONE, sizeof(table));
		for (guint i = 0; letters[i]; i++)
			table[(guchar)letters[i]] = (guint8)i;
		g_once_init_leave(&once, 1);
	}
	return table;
}

gboolean
ktp_transfer_is_base64(const guint8 *data, gsize size)
{
	const guint8 *value = values();
	guint8 all = 0;

	/* NONE alone has the top bit. */
	for (gsize i = 0; i < size; i++)
		all |= value[data[i]];
	return !(all & 0x80);
}

gsize
ktp_transfer_groups(GByteArray *out, const guint8 *data, gsize size)
{
	const guint8 *value = values();
	guint start = out->len;
	gsize at = 0;
	guint8 *to;

	/* An array without bytes has no data to point into. */
	if (size < 4)
		return 0;
	g_byte_array_set_size(out, start + (guint)(size / 4 * 3));
	to = out->data + start;
	for (; at + 4 <= size; at += 4) {
		guint a = value[data[at]], b = value[data[at + 1]];
		guint c = value[data[at + 2]], d = value[data[at + 3]];

		if ((a | b | c | d) & 0x80)
			break;
		*to++ = (guint8)(a << 2 | b >> 4);
		*to++ = (guint8)(b << 4 | c >> 2);
		*to++ = (guint8)(c << 6 | d);
	}
	g_byte_array_set_size(out, start + (guint)(at / 4 * 3));
	return at;
}

/* What the '=' at data[0] stands for: bytes at *to; returns how many it and
 * they take. Cut off at the end of the text, it is nothing. */
static gsize
escape(const guint8 *data, gsize left, guint8 **to)
{
	if (left > 1 && data[1] == '\n')
		return 2;
	if (left < 3)
		return left;
	if (data[1] == '\r' && data[2] == '\n')
		return 3;
	if (g_ascii_isxdigit((char)data[1]) &&
	    g_ascii_isxdigit((char)data[2])) {
		*(*to)++ = (guint8)(g_ascii_xdigit_value((char)data[1]) << 4 |
				    g_ascii_xdigit_value((char)data[2]));
		return 3;
	}
	memcpy(*to, data, 3);
	*to += 3;
	return 3;
}

GByteArray *
ktp_transfer_qp(const guint8 *data, gsize size)
{
	GByteArray *out = g_byte_array_sized_new((guint)size + 1);
	guint8 *to = out->data;

	for (gsize at = 0; at < size;) {
		const guint8 *sign = memchr(data + at, '=', size - at);
		gsize plain = sign ? (gsize)(sign - data) - at : size - at;

		memcpy(to, data + at, plain);
		to += plain;
		at += plain;
		if (sign)
			at += escape(sign, size - at, &to);
	}
	g_byte_array_set_size(out, (guint)(to - out->data));
	return out;
}
