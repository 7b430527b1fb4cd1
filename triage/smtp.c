/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/curl_load.h"
#include "triage/smtp.h"

#include <string.h>

#include "triage/address.h"
#include "triage/error.h"
#include "triage/safe.h"
#include "triage/url.h"

struct sending {
	const struct ktt_curl *curl;
	CURL *handle;
	const guint8 *data; /* what is still to be sent */
	gsize left;
	GString *answer; /* the server's last refusal */
};

static GUri *
parse_server(const char *server, GError **error)
{
	GUri *uri = g_uri_parse(server, G_URI_FLAGS_NONE, NULL);
	const char *scheme = uri ? g_uri_get_scheme(uri) : "";
	const char *path = uri ? g_uri_get_path(uri) : "";

	if ((strcmp(scheme, "smtp") == 0 || strcmp(scheme, "smtps") == 0) &&
	    g_uri_get_host(uri) != NULL && *g_uri_get_host(uri) != '\0' &&
	    g_uri_get_userinfo(uri) == NULL &&
	    (*path == '\0' || strcmp(path, "/") == 0))
		return uri;
	if (uri != NULL)
		g_uri_unref(uri);
	g_set_error(error, KTT_ERROR, KTT_ERROR_CONFIG,
		    "the mail server '%s' must be smtps://HOST[:PORT] or "
		    "smtp://HOST[:PORT]",
		    server);
	return NULL;
}

gboolean
ktt_smtp_check(const char *server, GError **error)
{
	g_autoptr(GUri) uri = parse_server(server, error);

	return uri != NULL;
}

static size_t
give_bytes(char *buffer, size_t size, size_t count, void *user)
{
	struct sending *sending = user;
	gsize length = MIN(size * count, sending->left);

	memcpy(buffer, sending->data, length);
	sending->data += length;
	sending->left -= length;
	return length;
}

static size_t
take_answer(char *data, size_t size, size_t count, void *user)
{
	struct sending *sending = user;

	/* Politeness at the end is not what it refused the mail with. */
	if (size * count == 0 || (*data != '4' && *data != '5'))
		return size * count;
	g_string_truncate(sending->answer, 0);
	ktt_safe_append(sending->answer, data, (gssize)(size * count),
			KTT_SAFE_LINE);
	return size * count;
}

static gboolean
check_addresses(const char *from, char **to, GError **error)
{
	const char *bad = ktt_address_is_valid(from) ? NULL : from;

	for (char **p = to; bad == NULL && *p != NULL; p++)
		bad = ktt_address_is_valid(*p) ? NULL : *p;
	if (bad == NULL && *to != NULL)
		return TRUE;
	g_set_error(error, KTT_ERROR, KTT_ERROR_CONFIG,
		    "'%s' is no mail address that can be used", bad ? bad : "");
	return FALSE;
}

static void
set_security(struct sending *sending, const struct ktt_smtp *smtp,
	     gboolean loopback)
{
	const struct ktt_curl *curl = sending->curl;
	CURL *h = sending->handle;

	ktt_curl_protocols(curl, h, "smtp,smtps",
			   CURLPROTO_SMTP | CURLPROTO_SMTPS);
	curl->easy_setopt(h, CURLOPT_USE_SSL,
			  loopback && smtp->ca_file == NULL
				  ? (long)CURLUSESSL_NONE
				  : (long)CURLUSESSL_ALL);
	if (smtp->ca_file != NULL)
		curl->easy_setopt(h, CURLOPT_CAINFO, smtp->ca_file);
	if (loopback)
		curl->easy_setopt(h, CURLOPT_NOPROXY, "*");
	if (smtp->user == NULL)
		return;
	curl->easy_setopt(h, CURLOPT_USERNAME, smtp->user);
	curl->easy_setopt(h, CURLOPT_PASSWORD, smtp->password);
}

static void
set_up(struct sending *sending, const struct ktt_smtp *smtp, const char *from,
       struct curl_slist *to)
{
	const struct ktt_curl *curl = sending->curl;
	CURL *h = sending->handle;

