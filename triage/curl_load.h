/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * libcurl, loaded when something is sent or fetched and never before: it
 * costs more than all else at the start of a delivery. For http.c and smtp.c
 * only.
 */
#ifndef KTT_CURL_LOAD_H
#define KTT_CURL_LOAD_H

#define CURL_DISABLE_TYPECHECK /* its macros know no function pointers */
#include <curl/curl.h>

#include <glib.h>

struct ktt_curl {
	__typeof__(curl_global_init) *global_init;
	__typeof__(curl_easy_init) *easy_init;
	__typeof__(curl_easy_setopt) *easy_setopt;
	__typeof__(curl_easy_perform) *easy_perform;
	__typeof__(curl_easy_getinfo) *easy_getinfo;
	__typeof__(curl_easy_strerror) *easy_strerror;
	__typeof__(curl_easy_cleanup) *easy_cleanup;
	__typeof__(curl_slist_append) *slist_append;
	__typeof__(curl_slist_free_all) *slist_free_all;
};

/* The functions; stays loaded. NULL and error UNAVAILABLE where there is no
 * libcurl. */
const struct ktt_curl *ktt_curl_load(GError **error);

/* Limits a handle to the protocols named as "http,https". */
CURLcode ktt_curl_protocols(const struct ktt_curl *curl, CURL *handle,
			    const char *names, long bits);

#endif
