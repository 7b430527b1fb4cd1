/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "triage/durable.h"
#include "triage/error.h"
#include "triage/maintain.h"
#include "triage/rawstore.h"
#include "triage/stmt.h"
#include "triage/store_state.h"

static const char quick_sql[] = "PRAGMA integrity_check(20)";
static const char keys_sql[] =
	"SELECT \"table\" || ': row ' || coalesce(rowid, '?') || ' refers to a"
	" missing row of ' || parent FROM pragma_foreign_key_check LIMIT 20";
static const char text_sql[] = "INSERT INTO search_index (search_index, rank)"
			       " VALUES ('integrity-check', 1)";
static const char mails_sql[] = "SELECT mail, hash FROM fact_mail";
static const char maintain_sql[] =
	"INSERT INTO search_index (search_index) VALUES ('optimize');"
	"PRAGMA optimize; ANALYZE; PRAGMA wal_checkpoint(TRUNCATE);";

static void
add_problem(GPtrArray *problems, const char *text)
{
	g_ptr_array_add(problems, g_strdup(text));
}

/* Takes over cause: a check that cannot run is a finding as well. */
static void
add_error(GPtrArray *problems, GError *cause)
{
	add_problem(problems, cause->message);
	g_error_free(cause);
}

static void
check_rows(struct ktt_store *store, const char *sql, GPtrArray *problems)
{
	struct ktt_rows *rows = ktt_query(store, sql, "");
	GError *cause = NULL;

	while (ktt_rows_next(rows)) {
		const char *text = ktt_rows_text(rows, 0);

		if (text && strcmp(text, "ok"))
			add_problem(problems, text);
	}
	if (!ktt_rows_end(rows, &cause))
		add_error(problems, cause);
}

/* Needs to write, so that a reader leaves it out. */
static void
check_text_index(struct ktt_store *store, GPtrArray *problems)
{
	GError *cause = NULL;

	if (ktt_exec(store, &cause, text_sql, ""))
		return;
	if (strstr(cause->message, "readonly"))
		g_error_free(cause);
	else
		add_error(problems, cause);
}

static void
check_mail(struct ktt_store *store, gint64 mail, const char *hash,
	   GPtrArray *problems)
{
	GError *cause = NULL;
	gsize size;
	g_autofree guint8 *raw = ktt_rawstore_get(store, mail, &size, &cause);
	g_autofree char *got = raw ? ktt_hash(raw, size) : NULL;

	if (raw && !strcmp(got, hash))
		return;
	g_ptr_array_add(problems,
			g_strdup_printf("mail %s: %s", hash,
					cause ? cause->message
					      : "its text has another hash"));
	g_clear_error(&cause);
}

static void
check_mails(struct ktt_store *store, GPtrArray *problems)
{
	struct ktt_rows *rows = ktt_query(store, mails_sql, "");
	GError *cause = NULL;

	while (ktt_rows_next(rows))
		check_mail(store, ktt_rows_int(rows, 0), ktt_rows_text(rows, 1),
			   problems);
	if (!ktt_rows_end(rows, &cause))
		add_error(problems, cause);
}

gboolean
ktt_check(struct ktt_store *store, GPtrArray **problems, GError **error)
{
	(void)error;
	*problems = g_ptr_array_new_with_free_func(g_free);
	check_rows(store, quick_sql, *problems);
	check_rows(store, keys_sql, *problems);
	check_text_index(store, *problems);
	check_mails(store, *problems);
	return TRUE;
}

/* VACUUM INTO takes an empty file as it would a new one; ours is private
 * from its first moment. */
static gboolean
reserve(const char *path, GError **error)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0600);

	if (fd >= 0) {
		close(fd);
		return TRUE;
	}
	g_set_error(error, KTT_ERROR, KTT_ERROR_CREATE,
		    "%s: cannot make the backup: %s", path, g_strerror(errno));
	return FALSE;
}

/* SQLite does not do it for a copy. */
static gboolean
make_safe(const char *path, GError **error)
{
	g_autofree char *folder = g_path_get_dirname(path);

	if (ktt_durable_sync(path) && ktt_durable_sync(folder))
		return TRUE;
	g_set_error(error, KTT_ERROR,
		    errno == ENOSPC ? KTT_ERROR_AGAIN : KTT_ERROR_IO,
		    "%s: cannot make the backup: %s", path, g_strerror(errno));
	return FALSE;
}

gboolean
ktt_backup(struct ktt_store *store, const char *path, GError **error)
{
	if (!reserve(path, error))
		return FALSE;
	if (ktt_store_copy(store, path, error) && make_safe(path, error))
		return TRUE;
	g_unlink(path);
	return FALSE;
}

gboolean
ktt_maintain(struct ktt_store *store, GError **error)
{
	return ktt_exec_script(store, maintain_sql, error);
}

static const struct {
	const char *key;
	const char *sql;
} counts[] = {
	{"mails", "SELECT count(*) FROM fact_mail"},
	{"messages", "SELECT count(*) FROM message WHERE kind <> 'ghost'"},
	{"ghosts", "SELECT count(*) FROM message WHERE kind = 'ghost'"},
	{"quarantined", "SELECT count(*) FROM fact_quarantine"},
	{"decisions", "SELECT count(*) FROM fact_decision"},
	{"reports", "SELECT count(*) FROM report"},
	{"reconstructed", "SELECT count(*) FROM report WHERE reconstructed"},
	{"links", "SELECT count(*) FROM link WHERE key <> 'self'"},
	{"bytes", "SELECT page_count * page_size FROM pragma_page_count(),"
		  " pragma_page_size()"},
};

static const struct {
	const char *key;
	const char *sql; /* rows of (name, count) */
} groups[] = {
	{"by_class", "SELECT class, count(*) FROM report GROUP BY class"},
	{"by_status", "SELECT status, count(*) FROM report GROUP BY status"},
	{"by_event", "SELECT type, count(*) FROM event GROUP BY type"},
};

static gboolean
add_group(struct ktt_store *store, json_t *stats, gsize index, GError **error)
{
	struct ktt_rows *rows = ktt_query(store, groups[index].sql, "");
	json_t *group = json_object();

	while (ktt_rows_next(rows))
		json_object_set_new(group, ktt_rows_text(rows, 0),
				    json_integer(ktt_rows_int(rows, 1)));
	json_object_set_new(stats, groups[index].key, group);
	return ktt_rows_end(rows, error);
}

json_t *
ktt_stats(struct ktt_store *store, GError **error)
{
	json_t *stats = json_pack("{s:s}", "schema", "ktriage.stats/1");
	gboolean ok = TRUE;

	for (gsize i = 0; ok && i < G_N_ELEMENTS(counts); i++) {
		gint64 count = 0;

		ok = ktt_query_int(store, error, &count, counts[i].sql, "");
		json_object_set_new(stats, counts[i].key, json_integer(count));
	}
	for (gsize i = 0; ok && i < G_N_ELEMENTS(groups); i++)
		ok = add_group(store, stats, i, error);
	if (!ok)
		g_clear_pointer(&stats, json_decref);
	return stats;
}
