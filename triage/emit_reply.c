/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/lines.h"
#include "parser/message.h"
#include "parser/pattern.h"
#include "triage/emit.h"
#include "triage/emit_table.h"
#include "triage/error.h"
#include "triage/mail_head.h"
#include "triage/rawstore.h"
#include "triage/safe.h"
#include "triage/stmt.h"

/* Lines of a report without numbers that are quoted at most. */
#define MAX_QUOTED 60

static const char mail_sql[] =
	"SELECT coalesce(mail, 0) FROM message WHERE message = ?";

static struct ktp_message *
load(struct ktt_store *store, gint64 report, GError **error)
{
	struct ktp_message *message;
	gint64 mail = 0;
	guint8 *raw;
	gsize size;

	if (!ktt_query_int(store, error, &mail, mail_sql, "i", report))
		return NULL;
	if (!mail) {
		g_set_error(error, KTT_ERROR, KTT_ERROR_NOT_FOUND,
			    "the report itself never came; \"ktriage fetch\" "
			    "can get it");
		return NULL;
	}
	raw = ktt_rawstore_get(store, mail, &size, error);
	if (!raw)
		return NULL;
	message = ktp_message_parse(raw, size);
	g_free(raw);
	return message;
}

static void
append_word(GString *out, const char *separator, const char *format,
	    const char *word)
{
	if (!ktt_mail_head_word(word))
		return;
	g_string_append_printf(out, "%s", out->len ? separator : "");
	g_string_append_printf(out, *format ? "<%s>" : "%s", word);
}

static gboolean
is_listed(const struct ktp_message *m, guint before, const char *address)
{
	if (m->from_address && !g_ascii_strcasecmp(m->from_address, address))
		return TRUE;
	for (guint i = 0; i < before; i++)
		if (!g_ascii_strcasecmp(m->recipients->pdata[i], address))
			return TRUE;
	return FALSE;
}

static gboolean
append_people(GString *out, const struct ktp_message *m, GError **error)
{
	g_autoptr(GString) to = g_string_new(NULL), cc = g_string_new(NULL);

	append_word(to, ", ", "", m->from_address);
	for (guint i = 0; i < m->recipients->len; i++)
		if (!is_listed(m, i, m->recipients->pdata[i]))
			append_word(cc, ", ", "", m->recipients->pdata[i]);
	return (!to->len ||
		ktt_mail_head_set(out, "To", to->str, FALSE, error)) &&
	       (!cc->len ||
		ktt_mail_head_set(out, "Cc", cc->str, FALSE, error));
}

static gboolean
append_subject(GString *out, const struct ktp_message *m, GError **error)
{
	g_autofree char *safe = ktt_safe_text(m->subject, -1, KTT_SAFE_LINE);
	g_autofree char *answer = g_ascii_strncasecmp(safe, "re:", 3)
					  ? g_strconcat("Re: ", safe, NULL)
					  : g_strdup(safe);

	return ktt_mail_head_set(out, "Subject", answer, TRUE, error);
}

/* An id that was made up for a mail without one leads nowhere. */
static gboolean
append_thread(GString *out, const struct ktp_message *m, GError **error)
{
	g_autoptr(GString) chain = g_string_new(NULL);
	g_autoptr(GString) own = g_string_new(NULL);

	if (m->synthetic_id || !ktt_mail_head_word(m->message_id))
		return TRUE;
	append_word(own, " ", "<>", m->message_id);
	for (guint i = 0; i < m->references->len; i++)
		append_word(chain, " ", "<>", m->references->pdata[i]);
	append_word(chain, " ", "<>", m->message_id);
	return ktt_mail_head_set(out, "In-Reply-To", own->str, FALSE, error) &&
	       ktt_mail_head_set(out, "References", chain->str, FALSE, error);
}

static void
append_attribution(GString *out, const struct ktp_message *m)
{
	g_autoptr(GDateTime) date = g_date_time_new_from_unix_utc(m->date);
	g_autofree char *day = m->has_date && date
				       ? g_date_time_format(date, "%Y-%m-%d")
				       : g_strdup("an unknown day");
	const char *name =
		m->from_name && *m->from_name ? m->from_name : m->from_address;
	g_autofree char *safe =
		ktt_safe_text(name ? name : "somebody", -1, KTT_SAFE_LINE);

	g_string_append_printf(out, "On %s, %s wrote:\n", day, safe);
}

/* Blank lines at either end are not worth a quote. */
static void
append_quote(GString *out, const struct ktp_message *m)
{
	guint blank = 0;
	gboolean begun = FALSE;

	for (guint i = 0; i < m->lines->len && i < MAX_QUOTED; i++) {
		const struct ktp_line *line = m->lines->pdata[i];
		g_autofree char *safe =
			ktt_safe_text(line->raw, -1, KTT_SAFE_TEXT);

		if (ktp_matches(ktt_emit_numbers.pattern, line->raw))
			return;
		g_strchomp(safe);
		if (!*safe) {
			blank += begun;
			continue;
		}
		for (; blank; blank--)
			g_string_append(out, ">\n");
		g_string_append_printf(out, *safe == '>' ? ">%s\n" : "> %s\n",
				       safe);
		begun = TRUE;
	}
}

static gboolean
append_head(GString *out, const struct ktp_message *m, GError **error)
{
	return append_people(out, m, error) && append_subject(out, m, error) &&
	       append_thread(out, m, error);
}

char *
ktt_emit_reply_head(struct ktt_store *store, gint64 report, GError **error)
{
	struct ktp_message *message = load(store, report, error);
	GString *out = g_string_new(NULL);
	gboolean ok = message && append_head(out, message, error);

	if (message)
		ktp_message_free(message);
	return g_string_free(out, !ok);
}

static gboolean
append_mime(GString *out, GError **error)
{
	return ktt_mail_head_set(out, "MIME-Version", "1.0", FALSE, error) &&
	       ktt_mail_head_set(out, "Content-Type",
				 "text/plain; charset=utf-8", FALSE, error) &&
	       ktt_mail_head_set(out, "Content-Transfer-Encoding", "8bit",
				 FALSE, error);
}

char *
ktt_emit_reply(struct ktt_store *store, gint64 report, GError **error)
{
	struct ktp_message *message = load(store, report, error);
	GString *out = g_string_new(NULL);
	gboolean ok = message && append_head(out, message, error) &&
		      append_mime(out, error);

	if (ok) {
		g_string_append_c(out, '\n');
		append_attribution(out, message);
		append_quote(out, message);
		g_string_append_c(out, '\n');
	}
	if (message)
		ktp_message_free(message);
	return g_string_free(out, !ok);
}
