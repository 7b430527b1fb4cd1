/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The summary as a mail with text and page. */
#ifndef CMD_SUMMARY_MAIL_H
#define CMD_SUMMARY_MAIL_H

#include <jansson.h>

#include "triage/cmd/cmd.h"
#include "triage/post.h"

/* TRUE once the server or command has taken it; errors of ktt_post_send(). */
gboolean cmd_summary_mail(struct cmd_context *context, struct ktt_post *post,
			  const json_t *summary, GError **error);

#endif
