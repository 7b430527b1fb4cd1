/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Lets SQLite's allocations, and its calls into the system's files, fail. */
#ifndef TESTS_FAILING_H
#define TESTS_FAILING_H

#include <glib.h>

enum failing {
	FAILING_ALLOCATION,
	FAILING_FILE, /* open, read, write, truncate, sync, delete */
	FAILING_DISK, /* writes alone: the disk is full */
	FAILING_N
};

/* To be called once, before SQLite is used for the first time. */
void failing_init(void);

/* From now on the n-th of that kind fails, and with sticky all later ones. */
void failing_at(enum failing kind, glong n, gboolean sticky);

/* Ends it; whether one has failed. */
gboolean failing_end(void);

#endif
