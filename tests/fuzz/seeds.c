/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What fuzzing begins with that no sample mail has, out of the tables:
 *
 *   tests/fuzz/seeds FOLDER
 *
 * writes FOLDER/followup/N, the examples of the rules, FOLDER/export/N, lines
 * of an export, and word lists for -dict: FOLDER/mail.dict, query.dict and
 * config.dict.
 */
#include <glib.h>
#include <stdlib.h>

#include "parser/repair_table.h"
#include "triage/followup_table.h"
#include "triage/query_key.h"
#include "triage/setting.h"

static void
save(const char *folder, const char *name, const char *text)
{
	g_autofree char *path = g_build_filename(folder, name, NULL);
	GError *error = NULL;

	if (!g_file_set_contents(path, text, -1, &error))
		g_error("%s", error->message);
}

static void
save_example(const char *folder, const char *text)
{
	static guint n;
	g_autofree char *name = g_strdup_printf("%04u", n++);

	if (text)
		save(folder, name, text);
}

static char *
folder_new(const char *parent, const char *name)
{
	char *path = g_build_filename(parent, name, NULL);

	if (g_mkdir_with_parents(path, 0777) < 0)
		g_error("cannot make %s", path);
	return path;
}

static void
save_followups(const char *folder)
{
	g_autofree char *path = folder_new(folder, "followup");
	const struct ktt_followup_row *row;

	for (guint i = 0; ktt_followup_tables[i]; i++)
		for (row = ktt_followup_tables[i]; row->name; row++) {
			save_example(path, row->example);
			save_example(path, row->counter_example);
		}
	for (guint i = 0; i < ktt_n_context_rows; i++)
		save_example(path, ktt_context_rows[i].example);
	for (guint i = 0; i < KTT_N_CLAIMS; i++)
		save_example(path, ktt_claim_rows[i].example);
}

/* Facts of each type but mails, which "ktriage export" prints. */
static void
save_exports(const char *folder)
{
	static const char *const lines[] = {
		"{\"type\":\"decision\",\"uid\":\"d1\",\"message_id\":\"1@x\","
		"\"time\":1700000000,\"who\":\"ada\",\"kind\":\"status\","
		"\"value\":\"fixed\",\"commit\":\"1a2b3c4d5e6f\",\"reason\":"
		"\"x\"}",
		"{\"type\":\"decision\",\"uid\":\"d2\",\"message_id\":\"1@x\","
		"\"time\":1,\"who\":\"ada\",\"kind\":\"note\",\"value\":\"\"}",
		"{\"type\":\"commit\",\"commit\":"
		"\"1a2b3c4d5e1a2b3c4d5e1a2b3c4d5e1a2b3c4d5e\","
		"\"title\":\"mm: x\",\"author_name\":\"Ada\","
		"\"author_address\":\"a@x\",\"author_date\":1,"
		"\"commit_date\":2,\"message\":\"mm: x\\n\\nFixes: "
		"2b3c4d5e6f1a (\\\"mm: y\\\")\\nThis reverts commit "
		"3c4d5e6f1a2b.\\n\",\"seen\":[{\"repository\":\"r\","
		"\"branch\":\"b\",\"tag\":\"v6.1\"}]}",
		"{\"type\":\"quarantine\",\"hash\":"
		"\"2d37a046a13b02c9473ca05eb2b3b665"
		"ad91b28e0bda375c1093ac5a43f1ad56\",\"raw\":"
		"\"RnJvbTogeAoKbm8gcmVwb3J0Cg==\",\"reason\":\"x\"}",
		"{\"schema\":\"ktriage.export/1\"}",
	};
	g_autofree char *path = folder_new(folder, "export");

	for (guint i = 0; i < G_N_ELEMENTS(lines); i++)
		save_example(path, lines[i]);
}

/* A line of a dictionary of libFuzzer: "word". */
static void
add_word(GString *out, const char *word, const char *end)
{
	g_autofree char *text = g_strconcat(word, end, NULL);

	g_string_append_c(out, '"');
	for (const char *p = text; *p; p++)
		if (g_ascii_isprint(*p) && *p != '"' && *p != '\\')
			g_string_append_c(out, *p);
		else
			g_string_append_printf(out, "\\x%02x", (guchar)*p);
	g_string_append(out, "\"\n");
}

static void
add_words(GString *out, const char *const *words, guint n)
{
	for (guint i = 0; i < n; i++)
		add_word(out, words[i], "");
}

static void
save_mail_words(const char *folder)
{
	static const char *const others[] = {
		"From ",
		"From mboxrd@z Thu Jan  1 00:00:00 1970\n",
		"multipart/mixed; boundary=x",
		"\n--x\n",
		"message/rfc822",
		"text/html; charset=utf-8",
		"base64",
		"quoted-printable",
		"=?utf-8?q?",
		"=?utf-8?b?",
		"?=",
		"format=flowed",
		"----------------",
		"%stddev",
		"    \xc2\xb1  2%",
		" wrote:\n> ",
		"Closes: https://lore.kernel.org/r/",
		"kernel test robot <oliver.sang@intel.com>",
		"\ndiff --git a/mm/x.c b/mm/x.c\n@@ -1,2 +1,3 @@\n",
	};
	g_autoptr(GString) out = g_string_new(NULL);

	for (guint i = 0; i < ktp_n_known_fields; i++)
		add_word(out, ktp_known_fields[i].name, ": ");
	for (guint i = 0; i < ktp_n_text_breaks; i++)
		add_word(out, ktp_text_breaks[i].example, "");
	add_words(out, others, G_N_ELEMENTS(others));
	save(folder, "mail.dict", out->str);
}

static void
save_query_words(const char *folder)
{
	static const char *const others[] = {
		" and ", " or ", "not ", "(", ")", "\"", "..", ">=", "sort:",
	};
	g_autoptr(GString) out = g_string_new(NULL);

	for (guint i = 0; i < ktt_n_keys; i++) {
		add_word(out, ktt_keys[i].name, ":");
		add_word(out, ktt_keys[i].example, "");
	}
	for (guint i = 0; i < ktt_n_sorts; i++)
		add_word(out, ktt_sorts[i].name, "");
	add_words(out, others, G_N_ELEMENTS(others));
	save(folder, "query.dict", out->str);
}

static void
save_config_words(const char *folder)
{
	g_autoptr(GString) out = g_string_new(NULL);

	for (guint i = 0; i < ktt_n_settings; i++) {
		g_autofree char *group =
			g_strdup_printf("[%s]\n", ktt_settings[i].group);

		add_word(out, group, "");
		add_word(out, ktt_settings[i].key, " = ");
		if (ktt_settings[i].example)
			add_word(out, ktt_settings[i].example, "\n");
	}
	add_word(out, "[" KTT_SETTING_QUERIES "]\n", "");
	save(folder, "config.dict", out->str);
}

int
main(int argc, char **argv)
{
	if (argc != 2)
		return EXIT_FAILURE;
	save_followups(argv[1]);
	save_exports(argv[1]);
	save_mail_words(argv[1]);
	save_query_words(argv[1]);
	save_config_words(argv[1]);
	return EXIT_SUCCESS;
}
