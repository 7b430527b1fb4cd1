/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The files of a site: only what changed is written, and never half. */
#ifndef KTT_SITE_FILES_H
#define KTT_SITE_FILES_H

#include <glib.h>

struct ktt_site_files {
	char *root;	   /* owned; the folder of the site */
	GHashTable *named; /* owned paths below root that belong to it */
	guint written, kept, removed;
};

/*
 * Makes the folder and those in it (folders: NULL at the end) where they are
 * missing. Error CREATE. Clear with ktt_site_files_clear() in any case.
 */
gboolean ktt_site_files_init(struct ktt_site_files *files, const char *root,
			     const char *const *folders, GError **error);
void ktt_site_files_clear(struct ktt_site_files *files);

/*
 * Gives the file path (below the root, made of names of our own) this text: by
 * rename, where it is new or differs. Error CREATE.
 */
gboolean ktt_site_files_put(struct ktt_site_files *files, const char *path,
			    const GString *text, GError **error);

/* Counts the file as unchanged where it is there with that size; else FALSE. */
gboolean ktt_site_files_keep(struct ktt_site_files *files, const char *path,
			     guint64 size);

/* Removes the pages of that folder that were not put this time. */
void ktt_site_files_prune(struct ktt_site_files *files, const char *folder);

#endif
