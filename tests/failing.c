/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "tests/failing.h"

#include <sqlite3.h>

static struct {
	enum failing kind;
	glong at; /* 0: nothing is to fail */
	glong seen;
	gboolean sticky;
} failing;

static sqlite3_mem_methods memory;
static sqlite3_vfs *system_vfs;

struct file {
	sqlite3_file base;
	sqlite3_file *real; /* lies behind this struct */
};

static gboolean
fails(enum failing kind)
{
	if (!failing.at || failing.kind != kind)
		return FALSE;
	failing.seen++;
	return failing.seen == failing.at ||
	       (failing.sticky && failing.seen > failing.at);
}

void
failing_at(enum failing kind, glong n, gboolean sticky)
{
	failing.kind = kind;
	failing.at = n;
	failing.seen = 0;
	failing.sticky = sticky;
}

gboolean
failing_end(void)
{
	gboolean came = failing.at && failing.seen >= failing.at;

	failing.at = 0;
	return came;
}

static void *
memory_new(int size)
{
	return fails(FAILING_ALLOCATION) ? NULL : memory.xMalloc(size);
}

static void *
memory_resize(void *old, int size)
{
	return fails(FAILING_ALLOCATION) ? NULL : memory.xRealloc(old, size);
}

static sqlite3_file *
real(sqlite3_file *file)
{
	return ((struct file *)file)->real;
}

#define FORWARD(name, types, ...)                                              \
	static int file_##name types                                           \
	{                                                                      \
		return real(file)->pMethods->x##name(__VA_ARGS__);             \
	}

/* As above, where it may fail with that code. */
#define FALLIBLE(name, kind, code, types, ...)                                 \
	static int file_##name types                                           \
	{                                                                      \
		if (fails(kind))                                               \
			return code;                                           \
		return real(file)->pMethods->x##name(__VA_ARGS__);             \
	}

/* clang-format off */
FORWARD(Close, (sqlite3_file *file), real(file))
FALLIBLE(Read, FAILING_FILE, SQLITE_IOERR_READ,
	 (sqlite3_file *file, void *data, int size, sqlite3_int64 offset),
	 real(file), data, size, offset)
FALLIBLE(Truncate, FAILING_FILE, SQLITE_IOERR_TRUNCATE,
	 (sqlite3_file *file, sqlite3_int64 size), real(file), size)
FALLIBLE(Sync, FAILING_FILE, SQLITE_IOERR_FSYNC,
	 (sqlite3_file *file, int flags), real(file), flags)
FORWARD(FileSize, (sqlite3_file *file, sqlite3_int64 *size), real(file), size)
FORWARD(Lock, (sqlite3_file *file, int lock), real(file), lock)
FORWARD(Unlock, (sqlite3_file *file, int lock), real(file), lock)
FORWARD(CheckReservedLock, (sqlite3_file *file, int *held), real(file), held)
FORWARD(FileControl, (sqlite3_file *file, int op, void *arg),
	real(file), op, arg)
FORWARD(SectorSize, (sqlite3_file *file), real(file))
FORWARD(DeviceCharacteristics, (sqlite3_file *file), real(file))
FALLIBLE(ShmMap, FAILING_FILE, SQLITE_IOERR_SHMMAP,
	 (sqlite3_file *file, int page, int size, int extend,
	  void volatile **map), real(file), page, size, extend, map)
FORWARD(ShmLock, (sqlite3_file *file, int offset, int n, int flags),
	real(file), offset, n, flags)
FORWARD(ShmUnmap, (sqlite3_file *file, int drop), real(file), drop)
/* clang-format on */

static int
file_Write(sqlite3_file *file, const void *data, int size, sqlite3_int64 offset)
{
	if (fails(FAILING_DISK))
		return SQLITE_FULL;
	if (fails(FAILING_FILE))
		return SQLITE_IOERR_WRITE;
	return real(file)->pMethods->xWrite(real(file), data, size, offset);
}

static void
file_ShmBarrier(sqlite3_file *file)
{
	real(file)->pMethods->xShmBarrier(real(file));
}

static const sqlite3_io_methods methods = {
	.iVersion = 2,
	.xClose = file_Close,
	.xRead = file_Read,
	.xWrite = file_Write,
	.xTruncate = file_Truncate,
	.xSync = file_Sync,
	.xFileSize = file_FileSize,
	.xLock = file_Lock,
	.xUnlock = file_Unlock,
	.xCheckReservedLock = file_CheckReservedLock,
	.xFileControl = file_FileControl,
	.xSectorSize = file_SectorSize,
	.xDeviceCharacteristics = file_DeviceCharacteristics,
	.xShmMap = file_ShmMap,
	.xShmLock = file_ShmLock,
	.xShmBarrier = file_ShmBarrier,
	.xShmUnmap = file_ShmUnmap,
};

static int
vfs_open(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags,
	 int *flags_out)
{
	struct file *own = (struct file *)file;
	int rc;

	(void)vfs;
	file->pMethods = NULL;
	if (fails(FAILING_FILE))
		return SQLITE_CANTOPEN;
	own->real = (sqlite3_file *)(own + 1);
	rc = system_vfs->xOpen(system_vfs, name, own->real, flags, flags_out);
	if (own->real->pMethods)
		file->pMethods = &methods;
	return rc;
}

static int
vfs_delete(sqlite3_vfs *vfs, const char *name, int sync)
{
	(void)vfs;
	if (fails(FAILING_FILE))
		return SQLITE_IOERR_DELETE;
	return system_vfs->xDelete(system_vfs, name, sync);
}

void
failing_init(void)
{
	static sqlite3_mem_methods own;
	static sqlite3_vfs vfs;

	g_assert_cmpint(sqlite3_config(SQLITE_CONFIG_GETMALLOC, &memory), ==,
			SQLITE_OK);
	own = memory;
	own.xMalloc = memory_new;
	own.xRealloc = memory_resize;
	g_assert_cmpint(sqlite3_config(SQLITE_CONFIG_MALLOC, &own), ==,
			SQLITE_OK);
	g_assert_cmpint(sqlite3_initialize(), ==, SQLITE_OK);
	system_vfs = sqlite3_vfs_find(NULL);
	vfs = *system_vfs;
	vfs.zName = "failing";
	vfs.szOsFile = (int)sizeof(struct file) + system_vfs->szOsFile;
	vfs.xOpen = vfs_open;
	vfs.xDelete = vfs_delete;
	g_assert_cmpint(sqlite3_vfs_register(&vfs, TRUE), ==, SQLITE_OK);
}
