/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Put before the C library with LD_PRELOAD: lets the N-th call of a kind fail,
 * do half its work, or be the last thing that the process did.
 *
 *	KT_FAULT=KIND:ACTION:N
 *	KT_FAULT_FIRED=FILE	made when that call has come
 *	KT_POWER=ROOT:KEPT	what a loss of power leaves is kept (power.h)
 *	KT_NO_SYNC=1		fsync and fdatasync do nothing
 *
 * KIND: a name of kinds[], "all" for any of them, "disk" for those that want
 * room on the disk. ACTION: "kill", "torn" (half of it is written, then
 * kill), "short" (half of it is written), an error of errors[], or "full" (it
 * and all later ones of the kind get ENOSPC).
 *
 * stdio of the C library calls the kernel without passing here.
 */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

#include "power.h"

enum kind {
	WRITE = 1 << 0,
	PWRITE = 1 << 1,
	FSYNC = 1 << 2,
	FDATASYNC = 1 << 3,
	FTRUNCATE = 1 << 4,
	RENAME = 1 << 5,
	UNLINK = 1 << 6,
	OPEN = 1 << 7,
	CREATE = 1 << 8, /* an open that makes a file, too */
	MKDIR = 1 << 9,
};

static const struct {
	const char *name;
	int kinds;
} kinds[] = {
	{"write", WRITE},
	{"pwrite", PWRITE},
	{"fsync", FSYNC},
	{"fdatasync", FDATASYNC},
	{"ftruncate", FTRUNCATE},
	{"rename", RENAME},
	{"unlink", UNLINK},
	{"open", OPEN},
	{"mkdir", MKDIR},
	{"sync", FSYNC | FDATASYNC},
	{"disk", WRITE | PWRITE | CREATE | MKDIR | RENAME},
	{"all", ~0},
};

static const struct {
	const char *name;
	int number;
} errors[] = {
	{"ENOSPC", ENOSPC}, {"EIO", EIO},	{"EINTR", EINTR},
	{"EACCES", EACCES}, {"EMFILE", EMFILE}, {"full", ENOSPC},
};

static struct {
	int kinds;
	int error; /* 0: none */
	int kill, half, sticky;
	long at; /* 0: no fault is wanted */
	const char *fired;
} fault;
static atomic_long count;

static int
read_action(const char *action)
{
	fault.half = !strcmp(action, "short") || !strcmp(action, "torn");
	fault.kill = !strcmp(action, "kill") || !strcmp(action, "torn");
	fault.sticky = !strcmp(action, "full");
	for (size_t i = 0; i < sizeof(errors) / sizeof(*errors); i++)
		if (!strcmp(errors[i].name, action))
			fault.error = errors[i].number;
	return fault.half || fault.kill || fault.error;
}

/* A fault that is not understood would pass for one that did no harm. */
static void
read_fault(void)
{
	const char *text = getenv("KT_FAULT");
	char copy[64] = "", *action, *number;

	if (!text)
		return;
	strncpy(copy, text, sizeof(copy) - 1);
	action = strchr(copy, ':');
	number = action ? strchr(action + 1, ':') : NULL;
	if (!number)
		abort();
	*action++ = *number++ = '\0';
	for (size_t i = 0; i < sizeof(kinds) / sizeof(*kinds); i++)
		if (!strcmp(kinds[i].name, copy))
			fault.kinds = kinds[i].kinds;
	fault.at = atol(number);
	fault.fired = getenv("KT_FAULT_FIRED");
	if (!read_action(action) || !fault.kinds || fault.at < 1)
		abort();
}

__attribute__((constructor)) static void
begin(void)
{
	read_fault();
	power_begin();
	unsetenv("LD_PRELOAD"); /* children are not meant */
}

static void
die(void)
{
	kill(getpid(), SIGKILL);
}

/* Whether this call is the one. */
static int
is_due(int kind)
{
	long n;

	if (!(fault.kinds & kind) || !fault.at)
		return 0;
	n = atomic_fetch_add(&count, 1) + 1;
	if (n != fault.at)
		return fault.sticky && n > fault.at;
	if (fault.fired)
		syscall(SYS_close, syscall(SYS_openat, AT_FDCWD, fault.fired,
					   O_WRONLY | O_CREAT, 0600));
	if (fault.kill && !fault.half)
		die();
	return 1;
}

