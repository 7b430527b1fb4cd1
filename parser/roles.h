/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What each column of a follow-up's own table is: parent, blamed, fix, ... */
#ifndef KTP_ROLES_H
#define KTP_ROLES_H

#include "parser/message.h"

/*
 * Names the columns of message's own tables, as far as the ids of the report
 * that it answers, the tables' own lists of commits and the text around them
 * tell; the others keep KTP_ROLE_NONE. Wants lines, tables and the quoted
 * report to be read.
 */
void ktp_roles_name(struct ktp_message *message);

/* The same for a report's tables: the blamed commit and the one before it. */
void ktp_roles_name_report(struct ktp_report *report);

#endif
