/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>
#include <unistd.h>

#include "tests/fuzz/targets.h"
#include "triage/config.h"
#include "triage/error.h"
#include "triage/export.h"
#include "triage/followup.h"
#include "triage/query.h"
#include "triage/query_key.h"
#include "triage/stmt.h"
#include "triage/store_state.h"
#include "triage/when.h"

#define NOW 1710506096 /* 2024-03-15 12:34:56 UTC */

static const char reply_head[] =
	"From: Ada Author <ada@example.org>\n"
	"To: kernel test robot <oliver.sang@intel.com>\n"
	"Subject: Re: [linus:master] [mm] 1a2b3c4d5e: aim9.ops -12.5% "
	"regression\n"
	"Message-ID: <1@example.org>\n"
	"In-Reply-To: <202403040506.1a2b3c4d-lkp@intel.com>\n"
	"Date: Tue, 5 Mar 2024 10:00:00 +0000\n"
	"Content-Type: text/plain; charset=utf-8\n"
	"\n";

/* A store without a file, made once. */
static struct ktt_store *
scratch(void)
{
	static struct ktt_store *store;
	GError *error = NULL;

	if (!store)
		store = ktt_store_open_scratch(&error);
	g_assert_no_error(error);
	return store;
}

/* Refusing is right where it has words for it; our mistakes are not. */
static void
expect_words(GError *error)
{
	g_assert_nonnull(error);
	g_assert_cmpstr(error->message, !=, "");
	g_assert_cmpint(error->code, !=, KTT_ERROR_INTERNAL);
	g_error_free(error);
}

static char *
text_of(const guint8 *data, gsize size)
{
	return g_strndup((const char *)data, size);
}

/* Whatever an answer says. */
void
fuzz_followup(const guint8 *data, gsize size)
{
	g_autoptr(GByteArray) mail = g_byte_array_new();
	struct ktp_message *message;

	g_byte_array_append(mail, (const guint8 *)reply_head,
			    sizeof(reply_head) - 1);
	g_byte_array_append(mail, data, (guint)size);
	message = ktp_message_parse(mail->data, mail->len);
	if (message->kind == KTP_KIND_FOLLOW_UP)
		ktt_followup_events(message);
	for (guint i = 0; i < message->events->len; i++) {
		const struct ktp_event *event = message->events->pdata[i];

		g_assert_nonnull(event->rule);
		g_assert_cmpuint(strlen(event->evidence), <=, 300);
		g_assert_true(g_utf8_validate(event->evidence, -1, NULL));
	}
	ktp_message_free(message);
}

/* What is understood has to be SQL that runs. */
static void
run_query(const struct ktt_query *query, enum ktt_select select)
{
	struct ktt_sql *sql =
		ktt_query_compile(query, select, ktt_sorts[0].sql, 10);
	struct ktt_rows *rows = ktt_query_values(
		scratch(), sql->text->str,
		(const struct ktt_sql_value *)(gpointer)sql->values->data,
		sql->values->len);
	GError *error = NULL;

	while (ktt_rows_next(rows))
		continue;
	ktt_rows_end(rows, &error);
	g_assert_no_error(error);
	ktt_sql_free(sql);
}

void
fuzz_query(const guint8 *data, gsize size)
{
	g_autofree char *text = text_of(data, size);
	g_autofree char *words = NULL;
	GError *error = NULL;
	struct ktt_query *query = ktt_query_new(text, NOW, NULL, &error);

	if (!query) {
		expect_words(error);
		return;
	}
	words = ktt_query_explain(query);
	g_assert_nonnull(words);
	run_query(query, KTT_SELECT_REPORTS);
	run_query(query, KTT_SELECT_COUNT);
	ktt_query_free(query);
}

void
fuzz_when(const guint8 *data, gsize size)
{
	g_autofree char *text = text_of(data, size);
	GError *error = NULL;
	struct ktt_span span;
	gint64 start = 0;

	ktt_when_is_relative(text);
	if (!ktt_when_parse(text, NOW, &span, &error)) {
		expect_words(error);
		return;
	}
	g_assert_cmpint(span.start, <, span.end);
	g_assert_true(ktt_when_start(text, NOW, &start, NULL));
	g_assert_cmpint(start, ==, span.start);
	g_free(ktt_when_age(NOW - start));
}

void
fuzz_config(const guint8 *data, gsize size)
{
	int fd = fuzz_file(data, size);
	g_autofree char *path = g_strdup_printf("/proc/self/fd/%d", fd);
	GError *error = NULL;
	struct ktt_config *config = ktt_config_load(path, &error);

	if (config)
		ktt_config_free(config);
	else
		expect_words(error);
	close(fd);
}

static void
take_line(const char *line)
{
	GError *error = NULL;

	if (!ktt_export_take(scratch(), line, NOW, NULL, &error))
		expect_words(error);
}

/* As "import --from-export" reads it, but that nothing is kept. */
void
fuzz_export(const guint8 *data, gsize size)
{
	g_autofree char *text = text_of(data, size);
	g_auto(GStrv) lines = g_strsplit(text, "\n", 100);
	GError *error = NULL;

	ktt_store_begin(scratch(), &error);
	g_assert_no_error(error);
	for (guint i = 0; lines[i]; i++)
		take_line(lines[i]);
	ktt_store_rollback(scratch());
}
