/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Child processes: the one place that starts them. */
#ifndef KTT_SPAWN_H
#define KTT_SPAWN_H

#include <glib.h>

/*
 * Starts a command line through the shell with a pipe as its standard input;
 * *input is the end to write to, closed on exec. less gets its usual options
 * (LESS=FRX) where the environment sets none. Error IO where it cannot be
 * started.
 */
gboolean ktt_spawn_reader(const char *command, GPid *pid, int *input,
			  GError **error);

/* Waits until it has ended. */
void ktt_spawn_wait(GPid pid);

struct ktt_child { /* a program whose output is read */
	GPid pid;
	int output; /* its standard output; -1: closed */
	int errors; /* a nameless file with its standard error */
};

/*
 * Starts a program, looked for in PATH, with these arguments (no shell comes
 * between), in the folder, with nothing to read, messages in English and
 * git's prompts off. Error IO where it cannot be started.
 */
gboolean ktt_child_start(struct ktt_child *child, const char *const *argv,
			 const char *folder, GError **error);

/* The same with the file input (-1: nothing) as its standard input. */
gboolean ktt_child_start_from(struct ktt_child *child, const char *const *argv,
			      const char *folder, int input, GError **error);

/*
 * The next bytes of its output, at most size; 0 at the end, -1 where reading
 * failed.
 */
gssize ktt_child_read(struct ktt_child *child, char *buffer, gsize size);

/*
 * Stops reading (which ends the program, should it write more), waits for it
 * and returns its exit code, 128 and more for a signal. *words gets the
 * beginning of what it wrote to standard error; the caller frees it.
 */
int ktt_child_end(struct ktt_child *child, char **words);

/*
 * Runs a program, looked for in PATH, with data as its standard input and its
 * standard output thrown away. *code gets its exit code, 128 and more for a
 * signal, *words the beginning of its standard error, for the caller to free.
 * Error IO where it cannot be started.
 */
gboolean ktt_spawn_feed(const char *const *argv, const guint8 *data, gsize size,
			int *code, char **words, GError **error);

#endif
