/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What a message that is no report says: links, trailers, quotes, tables. */
#ifndef KTP_FOLLOW_UP_H
#define KTP_FOLLOW_UP_H

#include "parser/message.h"
#include "parser/mime.h"

/*
 * Fills in quoted_report, comparisons, links, trailers and the kind of each
 * line; kind becomes FOLLOW_UP where the message answers, names or quotes a
 * report, or credits the robot with one. Takes what it needs of mail's enclosed
 * message.
 */
void ktp_follow_up_read(struct ktp_message *message, struct ktp_mail *mail);

#endif
