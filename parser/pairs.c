/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/pairs.h"

static void
pair_free(gpointer data)
{
	struct ktp_pair *pair = data;

	g_free(pair->name);
	g_free(pair->value);
	g_free(pair);
}

GPtrArray *
ktp_pairs_new(void)
{
	return g_ptr_array_new_with_free_func(pair_free);
}

static char *
copy(const char *text, gssize length)
{
	return length < 0 ? g_strdup(text) : g_strndup(text, (gsize)length);
}

void
ktp_pairs_add(GPtrArray *pairs, const char *name, gssize name_len,
	      const char *value, gssize value_len)
{
	struct ktp_pair *pair = g_new(struct ktp_pair, 1);

	pair->name = copy(name, name_len);
	pair->value = copy(value, value_len);
	g_ptr_array_add(pairs, pair);
}

const char *
ktp_pairs_get(const GPtrArray *pairs, const char *name)
{
	for (guint i = 0; i < pairs->len; i++) {
		const struct ktp_pair *pair = pairs->pdata[i];

		if (strcmp(pair->name, name) == 0)
			return pair->value;
	}
	return NULL;
}
