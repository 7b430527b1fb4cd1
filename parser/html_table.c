/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/html_table.h"

const struct ktp_html_element ktp_html_elements[] = {
	{"br", KTP_HTML_BREAK},	  {"p", KTP_HTML_LINE},
	{"div", KTP_HTML_LINE},	  {"tr", KTP_HTML_LINE},
	{"li", KTP_HTML_LINE},	  {"ul", KTP_HTML_LINE},
	{"ol", KTP_HTML_LINE},	  {"table", KTP_HTML_LINE},
	{"hr", KTP_HTML_LINE},	  {"h1", KTP_HTML_LINE},
	{"h2", KTP_HTML_LINE},	  {"h3", KTP_HTML_LINE},
	{"body", KTP_HTML_LINE},  {"blockquote", KTP_HTML_QUOTE},
	{"pre", KTP_HTML_KEEP},	  {"script", KTP_HTML_SKIP},
	{"style", KTP_HTML_SKIP}, {"title", KTP_HTML_SKIP},
};

const guint ktp_n_html_elements = G_N_ELEMENTS(ktp_html_elements);

const struct ktp_html_character ktp_html_characters[] = {
	{"amp", "&"},		{"lt", "<"},	   {"gt", ">"},
	{"quot", "\""},		{"apos", "'"},	   {"nbsp", " "},
	{"plusmn", "\xc2\xb1"}, {"hellip", "..."}, {"ndash", "-"},
	{"mdash", "-"},		{"rsquo", "'"},	   {"lsquo", "'"},
	{"rdquo", "\""},	{"ldquo", "\""},
};

const guint ktp_n_html_characters = G_N_ELEMENTS(ktp_html_characters);
