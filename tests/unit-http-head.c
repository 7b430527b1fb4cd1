/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What may be taken up of a broken download; tests/cmd/fetch.sh does it. */
#include <glib.h>
#include <string.h>

#include "triage/http_head.h"

static const struct {
	const char *name;
	const char *head; /* lines */
	int status;
	gint64 from;
	const char *validator;
} rows[] = {
	{"nothing", "", 0, -1, NULL},
	{"strong-tag", "HTTP/1.1 200 OK\nETag: \"a b\"\n", 200, -1, "\"a b\""},
	{"weak-tag", "HTTP/1.1 200 OK\nETag: W/\"a\"\n", 200, -1, NULL},
	{"bare-tag", "HTTP/2 200\netag:a\n", 200, -1, NULL},
	{"changed-before", "HTTP/2 200\nlast-modified: A\ndate: B\n", 200, -1,
	 "A"},
	{"changed-just-now", "HTTP/2 200\nlast-modified: A\ndate: A\n", 200, -1,
	 NULL},
	{"changed-at-some-time", "HTTP/2 200\nlast-modified: A\n", 200, -1,
	 NULL},
	{"tag-before-date",
	 "HTTP/2 200\nlast-modified: A\ndate: B\netag: \"c\"\n", 200, -1,
	 "\"c\""},
	{"part", "HTTP/1.1 206 Part\nContent-Range: bytes 12-99/100\n", 206, 12,
	 NULL},
	{"part-of-unknown", "HTTP/1.1 206\nContent-Range: BYTES 0-99/*\n", 206,
	 0, NULL},
	{"no-range", "HTTP/1.1 416 No\nContent-Range: bytes */100\n", 416, -1,
	 NULL},
	{"other-unit", "HTTP/1.1 206 Part\nContent-Range: lines 1-2/3\n", 206,
	 -1, NULL},
	{"negative", "HTTP/1.1 206 Part\nContent-Range: bytes -1-2/3\n", 206,
	 -1, NULL},
	{"next-answer-forgets",
	 "HTTP/1.1 200 OK\nETag: \"a\"\nHTTP/1.1 503 Busy\n", 503, -1, NULL},
	{"no-status", "HTTP/1.1\nno colon\n", 0, -1, NULL},
};

static void
reads(gconstpointer data)
{
	gsize i = GPOINTER_TO_SIZE(data);
	g_auto(GStrv) lines = g_strsplit(rows[i].head, "\n", -1);
	struct ktt_http_head head = {0};

	ktt_http_head_clear(&head);
	for (gsize k = 0; lines[k] != NULL; k++) {
		g_autofree char *line = g_strconcat(lines[k], "\r\n", NULL);

		ktt_http_head_line(&head, line, strlen(line));
	}
	g_assert_cmpint(head.status, ==, rows[i].status);
	g_assert_cmpint(head.from, ==, rows[i].from);
	g_assert_cmpstr(ktt_http_head_validator(&head), ==, rows[i].validator);
	ktt_http_head_clear(&head);
}

static void
tell(struct ktt_http_head *head, const char *text)
{
	g_auto(GStrv) lines = g_strsplit(text, "\n", -1);

	for (gsize i = 0; lines[i]; i++)
		ktt_http_head_line(head, lines[i], strlen(lines[i]));
}

/* A part counts where it begins as asked and is of the same file. */
static void
goes_on(void)
{
	struct ktt_http_head head = {0};

	tell(&head, "HTTP/1.1 206 P\nContent-Range: bytes 5-9/10\n"
		    "ETag: \"one\"");
	g_assert_true(ktt_http_head_goes_on(&head, 5, "\"one\""));
	g_assert_false(ktt_http_head_goes_on(&head, 4, "\"one\""));
	g_assert_false(ktt_http_head_goes_on(&head, 5, "\"two\""));
	tell(&head, "HTTP/1.1 206 P\nContent-Range: bytes 5-9/10");
	g_assert_true(ktt_http_head_goes_on(&head, 5, "\"one\""));
	tell(&head, "HTTP/1.1 200 OK\nETag: \"one\"");
	g_assert_false(ktt_http_head_goes_on(&head, 5, "\"one\""));
	ktt_http_head_clear(&head);
}

int
main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	for (gsize i = 0; i < G_N_ELEMENTS(rows); i++) {
		g_autofree char *path =
			g_strconcat("/http-head/", rows[i].name, NULL);

		g_test_add_data_func(path, GSIZE_TO_POINTER(i), reads);
	}
	g_test_add_func("/http-head/goes-on", goes_on);
	return g_test_run();
}
