/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Other programs whose output is read. This layer starts none itself: whoever
 * wants repositories read hands the means down, once, before any thread runs.
 */
#ifndef KTP_PROGRAMS_H
#define KTP_PROGRAMS_H

#include <glib.h>

struct ktp_programs {
	/*
	 * Starts a program (found in PATH, no shell between) in folder, with
	 * the file input as its standard input; NULL and error set.
	 */
	gpointer (*start)(const char *const *argv, const char *folder,
			  int input, GError **error);
	/* Some of its output; 0 at the end, -1 where reading failed. */
	gssize (*read)(gpointer program, char *buffer, gsize size);
	/*
	 * Stops reading, waits, frees program; its exit code, and in *words
	 * what it said on standard error, for the caller to free.
	 */
	int (*end)(gpointer program, char **words);
};

/* programs must live on; NULL (the default): there are none. */
void ktp_programs_set(const struct ktp_programs *programs);
const struct ktp_programs *ktp_programs_get(void);

#endif
