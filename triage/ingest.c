/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/derive.h"
#include "triage/followup.h"
#include "triage/ingest.h"
#include "triage/ingest_mail.h"
#include "triage/link.h"
#include "triage/own.h"
#include "triage/rawstore.h"
#include "triage/stmt.h"
#include "triage/store_state.h"

static const char known_sql[] =
	"SELECT m.kind <> 'ghost' OR r.message IS NOT NULL FROM message m"
	" LEFT JOIN report r USING (message) WHERE m.message_id = ?";
static const char report_sql[] =
	"SELECT 1 FROM message m JOIN report r USING (message)"
	" WHERE m.message_id = ?";
/* While only facts are added, the latest mails are known as facts alone. */
static const char fact_sql[] =
	"SELECT 1 FROM fact_mail WHERE message_id = ? LIMIT 1";
/* A mail that others put behind a known one in their References. */
static const char awaited_sql[] =
	"SELECT 1 FROM reference a"
	" JOIN reference b ON b.message = a.message AND b.source = 'header'"
	" AND b.position = a.position - 1"
	" JOIN message m ON m.message_id = b.target AND m.kind <> 'ghost'"
	" WHERE a.target = ? AND a.source = 'header' LIMIT 1";

/* Ids that are remembered to be unknown. */
#define MAX_ABSENT 20000

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
any_fact(struct ktt_store *store, const GPtrArray *ids, gboolean *known,
	 GError **error)
{
	return !ktt_store_stale(store) ||
	       any_id(store, fact_sql, ids, known, error);
}

/* Most ids come several times in a thread that nobody has to do with. */
static gboolean
is_known(struct ktt_store *store, const char *id, gboolean *known,
	 GError **error)
{
	GHashTable *absent = ktt_store_absent(store);
	gint64 value = 0;

	if (g_hash_table_contains(absent, id))
		return TRUE;
	if (!ktt_query_int(store, error, &value, known_sql, "t", id))
		return FALSE;
	*known = value != 0;
	if (!*known && g_hash_table_size(absent) < MAX_ABSENT)
		g_hash_table_add(absent, g_strdup(id));
	return TRUE;
}

static gboolean
any_known(struct ktt_store *store, const GPtrArray *ids, gboolean *known,
	  GError **error)
{
	for (guint i = 0; !*known && i < ids->len; i++)
		if (!is_known(store, ids->pdata[i], known, error))
			return FALSE;
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
	return *known || !ktt_store_stale(store) ||
	       ktt_rawstore_awaits(store, message_id, known, error);
}

/* By what skimming found: ids of all kinds, which is seldom more than the
 * message itself would say. */
static gboolean
may_be_related(struct ktt_store *store, const struct ktp_skim *skim,
	       gboolean *may, GError **error)
{
	*may = FALSE;
	return any_known(store, skim->ids, may, error) &&
	       any_fact(store, skim->ids, may, error) &&
	       (!skim->message_id ||
		is_awaited(store, skim->message_id, may, error));
}

/* Whether the message answers, or stands in a thread before, a known one, or
 * links to a known report. */
static gboolean
is_related(struct ktt_store *store, const struct ktp_message *message,
	   gboolean *known, GError **error)
{
	*known = FALSE;
	return any_known(store, message->references, known, error) &&
	       any_id(store, report_sql, message->links, known, error) &&
	       any_fact(store, message->references, known, error) &&
	       any_fact(store, message->links, known, error) &&
	       is_awaited(store, message->message_id, known, error);
}

static gboolean
is_wanted_now(struct ktt_store *store, struct ktt_mail *mail, gboolean *wanted,
	      GError **error)
{
	ktt_mail_skim(mail);
	if (!may_be_related(store, &mail->skim, wanted, error))
		return FALSE;
	if (!*wanted)
		return TRUE;
	ktt_mail_read(mail);
	return is_related(store, mail->message, wanted, error);
}

/* A quote among the mails of this transaction may stand for a report that
 * this one answers; that shows once links are derived. */
static gboolean
is_wanted(struct ktt_store *store, struct ktt_mail *mail, gboolean *wanted,
	  GError **error)
{
	if (!is_wanted_now(store, mail, wanted, error))
		return FALSE;
	if (*wanted || !mail->skim.ids->len ||
	    !g_hash_table_size(ktt_store_dirty(store)))
		return TRUE;
	if (!ktt_link_flush(store, error))
		return FALSE;
	g_hash_table_remove_all(ktt_store_absent(store));
	return is_wanted_now(store, mail, wanted, error);
}

