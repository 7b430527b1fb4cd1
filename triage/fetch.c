/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/fetch.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "parser/stream.h"
#include "triage/error.h"
#include "triage/stmt.h"
#include "triage/url.h"

#define BLOCK (64 * 1024)
#define LAST "fetch-last" /* row of table meta */

static const char last_sql[] = "SELECT CAST(value AS INTEGER) FROM meta"
			       " WHERE name = '" LAST "'";
static const char set_last_sql[] =
	"INSERT INTO meta (name, value) VALUES ('" LAST "', ?)"
	" ON CONFLICT (name) DO UPDATE SET value = excluded.value";
/* Nobody answers a list of what was built. */
static const char missing_sql[] =
	"SELECT m.message_id FROM report r JOIN message m USING (message)"
	" WHERE r.reconstructed OR (r.status = 'new' AND r.replies = 0"
	"  AND r.class <> 'build-status')"
	" ORDER BY r.reconstructed DESC, r.weight DESC, m.message_id LIMIT ?";

struct ktt_fetch {
	const struct ktt_fetch_options *options;
	struct ktt_http *http;
};

struct ktt_fetch *
ktt_fetch_new(const struct ktt_fetch_options *options, GError **error)
{
	struct ktt_fetch *fetch;
	struct ktt_http *http;

	if (*options->servers == NULL) {
		g_set_error(error, KTT_ERROR, KTT_ERROR_CONFIG,
			    "[fetch] servers names no server");
		return NULL;
	}
	for (char **server = options->servers; *server != NULL; server++)
		if (!ktt_url_check_server(*server, error))
			return NULL;
	http = ktt_http_new(&options->http, error);
	if (http == NULL)
		return NULL;
	fetch = g_new0(struct ktt_fetch, 1);
	fetch->options = options;
	fetch->http = http;
	return fetch;
}

void
ktt_fetch_free(struct ktt_fetch *fetch)
{
	if (fetch == NULL)
		return;
	ktt_http_free(fetch->http);
	g_free(fetch);
}

static gboolean
count_bytes(struct ktp_stream *stream, const char *url, guint64 most,
	    GError **error)
{
	g_autofree guint8 *block = g_malloc(BLOCK);
	g_autoptr(GError) cause = NULL;
	guint64 total = 0;
	gssize got;

	while ((got = ktp_stream_read(stream, block, BLOCK, &cause)) > 0) {
		total += (guint64)got;
		if (total > most) {
			g_set_error(error, KTT_ERROR, KTT_ERROR_DATA,
				    "%s unpacks to more than %" G_GUINT64_FORMAT
				    " MiB ([fetch] most-unpacked); nothing of "
				    "it was taken in",
				    url, most >> 20);
			return FALSE;
		}
	}
	if (got == 0)
		return TRUE;
	g_set_error(error, KTT_ERROR, KTT_ERROR_AGAIN,
		    "%s: %s; nothing of it was taken in", url, cause->message);
	return FALSE;
}

/* All of it must unpack before any of it is taken in. */
static gboolean
check_whole(const char *path, const char *url, guint64 most, GError **error)
{
	struct ktp_stream *stream = ktp_stream_open(path, error);
	gboolean ok;

	if (stream == NULL)
		return FALSE;
	ok = count_bytes(stream, url, most, error);
	if (ok && ktp_stream_compression(stream) == NULL) {
		g_set_error(error, KTT_ERROR, KTT_ERROR_DATA,
			    "%s gave something that is no compressed mailbox: "
			    "is it a public-inbox server?",
			    url);
		ok = FALSE;
	}
	ktp_stream_free(stream);
	return ok;
}

static gboolean
take_in(struct ktt_fetch *fetch, struct ktt_store *store, const char *path,
	const char *url, struct ktt_import_counts *counts, GError **error)
{
	struct ktt_import_options how = {
		.format = KTP_MBOX_RD,
		.now = fetch->options->now,
		.origin = url,
	};

	return check_whole(path, url, fetch->options->most_inflated, error) &&
	       ktt_import(store, path, &how, counts, error);
}

