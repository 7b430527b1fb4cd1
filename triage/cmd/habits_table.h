/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What commands of other programs are called here. */
#ifndef CMD_HABITS_TABLE_H
#define CMD_HABITS_TABLE_H

#include <glib.h>

struct cmd_habit {
	const char *word; /* as typed */
	const char *ours; /* a command, or one with arguments */
};

extern const struct cmd_habit cmd_habits[];
extern const guint cmd_n_habits;

#endif
