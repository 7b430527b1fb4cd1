/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Addresses of people, servers and mails, and the escaping of HTML. */
#include <string.h>

#include "triage/address.h"
#include "triage/html.h"
#include "triage/url.h"

static void
test_valid(void)
{
	static const char *const good[] = {"a@b", "jo.smith+x@mail.example.org",
					   "x=y_z@example.org",
					   "lkp@intel.com"};
	static const char *const bad[] = {
		"",	   "a",	      "@b",
		"a@",	   "a@@b",    "a@b@c",
		"-f@b",	   "a b@c",   "a@b c",
		"<a@b>",   "a@b>",    "a@b\r\nRCPT TO:<c@d>",
		"a@b\n",   "\"a\"@b", "a@[127.0.0.1]",
		".a@b",	   "a.@b",    "a..b@c",
		"a@.b",	   "a@b..c",  "\303\244@b",
		"a@b,c@d",
	};
	char longest[400];

	for (gsize i = 0; i < G_N_ELEMENTS(good); i++)
		g_assert_true(ktt_address_is_valid(good[i]));
	for (gsize i = 0; i < G_N_ELEMENTS(bad); i++) {
		if (ktt_address_is_valid(bad[i]))
			g_test_message("passes: %s", bad[i]);
		g_assert_false(ktt_address_is_valid(bad[i]));
	}
	memset(longest, 'a', sizeof(longest));
	memcpy(longest + sizeof(longest) - 3, "@b", 3);
	g_assert_false(ktt_address_is_valid(longest));
}

static void
test_parse(void)
{
	struct ktt_address address;
	g_autoptr(GPtrArray) list = NULL;

	g_assert_true(ktt_address_parse(" \"Smith J.\" <j@example.org> ",
					&address, NULL));
	g_assert_cmpstr(address.name, ==, "Smith J.");
	g_assert_cmpstr(address.address, ==, "j@example.org");
	ktt_address_clear(&address);
	g_assert_true(ktt_address_parse("j@example.org", &address, NULL));
	g_assert_null(address.name);
	ktt_address_clear(&address);
	g_assert_false(
		ktt_address_parse("x\r\nBcc: y@z <a@b>", &address, NULL));
	list = ktt_address_list("a@b, C <c@d>", NULL);
	g_assert_cmpuint(list->len, ==, 2);
	g_assert_null(ktt_address_list("a@b,", NULL));
	g_assert_null(ktt_address_list("", NULL));
}

static void
test_message_id(void)
{
	static const struct {
		const char *word, *id;
	} rows[] = {
		{"a@b", "a@b"},
		{" <a@b> ", "a@b"},
		{"https://lore.kernel.org/all/a%40b/", "a@b"},
		{"https://lore.kernel.org/r/a@b", "a@b"},
		{"https://lore.kernel.org/lkml/a@b/T/#u", "a@b"},
		{"https://lore.kernel.org/all/a@b/t.mbox.gz?x=c@d", "a@b"},
		{"https://u@host/list/a%2Fb@c/raw", "a/b@c"},
		{"https://u@host/list/", NULL},
		{"https://lore.kernel.org/all/?q=a@b", NULL},
		{"..", NULL},
		{"", NULL},
		{"a\nb@c", NULL},
	};

	for (gsize i = 0; i < G_N_ELEMENTS(rows); i++) {
		g_autofree char *id = ktt_url_message_id(rows[i].word, NULL);

		g_assert_cmpstr(id, ==, rows[i].id);
	}
}

static void
test_servers(void)
{
	static const char *const good[] = {
		"https://lore.kernel.org/all/", "http://127.0.0.1:8080/x",
		"http://localhost/", "http://[::1]:80/"};
	static const char *const bad[] = {"http://lore.kernel.org/",
					  "http://127.0.0.1.example.org/",
					  "ftp://localhost/",
					  "https://a@b/",
					  "https:///x",
					  "x"};

	for (gsize i = 0; i < G_N_ELEMENTS(good); i++)
		g_assert_true(ktt_url_check_server(good[i], NULL));
	for (gsize i = 0; i < G_N_ELEMENTS(bad); i++)
		g_assert_false(ktt_url_check_server(bad[i], NULL));
	g_assert_true(ktt_url_same_server("https://a/x", "https://A:443/y"));
	g_assert_false(ktt_url_same_server("https://a/", "http://a/"));
	g_assert_false(ktt_url_same_server("https://a/", "https://a:444/"));
	g_assert_false(ktt_url_same_server("https://a/", "https://a@b/"));
	g_assert_false(ktt_url_same_server("https://a/", "//a/"));
}

static void
test_encode(void)
{
	g_autofree char *all = ktt_url_encode("aZ9-._~@/?#&=+%\r\n \303\244");
	g_autofree char *mail = ktt_url_of_mail("https://x/all", "../a@b");

	g_assert_cmpstr(all, ==,
			"aZ9-._~%40%2F%3F%23%26%3D%2B%25%0D%0A%20%C3%A4");
	g_assert_cmpstr(mail, ==, "https://x/all/..%2Fa@b/");
}

static void
test_html(void)
{
	g_autoptr(GString) out = g_string_new(NULL);

	ktt_html_add(out, "<b title=\"%s\">%d %g %g %g%%</b>",
		     "<\"'&>\033\342\200\256\n\377", -3, 1.25, -0.01, 2e9);
	g_assert_cmpstr(out->str, ==,
			"<b title=\"&lt;&quot;&#39;&amp;&gt;\\x1b\\u202e "
			"\357\277\275\">-3 1.2 0 2000000000%</b>");
	g_string_truncate(out, 0);
	ktt_html_link(out, "javascript:alert(1)", "x");
	g_assert_cmpstr(out->str, ==, "x");
	g_string_truncate(out, 0);
	ktt_html_link(out, "https://x/\"y", "z");
	g_assert_cmpstr(out->str, ==,
			"<a href=\"https://x/&quot;y\" rel=\"noreferrer\">z"
			"</a>");
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/address/valid", test_valid);
	g_test_add_func("/address/parse", test_parse);
	g_test_add_func("/url/message-id", test_message_id);
	g_test_add_func("/url/servers", test_servers);
	g_test_add_func("/url/encode", test_encode);
	g_test_add_func("/html/escape", test_html);
	return g_test_run();
}
