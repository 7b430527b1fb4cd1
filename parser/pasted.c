/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/line_kinds_table.h"
#include "parser/mime.h"
#include "parser/pasted.h"
#include "parser/pattern.h"
#include "parser/text.h"

/* Fewer fields than this in a row are prose. */
#define MIN_FIELDS 3

static const struct ktp_line *
line_at(const GPtrArray *lines, guint at)
{
	return lines->pdata[at];
}

static gboolean
is_field(const struct ktp_line *line)
{
	return line->depth == 0 &&
	       ktp_matches(ktp_pasted_field.pattern, line->text);
}

static gboolean
goes_on(const struct ktp_line *line)
{
	return line->depth == 0 &&
	       (*line->text == ' ' || *line->text == '\t') &&
	       !ktp_text_is_blank(line->text);
}

/* Subjects are folded over two lines or three. */
static char *
subject_at(const GPtrArray *lines, guint at)
{
	GString *value =
		g_string_new(strchr(line_at(lines, at)->text, ':') + 1);
	char *folded;

	while (++at < lines->len && goes_on(line_at(lines, at)))
		g_string_append_printf(value, " %s", line_at(lines, at)->text);
	folded = ktp_text_fold(value->str);
	g_string_free(value, TRUE);
	return folded;
}

/* Reads the fields from line first on; whether they make a header. */
static gboolean
read_block(struct ktp_pasted *pasted, const GPtrArray *lines, guint first)
{
	gboolean from = FALSE;
	guint fields = 0, at = first;

	for (; at < lines->len; at++) {
		const char *text = line_at(lines, at)->text;

		if (goes_on(line_at(lines, at)))
			continue;
		if (!is_field(line_at(lines, at)))
			break;
		fields++;
		from |= ktp_text_has_prefix(text, "From:");
		if (!pasted->subject && ktp_text_has_prefix(text, "Subject:"))
			pasted->subject = subject_at(lines, at);
		if (!pasted->message_id &&
		    ktp_text_has_prefix(text, "Message-ID:"))
			pasted->message_id =
				ktp_mail_own_id(strchr(text, ':') + 1);
	}
	pasted->first = first;
	pasted->end = at;
	return fields >= MIN_FIELDS && from && pasted->subject &&
	       at < lines->len && ktp_text_is_blank(line_at(lines, at)->text);
}

gboolean
ktp_pasted_find(struct ktp_pasted *pasted, const GPtrArray *lines, guint from)
{
	memset(pasted, 0, sizeof(*pasted));
	for (guint i = from; i < lines->len; i++) {
		if (!is_field(line_at(lines, i)))
			continue;
		if (read_block(pasted, lines, i))
			return TRUE;
		i = pasted->end - 1;
		ktp_pasted_clear(pasted);
	}
	pasted->first = pasted->end = lines->len;
	return FALSE;
}

void
ktp_pasted_clear(struct ktp_pasted *pasted)
{
	g_clear_pointer(&pasted->subject, g_free);
	g_clear_pointer(&pasted->message_id, g_free);
}
