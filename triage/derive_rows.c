/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/lines.h"
#include "parser/pairs.h"
#include "parser/robots_table.h"
#include "parser/subject.h"
#include "triage/derive.h"
#include "triage/derive_rows.h"
#include "triage/stmt.h"
#include "triage/subject.h"
#include "triage/text_index.h"

static const char *const clear_sql[] = {
	"DELETE FROM reference WHERE message = ?",
	"DELETE FROM mention WHERE message = ?",
	"DELETE FROM quote WHERE message = ?",
	"DELETE FROM recipient WHERE message = ?",
	"DELETE FROM event WHERE message = ?",
};
static const char reference_sql[] =
	"INSERT INTO reference (message, position, target, source)"
	" VALUES (?, ?, ?, ?)";
static const char mention_sql[] =
	"INSERT OR IGNORE INTO mention (message, source, commit_key)"
	" VALUES (?, ?, ?)";
static const char recipient_sql[] =
	"INSERT OR IGNORE INTO recipient (message, address) VALUES (?, ?)";
static const char quote_sql[] =
	"INSERT INTO quote (message, filled) VALUES (?, ?)";
static const char event_sql[] =
	"INSERT INTO event (message, position, type, confidence, rule,"
	" evidence, commit_id, commit_title, link, result, recovery, command)"
	" VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";

static gboolean
rows_clear(struct ktt_store *store, gint64 row, GError **error)
{
	for (gsize i = 0; i < G_N_ELEMENTS(clear_sql); i++)
		if (!ktt_exec(store, error, clear_sql[i], "i", row))
			return FALSE;
	return ktt_text_index_drop(store, row, error);
}

static gboolean
reference_add(struct ktt_store *store, gint64 row, guint position,
	      const char *target, const char *source, GError **error)
{
	return ktt_exec(store, error, reference_sql, "iitt", row,
			(gint64)position, target, source);
}

/* Whether a Closes: trailer holds the id (as a URL, escaped or not). */
static gboolean
is_closed(const struct ktp_message *m, const char *id)
{
	for (guint i = 0; i < m->trailers->len; i++) {
		const struct ktp_pair *pair = m->trailers->pdata[i];
		g_autofree char *plain = NULL;

		if (g_ascii_strcasecmp(pair->name, "Closes"))
			continue;
		plain = g_uri_unescape_string(pair->value, NULL);
		if (strstr(plain ? plain : pair->value, id))
			return TRUE;
	}
	return FALSE;
}

static gboolean
references_write(struct ktt_store *store, gint64 row,
		 const struct ktp_message *m, GError **error)
{
	const struct ktp_report *quoted = m->quoted_report;
	gint64 ghost;

	for (guint i = 0; i < m->references->len; i++)
		if (!ktt_message_row(store, m->references->pdata[i], &ghost,
				     error) ||
		    !reference_add(store, row, i, m->references->pdata[i],
				   "header", error))
			return FALSE;
	for (guint i = 0; i < m->links->len; i++)
		if (!reference_add(store, row, i, m->links->pdata[i],
				   is_closed(m, m->links->pdata[i]) ? "closes"
								    : "link",
				   error))
			return FALSE;
	if (quoted && quoted->message_id)
		return ktt_message_row(store, quoted->message_id, &ghost,
				       error) &&
		       reference_add(store, row, 0, quoted->message_id, "quote",
				     error);
	return TRUE;
}

static gboolean
mention_add(struct ktt_store *store, gint64 row, const char *source,
	    const char *id, GError **error)
{
	g_autofree char *key = ktt_commit_key(id);

	return !key ||
	       ktt_exec(store, error, mention_sql, "itt", row, source, key);
}

static gboolean
text_mentions(struct ktt_store *store, gint64 row, const char *text,
	      GError **error)
{
	gsize length;

	while ((text = ktt_commit_find(text, &length))) {
		if (!mention_add(store, row, "text", text, error))
			return FALSE;
		text += length;
	}
	return TRUE;
}

static gboolean
is_own_prose(const struct ktp_line *line)
{
	return line->depth == 0 && line->kind == KTP_LINE_PROSE;
}

static gboolean
fixes_mentions(struct ktt_store *store, gint64 row, const struct ktp_message *m,
	       GError **error)
{
	for (guint i = 0; i < m->trailers->len; i++) {
		const struct ktp_pair *pair = m->trailers->pdata[i];

		if (!g_ascii_strcasecmp(pair->name, "Fixes") &&
		    !mention_add(store, row, "fixes", pair->value, error))
			return FALSE;
	}
	return TRUE;
}

/* What a report names itself is in its own row. */
static gboolean
mentions_write(struct ktt_store *store, gint64 row, const struct ktp_message *m,
	       GError **error)
{
	if (m->kind == KTP_KIND_REPORT)
		return TRUE;
	if (!fixes_mentions(store, row, m, error) ||
	    (m->quoted_report &&
	     !mention_add(store, row, "quote", m->quoted_report->commit.id,
			  error)) ||
	    (m->subject && !text_mentions(store, row, m->subject, error)))
		return FALSE;
	for (guint i = 0; i < m->lines->len; i++) {
		const struct ktp_line *line = m->lines->pdata[i];

		if (is_own_prose(line) &&
		    !text_mentions(store, row, line->text, error))
			return FALSE;
	}
	return TRUE;
}

