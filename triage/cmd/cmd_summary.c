/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/cmd/choice.h"
#include "triage/cmd/cmd.h"
#include "triage/cmd/json.h"
#include "triage/cmd/out.h"
#include "triage/cmd/summary_mail.h"
#include "triage/cmd/summary_text.h"
#include "triage/error.h"
#include "triage/maintain.h"
#include "triage/spool.h"
#include "triage/summary.h"
#include "triage/summary_html.h"
#include "triage/summary_words.h"
#include "triage/when.h"

enum { FORMAT_TEXT, FORMAT_JSON, FORMAT_MARKDOWN, FORMAT_HTML };

static const char *const formats[] = {
	[FORMAT_TEXT] = "text",
	[FORMAT_JSON] = "json",
	[FORMAT_MARKDOWN] = "markdown",
	[FORMAT_HTML] = "html",
	NULL,
};

static struct {
	char *format, *since, *query;
	char *mail_to;
	gboolean advance, all, mail, always;
} opt;

static const GOptionEntry options[] = {
	{"since", 's', 0, G_OPTION_ARG_STRING, &opt.since,
	 "changes since this date (default: since --advance)", "WHEN"},
	{"query", 0, 0, G_OPTION_ARG_STRING, &opt.query,
	 "only reports that this query finds", "QUERY"},
	{"format", 'f', 0, G_OPTION_ARG_STRING, &opt.format,
	 "text, markdown, html or json", "FORMAT"},
	{"all", 'a', 0, G_OPTION_ARG_NONE, &opt.all,
	 "print every report of each block", NULL},
	{"mail-to", 0, 0, G_OPTION_ARG_STRING, &opt.mail_to,
	 "send it by mail to these addresses, and --advance", "ADDRESS,…"},
	{"mail", 0, 0, G_OPTION_ARG_NONE, &opt.mail,
	 "the same to those of [mail] to", NULL},
	{"always", 0, 0, G_OPTION_ARG_NONE, &opt.always,
	 "send also when nothing has changed", NULL},
	{"advance", 0, 0, G_OPTION_ARG_NONE, &opt.advance,
	 "the next summary begins where this one ends", NULL},
	G_OPTION_ENTRY_NULL,
};

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_summary_entry = {
	.name = "summary",
	.usage = "[OPTION…]",
	.summary = "Tell what changed, what waits and for whom",
	.examples =
		"  ktriage summary --since=7d\n"
		"  ktriage summary --query='component:mm' --format=markdown\n"
		"  ktriage summary --format=html >today.html\n"
		"  ktriage summary --mail-to=me@example.org\n",
	.needs = CMD_NEEDS_NOTHING,
	.pages = TRUE,
	.options = options,
	.run = run,
};

static gboolean
is_mailed(void)
{
	return opt.mail || opt.mail_to != NULL;
}

/* Written to only where there is something to write. */
static gboolean
open_store(struct cmd_context *context, GError **error)
{
	g_autoptr(GPtrArray) waiting = ktt_spool_list(context->db_path);
	gboolean writes = opt.advance || is_mailed() || waiting->len > 0;
	g_autoptr(GError) reason = NULL;

	if (!cmd_open_store(context, KTT_STORE_READ, error))
		return FALSE;
	if (!writes)
		return TRUE;
	g_clear_pointer(&context->store, ktt_store_close);
	if (!cmd_open_store(context, KTT_STORE_WRITE, error))
		return FALSE;
	if (!ktt_spool_take(context->store, context->db_path, 0, NULL, &reason))
		cmd_complain("the spool waits on: %s", reason->message);
	return TRUE;
}

static gboolean
read_options(struct cmd_context *context,
	     struct ktt_summary_options *options_of, guint *format,
	     GError **error)
{
	const char *horizon =
		ktt_config_get(context->config, "summary.horizon");

	options_of->now = context->now;
	options_of->query = opt.query;
	options_of->saved = ktt_config_queries(context->config);
	options_of->items = opt.all ? 0
				    : (guint)ktt_config_number(context->config,
							       "summary.items");
	if (!ktt_when_start(horizon, context->now, &options_of->horizon, error))
		return FALSE;
	if (opt.all)
		options_of->horizon = 0;
	if (opt.since != NULL &&
	    !ktt_when_start(opt.since, context->now, &options_of->since, error))
		return FALSE;
	if (options_of->since > context->now) {
		g_set_error(error, KTT_ERROR, KTT_ERROR_USAGE,
			    "--since=%s: that is yet to come", opt.since);
		return FALSE;
	}
	return opt.format == NULL ||
	       cmd_choice("--format", opt.format, formats, format, error);
}

