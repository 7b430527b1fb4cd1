/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <math.h>

#include "parser/message_json.h"
#include "triage/json_get.h"

const char *
ktt_json_text(const json_t *object, const char *key)
{
	return json_string_value(json_object_get(object, key));
}

double
ktt_json_number(const json_t *object, const char *key)
{
	const json_t *value = json_object_get(object, key);

	return json_is_number(value) ? json_number_value(value) : NAN;
}

const char *
ktt_json_inner(const json_t *object, const char *outer, const char *key)
{
	return ktt_json_text(json_object_get(object, outer), key);
}

void
ktt_json_set_text(json_t *object, const char *key, const char *text)
{
	json_object_set_new(object, key,
			    text ? json_string(text) : json_null());
}

void
ktt_json_set_time(json_t *object, const char *key, gint64 time, gboolean known)
{
	g_autofree char *text = known ? ktp_time_format(time) : NULL;

	ktt_json_set_text(object, key, text);
}
