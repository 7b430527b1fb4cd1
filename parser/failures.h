/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The failing items of functional and build reports. */
#ifndef KTP_FAILURES_H
#define KTP_FAILURES_H

#include "parser/box.h"
#include "parser/report.h"

/*
 * Adds the items of a count box that the blamed commit has: its column is
 * found by the commit's id, else it is the last one.
 */
void ktp_failures_from_box(const struct ktp_box *box,
			   struct ktp_report *report);

/* Adds the lines that a build report marks as new. */
void ktp_failures_from_lines(const GPtrArray *lines, struct ktp_report *report);

#endif
