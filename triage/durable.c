/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/durable.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "triage/error.h"

static int
sync_open(int fd)
{
	int result;

	do
		result = fsync(fd);
	while (result != 0 && errno == EINTR);
	return result == 0 || errno == EINVAL || errno == ENOTSUP ? 0 : errno;
}

gboolean
ktt_durable_sync(const char *path)
{
	int fd, code;

	do
		fd = open(path, O_RDONLY | O_CLOEXEC);
	while (fd < 0 && errno == EINTR);
	if (fd < 0)
		return FALSE;
	code = sync_open(fd);
	close(fd);
	errno = code;
	return code == 0;
}

/* One that may be written in and not read cannot be synced by anybody. */
static gboolean
sync_folder(const char *folder)
{
	return ktt_durable_sync(folder) || errno == EACCES;
}

gboolean
ktt_durable_names(const char *folder)
{
	g_autofree char *path = g_canonicalize_filename(folder, NULL);

	while (access(path, W_OK) == 0) {
		char *above = g_path_get_dirname(path);
		gboolean top = !strcmp(above, path);

		if (!sync_folder(path)) {
			g_free(above);
			return FALSE;
		}
		g_free(path);
		path = above;
		if (top)
			break;
	}
	return TRUE;
}

gboolean
ktt_durable_log(const char *database, GError **error)
{
	g_autofree char *folder = g_path_get_dirname(database);
	g_autofree char *log = g_strconcat(database, "-wal", NULL);
	struct stat st;

	if (stat(log, &st) != 0 || st.st_size == 0)
		return TRUE;
	if ((ktt_durable_sync(log) || errno == ENOENT) &&
	    ktt_durable_sync(folder))
		return TRUE;
	g_set_error(error, KTT_ERROR,
		    errno == ENOSPC ? KTT_ERROR_AGAIN : KTT_ERROR_IO,
		    "%s: cannot write: %s", database, g_strerror(errno));
	return FALSE;
}
