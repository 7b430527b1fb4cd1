/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Which release has a commit first. */
#ifndef KTT_SCAN_TAGS_H
#define KTT_SCAN_TAGS_H

#include "triage/git.h"
#include "triage/store.h"

/*
 * For all known commits of this repository and branch whose first release
 * tag (v*) is not known yet: looks it up, in transactions of its own, and
 * counts those that have one now. Errors IO (git failed), AGAIN.
 */
gboolean ktt_scan_tags(struct ktt_store *store, const struct ktt_git *git,
		       const char *branch, guint64 *tagged, GError **error);

#endif
