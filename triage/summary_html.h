/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The summary as one page that needs nothing else (html.h). */
#ifndef KTT_SUMMARY_HTML_H
#define KTT_SUMMARY_HTML_H

#include <jansson.h>

#include <glib.h>

struct ktt_html_links {	     /* where things are */
	const char *archive; /* links to mails begin with it */
	/* Address of a report's page, owned by the caller; NULL: no pages. */
	char *(*page)(const json_t *item);
};

/* The whole page; the caller frees it. */
char *ktt_summary_html(const json_t *summary,
		       const struct ktt_html_links *links);

/* The same without its head and end, for a page that has more. */
void ktt_summary_html_body(GString *out, const json_t *summary,
			   const struct ktt_html_links *links);

/* One report of a list as an <li>; summary: NULL, or what says how late it
 * is. */
void ktt_html_item(GString *out, const json_t *item, const json_t *summary,
		   const struct ktt_html_links *links);

#endif
