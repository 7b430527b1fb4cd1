/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/curl_load.h"

#include "parser/library.h"
#include "triage/error.h"

static struct ktt_curl loaded;

/* The name that programs are linked with, then Debian's other builds. */
static const char *const libraries[] = {
	"libcurl.so.4",
	"libcurl-gnutls.so.4",
	"libcurl-nss.so.4",
};

static const struct ktp_symbol functions[] = {
#define FUNCTION(name)                                                         \
	{                                                                      \
		"curl_" #name, G_STRUCT_OFFSET(struct ktt_curl, name)          \
	}
	FUNCTION(global_init),	  FUNCTION(easy_init),
	FUNCTION(easy_setopt),	  FUNCTION(easy_perform),
	FUNCTION(easy_getinfo),	  FUNCTION(easy_strerror),
	FUNCTION(easy_cleanup),	  FUNCTION(slist_append),
	FUNCTION(slist_free_all),
#undef FUNCTION
};

static gboolean
load(void)
{
	for (gsize i = 0; i < G_N_ELEMENTS(libraries); i++)
		if (!ktp_library_load(libraries[i], functions,
				      G_N_ELEMENTS(functions), &loaded) &&
		    loaded.global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK)
			return TRUE;
	return FALSE;
}

const struct ktt_curl *
ktt_curl_load(GError **error)
{
	static gboolean ready;

	ready = ready || load();
	if (ready)
		return &loaded;
	g_set_error(error, KTT_ERROR, KTT_ERROR_UNAVAILABLE,
		    "the network needs libcurl (%s), which cannot be loaded",
		    libraries[0]);
	return NULL;
}

CURLcode
ktt_curl_protocols(const struct ktt_curl *curl, CURL *handle, const char *names,
		   long bits)
{
#if LIBCURL_VERSION_NUM >= 0x075500
	(void)bits;
	return curl->easy_setopt(handle, CURLOPT_PROTOCOLS_STR, names);
#else
	(void)names;
	return curl->easy_setopt(handle, CURLOPT_PROTOCOLS, bits);
#endif
}
