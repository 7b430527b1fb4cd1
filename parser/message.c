/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <math.h>
#include <string.h>

#include "parser/extract.h"
#include "parser/follow_up.h"
#include "parser/lines.h"
#include "parser/lkp_row.h"
#include "parser/message.h"
#include "parser/mime.h"
#include "parser/pairs.h"
#include "parser/pasted.h"
#include "parser/pattern.h"
#include "parser/repair.h"
#include "parser/robots_table.h"
#include "parser/text.h"
#include "parser/warnings.h"

#define SYNTHETIC_ID "sha256-%s@ktriage.invalid"

static const char *const kind_names[] = {
	[KTP_KIND_OTHER] = "other",
	[KTP_KIND_FOLLOW_UP] = "follow-up",
	[KTP_KIND_REPORT] = "report",
};

static const char *const event_names[KTP_N_EVENTS] = {
#define EVENT(id, name) [KTP_EVENT_##id] = name,
#include "parser/events.def"
#undef EVENT
};

static const char *const result_names[] = {
	[KTP_RESULT_NONE] = NULL,
	[KTP_RESULT_GOOD] = "good",
	[KTP_RESULT_PARTIAL] = "partial",
	[KTP_RESULT_BAD] = "bad",
};

const char *
ktp_kind_name(enum ktp_kind kind)
{
	return kind_names[kind];
}

const char *
ktp_event_name(enum ktp_event_type type)
{
	return event_names[type];
}

const char *
ktp_result_name(enum ktp_test_result result)
{
	return result_names[result];
}

struct ktp_event *
ktp_event_new(enum ktp_event_type type)
{
	struct ktp_event *event = g_new0(struct ktp_event, 1);

	event->type = type;
	event->recovery = NAN;
	return event;
}

void
ktp_event_free(struct ktp_event *event)
{
	if (!event)
		return;
	ktp_commit_clear(&event->commit);
	g_free(event->link);
	g_free(event->evidence);
	g_free(event->command);
	g_free(event);
}

/* Takes over the fields; what stays behind is freed with the mail. */
static struct ktp_message *
from_mail(struct ktp_mail *mail)
{
	struct ktp_message *message = g_new0(struct ktp_message, 1);

	message->message_id = g_steal_pointer(&mail->message_id);
	message->in_reply_to = g_steal_pointer(&mail->in_reply_to);
	message->references = g_ptr_array_ref(mail->references);
	message->date = mail->date;
	message->has_date = mail->has_date;
	message->from_name = g_steal_pointer(&mail->from_name);
	message->from_address = g_steal_pointer(&mail->from_address);
	message->subject = g_steal_pointer(&mail->subject);
	message->warnings = g_ptr_array_ref(mail->warnings);
	message->recipients = g_ptr_array_ref(mail->recipients);
	message->attachments = g_ptr_array_ref(mail->attachments);
	message->list_id = g_steal_pointer(&mail->list_id);
	message->auth_results = g_steal_pointer(&mail->auth_results);
	message->auto_submitted = g_steal_pointer(&mail->auto_submitted);
	message->lines = ktp_lines_new(mail->text, mail->flowed);
	message->events =
		g_ptr_array_new_with_free_func((GDestroyNotify)ktp_event_free);
	message->links = g_ptr_array_new_with_free_func(g_free);
	message->trailers = ktp_pairs_new();
	return message;
}

static void
make_id(struct ktp_message *message, const guint8 *raw, gsize size)
{
	g_autofree char *hash = NULL;

	if (message->message_id)
		return;
	hash = g_compute_checksum_for_data(G_CHECKSUM_SHA256, raw, size);
	message->message_id = g_strdup_printf(SYNTHETIC_ID, hash);
	message->synthetic_id = TRUE;
}

static void
hash_text(GChecksum *sum, const char *text)
{
	if (text)
		g_checksum_update(sum, (const guchar *)text,
				  (gssize)strlen(text));
	g_checksum_update(sum, (const guchar *)"", 1);
}

/* Lists add footers and change white space; neither may make a difference. */
static void
make_content_hash(struct ktp_message *message)
{
	g_autoptr(GChecksum) sum = g_checksum_new(G_CHECKSUM_SHA256);
	g_autofree char *date =
		g_strdup_printf("%" G_GINT64_FORMAT, message->date);

	hash_text(sum, message->from_address);
	hash_text(sum, date);
	hash_text(sum, message->subject);
	for (guint i = 0; i < message->lines->len; i++) {
		const struct ktp_line *line = message->lines->pdata[i];
		g_autofree char *folded = ktp_text_fold(line->raw);

		if (strchr("_T", line->raw[0]) && line->raw[0] &&
		    ktp_matches(ktp_footer_pattern, line->raw))
			break;
		if (*folded)
			hash_text(sum, folded);
	}
	message->content_hash = g_strdup(g_checksum_get_string(sum));
}

/* What the message is ------------------------------------------------- */

/*
 * The form of the mail decides, and that it came from where reports come
 * from; a mail that lost its sender is believed by its form.
 */
static gboolean
may_report(const struct ktp_message *message)
{
	if (message->from_address)
		return ktp_robot_is(KTP_ROBOT_REPORTER, message->from_address);
	return !message->from_name ||
	       ktp_robot_is(KTP_ROBOT_NAME, message->from_name);
}

