/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/db.h"
#include "triage/error.h"
#include "triage/migrate.h"
#include "triage/schema.h"
#include "triage/stmt.h"

gboolean
ktt_migrate_check(struct ktt_store *store, gint64 *version, GError **error)
{
	gint64 application = 0, objects = 0;

	if (!ktt_query_int(store, error, version, "PRAGMA user_version", "") ||
	    !ktt_query_int(store, error, &application, "PRAGMA application_id",
			   "") ||
	    !ktt_query_int(store, error, &objects,
			   "SELECT count(*) FROM sqlite_schema", ""))
		return FALSE;
	if (application == 0 && objects == 0 && *version == 0)
		return TRUE;
	if (application != KTT_APPLICATION_ID) {
		g_set_error(error, KTT_ERROR, KTT_ERROR_DATA,
			    "%s: this database belongs to another program",
			    store->path);
		return FALSE;
	}
	if (*version <= ktt_n_migrations)
		return TRUE;
	g_set_error(error, KTT_ERROR, KTT_ERROR_DATA,
		    "%s: made by a newer ktriage (schema %" G_GINT64_FORMAT
		    ", this program knows %u); please upgrade",
		    store->path, *version, ktt_n_migrations);
	return FALSE;
}

/* PRAGMA takes no bound values; both numbers are ours. */
static gboolean
stamp(struct ktt_store *store, guint version, GError **error)
{
	g_autofree char *sql = g_strdup_printf("PRAGMA application_id = %d;"
					       "PRAGMA user_version = %u;",
					       KTT_APPLICATION_ID, version);

	return ktt_exec_script(store, sql, error);
}

static gboolean
migrate_begun(struct ktt_store *store, GError **error)
{
	gint64 version = 0;

	/* Again, now that nobody else can be migrating. */
	if (!ktt_migrate_check(store, &version, error))
		return FALSE;
	if (version == ktt_n_migrations)
		return TRUE;
	for (; version < ktt_n_migrations; version++)
		if (!ktt_exec_script(store, ktt_migrations[version], error))
			return FALSE;
	return stamp(store, ktt_n_migrations, error);
}

gboolean
ktt_migrate(struct ktt_store *store, GError **error)
{
	gint64 version = 0;

	if (!ktt_migrate_check(store, &version, error))
		return FALSE;
	if (version == ktt_n_migrations)
		return TRUE;
	if (!ktt_store_begin(store, error))
		return FALSE;
	if (migrate_begun(store, error) && ktt_store_commit(store, error))
		return TRUE;
	ktt_store_rollback(store);
	return FALSE;
}
