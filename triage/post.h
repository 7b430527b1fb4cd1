/* SPDX-License-Identifier: GPL-2.0-or-later */
/* How mail leaves: by SMTP or a sendmail command, as [mail] has it. */
#ifndef KTT_POST_H
#define KTT_POST_H

#include "triage/compose.h"
#include "triage/config.h"

struct ktt_post; /* who writes to whom, and by which way */

/*
 * Reads [mail]; to (NULL: as configured) is a list of addresses. Error CONFIG:
 * what is missing or cannot be used, before any work is done.
 */
struct ktt_post *ktt_post_new(const struct ktt_config *config, const char *to,
			      GError **error);
void ktt_post_free(struct ktt_post *post);

/*
 * Fills in from and to of the letter, makes the mail and sends it. Errors:
 * AGAIN (it may go through later), UNAVAILABLE (refused for good), CONFIG (no
 * password to be had), INTERNAL.
 */
gboolean ktt_post_send(struct ktt_post *post, struct ktt_letter *letter,
		       GError **error);

/*
 * The password for the mail server: the first line of [mail] password-file, of
 * what password-command prints, or of the systemd credential
 * "ktriage-mail-password". The caller frees it; NULL and error CONFIG.
 */
char *ktt_post_password(const struct ktt_config *config, GError **error);

#endif
