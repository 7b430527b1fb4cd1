/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/config.h"

#include <string.h>
#include <sys/stat.h>

#include <glib/gstdio.h>

#include "triage/error.h"
#include "triage/safe.h"
#include "triage/suggest.h"
#include "triage/when.h"

struct ktt_config {
	char *path;	     /* owned; NULL: no file */
	GHashTable *values;  /* owned "group.key" -> owned text, as set */
	GHashTable *queries; /* owned name -> owned text */
	GPtrArray *warnings; /* owned char * */
};

static struct ktt_config *
config_new(void)
{
	struct ktt_config *config = g_new0(struct ktt_config, 1);

	config->values =
		g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free);
	config->queries =
		g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free);
	config->warnings = g_ptr_array_new_with_free_func(g_free);
	return config;
}

void
ktt_config_free(struct ktt_config *config)
{
	if (config == NULL)
		return;
	g_hash_table_unref(config->values);
	g_hash_table_unref(config->queries);
	g_ptr_array_unref(config->warnings);
	g_free(config->path);
	g_free(config);
}

char *
ktt_config_default_path(void)
{
	return g_build_filename(g_get_user_config_dir(), "ktriage", "config",
				NULL);
}

static const struct ktt_setting *
find(const char *group, const char *key)
{
	for (guint i = 0; i < ktt_n_settings; i++)
		if (strcmp(ktt_settings[i].group, group) == 0 &&
		    strcmp(ktt_settings[i].key, key) == 0)
			return &ktt_settings[i];
	return NULL;
}

static const struct ktt_setting *
find_name(const char *name)
{
	const char *point = strchr(name, '.');
	g_autofree char *group = g_strndup(name, (gsize)(point - name));

	return find(group, point + 1);
}

static gboolean
is_number(const struct ktt_setting *setting, const char *value)
{
	gint64 number;

	return g_ascii_string_to_signed(value, 10, setting->least,
					setting->most, &number, NULL);
}

static gboolean
is_choice(const struct ktt_setting *setting, const char *value)
{
	g_auto(GStrv) choices = g_strsplit(setting->choices, " ", -1);

	return g_strv_contains((const char *const *)choices, value);
}

static gboolean
is_date(const char *value)
{
	gint64 start;

	return ktt_when_start(value, 0, &start, NULL);
}

static gboolean
check(const struct ktt_config *config, const struct ktt_setting *setting,
      const char *value, GError **error)
{
	g_autofree char *expected = NULL;

	if (setting->type == KTT_SETTING_NUMBER && !is_number(setting, value))
		expected = g_strdup_printf("a number from %" G_GINT64_FORMAT,
					   setting->least);
	if (setting->type == KTT_SETTING_CHOICE && !is_choice(setting, value))
		expected = g_strdup_printf("one of: %s", setting->choices);
	if (setting->type == KTT_SETTING_DATE && !is_date(value))
		expected = g_strdup("a date or an age such as 6m");
	if (expected == NULL)
		return TRUE;
	g_set_error(error, KTT_ERROR, KTT_ERROR_CONFIG,
		    "%s: [%s] %s = %s: must be %s", config->path,
		    setting->group, setting->key, value, expected);
	return FALSE;
}

static char *
expand_home(const char *value)
{
	if (!g_str_has_prefix(value, "~/"))
		return g_strdup(value);
	return g_build_filename(g_get_home_dir(), value + 2, NULL);
}

static void
warn_unknown(struct ktt_config *config, const char *group, const char *key)
{
	g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func(g_free);
	g_autofree char *name = g_strdup_printf("%s.%s", group, key);
	GString *text = g_string_new(NULL);
	const char *near;

	for (guint i = 0; i < ktt_n_settings; i++)
		g_ptr_array_add(names,
				g_strdup_printf("%s.%s", ktt_settings[i].group,
						ktt_settings[i].key));
	near = ktt_suggest(name, names);
	g_string_printf(text, "%s: there is no setting %s", config->path, name);
	if (near != NULL)
		g_string_append_printf(text, "; did you mean %s?", near);
	g_ptr_array_add(config->warnings,
			ktt_safe_text(text->str, -1, KTT_SAFE_LINE));
	g_string_free(text, TRUE);
}

