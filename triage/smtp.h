/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Handing a mail to an SMTP server (RFC 5321), with TLS unless it is here. */
#ifndef KTT_SMTP_H
#define KTT_SMTP_H

#include <glib.h>

struct ktt_smtp {
	const char *server;   /* smtp://host[:port] or smtps://host[:port] */
	const char *user;     /* NULL: no AUTH */
	const char *password; /* with user */
	const char *ca_file;  /* NULL: the system's certificates */
	guint timeout;	      /* seconds to connect, and for each answer */
};

/* Error CONFIG where the address is none of the two forms. */
gboolean ktt_smtp_check(const char *server, GError **error);

/*
 * Sends data (CRLF line ends) from and to these addresses, all or none. Over
 * smtp:// STARTTLS is demanded, but not of this machine. Errors: AGAIN (cannot
 * be reached, answers 4xx), UNAVAILABLE (refuses for good: 5xx, no TLS, a bad
 * certificate or password), CONFIG (an address that may not be used).
 */
gboolean ktt_smtp_send(const struct ktt_smtp *smtp, const char *from, char **to,
		       const guint8 *data, gsize size, GError **error);

#endif
