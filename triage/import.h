/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Taking in whole sources of mail. */
#ifndef KTT_IMPORT_H
#define KTT_IMPORT_H

#include "parser/source.h"
#include "triage/ingest.h"

#define KTT_N_OUTCOMES (KTT_OUTCOME_NO_MAIL + 1)

struct ktt_import_counts {
	guint64 messages; /* read from the sources */
	guint64 outcomes[KTT_N_OUTCOMES];
	guint64 damaged;   /* could not be read as messages */
	guint64 no_mail;   /* files of a folder that hold none */
	guint64 late;	   /* kept in a second reading: what they answer stood
			      behind them */
	guint64 forgotten; /* of a stream: could not be kept for that */
};

/* Bytes done of total (0: unknown) of this source. */
typedef void (*ktt_import_fn)(const struct ktt_import_counts *counts,
			      guint64 done, guint64 total, gpointer data);

struct ktt_import_options {
	enum ktp_mbox_format format;
	gint64 now;
	gboolean keep_all;
	gboolean whole;		/* as of struct ktt_ingest_options */
	const char *origin;	/* NULL: as the source names it */
	guint jobs;		/* threads that parse; 0 or 1: none beside */
	ktt_import_fn progress; /* may be NULL */
	/* A file of a folder that is passed over, the error says why; may be
	 * NULL. The error is the callee's to read only. */
	void (*passed_over)(const GError *error, gpointer data);
	gboolean (*stop)(void); /* may be NULL; TRUE: keep what is done and
				   end, which is no error */
	gpointer data;
};

/*
 * Takes in all mail of path ("-": standard input) in transactions of some
 * hundred messages, and adds to *counts. A message that cannot be read is
 * counted and passed over, and so is a file of a folder, one too that is a
 * text without a header and lies in no Maildir. A source is read again
 * where replies stood before what they answer; of a stream, these are kept
 * beside the database. What was committed stays when an error ends the work.
 * Errors: NO_FILE, DATA (no mail at all), IO, AGAIN.
 */
gboolean ktt_import(struct ktt_store *store, const char *path,
		    const struct ktt_import_options *options,
		    struct ktt_import_counts *counts, GError **error);

#endif
