/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Brings a database to the present schema. */
#ifndef KTT_MIGRATE_H
#define KTT_MIGRATE_H

#include "triage/store.h"

/*
 * Whether the open database is ours and how old: *version gets its
 * user_version, 0 for a new file. Error DATA: of another program, or of a
 * newer ktriage.
 */
gboolean ktt_migrate_check(struct ktt_store *store, gint64 *version,
			   GError **error);

/* Runs the migrations that are missing, in one transaction. */
gboolean ktt_migrate(struct ktt_store *store, GError **error);

#endif
