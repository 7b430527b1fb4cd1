/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What is fuzzed: each reads any bytes and must only not fail. */
#ifndef TESTS_FUZZ_TARGETS_H
#define TESTS_FUZZ_TARGETS_H

#include <glib.h>

struct fuzz_target {
	const char *name;
	void (*run)(const guint8 *data, gsize size);
};

extern const struct fuzz_target fuzz_targets[];
extern const guint n_fuzz_targets;

#endif
