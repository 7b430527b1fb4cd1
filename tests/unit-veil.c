/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Addresses as the archives of lists write them, in fields and in text. */
#include <glib.h>
#include <string.h>

#include "parser/mime.h"
#include "parser/veil_table.h"
#include "tests/rows.h"

static void
test_table(void)
{
	ROWS_CHECK(ktp_veils, ktp_n_veils);
}

static const struct {
	const char *from, *address, *name;
	const char *body, *want;
} veils[] = {
	{"jane at example.org (Jane Doe)", "jane@example.org", "Jane Doe",
	 "By: J <jane at example.org>\nsee "
	 "https://example.com/r/2024.ab at localhost/ or look at mm.c\n",
	 "By: J <jane@example.org>\nsee "
	 "https://example.com/r/2024.ab@localhost/ or look at mm.c\n"},
	{"Jane Doe <jane(a)example.org>", "jane@example.org", "Jane Doe",
	 "> By: J <jane(a)example.org>, <jo(a)example.org>\n",
	 "> By: J <jane@example.org>, <jo@example.org>\n"},
	{"Jane [at] example.org", "jane@example.org", NULL, "a\n", "a\n"},
	{"Jane <jane@example.org>", "jane@example.org", "Jane",
	 "<jane at example.org>\n", "<jane at example.org>\n"},
	{"Jane at home", NULL, "Jane at home", "<jane at example.org>\n",
	 "<jane at example.org>\n"},
};

static void
test_veils(void)
{
	for (guint i = 0; i < G_N_ELEMENTS(veils); i++) {
		g_autofree char *raw =
			g_strdup_printf("Subject: x\nFrom: %s\n\n%s",
					veils[i].from, veils[i].body);
		struct ktp_mail *mail =
			ktp_mail_new((const guint8 *)raw, strlen(raw));

		g_test_message("%s", veils[i].from);
		g_assert_cmpstr(mail->from_address, ==, veils[i].address);
		g_assert_cmpstr(mail->from_name, ==, veils[i].name);
		g_assert_cmpstr(mail->text, ==, veils[i].want);
		ktp_mail_free(mail);
	}
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/veil/table", test_table);
	g_test_add_func("/veil/mails", test_veils);
	return g_test_run();
}
