/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A mail that the skim stage lets go is never of concern: on every sample,
 * as it is and with its text and subject encoded so that no mark shows.
 */
#include <string.h>

#include "parser/formats_table.h"
#include "parser/message.h"
#include "parser/pair.h"
#include "parser/robots_table.h"
#include "parser/skim.h"
#include "parser/skim_table.h"
#include "parser/words.h"

static enum ktp_skim_verdict
skim(const char *raw, gsize size)
{
	struct ktp_skim found;
	enum ktp_skim_verdict verdict;

	ktp_skim(&found, (const guint8 *)raw, size);
	if (found.verdict == KTP_SKIM_DECODE)
		ktp_skim_decoded(&found, (const guint8 *)raw, size);
	verdict = found.verdict;
	ktp_skim_clear(&found);
	return verdict;
}

static gboolean
is_of_concern(const char *raw, gsize size)
{
	struct ktp_message *message =
		ktp_message_parse((const guint8 *)raw, size);
	gboolean concern = ktp_message_is_of_concern(message);

	ktp_message_free(message);
	return concern;
}

/* A mail whose only sign is this line of its text. */
static char *
mail_with(const char *line)
{
	return g_strdup_printf("From: a@example.org\nDate: Mon, 1 Jan 2024 "
			       "00:00:00 +0000\nMessage-ID: <1@example.org>\n"
			       "Subject: about it\n\n%s\n",
			       line);
}

static void
test_formats(void)
{
	for (guint i = 0; i < ktp_n_formats; i++) {
		const struct ktp_format *format = &ktp_formats[i];
		g_autofree char *mail = mail_with(format->example);

		/* Rows that need a subject, or the robot's name in another
		 * line, are found by these. */
		if (format->subject && format->fragment)
			continue;
		if (format->needs && (strstr(format->needs, "{15,}") ||
				      strstr(format->needs, "robot")))
			continue;
		if (skim(mail, strlen(mail)) != KTP_SKIM_READ)
			g_test_message("format %s: no word of "
				       "skim_table.c in its example",
				       format->name);
		g_assert_cmpint(skim(mail, strlen(mail)), ==, KTP_SKIM_READ);
	}
}

static char *
link_to(const char *id)
{
	g_autofree char *escaped = g_uri_escape_string(id, "@", FALSE);

	return g_strdup_printf("see https://lore.example.org/r/%s/", escaped);
}

static void
test_robots(void)
{
	for (guint i = 0; i < ktp_n_robots; i++) {
		const struct ktp_robot *row = &ktp_robots[i];
		g_autofree char *line = NULL, *mail = NULL;

		if (row->use == KTP_ROBOT_ID)
			line = link_to(row->example);
		else if (row->use == KTP_ROBOT_CREDIT)
			line = g_strdup_printf("Reported-by: %s", row->example);
		else
			continue;
		mail = mail_with(line);
		g_assert_cmpint(skim(mail, strlen(mail)), ==, KTP_SKIM_READ);
	}
}

static void
test_subjects(void)
{
	static const struct {
		const char *subject;
		enum ktp_skim_verdict verdict;
	} cases[] = {
		{"[mm] 0123456789: a.b -5.1% regression", KTP_SKIM_READ},
		{"[mm] 0123456789: WARNING:at_mm", KTP_SKIM_READ},
		{"[mm] 012345678ab: -5.1% a.b", KTP_SKIM_READ},
		{"Re: [mm] 012345678ab WARNING:at_mm", KTP_SKIM_READ},
		{"=?utf-8?q?=5Bmm=5D_0123456789=3A_a?=", KTP_SKIM_READ},
		{"=?utf-8?b?bW06IGRvIGl0?=", KTP_SKIM_SKIP},
		{"mm: do it", KTP_SKIM_SKIP},
	};

	for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
		g_autofree char *mail =
			g_strdup_printf("Subject: %s\nMessage-ID: <1@x.org>\n\n"
					"text\n",
					cases[i].subject);

		g_assert_cmpint(skim(mail, strlen(mail)), ==, cases[i].verdict);
	}
}

