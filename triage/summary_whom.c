/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/message.h"
#include "parser/robots_table.h"
#include "triage/json_get.h"
#include "triage/rawstore.h"
#include "triage/stmt.h"
#include "triage/summary_part.h"
#include "triage/view_part.h"

static const char owner_sql[] = "SELECT owner FROM report WHERE message = ?";
static const char mail_sql[] = "SELECT coalesce(m.mail, 0) FROM report r"
			       " JOIN message m ON m.message = r.source"
			       " WHERE r.message = ? AND NOT r.reconstructed";
/* The newest mail of a person in which that happened. */
static const char sender_sql[] =
	"SELECT m.from_name, m.from_address FROM link l"
	" JOIN event e USING (message) JOIN message m USING (message)"
	" WHERE l.report = ? AND e.type = ? AND NOT m.from_robot"
	" ORDER BY m.date DESC, m.message_id LIMIT 1";

static json_t *
from_text(const char *name)
{
	return ktt_view_from(name, NULL);
}

static gboolean
find_sender(struct ktt_store *store, gint64 report, const char *type,
	    json_t **whom, GError **error)
{
	struct ktt_rows *rows =
		ktt_query(store, sender_sql, "it", report, type);

	if (ktt_rows_next(rows))
		*whom = ktt_view_from(ktt_rows_text(rows, 0),
				      ktt_rows_text(rows, 1));
	return ktt_rows_end(rows, error);
}

/* Up to the blank line: reading tables to find an address takes long. */
static gsize
head_size(const guint8 *raw, gsize size)
{
	gsize first = 0;

	/* Blank lines before the first field are no end of the head. */
	while (first < size && g_ascii_isspace((char)raw[first]))
		first++;
	for (gsize i = first + 1; i < size; i++) {
		if (raw[i] == '\n' &&
		    (raw[i - 1] == '\n' ||
		     (i > 2 && raw[i - 1] == '\r' && raw[i - 2] == '\n')))
			return i + 1;
	}
	return size;
}

/* The robot writes to the author first. */
static json_t *
first_recipient(const guint8 *raw, gsize size)
{
	struct ktp_message *message =
		ktp_message_parse(raw, head_size(raw, size));
	json_t *whom = NULL;

	for (guint i = 0; whom == NULL && i < message->recipients->len; i++) {
		const char *address = message->recipients->pdata[i];

		if (!ktp_robot_is(KTP_ROBOT_SENDER, address))
			whom = ktt_view_from(NULL, address);
	}
	ktp_message_free(message);
	return whom;
}

static gboolean
find_author(struct ktt_store *store, gint64 report, json_t **whom,
	    GError **error)
{
	g_autofree guint8 *raw = NULL;
	gint64 mail = 0;
	gsize size;

	if (!ktt_query_int(store, error, &mail, mail_sql, "i", report))
		return FALSE;
	if (mail != 0) {
		raw = ktt_rawstore_get(store, mail, &size, error);
		if (raw == NULL)
			return FALSE;
		*whom = first_recipient(raw, size);
	}
	if (*whom == NULL)
		*whom = from_text("the author of the commit");
	return TRUE;
}

static gboolean
find_whom(struct ktt_store *store, gint64 report, enum ktt_whom kind,
	  json_t **whom, GError **error)
{
	static const char *const events[] = {
		[KTT_WHOM_TALKER] = "acknowledged",
		[KTT_WHOM_PROPOSER] = "fix-proposed",
		[KTT_WHOM_READER] = NULL,
	};

	if (kind == KTT_WHOM_ROBOT)
		*whom = from_text("the robot's people");
	else if (kind == KTT_WHOM_READER)
		*whom = from_text("you");
	else if (events[kind] != NULL &&
		 !find_sender(store, report, events[kind], whom, error))
		return FALSE;
	return *whom != NULL || find_author(store, report, whom, error);
}

gboolean
ktt_summary_set_whom(struct ktt_store *store, gint64 report, enum ktt_whom kind,
		     json_t *item, GError **error)
{
	g_autofree char *owner = NULL;
	json_t *whom = NULL;

	if (kind != KTT_WHOM_NOBODY) {
		if (!ktt_query_text(store, error, &owner, owner_sql, "i",
				    report))
			return FALSE;
		if (owner != NULL && *owner != '\0')
			whom = from_text(owner);
		else if (!find_whom(store, report, kind, &whom, error))
			return FALSE;
	}
	json_object_set_new(item, "whom", whom ? whom : json_null());
	return TRUE;
}
