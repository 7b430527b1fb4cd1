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

/*
 * What the subject of a reply tells of the report that it answers, where its
 * text quotes none of it: "Re: [mm] 0123456789: a.b -5.1% regression". NULL:
 * nothing. Free with ktp_report_free().
 */
struct ktp_report *ktp_subject_report(const char *subject);

#endif
