/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Regular expressions: the one place that knows PCRE2. Every match runs with
 * match, depth and heap limits; a match that hits one counts as no match.
 */
#ifndef KTP_PATTERN_H
#define KTP_PATTERN_H

#include <glib.h>

/* Bytes of a text of no stated length that a pattern sees: real lines are
 * shorter, and hostile ones shall not cost more. */
#define KTP_MAX_SUBJECT 4096

struct ktp_pattern;

/*
 * Compiles a pattern (UTF, extended syntax of PCRE2: see pcre2pattern(3)).
 * Sets KTP_ERROR_INTERNAL with the offset for a pattern that does not compile.
 */
struct ktp_pattern *ktp_pattern_new(const char *pattern, GError **error);
void ktp_pattern_free(struct ktp_pattern *pattern);

/*
 * Compiles a constant pattern once and keeps it for the life of the process,
 * keyed by the address of the string; aborts where it does not compile (the
 * tables' own test finds that first). Thread-safe. Owned by the cache.
 */
const struct ktp_pattern *ktp_pattern_get(const char *constant);

/* A match: valid until the next match with the same struct. */
struct ktp_match {
	const struct ktp_pattern *pattern;
	const char *subject;
	gsize n_groups; /* groups that took part, the whole match included */
	gsize *start;	/* owned; byte offsets; G_MAXSIZE: group not set */
	gsize *end;	/* owned */
};

void ktp_match_clear(struct ktp_match *match);

/*
 * Whether the pattern matches subject (length bytes of valid UTF-8, or -1: up
 * to its end or KTP_MAX_SUBJECT) from offset on. match may be NULL; else it is
 * filled in (zero it first, clear it at the end) and points into subject.
 */
gboolean ktp_pattern_match(const struct ktp_pattern *pattern,
			   const char *subject, gssize length, gsize offset,
			   struct ktp_match *match);

/* Short form for tables: ktp_pattern_match(ktp_pattern_get(c), s, -1, 0, 0). */
gboolean ktp_matches(const char *constant, const char *subject);

/*
 * Whether looking for the pattern in subject (up to its end or KTP_MAX_SUBJECT)
 * would hit a limit. Tells a pattern that backtracks without bound: what is
 * not in a text has to be found out in a few steps for each byte of it.
 */
gboolean ktp_pattern_gives_up(const struct ktp_pattern *pattern,
			      const char *subject);

/* A copy of the named group, NULL where it did not take part or is empty. */
char *ktp_match_named(const struct ktp_match *match, const char *name);

/* Calls fn for each named group that took part, in the pattern's order. */
typedef void (*ktp_group_fn)(const char *name, const char *value, gsize length,
			     gpointer data);
void ktp_match_foreach(const struct ktp_match *match, ktp_group_fn fn,
		       gpointer data);

#endif
