/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/rawthread.h"

#include "triage/rawstore.h"
#include "triage/stmt.h"

struct mail {
	gint64 mail, date;
};

static gboolean
list_mails(struct ktt_store *store, gint64 report, GArray *mails,
	   GError **error)
{
	struct ktt_rows *rows = ktt_query(
		store,
		"SELECT mail, date FROM message WHERE mail IS NOT NULL AND "
		"(message = ?1 OR message IN (SELECT message FROM link WHERE "
		"report = ?1)) ORDER BY date, message_id",
		"i", report);

	while (ktt_rows_next(rows)) {
		struct mail mail = {ktt_rows_int(rows, 0),
				    ktt_rows_int(rows, 1)};

		g_array_append_val(mails, mail);
	}
	return ktt_rows_end(rows, error);
}

gboolean
ktt_rawthread_foreach(struct ktt_store *store, gint64 report, GHashTable *seen,
		      ktt_rawthread_fn fn, gpointer data, GError **error)
{
	g_autoptr(GArray) mails =
		g_array_new(FALSE, FALSE, sizeof(struct mail));

	if (!list_mails(store, report, mails, error))
		return FALSE;
	for (guint i = 0; i < mails->len; i++) {
		const struct mail *mail = &g_array_index(mails, struct mail, i);
		g_autofree guint8 *raw = NULL;
		gsize size;

		if (seen && !g_hash_table_add(
				    seen, GSIZE_TO_POINTER((gsize)mail->mail)))
			continue;
		raw = ktt_rawstore_get(store, mail->mail, &size, error);
		if (raw == NULL)
			return FALSE;
		if (!fn(raw, size, mail->date, data))
			return TRUE;
	}
	return TRUE;
}
