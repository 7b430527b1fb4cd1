/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/logical.h"
#include "parser/pattern.h"
#include "parser/rules_table.h"
#include "parser/text.h"

static gboolean
is_broken(const struct ktp_join *join, const char *line)
{
	return ktp_matches(join->begin, line) &&
	       !ktp_matches(join->complete, line);
}

/* Tries to complete the line by those below; NULL where that fails. */
static char *
joined(const struct ktp_join *join, const GPtrArray *lines, guint at,
       guint *took)
{
	GString *text = g_string_new(lines->pdata[at]);

	for (guint n = 1; n <= join->max && at + n < lines->len; n++) {
		const char *next = lines->pdata[at + n];

		if (ktp_text_is_blank(next))
			break;
		while (text->len > 0 &&
		       g_ascii_isspace(text->str[text->len - 1]))
			g_string_truncate(text, text->len - 1);
		while (g_ascii_isspace(*next))
			next++;
		g_string_append_printf(text, " %s", next);
		if (ktp_matches(join->complete, text->str)) {
			*took = n + 1;
			return g_string_free(text, FALSE);
		}
	}
	g_string_free(text, TRUE);
	return NULL;
}

char *
ktp_logical_line(const GPtrArray *lines, guint at, guint *took)
{
	const char *line = lines->pdata[at];
	char *text = NULL;

	*took = 1;
	for (guint i = 0; !text && i < ktp_n_joins; i++)
		if (is_broken(&ktp_joins[i], line))
			text = joined(&ktp_joins[i], lines, at, took);
	return text ? text : g_strdup(line);
}
