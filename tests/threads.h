/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A small invented thread in the robot's form, and stores to put it in. */
#ifndef TEST_THREADS_H
#define TEST_THREADS_H

#include <jansson.h>

#include <glib.h>

#include "triage/ingest.h"
#include "triage/store.h"

#define TEST_REPORT_ID "202403040506.1a2b3c4d-lkp@intel.com"
#define TEST_COMMIT "1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d"
#define TEST_NOW 1709600000
#define TEST_METRIC "aim9.shared.ops_per_sec"
#define TEST_ADA "Ada Author <ada@example.org>"
#define TEST_BEA "Bea Builder <bea@example.net>"
#define TEST_REPORT_REF "<" TEST_REPORT_ID ">"
#define TEST_DATE(day) "Tue, " day " Mar 2024 10:00:00 +0000"

/*
 * A report, a reply that quotes it, one to that, a fix with Closes: in a
 * thread of its own, a reply to the fix. Free with test_thread_free().
 */
enum {
	TEST_REPORT,
	TEST_REPLY,
	TEST_SECOND,
	TEST_FIX,
	TEST_LATE,
	TEST_N_MAILS
};
void test_thread(char *mails[TEST_N_MAILS]);
void test_thread_free(char *mails[TEST_N_MAILS]);

/* A report; commit of 40 digits, metric like TEST_METRIC. All
 * texts of this file are owned by the caller. */
char *test_report_mail(const char *id, const char *commit, const char *metric);

/* A plain mail. headers: further lines, each with its end, or NULL. */
char *test_mail(const char *id, const char *from, const char *date,
		const char *subject, const char *headers, const char *body);

/* A reply to id (references: all of them with <>), the report's subject. */
char *test_reply(const char *id, const char *from, const char *date,
		 const char *references, const char *body);

/* The lines of text, each with "> " in front. */
char *test_quoted(const char *text);

/* A new store in a temporary folder of its own. */
struct ktt_store *test_store_new(char **folder);
void test_store_free(struct ktt_store *store, char *folder);
char *test_store_path(const char *folder);
void test_folder_remove(char *folder);

/* Takes in one mail in a transaction of its own. */
enum ktt_outcome test_take(struct ktt_store *store, const char *mail);

/* All lines of the export; only the derived ones. */
char *test_export(struct ktt_store *store);

/* The view of what name means; its status. */
json_t *test_view(struct ktt_store *store, const char *name);
char *test_status(struct ktt_store *store, const char *name);

/* The number that a statement gives. */
gint64 test_count(struct ktt_store *store, const char *sql);

/* Who may do what with a file: the lowest nine bits. */
guint test_mode(const char *path);

#endif
