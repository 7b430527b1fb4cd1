/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/pattern.h"
#include "parser/robots_table.h"
#include "triage/context.h"
#include "triage/followup_table.h"
#include "triage/recovery.h"

/* A table of so many commits compares more than a commit and its parent. */
#define MANY_COLUMNS 3

static guint
of_comparisons(const GPtrArray *comparisons)
{
	guint context = comparisons->len > 0 ? KTT_HAS_COMPARISON : 0;

	for (guint i = 0; i < comparisons->len; i++) {
		const struct ktp_comparison *table = comparisons->pdata[i];

		if (table->commits->len >= MANY_COLUMNS)
			context |= KTT_HAS_COLUMNS;
	}
	return context;
}

static guint
of_links(const GPtrArray *links)
{
	guint context = links->len > 0 ? KTT_HAS_LINK : 0;

	return ktp_robot_is_any(KTP_ROBOT_ID, links)
		       ? context | KTT_NAMES_REPORT
		       : context;
}

static guint
of_report(const struct ktp_report *report)
{
	if (!report)
		return 0;
	return report->direction == KTP_DIRECTION_IMPROVEMENT
		       ? KTT_QUOTES_REPORT | KTT_OF_IMPROVEMENT
		       : KTT_QUOTES_REPORT;
}

static guint
of_form(const struct ktp_message *message)
{
	guint context = of_comparisons(message->comparisons) |
			of_links(message->links) |
			of_report(message->quoted_report);

	if (ktt_recovery_compares(message))
		context |= KTT_COMPARES_FIX;
	if (message->references->len > 0)
		context |= KTT_IS_REPLY;
	if (ktp_robot_is_any(KTP_ROBOT_ID, message->references))
		context |= KTT_UNDER_REPORT;
	if (message->names_robot)
		context |= KTT_CREDITS_ROBOT;
	if (message->attachments->len > 0)
		context |= KTT_HAS_FILE;
	return context;
}

static gboolean
row_holds(const struct ktt_context_row *row, const GPtrArray *sentences)
{
	guint n = 0;

	for (guint i = 0; i < sentences->len && n < row->least; i++) {
		const struct ktt_sentence *piece = sentences->pdata[i];

		if ((piece->area & row->areas) &&
		    ktp_matches(row->pattern, piece->text) &&
		    !(row->unless && ktp_matches(row->unless, piece->text)))
			n++;
	}
	return n >= row->least;
}

guint
ktt_context_of(const struct ktp_message *message, const GPtrArray *sentences)
{
	guint context = of_form(message);

	for (guint i = 0; i < ktt_n_context_rows; i++) {
		const struct ktt_context_row *row = &ktt_context_rows[i];

		if (!(context & row->context) && row_holds(row, sentences))
			context |= row->context;
	}
	return context;
}
