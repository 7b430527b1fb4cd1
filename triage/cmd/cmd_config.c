/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/cmd/cmd.h"
#include "triage/cmd/options.h"
#include "triage/cmd/out.h"
#include "triage/safe.h"
#include "triage/suggest.h"

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_config_entry = {
	.name = "config",
	.usage = "[NAME]",
	.summary = "Print the settings and where each of them comes from",
	.examples = "  ktriage config\n"
		    "  ktriage config core.database\n",
	.needs = CMD_NEEDS_NOTHING,
	.run = run,
};

static char *
setting_name(const struct ktt_setting *setting)
{
	return g_strdup_printf("%s.%s", setting->group, setting->key);
}

/* The database is the one setting that options and environment overrule. */
static const char *
value_of(const struct cmd_context *context, const char *name)
{
	if (strcmp(name, "core.database") == 0)
		return context->db_path;
	if (strcmp(name, "core.color") == 0 && cmd_globals.color != NULL)
		return cmd_globals.color;
	return ktt_config_get(context->config, name);
}

/* In the order in which main looks for it. */
static const char *
origin_of_database(const struct cmd_context *context)
{
	const char *env = g_getenv("KTRIAGE_DB");

	if (cmd_globals.db != NULL)
		return "--db";
	if (env != NULL && *env != '\0')
		return "KTRIAGE_DB";
	return ktt_config_is_set(context->config, "core.database") ? "file"
								   : "default";
}

static const char *
origin_of(const struct cmd_context *context, const char *name)
{
	if (strcmp(name, "core.database") == 0)
		return origin_of_database(context);
	if (strcmp(name, "core.color") == 0 && cmd_globals.color != NULL)
		return "--color";
	return ktt_config_is_set(context->config, name) ? "file" : "default";
}

static void
print_line(const char *name, const char *value, const char *origin)
{
	g_autofree char *safe = ktt_safe_text(value, -1, KTT_SAFE_LINE);
	g_autofree char *line = g_strdup_printf("%s = %s", name, safe);

	cmd_out_printf("%-44s", line);
	cmd_out_paint(CMD_ROLE_FAINT, " # ");
	cmd_out_paint(CMD_ROLE_FAINT, origin);
	cmd_out_text("\n");
}

static int
compare_names(gconstpointer a, gconstpointer b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void
print_queries(const struct cmd_context *context)
{
	GHashTable *queries = ktt_config_queries(context->config);
	guint length;
	g_autofree gpointer *names =
		g_hash_table_get_keys_as_array(queries, &length);

	qsort(names, length, sizeof(*names), compare_names);
	for (guint i = 0; i < length; i++) {
		g_autofree char *name =
			g_strdup_printf("query.%s", (char *)names[i]);

		print_line(name, g_hash_table_lookup(queries, names[i]),
			   "file");
	}
}

static int
print_all(const struct cmd_context *context)
{
	const char *path = ktt_config_path(context->config);
	g_autofree char *usual = ktt_config_default_path();

	cmd_out_printf("# %s%s\n", path ? path : usual,
		       path ? "" : " (there is none)");
	for (guint i = 0; i < ktt_n_settings; i++) {
		g_autofree char *name = setting_name(&ktt_settings[i]);
		const char *value = value_of(context, name);

		print_line(name, value ? value : "", origin_of(context, name));
	}
	print_queries(context);
	return CMD_EXIT_DONE;
}

static int
print_one(const struct cmd_context *context, const char *wanted)
{
	g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func(g_free);
	const char *near;

	for (guint i = 0; i < ktt_n_settings; i++) {
		char *name = setting_name(&ktt_settings[i]);
		const char *value = value_of(context, name);

		g_ptr_array_add(names, name);
		if (strcmp(name, wanted) != 0)
			continue;
		cmd_out_printf("%s\n", value ? value : "");
		return CMD_EXIT_DONE;
	}
	if (g_str_has_prefix(wanted, KTT_SETTING_QUERIES ".")) {
		const char *text = g_hash_table_lookup(
			ktt_config_queries(context->config),
			wanted + strlen(KTT_SETTING_QUERIES "."));

		if (text != NULL) {
			cmd_out_printf("%s\n", text);
			return CMD_EXIT_DONE;
		}
	}
	near = ktt_suggest(wanted, names);
	cmd_complain("there is no setting '%s'%s%s%s", wanted,
		     near ? "; did you mean '" : "", near ? near : "",
		     near ? "'?" : "");
	return CMD_EXIT_USAGE;
}

static int
run(struct cmd_context *context, int argc, char **argv)
{
	if (argc > 1)
		return cmd_usage(context, "one setting at a time");
	return argc == 0 ? print_all(context) : print_one(context, argv[0]);
}
