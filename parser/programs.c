/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/programs.h"

static const struct ktp_programs *current;

void
ktp_programs_set(const struct ktp_programs *programs)
{
	current = programs;
}

const struct ktp_programs *
ktp_programs_get(void)
{
	return current;
}
