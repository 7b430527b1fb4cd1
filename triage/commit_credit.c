/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/commit_credit.h"
#include "triage/derive.h"
#include "triage/json_get.h"

/* What stands in <>, in lower case; NULL where nothing does. */
static char *
address_in(const char *text)
{
	const char *begin = text ? strchr(text, '<') : NULL;
	const char *end = begin ? strchr(begin, '>') : NULL;

	return end ? g_ascii_strdown(begin + 1, end - begin - 1) : NULL;
}

static gboolean
asks_for(const json_t *tags, const char *address, gboolean *asks)
{
	for (size_t i = 0; i < json_array_size(tags); i++) {
		const json_t *tag = json_array_get(tags, i);
		const char *name = ktt_json_text(tag, "name");
		g_autofree char *wanted =
			address_in(ktt_json_text(tag, "value"));

		if (!name || g_ascii_strcasecmp(name, "Reported-by") || !wanted)
			continue;
		*asks = TRUE;
		if (!strcmp(wanted, address))
			return TRUE;
	}
	return FALSE;
}

gboolean
ktt_credit_fits(struct ktt_store *store, gint64 message, const char *credit)
{
	g_autofree char *address = address_in(credit);
	json_t *object;
	const json_t *report;
	gboolean asks = FALSE, fits;

	if (!address)
		return TRUE;
	object = ktt_message_object(store, message, NULL);
	report = json_object_get(object, "report");
	if (!json_is_object(report))
		report = json_object_get(object, "quoted_report");
	fits = asks_for(json_object_get(report, "tags"), address, &asks);
	json_decref(object);
	return fits || !asks;
}
