/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/spool.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "triage/durable.h"
#include "triage/error.h"

#define SUFFIX ".eml"
#define KEEP_SUFFIX ".keep" SUFFIX

char *
ktt_spool_path(const char *database)
{
	g_autofree char *folder = g_path_get_dirname(database);

	return g_build_filename(folder, "spool", NULL);
}

static gboolean
fail(const char *what, const char *path, GError **error)
{
	int code = errno;
	gboolean again = code == ENOSPC || code == EDQUOT || code == EAGAIN;

	g_set_error(error, KTT_ERROR,
		    again ? KTT_ERROR_AGAIN : KTT_ERROR_CREATE,
		    "cannot %s %s: %s", what, path, g_strerror(code));
	return FALSE;
}

static gboolean
write_all(int fd, const guint8 *data, gsize size)
{
	while (size > 0) {
		ssize_t n = write(fd, data, size);

		if (n < 0 && errno == EINTR)
			continue;
		if (n <= 0)
			return FALSE;
		data += n;
		size -= (gsize)n;
	}
	return TRUE;
}

static gboolean
write_file(const char *path, const guint8 *raw, gsize size)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
	gboolean ok;
	int code;

	if (fd < 0)
		return FALSE;
	ok = write_all(fd, raw, size) && fsync(fd) == 0;
	code = errno;
	close(fd);
	errno = code;
	return ok;
}

static gboolean
make_folder(const char *folder, GError **error)
{
	if (g_mkdir_with_parents(folder, 0700) == 0 &&
	    ktt_durable_names(folder))
		return TRUE;
	return fail("create", folder, error);
}

gboolean
ktt_spool_put(const char *database, const guint8 *raw, gsize size,
	      gboolean keep, GError **error)
{
	g_autofree char *folder = ktt_spool_path(database);
	g_autofree char *hash =
		g_compute_checksum_for_data(G_CHECKSUM_SHA256, raw, size);
	g_autofree char *name =
		g_strconcat(hash, keep ? KEEP_SUFFIX : SUFFIX, NULL);
	g_autofree char *path = g_build_filename(folder, name, NULL);
	/* Hidden, and of this process alone: two may bring the same mail. */
	g_autofree char *part =
		g_strdup_printf("%s/.%s.%ld", folder, hash, (long)getpid());

	if (!make_folder(folder, error))
		return FALSE;
	g_unlink(part);
	if (!write_file(part, raw, size) || g_rename(part, path) != 0 ||
	    !ktt_durable_sync(folder)) {
		fail("write", path, error);
		g_unlink(part);
		return FALSE;
	}
	return TRUE;
}

static int
compare_paths(gconstpointer a, gconstpointer b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* What a delivery was writing when it was stopped: it has told nobody that
 * the mail is safe, and its writer is long gone. */
static void
sweep(const char *folder, const char *name)
{
	g_autofree char *path = g_build_filename(folder, name, NULL);
	gint64 day_ago = g_get_real_time() / G_USEC_PER_SEC - 24 * 60 * 60;
	GStatBuf status;

	if (g_lstat(path, &status) == 0 && S_ISREG(status.st_mode) &&
	    status.st_mtime < day_ago)
		g_unlink(path);
}

GPtrArray *
ktt_spool_list(const char *database)
{
	GPtrArray *paths = g_ptr_array_new_with_free_func(g_free);
	g_autofree char *folder = ktt_spool_path(database);
	GDir *dir = g_dir_open(folder, 0, NULL);
	const char *name;

	if (dir == NULL)
		return paths;
	while ((name = g_dir_read_name(dir)) != NULL)
		if (*name == '.')
			sweep(folder, name);
		else if (g_str_has_suffix(name, SUFFIX))
			g_ptr_array_add(paths,
					g_build_filename(folder, name, NULL));
	g_dir_close(dir);
	g_ptr_array_sort(paths, compare_paths);
	return paths;
}

gboolean
ktt_spool_read(const char *path, struct ktt_spooled *mail)
{
	GStatBuf status;
	char *contents;

	memset(mail, 0, sizeof(*mail));
	if (g_stat(path, &status) != 0 ||
	    !g_file_get_contents(path, &contents, &mail->size, NULL))
		return FALSE;
	mail->raw = (guint8 *)contents;
	mail->path = g_strdup(path);
	mail->received = status.st_mtime;
	mail->keep = g_str_has_suffix(path, KEEP_SUFFIX);
	return TRUE;
}

void
ktt_spooled_clear(struct ktt_spooled *mail)
{
	g_clear_pointer(&mail->raw, g_free);
	g_clear_pointer(&mail->path, g_free);
}

void
ktt_spool_remove(const char *path)
{
	g_unlink(path);
}
