/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Atom (RFC 4287). */
#include <string.h>

#include "triage/html.h"
#include "triage/json_get.h"
#include "triage/site_part.h"
#include "triage/summary_words.h"

/* The same change has the same id wherever the site is. */
static char *
make_id(const json_t *item)
{
	g_autofree char *text =
		g_strjoin("\n", ktt_json_text(item, "message_id"),
			  ktt_json_text(item, "status"),
			  ktt_json_text(item, "status_since"), NULL);
	g_autofree char *hash =
		g_compute_checksum_for_string(G_CHECKSUM_SHA256, text, -1);

	return g_strdup_printf("urn:x-ktriage:%.40s", hash);
}

static void
add_entry(GString *out, const json_t *item, const char *address)
{
	const char *report = ktt_json_text(item, "id");
	g_autofree char *id = make_id(item);
	g_autofree char *path = ktt_site_report_path(report);
	g_autofree char *what = ktt_summary_what(item);
	g_autofree char *said = ktt_summary_said(item);

	ktt_html_add(out,
		     "<entry>\n<id>%s</id>\n<title>%s %s: %s</title>\n"
		     "<updated>%s</updated>\n"
		     "<link rel=\"alternate\" href=\"%s%s\"/>\n"
		     "<summary>%s</summary>\n</entry>\n",
		     id, report, ktt_json_text(item, "status"), what,
		     ktt_json_text(item, "status_since"), address, path,
		     *said != '\0' ? said : what);
}

void
ktt_site_feed(GString *out, const json_t *items, const char *address)
{
	const json_t *newest = json_array_get(items, 0);
	const char *updated = ktt_json_text(newest, "status_since");
	g_autofree char *base = g_strconcat(
		address ? address : "",
		address && !g_str_has_suffix(address, "/") ? "/" : "", NULL);

	ktt_html_add(out,
		     "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
		     "<feed xmlns=\"http://www.w3.org/2005/Atom\">\n"
		     "<id>urn:x-ktriage:status</id>\n"
		     "<title>Test reports: changes of status</title>\n"
		     "<updated>%s</updated>\n"
		     "<author><name>ktriage</name></author>\n"
		     "<link rel=\"self\" href=\"%sfeed.xml\"/>\n"
		     "<link rel=\"alternate\" href=\"%sindex.html\"/>\n",
		     updated ? updated : "1970-01-01T00:00:00Z", base, base);
	for (size_t i = 0; i < json_array_size(items); i++)
		add_entry(out, json_array_get(items, i), base);
	g_string_append(out, "</feed>\n");
}
