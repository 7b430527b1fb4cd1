/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/message_json.h"
#include "triage/cmd/choice.h"
#include "triage/cmd/cmd.h"
#include "triage/cmd/explain_text.h"
#include "triage/cmd/json.h"
#include "triage/cmd/out.h"
#include "triage/cmd/read_stdin.h"
#include "triage/effect.h"
#include "triage/followup.h"
#include "triage/view.h"

enum { FORMAT_TEXT, FORMAT_JSON };

static const char *const formats[] = {
	[FORMAT_TEXT] = "text",
	[FORMAT_JSON] = "json",
	NULL,
};

static struct {
	char *format;
	gboolean from_stdin;
} opt;

static const GOptionEntry options[] = {
	{"format", 'f', 0, G_OPTION_ARG_STRING, &opt.format, "text or json",
	 "FORMAT"},
	{"stdin", 0, 0, G_OPTION_ARG_NONE, &opt.from_stdin,
	 "tell what a mail on standard input would do; nothing is stored",
	 NULL},
	G_OPTION_ENTRY_NULL,
};

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_explain_entry = {
	.name = "explain",
	.usage = "[OPTION…] ID | --stdin",
	.summary = "Tell which sentence of which mail led to the status",
	.examples = "  ktriage explain R12\n"
		    "  ktriage explain --stdin <reply.eml\n",
	.needs = CMD_NEEDS_NOTHING,
	.pages = TRUE,
	.options = options,
	.run = run,
};

/* Without a database there are no reports to change. */
static gboolean
add_effects(struct cmd_context *context, const GByteArray *mail, json_t *object,
	    GError **error)
{
	json_t *effects;

	if (!g_file_test(context->db_path, G_FILE_TEST_EXISTS))
		return TRUE;
	if (!cmd_open_store(context, KTT_STORE_WRITE | KTT_STORE_NO_REBUILD,
			    error))
		return FALSE;
	effects = ktt_effects(context->store, mail->data, mail->len,
			      context->now, error);
	if (effects == NULL)
		return FALSE;
	json_object_set_new(object, "effects", effects);
	return TRUE;
}

static int
explain_mail(struct cmd_context *context, guint format)
{
	GError *error = NULL;
	g_autoptr(GByteArray) mail = cmd_read_mail(&error);
	struct ktp_message *message;
	json_t *object;
	gboolean ok;

	if (mail == NULL)
		return cmd_fail(error);
	if (mail->len == 0) {
		cmd_complain("there is no mail on standard input");
		return CMD_EXIT_NO_MAIL;
	}
	message = ktp_message_parse(mail->data, mail->len);
	ktt_followup_events(message);
	object = ktp_message_to_json(message);
	ktp_message_free(message);
	ok = add_effects(context, mail, object, &error);
	if (ok && format == FORMAT_JSON)
		cmd_json_print(object, cmd_out_is_terminal());
	else if (ok)
		cmd_explain_mail(object);
	json_decref(object);
	return ok ? CMD_EXIT_DONE : cmd_fail(error);
}

static int
explain_report(struct cmd_context *context, const char *name, guint format)
{
	GError *error = NULL;
	gint64 report;
	json_t *view;

	if (!cmd_open_store(context, KTT_STORE_READ, &error) ||
	    !ktt_view_resolve(context->store, name, &report, &error))
		return cmd_fail(error);
	view = ktt_view_report(context->store, report, &error);
	if (view == NULL)
		return cmd_fail(error);
	if (format == FORMAT_JSON)
		cmd_json_print(view, cmd_out_is_terminal());
	else
		cmd_explain_report(view);
	json_decref(view);
	return CMD_EXIT_DONE;
}

static int
run(struct cmd_context *context, int argc, char **argv)
{
	GError *error = NULL;
	guint format = FORMAT_TEXT;

	if (argc != (opt.from_stdin ? 0 : 1))
		return cmd_usage(context, opt.from_stdin
						  ? "--stdin takes no report"
						  : "which report?");
	if (opt.format &&
	    !cmd_choice("--format", opt.format, formats, &format, &error))
		return cmd_fail(error);
	return opt.from_stdin ? explain_mail(context, format)
			      : explain_report(context, argv[0], format);
}
