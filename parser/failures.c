/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/failures.h"
#include "parser/text.h"
#include "parser/values.h"

/* The head row holds abbreviated ids: which column is the blamed commit? */
static guint
blamed_column(char **head, const char *commit)
{
	guint n = g_strv_length(head);

	for (guint i = 1; commit && i < n; i++)
		if (strlen(head[i]) >= 7 && g_str_has_prefix(commit, head[i]))
			return i;
	return n - 1;
}

void
ktp_failures_from_box(const struct ktp_box *box, struct ktp_report *report)
{
	char **head = box->rows->pdata[0];
	guint column;

	if (!head[0] || !head[1] || *head[0] != '\0')
		return;
	column = blamed_column(head, report->commit.id);
	for (guint i = 1; i < box->rows->len; i++) {
		char **cells = box->rows->pdata[i];

		if (g_strv_length(cells) <= column || *cells[column] == '\0' ||
		    strcmp(cells[column], "0") == 0 ||
		    ktp_mark_matches(KTP_MARK_BOX_SKIP, cells[0]))
			continue;
		ktp_values_add_failure(report, cells[0]);
	}
}

/* The subject's item says the same as the line that it was made of. */
static void
drop_shorter(struct ktp_report *report, const char *text)
{
	const char *first =
		report->failures->len ? report->failures->pdata[0] : NULL;
	g_autofree char *folded = ktp_text_fold(text);

	if (first && strcmp(first, text) != 0 &&
	    g_str_has_prefix(folded, first))
		g_ptr_array_remove_index(report->failures, 0);
}

/* A line with or without the mark of a new item. */
static void
add_item(struct ktp_report *report, const char *line)
{
	g_autofree char *trimmed = g_strstrip(g_strdup(line));
	const char *text = trimmed;

	if (ktp_mark_matches(KTP_MARK_BUILD_ITEM, text))
		text += strlen(">> ");
	drop_shorter(report, text);
	ktp_values_add_failure(report, text);
}

/* Where nothing is marked as new, what there is. */
static void
add_remarks(const GPtrArray *lines, struct ktp_report *report)
{
	for (guint i = 0; i < lines->len; i++)
		if (ktp_mark_matches(KTP_MARK_REMARK, lines->pdata[i]))
			add_item(report, lines->pdata[i]);
}

void
ktp_failures_from_lines(const GPtrArray *lines, struct ktp_report *report)
{
	gboolean remarks = FALSE;

	for (guint i = 0; i < lines->len; i++) {
		const char *line = lines->pdata[i];

		if (ktp_text_is_blank(line))
			remarks = FALSE;
		else if (remarks || ktp_mark_matches(KTP_MARK_BUILD_ITEM, line))
			add_item(report, line);
		else
			remarks = ktp_mark_matches(KTP_MARK_REMARKS, line);
	}
	if (report->failures->len == 0)
		add_remarks(lines, report);
}
