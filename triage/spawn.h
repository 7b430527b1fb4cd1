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

#endif
