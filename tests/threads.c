/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>
#include <sys/stat.h>

#include <glib/gstdio.h>

#include "tests/threads.h"
#include "triage/export.h"
#include "triage/json_get.h"
#include "triage/stmt.h"
#include "triage/view.h"

static const char report_body[] =
	"\n\nHello,\n\n"
	"kernel test robot noticed a -12.5%% regression of %s on:\n\n\n"
	"commit: %s (\"mm/gadget: count the widgets\")\n"
	"https://git.kernel.org/cgit/linux/kernel/git/torvalds/linux.git "
	"master\n\n\n"
	"testcase: aim9\n"
	"config: x86_64-rhel-8.3\n"
	"compiler: gcc-12\n"
	"test machine: 48 threads 2 sockets Example(R) CPU (Invented) with 64G "
	"memory\n"
	"parameters:\n\n"
	"\ttesttime: 300s\n"
	"\ttest: shared\n"
	"\tcpufreq_governor: performance\n\n\n\n"
	"If you fix the issue in a separate patch/commit (i.e. not just a new "
	"version of\n"
	"the same patch/commit), kindly add following tags\n"
	"| Reported-by: kernel test robot <lkp@intel.com>\n"
	"| Closes: https://lore.kernel.org/oe-lkp/%s\n\n\n"
	"Details are as below:\n"
	"----------------------------------------------------------------------"
	"---------------------------->\n\n\n"
	"=========================================================="
	"===============================\n"
	"compiler/cpufreq_governor/kconfig/rootfs/tbox_group/test/testcase/"
	"testtime:\n"
	"  "
	"gcc-12/performance/x86_64-rhel-8.3/debian-12.img/lkp-inv-2sp1/shared/"
	"aim9/300s\n\n"
	"commit: \n"
	"  0f1e2d3c4b (\"mm/gadget: tidy up\")\n"
	"  %.10s (\"mm/gadget: count the widgets\")\n\n"
	"0f1e2d3c4b5a6978 %.16s \n"
	"---------------- --------------------------- \n"
	"         %%stddev     %%change         %%stddev\n"
	"             \\          |                \\  \n"
	"    200000 +-  2%%     -12.5%%     175000 +-  2%%  %s\n"
	"     30.00            +5.0%%      31.50        "
	"aim9.time.system_time\n\n\n\n"
	"Disclaimer:\n"
	"Results have been estimated based on internal Intel analysis and are "
	"provided\n"
	"for informational purposes only.\n\n\n"
	"-- \n"
	"0-DAY CI Kernel Test Service\n"
	"https://github.com/intel/lkp-tests/wiki\n";

char *
test_mail(const char *id, const char *from, const char *date,
	  const char *subject, const char *headers, const char *body)
{
	return g_strdup_printf("From: %s\n"
			       "To: Ada Author <ada@example.org>\n"
			       "Cc: oe-lkp@lists.linux.dev, "
			       "linux-mm@example.org\n"
			       "Date: %s\n"
			       "Subject: %s\n"
			       "Message-ID: <%s>\n"
			       "%s"
			       "\n"
			       "%s",
			       from, date, subject, id, headers ? headers : "",
			       body);
}

static char *
report_subject(const char *commit, const char *metric)
{
	return g_strdup_printf("[linus:master] [mm/gadget]  %.10s:  %s -12.5%% "
			       "regression",
			       commit, metric);
}

char *
test_report_mail(const char *id, const char *commit, const char *metric)
{
	g_autofree char *subject = report_subject(commit, metric);
	g_autofree char *body = g_strdup_printf(report_body, metric, commit, id,
						commit, commit, metric);

	return test_mail(id, "kernel test robot <oliver.sang@intel.com>",
			 "Mon, 4 Mar 2024 05:06:07 +0000", subject, NULL, body);
}

char *
test_reply(const char *id, const char *from, const char *date,
	   const char *references, const char *body)
{
	g_autofree char *plain =
		report_subject(TEST_COMMIT, "aim9.shared.ops_per_sec");
	g_autofree char *subject = g_strconcat("Re: ", plain, NULL);
	const char *last = strrchr(references, '<');
	g_autofree char *headers =
		g_strdup_printf("In-Reply-To: %s\nReferences: %s\n",
				last ? last : references, references);

	return test_mail(id, from, date, subject, headers, body);
}

char *
test_quoted(const char *text)
{
	g_auto(GStrv) lines = g_strsplit(text, "\n", -1);
	GString *quoted = g_string_new(NULL);

	for (gsize i = 0; lines[i]; i++)
		g_string_append_printf(quoted, "> %s\n", lines[i]);
	return g_string_free(quoted, FALSE);
}

char *
test_store_path(const char *folder)
{
	return g_build_filename(folder, "ktriage.db", NULL);
}

