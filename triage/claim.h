/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Which commit and link a sentence speaks of. */
#ifndef KTT_CLAIM_H
#define KTT_CLAIM_H

#include "triage/sentence.h"

/*
 * Fills event->commit, where it has none, with the first commit that piece or
 * the lines right below it name, or with the title
 * alone where piece names it so. The commits of the report itself (the blamed
 * one and those that it was compared with) and those that are named as the
 * base of something are passed over.
 */
void ktt_claim_commit(struct ktp_event *event,
		      const struct ktp_message *message,
		      const struct ktt_sentence *piece);

/*
 * The same for event->link; of a duplicate, the link of the other report, of
 * others, any but a report's; "[1]" in piece stands for the URL that a line of
 * the message gives for it.
 */
void ktt_claim_link(struct ktp_event *event, const struct ktp_message *message,
		    const struct ktt_sentence *piece);

/*
 * The blamed commit's id and the headline's metric as far as the message
 * tells: from its subject, else from the report that it quotes. Owned by the
 * caller; NULL where it is unknown.
 */
char *ktt_claim_blamed(const struct ktp_message *message);
char *ktt_claim_metric(const struct ktp_message *message);

#endif
