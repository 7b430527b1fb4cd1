/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What "ktriage help" tells about beside the commands. */
#ifndef CMD_HELP_TOPICS_H
#define CMD_HELP_TOPICS_H

#include <glib.h>

struct cmd_topic {
	const char *name, *summary;
	char *(*text)(void); /* the caller frees what it gives */
};

extern const struct cmd_topic cmd_topics[];
extern const guint cmd_n_topics;

#endif
