/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "parser/error.h"
#include "triage/cmd/cmd.h"
#include "triage/cmd/import_lines.h"
#include "triage/cmd/mbox_format.h"
#include "triage/cmd/out.h"
#include "triage/cmd/progress.h"
#include "triage/import.h"
#include "triage/spool.h"

static struct {
	char *format;
	gint jobs;
	gboolean all, lines, whole;
} opt;

static const GOptionEntry options[] = {
	{"jobs", 'j', 0, G_OPTION_ARG_INT, &opt.jobs,
	 "parse in so many threads (default: one each processor)", "N"},
	{"mbox-format", 0, 0, G_OPTION_ARG_STRING, &opt.format,
	 CMD_MBOX_FORMAT_HELP, "FORMAT"},
	{"all", 0, 0, G_OPTION_ARG_NONE, &opt.all,
	 "keep also mail that concerns no report", NULL},
	{"no-prefilter", 0, 0, G_OPTION_ARG_NONE, &opt.whole,
	 "read every mail in full, which gives the same and is slower", NULL},
	{"from-export", 0, 0, G_OPTION_ARG_NONE, &opt.lines,
	 "the files are what 'ktriage export' wrote", NULL},
	G_OPTION_ENTRY_NULL,
};

static int run(struct cmd_context *context, int argc, char **argv);

const struct cmd_entry cmd_import_entry = {
	.name = "import",
	.usage = "[OPTION…] PATH…",
	.summary = "Take in mailboxes, Maildirs, folders of mail",
	.examples =
		"  ktriage import ~/Mail/lkp lists-2024.mbox.zst\n"
		"  ktriage import - <archive.mbox\n"
		"  ssh host ktriage export | ktriage import --from-export -\n",
	.needs = CMD_NEEDS_NOTHING,
	.options = options,
	.run = run,
};

struct import {
	struct cmd_progress progress;
	struct ktt_import_options how;
	struct ktt_import_counts counts;
	const char *path; /* the present one */
	int code;	  /* of files that could not be read */
	gboolean verbose;
};

enum { NO_MAIL_TOLD = 20 }; /* by name, without --verbose */

/* What is no mail belongs to folders as they are, and there may be many; what
 * cannot be read may be mail that is missed. */
static void
tell_passed_over(const GError *error, gpointer data)
{
	struct import *import = data;
	gboolean no_mail =
		g_error_matches(error, KTP_ERROR, KTP_ERROR_NOT_MAIL);

	if (no_mail && !import->verbose &&
	    import->counts.no_mail > NO_MAIL_TOLD)
		return;
	cmd_progress_clear(&import->progress);
	cmd_complain("%s", error->message);
	if (!no_mail)
		import->code = cmd_exit_code(error);
}

static void
tell_rest(const struct import *import)
{
	if (!import->verbose && import->counts.no_mail > NO_MAIL_TOLD)
		cmd_complain("%" G_GUINT64_FORMAT " more files are no mail "
			     "(--verbose names them)",
			     import->counts.no_mail - NO_MAIL_TOLD);
}

static void
show_progress(const struct ktt_import_counts *counts, guint64 done,
	      guint64 total, gpointer data)
{
	struct import *import = data;
	g_autofree char *what = g_strdup_printf(
		"%" G_GUINT64_FORMAT " mails, %" G_GUINT64_FORMAT " reports",
		counts->messages, counts->outcomes[KTT_OUTCOME_REPORT]);

	import->progress.items = counts->messages;
	import->progress.object = import->path;
	cmd_progress_show(&import->progress, what, done, total);
}

static void
append_count(GString *out, guint64 count, const char *one, const char *many)
{
	g_string_append_printf(out, "%s%" G_GUINT64_FORMAT " %s",
			       out->len > 0 ? ", " : "", count,
			       count == 1 ? one : many);
}

