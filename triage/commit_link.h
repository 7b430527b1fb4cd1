/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Commits of scanned trees that have to do with a report, and how. */
#ifndef KTT_COMMIT_LINK_H
#define KTT_COMMIT_LINK_H

#include <jansson.h>

#include "triage/git_rules_table.h"
#include "triage/store.h"

struct ktt_commit_link {
	char *id, *title;		    /* owned */
	char *author_name, *author_address; /* owned */
	gint64 author_date, commit_date;
	enum ktt_git_how how;
	char *text; /* owned; the words that say so */
};

/*
 * The commits of a report (row id) by date and id, a new array of owned
 * struct ktt_commit_link *. A pure function of the stored facts. NULL and
 * error set where reading fails.
 */
GPtrArray *ktt_commit_links(struct ktt_store *store, gint64 report,
			    GError **error);

/*
 * Adds what these commits say about the report (struct ktt_statement *, see
 * status.h) to statements, which owns them.
 */
gboolean ktt_commit_statements(struct ktt_store *store, gint64 report,
			       GPtrArray *statements, GError **error);

/* The same as the list "commits" of the JSON page. */
json_t *ktt_view_commits(struct ktt_store *store, gint64 report,
			 GError **error);

#endif
