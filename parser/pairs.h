/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Ordered name/value lists: parameters, axes, tags, trailers. */
#ifndef KTP_PAIRS_H
#define KTP_PAIRS_H

#include <glib.h>

struct ktp_pair {
	char *name;  /* owned, valid UTF-8 */
	char *value; /* owned, valid UTF-8 */
};

/* A new empty list; free with g_ptr_array_unref, which frees the pairs. */
GPtrArray *ktp_pairs_new(void);

/* Appends a copy of name and value (length -1: up to the NUL). */
void ktp_pairs_add(GPtrArray *pairs, const char *name, gssize name_len,
		   const char *value, gssize value_len);

/* The first value of that name, or NULL. Owned by the list. */
const char *ktp_pairs_get(const GPtrArray *pairs, const char *name);

#endif