static gboolean
get_mailbox(struct ktt_fetch *fetch, struct ktt_store *store, const char *url,
	    gboolean post, struct ktt_import_counts *counts, GError **error)
{
	g_autofree char *path = NULL;
	g_autoptr(GError) cause = NULL;
	int fd = g_file_open_tmp("ktriage-XXXXXX", &path, &cause);
	gboolean ok;

	if (fd < 0) {
		g_set_error(error, KTT_ERROR, KTT_ERROR_CREATE,
			    "cannot make a file for a download: %s",
			    cause->message);
		return FALSE;
	}
	ok = ktt_http_fetch(fetch->http, url, post, fd, error) &&
	     take_in(fetch, store, path, url, counts, error);
	close(fd);
	g_unlink(path);
	return ok;
}

gboolean
ktt_fetch_thread(struct ktt_fetch *fetch, struct ktt_store *store,
		 const char *message_id, struct ktt_import_counts *counts,
		 GError **error)
{
	for (char **server = fetch->options->servers;; server++) {
		g_autofree char *mail = ktt_url_of_mail(*server, message_id);
		g_autofree char *url = g_strconcat(mail, "t.mbox.gz", NULL);
		GError *cause = NULL;

		if (get_mailbox(fetch, store, url, FALSE, counts, &cause))
			return TRUE;
		if (!g_error_matches(cause, KTT_ERROR, KTT_ERROR_NOT_FOUND) ||
		    server[1] == NULL) {
			g_propagate_error(error, cause);
			return FALSE;
		}
		g_error_free(cause);
	}
}

gboolean
ktt_fetch_query(struct ktt_fetch *fetch, struct ktt_store *store,
		const char *query, gboolean threads, gboolean *found,
		struct ktt_import_counts *counts, GError **error)
{
	g_autofree char *encoded = ktt_url_encode(query);

	*found = FALSE;
	for (char **server = fetch->options->servers; *server; server++) {
		g_autofree char *url = g_strconcat(
			*server, g_str_has_suffix(*server, "/") ? "" : "/",
			"?q=", encoded, "&x=m", threads ? "&t=1" : "", NULL);
		GError *cause = NULL;

		if (get_mailbox(fetch, store, url, TRUE, counts, &cause)) {
			*found = TRUE;
			continue;
		}
		if (!g_error_matches(cause, KTT_ERROR, KTT_ERROR_NOT_FOUND)) {
			g_propagate_error(error, cause);
			return FALSE;
		}
		g_error_free(cause);
	}
	return TRUE;
}

char *
ktt_fetch_query_since(const char *robots, gint64 since)
{
	g_auto(GStrv) words = g_strsplit(robots, " ", -1);
	g_autoptr(GDateTime) time = g_date_time_new_from_unix_utc(since);
	g_autofree char *stamp = g_date_time_format(time, "%Y%m%d%H%M%S");
	GString *query = g_string_new("(");

	for (guint i = 0; words[i] != NULL; i++)
		if (*words[i] != '\0')
			g_string_append_printf(query, "%sa:%s",
					       query->len > 1 ? " OR " : "",
					       words[i]);
	g_string_append_printf(query, ") dt:%s..", stamp);
	return g_string_free(query, FALSE);
}

gboolean
ktt_fetch_last(struct ktt_store *store, gint64 *when, GError **error)
{
	*when = 0;
	return ktt_query_int(store, error, when, last_sql, "");
}

gboolean
ktt_fetch_set_last(struct ktt_store *store, gint64 when, GError **error)
{
	g_autofree char *text = g_strdup_printf("%" G_GINT64_FORMAT, when);

	if (!ktt_store_begin(store, error))
		return FALSE;
	if (ktt_exec(store, error, set_last_sql, "t", text))
		return ktt_store_commit(store, error);
	ktt_store_rollback(store);
	return FALSE;
}

GPtrArray *
ktt_fetch_missing(struct ktt_store *store, guint limit, GError **error)
{
	return ktt_rows_texts(ktt_query(store, missing_sql, "i", (gint64)limit),
			      error);
}