	curl->easy_setopt(h, CURLOPT_NOSIGNAL, 1L);
	curl->easy_setopt(h, CURLOPT_URL, smtp->server);
	curl->easy_setopt(h, CURLOPT_CONNECTTIMEOUT, (long)smtp->timeout);
	/* By its old name, which all versions know. */
	curl->easy_setopt(h, CURLOPT_FTP_RESPONSE_TIMEOUT, (long)smtp->timeout);
	curl->easy_setopt(h, CURLOPT_LOW_SPEED_LIMIT, 1L);
	curl->easy_setopt(h, CURLOPT_LOW_SPEED_TIME, (long)smtp->timeout);
	curl->easy_setopt(h, CURLOPT_MAIL_FROM, from);
	curl->easy_setopt(h, CURLOPT_MAIL_RCPT, to);
	curl->easy_setopt(h, CURLOPT_UPLOAD, 1L);
	curl->easy_setopt(h, CURLOPT_READFUNCTION, give_bytes);
	curl->easy_setopt(h, CURLOPT_READDATA, sending);
	curl->easy_setopt(h, CURLOPT_HEADERFUNCTION, take_answer);
	curl->easy_setopt(h, CURLOPT_HEADERDATA, sending);
}

/* By what the server answered, where it did: libcurl's own codes do not tell
 * what may pass from what may not. */
static void
set_error(const struct sending *sending, const struct ktt_smtp *smtp,
	  CURLcode result, GError **error)
{
	static const CURLcode final[] = {
		CURLE_LOGIN_DENIED,
		CURLE_USE_SSL_FAILED,
		CURLE_PEER_FAILED_VERIFICATION,
		CURLE_SSL_CACERT_BADFILE,
		CURLE_UNSUPPORTED_PROTOCOL,
	};
	enum ktt_error code = KTT_ERROR_AGAIN;
	long answer = 0;

	sending->curl->easy_getinfo(sending->handle, CURLINFO_RESPONSE_CODE,
				    &answer);
	for (gsize i = 0; i < G_N_ELEMENTS(final); i++)
		if (result == final[i])
			code = KTT_ERROR_UNAVAILABLE;
	if (answer >= 400)
		code = answer >= 500 ? KTT_ERROR_UNAVAILABLE : KTT_ERROR_AGAIN;
	g_set_error(error, KTT_ERROR, code,
		    "%s did not take the mail%s: %s%s%s", smtp->server,
		    code == KTT_ERROR_AGAIN ? ", this time" : "",
		    sending->curl->easy_strerror(result),
		    answer >= 400 ? "; it said: " : "",
		    answer >= 400 ? sending->answer->str : "");
}

static gboolean
perform(struct sending *sending, const struct ktt_smtp *smtp, GError **error)
{
	CURLcode result = sending->curl->easy_perform(sending->handle);

	if (result == CURLE_OK && sending->left == 0)
		return TRUE;
	set_error(sending, smtp, result, error);
	return FALSE;
}

gboolean
ktt_smtp_send(const struct ktt_smtp *smtp, const char *from, char **to,
	      const guint8 *data, gsize size, GError **error)
{
	struct sending sending = {.data = data, .left = size};
	g_autoptr(GUri) uri = parse_server(smtp->server, error);
	struct curl_slist *list = NULL;
	gboolean ok;

	if (uri == NULL || !check_addresses(from, to, error))
		return FALSE;
	sending.curl = ktt_curl_load(error);
	if (sending.curl == NULL)
		return FALSE;
	sending.handle = sending.curl->easy_init();
	sending.answer = g_string_new(NULL);
	for (char **p = to; *p != NULL; p++)
		list = sending.curl->slist_append(list, *p);
	set_security(&sending, smtp, ktt_url_is_loopback(g_uri_get_host(uri)));
	set_up(&sending, smtp, from, list);
	ok = perform(&sending, smtp, error);
	sending.curl->slist_free_all(list);
	sending.curl->easy_cleanup(sending.handle);
	g_string_free(sending.answer, TRUE);
	return ok;
}
