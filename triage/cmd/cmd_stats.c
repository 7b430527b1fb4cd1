/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/choice.h"
#include "triage/cmd/cmd.h"
#include "triage/cmd/json.h"
#include "triage/cmd/out.h"
#include "triage/maintain.h"
#include "triage/safe.h"

enum { FORMAT_TEXT, FORMAT_JSON };

static const char *const formats[] = {
	[FORMAT_TEXT] = "text",
	[FORMAT_JSON] = "json",
	NULL,
};

static struct {
	char *format;
} opt;

static const GOptionEntry options[] = {
	{"format", 'f', 0, G_OPTION_ARG_STRING, &opt.format, "text or json",
	 "FORMAT"},
	G_OPTION_ENTRY_NULL,
};

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_stats_entry = {
	.name = "stats",
	.usage = "[OPTION…]",
	.summary = "Count what is in the database",
	.examples = "  ktriage stats\n",
	.needs = CMD_NEEDS_READ,
	.options = options,
	.run = run,
};

/* "follow_ups" of the JSON reads "follow ups". */
static void
print_line(guint indent, const char *key, const char *value)
{
	g_autofree char *safe = ktt_safe_text(key, -1, KTT_SAFE_LINE);

	g_strdelimit(safe, "_", ' ');
	if (*value == '\0') {
		cmd_out_printf("%*s%s\n", (int)indent, "", safe);
		return;
	}
	cmd_out_printf("%*s%-*s%12s\n", (int)indent, "", 24 - (int)indent, safe,
		       value);
}

static void
print_value(guint indent, const char *key, const json_t *value)
{
	g_autofree char *text = NULL;

	if (json_is_integer(value))
		text = g_strdup_printf("%" JSON_INTEGER_FORMAT,
				       json_integer_value(value));
	else if (json_is_real(value))
		text = g_strdup_printf("%g", json_real_value(value));
	else if (json_is_string(value))
		text = ktt_safe_text(json_string_value(value), -1,
				     KTT_SAFE_LINE);
	else
		text = g_strdup("");
	print_line(indent, key, text);
}

static void
print_counts(json_t *stats)
{
	const char *key, *inner_key;
	json_t *value, *inner;

	json_object_foreach(stats, key, value)
	{
		if (g_strcmp0(key, "schema") == 0)
			continue;
		print_value(0, key, value);
		if (!json_is_object(value))
			continue;
		json_object_foreach(value, inner_key, inner)
		{
			print_value(2, inner_key, inner);
		}
	}
}

static int
run(struct cmd_context *context, int argc, char **argv)
{
	guint format = FORMAT_TEXT;
	GError *error = NULL;
	json_t *stats;

	(void)argv;
	if (argc > 0)
		return cmd_usage(context, "it takes no argument");
	if (opt.format &&
	    !cmd_choice("--format", opt.format, formats, &format, &error))
		return cmd_fail(error);
	stats = ktt_stats(context->store, &error);
	if (stats == NULL)
		return cmd_fail(error);
	if (format == FORMAT_JSON)
		cmd_json_print(stats, cmd_out_is_terminal());
	else
		print_counts(stats);
	json_decref(stats);
	return CMD_EXIT_DONE;
}
