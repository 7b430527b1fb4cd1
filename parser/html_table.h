/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The elements and characters of HTML that matter to its text. */
#ifndef KTP_HTML_TABLE_H
#define KTP_HTML_TABLE_H

#include <glib.h>

enum ktp_html_effect {
	KTP_HTML_LINE,	/* begins a new line, and so does its end */
	KTP_HTML_BREAK, /* ends the line, also one that is empty */
	KTP_HTML_QUOTE, /* a line of its own, and one level of quoting */
	KTP_HTML_SKIP,	/* what it holds is no text */
	KTP_HTML_KEEP,	/* white space inside counts */
};

struct ktp_html_element {
	const char *name;
	enum ktp_html_effect effect;
};

struct ktp_html_character {
	const char *name;
	const char *text;
};

extern const struct ktp_html_element ktp_html_elements[];
extern const guint ktp_n_html_elements;
extern const struct ktp_html_character ktp_html_characters[];
extern const guint ktp_n_html_characters;

#endif
