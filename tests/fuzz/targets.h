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

/* The data in a file without a name, open at its beginning. */
int fuzz_file(const guint8 *data, gsize size);

/* Those of the triage layer. */
void fuzz_followup(const guint8 *data, gsize size);
void fuzz_query(const guint8 *data, gsize size);
void fuzz_when(const guint8 *data, gsize size);
void fuzz_config(const guint8 *data, gsize size);
void fuzz_export(const guint8 *data, gsize size);

#endif