static void
test_ids(void)
{
	static const char mail[] =
		"Message-ID: <own@example.org>\nReferences: <a@example.org>\n"
		" <b@example.org>\nIn-Reply-To: <c@example.org>\n\n"
		"see https://lore.example.org/r/d%40example.org/ and\n"
		"<http://x.example.org/e@example.org>.\n";
	static const char *const ids[] = {"a@example.org", "b@example.org",
					  "c@example.org", "d@example.org",
					  "e@example.org"};
	struct ktp_skim found;

	ktp_skim(&found, (const guint8 *)mail, strlen(mail));
	g_assert_cmpint(found.verdict, ==, KTP_SKIM_SKIP);
	g_assert_cmpstr(found.message_id, ==, "own@example.org");
	g_assert_cmpuint(found.ids->len, ==, G_N_ELEMENTS(ids));
	for (guint i = 0; i < G_N_ELEMENTS(ids); i++)
		g_assert_cmpstr(found.ids->pdata[i], ==, ids[i]);
	ktp_skim_clear(&found);
}

/* What shows a mail's concern only when its addresses are lifted. */
static void
test_veiled(void)
{
	static const char *const lines[] = {
		"https://example.org/202401021234.abcdef12-lkp at intel.com/",
		"Reported-by: <lkp at intel.com>",
		"Reported-by: <lkp(a)intel.com>",
	};

	for (guint i = 0; i < G_N_ELEMENTS(lines); i++) {
		g_autofree char *mail =
			g_strdup_printf("From: jane at example.org (Jane Doe)\n"
					"Subject: it\n\n%s\n",
					lines[i]);

		g_test_message("%s", lines[i]);
		g_assert_true(is_of_concern(mail, strlen(mail)));
		g_assert_cmpint(skim(mail, strlen(mail)), ==, KTP_SKIM_READ);
	}
}

/* The same mail with its text in base64 and without a telling header. */
static char *
encoded(const char *raw, gsize size, gsize *length)
{
	const char *body = strstr(raw, "\n\n");
	g_autofree char *coded = NULL;
	GString *out = g_string_new(NULL);
	g_auto(GStrv) lines = NULL;

	if (!body)
		body = raw + size - 2;
	coded = g_base64_encode((const guchar *)body + 2,
				size - (gsize)(body + 2 - raw));
	lines = g_strsplit(raw, "\n", -1);
	for (guint i = 0; lines[i] && *lines[i]; i++)
		if (g_ascii_strncasecmp(lines[i], "content-", 8) != 0 &&
		    !g_ascii_isspace(lines[i][0]))
			g_string_append_printf(out, "%s\n", lines[i]);
	g_string_append(out, "Content-Type: text/plain; charset=utf-8\n"
			     "Content-Transfer-Encoding: base64\n\n");
	for (const char *p = coded; *p; p += MIN(76, strlen(p)))
		g_string_append_printf(out, "%.76s\n", p);
	*length = out->len;
	return g_string_free(out, FALSE);
}

static void
check_sample(const char *path)
{
	g_autofree char *raw = NULL, *coded = NULL;
	gsize size, coded_size;

	g_assert_true(g_file_get_contents(path, &raw, &size, NULL));
	if (is_of_concern(raw, size) && skim(raw, size) != KTP_SKIM_READ)
		g_error("%s is of concern and was skipped", path);
	if (memchr(raw, 0, size))
		return;
	coded = encoded(raw, size, &coded_size);
	if (is_of_concern(coded, coded_size) &&
	    skim(coded, coded_size) != KTP_SKIM_READ)
		g_error("%s in base64 is of concern and was skipped", path);
}

