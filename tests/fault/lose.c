/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * lose ROOT KEPT NAMES FILES JOURNALS: makes the folder ROOT what a loss of
 * power leaves of it, from what the shim has kept (power.h). Each of the last
 * three is "synced" (all since the last sync is lost) or "now" (nothing is),
 * for the names in folders and for the contents of SQLite's journals (-wal,
 * -journal) and of all other files.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "power.h"

static const char *kept, *names, *files, *journals;

static void
give_up(const char *path)
{
	perror(path);
	exit(1);
}

/* Opens KEY ENDING of what is kept. An inode that is gone now, of which the
 * name is not, can only be as synced. */
static FILE *
pick(const char *key, const char *ending, const char *which)
{
	char path[8192];
	FILE *file = NULL;

	snprintf(path, sizeof(path), "%s/%s%s.now", kept, key, ending);
	if (!strcmp(which, "now"))
		file = fopen(path, "r");
	path[strlen(path) - strlen(".now")] = '\0';
	return file ? file : fopen(path, "r");
}

static int
ends(const char *name, const char *ending)
{
	size_t n = strlen(name), m = strlen(ending);

	return n >= m && !strcmp(name + n - m, ending);
}

static void
make_file(const char *path, const char *key)
{
	int journal = ends(path, "-wal") || ends(path, "-journal");
	FILE *from = pick(key, "", journal ? journals : files);
	FILE *to;
	char data[1 << 14];
	size_t n;

	umask(077);
	to = fopen(path, "w");
	if (!to)
		give_up(path);
	while (from && (n = fread(data, 1, sizeof(data), from)) > 0)
		fwrite(data, 1, n, to);
	if (from)
		fclose(from);
	if (fclose(to) != 0)
		give_up(path);
}

/* A folder that was never synced has no names. */
static void
make_folder(const char *path, const char *key)
{
	FILE *from = pick(key, ".names", names);
	char line[4096], below[64], whole[8192], type;
	int at;

	if (mkdir(path, 0700) != 0)
		give_up(path);
	while (from && fgets(line, sizeof(line), from)) {
		line[strcspn(line, "\n")] = '\0';
		if (sscanf(line, "%63s %c %n", below, &type, &at) < 2)
			give_up(line);
		snprintf(whole, sizeof(whole), "%s/%s", path, line + at);
		if (type == 'd')
			make_folder(whole, below);
		else
			make_file(whole, below);
	}
	if (from)
		fclose(from);
}

static void
read_root(char key[POWER_KEY_SIZE])
{
	char path[8192];
	FILE *file;

	snprintf(path, sizeof(path), "%s/root", kept);
	file = fopen(path, "r");
	if (!file || !fgets(key, POWER_KEY_SIZE, file))
		give_up(path);
	fclose(file);
}

static int
is_choice(const char *word)
{
	return !strcmp(word, "synced") || !strcmp(word, "now");
}

int
main(int argc, char **argv)
{
	char key[POWER_KEY_SIZE], gone[8192];

	if (argc != 6 || !is_choice(argv[3]) || !is_choice(argv[4]) ||
	    !is_choice(argv[5])) {
		fputs("usage: lose ROOT KEPT NAMES FILES JOURNALS\n", stderr);
		return 2;
	}
	kept = argv[2];
	names = argv[3];
	files = argv[4];
	journals = argv[5];
	power_put_all(argv[1], kept, ".now");
	read_root(key);
	snprintf(gone, sizeof(gone), "%s/gone", kept);
	if (rename(argv[1], gone) != 0)
		give_up(gone);
	make_folder(argv[1], key);
	return 0;
}
