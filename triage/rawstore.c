/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/source.h"
#include "parser/squeeze.h"
#include "triage/error.h"
#include "triage/rawstore.h"
#include "triage/stmt.h"

static const char find_sql[] = "SELECT mail FROM fact_mail WHERE hash = ?";
static const char hashes_sql[] = "SELECT hash FROM fact_mail";
/* Bodies that may be the same, of the first copies. */
static const char bodies_sql[] =
	"SELECT b.body, b.data FROM (SELECT body FROM fact_mail"
	" WHERE message_id = ? AND content_hash = ? ORDER BY mail LIMIT 8)"
	" JOIN fact_body b USING (body) WHERE b.size = ?";
static const char body_add_sql[] =
	"INSERT INTO fact_body (hash, size, data) VALUES (?, ?, ?)";
static const char add_sql[] =
	"INSERT INTO fact_mail (hash, message_id, content_hash, header,"
	" header_size, body, received, origin, list_id, auth)"
	" VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
static const char get_sql[] = "SELECT m.header, b.data, m.hash FROM fact_mail m"
			      " JOIN fact_body b USING (body) WHERE m.mail = ?";
/* The newest first: up to one that is derived from. */
static const char newest_sql[] =
	"SELECT f.header, m.mail = f.mail FROM fact_mail f"
	" LEFT JOIN message m USING (message_id) ORDER BY f.mail DESC";
static const char quarantine_sql[] =
	"INSERT OR IGNORE INTO fact_quarantine (hash, received, origin, reason,"
	" size, data) VALUES (?, ?, ?, ?, ?, ?)";

char *
ktt_hash(const guint8 *data, gsize size)
{
	return g_compute_checksum_for_data(G_CHECKSUM_SHA256, data, size);
}

gboolean
ktt_rawstore_find(struct ktt_store *store, const char *hash, gint64 *mail,
		  GError **error)
{
	*mail = 0;
	return ktt_query_int(store, error, mail, find_sql, "t", hash);
}

gboolean
ktt_rawstore_hashes(struct ktt_store *store, GHashTable **hashes,
		    GError **error)
{
	struct ktt_rows *rows = ktt_query(store, hashes_sql, "");

	*hashes = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
	while (ktt_rows_next(rows))
		g_hash_table_add(*hashes, g_strdup(ktt_rows_text(rows, 0)));
	return ktt_rows_end(rows, error);
}

/* Length of the header block with its blank line, whatever the line ends. */
static gsize
header_length(const guint8 *raw, gsize size)
{
	const guint8 *at = raw, *end = raw + size;

	while ((at = memchr(at, '\n', (gsize)(end - at)))) {
		at++;
		if (at < end && *at == '\n')
			return (gsize)(at + 1 - raw);
		if (at + 1 < end && at[0] == '\r' && at[1] == '\n')
			return (gsize)(at + 2 - raw);
	}
	return size;
}

/* Damage shows where the mail itself is read. */
static gboolean
is_same(struct ktt_rows *rows, const guint8 *data, gsize size)
{
	gsize packed, found_size;
	const guint8 *blob = ktt_rows_blob(rows, 1, &packed);
	g_autofree guint8 *found =
		ktp_unsqueeze(blob, packed, size, &found_size, NULL);

	return found && found_size == size && !memcmp(found, data, size);
}

static gboolean
body_find(struct ktt_store *store, const struct ktt_fact *fact,
	  const guint8 *data, gsize size, gint64 *body, GError **error)
{
	struct ktt_rows *rows =
		ktt_query(store, bodies_sql, "tti", fact->message_id,
			  fact->content_hash, (gint64)size);

	*body = 0;
	while (!*body && ktt_rows_next(rows))
		if (is_same(rows, data, size))
			*body = ktt_rows_int(rows, 0);
	return ktt_rows_end(rows, error);
}

static gboolean
body_put(struct ktt_store *store, const struct ktt_fact *fact,
	 const guint8 *data, gsize size, gint64 *body, GError **error)
{
	g_autofree guint8 *packed = NULL;
	g_autofree char *name = NULL;
	gsize packed_size;

	if (!body_find(store, fact, data, size, body, error))
		return FALSE;
	if (*body)
		return TRUE;
	packed = ktp_squeeze(data, size, &packed_size);
	name = g_strconcat("of ", fact->hash, NULL);
	if (!ktt_exec(store, error, body_add_sql, "tib", name, (gint64)size,
		      packed, packed_size))
		return FALSE;
	*body = ktt_last_insert(store);
	return TRUE;
}

