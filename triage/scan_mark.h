/* SPDX-License-Identifier: GPL-2.0-or-later */
/* How far each branch of each repository has been scanned. */
#ifndef KTT_SCAN_MARK_H
#define KTT_SCAN_MARK_H

#include "triage/store.h"

struct ktt_scan_mark {
	char *head;	    /* owned; tip of the last scan, NULL: none yet */
	gint64 mail;	    /* row id of the newest mail now */
	gboolean new_mails; /* some have come since that scan */
	gint64 since;	    /* before that nothing concerns those mails */
};

gboolean ktt_scan_mark_load(struct ktt_store *store, const char *repository,
			    const char *branch, struct ktt_scan_mark *mark,
			    GError **error);
void ktt_scan_mark_clear(struct ktt_scan_mark *mark);

/* The branch is scanned up to head, with the mails that mark tells of. */
gboolean ktt_scan_mark_save(struct ktt_store *store, const char *repository,
			    const char *branch, const char *head,
			    const struct ktt_scan_mark *mark, GError **error);

#endif
