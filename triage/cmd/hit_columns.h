/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The columns that a list of reports can have, and what stands in them. */
#ifndef CMD_HIT_COLUMNS_H
#define CMD_HIT_COLUMNS_H

#include <jansson.h>

#include "triage/cmd/table.h"

struct cmd_hit_column {
	const char *name; /* for --columns */
	const char *key;  /* of ktt_view_hit() */
	struct cmd_column look;
	guint from; /* shown unasked on terminals of so many columns and more;
		       CMD_HIT_ASKED: never */
	char *(*text)(const json_t *hit, const char *key); /* caller frees */
	enum cmd_role (*role)(const json_t *hit);
};

#define CMD_HIT_ASKED G_MAXUINT

extern const struct cmd_hit_column cmd_hit_columns[];
extern const guint cmd_n_hit_columns;

/*
 * The columns that names ("id,metric") asks for, or those of a terminal of
 * that width (0: any) for NULL: pointers to rows of the table; the caller
 * unrefs. NULL and error USAGE with a suggestion for a name that is none.
 */
GPtrArray *cmd_hit_columns_of(const char *names, guint width, GError **error);

#endif
