/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/curl_load.h"
#include "triage/http.h"
#include "triage/http_head.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "triage/error.h"
#include "triage/safe.h"
#include "triage/url.h"

#define MAX_REDIRECTS 3
#define FIRST_WAIT 1 /* seconds before the second attempt, then doubled */
#define SNIFFED 4096 /* bytes at the start that are looked at */
#define USER_AGENT "ktriage/" PACKAGE_VERSION " (tracker of test reports)"

struct ktt_http {
	const struct ktt_http_options *options;
	const struct ktt_curl *curl;
	CURL *handle;  /* owned; keeps the connection between fetches */
	double waited; /* seconds, of options->patience */

	/* of the file that is fetched: */
	int fd;
	guint64 got;	 /* bytes in it */
	int failed;	 /* errno of a write */
	GString *start;	 /* its first bytes */
	char *validator; /* owned or NULL: proves that the rest belongs to it */

	/* of the answer that comes in: */
	struct ktt_http_head head;
	gint64 asked;	/* the byte it was to begin with */
	GString *aside; /* first bytes of what is not the file */
};

struct answer {
	CURLcode result;
	long status;
	gint64 retry_after; /* seconds; 0: not said */
	char *type;	    /* owned or NULL: Content-Type */
	char *elsewhere;    /* owned or NULL: where a redirect leads */
	gboolean misfit;    /* another part than the one asked for */
};

static void
answer_clear(struct answer *answer)
{
	g_free(answer->type);
	g_free(answer->elsewhere);
	memset(answer, 0, sizeof(*answer));
}

/* The file, from its beginning or from where it broke off. */
static gboolean
is_file(const struct ktt_http *http)
{
	return http->asked == 0
		       ? http->head.status == 200
		       : ktt_http_head_goes_on(&http->head, http->asked,
					       http->validator);
}

static void
sniff(GString *start, const char *data, size_t length)
{
	if (start->len < SNIFFED)
		g_string_append_len(start, data,
				    (gssize)MIN(length, SNIFFED - start->len));
}

static gboolean
write_all(struct ktt_http *http, const char *data, size_t length)
{
	for (size_t done = 0; done < length;) {
		ssize_t n = write(http->fd, data + done, length - done);

		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0) {
			http->failed = errno;
			return FALSE;
		}
		done += (size_t)n;
	}
	return TRUE;
}

static size_t
take_bytes(char *data, size_t size, size_t count, void *user)
{
	struct ktt_http *http = user;
	size_t length = size * count;

	/* Of an answer that says what is wrong, the beginning is enough. */
	if (!is_file(http)) {
		sniff(http->aside, data, length);
		return http->aside->len < SNIFFED ? length : 0;
	}
	if (http->got + length > http->options->most_bytes) {
		http->got += length;
		return 0;
	}
	sniff(http->start, data, length);
	if (!write_all(http, data, length))
		return 0;
	http->got += length;
	return length;
}

static gboolean
empty_file(struct ktt_http *http)
{
	http->got = 0;
	http->asked = 0;
	g_clear_pointer(&http->validator, g_free);
	g_string_truncate(http->start, 0);
	if (ftruncate(http->fd, 0) == 0 && lseek(http->fd, 0, SEEK_SET) == 0)
		return TRUE;
	http->failed = errno;
	return FALSE;
}

/*
 * At the end of the head it is known whether the rest of the file comes, or
 * all of it because it is another one by now.
 */
static size_t
take_line(char *line, size_t size, size_t count, void *user)
{
	struct ktt_http *http = user;
	size_t length = size * count;

	ktt_http_head_line(&http->head, line, length);
	if (length > 2)
		return length;
	if (http->head.status == 200 && http->asked > 0 && !empty_file(http))
		return 0;
	if (is_file(http)) {
		g_free(http->validator);
		http->validator =
			g_strdup(ktt_http_head_validator(&http->head));
	}
	return length;
}

