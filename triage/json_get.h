/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Reading JSON objects without a check at every step. */
#ifndef KTT_JSON_GET_H
#define KTT_JSON_GET_H

#include <jansson.h>

#include <glib.h>

/* The text of a key, NULL where it is absent or no text. Borrowed. */
const char *ktt_json_text(const json_t *object, const char *key);

/* The number of a key, NAN where it is absent or no number. */
double ktt_json_number(const json_t *object, const char *key);

/* The text of inner[key] where object[outer] = inner. Borrowed or NULL. */
const char *ktt_json_inner(const json_t *object, const char *outer,
			   const char *key);

/* Sets key to the text, or to null for NULL. */
void ktt_json_set_text(json_t *object, const char *key, const char *text);

/* Sets key to the time of the JSON page, or to null where known is FALSE. */
void ktt_json_set_time(json_t *object, const char *key, gint64 time,
		       gboolean known);

#endif
