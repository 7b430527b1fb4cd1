/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The database schema: see schema_table.c, which is the commented original. */
#ifndef KTT_SCHEMA_H
#define KTT_SCHEMA_H

#include <glib.h>

#define KTT_APPLICATION_ID 0x6b747267 /* "ktrg" */

extern const char *const ktt_migrations[];
extern const guint ktt_n_migrations;

#endif
