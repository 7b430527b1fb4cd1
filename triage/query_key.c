/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/query_key.h"

#include <string.h>

const struct ktt_key *
ktt_key_find(const char *name, gssize length)
{
	gsize size = length < 0 ? strlen(name) : (gsize)length;

	for (guint i = 0; i < ktt_n_keys; i++)
		if (strlen(ktt_keys[i].name) == size &&
		    g_ascii_strncasecmp(ktt_keys[i].name, name, size) == 0)
			return &ktt_keys[i];
	return NULL;
}

const struct ktt_sort *
ktt_sort_find(const char *name)
{
	for (guint i = 0; i < ktt_n_sorts; i++)
		if (g_ascii_strcasecmp(ktt_sorts[i].name, name) == 0)
			return &ktt_sorts[i];
	return NULL;
}

GPtrArray *
ktt_key_names(void)
{
	GPtrArray *names = g_ptr_array_new();

	for (guint i = 0; i < ktt_n_keys; i++)
		g_ptr_array_add(names, (gpointer)ktt_keys[i].name);
	return names;
}

GPtrArray *
ktt_key_word_names(const struct ktt_key *key)
{
	GPtrArray *names = g_ptr_array_new();

	for (guint i = 0; key->words != NULL && key->words[i].word; i++)
		g_ptr_array_add(names, (gpointer)key->words[i].word);
	return names;
}

GPtrArray *
ktt_sort_names(void)
{
	GPtrArray *names = g_ptr_array_new();

	for (guint i = 0; i < ktt_n_sorts; i++)
		g_ptr_array_add(names, (gpointer)ktt_sorts[i].name);
	return names;
}
