/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The pages of the site. */
#ifndef KTT_SITE_PART_H
#define KTT_SITE_PART_H

#include <jansson.h>

#include <glib.h>

/* A kind of page that lists the reports that have something in common. */
struct ktt_site_group {
	const char *folder; /* of its pages */
	const char *key;    /* of a hit: what they have in common */
	const char *title;  /* "Component" */
	const char *plural;
};

extern const struct ktt_site_group ktt_site_groups[];
extern const gsize ktt_n_site_groups;

/*
 * The address of the page for a value, below the root; NULL where the value
 * has none. Commits are named by their first digits, all else by its hash, so
 * that no text of a mail is ever a file name. The caller frees it.
 */
char *ktt_site_group_path(const struct ktt_site_group *group,
			  const char *value);

/* "report/R12.html"; the caller frees it. */
char *ktt_site_report_path(const char *id);

/* A link to the page of a value, up: "" or "../". */
void ktt_site_group_link(GString *out, const struct ktt_site_group *group,
			 const char *value, const char *up);

/* A table of hits (json_t *), at most so many (0: all). */
void ktt_site_table(GString *out, const GPtrArray *hits, const char *up,
		    guint most);

/* Whole pages. */
void ktt_site_report(GString *out, const json_t *view, const char *archive);
void ktt_site_group_page(GString *out, const struct ktt_site_group *group,
			 const char *value, const GPtrArray *hits);

/* site_script.c: sorts and filters tables of reports where a browser lets it */
extern const char ktt_site_script[];

/* The feed; items: hits with "reason", the newest first. */
void ktt_site_feed(GString *out, const json_t *items, const char *address);

#endif
