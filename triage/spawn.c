/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/spawn.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <glib-unix.h>
#include <glib/gstdio.h>

#include "triage/error.h"

enum { MAX_WORDS = 2000 }; /* bytes of standard error that are kept */

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
	/* What we print is UTF-8, whatever the locale. */
	env = g_environ_setenv(env, "LESSCHARSET", "utf-8", FALSE);
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

static int
open_nameless(GError **error)
{
	g_autofree char *name = NULL;
	int fd = g_file_open_tmp("ktriage-XXXXXX", &name, error);

	if (fd >= 0)
		g_unlink(name);
	return fd;
}

static gboolean
child_run(struct ktt_child *child, const char *const *argv, const char *folder,
	  int input, int output, GError **error)
{
	g_auto(GStrv) env = g_get_environ();

	env = g_environ_setenv(env, "LC_ALL", "C", TRUE);
	env = g_environ_setenv(env, "GIT_TERMINAL_PROMPT", "0", TRUE);
	env = g_environ_setenv(env, "GIT_OPTIONAL_LOCKS", "0", TRUE);
	env = g_environ_setenv(env, "GIT_NO_LAZY_FETCH", "1", TRUE);
	/* The folder says which repository is meant. */
	env = g_environ_unsetenv(env, "GIT_DIR");
	env = g_environ_unsetenv(env, "GIT_WORK_TREE");
	return g_spawn_async_with_fds(
		folder, (char **)argv, env,
		G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD, in_child, NULL,
		&child->pid, input, output, child->errors, error);
}

gboolean
ktt_child_start(struct ktt_child *child, const char *const *argv,
		const char *folder, GError **error)
{
	return ktt_child_start_from(child, argv, folder, -1, error);
}

gboolean
ktt_child_start_from(struct ktt_child *child, const char *const *argv,
		     const char *folder, int input, GError **error)
{
	g_autoptr(GError) reason = NULL;
	int ends[2] = {-1, -1};
	gboolean ok;

	child->output = -1;
	child->errors = open_nameless(&reason);
	ok = child->errors >= 0 &&
	     g_unix_open_pipe(ends, FD_CLOEXEC, &reason) &&
	     child_run(child, argv, folder, input, ends[1], &reason);
	if (ends[1] >= 0)
		close(ends[1]);
	child->output = ends[0];
	if (ok)
		return TRUE;
	if (ends[0] >= 0)
		close(ends[0]);
	if (child->errors >= 0)
		close(child->errors);
	g_set_error(error, KTT_ERROR, KTT_ERROR_IO, "cannot start %s: %s",
		    argv[0], reason->message);
	return FALSE;
}

gssize
ktt_child_read(struct ktt_child *child, char *buffer, gsize size)
{
	ssize_t got;

	do
		got = read(child->output, buffer, size);
	while (got < 0 && errno == EINTR);
	return got;
}

static char *
read_words(int fd)
{
	char words[MAX_WORDS];
	ssize_t got = pread(fd, words, sizeof(words), 0);

	return g_strchomp(g_utf8_make_valid(words, MAX(got, 0)));
}

int
ktt_child_end(struct ktt_child *child, char **words)
{
	int status = 0;

	close(child->output);
	while (waitpid(child->pid, &status, 0) < 0 && errno == EINTR)
		continue;
	g_spawn_close_pid(child->pid);
	*words = read_words(child->errors);
	close(child->errors);
	return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

/* A file, not a pipe: the program may read as slowly as it likes. */
static int
open_filled(const guint8 *data, gsize size, GError **error)
{
	int fd = open_nameless(error);

	for (gsize done = 0; fd >= 0 && done < size;) {
		ssize_t n = write(fd, data + done, size - done);

		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0) {
			g_set_error(error, G_FILE_ERROR,
				    g_file_error_from_errno(errno), "%s",
				    g_strerror(errno));
			close(fd);
			return -1;
		}
		done += (gsize)n;
	}
	if (fd >= 0)
		lseek(fd, 0, SEEK_SET);
	return fd;
}

gboolean
ktt_spawn_feed(const char *const *argv, const guint8 *data, gsize size,
	       int *code, char **words, GError **error)
{
	g_autoptr(GError) reason = NULL;
	struct ktt_child child = {.output = -1, .errors = -1};
	int input = open_filled(data, size, &reason);
	gboolean ok;

	if (input >= 0)
		child.errors = open_nameless(&reason);
	if (child.errors >= 0)
		child.output = open("/dev/null", O_WRONLY | O_CLOEXEC);
	ok = child.errors >= 0 &&
	     g_spawn_async_with_fds(NULL, (char **)argv, NULL,
				    G_SPAWN_SEARCH_PATH |
					    G_SPAWN_DO_NOT_REAP_CHILD,
				    in_child, NULL, &child.pid, input,
				    child.output, child.errors, &reason);
	if (input >= 0)
		close(input);
	if (ok) {
		*code = ktt_child_end(&child, words);
		return TRUE;
	}
	if (child.output >= 0)
		close(child.output);
	if (child.errors >= 0)
		close(child.errors);
	g_set_error(error, KTT_ERROR, KTT_ERROR_IO, "cannot start %s: %s",
		    argv[0], reason->message);
	return FALSE;
}
