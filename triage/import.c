/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "parser/error.h"
#include "triage/ahead.h"
#include "triage/error.h"
#include "triage/import.h"
#include "triage/late.h"
#include "triage/rawstore.h"
#include "triage/replay.h"
#include "triage/store_state.h"
#include "triage/text_index.h"

/* A transaction ends after so many messages kept or looked at: each costs a
 * sync, and holds off deliveries meanwhile. */
#define BATCH_KEPT 200
#define BATCH_SEEN 10000
#define TELL_EVERY 64
/* Of mails that wait for what they answer in the second reading. */
#define MAX_WAITING_BYTES (256 * 1024 * 1024)

struct import {
	struct ktt_store *store;
	const struct ktt_import_options *options;
	struct ktt_import_counts *counts;
	struct ktp_source *source;
	struct ktt_late *late;
	struct ktt_replay *replay; /* of a stream; else NULL */
	GHashTable *known;	   /* hashes of what the store had, or NULL */
	gboolean folder;	   /* the source has many files */
	gboolean second;	   /* reading the source again */
	gboolean begun;
	guint kept, seen;		    /* in this transaction */
	struct ktt_import_counts committed; /* as they were at its begin */
	GPtrArray *waiting; /* owned GBytes: still skipped in the second one */
	gsize waiting_bytes;
};

static gboolean
batch_begin(struct import *im, GError **error)
{
	if (im->begun)
		return TRUE;
	im->kept = im->seen = 0;
	im->committed = *im->counts;
	im->begun = ktt_store_begin(im->store, error);
	return im->begun;
}

static gboolean
batch_end(struct import *im, GError **error)
{
	if (!im->begun)
		return TRUE;
	if (!ktt_store_commit(im->store, error))
		return FALSE;
	im->begun = FALSE;
	return TRUE;
}

static void
tell(const struct import *im)
{
	guint64 done, total;

	if (!im->options->progress)
		return;
	ktp_source_progress(im->source, &done, &total);
	im->options->progress(im->counts, done, total, im->options->data);
}

static gboolean
stopped(const struct import *im)
{
	return im->options->stop && im->options->stop();
}

static gboolean
batch_step(struct import *im, enum ktt_outcome outcome, GError **error)
{
	im->seen++;
	im->kept += outcome != KTT_OUTCOME_SKIPPED &&
		    outcome != KTT_OUTCOME_KNOWN &&
		    outcome != KTT_OUTCOME_NO_MAIL;
	if (im->kept < BATCH_KEPT && im->seen < BATCH_SEEN)
		return TRUE;
	tell(im);
	return batch_end(im, error);
}

static void
wait_more(struct import *im, const struct ktt_mail *mail)
{
	if (im->waiting_bytes + mail->size > MAX_WAITING_BYTES) {
		im->counts->forgotten++;
		return;
	}
	im->waiting_bytes += mail->size;
	g_ptr_array_add(im->waiting, g_bytes_new(mail->raw, mail->size));
}

/* It may answer what is yet to come, or be answered by it. */
static void
skipped(struct import *im, struct ktt_mail *mail, guint64 number)
{
	ktt_mail_skim(mail);
	if (ktt_late_skipped(im->late, number, mail->skim.message_id,
			     mail->skim.ids) &&
	    im->replay)
		ktt_replay_add(im->replay, number, mail->raw, mail->size);
}

static void
count(struct import *im, struct ktt_mail *mail, guint64 number,
      enum ktt_outcome outcome)
{
	guint64 *outcomes = im->counts->outcomes;

	if (im->second && outcome == KTT_OUTCOME_SKIPPED) {
		wait_more(im, mail);
	} else if (im->second) {
		im->counts->late++;
		outcomes[KTT_OUTCOME_SKIPPED]--;
		outcomes[outcome]++;
	} else {
		outcomes[outcome]++;
		if (outcome == KTT_OUTCOME_SKIPPED)
			skipped(im, mail, number);
		else if (mail->message && outcome != KTT_OUTCOME_QUARANTINED)
			ktt_late_kept(im->late, mail->message);
	}
}

static void
text_passed_over(struct import *im, const char *origin)
{
	g_autoptr(GError) cause = NULL;

	if (im->second)
		return;
	im->counts->no_mail++;
	g_set_error(&cause, KTP_ERROR, KTP_ERROR_NOT_MAIL,
		    "%s: no mail: the text has no header", origin);
	if (im->options->passed_over)
		im->options->passed_over(cause, im->options->data);
}

/*
 * Whether the mail is a whole file of a folder, named origin, where other
 * things may lie: not of a Maildir, and not one of a mailbox, of whose file it
 * is a part.
 */
