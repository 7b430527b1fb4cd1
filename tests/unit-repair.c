/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Mail that lost its line breaks: the report in one line says the same as the
 * report that is whole, but for the warning.
 */
#include <glib.h>
#include <jansson.h>
#include <string.h>

#include "parser/message_json.h"
#include "parser/repair.h"
#include "parser/text.h"

#define FIELDS                                                                 \
	"Received: from a.example.org by b.example.org; Mon, 5 Feb 2024 "      \
	"01:02:03 +0000\n"                                                     \
	"Date: Mon, 5 Feb 2024 09:00:00 +0800\n"                               \
	"From: kernel test robot <oliver.sang@intel.com>\n"                    \
	"To: A. Nother <a.nother@example.org>\n"                               \
	"Cc: <oe-lkp@lists.linux.dev>, <lkp@intel.com>\n"                      \
	"Subject: [linux-next:master] [lib/sort]  1f2e3d4c5b:  "               \
	"stress-ng.qsort.ops_per_sec -7.3% regression\n"                       \
	"Message-ID: <202402050900.1f2e3d4c-oliver.sang@intel.com>\n"          \
	"Content-Type: text/plain; charset=\"iso-8859-1\"\n"                   \
	"Content-Transfer-Encoding: 8bit\n"                                    \
	"MIME-Version: 1.0\n"

#define TEXT                                                                   \
	"\n\n\nHello,\n\n"                                                     \
	"kernel test robot noticed a -7.3% regression of "                     \
	"stress-ng.qsort.ops_per_sec on:\n\n\n"                                \
	"commit: 1f2e3d4c5b6a79880123456789abcdef01234567 (\"lib/sort: swap "  \
	"in steps\")\n"                                                        \
	"https://git.example.org/cgit/linux-next.git master\n\n"               \
	"testcase: stress-ng\n"                                                \
	"test machine: 64 threads 2 sockets (Ice Lake) with 256G memory\n"     \
	"parameters:\n\n"                                                      \
	"\tnr_threads: 100%\n\ttesttime: 60s\n"                                \
	"\tcpufreq_governor: performance\n\n\n"                                \
	"If you fix the issue in a separate patch/commit (i.e. not just a "    \
	"new version of\nthe same patch/commit), kindly add following tags\n"  \
	"| Reported-by: kernel test robot <oliver.sang@intel.com>\n"           \
	"| Closes: https://lore.kernel.org/oe-lkp/"                            \
	"202402050900.1f2e3d4c-oliver.sang@intel.com\n\n\n"                    \
	"Details are as below:\n"                                              \
	"-------------------------------------------------------------------"  \
	"------------------------------->\n\n\n"                               \
	"The kernel config and materials to reproduce are available at:\n"     \
	"https://download.01.org/0day-ci/archive/20240205/"                    \
	"202402050900.1f2e3d4c-oliver.sang@intel.com\n\n"                      \
	"================================================================="    \
	"========================\n"                                           \
	"compiler/cpufreq_governor/nr_threads/tbox_group/testcase/testtime:\n" \
	"  gcc-12/performance/100%/lkp-icl-2sp8/stress-ng/60s\n\n"             \
	"commit: \n"                                                           \
	"  0a1b2c3d4e (\"lib/sort: prepare\")\n"                               \
	"  1f2e3d4c5b (\"lib/sort: swap in steps\")\n\n"                       \
	"0a1b2c3d4e5f6789 1f2e3d4c5b6a79880123456789a \n"                      \
	"---------------- --------------------------- \n"                      \
	"         %stddev     %change         %stddev\n"                       \
	"             \\          |                \\  \n"                     \
	"     41000            -7.3%      38007        "                       \
	"stress-ng.qsort.ops_per_sec\n"                                        \
	"     12.50 \xb1  4%      +2.0%      12.75 \xb1  3%  "                 \
	"stress-ng.time.user_time\n"                                           \
	"      5.00            +0.5        5.50        "                       \
	"perf-profile.self.cycles-pp.sort\n\n\n\n"                             \
	"Disclaimer:\nResults have been estimated based on internal Intel "    \
	"analysis and are provided\nfor informational purposes only.\n\n\n"    \
	"-- \n0-DAY CI Kernel Test Service\n"                                  \
	"https://github.com/intel/lkp-tests/wiki\n\n"

static struct ktp_message *
parse(const char *raw)
{
	return ktp_message_parse((const guint8 *)raw, strlen(raw));
}

static char *
to_utf8(const char *raw)
{
	return g_convert(raw, -1, "UTF-8", "ISO-8859-1", NULL, NULL, NULL);
}

static gboolean
warns(const struct ktp_message *message, const char *word)
{
	return g_ptr_array_find_with_equal_func(message->warnings, word,
						g_str_equal, NULL);
}

static char *
report_text(const struct ktp_message *message)
{
	json_t *value;
	char *text;

	g_assert_nonnull(message->report);
	value = ktp_report_to_json(message->report);
	text = json_dumps(value, JSON_INDENT(1));
	json_decref(value);
	return text;
}

