/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * libFuzzer's entry; FUZZ_TARGET, an environment variable, names the row of
 * targets.c, "message" without one. Built by "make fuzz" only, with clang:
 *
 *   FUZZ_TARGET=lines tests/fuzz/fuzz -max_len=65536 SEEDS...
 */
#include <stddef.h>
#include <stdint.h>

#include "tests/fuzz/targets.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const struct fuzz_target *
find_target(void)
{
	const char *name = g_getenv("FUZZ_TARGET");

	for (guint i = 0; name && i < n_fuzz_targets; i++)
		if (g_str_equal(fuzz_targets[i].name, name))
			return &fuzz_targets[i];
	if (name)
		g_error("no fuzz target is called %s", name);
	return &fuzz_targets[0];
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const struct fuzz_target *target;

	if (!target)
		target = find_target();
	target->run(data, size);
	return 0;
}