static gboolean
may_be_text(const struct import *im, const struct ktt_mail *mail,
	    const char *origin)
{
	g_autofree char *folder = NULL, *name = NULL;
	GStatBuf info;

	if (!im->folder || g_stat(origin, &info) != 0 ||
	    info.st_size != (goffset)mail->size)
		return FALSE;
	folder = g_path_get_dirname(origin);
	name = g_path_get_basename(folder);
	return strcmp(name, "cur") != 0 && strcmp(name, "new") != 0;
}

static gboolean
take(struct import *im, struct ktt_mail *mail, const char *origin,
     guint64 number, enum ktt_outcome *outcome, GError **error)
{
	struct ktt_ingest_options options = {
		.origin = im->options->origin ? im->options->origin : origin,
		.now = im->options->now,
		.keep_all = im->options->keep_all,
		.whole = im->options->whole,
		.pass_texts = may_be_text(im, mail, origin),
	};

	if (!batch_begin(im, error) ||
	    !ktt_ingest_mail(im->store, mail, &options, outcome, error))
		return FALSE;
	if (*outcome == KTT_OUTCOME_NO_MAIL)
		text_passed_over(im, origin);
	else
		count(im, mail, number, *outcome);
	return batch_step(im, *outcome, error);
}

static gboolean
take_next(struct import *im, struct ktt_ahead_mail *mail, GError **error)
{
	enum ktt_outcome outcome;

	im->counts->messages += !im->second;
	/* A batch of mails that concern nothing takes seconds. */
	if (im->counts->messages % TELL_EVERY == 0)
		tell(im);
	if (im->second && !ktt_late_wanted(im->late, mail->number))
		return TRUE;
	return take(im, &mail->mail, mail->origin, mail->number, &outcome,
		    error);
}

/* FALSE: nothing can follow it. */
static gboolean
pass_over(struct import *im, const GError *cause)
{
	gboolean message = g_error_matches(cause, KTP_ERROR, KTP_ERROR_MESSAGE);
	gboolean no_mail =
		g_error_matches(cause, KTP_ERROR, KTP_ERROR_NOT_MAIL);

	if (!message && (!im->folder || cause->domain != KTP_ERROR ||
			 cause->code == KTP_ERROR_INTERNAL))
		return FALSE;
	if (im->second)
		return TRUE;
	if (no_mail)
		im->counts->no_mail++;
	else
		im->counts->damaged++;
	if (!message && im->options->passed_over)
		im->options->passed_over(cause, im->options->data);
	return TRUE;
}

static gboolean
read_all(struct import *im, struct ktt_ahead *ahead, GError **error)
{
	struct ktt_ahead_mail *mail;
	GError *cause = NULL;
	int got;

	while (!stopped(im) &&
	       (got = ktt_ahead_next(ahead, &mail, &cause)) != 0) {
		if (got > 0) {
			if (!take_next(im, mail, error))
				return FALSE;
			continue;
		}
		if (!pass_over(im, cause)) {
			g_propagate_error(error, cause);
			return FALSE;
		}
		g_clear_error(&cause);
	}
	return TRUE;
}

/* What was read before the source broke off is kept. */
static gboolean
run(struct import *im, guint jobs, GError **error)
{
	struct ktt_ahead *ahead =
		ktt_ahead_new(im->source, jobs, im->known, im->options->whole);
	GError *cause = NULL;
	gboolean ok = read_all(im, ahead, &cause);

	ktt_ahead_free(ahead);
	tell(im);
	if (!ok && cause->domain != KTP_ERROR) {
		g_propagate_error(error, cause);
		return FALSE;
	}
	if (!batch_end(im, error)) {
		g_clear_error(&cause);
		return FALSE;
	}
	if (!ok)
		g_propagate_error(error, cause);
	return ok;
}

/*
 * One round over those that wait; *news tells whether any was kept. What waits
 * on is turned round by it: a thread that lies there newest first, or oldest
 * first, is done in two rounds.
 */
static gboolean
retry_waiting(struct import *im, gboolean *news, GError **error)
{
	g_autoptr(GPtrArray) list = im->waiting;
	gboolean ok = TRUE;

	*news = FALSE;
	im->waiting =
		g_ptr_array_new_with_free_func((GDestroyNotify)g_bytes_unref);
	im->waiting_bytes = 0;
	for (guint i = list->len; ok && i > 0; i--) {
		enum ktt_outcome outcome;
		struct ktt_mail mail;
		gsize size;
		const guint8 *raw = g_bytes_get_data(list->pdata[i - 1], &size);

		ktt_mail_init(&mail, raw, size);
		mail.whole = im->options->whole;
		ok = take(im, &mail, "(second reading)", 0, &outcome, error);
		*news |= ok && outcome != KTT_OUTCOME_SKIPPED;
		ktt_mail_clear(&mail);
	}
	return ok;
}

static gboolean
settle_waiting(struct import *im, GError **error)
{
	gboolean news = TRUE;

	while (news && im->waiting->len)
		if (!retry_waiting(im, &news, error))
			return FALSE;
	return batch_end(im, error);
}