/* How much a quote tells: the fullest one stands for a lost report. */
static gint64
report_filled(const struct ktp_report *report)
{
	gint64 filled = 0;

	for (guint i = 0; i < KTP_N_FIELDS; i++)
		filled += report->field[i] != NULL;
	filled += report->direction != KTP_DIRECTION_NONE;
	filled += report->commit.id != NULL;
	filled += report->commit.title != NULL;
	filled += report->headline.metric != NULL;
	filled += report->parameters->len + report->also->len;
	filled += report->also_seen_on->len + report->failures->len;
	return filled + report->comparisons->len;
}

/* Of a report that nobody quotes, the subject of its answers is left. */
static gboolean
answers_robot(const struct ktp_message *m)
{
	for (guint i = 0; i < m->references->len; i++)
		if (ktp_robot_is(KTP_ROBOT_ID, m->references->pdata[i]))
			return TRUE;
	return FALSE;
}

static gboolean
quote_write(struct ktt_store *store, gint64 row, const struct ktp_message *m,
	    GError **error)
{
	struct ktp_report *told = NULL;
	gint64 filled;

	if (m->kind == KTP_KIND_REPORT)
		return TRUE;
	if (!m->quoted_report && m->subject && answers_robot(m))
		told = ktp_subject_report(m->subject);
	if (!m->quoted_report && !told)
		return TRUE;
	/* The least quote tells more: it comes with its subject. */
	filled = told ? 0 : report_filled(m->quoted_report);
	ktp_report_free(told);
	return ktt_exec(store, error, quote_sql, "ii", row, filled);
}

static gboolean
recipients_write(struct ktt_store *store, gint64 row,
		 const struct ktp_message *m, GError **error)
{
	if (!m->from_robot)
		return TRUE;
	for (guint i = 0; i < m->recipients->len; i++) {
		g_autofree char *address =
			g_ascii_strdown(m->recipients->pdata[i], -1);

		if (!ktt_exec(store, error, recipient_sql, "it", row, address))
			return FALSE;
	}
	return TRUE;
}

static gboolean
event_add(struct ktt_store *store, gint64 row, guint position,
	  const struct ktp_event *event, GError **error)
{
	return ktt_exec(store, error, event_sql, "iitdttttttdt", row,
			(gint64)position, ktp_event_name(event->type),
			event->confidence, event->rule ? event->rule : "",
			event->evidence ? event->evidence : "",
			event->commit.id, event->commit.title, event->link,
			ktp_result_name(event->result), event->recovery,
			event->command);
}

static gboolean
events_write(struct ktt_store *store, gint64 row, const struct ktp_message *m,
	     GError **error)
{
	for (guint i = 0; i < m->events->len; i++)
		if (!event_add(store, row, i, m->events->pdata[i], error))
			return FALSE;
	return TRUE;
}

static GString *
own_prose(const struct ktp_message *m)
{
	GString *prose = g_string_new(NULL);

	for (guint i = 0; i < m->lines->len; i++) {
		const struct ktp_line *line = m->lines->pdata[i];

		if (is_own_prose(line) ||
		    (line->depth == 0 && line->kind == KTP_LINE_TRAILER)) {
			g_string_append(prose, line->text);
			g_string_append_c(prose, '\n');
		}
	}
	return prose;
}

static void
names_add(GString *names, const char *name)
{
	if (name) {
		g_string_append(names, name);
		g_string_append_c(names, '\n');
	}
}

/* Tables of several machines have the same rows: each name once. */
static void
names_add_metrics(GString *names, const GPtrArray *tables)
{
	g_autoptr(GHashTable) seen = g_hash_table_new(g_str_hash, g_str_equal);

	for (guint i = 0; i < tables->len; i++) {
		const struct ktp_comparison *table = tables->pdata[i];

		for (guint j = 0; j < table->metrics->len; j++) {
			const struct ktp_metric *row = table->metrics->pdata[j];

			if (row->name && g_hash_table_add(seen, row->name))
				names_add(names, row->name);
		}
	}
}

static void
names_add_report(GString *names, const struct ktp_report *report)
{
	for (guint i = 0; i < KTP_N_FIELDS; i++)
		names_add(names, report->field[i]);
	names_add(names, report->commit.title);
	names_add(names, report->headline.metric);
	for (guint i = 0; i < report->parameters->len; i++) {
		const struct ktp_pair *pair = report->parameters->pdata[i];

		names_add(names, pair->value);
	}
	for (guint i = 0; i < report->also->len; i++) {
		const struct ktp_also *also = report->also->pdata[i];

		names_add(names, also->testcase);
		names_add(names, also->metric);
	}
	for (guint i = 0; i < report->failures->len; i++)
		names_add(names, report->failures->pdata[i]);
	names_add_metrics(names, report->comparisons);
}

static gboolean
search_write(struct ktt_store *store, gint64 row, const struct ktp_message *m,
	     GError **error)
{
	GString *prose = own_prose(m), *names = g_string_new(NULL);
	const char *subject = m->subject ? m->subject : "";
	gboolean ok;

	if (m->report)
		names_add_report(names, m->report);
	ok = ktt_text_index_put(store, row, subject, prose->str, names->str,
				error);
	g_string_free(prose, TRUE);
	g_string_free(names, TRUE);
	return ok;
}

gboolean
ktt_derive_rows(struct ktt_store *store, gint64 row,
		const struct ktp_message *message, GError **error)
{
	return rows_clear(store, row, error) &&
	       references_write(store, row, message, error) &&
	       mentions_write(store, row, message, error) &&
	       quote_write(store, row, message, error) &&
	       recipients_write(store, row, message, error) &&
	       events_write(store, row, message, error) &&
	       search_write(store, row, message, error);
}
