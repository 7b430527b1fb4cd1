/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Addresses of servers, and of mails on them. */
#ifndef KTT_URL_H
#define KTT_URL_H

#include <glib.h>

/* The longest Message-ID that is asked for; RFC 5322 has lines of 998. */
#define KTT_URL_MAX_ID 998

/* Whether host names this machine: localhost, 127.0.0.0/8, ::1. */
gboolean ktt_url_is_loopback(const char *host);

/* Scheme, host and port are the same. */
gboolean ktt_url_same_server(const char *a, const char *b);

/*
 * Whether mail may be fetched from there: https, or http on this machine, and
 * no user name in it. Error CONFIG says why not.
 */
gboolean ktt_url_check_server(const char *url, GError **error);

/*
 * Text in which each byte that is not a letter, a digit or one of "-._~" is
 * percent-encoded: nothing in it can end a path or begin a query.
 */
char *ktt_url_encode(const char *text);

/* A Message-ID for a path: what a path may hold (pchar of RFC 3986) but "&",
 * which means something to shells and HTML, stays as it is. */
char *ktt_url_encode_id(const char *message_id);

/*
 * The Message-ID that a user's word means: "<a@b>", "a@b", these behind
 * "Message-ID:", "msgid:", "mid:" or "id:", or a web address with one in its
 * path (https://lore.kernel.org/all/a%40b/t.mbox.gz), whose server does not
 * matter. The caller frees it; NULL and error USAGE.
 */
char *ktt_url_message_id(const char *word, GError **error);

/*
 * "BASE" and the Message-ID, with one slash between and one behind; what would
 * end the path is percent-encoded, "@" is not.
 */
char *ktt_url_of_mail(const char *base, const char *message_id);

#endif
