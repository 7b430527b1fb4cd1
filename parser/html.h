/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The text of an HTML part, good enough to find sentences and quotes in. */
#ifndef KTP_HTML_H
#define KTP_HTML_H

#include <glib.h>

/*
 * Drops the tags of html (valid UTF-8), ends lines where blocks end, marks
 * block quotes with "> " and decodes character references; what scripts and
 * styles hold is left out. Never fails; linear. The caller frees the text.
 */
char *ktp_html_text(const char *html);

#endif
