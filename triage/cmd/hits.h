/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Lists of reports in each format of search. */
#ifndef CMD_HITS_H
#define CMD_HITS_H

#include "triage/cmd/cmd.h"

enum cmd_hits {
	CMD_HITS_TABLE,
	CMD_HITS_JSON,
	CMD_HITS_NDJSON,
	CMD_HITS_CSV,
	CMD_HITS_IDS,
	CMD_HITS_MBOX,
	CMD_HITS_REPLY,
};

/* Their names in that order, NULL at the end. */
extern const char *const cmd_hits_names[];

/* What each of them is, for the help. */
extern const char *const cmd_hits_helps[];

struct cmd_hits_options {
	enum cmd_hits format;
	gboolean nul;	    /* ids end with a NUL */
	GPtrArray *columns; /* owned; of a table (hit_columns.h); of csv too
				     where they were asked for */
	gboolean asked;
};

/* Prints reports (row ids). Errors of the store. */
gboolean cmd_hits_print(struct cmd_context *context, const GArray *reports,
			const struct cmd_hits_options *options, GError **error);

#endif
