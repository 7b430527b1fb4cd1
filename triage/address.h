/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Addresses that we write to, from people and from the configuration. */
#ifndef KTT_ADDRESS_H
#define KTT_ADDRESS_H

#include <glib.h>

struct ktt_address {
	char *name;    /* owned or NULL */
	char *address; /* owned: local@domain */
};

/*
 * Whether address may stand in the envelope of a mail (RFC 5321, section
 * 4.1.2, without quoted local parts and literals): letters, digits and the
 * few signs that atoms have, one @, 254 bytes at most. Nothing that passes can
 * end a command of SMTP or be an option of a program.
 */
gboolean ktt_address_is_valid(const char *address);

/* "Name <local@domain>" or "local@domain"; error CONFIG. */
gboolean ktt_address_parse(const char *text, struct ktt_address *address,
			   GError **error);
void ktt_address_clear(struct ktt_address *address);

/*
 * Addresses of a list with commas between (none may stand in a name), as an
 * array of owned struct ktt_address *; the caller unrefs it. Error CONFIG.
 */
GPtrArray *ktt_address_list(const char *text, GError **error);

/* What follows the @. */
const char *ktt_address_domain(const char *address);

#endif
