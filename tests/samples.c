/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "tests/samples.h"

#include <string.h>

#include "triage/followup.h"

struct ktp_message *
samples_parse(const char *path)
{
	g_autofree char *raw = NULL;
	gsize size;
	GError *error = NULL;
	struct ktp_message *message;

	g_file_get_contents(path, &raw, &size, &error);
	g_assert_no_error(error);
	message = ktp_message_parse((const guint8 *)raw, size);
	/* As "ktriage parse" does. */
	if (message->kind == KTP_KIND_FOLLOW_UP)
		ktt_followup_events(message);
	return message;
}

static int
compare_paths(gconstpointer a, gconstpointer b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Puts the folders in folder into folders, its samples into samples. */
static void
list_folder(const char *folder, GQueue *folders, GPtrArray *samples)
{
	GError *error = NULL;
	GDir *dir = g_dir_open(folder, 0, &error);
	const char *name;

	g_assert_no_error(error);
	while ((name = g_dir_read_name(dir))) {
		char *path = g_build_filename(folder, name, NULL);

		if (g_file_test(path, G_FILE_TEST_IS_DIR))
			g_queue_push_tail(folders, path);
		else if (g_str_has_suffix(name, ".eml"))
			g_ptr_array_add(samples, path);
		else
			g_free(path);
	}
	g_dir_close(dir);
}

GPtrArray *
samples_list(void)
{
	GPtrArray *samples = g_ptr_array_new_with_free_func(g_free);
	GQueue folders = G_QUEUE_INIT;
	char *folder;

	g_queue_push_tail(&folders,
			  g_test_build_filename(G_TEST_DIST, "corpus", NULL));
	while ((folder = g_queue_pop_head(&folders))) {
		list_folder(folder, &folders, samples);
		g_free(folder);
	}
	g_ptr_array_sort(samples, compare_paths);
	g_assert_cmpuint(samples->len, >, 0);
	return samples;
}
