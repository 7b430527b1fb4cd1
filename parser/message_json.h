/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Message and report objects as JSON values of the schema page. */
#ifndef KTP_MESSAGE_JSON_H
#define KTP_MESSAGE_JSON_H

#include <jansson.h>

#include "parser/message.h"

#define KTP_MESSAGE_SCHEMA "ktriage.message/1"

/* A new reference; every key present, null or empty where there is nothing. */
json_t *ktp_message_to_json(const struct ktp_message *message);
json_t *ktp_report_to_json(const struct ktp_report *report);
json_t *ktp_comparison_to_json(const struct ktp_comparison *comparison);
json_t *ktp_event_to_json(const struct ktp_event *event);

/* seconds since 1970 as "YYYY-MM-DDTHH:MM:SSZ"; the caller frees it. */
char *ktp_time_format(gint64 seconds);

/* NAN becomes null, whole numbers print without a fraction. */
json_t *ktp_json_number(double number);

/*
 * As text, with jansson's flags. What acts on a terminal (unsafe.h) stands as
 * \uXXXX in it, which means the same to whoever reads JSON. No trailing
 * newline; the caller frees it with g_free.
 */
char *ktp_json_text(const json_t *value, size_t flags);

/* The same as one compact line. */
char *ktp_json_dump(const json_t *value);

#endif
