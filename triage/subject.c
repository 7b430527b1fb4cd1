/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/subject.h"

static gboolean
is_word(char c)
{
	return g_ascii_isalnum(c) || c == '_';
}

static gsize
hex_length(const char *text)
{
	gsize length = 0;

	while (g_ascii_isxdigit(text[length]))
		length++;
	return length;
}

/* Neither a number nor a word: 0000000000 and effaced are none. */
static gboolean
looks_like_commit(const char *text, gsize length)
{
	gboolean digit = FALSE, letter = FALSE;

	if (length < KTT_COMMIT_KEY || length > 40)
		return FALSE;
	for (gsize i = 0; i < length; i++) {
		digit |= g_ascii_isdigit(text[i]);
		letter |= g_ascii_isalpha(text[i]);
	}
	return digit && letter;
}

const char *
ktt_commit_find(const char *text, gsize *length)
{
	const char *at = text;

	while (*at) {
		if (!is_word(*at)) {
			at++;
			continue;
		}
		*length = hex_length(at);
		if (!is_word(at[*length]) && looks_like_commit(at, *length))
			return at;
		while (is_word(*at))
			at++;
	}
	return NULL;
}

char *
ktt_commit_key(const char *id)
{
	if (!id || hex_length(id) < KTT_COMMIT_KEY)
		return NULL;
	return g_ascii_strdown(id, KTT_COMMIT_KEY);
}

/* The commit of a robot's subject stands before a colon. */
static const char *
subject_commit_at(const char *subject)
{
	gsize length;
	const char *at = subject;

	while ((at = ktt_commit_find(at, &length))) {
		if (at[length] == ':')
			return at;
		at += length;
	}
	return NULL;
}

char *
ktt_subject_commit(const char *subject)
{
	return subject ? ktt_commit_key(subject_commit_at(subject)) : NULL;
}

static const char *
skip_prefix(const char *subject)
{
	for (gsize i = 0; ktt_subject_prefixes[i]; i++) {
		gsize length = strlen(ktt_subject_prefixes[i]);

		if (!g_ascii_strncasecmp(subject, ktt_subject_prefixes[i],
					 length))
			return subject + length;
	}
	return subject;
}

static const char *
skip_prefixes(const char *subject)
{
	const char *before;

	do {
		before = subject;
		while (*subject == ' ')
			subject++;
		subject = skip_prefix(subject);
	} while (subject != before);
	return subject;
}

char *
ktt_subject_base(const char *subject)
{
	const char *commit;

	if (!subject)
		return NULL;
	commit = subject_commit_at(subject);
	return g_ascii_strdown(commit ? commit : skip_prefixes(subject), -1);
}