static void
test_samples(void)
{
	g_autofree char *corpus =
		g_test_build_filename(G_TEST_DIST, "corpus", NULL);
	g_autoptr(GDir) folders = g_dir_open(corpus, 0, NULL);
	const char *name, *file;
	guint n = 0, step = g_test_slow() ? 1 : 10;

	while (folders && (name = g_dir_read_name(folders))) {
		g_autofree char *path = g_build_filename(corpus, name, NULL);
		g_autoptr(GDir) folder = g_dir_open(path, 0, NULL);

		while (folder && (file = g_dir_read_name(folder))) {
			g_autofree char *mail =
				g_build_filename(path, file, NULL);

			if (!g_str_has_suffix(file, ".eml"))
				continue;
			if (n++ % step == 0)
				check_sample(mail);
		}
	}
	g_assert_cmpuint(n, >, 30);
}

static void
test_words(void)
{
	static const char *const texts[] = {"robot", "roast", "http:/",
					    "we noticed it"};
	static const char data[] = "a ROBOT, a rob, a roast http://x robot."
				   "We\n > noticed\n\tit, we noticed, a robo";
	static const struct {
		int word;
		gsize at;
	} want[] = {{0, 3}, {1, 19}, {2, 25}, {0, 34}, {3, 46}};
	struct ktp_words *words = ktp_words_new(texts, G_N_ELEMENTS(texts));
	gsize at = 0;

	for (guint i = 0; i < G_N_ELEMENTS(want); i++) {
		g_assert_cmpint(ktp_words_next(words, (const guint8 *)data,
					       strlen(data), &at),
				==, want[i].word);
		g_assert_cmpuint(at, ==, want[i].at);
	}
	g_assert_cmpint(
		ktp_words_next(words, (const guint8 *)data, strlen(data), &at),
		==, -1);
	ktp_words_free(words);
}

/* At each place of a block, and across two; the first of each also alone. */
static void
test_pairs(void)
{
	for (gsize size = 2; size < 70; size++)
		for (gsize at = 0; at + 1 < size; at++) {
			g_autofree char *text = g_strnfill(size, '=');

			g_assert_cmpuint(ktp_pair_find((guint8 *)text, size, 0,
						       '=', '\n'),
					 ==, size);
			text[at + 1] = '\n';
			g_assert_cmpuint(ktp_pair_find((guint8 *)text, size, 0,
						       '=', '\n'),
					 ==, at);
			g_assert_cmpuint(ktp_pair_find((guint8 *)text, size,
						       at + 1, '=', '\n'),
					 ==, size);
		}
	g_assert_cmpuint(ktp_pair_find((const guint8 *)"=", 1, 0, '=', '\n'),
			 ==, 1);
	g_assert_cmpuint(ktp_pair_find(NULL, 0, 0, '=', '\n'), ==, 0);
}

/* However the words lie to the places that are looked at. */
static void
test_places(void)
{
	static const char *const texts[] = {"tree:", "robot"};
	struct ktp_words *words = ktp_words_new(texts, G_N_ELEMENTS(texts));

	for (guint before = 0; before < 9; before++)
		for (guint behind = 0; behind < 4; behind++) {
			g_autofree char *text =
				g_strdup_printf("%*s%s%*s", (int)before, "",
						"roBOTree:", (int)behind, "");
			gsize at = 0, size = strlen(text);

			g_assert_cmpint(ktp_words_next(words,
						       (const guint8 *)text,
						       size, &at),
					==, 1);
			g_assert_cmpuint(at, ==, before + 1);
			g_assert_cmpint(ktp_words_next(words,
						       (const guint8 *)text,
						       size, &at),
					==, 0);
			g_assert_cmpuint(at, ==, before + 5);
		}
	ktp_words_free(words);
}