static gboolean
set_up(struct ktt_http *http)
{
	const struct ktt_http_options *options = http->options;
	const struct ktt_curl *curl = http->curl;
	CURL *h = http->handle;

	return curl->easy_setopt(h, CURLOPT_NOSIGNAL, 1L) == CURLE_OK &&
	       curl->easy_setopt(h, CURLOPT_USERAGENT, USER_AGENT) ==
		       CURLE_OK &&
	       curl->easy_setopt(h, CURLOPT_PATH_AS_IS, 1L) == CURLE_OK &&
	       curl->easy_setopt(h, CURLOPT_FOLLOWLOCATION, 0L) == CURLE_OK &&
	       curl->easy_setopt(h, CURLOPT_CONNECTTIMEOUT,
				 (long)options->timeout) == CURLE_OK &&
	       curl->easy_setopt(h, CURLOPT_LOW_SPEED_LIMIT, 1L) == CURLE_OK &&
	       curl->easy_setopt(h, CURLOPT_LOW_SPEED_TIME,
				 (long)options->timeout) == CURLE_OK &&
	       curl->easy_setopt(h, CURLOPT_WRITEFUNCTION, take_bytes) ==
		       CURLE_OK &&
	       curl->easy_setopt(h, CURLOPT_WRITEDATA, http) == CURLE_OK &&
	       curl->easy_setopt(h, CURLOPT_HEADERFUNCTION, take_line) ==
		       CURLE_OK &&
	       curl->easy_setopt(h, CURLOPT_HEADERDATA, http) == CURLE_OK &&
	       curl->easy_setopt(h, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L) ==
		       CURLE_OK &&
	       (options->ca_file == NULL ||
		curl->easy_setopt(h, CURLOPT_CAINFO, options->ca_file) ==
			CURLE_OK);
}

struct ktt_http *
ktt_http_new(const struct ktt_http_options *options, GError **error)
{
	const struct ktt_curl *curl = ktt_curl_load(error);
	struct ktt_http *http;

	if (curl == NULL)
		return NULL;
	http = g_new0(struct ktt_http, 1);
	http->options = options;
	http->curl = curl;
	http->start = g_string_new(NULL);
	http->aside = g_string_new(NULL);
	http->handle = curl->easy_init();
	if (http->handle != NULL && set_up(http))
		return http;
	ktt_http_free(http);
	g_set_error(error, KTT_ERROR, KTT_ERROR_UNAVAILABLE,
		    "this libcurl cannot be set up for the network");
	return NULL;
}

void
ktt_http_free(struct ktt_http *http)
{
	if (http == NULL)
		return;
	if (http->handle != NULL)
		http->curl->easy_cleanup(http->handle);
	g_string_free(http->start, TRUE);
	g_string_free(http->aside, TRUE);
	g_free(http->validator);
	ktt_http_head_clear(&http->head);
	g_free(http);
}

/* What is on this machine is not reached through somebody's proxy. */
static void
aim(struct ktt_http *http, const char *url, gboolean post)
{
	const struct ktt_curl *curl = http->curl;
	gboolean near = g_str_has_prefix(url, "http:");

	ktt_curl_protocols(curl, http->handle, near ? "http" : "https",
			   near ? CURLPROTO_HTTP : CURLPROTO_HTTPS);
	curl->easy_setopt(http->handle, CURLOPT_NOPROXY, near ? "*" : NULL);
	curl->easy_setopt(http->handle, CURLOPT_URL, url);
	if (post) {
		curl->easy_setopt(http->handle, CURLOPT_POST, 1L);
		curl->easy_setopt(http->handle, CURLOPT_POSTFIELDS, "");
		curl->easy_setopt(http->handle, CURLOPT_POSTFIELDSIZE, 0L);
	} else {
		curl->easy_setopt(http->handle, CURLOPT_HTTPGET, 1L);
	}
}

/* Asks for what is missing of a file that broke off, else for all of it. */
static struct curl_slist *
aim_behind(struct ktt_http *http, gboolean post)
{
	const struct ktt_curl *curl = http->curl;
	g_autofree char *range = NULL;
	g_autofree char *proof = NULL;
	struct curl_slist *heads = NULL;

	ktt_http_head_clear(&http->head);
	g_string_truncate(http->aside, 0);
	if (post || http->validator == NULL || http->got == 0) {
		empty_file(http);
	} else {
		http->asked = (gint64)http->got;
		range = g_strdup_printf("%" G_GINT64_FORMAT "-", http->asked);
		proof = g_strconcat("If-Range: ", http->validator, NULL);
		heads = curl->slist_append(NULL, proof);
	}
	curl->easy_setopt(http->handle, CURLOPT_RANGE, range);
	curl->easy_setopt(http->handle, CURLOPT_HTTPHEADER, heads);
	return heads;
}

static void
ask(struct ktt_http *http, const char *url, gboolean post,
    struct answer *answer)
{
	const struct ktt_curl *curl = http->curl;
	curl_off_t after = 0;
	const char *type = NULL, *elsewhere = NULL;
	struct curl_slist *heads;

