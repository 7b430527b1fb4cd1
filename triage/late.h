/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Mails that an import skipped although what they answer, or what tells that
 * they belong to it, comes later in the same source. Only hashes of ids are
 * kept, some bytes for each mail.
 */
#ifndef KTT_LATE_H
#define KTT_LATE_H

#include "parser/message.h"

struct ktt_late;

struct ktt_late *ktt_late_new(void);
void ktt_late_free(struct ktt_late *late);

/*
 * The mail with this number in the source was skipped; ids: what it refers to
 * (char *). message_id may be NULL. Returns whether it can be wanted.
 */
gboolean ktt_late_skipped(struct ktt_late *late, guint64 number,
			  const char *message_id, const GPtrArray *ids);

/* This one was kept. */
void ktt_late_kept(struct ktt_late *late, const struct ktp_message *message);

/*
 * Finds out which of the skipped ones answer a kept one, are answered by one,
 * or answer one that is found so itself. Returns how many there are.
 */
guint ktt_late_settle(struct ktt_late *late);

/* After that: whether the mail with this number is one of them. */
gboolean ktt_late_wanted(const struct ktt_late *late, guint64 number);

#endif