static void
test_whole(void)
{
	struct ktp_message *message = parse(FIELDS TEXT);

	g_assert_false(ktp_repair_is_needed((const guint8 *)FIELDS TEXT,
					    strlen(FIELDS TEXT)));
	g_assert_cmpint(message->kind, ==, KTP_KIND_REPORT);
	g_assert_cmpuint(message->warnings->len, ==, 0);
	g_assert_cmpuint(message->report->comparisons->len, ==, 1);
	ktp_message_free(message);
}

/* All white space one blank, as a web page leaves it. */
static void
test_one_line(void)
{
	g_autofree char *utf8 = to_utf8(FIELDS TEXT);
	g_autofree char *line = ktp_text_fold(utf8);
	g_autofree char *separated = g_strconcat(
		"From mboxrd@z Thu Jan  1 00:00:00 1970 ", line, NULL);
	struct ktp_message *whole = parse(FIELDS TEXT);
	g_autofree char *want = report_text(whole);

	for (guint i = 0; i < 2; i++) {
		struct ktp_message *message = parse(i ? separated : line);
		g_autofree char *got = report_text(message);

		g_assert_true(warns(message, "collapsed-whitespace"));
		g_assert_cmpstr(message->message_id, ==, whole->message_id);
		g_assert_cmpstr(message->from_address, ==, whole->from_address);
		g_assert_cmpstr(message->subject, ==, whole->subject);
		g_assert_cmpint(message->date, ==, whole->date);
		g_assert_cmpstr(got, ==, want);
		ktp_message_free(message);
	}
	ktp_message_free(whole);
}

/* A line cut at any place is read as far as it goes. */
static void
test_cut(void)
{
	g_autofree char *utf8 = to_utf8(FIELDS TEXT);
	g_autofree char *line = ktp_text_fold(utf8);

	for (gsize n = strlen(line); n > 0; n -= MIN(n, 37)) {
		g_autofree char *cut = g_strndup(line, n);
		struct ktp_message *message = parse(cut);

		g_assert_nonnull(message->message_id);
		ktp_message_free(message);
	}
}

#define REPLY                                                                  \
	"Date: Tue, 6 Feb 2024 10:00:00 +0100 "                                \
	"From: B. Second <b.second@example.org> "                              \
	"To: kernel test robot <oliver.sang@intel.com> "                       \
	"Subject: Re: [linux-next:master] [lib/sort] 1f2e3d4c5b: "             \
	"stress-ng.qsort.ops_per_sec -7.3% regression "                        \
	"Message-ID: <20240206100000.GA7@example.org> "                        \
	"In-Reply-To: <202402050900.1f2e3d4c-oliver.sang@intel.com> "          \
	"MIME-Version: 1.0 Content-Type: text/plain; charset=us-ascii "        \
	"Content-Transfer-Encoding: 7bit "                                     \
	"On Mon, Feb 05, 2024 at 09:00:00AM +0800, kernel test robot wrote: "  \
	"> > > Hello, > > kernel test robot noticed a -7.3% regression of "    \
	"stress-ng.qsort.ops_per_sec on: > > > commit: "                       \
	"1f2e3d4c5b6a79880123456789abcdef01234567 (\"lib/sort: swap in "       \
	"steps\") > https://git.example.org/cgit/linux-next.git master I "     \
	"will "                                                                \
	"have a look at this."

static void
test_reply(void)
{
	struct ktp_message *message = parse(REPLY);
	const struct ktp_report *quoted = message->quoted_report;

	g_assert_true(warns(message, "collapsed-whitespace"));
	g_assert_cmpint(message->kind, ==, KTP_KIND_FOLLOW_UP);
	g_assert_cmpstr(message->in_reply_to, ==,
			"202402050900.1f2e3d4c-oliver.sang@intel.com");
	g_assert_nonnull(quoted);
	g_assert_cmpstr(quoted->commit.id, ==,
			"1f2e3d4c5b6a79880123456789abcdef01234567");
	g_assert_cmpstr(quoted->headline.metric, ==,
			"stress-ng.qsort.ops_per_sec");
	ktp_message_free(message);
}

static const char *const whole[] = {
	"",
	"\n",
	"From: a@example.org\nSubject: b\nDate: c\nTo: d\n\ntext\n",
	"a long line of prose that names From: and To: but has no header in "
	"it, as anybody could write it one day in the body of a mail without "
	"any thought of what a program makes of the words that stand in it, "
	"and so it goes on and on until it is long enough to be looked at.\n",
};

static void
test_not_needed(void)
{
	for (guint i = 0; i < G_N_ELEMENTS(whole); i++)
		g_assert_false(ktp_repair_is_needed((const guint8 *)whole[i],
						    strlen(whole[i])));
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/repair/whole", test_whole);
	g_test_add_func("/repair/one-line", test_one_line);
	g_test_add_func("/repair/cut", test_cut);
	g_test_add_func("/repair/reply", test_reply);
	g_test_add_func("/repair/not-needed", test_not_needed);
	return g_test_run();
}
