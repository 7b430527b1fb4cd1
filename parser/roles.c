/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/lines.h"
#include "parser/pattern.h"
#include "parser/roles.h"
#include "parser/roles_table.h"
#include "parser/subject.h"

static enum ktp_role
by_rules(enum ktp_role_place place, const char *text)
{
	for (guint i = 0; text && i < ktp_n_role_rules; i++)
		if (ktp_role_rules[i].place == place &&
		    ktp_matches(ktp_role_rules[i].pattern, text))
			return ktp_role_rules[i].role;
	return KTP_ROLE_NONE;
}

/* The line with the word at match written as the rules want it. */
static char *
marked(const char *text, const struct ktp_match *match)
{
	return g_strdup_printf("%.*s<ID>%s", (int)match->start[0], text,
			       text + match->end[0]);
}

static enum ktp_role
by_line(const char *text, const char *id)
{
	const struct ktp_pattern *word = ktp_pattern_get(ktp_role_word);
	enum ktp_role role = KTP_ROLE_NONE;
	struct ktp_match match = {0};
	gsize at = 0;

	while (!role && ktp_pattern_match(word, text, -1, at, &match)) {
		gsize length = match.end[0] - match.start[0];
		g_autofree char *found =
			g_strndup(text + match.start[0], length);

		at = match.end[0];
		if (ktp_commit_same(found, id)) {
			g_autofree char *line = marked(text, &match);

			role = by_rules(KTP_ROLE_TEXT, line);
		}
	}
	ktp_match_clear(&match);
	return role;
}

/*
 * The line of own prose at that place, with the next one where its sentence
 * may go on there; owned. NULL: it is none.
 */
static char *
prose_at(const GPtrArray *lines, guint at)
{
	const struct ktp_line *line = lines->pdata[at];
	const struct ktp_line *next =
		at + 1 < lines->len ? lines->pdata[at + 1] : NULL;

	if (line->depth > 0 || line->kind != KTP_LINE_PROSE)
		return NULL;
	if (!next || next->depth > 0 || next->kind != KTP_LINE_PROSE)
		return g_strdup(line->text);
	return g_strconcat(line->text, " ", next->text, NULL);
}

/* What a line says, or else one that is broken into two. */
static enum ktp_role
by_text(const GPtrArray *lines, const char *id)
{
	enum ktp_role role = KTP_ROLE_NONE;

	for (guint i = 0; id && !role && i < lines->len; i++) {
		const struct ktp_line *line = lines->pdata[i];

		if (line->depth == 0)
			role = by_line(line->text, id);
	}
	for (guint i = 0; id && !role && i < lines->len; i++) {
		g_autofree char *text = prose_at(lines, i);

		if (text)
			role = by_line(text, id);
	}
	return role;
}

/*
 * What the mail says of the one thing that it tests; or, where the robot
 * answers, what it was asked to test.
 */
static enum ktp_role
by_mail(const struct ktp_message *message)
{
	const GPtrArray *lines = message->lines;
	enum ktp_role role = KTP_ROLE_NONE;

	for (guint i = 0; !role && i < lines->len; i++) {
		g_autofree char *text = prose_at(lines, i);

		role = by_rules(KTP_ROLE_MAIL, text);
	}
	for (guint i = 0; !role && message->from_robot && i < lines->len; i++) {
		const struct ktp_line *line = lines->pdata[i];

		if (line->depth > 0)
			role = by_rules(KTP_ROLE_QUOTE, line->text);
	}
	return role;
}

/* The one column behind the blamed one that has no name and is no cure yet. */
static struct ktp_commit *
nameless(const struct ktp_comparison *table)
{
	struct ktp_commit *found = NULL;
	gboolean behind = FALSE;

	for (guint i = 0; i < table->commits->len; i++) {
		struct ktp_commit *commit = table->commits->pdata[i];

		if (commit->role == KTP_ROLE_FIX ||
		    commit->role == KTP_ROLE_REVERT)
			return NULL;
		if (behind && !commit->role && found)
			return NULL;
		if (behind && !commit->role)
			found = commit;
		behind = behind || commit->role == KTP_ROLE_BLAMED;
	}
	return found;
}

static void
name_tested(const struct ktp_message *message)
{
	enum ktp_role role = KTP_ROLE_NONE;

	for (guint i = 0; i < message->comparisons->len; i++) {
		struct ktp_commit *commit =
			nameless(message->comparisons->pdata[i]);

		if (commit && !role)
			role = by_mail(message);
		if (commit)
			commit->role = role;
	}
}

/* A column may be named by the list of another table of the same mail. */
static enum ktp_role
by_tables(const GPtrArray *tables, const char *id)
{
	for (guint t = 0; t < tables->len; t++) {
		const struct ktp_comparison *table = tables->pdata[t];

		for (guint i = 0; i < table->commits->len; i++) {
			const struct ktp_commit *commit =
				table->commits->pdata[i];

			if (commit->role && ktp_commit_same(commit->id, id))
				return commit->role;
		}
	}
	return KTP_ROLE_NONE;
}

static void
name_again(const GPtrArray *tables, const struct ktp_comparison *table)
{
	for (guint i = 0; i < table->commits->len; i++) {
		struct ktp_commit *commit = table->commits->pdata[i];

		if (!commit->role)
			commit->role = by_tables(tables, commit->id);
	}
}

/* The report that the message answers: of the thread, else of the quote. */
static const struct ktp_report *
answered(const struct ktp_message *message, const struct ktp_report *of_subject)
{
	return of_subject && of_subject->commit.id ? of_subject
						   : message->quoted_report;
}

/* The blamed commit, and the one before it. */
static void
name_known(const struct ktp_comparison *table, const char *blamed)
{
	for (guint i = 0; i < table->commits->len; i++) {
		struct ktp_commit *commit = table->commits->pdata[i];
		struct ktp_commit *before =
			i > 0 ? table->commits->pdata[i - 1] : NULL;

		if (!ktp_commit_same(commit->id, blamed))
			continue;
		commit->role = KTP_ROLE_BLAMED;
		if (before)
			before->role = KTP_ROLE_PARENT;
		return;
	}
}

static void
name_others(const struct ktp_message *message,
	    const struct ktp_comparison *table)
{
	for (guint i = 0; i < table->commits->len; i++) {
		struct ktp_commit *commit = table->commits->pdata[i];

		if (!commit->role)
			commit->role = by_rules(KTP_ROLE_ID, commit->id);
		if (!commit->role)
			commit->role = by_rules(KTP_ROLE_TITLE, commit->title);
		if (!commit->role)
			commit->role = by_text(message->lines, commit->id);
	}
}

void
ktp_roles_name_report(struct ktp_report *report)
{
	for (guint i = 0; i < report->comparisons->len; i++)
		name_known(report->comparisons->pdata[i], report->commit.id);
}

void
ktp_roles_name(struct ktp_message *message)
{
	struct ktp_report *of_subject = NULL;
	const struct ktp_report *report;

	if (message->comparisons->len == 0)
		return;
	if (message->subject)
		of_subject = ktp_subject_report(message->subject);
	report = answered(message, of_subject);
	for (guint i = 0; i < message->comparisons->len; i++) {
		if (report)
			name_known(message->comparisons->pdata[i],
				   report->commit.id);
		name_others(message, message->comparisons->pdata[i]);
	}
	for (guint i = 0; i < message->comparisons->len; i++)
		name_again(message->comparisons,
			   message->comparisons->pdata[i]);
	name_tested(message);
	ktp_report_free(of_subject);
}
