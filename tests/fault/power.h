/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What a loss of power leaves of the files below one folder (the root), kept
 * in a second folder:
 *
 *	root		the key of the root
 *	KEY		a file as it was when it was last synced
 *	KEY.names	the same of a folder: lines of "KEY d NAME" or "KEY f
 *			NAME"
 *
 * A key stands for an inode, also after its number was given to another one.
 *
 * The model: fsync and fdatasync of a file make its contents and size safe and
 * nothing else, not even its name; those of a folder make safe which names it
 * has, and what these names stand for, but not the contents of those. A file
 * of which the name was made safe and the contents never is empty. A journal
 * of a file system saves more than that, but which of it differs, so that no
 * program may rely on it. What was not made safe may be lost or not; lose.c
 * chooses. Contents are safe as a whole or not at all: of what was written to
 * a file since its last sync no part is tried alone.
 */
#ifndef KT_POWER_H
#define KT_POWER_H

enum { POWER_KEY_SIZE = 48 };

/* The key of path below the folder at (AT_FDCWD: path as it is), as to
 * statx(); returns its type, d or f, '\0' for all else. */
char power_key(int at, const char *path, char key[POWER_KEY_SIZE]);

/* Writes what the open file or folder is like as KEY ENDING into kept. */
void power_put(int fd, const char *kept, const char *ending);

/* The same of all that is below root, the names of folders and the contents
 * of files, and "root". */
void power_put_all(const char *root, const char *kept, const char *ending);

/* For the shim: begins, with what is there made safe unless kept has begun;
 * KT_POWER=ROOT:KEPT, of absolute paths. */
void power_begin(void);

/* For the shim: fd is to be synced; whether it was below root and is kept. */
int power_synced(int fd);

#endif
