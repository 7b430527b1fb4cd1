/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Every fuzz target over every sample mail, whole and cut, and over what
 * fuzzing has found (tests/fuzz/findings), as an ordinary test.
 */
#include <glib.h>

#include "tests/fuzz/targets.h"
#include "tests/samples.h"

static void
replay_file(const struct fuzz_target *target, const char *path)
{
	g_autofree char *data = NULL;
	gsize size = 0;
	GError *error = NULL;

	g_file_get_contents(path, &data, &size, &error);
	g_assert_no_error(error);
	target->run((const guint8 *)data, size);
	target->run((const guint8 *)data, size / 2);
}

static void
test_samples(gconstpointer data)
{
	GPtrArray *samples = samples_list();

	for (guint i = 0; i < samples->len; i++)
		replay_file(data, samples->pdata[i]);
	g_ptr_array_unref(samples);
}

static void
test_findings(gconstpointer data)
{
	g_autofree char *folder = g_test_build_filename(
		G_TEST_DIST, "tests", "fuzz", "findings", NULL);
	g_autoptr(GDir) dir = g_dir_open(folder, 0, NULL);
	const char *name;

	if (!dir) {
		g_test_skip("nothing was found so far");
		return;
	}
	while ((name = g_dir_read_name(dir))) {
		g_autofree char *path = g_build_filename(folder, name, NULL);

		replay_file(data, path);
	}
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	for (guint i = 0; i < n_fuzz_targets; i++) {
		g_autofree char *samples = g_strdup_printf(
			"/fuzz/%s/samples", fuzz_targets[i].name);
		g_autofree char *findings = g_strdup_printf(
			"/fuzz/%s/findings", fuzz_targets[i].name);

		g_test_add_data_func(samples, &fuzz_targets[i], test_samples);
		g_test_add_data_func(findings, &fuzz_targets[i], test_findings);
	}
	return g_test_run();
}
