/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Ready text about a report, for a person to send. */
#ifndef KTT_EMIT_H
#define KTT_EMIT_H

#include <jansson.h>

#include "triage/store.h"

/*
 * Each takes what ktt_view_report() gave and the address of the archive, and
 * returns lines that the caller frees. No control character of a mail gets
 * into them.
 *
 * The trailers of a commit that cures the report: Reported-by: and Closes: as
 * it asks for them, Fixes: the blamed commit with 12 digits and its title.
 */
char *ktt_emit_trailers(const json_t *view, const char *archive);

/* The commands that bring regzbot to where the report is, to be sent as an
 * answer to it. */
char *ktt_emit_regzbot(const json_t *view, const char *archive);

/*
 * A mail to answer the report with: To, Cc, Subject, In-Reply-To, References,
 * and the words above the report's numbers, quoted. report: its row id. Error
 * NOT_FOUND: the report itself never came; IO, AGAIN.
 */
char *ktt_emit_reply(struct ktt_store *store, gint64 report, GError **error);

/* Only To, Cc, Subject, In-Reply-To and References of that mail; errors as
 * ktt_emit_reply(). */
char *ktt_emit_reply_head(struct ktt_store *store, gint64 report,
			  GError **error);

#endif