static void
print_counts(const struct ktt_import_counts *counts)
{
	g_autoptr(GString) out = g_string_new(NULL);
	const guint64 *n = counts->outcomes;

	append_count(out, n[KTT_OUTCOME_REPORT], "report", "reports");
	append_count(out, n[KTT_OUTCOME_FOLLOW_UP], "follow-up", "follow-ups");
	append_count(out, n[KTT_OUTCOME_KNOWN], "known", "known");
	append_count(out, n[KTT_OUTCOME_SKIPPED], "skipped", "skipped");
	append_count(out, n[KTT_OUTCOME_QUARANTINED], "quarantined",
		     "quarantined");
	if (counts->no_mail > 0)
		append_count(out, counts->no_mail, "no mail", "no mail");
	if (counts->damaged > 0)
		append_count(out, counts->damaged, "unreadable", "unreadable");
	cmd_out_printf("%s%s\n", out->str,
		       cmd_stop_wanted() ? "; stopped" : "");
}

/* Where one path fails, the others are still read. */
static int
import_paths(struct cmd_context *context, struct import *import, int argc,
	     char **argv)
{
	int code = CMD_EXIT_DONE;

	for (int i = 0; i < argc && !cmd_stop_wanted(); i++) {
		GError *error = NULL;

		import->path = argv[i];
		if (ktt_import(context->store, argv[i], &import->how,
			       &import->counts, &error))
			continue;
		cmd_progress_clear(&import->progress);
		code = cmd_fail(error);
		if (code == CMD_EXIT_AGAIN)
			break;
	}
	return code;
}

/* What a delivery left behind comes first. */
static void
take_spool(struct cmd_context *context)
{
	g_autoptr(GError) error = NULL;

	if (!ktt_spool_take(context->store, context->db_path, 0, NULL, &error))
		cmd_complain("the spool waits on: %s", error->message);
}

static guint
jobs(void)
{
	return opt.jobs > 0 ? (guint)opt.jobs : MIN(g_get_num_processors(), 8);
}

static int
import_mail(struct cmd_context *context, enum ktp_mbox_format format, int argc,
	    char **argv)
{
	struct import import = {
		.how = {.format = format,
			.now = context->now,
			.keep_all = opt.all,
			.whole = opt.whole,
			.jobs = jobs(),
			.progress = show_progress,
			.passed_over = tell_passed_over,
			.stop = cmd_stop_wanted},
	};
	int code;

	import.how.data = &import;
	import.verbose = context->verbose;
	cmd_progress_init(&import.progress, context->quiet);
	cmd_stop_init();
	take_spool(context);
	code = import_paths(context, &import, argc, argv);
	if (code == CMD_EXIT_DONE)
		code = import.code;
	cmd_progress_clear(&import.progress);
	tell_rest(&import);
	if (import.counts.forgotten > 0) {
		cmd_complain("%" G_GUINT64_FORMAT " mails that may answer a "
			     "report could not be kept to be looked at again; "
			     "import them once more, from a file",
			     import.counts.forgotten);
		code = code == CMD_EXIT_DONE ? CMD_EXIT_IO : code;
	}
	if (!context->quiet)
		print_counts(&import.counts);
	return cmd_stop_wanted() ? CMD_EXIT_STOPPED : code;
}

/* Where nothing can be read, no database is made: the name is mistyped. */
static int
find_paths(int argc, char **argv)
{
	int code = CMD_EXIT_NO_FILE;

	for (int i = 0; i < argc; i++)
		if (strcmp(argv[i], "-") == 0 || access(argv[i], R_OK) == 0)
			return CMD_EXIT_DONE;
	for (int i = 0; i < argc; i++) {
		if (access(argv[i], R_OK) == 0)
			continue;
		if (errno != ENOENT)
			code = CMD_EXIT_IO;
		cmd_complain("cannot open %s: %s", argv[i], g_strerror(errno));
	}
	return code;
}

static int
run(struct cmd_context *context, int argc, char **argv)
{
	enum ktp_mbox_format format = KTP_MBOX_AUTO;
	GError *error = NULL;
	int code;

	if (argc == 0)
		return cmd_usage(context, "no file is named ('-' is standard "
					  "input)");
	if (opt.jobs < 0)
		return cmd_usage(context, "--jobs: a number from 1");
	if (opt.format && !cmd_mbox_format(opt.format, &format, &error))
		return cmd_fail(error);
	code = find_paths(argc, argv);
	if (code != CMD_EXIT_DONE)
		return code;
	if (!cmd_open_store(context, KTT_STORE_WRITE, &error))
		return cmd_fail(error);
	if (opt.lines)
		return cmd_import_lines(context, argc, argv);
	return import_mail(context, format, argc, argv);
}
