/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/url.h"

#include <arpa/inet.h>
#include <string.h>

#include "triage/error.h"

gboolean
ktt_url_is_loopback(const char *host)
{
	struct in6_addr six;
	struct in_addr four;

	if (host == NULL)
		return FALSE;
	if (g_ascii_strcasecmp(host, "localhost") == 0)
		return TRUE;
	if (inet_pton(AF_INET, host, &four) == 1)
		return ntohl(four.s_addr) >> 24 == IN_LOOPBACKNET;
	return inet_pton(AF_INET6, host, &six) == 1 &&
	       IN6_IS_ADDR_LOOPBACK(&six);
}

static int
port_of(GUri *uri)
{
	int port = g_uri_get_port(uri);

	if (port > 0)
		return port;
	return g_strcmp0(g_uri_get_scheme(uri), "https") == 0 ? 443 : 80;
}

gboolean
ktt_url_same_server(const char *a, const char *b)
{
	g_autoptr(GUri) one = g_uri_parse(a, G_URI_FLAGS_NONE, NULL);
	g_autoptr(GUri) two = g_uri_parse(b, G_URI_FLAGS_NONE, NULL);
	const char *host, *other;

	if (one == NULL || two == NULL)
		return FALSE;
	host = g_uri_get_host(one);
	other = g_uri_get_host(two);
	return host != NULL && other != NULL &&
	       g_ascii_strcasecmp(host, other) == 0 &&
	       strcmp(g_uri_get_scheme(one), g_uri_get_scheme(two)) == 0 &&
	       port_of(one) == port_of(two);
}

gboolean
ktt_url_check_server(const char *url, GError **error)
{
	g_autoptr(GUri) uri = g_uri_parse(url, G_URI_FLAGS_NONE, NULL);
	const char *why = NULL;

	if (uri == NULL || g_uri_get_host(uri) == NULL ||
	    *g_uri_get_host(uri) == '\0')
		why = "it is no web address";
	else if (g_uri_get_userinfo(uri) != NULL)
		why = "it must not hold a user name";
	else if (g_uri_get_query(uri) != NULL || g_uri_get_fragment(uri))
		why = "it must end with a path";
	else if (strcmp(g_uri_get_scheme(uri), "https") != 0 &&
		 !(strcmp(g_uri_get_scheme(uri), "http") == 0 &&
		   ktt_url_is_loopback(g_uri_get_host(uri))))
		why = "it must begin with https:// (http only for this "
		      "machine)";
	if (why == NULL)
		return TRUE;
	g_set_error(error, KTT_ERROR, KTT_ERROR_CONFIG,
		    "the mail server '%s' cannot be used: %s", url, why);
	return FALSE;
}

char *
ktt_url_encode(const char *text)
{
	return g_uri_escape_string(text, NULL, FALSE);
}

/* As public-inbox writes its own links. */
char *
ktt_url_encode_id(const char *message_id)
{
	return g_uri_escape_string(message_id, "@!$'()*+,;=:", FALSE);
}

/* A path of dots would lead elsewhere on the server. */
static gboolean
is_usable(const char *id)
{
	gsize length = strlen(id);

	if (length == 0 || length > KTT_URL_MAX_ID || strspn(id, ".") == length)
		return FALSE;
	for (const char *p = id; *p != '\0'; p++)
		if ((guchar)*p < 0x20 || *p == 0x7f)
			return FALSE;
	return TRUE;
}

static char *
id_of_path(const char *url)
{
	g_auto(GStrv) parts = g_strsplit(url, "/", -1);
	char *id = NULL;

	/* Behind "https:", "" and the host. */
	for (guint i = 3; g_strv_length(parts) > 3 && parts[i] != NULL; i++) {
		g_autofree char *plain = g_uri_unescape_string(parts[i], NULL);

		if (plain == NULL || strchr(plain, '@') == NULL)
			continue;
		g_free(id);
		id = g_steal_pointer(&plain);
	}
	return id;
}

/* What stands before an id in a mail, and in the queries of other programs. */
static const char *
skip_label(const char *word)
{
	static const char *const labels[] = {
		"message-id:", "msgid:", "mid:", "id:"};

	for (guint i = 0; i < G_N_ELEMENTS(labels); i++)
		if (g_ascii_strncasecmp(word, labels[i], strlen(labels[i])) ==
		    0)
			return word + strlen(labels[i]);
	return word;
}

char *
ktt_url_message_id(const char *word, GError **error)
{
	g_autofree char *text = g_strstrip(g_strdup(skip_label(word)));
	gsize length = strlen(text);
	char *id;

	if (strstr(text, "://") != NULL) {
		text[strcspn(text, "?#")] = '\0';
		id = id_of_path(text);
	} else if (length > 2 && *text == '<' && text[length - 1] == '>') {
		id = g_strndup(text + 1, length - 2);
	} else {
		id = g_strdup(text);
	}
	if (id != NULL && is_usable(id))
		return id;
	g_free(id);
	g_set_error(error, KTT_ERROR, KTT_ERROR_USAGE,
		    "'%s' is no Message-ID and no address with one", word);
	return NULL;
}

char *
ktt_url_of_mail(const char *base, const char *message_id)
{
	g_autofree char *id = ktt_url_encode_id(message_id);

	return g_strconcat(base, g_str_has_suffix(base, "/") ? "" : "/", id,
			   "/", NULL);
}
