/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Reading a source ahead of the database: other threads skim and parse the
 * next mails while the present ones are stored.
 */
#ifndef KTT_AHEAD_H
#define KTT_AHEAD_H

#include "parser/source.h"
#include "triage/ingest_mail.h"

struct ktt_ahead;

struct ktt_ahead_mail {
	struct ktt_mail mail;
	char *origin;	/* owned; as the source names it */
	guint64 number; /* of the message in the source, from 0 */
};

/*
 * source is borrowed. jobs: threads beside the caller's, 0 for none. known:
 * hashes (char *) of mails that need not be parsed, or NULL; borrowed. whole:
 * read every mail in full.
 */
struct ktt_ahead *ktt_ahead_new(struct ktp_source *source, guint jobs,
				GHashTable *known, gboolean whole);
void ktt_ahead_free(struct ktt_ahead *ahead);

/* As ktp_source_next(); the mail is valid until the next call. */
int ktt_ahead_next(struct ktt_ahead *ahead, struct ktt_ahead_mail **mail,
		   GError **error);

#endif