	aim(http, url, post);
	heads = aim_behind(http, post);
	answer->result = http->failed ? CURLE_WRITE_ERROR
				      : curl->easy_perform(http->handle);
	curl->easy_setopt(http->handle, CURLOPT_HTTPHEADER, NULL);
	curl->slist_free_all(heads);
	curl->easy_getinfo(http->handle, CURLINFO_RESPONSE_CODE,
			   &answer->status);
	curl->easy_getinfo(http->handle, CURLINFO_RETRY_AFTER, &after);
	curl->easy_getinfo(http->handle, CURLINFO_CONTENT_TYPE, &type);
	curl->easy_getinfo(http->handle, CURLINFO_REDIRECT_URL, &elsewhere);
	answer->retry_after = after;
	answer->type = g_strdup(type);
	answer->elsewhere = g_strdup(elsewhere);
	/* What is wrong was read as far as is of use. */
	if (!is_file(http) && http->aside->len >= SNIFFED)
		answer->result = CURLE_OK;
	/* A part that does not fit: from the beginning the next time. */
	if (http->asked > 0 && (answer->status == 416 ||
				(answer->status == 206 && !is_file(http))))
		answer->misfit = empty_file(http);
}

/* The title of a web page that came instead of a file; NULL: it is none. */
static char *
page_title(const struct ktt_http *http, const struct answer *answer)
{
	const char *body = is_file(http) ? http->start->str : http->aside->str;
	g_autofree char *text = g_ascii_strdown(body, -1);
	const char *open = strstr(text, "<title"), *from, *to;

	if ((answer->type == NULL ||
	     g_ascii_strncasecmp(answer->type, "text/html", 9) != 0) &&
	    !g_str_has_prefix(text, "<!doctype html") &&
	    !g_str_has_prefix(text, "<html"))
		return NULL;
	from = open ? strchr(open, '>') : NULL;
	to = from ? strstr(from, "</title") : NULL;
	if (to == NULL)
		return g_strdup("without a title");
	from = body + (from + 1 - text);
	to = body + (to - text);
	return ktt_safe_text(from, to - from, KTT_SAFE_LINE);
}

static gboolean
may_pass(const struct answer *answer)
{
	static const CURLcode passing[] = {
		CURLE_COULDNT_CONNECT, CURLE_OPERATION_TIMEDOUT,
		CURLE_GOT_NOTHING,     CURLE_RECV_ERROR,
		CURLE_SEND_ERROR,      CURLE_PARTIAL_FILE,
		CURLE_HTTP2,	       CURLE_COULDNT_RESOLVE_HOST,
	};
	static const long busy[] = {429, 502, 503, 504};

	if (answer->misfit)
		return TRUE;
	for (gsize i = 0; i < G_N_ELEMENTS(passing); i++)
		if (answer->result == passing[i])
			return TRUE;
	for (gsize i = 0; i < G_N_ELEMENTS(busy); i++)
		if (answer->result == CURLE_OK && answer->status == busy[i])
			return TRUE;
	return FALSE;
}

/* The transfer itself failed. */
static void
set_transfer_error(const struct ktt_http *http, const char *url,
		   const struct answer *answer, GError **error)
{
	if (http->failed != 0)
		g_set_error(error, KTT_ERROR, KTT_ERROR_IO,
			    "cannot keep what %s sends: %s", url,
			    g_strerror(http->failed));
	else if (http->got > http->options->most_bytes)
		g_set_error(error, KTT_ERROR, KTT_ERROR_DATA,
			    "%s holds more than %" G_GUINT64_FORMAT
			    " MiB ([fetch] most-download)",
			    url, http->options->most_bytes >> 20);
	else if (answer->result == CURLE_PARTIAL_FILE)
		g_set_error(error, KTT_ERROR, KTT_ERROR_AGAIN,
			    "%s: the connection broke in the middle; nothing "
			    "of it was taken in",
			    url);
	else
		g_set_error(error, KTT_ERROR, KTT_ERROR_UNAVAILABLE, "%s: %s",
			    url, http->curl->easy_strerror(answer->result));
}

