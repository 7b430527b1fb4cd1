/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Mails of a stream, which cannot be read twice, in a file that has no name
 * and goes with the process.
 */
#ifndef KTT_REPLAY_H
#define KTT_REPLAY_H

#include <glib.h>

struct ktt_replay;

/* folder: where the file is made once there is something to keep. */
struct ktt_replay *ktt_replay_new(const char *folder);
void ktt_replay_free(struct ktt_replay *replay);

/*
 * Keeps a mail under its number in the source. FALSE: there is no room for
 * it, or no file could be made.
 */
gboolean ktt_replay_add(struct ktt_replay *replay, guint64 number,
			const guint8 *raw, gsize size);

/* How many are kept, and the number of each, in the order of arrival. */
guint ktt_replay_count(const struct ktt_replay *replay);
guint64 ktt_replay_number(const struct ktt_replay *replay, guint at);

/* The mail; the caller frees it. NULL: it cannot be read back. */
guint8 *ktt_replay_get(const struct ktt_replay *replay, guint at, gsize *size);

/* For tests: the most bytes that are kept. */
void ktt_replay_set_limit(struct ktt_replay *replay, guint64 limit);

#endif