static gboolean
replay_one(struct import *im, guint at, GError **error)
{
	enum ktt_outcome outcome;
	struct ktt_mail mail;
	gboolean ok;
	gsize size;
	g_autofree guint8 *raw = ktt_replay_get(im->replay, at, &size);

	if (!raw) {
		im->counts->forgotten++;
		return TRUE;
	}
	ktt_mail_init(&mail, raw, size);
	mail.whole = im->options->whole;
	ok = take(im, &mail, "(standard input)",
		  ktt_replay_number(im->replay, at), &outcome, error);
	ktt_mail_clear(&mail);
	return ok;
}

/*
 * What a stream gave cannot be read again, but was kept; of the wanted mails
 * some may have found no room.
 */
static gboolean
replay(struct import *im, guint wanted, GError **error)
{
	guint n = ktt_replay_count(im->replay);

	for (guint i = 0; i < n && !stopped(im); i++) {
		if (!ktt_late_wanted(im->late,
				     ktt_replay_number(im->replay, i)))
			continue;
		if (!replay_one(im, i, error))
			return FALSE;
		wanted--;
	}
	if (!stopped(im))
		im->counts->forgotten += wanted;
	return batch_end(im, error);
}

static gboolean
read_again(struct import *im, const char *path, GError **error)
{
	ktp_source_close(im->source);
	im->source = ktp_source_open(path, im->options->format, error);
	return im->source && run(im, 0, error);
}

static gboolean
again(struct import *im, const char *path, GError **error)
{
	guint wanted = stopped(im) ? 0 : ktt_late_settle(im->late);

	if (!wanted)
		return TRUE;
	im->second = TRUE;
	return (im->replay ? replay(im, wanted, error)
			   : read_again(im, path, error)) &&
	       settle_waiting(im, error);
}

/* The parser's errors as ours, by how far they reach. */
static void
translate(GError *error)
{
	enum ktt_error code = KTT_ERROR_IO;

	if (error->domain != KTP_ERROR)
		return;
	if (error->code == KTP_ERROR_NO_FILE)
		code = KTT_ERROR_NO_FILE;
	else if (error->code == KTP_ERROR_NOT_MAIL)
		code = KTT_ERROR_DATA;
	else if (error->code == KTP_ERROR_INTERNAL)
		code = KTT_ERROR_INTERNAL;
	error->domain = KTT_ERROR;
	error->code = code;
}

static void
import_clear(struct import *im)
{
	if (im->begun) {
		ktt_store_rollback(im->store);
		*im->counts = im->committed;
	}
	ktt_late_free(im->late);
	ktt_replay_free(im->replay);
	g_ptr_array_unref(im->waiting);
	g_clear_pointer(&im->known, g_hash_table_unref);
	if (im->source)
		ktp_source_close(im->source);
}

/* Beside the database there is room, and nobody else reads. */
static struct ktt_replay *
replay_new(struct ktt_store *store)
{
	g_autofree char *folder = g_path_get_dirname(ktt_store_path(store));

	return ktt_replay_new(folder);
}

/* An import of so many mails leaves the text index in pieces. */
#define MANY_MAILS 1000

static guint64
n_stored(const struct ktt_import_counts *counts)
{
	return counts->outcomes[KTT_OUTCOME_REPORT] +
	       counts->outcomes[KTT_OUTCOME_FOLLOW_UP];
}

static gboolean
merge_many(const struct import *im, guint64 before, GError **error)
{
	return n_stored(im->counts) - before < MANY_MAILS ||
	       ktt_text_index_merge(im->store, error);
}

gboolean
ktt_import(struct ktt_store *store, const char *path,
	   const struct ktt_import_options *options,
	   struct ktt_import_counts *counts, GError **error)
{
	struct import im = {
		.store = store,
		.options = options,
		.counts = counts,
		.folder = g_file_test(path, G_FILE_TEST_IS_DIR),
		.late = ktt_late_new(),
		.waiting = g_ptr_array_new_with_free_func(
			(GDestroyNotify)g_bytes_unref),
	};
	guint64 before = n_stored(counts);
	guint jobs = options->jobs > 1 ? options->jobs : 0;
	GError *cause = NULL;
	gboolean ok;

	if (!strcmp(path, "-"))
		im.replay = replay_new(store);
	im.source = ktp_source_open(path, options->format, &cause);
	ok = im.source &&
	     (!jobs || ktt_rawstore_hashes(store, &im.known, &cause)) &&
	     run(&im, jobs, &cause) && again(&im, path, &cause) &&
	     merge_many(&im, before, &cause);
	import_clear(&im);
	if (cause) {
		translate(cause);
		g_propagate_error(error, cause);
	}
	return ok;
}
