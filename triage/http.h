/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Fetching files over HTTP: one connection at a time, https only (http from
 * this machine), patient with busy servers and deaf to what else they try.
 */
#ifndef KTT_HTTP_H
#define KTT_HTTP_H

#include <glib.h>

struct ktt_http_options {
	guint64 most_bytes;  /* of one answer, as it comes */
	guint timeout;	     /* seconds to connect, and without any byte */
	guint attempts;	     /* at each address, 1 or more */
	guint patience;	     /* seconds to wait between them, in all */
	const char *ca_file; /* NULL: the system's certificates */
	/* What goes on while we wait, one line; may be NULL. */
	void (*tell)(const char *line, gpointer data);
	/* TRUE ends a wait; may be NULL. */
	gboolean (*stop)(void);
	gpointer data;
};

struct ktt_http;

/* Loads libcurl: error UNAVAILABLE. options and what is in it are borrowed. */
struct ktt_http *ktt_http_new(const struct ktt_http_options *options,
			      GError **error);
void ktt_http_free(struct ktt_http *http);

/*
 * Writes what url holds to the file fd, which is emptied first. post: asks
 * with an empty POST. Redirects are followed on the same server, three at
 * most. An answer of 429, 502, 503, 504, a broken connection or a stall is
 * tried again after a while: as long as Retry-After says, else twice as long
 * each time. What broke off in the middle is taken up there, if the server
 * gave what proves that it is still the same file, else it begins anew.
 *
 * Errors: NOT_FOUND (404, 410), AGAIN (busy, or a web page where a file should
 * be, which keeps programs out: named with its title), UNAVAILABLE (cannot
 * be reached, refuses), DATA (more than most_bytes), IO (fd).
 */
gboolean ktt_http_fetch(struct ktt_http *http, const char *url, gboolean post,
			int fd, GError **error);

#endif
