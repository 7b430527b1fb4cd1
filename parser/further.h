/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The box "the commit also has significant impact on the following tests". */
#ifndef KTP_FURTHER_H
#define KTP_FURTHER_H

#include "parser/box.h"
#include "parser/report.h"

/* Adds the tests of box to report->also; FALSE: it is another box. */
gboolean ktp_further_tests(const struct ktp_box *box,
			   struct ktp_report *report);

#endif
