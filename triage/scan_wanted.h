/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Which of a tree's commits are of concern. */
#ifndef KTT_SCAN_WANTED_H
#define KTT_SCAN_WANTED_H

#include "triage/store.h"

struct ktt_wanted;

/* What the store knows of: messages, blamed commits, announced fixes. */
struct ktt_wanted *ktt_wanted_load(struct ktt_store *store, GError **error);
void ktt_wanted_free(struct ktt_wanted *wanted);

enum ktt_want {
	KTT_WANT_NOT,
	KTT_WANT_MAYBE, /* if what it reverts is wanted */
	KTT_WANT_YES,
};

/*
 * Whether a commit is of concern: it credits the robot, names a robot's mail
 * or a known message, fixes or reverts a blamed commit, or was announced.
 */
enum ktt_want ktt_wanted_commit(struct ktt_wanted *wanted, const char *id,
				const char *title, const char *message);

/* The commit is kept: then whatever reverts it is of concern. */
void ktt_wanted_keep(struct ktt_wanted *wanted, const char *id);

/* Whether a commit of KTT_WANT_MAYBE reverts one that is kept by now. */
gboolean ktt_wanted_reverts(const struct ktt_wanted *wanted,
			    const char *message);

#endif
