/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Hits of a search as text for mail programs. */
#ifndef CMD_HIT_MAILS_H
#define CMD_HIT_MAILS_H

#include "triage/cmd/cmd.h"

/*
 * reports: row ids. The raw mails of their threads as mboxrd, each mail once;
 * errors of the store.
 */
gboolean cmd_hit_mails_mbox(struct cmd_context *context, const GArray *reports,
			    GError **error);

/*
 * For each report the head of a mail that answers it, and an empty line. One
 * that never came itself is complained about and left out; errors of the
 * store.
 */
gboolean cmd_hit_mails_reply(struct cmd_context *context, const GArray *reports,
			     GError **error);

#endif
