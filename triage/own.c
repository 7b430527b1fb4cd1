/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/own.h"

gboolean
ktt_message_is_own(const struct ktp_message *message)
{
	return message->list_id != NULL &&
	       g_str_has_prefix(message->list_id, KTT_OWN_LIST) &&
	       message->auto_submitted != NULL &&
	       g_ascii_strncasecmp(message->auto_submitted, "auto-", 5) == 0;
}
