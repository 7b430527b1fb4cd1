/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Subjects and commit ids as linking keys. */
#ifndef KTT_SUBJECT_H
#define KTT_SUBJECT_H

#include <glib.h>

/*
 * Digits that two abbreviated commit ids must share to count as the same: the
 * robot writes ten and more in its subjects.
 */
#define KTT_COMMIT_KEY 10

/* Prefixes that mail programs and lists put before a subject. */
extern const char *const ktt_subject_prefixes[]; /* NULL at the end */

/*
 * What makes two subjects the same: from the abbreviated commit on where the
 * subject has one ("0123456789: metric -5.0% regression"), so that list tags
 * and lost brackets do not matter; else without the prefixes of replies and
 * lists. The caller frees it; NULL for a NULL subject.
 */
char *ktt_subject_base(const char *subject);

/* The key of the commit that a subject names, or NULL; the caller frees it. */
char *ktt_subject_commit(const char *subject);

/* The first KTT_COMMIT_KEY digits in lower case; NULL where id has fewer or
 * is no commit id. The caller frees it. */
char *ktt_commit_key(const char *id);

/*
 * Finds the next run of KTT_COMMIT_KEY to 40 hex digits in text that stands
 * alone, and has a digit and a letter as a commit id has but for one in 1000.
 * Returns its start and sets *length, or NULL.
 */
const char *ktt_commit_find(const char *text, gsize *length);

#endif
