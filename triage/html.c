/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/html.h"

#include <math.h>
#include <stdarg.h>
#include <string.h>

#include "triage/safe.h"

void
ktt_html_text(GString *out, const char *text)
{
	g_autofree char *safe = ktt_safe_text(text, -1, KTT_SAFE_LINE);

	for (const char *p = safe; *p != '\0'; p++) {
		switch (*p) {
		case '&':
			g_string_append(out, "&amp;");
			break;
		case '<':
			g_string_append(out, "&lt;");
			break;
		case '>':
			g_string_append(out, "&gt;");
			break;
		case '"':
			g_string_append(out, "&quot;");
			break;
		case '\'':
			g_string_append(out, "&#39;");
			break;
		default:
			g_string_append_c(out, *p);
		}
	}
}

/* The locale must not turn the point into a comma. */
static void
add_number(GString *out, double number)
{
	char text[G_ASCII_DTOSTR_BUF_SIZE];

	if (!isfinite(number))
		number = 0;
	g_ascii_formatd(text, sizeof(text), "%.1f", number);
	if (g_str_has_suffix(text, ".0"))
		text[strlen(text) - 2] = '\0';
	g_string_append(out, strcmp(text, "-0") == 0 ? "0" : text);
}

void
ktt_html_add(GString *out, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	for (const char *p = format; *p != '\0'; p++) {
		if (*p != '%') {
			g_string_append_c(out, *p);
			continue;
		}
		switch (*++p) {
		case 's':
			ktt_html_text(out, va_arg(args, const char *));
			break;
		case 'd':
			g_string_append_printf(out, "%d", va_arg(args, int));
			break;
		case 'g':
			add_number(out, va_arg(args, double));
			break;
		default:
			g_string_append_c(out, '%');
		}
	}
	va_end(args);
}

/* A link that shows its address is plain: paper needs it only once. */
void
ktt_html_link(GString *out, const char *url, const char *text)
{
	if (url == NULL || !(g_str_has_prefix(url, "https://") ||
			     g_str_has_prefix(url, "http://"))) {
		ktt_html_text(out, text);
		return;
	}
	ktt_html_add(out, "<a href=\"%s\" rel=\"noreferrer\"", url);
	if (g_strcmp0(url, text) == 0)
		g_string_append(out, " class=\"plain\"");
	ktt_html_add(out, ">%s</a>", text);
}

/* By its hash: no other script can run, whatever a mail brings in. */
static void
add_policy(GString *out, const char *script)
{
	guint8 digest[32];
	gsize size = sizeof(digest);
	GChecksum *hash = g_checksum_new(G_CHECKSUM_SHA256);
	g_autofree char *text = NULL;

	g_checksum_update(hash, (const guint8 *)(script ? script : ""), -1);
	g_checksum_get_digest(hash, digest, &size);
	g_checksum_free(hash);
	text = g_base64_encode(digest, size);
	g_string_append(
		out, "<meta http-equiv=\"Content-Security-Policy\" content=\""
		     "default-src 'none'; style-src 'unsafe-inline'; ");
	if (script != NULL)
		g_string_append_printf(out, "script-src 'sha256-%s'; ", text);
	g_string_append(out, "base-uri 'none'; form-action 'none'\">\n");
}

void
ktt_html_begin(GString *out, const struct ktt_html_page *page)
{
	g_string_append(out, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n"
			     "<meta charset=\"utf-8\">\n");
	add_policy(out, page->script);
	g_string_append(out,
			"<meta name=\"viewport\" "
			"content=\"width=device-width, initial-scale=1\">\n"
			"<meta name=\"color-scheme\" content=\"light dark\">\n"
			"<meta name=\"referrer\" content=\"no-referrer\">\n");
	ktt_html_add(out, "<title>%s</title>\n", page->title);
	if (page->feed != NULL)
		ktt_html_add(out,
			     "<link rel=\"alternate\" "
			     "type=\"application/atom+xml\" href=\"%s\">\n",
			     page->feed);
	g_string_append_printf(out, "<style>\n%s</style>\n</head>\n<body>\n",
			       ktt_html_style);
	if (page->home != NULL)
		ktt_html_add(out, "<nav><a href=\"%s\">All reports</a></nav>\n",
			     page->home);
	g_string_append(out, "<main>\n");
}

void
ktt_html_end(GString *out, const struct ktt_html_page *page)
{
	g_string_append(out, "</main>\n");
	if (page->script != NULL)
		g_string_append_printf(out, "<script>%s</script>\n",
				       page->script);
	g_string_append(out, "</body>\n</html>\n");
}
