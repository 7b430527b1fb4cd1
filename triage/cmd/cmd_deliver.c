/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Runs inside of mail systems, which bounce a mail on most exit codes: so it
 * is 0 when the mail is on the disk (database or spool) or of no concern,
 * 75 when neither was possible, and nothing else.
 */
#include "triage/cmd/cmd.h"
#include "triage/cmd/out.h"
#include "triage/cmd/read_stdin.h"
#include "triage/ingest.h"
#include "triage/spool.h"

enum { SPOOLED_AT_ONCE = 20 }; /* a delivery must not take long */

static struct {
	gboolean all;
} opt;

static const GOptionEntry options[] = {
	{"all", 0, 0, G_OPTION_ARG_NONE, &opt.all,
	 "keep the mail even if it concerns no report", NULL},
	G_OPTION_ENTRY_NULL,
};

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_deliver_entry = {
	.name = "deliver",
	.usage = "[OPTION…]",
	.summary = "Take in one mail on standard input, from a mail filter",
	.examples = "  ktriage deliver <mail\n"
		    "  procmail:  :0 wc\n"
		    "             | ktriage deliver\n",
	.needs = CMD_NEEDS_NOTHING,
	.filter = TRUE,
	.options = options,
	.run = run,
};

static const char *
outcome_words(enum ktt_outcome outcome)
{
	static const char *const words[] = {
		[KTT_OUTCOME_REPORT] = "stored a report",
		[KTT_OUTCOME_FOLLOW_UP] = "stored a follow-up",
		[KTT_OUTCOME_KNOWN] = "known already",
		[KTT_OUTCOME_SKIPPED] = "concerns no report",
		[KTT_OUTCOME_QUARANTINED] = "stored in the quarantine",
		[KTT_OUTCOME_NO_MAIL] = "no mail",
	};

	return words[outcome];
}

static gboolean
ingest(struct cmd_context *context, const GByteArray *mail,
       enum ktt_outcome *outcome, GError **error)
{
	const struct ktt_ingest_options options_of = {
		.origin = "(standard input)",
		.now = context->now,
		.keep_all = opt.all,
	};

	if (!ktt_store_begin(context->store, error))
		return FALSE;
	if (ktt_ingest(context->store, mail->data, mail->len, &options_of,
		       outcome, error) &&
	    ktt_store_commit(context->store, error))
		return TRUE;
	ktt_store_rollback(context->store);
	return FALSE;
}

static gboolean
store(struct cmd_context *context, const GByteArray *mail, GError **error)
{
	enum ktt_outcome outcome = KTT_OUTCOME_SKIPPED;

	if (!cmd_open_store(context, KTT_STORE_WRITE | KTT_STORE_NO_REBUILD,
			    error) ||
	    !ingest(context, mail, &outcome, error))
		return FALSE;
	if (context->verbose)
		cmd_out_printf("%s\n", outcome_words(outcome));
	/* What waits can go on waiting. */
	ktt_spool_take(context->store, context->db_path, SPOOLED_AT_ONCE, NULL,
		       NULL);
	return TRUE;
}

static int
spool(struct cmd_context *context, const GByteArray *mail, const char *why)
{
	g_autoptr(GError) error = NULL;

	if (!ktt_spool_put(context->db_path, mail->data, mail->len, opt.all,
			   &error)) {
		cmd_complain("%s", why);
		cmd_complain("%s", error->message);
		return CMD_EXIT_AGAIN;
	}
	if (context->verbose)
		cmd_out_printf("put into the spool: %s\n", why);
	return CMD_EXIT_DONE;
}

static int
deliver(struct cmd_context *context)
{
	g_autoptr(GError) error = NULL;
	g_autoptr(GByteArray) mail = cmd_read_mail(&error);

	if (mail == NULL) {
		cmd_complain("%s", error->message);
		return CMD_EXIT_AGAIN;
	}
	if (mail->len == 0)
		return CMD_EXIT_DONE;
	if (store(context, mail, &error))
		return CMD_EXIT_DONE;
	return spool(context, mail, error->message);
}

static int
run(struct cmd_context *context, int argc, char **argv)
{
	(void)argv;
	if (argc > 0)
		return cmd_usage(context,
				 "the mail comes on standard input; 'ktriage "
				 "import' reads files");
	return deliver(context);
}
