/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Files and names that a loss of power does not take away. */
#ifndef KTT_DURABLE_H
#define KTT_DURABLE_H

#include <glib.h>

/*
 * Makes a file's contents, or the names that a folder has, safe on the disk.
 * FALSE with errno. A file system that cannot do it for folders does what it
 * does: that is no error.
 */
gboolean ktt_durable_sync(const char *path);

/*
 * Makes the name of a file in folder safe, and those of the folder and of all
 * above it up to one in which we may not write and thus have made nothing:
 * that they were there before does not say that they are safe, another
 * process may have been stopped just after it made them. FALSE with errno.
 */
gboolean ktt_durable_names(const char *folder);

/*
 * Makes the log safe that SQLite has beside a database: what a writer that
 * was stopped had written there and not yet synced is read as if it were safe,
 * so that whoever finds there what he was to bring must see to it. A log of no
 * bytes has nothing to lose. Errors: AGAIN, IO.
 */
gboolean ktt_durable_log(const char *database, GError **error);

#endif
