/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/lines.h"
#include "parser/message_json.h"
#include "parser/pairs.h"
#include "parser/squeeze.h"
#include "triage/derive.h"
#include "triage/derive_rows.h"
#include "triage/error.h"
#include "triage/followup.h"
#include "triage/git_rules.h"
#include "triage/link.h"
#include "triage/rawstore.h"
#include "triage/report_row.h"
#include "triage/stmt.h"
#include "triage/store_state.h"
#include "triage/subject.h"

#define MAX_OBJECT (256 * 1024 * 1024)

static const char row_sql[] =
	"SELECT message FROM message WHERE message_id = ?";
static const char ghost_sql[] =
	"INSERT INTO message (message_id, contents, kind, from_robot,"
	" names_robot, automatic) VALUES (?, 0, 'ghost', 0, 0, 0)";
static const char copies_sql[] =
	"SELECT min(mail), content_hash FROM fact_mail m WHERE message_id = ?1"
	" AND hash = (SELECT min(hash) FROM fact_mail n WHERE message_id = ?1"
	"             AND n.content_hash = m.content_hash)"
	" GROUP BY content_hash ORDER BY content_hash";
/* What the copies of one content say between them. */
static const char lists_sql[] =
	"SELECT group_concat(list_id, ' ') FROM (SELECT DISTINCT list_id"
	" FROM fact_mail WHERE message_id = ? AND content_hash = ?"
	" AND list_id IS NOT NULL ORDER BY list_id)";
static const char auths_sql[] =
	"SELECT group_concat(auth, char(10)) FROM (SELECT DISTINCT"
	" replace(replace(auth, char(10), ' '), char(13), ' ') AS auth"
	" FROM fact_mail WHERE message_id = ? AND content_hash = ?"
	" AND auth IS NOT NULL ORDER BY auth)";
static const char update_sql[] =
	"UPDATE message SET mail = ?2, contents = ?3, kind = ?4, date = ?5,"
	" from_name = ?6, from_address = ?7, subject = ?8, base_subject = ?9,"
	" in_reply_to = ?10, list_id = ?11, from_robot = ?12, names_robot = "
	"?13,"
	" automatic = ?14, commit_key = ?15, object = ?16,"
	" auth = ?17, patch_title = ?18 WHERE message = ?1";
static const char object_sql[] = "SELECT object FROM message WHERE message = ?";

struct copy { /* one content that a Message-ID came with */
	gint64 mail;
	char *content_hash;	     /* owned */
	struct ktp_message *message; /* owned; NULL: not parsed (yet) */
};

static void
copy_free(gpointer data)
{
	struct copy *copy = data;

	g_free(copy->content_hash);
	ktp_message_free(copy->message);
	g_free(copy);
}

gboolean
ktt_message_row(struct ktt_store *store, const char *message_id,
		gint64 *message, GError **error)
{
	*message = 0;
	if (!ktt_query_int(store, error, message, row_sql, "t", message_id))
		return FALSE;
	if (*message)
		return TRUE;
	if (!ktt_exec(store, error, ghost_sql, "t", message_id))
		return FALSE;
	*message = ktt_last_insert(store);
	return TRUE;
}

json_t *
ktt_message_object(struct ktt_store *store, gint64 message, GError **error)
{
	struct ktt_rows *rows = ktt_query(store, object_sql, "i", message);
	g_autofree guint8 *text = NULL;
	GError *cause = NULL;
	json_t *object = NULL;
	gsize size, packed;

	if (ktt_rows_next(rows) && !ktt_rows_null(rows, 0)) {
		const guint8 *data = ktt_rows_blob(rows, 0, &packed);

		text = ktp_unsqueeze(data, packed, MAX_OBJECT, &size, &cause);
	}
	if (!ktt_rows_end(rows, error)) {
		g_clear_error(&cause);
		return NULL;
	}
	if (text)
		object = json_loadb((char *)text, size, 0, NULL);
	if (cause || (text && !object))
		g_set_error(error, KTT_ERROR, KTT_ERROR_IO,
			    "the derived data of a message is damaged; run "
			    "\"ktriage rebuild\"");
	g_clear_error(&cause);
	return object;
}

struct ktp_message *
ktt_message_read(const guint8 *raw, gsize size)
{
	struct ktp_message *message = ktp_message_parse(raw, size);

	ktt_followup_events(message);
	return message;
}

static GPtrArray *
copies_load(struct ktt_store *store, const char *message_id, GError **error)
{
	GPtrArray *copies = g_ptr_array_new_with_free_func(copy_free);
	struct ktt_rows *rows = ktt_query(store, copies_sql, "t", message_id);

	while (ktt_rows_next(rows)) {
		struct copy *copy = g_new0(struct copy, 1);

		copy->mail = ktt_rows_int(rows, 0);
		copy->content_hash = g_strdup(ktt_rows_text(rows, 1));
		g_ptr_array_add(copies, copy);
	}
	if (ktt_rows_end(rows, error))
		return copies;
	g_ptr_array_unref(copies);
	return NULL;
}

