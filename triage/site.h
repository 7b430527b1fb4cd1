/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Everything as a static web site. */
#ifndef KTT_SITE_H
#define KTT_SITE_H

#include <glib.h>

#include "triage/store.h"

struct ktt_site_options {
	const char *folder;
	const char *archive; /* links to mails begin with it */
	const char *address; /* NULL, or where the site will be found: for the
				feed, whose readers need whole addresses */
	const char *query;   /* NULL: all but lists of builds */
	GHashTable *saved;   /* NULL, or name -> text of saved queries */
	gint64 now;
	guint items;	/* in each block of the summary */
	gint64 horizon; /* as in summary.h */
};

struct ktt_site_counts {
	guint reports, written, kept, removed; /* the last three: files */
};

/*
 * Writes index.html (the summary of the last week and the open reports by
 * weight), a page for each report, component, test case and blamed commit,
 * and feed.xml with the newest changes of status. Names come from the numbers
 * of reports, from commit ids and from hashes, and stay as they are. Pages
 * that did not change are not touched; those of reports that are gone are
 * removed. Errors: USAGE (the query), CREATE, AGAIN, IO.
 */
gboolean ktt_site(struct ktt_store *store,
		  const struct ktt_site_options *options,
		  struct ktt_site_counts *counts, GError **error);

#endif
