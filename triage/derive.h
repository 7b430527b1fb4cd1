/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The derived rows of one message, out of its facts alone. */
#ifndef KTT_DERIVE_H
#define KTT_DERIVE_H

#include <jansson.h>

#include "parser/message.h"
#include "triage/store.h"

/* The JSON object of a message, and the same as it is stored. Making it needs
 * no store, so that another thread may do it. */
struct ktt_object {
	json_t *json;	/* owned */
	guint8 *packed; /* owned */
	gsize size;	/* of packed */
};

/* message has its events already. */
void ktt_object_make(struct ktt_object *object,
		     const struct ktp_message *message);
void ktt_object_clear(struct ktt_object *object);

/* A mail that was read before it is derived from. */
struct ktt_known {
	gint64 mail;			   /* its row */
	const struct ktp_message *message; /* borrowed; with its events */
	const struct ktt_object *object;   /* borrowed */
};

/*
 * Writes the rows of the message with this Message-ID (message, reference,
 * mention, event …, and report where it is one) from the canonical one among
 * its stored mails, and marks it for linking. known: one of them that need not
 * be read again where it is the canonical one, or NULL.
 */
gboolean ktt_derive(struct ktt_store *store, const char *message_id,
		    const struct ktt_known *known, GError **error);

/* The row of a Message-ID; a ghost is made where it has none. */
gboolean ktt_message_row(struct ktt_store *store, const char *message_id,
			 gint64 *message, GError **error);

/*
 * The stored JSON object of a message (page ktriage-json). A new reference;
 * NULL with no error set for a ghost.
 */
json_t *ktt_message_object(struct ktt_store *store, gint64 message,
			   GError **error);

/* Parses a raw mail and finds its events. */
struct ktp_message *ktt_message_read(const guint8 *raw, gsize size);

#endif
