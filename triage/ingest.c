/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/derive.h"
#include "triage/followup.h"
#include "triage/ingest.h"
#include "triage/ingest_mail.h"
#include "triage/link.h"
#include "triage/rawstore.h"
#include "triage/stmt.h"
#include "triage/store_state.h"

static const char known_sql[] =
	"SELECT m.kind <> 'ghost' OR r.message IS NOT NULL FROM message m"
	" LEFT JOIN report r USING (message) WHERE m.message_id = ?";
static const char report_sql[] =
	"SELECT 1 FROM message m JOIN report r USING (message)"
	" WHERE m.message_id = ?";
/* A mail that others put behind a known one in their References. */
static const char awaited_sql[] =
	"SELECT 1 FROM reference a"
	" JOIN reference b ON b.message = a.message AND b.source = 'header'"
	" AND b.position = a.position - 1"
	" JOIN message m ON m.message_id = b.target AND m.kind <> 'ghost'"
	" WHERE a.target = ? AND a.source = 'header' LIMIT 1";

static const char no_mail[] = "it is not mail: it has no header fields";
static const char empty[] = "it is empty";

static gboolean
any_id(struct ktt_store *store, const char *sql, const GPtrArray *ids,
       gboolean *known, GError **error)
{
	for (guint i = 0; !*known && i < ids->len; i++) {
		gint64 value = 0;

		if (!ktt_query_int(store, error, &value, sql, "t",
				   ids->pdata[i]))
			return FALSE;
		*known = value != 0;
	}
	return TRUE;
}

static gboolean
is_awaited(struct ktt_store *store, const char *message_id, gboolean *known,
	   GError **error)
{
	gint64 value = 0;

	if (*known)
		return TRUE;
	if (!ktt_query_int(store, error, &value, awaited_sql, "t", message_id))
		return FALSE;
	*known = value != 0;
	return TRUE;
}

gboolean
ktt_mail_is_related(struct ktt_store *store, const struct ktp_message *message,
		    gboolean *known, GError **error)
{
	*known = FALSE;
	return any_id(store, known_sql, message->references, known, error) &&
	       any_id(store, report_sql, message->links, known, error) &&
	       is_awaited(store, message->message_id, known, error);
}

/* Reports that quotes stand for are only there once links were derived. */
static gboolean
is_wanted(struct ktt_store *store, const struct ktp_message *message,
	  gboolean keep_all, gboolean *wanted, GError **error)
{
	*wanted = keep_all || ktp_message_is_of_concern(message);
	if (*wanted)
		return TRUE;
	if (!ktt_mail_is_related(store, message, wanted, error))
		return FALSE;
	if (*wanted || !message->references->len)
		return TRUE;
	return ktt_link_flush(store, error) &&
	       ktt_mail_is_related(store, message, wanted, error);
}

static gboolean
has_no_header(const struct ktp_message *message)
{
	for (guint i = 0; i < message->warnings->len; i++)
		if (!strcmp(message->warnings->pdata[i], "no-headers"))
			return TRUE;
	return FALSE;
}

static gboolean
quarantine(struct ktt_store *store, const struct ktt_fact *fact,
	   const char *reason, enum ktt_outcome *outcome, GError **error)
{
	gboolean known;

	if (!ktt_rawstore_quarantine(store, fact, reason, &known, error))
		return FALSE;
	*outcome = known ? KTT_OUTCOME_KNOWN : KTT_OUTCOME_QUARANTINED;
	return TRUE;
}

static gboolean
keep(struct ktt_store *store, struct ktt_fact *fact,
     const struct ktp_message *message, enum ktt_outcome *outcome,
     GError **error)
{
	gint64 mail;

	fact->message_id = message->message_id;
	fact->content_hash = message->content_hash;
	if (!ktt_rawstore_add(store, fact, &mail, error))
		return FALSE;
	*outcome = message->kind == KTP_KIND_REPORT ? KTT_OUTCOME_REPORT
						    : KTT_OUTCOME_FOLLOW_UP;
	return ktt_store_stale(store) ||
	       ktt_derive(store, message->message_id, message, mail, error);
}

gboolean
ktt_ingest_mail(struct ktt_store *store, struct ktt_mail *mail,
		const struct ktt_ingest_options *options,
		enum ktt_outcome *outcome, GError **error)
{
	struct ktt_fact fact = {
		.raw = mail->raw,
		.size = mail->size,
		.hash = mail->hash,
		.origin = options->origin ? options->origin : "",
		.received = options->now,
	};
	gboolean wanted;
	gint64 known;

	if (!ktt_rawstore_find(store, fact.hash, &known, error))
		return FALSE;
	*outcome = KTT_OUTCOME_KNOWN;
	if (known)
		return TRUE;
	ktt_mail_read(mail);
	if (!mail->size || has_no_header(mail->message))
		return quarantine(store, &fact, mail->size ? no_mail : empty,
				  outcome, error);
	if (!is_wanted(store, mail->message, options->keep_all, &wanted, error))
		return FALSE;
	*outcome = KTT_OUTCOME_SKIPPED;
	if (!wanted)
		return TRUE;
	return keep(store, &fact, mail->message, outcome, error);
}

void
ktt_mail_init(struct ktt_mail *mail, const guint8 *raw, gsize size)
{
	mail->raw = raw;
	mail->size = size;
	mail->hash = ktt_hash(raw, size);
	mail->message = NULL;
}

void
ktt_mail_read(struct ktt_mail *mail)
{
	if (!mail->message)
		mail->message = ktt_message_read(mail->raw, mail->size);
}

void
ktt_mail_clear(struct ktt_mail *mail)
{
	g_clear_pointer(&mail->hash, g_free);
	g_clear_pointer(&mail->message, ktp_message_free);
}

gboolean
ktt_ingest(struct ktt_store *store, const guint8 *raw, gsize size,
	   const struct ktt_ingest_options *options, enum ktt_outcome *outcome,
	   GError **error)
{
	struct ktt_mail mail;
	gboolean ok;

	ktt_mail_init(&mail, raw, size);
	ok = ktt_ingest_mail(store, &mail, options, outcome, error);
	ktt_mail_clear(&mail);
	return ok;
}
