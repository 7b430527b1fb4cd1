/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/emit.h"
#include "triage/emit_table.h"
#include "triage/json_get.h"
#include "triage/safe.h"
#include "triage/url.h"

enum { DIGITS = 12 };

/* "NAME: VALUE" on one line, whatever the value came from. */
static void
append_line(GString *out, const char *name, const char *value)
{
	g_autofree char *safe = ktt_safe_text(value, -1, KTT_SAFE_LINE);

	g_string_append_printf(out, "%s: %s\n", name, safe);
}

static char *
url_of(const char *archive, const char *message_id)
{
	g_autofree char *path = ktt_url_encode_id(message_id);

	return g_strconcat(archive, g_str_has_suffix(archive, "/") ? "" : "/",
			   path, NULL);
}

static gboolean
is_hex(const char *id)
{
	return id && *id && id[strspn(id, "0123456789abcdefABCDEF")] == '\0' &&
	       strlen(id) >= 7;
}

/* 0123456789ab ("title") */
static char *
commit_words(const char *id, const char *title)
{
	g_autofree char *safe =
		title ? ktt_safe_text(title, -1, KTT_SAFE_LINE) : NULL;

	if (!safe)
		return g_strdup_printf("%.*s", DIGITS, id);
	return g_strdup_printf("%.*s (\"%s\")", DIGITS, id, safe);
}

static const char *
tag_of(const json_t *report, const char *name)
{
	const json_t *tags = json_object_get(report, "tags");

	for (size_t i = 0; i < json_array_size(tags); i++) {
		const json_t *tag = json_array_get(tags, i);
		const char *have = ktt_json_text(tag, "name");

		if (have && !g_ascii_strcasecmp(have, name))
			return ktt_json_text(tag, "value");
	}
	return NULL;
}

/* "NAME <ADDRESS>"; NULL where there is no address. */
static char *
person_words(const json_t *from)
{
	const char *name = ktt_json_text(from, "name");
	const char *address = ktt_json_text(from, "address");

	if (!address)
		return NULL;
	return name && *name ? g_strdup_printf("%s <%s>", name, address)
			     : g_strdup_printf("<%s>", address);
}

static char *
reporter_of(const json_t *view)
{
	const char *asked =
		tag_of(json_object_get(view, "report"), "Reported-by");

	return asked ? g_strdup(asked)
		     : person_words(json_object_get(view, "from"));
}

/* The address that the report asks for, if it is its own: a mail must not
 * make people close what it is not. */
static char *
closes_of(const json_t *view, const char *archive)
{
	const char *asked = ktt_json_inner(view, "report", "report_link");
	const char *id = ktt_json_text(view, "message_id");
	g_autofree char *own = url_of("", id);
	const char *last = asked ? strrchr(asked, '/') : NULL;

	if (last && (!strcmp(last + 1, id) || !strcmp(last, own)))
		return g_strdup(asked);
	return url_of(archive, id);
}

char *
ktt_emit_trailers(const json_t *view, const char *archive)
{
	const json_t *commit =
		json_object_get(json_object_get(view, "report"), "commit");
	const char *id = ktt_json_text(commit, "id");
	g_autofree char *reporter = reporter_of(view);
	g_autofree char *closes = closes_of(view, archive);
	GString *out = g_string_new(NULL);

	if (is_hex(id)) {
		g_autofree char *words =
			commit_words(id, ktt_json_text(commit, "title"));

		append_line(out, "Fixes", words);
	}
	if (reporter)
		append_line(out, "Reported-by", reporter);
	append_line(out, "Closes", closes);
	return g_string_free(out, FALSE);
}

static void
append_command(GString *out, enum ktt_regzbot_verb verb, const char *argument)
{
	g_autofree char *mark =
		g_strconcat("#regzbot ", ktt_regzbot_verbs[verb].name, NULL);

	append_line(out, mark, argument);
}

/* The title of the commit that cures it, as far as the events or a scanned
 * tree tell. */
static const char *
fix_title(const json_t *view, const char *id)
{
	const json_t *list = json_object_get(view, "commits");

	for (size_t i = 0; i < json_array_size(list); i++) {
		const json_t *commit = json_array_get(list, i);
		const char *have = ktt_json_text(commit, "id");

		if (have && g_str_has_prefix(have, id))
			return ktt_json_text(commit, "title");
	}
	list = json_object_get(view, "events");
	for (size_t i = 0; i < json_array_size(list); i++) {
		const json_t *event = json_array_get(list, i);
		const char *have = ktt_json_inner(event, "commit", "id");

		if (have && g_str_has_prefix(have, id))
			return ktt_json_inner(event, "commit", "title");
	}
	return NULL;
}

/* A link or the Message-ID of a mail, as a link. */
static char *
link_words(const char *fix, const char *archive)
{
	return strstr(fix, "://") ? g_strdup(fix) : url_of(archive, fix);
}

static void
append_fix(GString *out, const json_t *view, enum ktt_regzbot_verb verb,
	   const char *archive)
{
	const char *fix = ktt_json_text(view, "fix");
	g_autofree char *words = NULL;

	if (!fix)
		return;
	if (verb == KTT_REGZBOT_FIX && is_hex(fix)) {
		words = commit_words(fix, fix_title(view, fix));
		append_command(out, KTT_REGZBOT_FIX, words);
	} else {
		words = link_words(fix, archive);
		append_command(out,
			       verb == KTT_REGZBOT_FIX ? KTT_REGZBOT_MONITOR
						       : verb,
			       words);
	}
}

static void
append_ending(GString *out, const json_t *view, const char *archive)
{
	enum ktt_status status =
		ktt_status_from_name(ktt_json_text(view, "status"));
	const char *said = ktt_json_inner(view, "reason", "evidence");
	const char *link = ktt_json_text(view, "fix");

	for (gsize i = 0; i < ktt_n_emit_endings; i++) {
		const struct ktt_emit_ending *row = &ktt_emit_endings[i];

		if (row->status != status)
			continue;
		if (!row->words)
			append_fix(out, view, row->verb, archive);
		else
			append_command(out, row->verb,
				       said && *said ? said : row->words);
		return;
	}
	/* Open: a fix that is on its way is worth following. */
	if (link)
		append_fix(out, view, KTT_REGZBOT_FIX, archive);
}

char *
ktt_emit_regzbot(const json_t *view, const char *archive)
{
	const json_t *report = json_object_get(view, "report");
	const json_t *commit = json_object_get(report, "commit");
	const char *id = ktt_json_text(commit, "id");
	const char *subject = ktt_json_text(view, "subject");
	g_autofree char *reporter = person_words(json_object_get(view, "from"));
	GString *out = g_string_new(NULL);

	if (is_hex(id)) {
		g_autofree char *words =
			commit_words(id, ktt_json_text(commit, "title"));

		append_line(out, "#regzbot ^introduced", words);
	}
	if (subject)
		append_command(out, KTT_REGZBOT_TITLE, subject);
	if (reporter)
		append_command(out, KTT_REGZBOT_FROM, reporter);
	append_ending(out, view, archive);
	return g_string_free(out, FALSE);
}
