/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Options that take one of several words. */
#ifndef CMD_CHOICE_H
#define CMD_CHOICE_H

#include <glib.h>

/*
 * The index of word among names (NULL at the end). FALSE and error USAGE,
 * which names the option and suggests a word, where it is none of them.
 */
gboolean cmd_choice(const char *option, const char *word,
		    const char *const *names, guint *index, GError **error);

#endif
