/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Subject and head of the robot's mails, which its answers quote. */
#ifndef GEN_HEAD_H
#define GEN_HEAD_H

#include "corpus/gen_facts.h"

/* The subject as the robot writes it; g_free() it. */
char *gen_subject(const struct gen_facts *facts);

/* Appends the text from the greeting to the line under the commit. */
void gen_head_append(GString *out, const struct gen_facts *facts);

/* The robot's address in that era (static). */
const char *gen_sender_address(const struct gen_facts *facts);

const char *gen_direction(const struct gen_facts *facts);

/* The failing item of a functional report, of a build; g_free() it. */
char *gen_item(const struct gen_facts *facts);
char *gen_build_error(const struct gen_facts *facts);

#endif
