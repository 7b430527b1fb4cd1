/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Taking in a mail in steps, for import, which parses ahead. */
#ifndef KTT_INGEST_MAIL_H
#define KTT_INGEST_MAIL_H

#include "parser/message.h"
#include "parser/skim.h"
#include "triage/derive.h"
#include "triage/ingest.h"

struct ktt_mail {
	const guint8 *raw; /* borrowed */
	gsize size;
	gboolean whole; /* skimming reads it in full */
	gboolean skimmed;
	struct ktp_skim skim;	     /* once skimmed */
	char *hash;		     /* owned; SHA-256 of raw, or NULL */
	struct ktp_message *message; /* owned; NULL: not read (yet) */
	gboolean told; /* its events are found, and object is made of all */
	struct ktt_object object;
};

void ktt_mail_init(struct ktt_mail *mail, const guint8 *raw, gsize size);
void ktt_mail_clear(struct ktt_mail *mail);

/*
 * Each does its work once, and touches no store, so that another thread may
 * do it ahead; else ktt_ingest_mail() does, as far as it is needed.
 */
void ktt_mail_skim(struct ktt_mail *mail);
void ktt_mail_hash(struct ktt_mail *mail);
void ktt_mail_read(struct ktt_mail *mail);
void ktt_mail_tell(struct ktt_mail *mail); /* once it is to be kept */

/* As ktt_ingest(). */
gboolean ktt_ingest_mail(struct ktt_store *store, struct ktt_mail *mail,
			 const struct ktt_ingest_options *options,
			 enum ktt_outcome *outcome, GError **error);

/*
 * Whether the message answers, or stands in a thread before, a known one, or
 * links to a known report.
 */
gboolean ktt_mail_is_related(struct ktt_store *store,
			     const struct ktp_message *message, gboolean *known,
			     GError **error);

#endif
