/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Which rule gave which value, and from what text: "ktriage parse --explain".
 */
#ifndef KTP_TRACE_H
#define KTP_TRACE_H

#include <glib.h>

struct ktp_trace_entry {
	char *key;   /* owned; path in the report object: "commit.id" */
	char *value; /* owned; as it stands in the text */
	char *rule;  /* owned; name of a rule, or of what else found it */
	char *text;  /* owned; the line, white space folded */
};

/* An empty trace: a list that frees its elements. */
GPtrArray *ktp_trace_new(void);

/*
 * Adds an entry; what is given is copied, text may be NULL. Does nothing where
 * trace is NULL, so that callers need not ask.
 */
void ktp_trace_add(GPtrArray *trace, const char *rule, const char *key,
		   const char *value, gssize length, const char *text);

/*
 * The last entry of that key with that value (numbers are compared as such),
 * or NULL: rules try, and what others say may count in the end.
 */
const struct ktp_trace_entry *
ktp_trace_find(const GPtrArray *trace, const char *key, const char *value);

#endif
