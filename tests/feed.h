/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Bytes of a test as files, for the tests of what reads files. */
#ifndef TESTS_FEED_H
#define TESTS_FEED_H

#include <glib.h>
#include <unistd.h>

/* A file without a name that holds data; open at its beginning. */
static inline int
feed_open(const void *data, gsize size)
{
	char *path = NULL;
	int fd = g_file_open_tmp("feed-XXXXXX", &path, NULL);
	const char *p = data;

	g_assert_cmpint(fd, >=, 0);
	g_assert_cmpint(unlink(path), ==, 0);
	g_free(path);
	while (size) {
		gssize put = write(fd, p, size);

		g_assert_cmpint(put, >, 0);
		p += put;
		size -= put;
	}
	g_assert_cmpint(lseek(fd, 0, SEEK_SET), ==, 0);
	return fd;
}

/* The content of tests/data/name; the caller frees it. */
static inline char *
feed_fixture(const char *name, gsize *size)
{
	char *path =
		g_test_build_filename(G_TEST_DIST, "tests", "data", name, NULL);
	char *data = NULL;
	GError *error = NULL;

	g_file_get_contents(path, &data, size, &error);
	g_assert_no_error(error);
	g_free(path);
	return data;
}

#endif
