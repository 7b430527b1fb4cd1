/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "triage/db.h"
#include "triage/durable.h"
#include "triage/error.h"
#include "triage/link.h"
#include "triage/migrate.h"
#include "triage/rebuild.h"
#include "triage/schema.h"
#include "triage/stmt.h"
#include "triage/store_state.h"
#include "triage/text_index.h"

#define BUSY_MS 30000
#define BUSY_DELIVER_MS 10000 /* a mail filter waits, and mails queue up */

static const char pragmas_sql[] = "PRAGMA foreign_keys = ON;"
				  "PRAGMA trusted_schema = OFF;"
				  "PRAGMA cell_size_check = ON;"
				  "PRAGMA temp_store = MEMORY;"
				  "PRAGMA cache_size = -8192;" /* KiB */
				  "PRAGMA synchronous = FULL;";
char *
ktt_store_default_path(void)
{
	const char *path = g_getenv("KTRIAGE_DB");

	if (path && *path)
		return g_strdup(path);
	return g_build_filename(g_get_user_data_dir(), "ktriage", "ktriage.db",
				NULL);
}

static gboolean
folder_make(const char *folder, GError **error)
{
	struct stat st;

	if (g_mkdir_with_parents(folder, 0700) || stat(folder, &st)) {
		g_set_error(error, KTT_ERROR, KTT_ERROR_CREATE,
			    "%s: cannot make the folder: %s", folder,
			    g_strerror(errno));
		return FALSE;
	}
	if (!(st.st_mode & S_IWOTH) || (st.st_mode & S_ISVTX))
		return TRUE;
	g_set_error(error, KTT_ERROR, KTT_ERROR_CREATE,
		    "%s: everyone may write in this folder; make it private "
		    "(chmod o-w) or choose another one with --db",
		    folder);
	return FALSE;
}

/* SQLite makes safe the names that it makes, which are in the folder of the
 * database; where there is something in it, this was done for the rest. */
static gboolean
names_safe(const char *path, int fd)
{
	g_autofree char *folder = g_path_get_dirname(path);
	struct stat st;

	return fstat(fd, &st) == 0 &&
	       (st.st_size > 0 || ktt_durable_names(folder));
}

/* Made by us first, so that no umask and no moment makes it readable; SQLite
 * gives its -wal and -shm the mode of the database. */
static gboolean
file_make(const char *path, GError **error)
{
	int fd = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600);
	gboolean ok = fd >= 0 && names_safe(path, fd);
	int code = errno;

	if (fd >= 0)
		close(fd);
	errno = code;
	if (ok)
		return TRUE;
	g_set_error(error, KTT_ERROR,
		    errno == ENOSPC ? KTT_ERROR_AGAIN : KTT_ERROR_CREATE,
		    "%s: cannot open the database: %s", path,
		    g_strerror(errno));
	return FALSE;
}

static gboolean
file_exists(const char *path, GError **error)
{
	if (g_file_test(path, G_FILE_TEST_EXISTS))
		return TRUE;
	g_set_error(error, KTT_ERROR, KTT_ERROR_NO_FILE,
		    "%s: there is no database yet; run \"ktriage import "
		    "PATH...\" first, or name one with --db",
		    path);
	return FALSE;
}

/* SQLITE_OPEN_NOFOLLOW refuses links in the folder's path as well, which are
 * common and harmless; only the file itself must not be one. */
static char *
path_without_links(const char *path)
{
	g_autofree char *folder = g_path_get_dirname(path);
	g_autofree char *name = g_path_get_basename(path);
	char *real = realpath(folder, NULL);
	char *result =
		real ? g_build_filename(real, name, NULL) : g_strdup(path);

	free(real);
	return result;
}

