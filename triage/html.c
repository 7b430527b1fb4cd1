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

void
ktt_html_link(GString *out, const char *url, const char *text)
{
	if (url != NULL && (g_str_has_prefix(url, "https://") ||
			    g_str_has_prefix(url, "http://")))
		ktt_html_add(out, "<a href=\"%s\" rel=\"noreferrer\">%s</a>",
			     url, text);
	else
		ktt_html_text(out, text);
}

void
ktt_html_begin(GString *out, const struct ktt_html_page *page)
{
	g_string_append(
		out, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n"
		     "<meta charset=\"utf-8\">\n"
		     "<meta http-equiv=\"Content-Security-Policy\" content=\""
		     "default-src 'none'; style-src 'unsafe-inline'; "
		     "base-uri 'none'; form-action 'none'\">\n"
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
ktt_html_end(GString *out)
{
	g_string_append(out, "</main>\n</body>\n</html>\n");
}
