/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Pages of HTML5 that need nothing else: style inside, nothing from another
 * place, complete without a script, light and dark, readable on a phone and on
 * paper.
 */
#ifndef KTT_HTML_H
#define KTT_HTML_H

#include <glib.h>

/*
 * Appends text from anywhere so that it can only be text, between tags and in
 * quoted attributes: the one function that escapes. Control and invisible
 * characters come out visible, as on a terminal (safe.h). NULL is nothing.
 */
void ktt_html_text(GString *out, const char *text);

/*
 * Appends markup with values: %s is a text and is escaped, %d an int, %g a
 * double with up to one digit behind the point, %% a percent sign. Nothing
 * else is known.
 */
void ktt_html_add(GString *out, const char *format, ...) G_GNUC_PRINTF(2, 3);

/* A link; only http and https become one, other addresses are text. */
void ktt_html_link(GString *out, const char *url, const char *text);

struct ktt_html_page {
	const char *title;
	const char *feed; /* NULL, or the address of the Atom feed */
	const char *home; /* NULL, or the address of the first page */
	/* NULL, or constant text of ours, the one script that may run */
	const char *script;
};

/* Up to the opened <main>, and from there to the end. */
void ktt_html_begin(GString *out, const struct ktt_html_page *page);
void ktt_html_end(GString *out, const struct ktt_html_page *page);

/* html_style_table.c */
extern const char ktt_html_style[];

#endif
