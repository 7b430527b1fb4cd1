/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Keys of other search languages, for hints. */
#ifndef KTT_QUERY_HABITS_TABLE_H
#define KTT_QUERY_HABITS_TABLE_H

#include <glib.h>

struct ktt_query_habit {
	const char *key;
	const char *ours; /* a key of ours, and a value where that is meant; or
			     an option of the command */
};

extern const struct ktt_query_habit ktt_query_habits[];
extern const guint ktt_n_query_habits;

#endif
