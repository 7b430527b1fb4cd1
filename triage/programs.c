/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/programs.h"

#include "triage/spawn.h"

static gpointer
start(const char *const *argv, const char *folder, int input, GError **error)
{
	struct ktt_child *child = g_new0(struct ktt_child, 1);

	if (ktt_child_start_from(child, argv, folder, input, error))
		return child;
	g_free(child);
	return NULL;
}

static gssize
read_output(gpointer program, char *buffer, gsize size)
{
	return ktt_child_read(program, buffer, size);
}

static int
end(gpointer program, char **words)
{
	int code = ktt_child_end(program, words);

	g_free(program);
	return code;
}

const struct ktp_programs ktt_programs = {start, read_output, end};
