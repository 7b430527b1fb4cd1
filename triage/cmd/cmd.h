/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The commands of ktriage. To add one: write cmd_x.c that begins with its
 * entry, add a line to cmds.def, one to ../triage.mk, a section to
 * doc/ktriage.1 and a test to tests/cmd/.
 */
#ifndef CMD_CMD_H
#define CMD_CMD_H

#include <glib.h>

#include "triage/config.h"
#include "triage/store.h"

enum cmd_needs { /* what main prepares */
		 CMD_NEEDS_NOTHING,
		 CMD_NEEDS_READ,   /* the store, open for reading */
		 CMD_NEEDS_CHANGE, /* the store as it is, open for writing */
		 CMD_NEEDS_WRITE,  /* the same, made where there is none */
};

enum cmd_exit { /* ktriage(1), EXIT STATUS */
		CMD_EXIT_DONE = 0,
		CMD_EXIT_NOTHING = 1,
		CMD_EXIT_USAGE = 2,
		CMD_EXIT_NO_MAIL = 65,
		CMD_EXIT_NO_FILE = 66,
		CMD_EXIT_UNAVAILABLE = 69,
		CMD_EXIT_INTERNAL = 70,
		CMD_EXIT_CREATE = 73,
		CMD_EXIT_IO = 74,
		CMD_EXIT_AGAIN = 75,
		CMD_EXIT_CONFIG = 78,
		CMD_EXIT_STOPPED = 130, /* by Ctrl-C; what was done is kept */
};

struct cmd_context {
	const struct cmd_entry *entry;
	struct ktt_store *store;   /* as the entry asks; NULL: not opened */
	struct ktt_config *config; /* never NULL when a command runs */
	char *db_path;
	gint64 now;
	gboolean quiet, verbose;
};

struct cmd_entry {
	const char *name;
	const char *usage;    /* what follows the name, "[OPTION…] QUERY" */
	const char *summary;  /* one line, no full stop */
	const char *examples; /* lines; NULL: none */
	enum cmd_needs needs;
	gboolean takes_query;	     /* "-term" is an argument, not an option */
	gboolean pages;		     /* long output goes through a pager */
	gboolean filter;	     /* a mail system runs it: 0 or 75 only */
	const GOptionEntry *options; /* NULL: none */
	/* argv: the arguments without options and name, NULL at the end. */
	int (*run)(struct cmd_context *context, int argc, char **argv);
};

/* For commands that need a store only sometimes; main closes it. */
gboolean cmd_open_store(struct cmd_context *context, enum ktt_store_flags flags,
			GError **error);

/* All entries in the order of the help, and the one of that name or NULL. */
extern const struct cmd_entry *const cmd_entries[];
extern const guint cmd_n_entries;
const struct cmd_entry *cmd_find(const char *name);

struct cmd_line {		       /* of the help */
	const char *group;	       /* NULL, or the title of a group */
	const struct cmd_entry *entry; /* of a command */
};

extern const struct cmd_line cmd_lines[];
extern const guint cmd_n_lines;

/* Names of all commands; the caller unrefs. */
GPtrArray *cmd_names(void);

/* The help of a command, and of the program; the caller frees. */
char *cmd_help_text(const struct cmd_entry *entry);
char *cmd_help_overview(void);

/*
 * "ktriage: …" on standard error, made safe; --quiet does not hide it. The
 * second form prints the error, frees it and gives its exit code.
 */
void cmd_complain(const char *format, ...) G_GNUC_PRINTF(1, 2);
int cmd_fail(GError *error);

/* The exit code that an error stands for. */
int cmd_exit_code(const GError *error);

/* A complaint about the arguments, with the usage line: CMD_EXIT_USAGE. */
int cmd_usage(const struct cmd_context *context, const char *format, ...)
	G_GNUC_PRINTF(2, 3);

#endif
