/* SPDX-License-Identifier: GPL-2.0-or-later */
/* import --from-export: the lines of another store. */
#ifndef CMD_IMPORT_LINES_H
#define CMD_IMPORT_LINES_H

#include "triage/cmd/cmd.h"

/* Takes in what the paths ("-": standard input) hold; an exit code. */
int cmd_import_lines(struct cmd_context *context, int argc, char **argv);

#endif
