/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/refold.h"
#include "triage/stmt.h"
#include "triage/trust.h"

static const char get_sql[] = "SELECT value FROM meta WHERE name = ?";
static const char set_sql[] =
	"INSERT INTO meta (name, value) VALUES (?, ?)"
	" ON CONFLICT (name) DO UPDATE SET value = excluded.value";
static const char reports_sql[] = "SELECT message FROM report";

#define ID_NAME "trust.authserv-id"
#define CLOSING_NAME "trust.require-pass"
#define CLOSING "closing"

void
ktt_trust_clear(struct ktt_trust *trust)
{
	g_clear_pointer(&trust->authserv_id, g_free);
}

gboolean
ktt_trust_get(struct ktt_store *store, struct ktt_trust *trust, GError **error)
{
	g_autofree char *closing = NULL;

	trust->authserv_id = NULL;
	if (!ktt_query_text(store, error, &trust->authserv_id, get_sql, "t",
			    ID_NAME) ||
	    !ktt_query_text(store, error, &closing, get_sql, "t", CLOSING_NAME))
		return FALSE;
	if (!trust->authserv_id)
		trust->authserv_id = g_strdup("");
	trust->closing = !g_strcmp0(closing, CLOSING);
	return TRUE;
}

static gboolean
fold_all(struct ktt_store *store, GError **error)
{
	g_autoptr(GArray) reports = g_array_new(FALSE, FALSE, sizeof(gint64));
	struct ktt_rows *rows = ktt_query(store, reports_sql, "");

	while (ktt_rows_next(rows)) {
		gint64 report = ktt_rows_int(rows, 0);

		g_array_append_val(reports, report);
	}
	if (!ktt_rows_end(rows, error))
		return FALSE;
	for (guint i = 0; i < reports->len; i++)
		if (!ktt_refold(store, g_array_index(reports, gint64, i),
				error))
			return FALSE;
	return TRUE;
}

static gboolean
change(struct ktt_store *store, const char *authserv_id, gboolean closing,
       GError **error)
{
	return ktt_exec(store, error, set_sql, "tt", ID_NAME, authserv_id) &&
	       ktt_exec(store, error, set_sql, "tt", CLOSING_NAME,
			closing ? CLOSING : "") &&
	       fold_all(store, error);
}

gboolean
ktt_trust_set(struct ktt_store *store, const char *authserv_id,
	      gboolean closing, GError **error)
{
	struct ktt_trust have;
	gboolean same;

	if (!ktt_trust_get(store, &have, error))
		return FALSE;
	same = !g_ascii_strcasecmp(have.authserv_id, authserv_id) &&
	       have.closing == closing;
	ktt_trust_clear(&have);
	if (same)
		return TRUE;
	if (!ktt_store_begin(store, error))
		return FALSE;
	if (change(store, authserv_id, closing, error) &&
	    ktt_store_commit(store, error))
		return TRUE;
	ktt_store_rollback(store);
	return FALSE;
}

/* Comments in parentheses and quoted strings (RFC 5322) hold what the sender
 * may have chosen. */
static char *
bare_words(const char *text)
{
	GString *plain = g_string_new(NULL);
	gboolean quoted = FALSE;
	guint depth = 0;

	for (; *text; text++) {
		if (*text == '\\' && text[1])
			text++;
		else if (*text == '"' && !depth)
			quoted = !quoted;
		else if (*text == '(' && !quoted)
			depth++;
		else if (*text == ')' && depth)
			depth--;
		else if (!depth && !quoted)
			g_string_append_c(plain, g_ascii_tolower(*text));
	}
	return g_string_free(plain, FALSE);
}

static gboolean
is_from_server(const char *results, const char *authserv_id)
{
	gsize length = strlen(authserv_id);

	return length && !g_ascii_strncasecmp(results, authserv_id, length) &&
	       strchr(" \t;", results[length]);
}

/* The domain that a signature is of: "header.d=" or "header.i=user@". */
static const char *
signed_domain(char **words)
{
	for (; *words; words++) {
		const char *at;

		if (g_str_has_prefix(*words, "header.d="))
			return *words + strlen("header.d=");
		if (g_str_has_prefix(*words, "header.i=")) {
			at = strrchr(*words, '@');
			return at ? at + 1 : *words + strlen("header.i=");
		}
	}
	return NULL;
}

/* "header.from=", NULL where it is not there. */
static const char *
named_sender(char **words)
{
	for (; *words; words++)
		if (g_str_has_prefix(*words, "header.from="))
			return *words + strlen("header.from=");
	return NULL;
}

static gboolean
is_within(const char *domain, const char *above)
{
	const char *tail;

	if (!above || !*above || !strchr(above, '.') ||
	    !g_str_has_suffix(domain, above))
		return FALSE;
	tail = domain + strlen(domain) - strlen(above);
	return tail == domain || tail[-1] == '.';
}

/* One "method=result property=value …" of the field. */
static gboolean
method_passes(const char *method, const char *domain)
{
	g_auto(GStrv) words = g_strsplit_set(method, " \t\r\n", -1);
	char **at = words;

	while (*at && !**at)
		at++;
	if (!*at)
		return FALSE;
	/* DMARC is about the domain of From:, which most servers name. */
	if (!strcmp(*at, "dmarc=pass"))
		return !named_sender(at) || is_within(domain, named_sender(at));
	return !strcmp(*at, "dkim=pass") &&
	       is_within(domain, signed_domain(at));
}

static gboolean
line_passes(const struct ktt_trust *trust, const char *line, const char *domain)
{
	g_autofree char *plain = g_strstrip(bare_words(line));
	g_auto(GStrv) methods = NULL;

	if (!is_from_server(plain, trust->authserv_id))
		return FALSE;
	methods = g_strsplit(plain, ";", -1);
	for (gsize i = 1; methods[0] && methods[i]; i++)
		if (method_passes(methods[i], domain))
			return TRUE;
	return FALSE;
}

gboolean
ktt_trust_passes(const struct ktt_trust *trust, const char *results,
		 const char *address)
{
	const char *at = address ? strrchr(address, '@') : NULL;
	g_autofree char *domain = NULL;
	g_auto(GStrv) lines = NULL;

	if (!results || !at)
		return FALSE;
	domain = g_ascii_strdown(at + 1, -1);
	lines = g_strsplit(results, "\n", -1);
	for (gsize i = 0; lines[i]; i++)
		if (line_passes(trust, lines[i], domain))
			return TRUE;
	return FALSE;
}