static gboolean
copy_parse(struct ktt_store *store, struct copy *copy, GError **error)
{
	gsize size;
	guint8 *raw = ktt_rawstore_get(store, copy->mail, &size, error);

	if (!raw)
		return FALSE;
	copy->message = ktt_message_read(raw, size);
	g_free(raw);
	return TRUE;
}

/* A robot's report first, then a robot's mail, then the smallest hash. */
static guint
copy_rank(const struct copy *copy)
{
	return copy->message->kind == KTP_KIND_REPORT ? 2
	       : copy->message->from_robot	      ? 1
						      : 0;
}

static struct copy *
copies_choose(struct ktt_store *store, GPtrArray *copies, GError **error)
{
	struct copy *best = copies->pdata[0];

	if (copies->len == 1)
		return best;
	for (guint i = 0; i < copies->len; i++) {
		if (!copy_parse(store, copies->pdata[i], error))
			return NULL;
		if (copy_rank(copies->pdata[i]) > copy_rank(best))
			best = copies->pdata[i];
	}
	return best;
}

void
ktt_object_make(struct ktt_object *object, const struct ktp_message *message)
{
	g_autofree char *text = NULL;

	object->json = ktp_message_to_json(message);
	text = ktp_json_dump(object->json);
	object->packed = ktp_squeeze(text, strlen(text), &object->size);
}

void
ktt_object_clear(struct ktt_object *object)
{
	g_clear_pointer(&object->json, json_decref);
	g_clear_pointer(&object->packed, g_free);
}

static gboolean
message_update(struct ktt_store *store, gint64 row, const struct copy *copy,
	       const struct ktp_message *m, guint contents,
	       const struct ktt_object *object, GError **error)
{
	g_autofree char *base = ktt_subject_base(m->subject);
	g_autofree char *key = ktt_subject_commit(m->subject);
	g_autofree char *patch = ktt_git_patch_title(m->subject);
	g_autofree char *lists = NULL, *auths = NULL;
	gboolean automatic = m->auto_submitted &&
			     g_ascii_strcasecmp(m->auto_submitted, "no");

	if (!ktt_query_text(store, error, &lists, lists_sql, "tt",
			    m->message_id, copy->content_hash) ||
	    !ktt_query_text(store, error, &auths, auths_sql, "tt",
			    m->message_id, copy->content_hash))
		return FALSE;
	return ktt_exec(store, error, update_sql,
			"iiitktttttt"
			"iiitbtt",
			row, copy->mail, (gint64)contents,
			ktp_kind_name(m->kind),
			m->has_date ? m->date : (gint64)0, m->from_name,
			m->from_address, m->subject, base, m->in_reply_to,
			lists, (gint64)m->from_robot, (gint64)m->names_robot,
			(gint64)automatic, key, object->packed, object->size,
			m->auth_results, patch);
}

static gboolean
report_update(struct ktt_store *store, gint64 row, const struct ktp_message *m,
	      const json_t *object, GError **error)
{
	struct ktt_report_source source = {
		.message = row,
		.message_id = m->message_id,
		.source = row,
		.date = m->date,
		.has_date = m->has_date,
	};

	if (m->kind != KTP_KIND_REPORT)
		return TRUE;
	return ktt_report_write(store, &source,
				json_object_get(object, "report"), error);
}

static gboolean
message_write(struct ktt_store *store, gint64 row, const struct copy *copy,
	      const struct ktp_message *message,
	      const struct ktt_object *object, guint contents, GError **error)
{
	gboolean ok = ktt_link_touch(store, row, error) &&
		      message_update(store, row, copy, message, contents,
				     object, error) &&
		      ktt_derive_rows(store, row, message, error) &&
		      report_update(store, row, message, object->json, error);

	ktt_store_mark(store, row);
	return ok;
}

static gboolean
derive_copy(struct ktt_store *store, gint64 row, struct copy *copy,
	    guint contents, GError **error)
{
	struct ktt_object object;
	gboolean ok;

	if (!copy->message && !copy_parse(store, copy, error))
		return FALSE;
	ktt_object_make(&object, copy->message);
	ok = message_write(store, row, copy, copy->message, &object, contents,
			   error);
	ktt_object_clear(&object);
	return ok;
}

gboolean
ktt_derive(struct ktt_store *store, const char *message_id,
	   const struct ktt_known *known, GError **error)
{
	g_autoptr(GPtrArray) copies = copies_load(store, message_id, error);
	struct copy *best;
	gint64 row;

	if (!copies || !copies->len)
		return FALSE;
	best = copies_choose(store, copies, error);
	if (!best || !ktt_message_row(store, message_id, &row, error))
		return FALSE;
	if (known && best->mail == known->mail)
		return message_write(store, row, best, known->message,
				     known->object, copies->len, error);
	return derive_copy(store, row, best, copies->len, error);
}