struct ktt_store *
test_store_new(char **folder)
{
	g_autofree char *path = NULL;
	GError *error = NULL;
	struct ktt_store *store;

	*folder = g_dir_make_tmp("ktriage-unit-XXXXXX", &error);
	g_assert_no_error(error);
	path = test_store_path(*folder);
	store = ktt_store_open(path, KTT_STORE_WRITE, &error);
	g_assert_no_error(error);
	return store;
}

void
test_folder_remove(char *folder)
{
	GDir *dir = g_dir_open(folder, 0, NULL);
	const char *name;

	while ((name = g_dir_read_name(dir))) {
		g_autofree char *path = g_build_filename(folder, name, NULL);

		g_unlink(path);
	}
	g_dir_close(dir);
	g_rmdir(folder);
	g_free(folder);
}

void
test_store_free(struct ktt_store *store, char *folder)
{
	ktt_store_close(store);
	test_folder_remove(folder);
}

enum ktt_outcome
test_take(struct ktt_store *store, const char *mail)
{
	const struct ktt_ingest_options options = {.origin = "test",
						   .now = TEST_NOW};
	enum ktt_outcome outcome;
	GError *error = NULL;

	ktt_store_begin(store, &error);
	g_assert_no_error(error);
	ktt_ingest(store, (const guint8 *)mail, strlen(mail), &options,
		   &outcome, &error);
	g_assert_no_error(error);
	ktt_store_commit(store, &error);
	g_assert_no_error(error);
	return outcome;
}

static gboolean
append_line(const char *line, gpointer data)
{
	g_string_append_printf(data, "%s\n", line);
	return TRUE;
}

char *
test_export(struct ktt_store *store)
{
	GString *lines = g_string_new(NULL);
	GError *error = NULL;

	ktt_export(store, append_line, lines, &error);
	g_assert_no_error(error);
	return g_string_free(lines, FALSE);
}

json_t *
test_view(struct ktt_store *store, const char *name)
{
	GError *error = NULL;
	gint64 report;
	json_t *view;

	ktt_view_resolve(store, name, &report, &error);
	g_assert_no_error(error);
	view = ktt_view_report(store, report, &error);
	g_assert_no_error(error);
	return view;
}

char *
test_status(struct ktt_store *store, const char *name)
{
	json_t *view = test_view(store, name);
	char *status = g_strdup(ktt_json_text(view, "status"));

	json_decref(view);
	return status;
}

void
test_thread(char *mails[TEST_N_MAILS])
{
	g_autofree char *report =
		test_report_mail(TEST_REPORT_ID, TEST_COMMIT, TEST_METRIC);
	g_autofree char *quoted = test_quoted(strstr(report, "Hello,"));
	g_autofree char *reply =
		g_strconcat("On Mon, Mar 04, 2024, kernel test robot wrote:\n",
			    quoted, "\nI will look into it.\n", NULL);

	mails[TEST_REPORT] = g_steal_pointer(&report);
	mails[TEST_REPLY] = test_reply("reply-1@example.org", TEST_ADA,
				       TEST_DATE("5"), TEST_REPORT_REF, reply);
	mails[TEST_SECOND] =
		test_reply("reply-2@example.net", TEST_BEA, TEST_DATE("6"),
			   TEST_REPORT_REF " <reply-1@example.org>",
			   "How did you run it?\n");
	mails[TEST_FIX] = test_mail(
		"fix-1@example.org", TEST_ADA, TEST_DATE("7"),
		"[PATCH] mm/gadget: count them once", NULL,
		"Counting twice costs time.\n\n"
		"Fixes: 1a2b3c4d5e6f (\"mm/gadget: count the widgets\")\n"
		"Reported-by: kernel test robot <lkp@intel.com>\n"
		"Closes: https://lore.kernel.org/oe-lkp/" TEST_REPORT_ID "\n"
		"Signed-off-by: Ada Author <ada@example.org>\n"
		"---\n mm/gadget.c | 2 +-\n\n"
		"diff --git a/mm/gadget.c b/mm/gadget.c\n"
		"--- a/mm/gadget.c\n+++ b/mm/gadget.c\n"
		"@@ -1,2 +1,2 @@\n-\tcount(w) + count(w);\n+\tcount(w);\n");
	mails[TEST_LATE] =
		test_mail("late-1@example.net", TEST_BEA, TEST_DATE("8"),
			  "Re: [PATCH] mm/gadget: count them once",
			  "In-Reply-To: <fix-1@example.org>\n"
			  "References: <fix-1@example.org>\n",
			  "Looks good to me.\n");
}

void
test_thread_free(char *mails[TEST_N_MAILS])
{
	for (int i = 0; i < TEST_N_MAILS; i++)
		g_free(mails[i]);
}

gint64
test_count(struct ktt_store *store, const char *sql)
{
	GError *error = NULL;
	gint64 number = -1;

	ktt_query_int(store, &error, &number, sql, "");
	g_assert_no_error(error);
	return number;
}

guint
test_mode(const char *path)
{
	struct stat st;

	g_assert_cmpint(stat(path, &st), ==, 0);
	return st.st_mode & 0777;
}
