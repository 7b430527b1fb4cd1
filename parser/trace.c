/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/text.h"
#include "parser/trace.h"

static void
entry_free(gpointer data)
{
	struct ktp_trace_entry *entry = data;

	g_free(entry->key);
	g_free(entry->value);
	g_free(entry->rule);
	g_free(entry->text);
	g_free(entry);
}

GPtrArray *
ktp_trace_new(void)
{
	return g_ptr_array_new_with_free_func(entry_free);
}

void
ktp_trace_add(GPtrArray *trace, const char *rule, const char *key,
	      const char *value, gssize length, const char *text)
{
	struct ktp_trace_entry *entry;

	if (!trace)
		return;
	entry = g_new0(struct ktp_trace_entry, 1);
	entry->rule = g_strdup(rule);
	entry->key = g_strdup(key);
	entry->value =
		length < 0 ? g_strdup(value) : g_strndup(value, (gsize)length);
	entry->text = ktp_text_fold(text ? text : "");
	g_ptr_array_add(trace, entry);
}

static gboolean
same_value(const char *a, const char *b)
{
	double x, y;

	if (!g_ascii_strcasecmp(a, b))
		return TRUE;
	return ktp_text_number(a, strlen(a), &x) &&
	       ktp_text_number(b, strlen(b), &y) && !(x < y) && !(x > y);
}

const struct ktp_trace_entry *
ktp_trace_find(const GPtrArray *trace, const char *key, const char *value)
{
	for (guint i = trace->len; i > 0; i--) {
		const struct ktp_trace_entry *entry = trace->pdata[i - 1];

		if (!strcmp(entry->key, key) && same_value(entry->value, value))
			return entry;
	}
	return NULL;
}
