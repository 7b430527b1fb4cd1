/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/pattern.h"
#include "parser/robots_table.h"
#include "triage/git_rules.h"
#include "triage/subject.h"

#define MAX_TEXT 300

static void
claim_free(gpointer data)
{
	struct ktt_git_claim *claim = data;

	g_free(claim->target);
	g_free(claim->text);
	g_free(claim);
}

/* Message-IDs are opaque: percent-decoded where that gives text. */
static char *
take_id(const struct ktp_match *match)
{
	g_autofree char *id = ktp_match_named(match, "id");
	char *plain = id ? g_uri_unescape_string(id, NULL) : NULL;

	return plain && g_utf8_validate(plain, -1, NULL)
		       ? plain
		       : g_strdup((g_free(plain), id));
}

static char *
take_commit(const struct ktp_match *match)
{
	g_autofree char *commit = ktp_match_named(match, "commit");

	return ktt_commit_key(commit);
}

static char *
take_credit(const struct ktp_match *match)
{
	g_autofree char *credit = ktp_match_named(match, "credit");

	if (!credit || !ktp_robot_is(KTP_ROBOT_CREDIT, credit))
		return NULL;
	return g_strstrip(g_steal_pointer(&credit));
}

static char *
take_target(enum ktt_git_kind kind, const struct ktp_match *match)
{
	switch (kind) {
	case KTT_GIT_CLOSES:
	case KTT_GIT_LINK:
		return take_id(match);
	case KTT_GIT_CREDIT:
		return take_credit(match);
	default:
		return take_commit(match);
	}
}

/* The whole lines around the match on one line. */
static char *
take_text(const char *message, const struct ktp_match *match)
{
	const char *begin = message + match->start[0];
	const char *end = message + match->end[0];
	g_autofree char *line = NULL, *clean = NULL;

	while (begin > message && begin[-1] != '\n')
		begin--;
	end += strcspn(end, "\n");
	line = g_strndup(begin, MIN((gsize)(end - begin), MAX_TEXT));
	clean = g_utf8_make_valid(line, -1);
	return g_strstrip(g_strdelimit(g_steal_pointer(&clean), "\n\t", ' '));
}

static gboolean
is_known(const GPtrArray *claims, enum ktt_git_kind kind, const char *target)
{
	for (guint i = 0; i < claims->len; i++) {
		const struct ktt_git_claim *claim = claims->pdata[i];

		if (claim->kind == kind && !strcmp(claim->target, target))
			return TRUE;
	}
	return FALSE;
}

static void
add_claim(GPtrArray *claims, enum ktt_git_kind kind, const char *message,
	  const struct ktp_match *match)
{
	g_autofree char *target = take_target(kind, match);
	struct ktt_git_claim *claim;

	if (!target || is_known(claims, kind, target))
		return;
	claim = g_new0(struct ktt_git_claim, 1);
	claim->kind = kind;
	claim->target = g_steal_pointer(&target);
	claim->text = take_text(message, match);
	g_ptr_array_add(claims, claim);
}

static void
apply_rule(const struct ktt_git_rule *rule, const char *message,
	   GPtrArray *claims)
{
	const struct ktp_pattern *pattern = ktp_pattern_get(rule->pattern);
	struct ktp_match match = {0};
	gsize at = 0;

	while (ktp_pattern_match(pattern, message, -1, at, &match)) {
		at = match.end[0];
		add_claim(claims, rule->kind, message, &match);
	}
	ktp_match_clear(&match);
}

GPtrArray *
ktt_git_claims(const char *message)
{
	GPtrArray *claims = g_ptr_array_new_with_free_func(claim_free);
	g_autofree char *lower = g_ascii_strdown(message, -1);

	for (gsize i = 0; i < ktt_n_git_rules; i++)
		if (strstr(lower, ktt_git_rules[i].hint))
			apply_rule(&ktt_git_rules[i], message, claims);
	return claims;
}

char *
ktt_git_patch_title(const char *subject)
{
	struct ktp_match match = {0};
	char *title = NULL;

	if (subject &&
	    ktp_pattern_match(ktp_pattern_get(ktt_git_patch_rule.pattern),
			      subject, -1, 0, &match))
		title = ktp_match_named(&match, "title");
	ktp_match_clear(&match);
	return title;
}