static gboolean
db_open(struct ktt_store *store, const char *name, int flags, GError **error)
{
	int rc = sqlite3_open_v2(
		name, &store->db,
		flags | SQLITE_OPEN_NOFOLLOW | SQLITE_OPEN_EXRESCODE, NULL);

	if (rc != SQLITE_OK) {
		ktt_db_set_error(store, rc, "cannot open", error);
		return FALSE;
	}
	sqlite3_busy_timeout(store->db, store->flags & KTT_STORE_NO_REBUILD
						? BUSY_DELIVER_MS
						: BUSY_MS);
	sqlite3_db_config(store->db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
	return TRUE;
}

static void
db_close(struct ktt_store *store)
{
	ktt_db_forget_statements(store);
	sqlite3_close_v2(store->db);
	store->db = NULL;
}

static gboolean
journal_wal(struct ktt_store *store, GError **error)
{
	g_autofree char *mode = NULL;

	if (!ktt_query_text(store, error, &mode, "PRAGMA journal_mode = WAL",
			    ""))
		return FALSE;
	return TRUE;
}

static gboolean
open_write(struct ktt_store *store, GError **error)
{
	return db_open(store, store->path, SQLITE_OPEN_READWRITE, error) &&
	       ktt_exec_script(store, pragmas_sql, error) &&
	       journal_wal(store, error) && ktt_migrate(store, error);
}

static gboolean
read_check(struct ktt_store *store, GError **error)
{
	gint64 version = 0;

	if (!ktt_exec_script(store, pragmas_sql, error) ||
	    !ktt_migrate_check(store, &version, error))
		return FALSE;
	if (version)
		return TRUE;
	g_set_error(error, KTT_ERROR, KTT_ERROR_NO_FILE,
		    "%s: the database is empty; run \"ktriage import "
		    "PATH...\" first",
		    store->path);
	return FALSE;
}

/* A reader needs to write beside a WAL database; where it may not (a read-only
 * medium, another one's folder), the file is read as it stands. */
static gboolean
open_immutable(struct ktt_store *store, GError **error)
{
	g_autofree char *uri = g_filename_to_uri(store->path, NULL, NULL);
	g_autofree char *name =
		g_strconcat(uri ? uri : "", "?immutable=1", NULL);

	return db_open(store, name, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI,
		       error) &&
	       read_check(store, error);
}

static gboolean
open_plainly(struct ktt_store *store, GError **error)
{
	return db_open(store, store->path, SQLITE_OPEN_READONLY, error) &&
	       read_check(store, error);
}

/* A writer that was stopped while it made the database leaves what only a
 * writer may undo. */
static gboolean
undo_unfinished(struct ktt_store *store)
{
	gboolean ok;

	if (sqlite3_extended_errcode(store->db) != SQLITE_READONLY_ROLLBACK)
		return FALSE;
	db_close(store);
	ok = db_open(store, store->path, SQLITE_OPEN_READWRITE, NULL) &&
	     ktt_exec_script(store, "PRAGMA schema_version", NULL);
	db_close(store);
	return ok;
}

static gboolean
open_read(struct ktt_store *store, GError **error)
{
	GError *first = NULL;

	if (open_plainly(store, &first))
		return TRUE;
	if (undo_unfinished(store)) {
		g_clear_error(&first);
		if (open_plainly(store, &first))
			return TRUE;
	}
	db_close(store);
	if (!g_error_matches(first, KTT_ERROR, KTT_ERROR_CREATE) &&
	    !g_error_matches(first, KTT_ERROR, KTT_ERROR_IO)) {
		g_propagate_error(error, first);
		return FALSE;
	}
	if (open_immutable(store, NULL)) {
		g_error_free(first);
		return TRUE;
	}
	g_propagate_error(error, first);
	return FALSE;
}

/* Reading an older schema needs it brought up to date first. */
static gboolean
schema_is_old(struct ktt_store *store)
{
	gint64 version = 0;

	return ktt_migrate_check(store, &version, NULL) && version &&
	       version < ktt_n_migrations;
}

static gboolean
reopen_write(struct ktt_store *store, GError **error)
{
	db_close(store);
	return open_write(store, error);
}

static gboolean
has_mail(struct ktt_store *store)
{
	gint64 mail = 0;

	/* After an error nothing is known, and nothing is done. */
	return !ktt_query_int(store, NULL, &mail,
			      "SELECT EXISTS (SELECT 1 FROM fact_mail)", "") ||
	       mail;
}

/* A reader that may not write is served with what there is. */
static gboolean
refresh(struct ktt_store *store, GError **error)
{
	gboolean stale = FALSE, writer = store->flags & KTT_STORE_WRITE;

	if (!ktt_rules_stale(store, &stale, error))
		return FALSE;
	store->stale = stale;
	if (!stale)
		return TRUE;
	/* Nothing is to be derived before the first mail. */
	if ((store->flags & KTT_STORE_NO_REBUILD) && has_mail(store))
		return TRUE;
	if (writer)
		return ktt_rebuild(store, NULL, NULL, error);
	if (reopen_write(store, NULL) && ktt_rebuild(store, NULL, NULL, NULL))
		return TRUE;
	db_close(store);
	return open_read(store, error);
}

static gboolean
open_any(struct ktt_store *store, GError **error)
{
	if (store->flags & KTT_STORE_WRITE)
		return open_write(store, error);
	if (!open_read(store, error))
		return FALSE;
	return !schema_is_old(store) || reopen_write(store, error);
}

static gboolean
prepare_file(const char *path, enum ktt_store_flags flags, GError **error)
{
	g_autofree char *folder = g_path_get_dirname(path);

	if (g_file_test(path, G_FILE_TEST_IS_DIR)) {
		g_set_error(error, KTT_ERROR, KTT_ERROR_NO_FILE,
			    "%s: this is a folder, and the database is a file",
			    path);
		return FALSE;
	}
	if (!(flags & KTT_STORE_WRITE) || flags & KTT_STORE_EXISTING)
		return file_exists(path, error);
	return folder_make(folder, error) && file_make(path, error);
}

gboolean
ktt_store_read_begin(struct ktt_store *store, GError **error)
{
	if (!store->reading && !store->begun)
		store->reading = ktt_exec(store, error, "BEGIN", "");
	return store->reading || store->begun;
}

gboolean
ktt_store_read_end(struct ktt_store *store, GError **error)
{
	if (!store->reading)
		return TRUE;
	store->reading = FALSE;
	return ktt_exec(store, error, "COMMIT", "");
}

static void
sets_new(struct ktt_store *store)
{
	store->dirty = g_hash_table_new(g_direct_hash, g_direct_equal);
	store->unindexed = g_hash_table_new(g_direct_hash, g_direct_equal);
	store->absent =
		g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
}

struct ktt_store *
ktt_store_open(const char *path, enum ktt_store_flags flags, GError **error)
{
	struct ktt_store *store;

	if (!prepare_file(path, flags, error))
		return NULL;
	store = g_new0(struct ktt_store, 1);
	store->path = path_without_links(path);
	store->flags = flags;
	sets_new(store);
	if (open_any(store, error) && refresh(store, error) &&
	    (flags & KTT_STORE_WRITE || ktt_store_read_begin(store, error)))
		return store;
	ktt_store_close(store);
	return NULL;
}

struct ktt_store *
ktt_store_open_scratch(GError **error)
{
	struct ktt_store *store = g_new0(struct ktt_store, 1);

	store->path = g_strdup("(scratch)");
	store->flags = KTT_STORE_WRITE;
	sets_new(store);
	/* SQLite's name for a temporary file without a name. */
	if (db_open(store, "",
		    SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE |
			    SQLITE_OPEN_URI,
		    error) &&
	    ktt_exec_script(store, pragmas_sql, error) &&
	    ktt_migrate(store, error))
		return store;
	ktt_store_close(store);
	return NULL;
}

void
ktt_store_close(struct ktt_store *store)
{
	if (!store)
		return;
	if (store->begun)
		ktt_store_rollback(store);
	db_close(store);
	g_hash_table_unref(store->dirty);
	g_hash_table_unref(store->unindexed);
	g_hash_table_unref(store->absent);
	g_free(store->path);
	g_free(store);
}

/* A commit syncs the whole log where there is something to commit. */
static gboolean
commit_safe(struct ktt_store *store, GError **error)
{
	return (sqlite3_total_changes(store->db) != store->changes ||
		ktt_durable_log(store->path, error)) &&
	       ktt_exec(store, error, "COMMIT", "");
}

gboolean
ktt_store_begin(struct ktt_store *store, GError **error)
{
	g_hash_table_remove_all(store->absent);
	store->changes = sqlite3_total_changes(store->db);
	store->begun = ktt_store_read_end(store, error) &&
		       ktt_exec(store, error, "BEGIN IMMEDIATE", "");
	return store->begun;
}

gboolean
ktt_store_commit(struct ktt_store *store, GError **error)
{
	if (!ktt_link_flush(store, error) ||
	    !ktt_text_index_flush(store, error) || !commit_safe(store, error))
		return FALSE;
	store->begun = FALSE;
	return TRUE;
}

void
ktt_store_rollback(struct ktt_store *store)
{
	g_hash_table_remove_all(store->dirty);
	g_hash_table_remove_all(store->absent);
	ktt_text_index_forget(store);
	store->begun = FALSE;
	/* SQLite rolls back by itself after some errors. */
	if (!sqlite3_get_autocommit(store->db))
		ktt_exec(store, NULL, "ROLLBACK", "");
}

GHashTable *
ktt_store_dirty(struct ktt_store *store)
{
	return store->dirty;
}

GHashTable *
ktt_store_unindexed(struct ktt_store *store)
{
	return store->unindexed;
}

GHashTable *
ktt_store_absent(struct ktt_store *store)
{
	return store->absent;
}

void
ktt_store_mark(struct ktt_store *store, gint64 message)
{
	g_hash_table_remove_all(store->absent);
	g_hash_table_add(store->dirty, GSIZE_TO_POINTER((gsize)message));
}

gboolean
ktt_store_stale(const struct ktt_store *store)
{
	return store->stale;
}

void
ktt_store_set_stale(struct ktt_store *store, gboolean stale)
{
	store->stale = stale;
}

const char *
ktt_store_path(const struct ktt_store *store)
{
	return store->path;
}

gboolean
ktt_store_copy(struct ktt_store *store, const char *path, GError **error)
{
	/* Not from within a transaction; it takes one of its own. */
	return ktt_store_read_end(store, error) &&
	       ktt_exec(store, error, "VACUUM INTO ?", "t", path);
}
