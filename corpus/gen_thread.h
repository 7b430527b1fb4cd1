/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The messages of a generated thread. */
#ifndef GEN_THREAD_H
#define GEN_THREAD_H

#include "corpus/gen_facts.h"

/* Appends message part of the thread to mbox; part 0 is the report. */
void gen_thread_append(GString *mbox, const struct gen_facts *facts,
		       guint part);

/* Appends mail number of n_noise that has nothing to do with the robot. */
void gen_noise_append(GString *mbox, const struct gen_scale *scale,
		      guint number);

#endif
