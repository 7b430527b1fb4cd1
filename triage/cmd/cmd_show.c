/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/choice.h"
#include "triage/cmd/cmd.h"
#include "triage/cmd/json.h"
#include "triage/cmd/mbox.h"
#include "triage/cmd/out.h"
#include "triage/cmd/show_text.h"
#include "triage/rawthread.h"
#include "triage/view.h"

enum { FORMAT_TEXT, FORMAT_JSON, FORMAT_MBOX };

static const char *const formats[] = {
	[FORMAT_TEXT] = "text",
	[FORMAT_JSON] = "json",
	[FORMAT_MBOX] = "mbox",
	NULL,
};

static struct {
	char *format, *metrics;
	gboolean all;
} opt;

static const GOptionEntry options[] = {
	{"format", 'f', 0, G_OPTION_ARG_STRING, &opt.format,
	 "text, json or mbox (the mails of the thread)", "FORMAT"},
	{"all", 'a', 0, G_OPTION_ARG_NONE, &opt.all,
	 "print every row of every table", NULL},
	{"metrics", 'm', 0, G_OPTION_ARG_STRING, &opt.metrics,
	 "print only metrics whose name matches", "GLOB"},
	G_OPTION_ENTRY_NULL,
};

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_show_entry = {
	.name = "show",
	.usage = "[OPTION…] ID|MESSAGE-ID|COMMIT…",
	.summary = "Show a report, its numbers, its thread and its status",
	.examples = "  ktriage show R12\n"
		    "  ktriage show 20240131.abcdef@example.org\n"
		    "  ktriage show --metrics='perf-stat.*' 1a2b3c4d\n"
		    "  ktriage show --format=mbox R12 | mutt -f /dev/stdin\n",
	.needs = CMD_NEEDS_READ,
	.pages = TRUE,
	.options = options,
	.run = run,
};

static gboolean
write_mail(const guint8 *raw, gsize size, gint64 date, gpointer data)
{
	(void)data;
	cmd_mbox_write(raw, size, date);
	return !cmd_out_is_broken();
}

static gboolean
print_view(struct cmd_context *context, gint64 report, guint format,
	   GError **error)
{
	const struct cmd_show_options options_of = {
		.metrics = opt.metrics,
		.rows = opt.all || opt.metrics
				? 0
				: (guint)ktt_config_number(context->config,
							   "show.metrics"),
		.all = opt.all,
		.archive = ktt_config_get(context->config, "core.archive"),
		.now = context->now,
	};
	json_t *view = ktt_view_report(context->store, report, error);

	if (view == NULL)
		return FALSE;
	if (format == FORMAT_JSON)
		cmd_json_print(view, cmd_out_is_terminal());
	else
		cmd_show_text(view, &options_of);
	json_decref(view);
	return TRUE;
}

static gboolean
print_one(struct cmd_context *context, const char *name, guint format,
	  GError **error)
{
	gint64 report;

	if (!ktt_view_resolve(context->store, name, &report, error))
		return FALSE;
	if (format == FORMAT_MBOX)
		return ktt_rawthread_foreach(context->store, report, NULL,
					     write_mail, NULL, error);
	return print_view(context, report, format, error);
}

static int
run(struct cmd_context *context, int argc, char **argv)
{
	GError *error = NULL;
	guint format = FORMAT_TEXT;
	int code = CMD_EXIT_DONE;

	if (argc == 0)
		return cmd_usage(context, "which report?");
	if (opt.format &&
	    !cmd_choice("--format", opt.format, formats, &format, &error))
		return cmd_fail(error);
	for (int i = 0; i < argc && !cmd_out_is_broken(); i++) {
		if (i > 0 && format == FORMAT_TEXT)
			cmd_out_text("\n");
		if (!print_one(context, argv[i], format, &error)) {
			code = cmd_fail(error);
			error = NULL;
		}
	}
	return code;
}
