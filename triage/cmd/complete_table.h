/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the arguments and options of the commands can be, for shells. */
#ifndef CMD_COMPLETE_TABLE_H
#define CMD_COMPLETE_TABLE_H

#include <glib.h>

enum cmd_candidates {
	CMD_CANDIDATES_NONE, /* the shell offers files */
	CMD_CANDIDATES_WORDS,
	CMD_CANDIDATES_COMMANDS, /* and topics of the help */
	CMD_CANDIDATES_QUERY,
	CMD_CANDIDATES_REPORTS,
	CMD_CANDIDATES_SETTINGS,
	CMD_CANDIDATES_SORTS,
	CMD_CANDIDATES_STATUSES,
	CMD_CANDIDATES_OWNERS,
	CMD_CANDIDATES_COLUMNS, /* with commas between them */
};

struct cmd_complete_row {
	const char *command; /* NULL: any */
	const char *option;  /* its value, or NULL: an argument */
	gint position;	     /* of the argument from 0; -1: any */
	enum cmd_candidates candidates;
	const char *words; /* with blanks between */
};

/* The first row that fits counts. */
extern const struct cmd_complete_row cmd_complete_rows[];
extern const guint cmd_n_complete_rows;

/* The scripts that "ktriage completion" prints. */
struct cmd_complete_script {
	const char *shell, *text;
};

extern const struct cmd_complete_script cmd_complete_scripts[];
extern const guint cmd_n_complete_scripts;

#endif
