/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include "parser/walk.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "parser/error.h"

#define MAX_DEPTH 32
#define OPEN_FOLDER (O_RDONLY | O_DIRECTORY | O_CLOEXEC)
/* A FIFO or device among the mail must neither block nor do anything. */
#define OPEN_FILE (O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)

struct folder {
	int fd;		  /* owned */
	char *path;	  /* owned */
	GPtrArray *names; /* owned char *, relative to fd */
	guint next;	  /* index in names */
	gboolean maildir;
};

struct ktp_walk {
	GPtrArray *folders; /* owned struct folder *; the innermost is last */
	char *path;	    /* owned; of the last file */
};

static void
folder_free(gpointer data)
{
	struct folder *folder = data;

	close(folder->fd);
	g_ptr_array_unref(folder->names);
	g_free(folder->path);
	g_free(folder);
}

static gboolean
is_folder(int fd, const char *name)
{
	struct stat st;

	return fstatat(fd, name, &st, 0) == 0 && S_ISDIR(st.st_mode);
}

static gboolean
is_maildir(int fd)
{
	return is_folder(fd, "cur") && is_folder(fd, "new");
}

/* Adds the entries of fd that do not begin with a dot, or all but . and .. */
static gboolean
list(GPtrArray *names, int fd, const char *prefix, gboolean dotted)
{
	struct dirent *entry;
	int copy = openat(fd, *prefix ? prefix : ".", OPEN_FOLDER);
	DIR *dir = copy < 0 ? NULL : fdopendir(copy);

	if (!dir) {
		if (copy >= 0)
			close(copy);
		return FALSE;
	}
	while ((entry = readdir(dir))) {
		const char *name = entry->d_name;

		if (name[0] == '.' &&
		    (!dotted || !name[1] || !strcmp(name, "..")))
			continue;
		g_ptr_array_add(names, g_strconcat(prefix, name, NULL));
	}
	closedir(dir);
	return TRUE;
}

