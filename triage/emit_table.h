/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What a person would write about a report in each state. */
#ifndef KTT_EMIT_TABLE_H
#define KTT_EMIT_TABLE_H

#include <glib.h>

#include "triage/regzbot_table.h"
#include "triage/status.h"

struct ktt_emit_ending { /* how a state is told to regzbot */
	enum ktt_status status;
	enum ktt_regzbot_verb verb;
	const char *words; /* where nobody gave a reason */
};

extern const struct ktt_emit_ending ktt_emit_endings[];
extern const gsize ktt_n_emit_endings;

/* The line of a report where its numbers begin: a reply quotes what stands
 * above. */
struct ktt_emit_row {
	const char *name, *pattern, *example, *counter_example;
};

extern const struct ktt_emit_row ktt_emit_numbers;

#endif