/* What hides letters asks for a closer look, and what does not does not. */
static void
test_hides(void)
{
	static const struct {
		const char *text; /* of the header, and more */
		enum ktp_skim_verdict verdict;
	} cases[] = {
		{"Content-Transfer-Encoding: 8BIT\n\n", KTP_SKIM_SKIP},
		{"Content-Transfer-Encoding : base64\n\n", KTP_SKIM_DECODE},
		{"X-A: 1\nContent-Transfer-Encoding:\n qp\n\n",
		 KTP_SKIM_DECODE},
		{"\nContent-Transfer-Encoding is a field.\n", KTP_SKIM_DECODE},
		{"\nThe Content-Transfer-Encoding: a field.\n", KTP_SKIM_SKIP},
		{"Content-Type: text/plain; charset=\"utf-8\"\n\n",
		 KTP_SKIM_SKIP},
		{"Content-Type: text/x-patch;\n charset = UTF-7\n\n",
		 KTP_SKIM_SKIP},
		{"Content-Type: TEXT/HTML\n\n", KTP_SKIM_DECODE},
		{"Content-Type: text/(a)html\n\n", KTP_SKIM_DECODE},
		{"Content-Type:\n text/html\n\n", KTP_SKIM_DECODE},
		{"Content-Type: text/plain; charset=IBM037\n\n",
		 KTP_SKIM_DECODE},
		{"Content-Type: text/plain; charset*0=utf\n\n",
		 KTP_SKIM_DECODE},
		{"Content-Type: text/plain; charset=iso-2022-jp\n\n",
		 KTP_SKIM_DECODE},
		{"\nno charset is said\n", KTP_SKIM_SKIP},
		{"\na\r\nb\r\n", KTP_SKIM_SKIP},
		{"\na\rb\n", KTP_SKIM_DECODE},
		{"\na=\nb=\r\nc\n", KTP_SKIM_SKIP},
		{"\na=\nb=\r\nc=\n", KTP_SKIM_SKIP},
		{"\na=\nb=\r\nc=\n=41=42", KTP_SKIM_DECODE},
		{"\na=\nb=\r\nc=\n=41=42 = x", KTP_SKIM_SKIP},
		{"Content-Type: multipart/mixed; boundary=b\n\n"
		 "--b\n\na=\nb=\nc=\n=41=42\n--b\n\nx = y\n--b--\n",
		 KTP_SKIM_DECODE},
		{"\n==\n==\n==\n==\n=41=42\n", KTP_SKIM_SKIP},
		{"\nTree: https://example.org\n", KTP_SKIM_SKIP},
		{"\n> > tree: https://example.org\n", KTP_SKIM_READ},
		{"\nthe git tree: https://example.org\n", KTP_SKIM_SKIP},
		{"\nthe kernel test robot found it\n", KTP_SKIM_SKIP},
		{"\nthe kernel test robot\n noticed it\n", KTP_SKIM_READ},
		{"\n | reported-By: kernel test robot\n", KTP_SKIM_READ},
		{"\nTested-and-Closes: x <lkp@intel.com>\n", KTP_SKIM_READ},
		{"\nCc: kernel test robot <lkp@intel.com>\n", KTP_SKIM_SKIP},
		{"\nSubject: 0123456789: it\n", KTP_SKIM_READ},
		{"\nSubject :\n a 5% change\n", KTP_SKIM_READ},
		{"\nSubject: it\n 5% change is no part of it\n", KTP_SKIM_READ},
		{"\nSubject: it\n5% change is no part of it\n", KTP_SKIM_SKIP},
		{"\nSubject: =?utf-8?q?it?=\n", KTP_SKIM_DECODE},
	};

	for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
		g_autofree char *mail = g_strconcat("Message-ID: <1@x.org>\n",
						    cases[i].text, NULL);
		struct ktp_skim found;

		ktp_skim(&found, (const guint8 *)mail, strlen(mail));
		if (found.verdict != cases[i].verdict)
			g_test_message("%s", cases[i].text);
		g_assert_cmpint(found.verdict, ==, cases[i].verdict);
		ktp_skim_clear(&found);
	}
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/skim/words", test_words);
	g_test_add_func("/skim/pairs", test_pairs);
	g_test_add_func("/skim/places", test_places);
	g_test_add_func("/skim/hides", test_hides);
	g_test_add_func("/skim/veiled", test_veiled);
	g_test_add_func("/skim/ids", test_ids);
	g_test_add_func("/skim/subjects", test_subjects);
	g_test_add_func("/skim/formats", test_formats);
	g_test_add_func("/skim/robots", test_robots);
	g_test_add_func("/skim/samples", test_samples);
	return g_test_run();
}