/* For calls that write nothing: TRUE where it is to fail, with errno. */
static int
fails(int kind)
{
	if (!is_due(kind))
		return 0;
	if (fault.kill)
		die();
	errno = fault.error;
	return fault.error != 0;
}

static void *
next(const char *name)
{
	return dlsym(RTLD_NEXT, name);
}

static int
is_short(void)
{
	return fault.half && !fault.error;
}

ssize_t
write(int fd, const void *data, size_t size)
{
	ssize_t n;

	if (!is_due(WRITE))
		return syscall(SYS_write, fd, data, size);
	if (!is_short()) {
		errno = fault.error;
		return -1;
	}
	n = syscall(SYS_write, fd, data, size > 1 ? size / 2 : size);
	if (fault.kill)
		die();
	return n;
}

static ssize_t
put_at(int fd, const void *data, size_t size, off_t offset)
{
	ssize_t n;

	if (!is_due(PWRITE))
		return syscall(SYS_pwrite64, fd, data, size, offset);
	if (!is_short()) {
		errno = fault.error;
		return -1;
	}
	n = syscall(SYS_pwrite64, fd, data, size > 1 ? size / 2 : size, offset);
	if (fault.kill)
		die();
	return n;
}

ssize_t
pwrite(int fd, const void *data, size_t size, off_t offset)
{
	return put_at(fd, data, size, offset);
}

ssize_t
pwrite64(int fd, const void *data, size_t size, off64_t offset)
{
	return put_at(fd, data, size, offset);
}

static int
sync_file(int fd, int kind, long call)
{
	if (fails(kind))
		return -1;
	if (power_synced(fd) || getenv("KT_NO_SYNC"))
		return 0;
	return (int)syscall(call, fd);
}

int
fsync(int fd)
{
	return sync_file(fd, FSYNC, SYS_fsync);
}

int
fdatasync(int fd)
{
	return sync_file(fd, FDATASYNC, SYS_fdatasync);
}

int
ftruncate(int fd, off_t size)
{
	return fails(FTRUNCATE) ? -1 : (int)syscall(SYS_ftruncate, fd, size);
}

int
ftruncate64(int fd, off64_t size)
{
	return fails(FTRUNCATE) ? -1 : (int)syscall(SYS_ftruncate, fd, size);
}

int
rename(const char *from, const char *to)
{
	int (*real)(const char *, const char *) = next("rename");

	return fails(RENAME) ? -1 : real(from, to);
}

int
unlink(const char *path)
{
	int (*real)(const char *) = next("unlink");

	return fails(UNLINK) ? -1 : real(path);
}

int
mkdir(const char *path, mode_t mode)
{
	int (*real)(const char *, mode_t) = next("mkdir");

	return fails(MKDIR) ? -1 : real(path, mode);
}

static int
makes_file(int flags)
{
	return (flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE;
}

static int
open_at(int folder, const char *path, int flags, mode_t mode)
{
	if (fails(makes_file(flags) ? OPEN | CREATE : OPEN))
		return -1;
	return (int)syscall(SYS_openat, folder, path, flags, mode);
}

#define OPEN_WITH_MODE(name, folder, ...)                                      \
	int name(__VA_ARGS__, ...)                                             \
	{                                                                      \
		mode_t mode = 0;                                               \
		va_list args;                                                  \
                                                                               \
		va_start(args, flags);                                         \
		if (makes_file(flags))                                         \
			mode = va_arg(args, mode_t);                           \
		va_end(args);                                                  \
		return open_at(folder, path, flags, mode);                     \
	}

OPEN_WITH_MODE(open, AT_FDCWD, const char *path, int flags)
OPEN_WITH_MODE(open64, AT_FDCWD, const char *path, int flags)
OPEN_WITH_MODE(openat, folder, int folder, const char *path, int flags)
OPEN_WITH_MODE(openat64, folder, int folder, const char *path, int flags)
