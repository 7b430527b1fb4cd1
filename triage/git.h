/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A git repository, asked through the git command. */
#ifndef KTT_GIT_H
#define KTT_GIT_H

#include <glib.h>

struct ktt_git {
	char *folder;	  /* owned */
	char *repository; /* owned; URL of its origin without credentials,
			     else the name of its folder: never a path */
};

/*
 * Errors: NO_FILE (no such folder, not a repository: git's words say why),
 * IO (git cannot be started). Clear with ktt_git_clear(), also after those.
 */
gboolean ktt_git_init(struct ktt_git *git, const char *path, GError **error);
void ktt_git_clear(struct ktt_git *git);

/*
 * Runs git with the arguments (NULL at the end) and gives its output without
 * the last newline; the caller frees it. Errors IO: it cannot be started, or
 * fails; then its words are in the message.
 */
char *ktt_git_ask(const struct ktt_git *git, const char *const *args,
		  GError **error);

enum ktt_git_field { /* of a commit */
		     KTT_GIT_ID,
		     KTT_GIT_AUTHOR_NAME,
		     KTT_GIT_AUTHOR_ADDRESS,
		     KTT_GIT_AUTHOR_DATE,
		     KTT_GIT_COMMIT_DATE,
		     KTT_GIT_TITLE,
		     KTT_GIT_MESSAGE,
		     KTT_GIT_N_FIELDS
};

/* fields: valid UTF-8, borrowed. FALSE stops with no error. */
typedef gboolean (*ktt_git_commit_fn)(char *const *fields, gpointer data);

/*
 * Gives the commits that "git log" prints with the arguments (revisions and
 * limits, NULL at the end), newest first. Error IO as above; what was given
 * until then stands.
 */
gboolean ktt_git_log(const struct ktt_git *git, const char *const *args,
		     ktt_git_commit_fn fn, gpointer data, GError **error);

#endif
