/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Which mails a public-inbox repository (v2) holds: each commit adds one as
 * the file "m", or takes one back as the file "d", whose blob is that of the
 * mail. See https://public-inbox.org/public-inbox-v2-format.html.
 */
#ifndef KTP_GIT_LIST_H
#define KTP_GIT_LIST_H

#include <glib.h>

/*
 * Writes the ids of the mails of a bare repository, oldest first, a line each,
 * to a nameless file, which the caller closes, and adds the ids of those that
 * were taken back to deleted (a set that frees its strings). -1 and
 * KTP_ERROR_SOURCE, or KTP_ERROR_NO_FILE where git cannot be started.
 */
int ktp_git_list(const char *folder, GHashTable *deleted, GError **error);

/* The error for a git that ended with that code and those words. */
void ktp_git_error(GError **error, const char *folder, int code,
		   const char *words);

#endif
