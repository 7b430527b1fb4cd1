/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/scan_mark.h"
#include "triage/stmt.h"

/* A fix can be older than the first report of what it cures. */
#define BEFORE (180 * 24 * 3600)

static const char load_sql[] = "SELECT value FROM meta WHERE name = ?";
static const char save_sql[] =
	"INSERT INTO meta (name, value) VALUES (?, ?)"
	" ON CONFLICT (name) DO UPDATE SET value = excluded.value";
static const char newest_sql[] = "SELECT max(mail) FROM fact_mail";
static const char oldest_sql[] =
	"SELECT min(m.date) FROM fact_mail f JOIN message m USING (message_id)"
	" WHERE f.mail > ?";

static char *
mark_name(const char *repository, const char *branch)
{
	return g_strdup_printf("scan-git %s %s", repository, branch);
}

/* "HEAD-ID NUMBER" */
static void
read_value(const char *value, struct ktt_scan_mark *mark, gint64 *mail)
{
	const char *blank = value ? strchr(value, ' ') : NULL;

	if (!blank)
		return;
	mark->head = g_strndup(value, (gsize)(blank - value));
	*mail = g_ascii_strtoll(blank + 1, NULL, 10);
}

gboolean
ktt_scan_mark_load(struct ktt_store *store, const char *repository,
		   const char *branch, struct ktt_scan_mark *mark,
		   GError **error)
{
	g_autofree char *name = mark_name(repository, branch);
	g_autofree char *value = NULL;
	gint64 mail = 0;

	memset(mark, 0, sizeof(*mark));
	if (!ktt_query_text(store, error, &value, load_sql, "t", name) ||
	    !ktt_query_int(store, error, &mark->mail, newest_sql, ""))
		return FALSE;
	read_value(value, mark, &mail);
	mark->new_mails = mark->mail > mail;
	if (!ktt_query_int(store, error, &mark->since, oldest_sql, "i", mail))
		return FALSE;
	mark->since = MAX(mark->since - BEFORE, 0);
	return TRUE;
}

void
ktt_scan_mark_clear(struct ktt_scan_mark *mark)
{
	g_clear_pointer(&mark->head, g_free);
}

gboolean
ktt_scan_mark_save(struct ktt_store *store, const char *repository,
		   const char *branch, const char *head,
		   const struct ktt_scan_mark *mark, GError **error)
{
	g_autofree char *name = mark_name(repository, branch);
	g_autofree char *value =
		g_strdup_printf("%s %" G_GINT64_FORMAT, head, mark->mail);

	return ktt_exec(store, error, save_sql, "tt", name, value);
}