/* The server answered, but not with what was asked for. */
static void
set_status_error(const struct ktt_http *http, const char *url,
		 const struct answer *answer, GError **error)
{
	g_autofree char *title = page_title(http, answer);
	enum ktt_error code =
		may_pass(answer) ? KTT_ERROR_AGAIN : KTT_ERROR_UNAVAILABLE;

	if (answer->status == 404 || answer->status == 410)
		g_set_error(error, KTT_ERROR, KTT_ERROR_NOT_FOUND,
			    "%s: the server has no such mail", url);
	else if (title != NULL)
		g_set_error(error, KTT_ERROR, KTT_ERROR_AGAIN,
			    "%s gave a web page (%s) instead of mail: it may "
			    "be keeping programs out; try again later, or "
			    "fetch it in a browser and use 'ktriage import'",
			    url, title);
	else if (answer->retry_after > 0)
		g_set_error(error, KTT_ERROR, code,
			    "%s: the server is busy (%ld) and asks to come "
			    "back in %" G_GINT64_FORMAT " seconds",
			    url, answer->status, answer->retry_after);
	else
		g_set_error(error, KTT_ERROR, code,
			    "%s: the server answered %ld", url, answer->status);
}

static gboolean
is_good(const struct ktt_http *http, const struct answer *answer)
{
	g_autofree char *title = page_title(http, answer);

	return answer->result == CURLE_OK && is_file(http) && title == NULL;
}

static gboolean
wanted_to_stop(const struct ktt_http *http)
{
	return http->options->stop != NULL && http->options->stop();
}

static void
sleep_for(const struct ktt_http *http, double seconds)
{
	gint64 end =
		g_get_monotonic_time() + (gint64)(seconds * G_USEC_PER_SEC);

	while (g_get_monotonic_time() < end && !wanted_to_stop(http))
		g_usleep(G_USEC_PER_SEC / 10);
}

/* FALSE where the wait would be longer than the user wants. */
static gboolean
wait_before(struct ktt_http *http, const char *url, guint attempt,
	    const struct answer *answer)
{
	double seconds = (double)(FIRST_WAIT << MIN(attempt, 10)) *
			 g_random_double_range(0.75, 1.25);
	g_autofree char *line = NULL;

	if (answer->retry_after > 0)
		seconds = (double)answer->retry_after +
			  g_random_double_range(0, 0.5);
	if (http->waited + seconds > http->options->patience)
		return FALSE;
	line = g_strdup_printf(
		"%s: %s; trying again in %.0f seconds", url,
		answer->result == CURLE_OK ? "busy" : "the connection broke",
		seconds);
	if (http->options->tell != NULL)
		http->options->tell(line, http->options->data);
	sleep_for(http, seconds);
	http->waited += seconds;
	return !wanted_to_stop(http);
}

/* One address with all its attempts; FALSE where no answer is of use. */
static gboolean
fetch_at(struct ktt_http *http, const char *url, gboolean post, int fd,
	 struct answer *answer, GError **error)
{
	http->fd = fd;
	http->failed = 0;
	empty_file(http);
	for (guint attempt = 0;; attempt++) {
		answer_clear(answer);
		ask(http, url, post, answer);
		if (is_good(http, answer) || answer->elsewhere != NULL)
			return TRUE;
		if (!may_pass(answer) ||
		    attempt + 1 >= http->options->attempts ||
		    !wait_before(http, url, attempt, answer))
			break;
	}
	if (answer->result != CURLE_OK)
		set_transfer_error(http, url, answer, error);
	else
		set_status_error(http, url, answer, error);
	return FALSE;
}

static gboolean
may_follow(const char *from, const char *to, guint redirects, GError **error)
{
	if (!ktt_url_same_server(from, to))
		g_set_error(error, KTT_ERROR, KTT_ERROR_UNAVAILABLE,
			    "%s leads to another server (%s): not followed",
			    from, to);
	else if (redirects >= MAX_REDIRECTS)
		g_set_error(error, KTT_ERROR, KTT_ERROR_UNAVAILABLE,
			    "%s: more than %d redirects", from, MAX_REDIRECTS);
	else
		return TRUE;
	return FALSE;
}

gboolean
ktt_http_fetch(struct ktt_http *http, const char *url, gboolean post, int fd,
	       GError **error)
{
	g_autofree char *at = g_strdup(url);
	struct answer answer = {0};
	gboolean ok;

	for (guint redirects = 0;; redirects++) {
		ok = fetch_at(http, at, post, fd, &answer, error);
		if (!ok || answer.elsewhere == NULL)
			break;
		ok = may_follow(at, answer.elsewhere, redirects, error);
		if (!ok)
			break;
		g_free(at);
		at = g_steal_pointer(&answer.elsewhere);
	}
	answer_clear(&answer);
	return ok;
}
