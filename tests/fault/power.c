/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Calls the kernel directly: what is done here is no work of the program that
 * is looked at. */
#include "power.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { PATH_SIZE = 4096 };

static struct {
	char root[PATH_SIZE];
	char kept[PATH_SIZE];
} power;

/* A test that goes on after this would pass for the wrong reason. */
static void
give_up(const char *what)
{
	fprintf(stderr, "power: %s: %s\n", what, strerror(errno));
	abort();
}

static int
open_file(const char *path, int flags)
{
	int fd = (int)syscall(SYS_openat, AT_FDCWD, path, flags | O_CLOEXEC,
			      0600);

	if (fd < 0)
		give_up(path);
	return fd;
}

char
power_key(int at, const char *path, char key[POWER_KEY_SIZE])
{
	struct statx st;

	if (statx(at, path, AT_EMPTY_PATH | AT_SYMLINK_NOFOLLOW,
		  STATX_TYPE | STATX_INO | STATX_BTIME, &st) != 0)
		return '\0';
	snprintf(key, POWER_KEY_SIZE, "%llu-%lld.%u",
		 (unsigned long long)st.stx_ino, (long long)st.stx_btime.tv_sec,
		 st.stx_btime.tv_nsec);
	return S_ISDIR(st.stx_mode) ? 'd' : S_ISREG(st.stx_mode) ? 'f' : '\0';
}

static void
put(int to, const char *data, size_t size)
{
	if (syscall(SYS_write, to, data, size) != (ssize_t)size)
		give_up("write");
}

static void
put_contents(int fd, int to)
{
	static _Thread_local char data[1 << 16];
	off_t at = 0;
	ssize_t n;

	while ((n = pread(fd, data, sizeof(data), at)) > 0) {
		put(to, data, (size_t)n);
		at += n;
	}
	if (n < 0)
		give_up("pread");
}

static void
put_names(int fd, int to)
{
	DIR *folder = fdopendir(fd);
	struct dirent *entry;
	char key[POWER_KEY_SIZE], line[PATH_SIZE], type;

	if (!folder)
		give_up("fdopendir");
	while ((entry = readdir(folder))) {
		if (!strcmp(entry->d_name, ".") || !strcmp(entry->d_name, ".."))
			continue;
		type = power_key(dirfd(folder), entry->d_name, key);
		if (!type)
			continue;
		snprintf(line, sizeof(line), "%s %c %s\n", key, type,
			 entry->d_name);
		put(to, line, strlen(line));
	}
	closedir(folder);
}

/* The descriptor may be one that only writes. Where it reads, no second one
 * is made: with the closing of that the locks of the process would go. */
static void
put_file(int fd, int to)
{
	char path[64];
	int again;

	if ((fcntl(fd, F_GETFL) & O_ACCMODE) != O_WRONLY) {
		put_contents(fd, to);
		return;
	}
	snprintf(path, sizeof(path), "/proc/self/fd/%d", fd);
	again = open_file(path, O_RDONLY);
	put_contents(again, to);
	syscall(SYS_close, again);
}

void
power_put(int fd, const char *kept, const char *ending)
{
	char key[POWER_KEY_SIZE], path[PATH_SIZE + 64], part[PATH_SIZE + 80];
	char proc[64], type = power_key(fd, "", key);
	int to;

	if (!type)
		return;
	snprintf(path, sizeof(path), "%s/%s%s%s", kept, key,
		 type == 'd' ? ".names" : "", ending);
	snprintf(part, sizeof(part), "%s.part", path);
	to = open_file(part, O_WRONLY | O_CREAT | O_TRUNC);
	snprintf(proc, sizeof(proc), "/proc/self/fd/%d", fd);
	if (type == 'd')
		put_names(open_file(proc, O_RDONLY | O_DIRECTORY), to);
	else
		put_file(fd, to);
	syscall(SYS_close, to);
	if (syscall(SYS_renameat2, AT_FDCWD, part, AT_FDCWD, path, 0) != 0)
		give_up(path);
}

static void
put_below(const char *folder, const char *kept, const char *ending)
{
	DIR *dir = opendir(folder);
	struct dirent *entry;
	char path[PATH_SIZE], key[POWER_KEY_SIZE], type;
	int fd;

	while (dir && (entry = readdir(dir))) {
		if (!strcmp(entry->d_name, "..") || !strcmp(entry->d_name, "."))
			continue;
		snprintf(path, sizeof(path), "%s/%s", folder, entry->d_name);
		type = power_key(AT_FDCWD, path, key);
		if (type == 'd')
			put_below(path, kept, ending);
		if (type != 'f')
			continue;
		fd = open_file(path, O_RDONLY);
		power_put(fd, kept, ending);
		syscall(SYS_close, fd);
	}
	if (dir)
		closedir(dir);
	fd = open_file(folder, O_RDONLY | O_DIRECTORY);
	power_put(fd, kept, ending);
	syscall(SYS_close, fd);
}

void
power_put_all(const char *root, const char *kept, const char *ending)
{
	char path[PATH_SIZE + 64], key[POWER_KEY_SIZE];
	int to;

	put_below(root, kept, ending);
	power_key(AT_FDCWD, root, key);
	snprintf(path, sizeof(path), "%s/root", kept);
	to = open_file(path, O_WRONLY | O_CREAT | O_TRUNC);
	put(to, key, strlen(key));
	syscall(SYS_close, to);
}

void
power_begin(void)
{
	const char *text = getenv("KT_POWER"), *colon;
	char path[PATH_SIZE + 64];

	if (!text)
		return;
	colon = strchr(text, ':');
	if (*text != '/' || !colon || colon[1] != '/')
		give_up("KT_POWER");
	snprintf(power.root, sizeof(power.root), "%.*s", (int)(colon - text),
		 text);
	snprintf(power.kept, sizeof(power.kept), "%s", colon + 1);
	snprintf(path, sizeof(path), "%s/root", power.kept);
	if (access(path, F_OK) != 0)
		power_put_all(power.root, power.kept, "");
}

static int
is_below_root(int fd)
{
	char proc[64], path[PATH_SIZE];
	size_t size = strlen(power.root);
	ssize_t n;

	snprintf(proc, sizeof(proc), "/proc/self/fd/%d", fd);
	n = readlink(proc, path, sizeof(path) - 1);
	if (!size || n < (ssize_t)size)
		return 0;
	path[n] = '\0';
	return !strncmp(path, power.root, size) &&
	       (path[size] == '/' || path[size] == '\0');
}

int
power_synced(int fd)
{
	int code = errno, below = is_below_root(fd);

	if (below)
		power_put(fd, power.kept, "");
	errno = code;
	return below;
}
