/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/pattern.h"
#include "parser/text.h"
#include "parser/veil.h"
#include "parser/veil_table.h"

/* Addresses of one line or field that are lifted. */
#define MAX_LIFTED 64

/* Puts an '@' where the row says; FALSE: there is no such place. */
static gboolean
lift_one(GString *line, const struct ktp_veil *row)
{
	struct ktp_match match = {0};
	gboolean found = ktp_pattern_match(ktp_pattern_get(row->pattern),
					   line->str, -1, 0, &match);

	if (found) {
		gsize at = match.start[1], size = match.end[1] - at;

		g_string_erase(line, (gssize)at, (gssize)size);
		g_string_insert_c(line, (gssize)at, '@');
	}
	ktp_match_clear(&match);
	return found;
}

static guint
lift(GString *line, enum ktp_veil_use use)
{
	guint lifted = 0;

	for (guint i = 0; i < ktp_n_veils; i++)
		if (ktp_veils[i].use == use)
			while (lifted < MAX_LIFTED &&
			       lift_one(line, &ktp_veils[i]))
				lifted++;
	return lifted;
}

char *
ktp_veil_lift_field(const char *field)
{
	g_autofree char *clean = NULL;
	GString *lifted;

	if (!field || strchr(field, '@'))
		return NULL;
	clean = ktp_text_clean(field, strlen(field));
	lifted = g_string_new(clean);
	return g_string_free(lifted, !lift(lifted, KTP_VEIL_FIELD));
}

char *
ktp_veil_lift_text(char *text)
{
	GString *out = g_string_new(NULL);
	g_autoptr(GString) line = g_string_new(NULL);

	for (const char *p = text; p && *p;) {
		gsize size = strcspn(p, "\n");

		g_string_truncate(line, 0);
		g_string_append_len(line, p, (gssize)size);
		if (size <= KTP_MAX_SUBJECT)
			lift(line, KTP_VEIL_LINE);
		g_string_append_len(out, line->str, (gssize)line->len);
		p += size;
		if (*p)
			g_string_append_c(out, *p++);
	}
	g_free(text);
	return g_string_free(out, FALSE);
}
