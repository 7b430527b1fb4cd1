/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The configuration file: values, defaults, warnings, refusals. */
#include <string.h>

#include <glib.h>
#include <glib/gstdio.h>

#include "triage/config.h"
#include "triage/error.h"

static struct ktt_config *
load(const char *text, GError **error)
{
	g_autofree char *name = NULL;
	int fd = g_file_open_tmp("config-XXXXXX", &name, NULL);
	struct ktt_config *config;

	g_assert_cmpint(fd, >=, 0);
	g_close(fd, NULL);
	g_assert_true(g_file_set_contents(name, text, -1, NULL));
	config = ktt_config_load(name, error);
	g_unlink(name);
	return config;
}

static void
test_values(void)
{
	g_autoptr(GError) error = NULL;
	struct ktt_config *config =
		load("# a remark\n[core]\ncolor = never\n"
		     "database = ~/x.db\n[search]\nlimit=50\n"
		     "[query]\nmine = component:mm status:open\n",
		     &error);
	g_autofree char *home =
		g_build_filename(g_get_home_dir(), "x.db", NULL);

	g_assert_no_error(error);
	g_assert_cmpstr(ktt_config_get(config, "core.color"), ==, "never");
	g_assert_cmpstr(ktt_config_get(config, "core.database"), ==, home);
	g_assert_cmpint(ktt_config_number(config, "search.limit"), ==, 50);
	g_assert_true(ktt_config_is_set(config, "search.limit"));
	g_assert_false(ktt_config_is_set(config, "search.sort"));
	g_assert_cmpstr(ktt_config_get(config, "search.sort"), ==, "date");
	g_assert_cmpstr(g_hash_table_lookup(ktt_config_queries(config), "mine"),
			==, "component:mm status:open");
	g_assert_cmpuint(ktt_config_warnings(config)->len, ==, 0);
	ktt_config_free(config);
}

/* Who may write it says which commands are run. */
static void
test_writable_by_all(void)
{
	GError *error = NULL;
	g_autofree char *name = NULL;
	int fd = g_file_open_tmp("config-XXXXXX", &name, NULL);

	g_close(fd, NULL);
	g_assert_cmpint(g_chmod(name, 0646), ==, 0);
	g_assert_null(ktt_config_load(name, &error));
	g_assert_error(error, KTT_ERROR, KTT_ERROR_CONFIG);
	g_assert_nonnull(strstr(error->message, "chmod o-w"));
	g_clear_error(&error);
	g_assert_cmpint(g_chmod(name, 0664), ==, 0);
	ktt_config_free(ktt_config_load(name, &error));
	g_assert_no_error(error);
	g_unlink(name);
}

static void
test_unknown(void)
{
	g_autoptr(GError) error = NULL;
	struct ktt_config *config = load("[core]\ncolour = never\n", &error);
	const GPtrArray *warnings;

	g_assert_no_error(error);
	warnings = ktt_config_warnings(config);
	g_assert_cmpuint(warnings->len, ==, 1);
	g_assert_true(g_str_has_suffix(warnings->pdata[0],
				       "there is no setting core.colour; did "
				       "you mean core.color?"));
	ktt_config_free(config);
}

static void
test_refused(void)
{
	static const char *const wrong[] = {
		"[core]\ncolor = pink\n",
		"[search]\nlimit = many\n",
		"[search]\nlimit = -1\n",
		"[search]\nlimit = 99999999999999999999\n",
		"no group\n",
		"[core\n",
	};

	for (guint i = 0; i < G_N_ELEMENTS(wrong); i++) {
		g_autoptr(GError) error = NULL;

		g_assert_null(load(wrong[i], &error));
		g_assert_error(error, KTT_ERROR, KTT_ERROR_CONFIG);
	}
}

static void
test_no_file(void)
{
	g_autoptr(GError) error = NULL;
	struct ktt_config *config;

	g_assert_null(ktt_config_load("/nonexistent/config", &error));
	g_assert_error(error, KTT_ERROR, KTT_ERROR_CONFIG);
	g_clear_error(&error);
	/* The default one may be missing. */
	config = ktt_config_load(NULL, &error);
	g_assert_no_error(error);
	g_assert_null(ktt_config_path(config));
	g_assert_cmpstr(ktt_config_get(config, "core.color"), ==, "auto");
	ktt_config_free(config);
}

/* Each row: its default and its example are values that it takes itself. */
static void
test_table(void)
{
	for (guint i = 0; i < ktt_n_settings; i++) {
		const struct ktt_setting *row = &ktt_settings[i];
		const char *const values[] = {row->example, row->value};

		g_assert_nonnull(row->example);
		g_assert_nonnull(row->help);
		for (guint j = 0; j < 2 && values[j] != NULL; j++) {
			g_autofree char *text =
				g_strdup_printf("[%s]\n%s = %s\n", row->group,
						row->key, values[j]);
			g_autoptr(GError) error = NULL;
			struct ktt_config *config = load(text, &error);

			g_assert_no_error(error);
			g_assert_cmpuint(ktt_config_warnings(config)->len, ==,
					 0);
			ktt_config_free(config);
		}
	}
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/config/values", test_values);
	g_test_add_func("/config/writable-by-all", test_writable_by_all);
	g_test_add_func("/config/unknown", test_unknown);
	g_test_add_func("/config/refused", test_refused);
	g_test_add_func("/config/no-file", test_no_file);
	g_test_add_func("/config/table", test_table);
	return g_test_run();
}
