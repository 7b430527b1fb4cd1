/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/spawn.h"

#include <errno.h>
#include <signal.h>
#include <sys/wait.h>

#include "triage/error.h"

/* We ignore SIGPIPE, but an ignored signal stays so through exec. */
static void
in_child(gpointer data)
{
	(void)data;
	signal(SIGPIPE, SIG_DFL);
}

gboolean
ktt_spawn_reader(const char *command, GPid *pid, int *input, GError **error)
{
	const char *const argv[] = {"/bin/sh", "-c", command, NULL};
	g_auto(GStrv) env = g_get_environ();
	g_autoptr(GError) reason = NULL;

	env = g_environ_setenv(env, "LESS", "FRX", FALSE);
	env = g_environ_setenv(env, "LV", "-c", FALSE);
	if (g_spawn_async_with_pipes(NULL, (char **)argv, env,
				     G_SPAWN_DO_NOT_REAP_CHILD, in_child, NULL,
				     pid, input, NULL, NULL, &reason))
		return TRUE;
	g_set_error(error, KTT_ERROR, KTT_ERROR_IO, "cannot start '%s': %s",
		    command, reason->message);
	return FALSE;
}

void
ktt_spawn_wait(GPid pid)
{
	while (waitpid(pid, NULL, 0) < 0 && errno == EINTR)
		continue;
	g_spawn_close_pid(pid);
}