static int
compare_names(gconstpointer a, gconstpointer b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Without "cur/" and "new/", so that both are merged by time of arrival. */
static int
compare_mails(gconstpointer a, gconstpointer b)
{
	const char *left = *(char *const *)a;
	const char *right = *(char *const *)b;
	int order = strcmp(left + 4, right + 4);

	return order ? order : strcmp(left, right);
}

static gboolean
list_maildir(struct folder *folder)
{
	GPtrArray *inner = g_ptr_array_new();
	gboolean ok;
	guint i;

	ok = list(folder->names, folder->fd, "cur/", FALSE) &&
	     list(folder->names, folder->fd, "new/", FALSE) &&
	     list(inner, folder->fd, "", TRUE);
	g_ptr_array_sort(folder->names, compare_mails);
	g_ptr_array_sort(inner, compare_names);
	for (i = 0; i < inner->len; i++)
		g_ptr_array_add(folder->names, inner->pdata[i]);
	g_ptr_array_free(inner, TRUE);
	return ok;
}

static gboolean
set_error(const char *path, const char *why, GError **error)
{
	g_set_error(error, KTP_ERROR, KTP_ERROR_NO_FILE, "cannot open %s: %s",
		    path, why);
	return FALSE;
}

/* Takes fd and path over and makes the folder the innermost one. */
static gboolean
enter(struct ktp_walk *walk, int fd, char *path, GError **error)
{
	struct folder *folder = g_new0(struct folder, 1);
	gboolean ok;

	folder->fd = fd;
	folder->path = path;
	folder->names = g_ptr_array_new_with_free_func(g_free);
	folder->maildir = is_maildir(fd);
	if (folder->maildir) {
		ok = list_maildir(folder);
	} else {
		ok = list(folder->names, fd, "", FALSE);
		g_ptr_array_sort(folder->names, compare_names);
	}
	if (ok && walk->folders->len < MAX_DEPTH) {
		g_ptr_array_add(walk->folders, folder);
		return TRUE;
	}
	set_error(path, ok ? "too many levels of folders" : g_strerror(errno),
		  error);
	folder_free(folder);
	return FALSE;
}

struct ktp_walk *
ktp_walk_open(const char *path, GError **error)
{
	struct ktp_walk *walk;
	int fd = open(path, OPEN_FOLDER);

	if (fd < 0) {
		set_error(path, g_strerror(errno), error);
		return NULL;
	}
	walk = g_new0(struct ktp_walk, 1);
	walk->folders = g_ptr_array_new_with_free_func(folder_free);
	if (enter(walk, fd, g_strdup(path), error))
		return walk;
	ktp_walk_close(walk);
	return NULL;
}

void
ktp_walk_close(struct ktp_walk *walk)
{
	if (!walk)
		return;
	g_ptr_array_unref(walk->folders);
	g_free(walk->path);
	g_free(walk);
}

static char *
join(const char *folder, const char *name)
{
	return g_str_has_suffix(folder, "/")
		       ? g_strconcat(folder, name, NULL)
		       : g_strconcat(folder, "/", name, NULL);
}

/*
 * A mail program renames a mail that it shows: from new to cur, with other
 * flags behind the colon. Finds it under the new name.
 */
static int
open_renamed(const struct folder *folder, const char *name, char **path)
{
	GPtrArray *names = g_ptr_array_new_with_free_func(g_free);
	gsize size = strcspn(name + 4, ":");
	int fd = -1;
	guint i;

	list(names, folder->fd, "cur/", FALSE);
	for (i = 0; i < names->len && fd < 0; i++) {
		const char *other = names->pdata[i];

		if (strncmp(other + 4, name + 4, size) ||
		    (other[4 + size] && other[4 + size] != ':'))
			continue;
		fd = openat(folder->fd, other, OPEN_FILE);
		g_free(*path);
		*path = join(folder->path, other);
	}
	g_ptr_array_unref(names);
	if (fd < 0)
		errno = ENOENT;
	return fd;
}

static int
open_entry(struct ktp_walk *walk, const struct folder *folder, const char *name)
{
	int fd = openat(folder->fd, name, OPEN_FILE);

	g_free(walk->path);
	walk->path = join(folder->path, name);
	if (fd < 0 && errno == ENOENT && folder->maildir && strchr(name, '/'))
		fd = open_renamed(folder, name, &walk->path);
	return fd;
}

/* Whether the folder that is open as fd is one to be read. */
static gboolean
is_wanted(const struct folder *parent, const char *name, int fd)
{
	struct stat st;

	if (fstatat(parent->fd, name, &st, AT_SYMLINK_NOFOLLOW) != 0 ||
	    !S_ISDIR(st.st_mode))
		return FALSE; /* a link */
	return !parent->maildir || is_maildir(fd);
}

/* Looks at one entry: 1 a file, 0 nothing to return, -1 and error set. */
static int
visit(struct ktp_walk *walk, struct folder *folder, const char *name,
      struct ktp_walk_file *file, GError **error)
{
	gboolean in_maildir = folder->maildir && strchr(name, '/');
	int fd = open_entry(walk, folder, name);
	struct stat st;

	/* ENXIO: a socket, or a FIFO that nobody reads */
	if (fd < 0 && (errno == ENXIO || (folder->maildir && !in_maildir)))
		return 0;
	if (fd < 0 || fstat(fd, &st) != 0) {
		set_error(walk->path, g_strerror(errno), error);
		if (fd >= 0)
			close(fd);
		return -1;
	}
	if (S_ISDIR(st.st_mode) && is_wanted(folder, name, fd))
		return enter(walk, fd, g_strdup(walk->path), error) ? 0 : -1;
	if (!S_ISREG(st.st_mode) || (folder->maildir && !in_maildir)) {
		close(fd);
		return 0;
	}
	*file = (struct ktp_walk_file){fd, walk->path, in_maildir,
				       st.st_size == 0};
	return 1;
}

int
ktp_walk_next(struct ktp_walk *walk, struct ktp_walk_file *file, GError **error)
{
	GPtrArray *folders = walk->folders;
	struct folder *folder;
	int rc;

	while (folders->len) {
		folder = folders->pdata[folders->len - 1];
		if (folder->next == folder->names->len) {
			g_ptr_array_set_size(folders, folders->len - 1);
			continue;
		}
		rc = visit(walk, folder, folder->names->pdata[folder->next++],
			   file, error);
		if (rc)
			return rc;
	}
	return 0;
}
