/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/site_files.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

#include "triage/error.h"

static gboolean
make_folder(const char *path, GError **error)
{
	if (g_mkdir_with_parents(path, 0777) == 0)
		return TRUE;
	g_set_error(error, KTT_ERROR, KTT_ERROR_CREATE,
		    "cannot make the folder %s: %s", path, g_strerror(errno));
	return FALSE;
}

gboolean
ktt_site_files_init(struct ktt_site_files *files, const char *root,
		    const char *const *folders, GError **error)
{
	memset(files, 0, sizeof(*files));
	files->root = g_strdup(root);
	files->named =
		g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
	if (!make_folder(root, error))
		return FALSE;
	for (; *folders != NULL; folders++) {
		g_autofree char *path = g_build_filename(root, *folders, NULL);

		if (!make_folder(path, error))
			return FALSE;
	}
	return TRUE;
}

void
ktt_site_files_clear(struct ktt_site_files *files)
{
	g_free(files->root);
	g_clear_pointer(&files->named, g_hash_table_unref);
}

static gboolean
is_same(const char *path, const GString *text)
{
	g_autofree char *old = NULL;
	gsize size;

	return g_file_get_contents(path, &old, &size, NULL) &&
	       size == text->len && memcmp(old, text->str, size) == 0;
}

gboolean
ktt_site_files_put(struct ktt_site_files *files, const char *path,
		   const GString *text, GError **error)
{
	g_autofree char *full = g_build_filename(files->root, path, NULL);
	g_autoptr(GError) cause = NULL;

	g_hash_table_add(files->named, g_strdup(path));
	if (is_same(full, text)) {
		files->kept++;
		return TRUE;
	}
	if (g_file_set_contents_full(full, text->str, (gssize)text->len,
				     G_FILE_SET_CONTENTS_CONSISTENT, 0666,
				     &cause)) {
		files->written++;
		return TRUE;
	}
	g_set_error(error, KTT_ERROR, KTT_ERROR_CREATE, "cannot write %s: %s",
		    full, cause->message);
	return FALSE;
}

gboolean
ktt_site_files_keep(struct ktt_site_files *files, const char *path,
		    guint64 size)
{
	g_autofree char *full = g_build_filename(files->root, path, NULL);
	GStatBuf status;

	if (g_stat(full, &status) != 0 || !S_ISREG(status.st_mode) ||
	    (guint64)status.st_size != size)
		return FALSE;
	g_hash_table_add(files->named, g_strdup(path));
	files->kept++;
	return TRUE;
}

void
ktt_site_files_prune(struct ktt_site_files *files, const char *folder)
{
	g_autofree char *full = g_build_filename(files->root, folder, NULL);
	GDir *dir = g_dir_open(full, 0, NULL);
	const char *name;

	while (dir != NULL && (name = g_dir_read_name(dir)) != NULL) {
		g_autofree char *path = g_strconcat(folder, "/", name, NULL);
		g_autofree char *file = g_build_filename(full, name, NULL);

		if (g_str_has_suffix(name, ".html") &&
		    !g_hash_table_contains(files->named, path) &&
		    g_unlink(file) == 0)
			files->removed++;
	}
	if (dir != NULL)
		g_dir_close(dir);
}
