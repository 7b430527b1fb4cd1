/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The command line: global options, the command, its options. */
#ifndef CMD_OPTIONS_H
#define CMD_OPTIONS_H

#include "triage/cmd/cmd.h"

struct cmd_globals {
	char *db, *config, *color; /* NULL: not given */
	gboolean quiet, verbose, no_pager, version, help;
	char **words; /* what the words of the command became, held here */
};

extern struct cmd_globals cmd_globals;
extern const GOptionEntry cmd_global_options[];

enum cmd_parsed {
	CMD_PARSED_RUN,
	CMD_PARSED_HELP, /* of entry, or of the program where it is NULL */
	CMD_PARSED_VERSION,
	CMD_PARSED_WRONG, /* standard error was told why */
};

/*
 * Reads the whole command line; argc and argv are left with the arguments of
 * the command. Global options may stand before and after the command.
 */
enum cmd_parsed cmd_options_parse(int *argc, char ***argv,
				  const struct cmd_entry **entry);

#endif
