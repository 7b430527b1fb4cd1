/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/error.h"
#include "triage/error.h"
#include "triage/import.h"
#include "triage/ingest_mail.h"
#include "triage/late.h"

/* Messages in one transaction: each costs a sync, and holds off others. */
#define BATCH 500

struct import {
	struct ktt_store *store;
	const struct ktt_import_options *options;
	struct ktt_import_counts *counts;
	struct ktp_source *source;
	struct ktt_late *late;
	gboolean second; /* reading the source again */
	guint64 number;	 /* of the message in the source */
	guint in_batch;
};

static gboolean
batch_end(struct import *im, GError **error)
{
	if (!im->in_batch)
		return TRUE;
	im->in_batch = 0;
	return ktt_store_commit(im->store, error);
}

static gboolean
batch_step(struct import *im, GError **error)
{
	if (!im->in_batch && !ktt_store_begin(im->store, error))
		return FALSE;
	im->in_batch++;
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

static void
remember(struct import *im, const struct ktt_mail *mail,
	 enum ktt_outcome outcome)
{
	if (!mail->message)
		return;
	if (outcome == KTT_OUTCOME_SKIPPED)
		ktt_late_skipped(im->late, im->number, mail->message);
	else if (outcome != KTT_OUTCOME_QUARANTINED)
		ktt_late_kept(im->late, mail->message);
}

static void
count(struct import *im, enum ktt_outcome outcome)
{
	if (!im->second) {
		im->counts->outcomes[outcome]++;
		return;
	}
	im->counts->late++;
	im->counts->outcomes[KTT_OUTCOME_SKIPPED]--;
	im->counts->outcomes[outcome]++;
}

static gboolean
take(struct import *im, const struct ktp_raw *raw, GError **error)
{
	struct ktt_ingest_options options = {
		.origin =
			im->options->origin ? im->options->origin : raw->origin,
		.now = im->options->now,
		.keep_all = im->options->keep_all || im->second,
	};
	enum ktt_outcome outcome;
	struct ktt_mail mail;
	gboolean ok;

	if (!batch_step(im, error))
		return FALSE;
	ktt_mail_init(&mail, raw->data, raw->size);
	ok = ktt_ingest_mail(im->store, &mail, &options, &outcome, error);
	if (ok) {
		count(im, outcome);
		if (!im->second)
			remember(im, &mail, outcome);
	}
	ktt_mail_clear(&mail);
	if (ok && im->in_batch >= BATCH) {
		tell(im);
		ok = batch_end(im, error);
	}
	return ok;
}

static gboolean
read_all(struct import *im, GError **error)
{
	struct ktp_raw raw;
	GError *cause = NULL;
	int got;

	for (im->number = 0;
	     (got = ktp_source_next(im->source, &raw, &cause)) != 0;
	     im->number++) {
		if (got < 0 &&
		    !g_error_matches(cause, KTP_ERROR, KTP_ERROR_MESSAGE)) {
			g_propagate_error(error, cause);
			return FALSE;
		}
		if (got < 0) {
			im->counts->damaged += !im->second;
			g_clear_error(&cause);
			continue;
		}
		im->counts->messages += !im->second;
		if (im->second && !ktt_late_wanted(im->late, im->number))
			continue;
		if (!take(im, &raw, error))
			return FALSE;
	}
	return TRUE;
}

/* What was read before an error is kept, where the database still can. */
static gboolean
run(struct import *im, GError **error)
{
	gboolean read = read_all(im, error);

	tell(im);
	if (read || (error && (*error)->domain == KTP_ERROR)) {
		if (batch_end(im, read ? error : NULL))
			return read;
	}
	if (im->in_batch || !read)
		ktt_store_rollback(im->store);
	return FALSE;
}

static gboolean
again(struct import *im, const char *path, GError **error)
{
	if (!strcmp(path, "-") || !ktt_late_settle(im->late))
		return TRUE;
	ktp_source_close(im->source);
	im->source = ktp_source_open(path, im->options->format, error);
	im->second = TRUE;
	return im->source && run(im, error);
}

/* The parser's errors as ours, by how far they reach. */
static void
translate(GError **error)
{
	enum ktt_error code = KTT_ERROR_IO;

	if (!error || !*error || (*error)->domain != KTP_ERROR)
		return;
	if ((*error)->code == KTP_ERROR_NO_FILE)
		code = KTT_ERROR_NO_FILE;
	else if ((*error)->code == KTP_ERROR_NOT_MAIL)
		code = KTT_ERROR_DATA;
	else if ((*error)->code == KTP_ERROR_INTERNAL)
		code = KTT_ERROR_INTERNAL;
	(*error)->domain = KTT_ERROR;
	(*error)->code = code;
}

gboolean
ktt_import(struct ktt_store *store, const char *path,
	   const struct ktt_import_options *options,
	   struct ktt_import_counts *counts, GError **error)
{
	struct import im = {
		.store = store, .options = options, .counts = counts};
	GError *cause = NULL;
	gboolean ok;

	im.source = ktp_source_open(path, options->format, &cause);
	im.late = ktt_late_new();
	ok = im.source && run(&im, &cause) && again(&im, path, &cause);
	ktt_late_free(im.late);
	if (im.source)
		ktp_source_close(im.source);
	if (cause) {
		translate(&cause);
		g_propagate_error(error, cause);
	}
	return ok;
}