static void
print_html(const json_t *summary, const char *archive)
{
	const struct ktt_html_links links = {.archive = archive};
	g_autofree char *page = ktt_summary_html(summary, &links);

	cmd_out_text(page);
}

static void
print(struct cmd_context *context, const json_t *summary, guint format)
{
	const char *archive = ktt_config_get(context->config, "core.archive");

	if (format == FORMAT_JSON)
		cmd_json_print(summary, cmd_out_is_terminal());
	else if (format == FORMAT_MARKDOWN)
		cmd_summary_markdown(summary, archive);
	else if (format == FORMAT_HTML)
		print_html(summary, archive);
	else
		cmd_summary_text(summary, archive);
}

/* The watermark moves when the text is out, and not before. */
static int
advance(struct cmd_context *context, const json_t *summary)
{
	GError *error = NULL;

	if (!cmd_out_flush())
		return CMD_EXIT_IO;
	if (!ktt_summary_advance(context->store, summary, &error))
		return cmd_fail(error);
	return CMD_EXIT_DONE;
}

/*
 * The watermark moves once the mail was taken. A summary of days that were
 * asked for by hand says nothing about where the next one begins.
 */
static int
send_mail(struct cmd_context *context, struct ktt_post *post,
	  const json_t *summary)
{
	GError *error = NULL;

	if (ktt_summary_is_quiet(summary) && !opt.always) {
		if (context->verbose)
			cmd_complain("nothing has changed: nothing is sent");
		return CMD_EXIT_DONE;
	}
	if (!cmd_summary_mail(context, post, summary, &error))
		return cmd_fail(error);
	if (opt.since != NULL && !opt.advance)
		return CMD_EXIT_DONE;
	return advance(context, summary);
}

static int
tell(struct cmd_context *context, struct ktt_post *post, const json_t *summary,
     guint format)
{
	if (post != NULL)
		return send_mail(context, post, summary);
	print(context, summary, format);
	return opt.advance ? advance(context, summary) : CMD_EXIT_DONE;
}

static int
make(struct cmd_context *context, struct ktt_post *post)
{
	struct ktt_summary_options options_of = {0};
	guint format = FORMAT_TEXT;
	GError *error = NULL;
	json_t *summary;
	int code;

	if (!read_options(context, &options_of, &format, &error) ||
	    !open_store(context, &error))
		return cmd_fail(error);
	summary = ktt_summary(context->store, &options_of, &error);
	if (summary == NULL)
		return cmd_fail(error);
	code = tell(context, post, summary, format);
	json_decref(summary);
	return code;
}

/* Deliveries leave this to the nightly run; it has said what it had to. */
static void
upkeep(struct cmd_context *context)
{
	GError *error = NULL;

	if (context->store != NULL && !ktt_maintain(context->store, &error)) {
		cmd_complain("the upkeep of the database failed: %s",
			     error->message);
		g_error_free(error);
	}
}

static int
run(struct cmd_context *context, int argc, char **argv)
{
	struct ktt_post *post = NULL;
	GError *error = NULL;
	int code;

	(void)argv;
	if (argc > 0)
		return cmd_usage(context, "it takes no argument (--query takes "
					  "a query)");
	if (is_mailed() && opt.format != NULL)
		return cmd_usage(context, "a mail has its own format");
	if (is_mailed()) {
		post = ktt_post_new(context->config, opt.mail_to, &error);
		if (post == NULL)
			return cmd_fail(error);
	}
	code = make(context, post);
	if (code == CMD_EXIT_DONE && (opt.advance || post != NULL))
		upkeep(context);
	ktt_post_free(post);
	return code;
}
