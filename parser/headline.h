/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The headline's sign, from the tables. */
#ifndef KTP_HEADLINE_H
#define KTP_HEADLINE_H

#include "parser/report.h"

/*
 * The row that the headline speaks of: the first one of its metric whose
 * change has the stated magnitude, else the first of that name. NULL: none.
 */
const struct ktp_metric *ktp_headline_row(const struct ktp_report *report);

/*
 * Sets headline.change: the sign is that of the row, else the stated one;
 * since the end of 2024 regressions are stated without their minus.
 */
void ktp_headline_finish(struct ktp_report *report);

#endif
