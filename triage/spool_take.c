/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/ingest.h"
#include "triage/spool.h"

static gboolean
take(struct ktt_store *store, const struct ktt_spooled *mail, GError **error)
{
	const struct ktt_ingest_options options = {
		.origin = "(spool)",
		.now = mail->received,
		.keep_all = mail->keep,
	};
	enum ktt_outcome outcome;

	if (!ktt_store_begin(store, error))
		return FALSE;
	if (ktt_ingest(store, mail->raw, mail->size, &options, &outcome,
		       error) &&
	    ktt_store_commit(store, error))
		return TRUE;
	ktt_store_rollback(store);
	return FALSE;
}

gboolean
ktt_spool_take(struct ktt_store *store, const char *database, guint limit,
	       guint *taken, GError **error)
{
	g_autoptr(GPtrArray) paths = ktt_spool_list(database);
	guint most = limit > 0 ? MIN(limit, paths->len) : paths->len;

	if (taken != NULL)
		*taken = 0;
	for (guint i = 0; i < most; i++) {
		struct ktt_spooled mail;
		gboolean ok;

		if (!ktt_spool_read(paths->pdata[i], &mail))
			continue;
		ok = take(store, &mail, error);
		if (ok)
			ktt_spool_remove(mail.path);
		ktt_spooled_clear(&mail);
		if (!ok)
			return FALSE;
		if (taken != NULL)
			(*taken)++;
	}
	return TRUE;
}
