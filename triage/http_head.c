/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/http_head.h"

#include <string.h>

#define RANGE_UNIT "bytes "

void
ktt_http_head_clear(struct ktt_http_head *head)
{
	g_free(head->etag);
	g_free(head->modified);
	g_free(head->date);
	memset(head, 0, sizeof(*head));
	head->from = -1;
}

static void
set_text(char **field, const char *value)
{
	g_free(*field);
	*field = *value ? g_strdup(value) : NULL;
}

/* "bytes 100-199/200" */
static gint64
first_byte(const char *value)
{
	char *end;
	gint64 from;

	if (g_ascii_strncasecmp(value, RANGE_UNIT, strlen(RANGE_UNIT)) != 0)
		return -1;
	value += strlen(RANGE_UNIT);
	if (!g_ascii_isdigit(*value))
		return -1;
	from = g_ascii_strtoll(value, &end, 10);
	return *end == '-' ? from : -1;
}

static void
set_field(struct ktt_http_head *head, const char *name, const char *value)
{
	if (g_ascii_strcasecmp(name, "etag") == 0)
		set_text(&head->etag, *value == '"' ? value : "");
	else if (g_ascii_strcasecmp(name, "last-modified") == 0)
		set_text(&head->modified, value);
	else if (g_ascii_strcasecmp(name, "date") == 0)
		set_text(&head->date, value);
	else if (g_ascii_strcasecmp(name, "content-range") == 0)
		head->from = first_byte(value);
}

void
ktt_http_head_line(struct ktt_http_head *head, const char *line, gsize length)
{
	g_autofree char *copy = g_strchomp(g_strndup(line, length));
	char *colon = strchr(copy, ':');

	if (g_str_has_prefix(copy, "HTTP/")) {
		const char *blank = strchr(copy, ' ');

		ktt_http_head_clear(head);
		head->status =
			blank ? (int)g_ascii_strtoll(blank, NULL, 10) : 0;
	} else if (colon != NULL) {
		*colon = '\0';
		set_field(head, copy, g_strchug(colon + 1));
	}
}

const char *
ktt_http_head_validator(const struct ktt_http_head *head)
{
	if (head->etag != NULL)
		return head->etag;
	if (head->modified != NULL && head->date != NULL &&
	    strcmp(head->modified, head->date) != 0)
		return head->modified;
	return NULL;
}

gboolean
ktt_http_head_goes_on(const struct ktt_http_head *head, gint64 from,
		      const char *validator)
{
	const char *now = ktt_http_head_validator(head);

	return head->status == 206 && head->from == from &&
	       (now == NULL || g_strcmp0(now, validator) == 0);
}
