/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The text of the robot's own mails. */
#ifndef GEN_REPORT_H
#define GEN_REPORT_H

#include "corpus/gen_facts.h"

/* Appends the whole text, head included. */
void gen_report_append(GString *out, const struct gen_facts *facts,
		       GRand *rand);

#endif
