/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Short options with their value in the same word, which GOption lacks. */
#ifndef CMD_OPTION_WORDS_H
#define CMD_OPTION_WORDS_H

#include "triage/cmd/cmd.h"

/* The option that "--name" or "-n" is, of the entry (or NULL) or global. */
const GOptionEntry *cmd_option_find(const struct cmd_entry *entry,
				    const char *word);

/*
 * "-n5" and "-rn5" become "-n" "5" and "-rn" "5". In a query, a word that
 * begins with "-" is a term that is not wanted, unless it can only be an
 * option: "-n5" and "-fjson" are, "-f2fs" and "-x86" are not. A blank goes
 * before a term, which makes it an argument and means nothing in a query. All
 * up to "--". A new array, to be freed with g_free() once nobody uses argv;
 * its words stay until the process ends, as those of argv do.
 */
char **cmd_option_words(const struct cmd_entry *entry, int *argc, char **argv);

#endif
