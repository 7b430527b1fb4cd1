/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the subject of a mail says: list tags off, rules on. */
#ifndef KTP_SUBJECT_H
#define KTP_SUBJECT_H

#include "parser/values.h"

/* The subject without "Re:", list tags and the robot's own marks; the caller
 * frees it. */
char *ktp_subject_base(const char *subject);

/*
 * Runs the subject's rules. Those of a subject that names another commit than
 * the report does are left alone.
 */
void ktp_subject_apply(struct ktp_values *values, guint class_bit,
		       const char *subject);

#endif