gboolean
ktt_rawstore_add(struct ktt_store *store, const struct ktt_fact *fact,
		 gint64 *mail, GError **error)
{
	gsize length = header_length(fact->raw, fact->size), packed_size;
	g_autofree guint8 *packed = NULL;
	gint64 body;

	if (!body_put(store, fact, fact->raw + length, fact->size - length,
		      &body, error))
		return FALSE;
	packed = ktp_squeeze(fact->raw, length, &packed_size);
	if (!ktt_exec(store, error, add_sql, "tttbiiittt", fact->hash,
		      fact->message_id, fact->content_hash, packed, packed_size,
		      (gint64)length, body, fact->received, fact->origin,
		      fact->list_id, fact->auth))
		return FALSE;
	*mail = ktt_last_insert(store);
	return TRUE;
}

/* Damage of the stored data is an error of the store, not of a mail. */
static guint8 *
unpack(const guint8 *data, gsize size, gsize *out_size, GError **error)
{
	GError *cause = NULL;
	guint8 *out = ktp_unsqueeze(data, size, KTP_MAX_MESSAGE + 1, out_size,
				    &cause);

	if (!out) {
		g_set_error(error, KTT_ERROR, KTT_ERROR_IO,
			    "a stored mail is damaged: %s", cause->message);
		g_error_free(cause);
	}
	return out;
}

static guint8 *
join_parts(struct ktt_rows *rows, gsize *size, GError **error)
{
	g_autofree guint8 *header = NULL, *body = NULL;
	gsize packed, header_size, body_size;
	const guint8 *data;
	guint8 *raw;

	data = ktt_rows_blob(rows, 0, &packed);
	header = unpack(data, packed, &header_size, error);
	if (!header)
		return NULL;
	data = ktt_rows_blob(rows, 1, &packed);
	body = unpack(data, packed, &body_size, error);
	if (!body)
		return NULL;
	*size = header_size + body_size;
	raw = g_malloc(*size + 1);
	memcpy(raw, header, header_size);
	memcpy(raw + header_size, body, body_size);
	raw[*size] = '\0';
	return raw;
}

guint8 *
ktt_rawstore_get(struct ktt_store *store, gint64 mail, gsize *size,
		 GError **error)
{
	struct ktt_rows *rows = ktt_query(store, get_sql, "i", mail);
	gboolean found = ktt_rows_next(rows);
	GError *cause = NULL;
	guint8 *raw = found ? join_parts(rows, size, &cause) : NULL;

	if (!found)
		g_set_error(&cause, KTT_ERROR, KTT_ERROR_IO,
			    "a stored mail is missing");
	if (!ktt_rows_end(rows, error)) {
		g_clear_error(&cause);
		g_free(raw);
		return NULL;
	}
	if (cause)
		g_propagate_error(error, cause);
	return raw;
}

static gboolean
header_names(struct ktt_rows *rows, const char *word)
{
	gsize packed, size = 0;
	const guint8 *data = ktt_rows_blob(rows, 0, &packed);
	g_autofree guint8 *header =
		ktp_unsqueeze(data, packed, KTP_MAX_MESSAGE + 1, &size, NULL);

	return header && memmem(header, size, word, strlen(word)) != NULL;
}

gboolean
ktt_rawstore_awaits(struct ktt_store *store, const char *message_id,
		    gboolean *awaits, GError **error)
{
	struct ktt_rows *rows = ktt_query(store, newest_sql, "");
	g_autofree char *word = g_strdup_printf("<%s>", message_id);

	*awaits = FALSE;
	while (!*awaits && ktt_rows_next(rows) && !ktt_rows_int(rows, 1))
		*awaits = header_names(rows, word);
	return ktt_rows_end(rows, error);
}

gboolean
ktt_rawstore_quarantine(struct ktt_store *store, const struct ktt_fact *fact,
			const char *reason, gboolean *known, GError **error)
{
	gsize packed_size;
	g_autofree guint8 *packed =
		ktp_squeeze(fact->raw, fact->size, &packed_size);

	if (!ktt_exec(store, error, quarantine_sql, "tittib", fact->hash,
		      fact->received, fact->origin, reason, (gint64)fact->size,
		      packed, packed_size))
		return FALSE;
	*known = ktt_changes(store) == 0;
	return TRUE;
}
