/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The configuration: $XDG_CONFIG_HOME/ktriage/config, a key file with groups
 * (ktriage(1), CONFIGURATION). Everything works with no file at all.
 */
#ifndef KTT_CONFIG_H
#define KTT_CONFIG_H

#include <glib.h>

#include "triage/setting.h"

struct ktt_config;

/*
 * Reads the file at path, or the default one where path is NULL, which need
 * not exist. Errors: CONFIG with file and reason (a value out of its range
 * included). Free with ktt_config_free().
 */
struct ktt_config *ktt_config_load(const char *path, GError **error);
void ktt_config_free(struct ktt_config *config);

/* $XDG_CONFIG_HOME/ktriage/config; the caller frees it. */
char *ktt_config_default_path(void);

/* The file that was read, NULL where there was none; owned by config. */
const char *ktt_config_path(const struct ktt_config *config);

/* The value of "group.key", the default where it is not set, NULL where there
 * is none; owned by config. The name must be one of the table. */
const char *ktt_config_get(const struct ktt_config *config, const char *name);
gint64 ktt_config_number(const struct ktt_config *config, const char *name);

/* Whether the file sets it. */
gboolean ktt_config_is_set(const struct ktt_config *config, const char *name);

/* Name -> text of the saved queries; owned by config. */
GHashTable *ktt_config_queries(const struct ktt_config *config);

/* What the file has that the table does not know: lines of text with a
 * suggestion (char *), owned by config. */
const GPtrArray *ktt_config_warnings(const struct ktt_config *config);

#endif