static gboolean
take_value(struct ktt_config *config, const char *group, const char *key,
	   const char *value, GError **error)
{
	const struct ktt_setting *setting = find(group, key);

	if (strcmp(group, KTT_SETTING_QUERIES) == 0) {
		g_hash_table_insert(config->queries, g_strdup(key),
				    g_strdup(value));
		return TRUE;
	}
	if (setting == NULL) {
		warn_unknown(config, group, key);
		return TRUE;
	}
	if (!check(config, setting, value, error))
		return FALSE;
	g_hash_table_insert(
		config->values, g_strdup_printf("%s.%s", group, key),
		setting->type == KTT_SETTING_PATH ? expand_home(value)
						  : g_strdup(value));
	return TRUE;
}

static gboolean
take_group(struct ktt_config *config, GKeyFile *file, const char *group,
	   GError **error)
{
	g_auto(GStrv) keys = g_key_file_get_keys(file, group, NULL, NULL);

	for (guint i = 0; keys != NULL && keys[i] != NULL; i++) {
		g_autofree char *value =
			g_key_file_get_string(file, group, keys[i], NULL);

		if (value == NULL) {
			g_set_error(error, KTT_ERROR, KTT_ERROR_CONFIG,
				    "%s: [%s] %s: not readable as text",
				    config->path, group, keys[i]);
			return FALSE;
		}
		g_strstrip(value);
		if (!take_value(config, group, keys[i], value, error))
			return FALSE;
	}
	return TRUE;
}

static gboolean
is_missing(const GError *reason)
{
	return g_error_matches(reason, G_FILE_ERROR, G_FILE_ERROR_NOENT) ||
	       g_error_matches(reason, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
}

/* It names commands that are run, and the server that gets the password. */
static gboolean
check_mode(const char *path, GError **error)
{
	GStatBuf st;

	if (g_stat(path, &st) != 0 || !S_ISREG(st.st_mode) ||
	    !(st.st_mode & S_IWOTH))
		return TRUE;
	g_set_error(error, KTT_ERROR, KTT_ERROR_CONFIG,
		    "%s: everyone may write this file; take that away "
		    "(chmod o-w)",
		    path);
	return FALSE;
}

static gboolean
read_file(struct ktt_config *config, gboolean must_exist, GError **error)
{
	g_autoptr(GKeyFile) file = g_key_file_new();
	g_autoptr(GError) reason = NULL;
	g_auto(GStrv) groups = NULL;

	if (!g_key_file_load_from_file(file, config->path, G_KEY_FILE_NONE,
				       &reason)) {
		if (!must_exist && is_missing(reason)) {
			g_clear_pointer(&config->path, g_free);
			return TRUE;
		}
		g_set_error(error, KTT_ERROR, KTT_ERROR_CONFIG, "%s: %s",
			    config->path, reason->message);
		return FALSE;
	}
	if (!check_mode(config->path, error))
		return FALSE;
	groups = g_key_file_get_groups(file, NULL);
	for (guint i = 0; groups[i] != NULL; i++)
		if (!take_group(config, file, groups[i], error))
			return FALSE;
	return TRUE;
}

struct ktt_config *
ktt_config_load(const char *path, GError **error)
{
	struct ktt_config *config = config_new();

	config->path = path ? g_strdup(path) : ktt_config_default_path();
	if (read_file(config, path != NULL, error))
		return config;
	ktt_config_free(config);
	return NULL;
}

const char *
ktt_config_path(const struct ktt_config *config)
{
	return config->path;
}

const char *
ktt_config_get(const struct ktt_config *config, const char *name)
{
	const char *value = g_hash_table_lookup(config->values, name);

	return value ? value : find_name(name)->value;
}

gint64
ktt_config_number(const struct ktt_config *config, const char *name)
{
	return g_ascii_strtoll(ktt_config_get(config, name), NULL, 10);
}

gboolean
ktt_config_is_set(const struct ktt_config *config, const char *name)
{
	return g_hash_table_contains(config->values, name);
}

GHashTable *
ktt_config_queries(const struct ktt_config *config)
{
	return config->queries;
}

const GPtrArray *
ktt_config_warnings(const struct ktt_config *config)
{
	return config->warnings;
}
