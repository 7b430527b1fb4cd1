/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/hit_mails.h"

#include "triage/cmd/mbox.h"
#include "triage/cmd/out.h"
#include "triage/emit.h"
#include "triage/error.h"
#include "triage/rawthread.h"
#include "triage/search.h"

static gboolean
write_mail(const guint8 *raw, gsize size, gint64 date, gpointer data)
{
	(void)data;
	cmd_mbox_write(raw, size, date);
	return !cmd_out_is_broken();
}

gboolean
cmd_hit_mails_mbox(struct cmd_context *context, const GArray *reports,
		   GError **error)
{
	g_autoptr(GHashTable) seen = g_hash_table_new(NULL, NULL);

	for (guint i = 0; i < reports->len && !cmd_out_is_broken(); i++)
		if (!ktt_rawthread_foreach(context->store,
					   g_array_index(reports, gint64, i),
					   seen, write_mail, NULL, error))
			return FALSE;
	return TRUE;
}

/* Whose head never came, or cannot be answered, is named, and the others still
 * have theirs. */
static gboolean
complain(struct cmd_context *context, gint64 report, GError *reason,
	 GError **error)
{
	gint64 number = 0;

	if (!g_error_matches(reason, KTT_ERROR, KTT_ERROR_NOT_FOUND) &&
	    !g_error_matches(reason, KTT_ERROR, KTT_ERROR_DATA)) {
		g_propagate_error(error, reason);
		return FALSE;
	}
	if (ktt_search_number(context->store, report, &number, error))
		cmd_complain("R%" G_GINT64_FORMAT ": %s", number,
			     reason->message);
	g_error_free(reason);
	return number != 0;
}

gboolean
cmd_hit_mails_reply(struct cmd_context *context, const GArray *reports,
		    GError **error)
{
	for (guint i = 0; i < reports->len && !cmd_out_is_broken(); i++) {
		gint64 report = g_array_index(reports, gint64, i);
		GError *reason = NULL;
		g_autofree char *head =
			ktt_emit_reply_head(context->store, report, &reason);

		if (head != NULL)
			cmd_out_printf("%s\n", head);
		else if (!complain(context, report, reason, error))
			return FALSE;
	}
	return TRUE;
}
