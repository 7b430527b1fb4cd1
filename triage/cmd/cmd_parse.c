/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/error.h"
#include "parser/message_json.h"
#include "parser/source.h"
#include "parser/trace.h"
#include "triage/cmd/cmd.h"
#include "triage/cmd/json.h"
#include "triage/cmd/mbox_format.h"
#include "triage/cmd/out.h"
#include "triage/cmd/parse_explain.h"
#include "triage/followup.h"

static struct {
	char *format;
	gboolean explain;
} opt;

static const GOptionEntry options[] = {
	{"mbox-format", 0, 0, G_OPTION_ARG_STRING, &opt.format,
	 CMD_MBOX_FORMAT_HELP, "FORMAT"},
	{"explain", 0, 0, G_OPTION_ARG_NONE, &opt.explain,
	 "Print text: each value with the rule and the text it came from",
	 NULL},
	G_OPTION_ENTRY_NULL,
};

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_parse_entry = {
	.name = "parse",
	.usage = "[OPTION…] PATH…",
	.summary = "Print what the mails say as JSON, one object a line",
	.examples = "  ktriage parse report.eml\n"
		    "  ktriage parse archive.mbox.gz | jq .report.headline\n"
		    "  ktriage parse --explain report.eml\n"
		    "  ktriage parse - <mail\n",
	.needs = CMD_NEEDS_NOTHING,
	.options = options,
	.run = run,
};

static void
explain_message(const struct ktp_raw *raw)
{
	g_autoptr(GPtrArray) trace = ktp_trace_new();
	struct ktp_message *message =
		ktp_message_explain(raw->data, raw->size, trace);

	if (message->kind == KTP_KIND_FOLLOW_UP)
		ktt_followup_events(message);
	cmd_parse_explain(message, trace);
	ktp_message_free(message);
}

static void
print_message(const struct ktp_raw *raw)
{
	struct ktp_message *message = ktp_message_parse(raw->data, raw->size);
	json_t *object;

	if (message->kind == KTP_KIND_FOLLOW_UP)
		ktt_followup_events(message);
	object = ktp_message_to_json(message);
	cmd_json_print(object, FALSE);
	json_decref(object);
	ktp_message_free(message);
}

/* A message that cannot be read does not hide the next ones. */
static int
print_source(struct ktp_source *source)
{
	int code = CMD_EXIT_DONE;

	while (!cmd_out_is_broken()) {
		GError *error = NULL;
		struct ktp_raw raw;
		int got = ktp_source_next(source, &raw, &error);
		gboolean over;

		if (got == 0)
			break;
		if (got > 0) {
			if (opt.explain)
				explain_message(&raw);
			else
				print_message(&raw);
			continue;
		}
		over = error->code == KTP_ERROR_INTERNAL;
		code = cmd_fail(error);
		if (over)
			break;
	}
	return code;
}

static int
print_path(const char *path, enum ktp_mbox_format format)
{
	GError *error = NULL;
	struct ktp_source *source = ktp_source_open(path, format, &error);
	int code;

	if (source == NULL)
		return cmd_fail(error);
	code = print_source(source);
	ktp_source_close(source);
	return code;
}

static int
run(struct cmd_context *context, int argc, char **argv)
{
	enum ktp_mbox_format format = KTP_MBOX_AUTO;
	GError *error = NULL;
	int code = CMD_EXIT_DONE;

	if (argc == 0)
		return cmd_usage(context, "no file is named ('-' is standard "
					  "input)");
	if (opt.format && !cmd_mbox_format(opt.format, &format, &error))
		return cmd_fail(error);
	for (int i = 0; i < argc && !cmd_out_is_broken(); i++) {
		int got = print_path(argv[i], format);

		code = code != CMD_EXIT_DONE ? code : got;
	}
	return code;
}