/* A text without fields is no mail, unless it is a report for all that. */
static gboolean
is_no_mail(const struct ktp_message *message)
{
	if (message->kind != KTP_KIND_OTHER)
		return FALSE;
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
keep(struct ktt_store *store, struct ktt_fact *fact, struct ktt_mail *read,
     enum ktt_outcome *outcome, GError **error)
{
	const struct ktp_message *message = read->message;
	struct ktt_known known = {.message = message, .object = &read->object};

	fact->message_id = message->message_id;
	fact->content_hash = message->content_hash;
	fact->list_id = message->list_id;
	fact->auth = message->auth_results;
	if (!ktt_rawstore_add(store, fact, &known.mail, error))
		return FALSE;
	*outcome = message->kind == KTP_KIND_REPORT ? KTT_OUTCOME_REPORT
						    : KTT_OUTCOME_FOLLOW_UP;
	if (ktt_store_stale(store))
		return TRUE;
	ktt_mail_tell(read);
	return ktt_derive(store, message->message_id, &known, error);
}

/* It is of concern by itself, and new: where it has a header, it is kept. */
static gboolean
take_own(struct ktt_store *store, struct ktt_mail *mail, struct ktt_fact *fact,
	 const struct ktt_ingest_options *options, enum ktt_outcome *outcome,
	 GError **error)
{
	gboolean wanted;

	if (!mail->size)
		return quarantine(store, fact, empty, outcome, error);
	ktt_mail_read(mail);
	if (is_no_mail(mail->message)) {
		*outcome = KTT_OUTCOME_NO_MAIL;
		return options->pass_texts ||
		       quarantine(store, fact, no_mail, outcome, error);
	}
	*outcome = KTT_OUTCOME_SKIPPED;
	if (ktt_message_is_own(mail->message))
		return TRUE;
	wanted = options->keep_all || ktp_message_is_of_concern(mail->message);
	if (!wanted && !is_wanted(store, mail, &wanted, error))
		return FALSE;
	return !wanted || keep(store, fact, mail, outcome, error);
}

/* Skimming decides for most mail; only what is left is hashed and looked
 * up, and only what is new is read. */
static gboolean
may_skip(struct ktt_store *store, struct ktt_mail *mail, gboolean keep_all,
	 gboolean *skip, GError **error)
{
	gboolean wanted;

	*skip = FALSE;
	if (keep_all || !mail->size)
		return TRUE;
	ktt_mail_skim(mail);
	if (mail->skim.verdict == KTP_SKIM_READ)
		return TRUE;
	if (!is_wanted(store, mail, &wanted, error))
		return FALSE;
	*skip = !wanted;
	return TRUE;
}

gboolean
ktt_ingest_mail(struct ktt_store *store, struct ktt_mail *mail,
		const struct ktt_ingest_options *options,
		enum ktt_outcome *outcome, GError **error)
{
	struct ktt_fact fact = {
		.raw = mail->raw,
		.size = mail->size,
		.origin = options->origin ? options->origin : "",
		.received = options->now,
	};
	gboolean skip;
	gint64 known;

	*outcome = KTT_OUTCOME_SKIPPED;
	if (!may_skip(store, mail, options->keep_all, &skip, error))
		return FALSE;
	if (skip)
		return TRUE;
	ktt_mail_hash(mail);
	fact.hash = mail->hash;
	if (!ktt_rawstore_find(store, fact.hash, &known, error))
		return FALSE;
	*outcome = KTT_OUTCOME_KNOWN;
	if (known)
		return TRUE;
	return take_own(store, mail, &fact, options, outcome, error);
}

void
ktt_mail_init(struct ktt_mail *mail, const guint8 *raw, gsize size)
{
	memset(mail, 0, sizeof(*mail));
	mail->raw = raw;
	mail->size = size;
}

static void
add_ids(GPtrArray *ids, const GPtrArray *more)
{
	for (guint i = 0; i < more->len; i++)
		g_ptr_array_add(ids, g_strdup(more->pdata[i]));
}

/* What skimming stands in for: all that the parser finds. */
static void
skim_whole(struct ktt_mail *mail)
{
	struct ktp_skim *skim = &mail->skim;
	const struct ktp_message *message;

	ktt_mail_read(mail);
	message = mail->message;
	skim->verdict = KTP_SKIM_READ;
	skim->ids = g_ptr_array_new_with_free_func(g_free);
	add_ids(skim->ids, message->references);
	add_ids(skim->ids, message->links);
	if (!message->synthetic_id)
		skim->message_id = g_strdup(message->message_id);
}

void
ktt_mail_skim(struct ktt_mail *mail)
{
	if (mail->skimmed)
		return;
	mail->skimmed = TRUE;
	if (mail->whole) {
		skim_whole(mail);
		return;
	}
	ktp_skim(&mail->skim, mail->raw, mail->size);
	if (mail->skim.verdict == KTP_SKIM_DECODE)
		ktp_skim_decoded(&mail->skim, mail->raw, mail->size);
}

void
ktt_mail_hash(struct ktt_mail *mail)
{
	if (!mail->hash)
		mail->hash = ktt_hash(mail->raw, mail->size);
}

void
ktt_mail_read(struct ktt_mail *mail)
{
	if (!mail->message)
		mail->message = ktp_message_parse(mail->raw, mail->size);
}

void
ktt_mail_tell(struct ktt_mail *mail)
{
	if (mail->told)
		return;
	mail->told = TRUE;
	ktt_mail_read(mail);
	ktt_followup_events(mail->message);
	ktt_object_make(&mail->object, mail->message);
}

void
ktt_mail_clear(struct ktt_mail *mail)
{
	g_clear_pointer(&mail->hash, g_free);
	ktt_object_clear(&mail->object);
	g_clear_pointer(&mail->message, ktp_message_free);
	if (mail->skimmed)
		ktp_skim_clear(&mail->skim);
}

gboolean
ktt_ingest(struct ktt_store *store, const guint8 *raw, gsize size,
	   const struct ktt_ingest_options *options, enum ktt_outcome *outcome,
	   GError **error)
{
	struct ktt_mail mail;
	gboolean ok;

	ktt_mail_init(&mail, raw, size);
	mail.whole = options->whole;
	ok = ktt_ingest_mail(store, &mail, options, outcome, error);
	ktt_mail_clear(&mail);
	return ok;
}
