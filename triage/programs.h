/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The means to run programs that parser/ is given: see parser/programs.h. */
#ifndef KTT_PROGRAMS_H
#define KTT_PROGRAMS_H

#include "parser/programs.h"

extern const struct ktp_programs ktt_programs;

#endif