/* A report that another mail was pasted behind ends where that begins. */
static void
end_at_next_mail(struct ktp_message *message, GPtrArray *text, guint opening)
{
	struct ktp_pasted next;

	if (ktp_pasted_find(&next, message->lines, opening)) {
		g_ptr_array_set_size(text, (gint)next.first);
		ktp_warning_add(message->warnings, KTP_WARNING_PASTED);
	}
	ktp_pasted_clear(&next);
}

/* The other lines of a report are not told apart: nobody asks. */
static void
mark_tables(struct ktp_message *message, const gboolean *tables, guint n)
{
	for (guint i = 0; i < n; i++)
		if (tables[i])
			((struct ktp_line *)message->lines->pdata[i])->kind =
				KTP_LINE_TABLE;
}

static void
find_report(struct ktp_message *message)
{
	g_autoptr(GPtrArray) text = NULL;
	g_autofree gboolean *tables = NULL;
	struct ktp_extract extract = {.subject = message->subject,
				      .warnings = message->warnings,
				      .trace = message->trace};
	const struct ktp_format *format;
	guint opening;

	if (!may_report(message))
		return;
	text = g_ptr_array_sized_new(message->lines->len);
	for (guint i = 0; i < message->lines->len; i++) {
		const struct ktp_line *line = message->lines->pdata[i];

		/* ">> file: error" is no quote in a report. */
		g_ptr_array_add(text, line->depth ? line->raw : line->text);
	}
	extract.lines = text;
	format = ktp_extract_format(&extract, &opening);
	if (!format || (format->unless_subject && message->subject &&
			ktp_matches(format->unless_subject, message->subject)))
		return;
	end_at_next_mail(message, text, opening);
	extract.tables = tables = g_new0(gboolean, text->len + 1);
	message->report = ktp_extract_report(&extract, format, opening);
	mark_tables(message, tables, text->len);
	message->report->message_id = g_strdup(message->message_id);
	message->kind = KTP_KIND_REPORT;
}

static const char *
line_text(const struct ktp_message *message, guint at)
{
	return ((struct ktp_line *)message->lines->pdata[at])->text;
}

/*
 * The text ends in a row that has no name: the rest of it is lost. What stands
 * above must be a row, so that a number in prose is none.
 */
static void
check_end(struct ktp_message *message)
{
	const GPtrArray *tables = message->report ? message->report->comparisons
						  : message->comparisons;
	const struct ktp_comparison *last =
		tables->len ? tables->pdata[tables->len - 1] : NULL;
	guint end = message->lines->len;

	while (end > 0 && ktp_text_is_blank(line_text(message, end - 1)))
		end--;
	if (last && end > 1 &&
	    ktp_lkp_is_row(line_text(message, end - 2), last->commits->len) &&
	    ktp_lkp_row_is_cut(line_text(message, end - 1), last->commits->len))
		ktp_warning_add(message->warnings, KTP_WARNING_TRUNCATED);
}

static struct ktp_mail *
read_mail(const guint8 *raw, gsize size)
{
	g_autoptr(GBytes) repaired = NULL;
	struct ktp_mail *mail;

	if (ktp_repair_is_needed(raw, size)) {
		repaired = ktp_repair_mail(raw, size);
		raw = g_bytes_get_data(repaired, &size);
	}
	mail = ktp_mail_new(raw, size);
	if (repaired)
		ktp_warning_add(mail->warnings, KTP_WARNING_COLLAPSED);
	return mail;
}

struct ktp_message *
ktp_message_parse(const guint8 *raw, gsize size)
{
	return ktp_message_explain(raw, size, NULL);
}

struct ktp_message *
ktp_message_explain(const guint8 *raw, gsize size, GPtrArray *trace)
{
	struct ktp_mail *mail = read_mail(raw, size);
	struct ktp_message *message = from_mail(mail);

	message->trace = trace;
	make_id(message, raw, size);
	make_content_hash(message);
	message->from_robot =
		ktp_robot_is(KTP_ROBOT_SENDER, message->from_address);
	find_report(message);
	if (message->kind != KTP_KIND_REPORT)
		ktp_follow_up_read(message, mail);
	if (!message->comparisons)
		message->comparisons = g_ptr_array_new_with_free_func(
			(GDestroyNotify)ktp_comparison_free);
	check_end(message);
	ktp_mail_free(mail);
	return message;
}

void
ktp_message_free(struct ktp_message *message)
{
	if (!message)
		return;
	g_free(message->message_id);
	g_free(message->in_reply_to);
	g_ptr_array_unref(message->references);
	g_free(message->from_name);
	g_free(message->from_address);
	g_free(message->subject);
	ktp_report_free(message->report);
	ktp_report_free(message->quoted_report);
	g_ptr_array_unref(message->comparisons);
	g_ptr_array_unref(message->events);
	g_ptr_array_unref(message->warnings);
	g_ptr_array_unref(message->lines);
	g_ptr_array_unref(message->recipients);
	g_ptr_array_unref(message->links);
	g_ptr_array_unref(message->trailers);
	g_ptr_array_unref(message->attachments);
	g_free(message->list_id);
	g_free(message->auth_results);
	g_free(message->auto_submitted);
	g_free(message->content_hash);
	g_free(message);
}

gboolean
ktp_message_is_of_concern(const struct ktp_message *message)
{
	return message->kind != KTP_KIND_OTHER;
}
