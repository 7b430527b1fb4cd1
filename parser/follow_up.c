/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/follow_up.h"
#include "parser/lkp_table.h"
#include "parser/pairs.h"
#include "parser/pasted.h"
#include "parser/pattern.h"
#include "parser/quoted.h"
#include "parser/robots_table.h"
#include "parser/roles.h"
#include "parser/subject.h"
#include "parser/text.h"
#include "parser/warnings.h"

/* Links and trailers of the sender's own text ------------------------- */

/* The Message-ID that the URL ends in; NULL where that is none. */
static char *
linked_id(const struct ktp_match *match)
{
	g_autofree char *id = ktp_match_named(match, "id");
	g_autofree char *decoded = id ? g_uri_unescape_string(id, NULL) : NULL;

	return decoded && strchr(decoded, '@') &&
			       g_utf8_validate(decoded, -1, NULL)
		       ? g_steal_pointer(&decoded)
		       : NULL;
}

static void
add_link(struct ktp_message *message, const struct ktp_match *match)
{
	g_autofree char *decoded = linked_id(match);

	if (!decoded || strcmp(decoded, message->message_id) == 0 ||
	    message->links->len >= KTP_MAX_LINKS)
		return;
	if (!g_ptr_array_find_with_equal_func(message->links, decoded,
					      g_str_equal, NULL))
		g_ptr_array_add(message->links, g_steal_pointer(&decoded));
}

static void
find_links(struct ktp_message *message, const char *text)
{
	const struct ktp_pattern *pattern = ktp_pattern_get(ktp_link_pattern);
	struct ktp_match match = {0};
	gsize at = 0;

	if (!strstr(text, "://"))
		return;
	while (ktp_pattern_match(pattern, text, -1, at, &match)) {
		add_link(message, &match);
		at = match.end[0];
	}
	ktp_match_clear(&match);
}

static void
add_trailer(struct ktp_message *message, const char *text)
{
	const char *name = text + strspn(text, " \t|");
	gsize length = strcspn(name, ":");
	g_autofree char *value = NULL;

	if (name[length] != ':')
		return;
	value = g_strstrip(g_strdup(name + length + 1));
	ktp_pairs_add(message->trailers, name, (gssize)length, value, -1);
	if (ktp_text_has_prefix(name, "Reported-") ||
	    ktp_text_has_prefix(name, "Tested-"))
		message->names_robot |= ktp_robot_is(KTP_ROBOT_CREDIT, value);
}

static void
read_own_text(struct ktp_message *message)
{
	for (guint i = 0; i < message->lines->len; i++) {
		const struct ktp_line *line = message->lines->pdata[i];

		if (line->depth > 0)
			continue;
		find_links(message, line->text);
		if (line->kind == KTP_LINE_TRAILER)
			add_trailer(message, line->text);
	}
}

/* Reports that it quotes, and tables of its own ------------------------ */

/* "Re: [mm] 0123456789: …" answers a report though it quotes none of it. */
static gboolean
subject_answers(const char *subject)
{
	struct ktp_report *report =
		subject ? ktp_subject_report(subject) : NULL;
	gboolean answers = report != NULL;

	ktp_report_free(report);
	return answers;
}

/* A quoted report's id is known where its own links name it. */
static void
name_quoted(struct ktp_message *message)
{
	struct ktp_report *report = message->quoted_report;
	const char *link = report->field[KTP_FIELD_report_link];
	struct ktp_match match = {0};

	if (!link)
		link = report->field[KTP_FIELD_materials_url];
	if (link && ktp_pattern_match(ktp_pattern_get(ktp_link_pattern), link,
				      -1, 0, &match))
		report->message_id = linked_id(&match);
	ktp_match_clear(&match);
}

/*
 * Of several mails that were pasted into one text, the first counts; the text
 * of the others is left out of what is searched.
 */
static void
find_pasted(struct ktp_message *message, struct ktp_pasted *pasted,
	    GPtrArray *lines)
{
	struct ktp_pasted next;

	ktp_pasted_find(pasted, message->lines, 0);
	ktp_pasted_find(&next, message->lines, pasted->end);
	for (guint i = 0; i < next.first; i++)
		g_ptr_array_add(lines, message->lines->pdata[i]);
	if (next.first < message->lines->len)
		ktp_warning_add(message->warnings, KTP_WARNING_PASTED);
	ktp_pasted_clear(&next);
}

/* A pasted report has the subject that it was pasted with. */
static void
find_quoted(struct ktp_message *message, guint *depth)
{
	g_autoptr(GPtrArray) lines = g_ptr_array_new();
	struct ktp_pasted pasted;

	find_pasted(message, &pasted, lines);
	message->quoted_report =
		ktp_quoted_report(lines, message->subject, message->warnings,
				  message->trace, depth);
	if (message->quoted_report && *depth == 0 && pasted.subject) {
		if (message->trace)
			g_ptr_array_set_size(message->trace, 0);
		ktp_report_free(message->quoted_report);
		message->quoted_report = ktp_quoted_report(
			lines, pasted.subject, message->warnings,
			message->trace, depth);
	}
	if (message->quoted_report)
		name_quoted(message);
	if (message->quoted_report && *depth == 0 && pasted.message_id &&
	    !message->quoted_report->message_id)
		message->quoted_report->message_id =
			g_steal_pointer(&pasted.message_id);
	ktp_pasted_clear(&pasted);
}

/* A report that is attached as a message of its own. */
static void
find_enclosed(struct ktp_message *message, struct ktp_mail *mail)
{
	g_autoptr(GPtrArray) lines = ktp_lines_new(mail->enclosed_text, FALSE);
	guint depth;

	message->quoted_report =
		ktp_quoted_report(lines, mail->enclosed_subject,
				  message->warnings, message->trace, &depth);
	if (!message->quoted_report)
		return;
	name_quoted(message);
	if (depth == 0 && mail->enclosed_id) {
		g_free(message->quoted_report->message_id);
		message->quoted_report->message_id =
			g_steal_pointer(&mail->enclosed_id);
	}
}

static void
read_own_tables(struct ktp_message *message)
{
	g_autoptr(GPtrArray) own = ktp_quoted_lines(message->lines, 0);
	g_autofree gboolean *used = g_new0(gboolean, own->len + 1);
	gboolean damaged = FALSE;

	message->comparisons = ktp_lkp_tables(own, used, &damaged);
	if (damaged)
		ktp_warning_add(message->warnings, KTP_WARNING_SIGN_MARK);
}

void
ktp_follow_up_read(struct ktp_message *message, struct ktp_mail *mail)
{
	guint depth = 0;
	gboolean pasted;

	ktp_lines_classify(message->lines);
	read_own_text(message);
	find_quoted(message, &depth);
	pasted = message->quoted_report && depth == 0;
	if (!message->quoted_report && mail->enclosed_text)
		find_enclosed(message, mail);
	if (!pasted) {
		read_own_tables(message);
		ktp_roles_name(message);
	}
	if (message->quoted_report || message->names_robot ||
	    ktp_robot_is_any(KTP_ROBOT_ID, message->references) ||
	    ktp_robot_is_any(KTP_ROBOT_ID, message->links) ||
	    subject_answers(message->subject))
		message->kind = KTP_KIND_FOLLOW_UP;
}
