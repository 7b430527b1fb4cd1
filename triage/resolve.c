/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "triage/error.h"
#include "triage/safe.h"
#include "triage/stmt.h"
#include "triage/url.h"
#include "triage/view.h"

#define MAX_CANDIDATES 6 /* shown of an ambiguous name */
#define MIN_COMMIT 4	 /* digits, as git has it */
#define SURE_COMMIT 7	 /* with a decimal number it may mean something else */
#define MAX_SUBJECT 60	 /* columns */

static const char number_sql[] =
	"SELECT r.message FROM report r WHERE r.number = ?";
/* ?1 <= id < ?2: all that begin with a text, by the index. */
static const char id_sql[] =
	"SELECT message, message_id FROM message WHERE message_id = ?1"
	" AND ?2 = ?2";
static const char prefix_sql[] =
	"SELECT message, message_id FROM message"
	" WHERE message_id >= ?1 AND message_id < ?2 ORDER BY message_id";
static const char report_of_sql[] =
	"SELECT r.message FROM link l JOIN report r ON r.message = l.report"
	" JOIN message m ON m.message = r.message WHERE l.message = ?"
	" ORDER BY l.strength DESC, r.date DESC, m.message_id LIMIT 1";
static const char commit_sql[] = "SELECT r.message, r.commit_id FROM report r"
				 " JOIN message m USING (message)"
				 " WHERE r.commit_id >= ?1 AND r.commit_id < ?2"
				 " ORDER BY r.date DESC, m.message_id";

static const char about_sql[] =
	"SELECT r.number, coalesce(r.title, m.subject, '') FROM report r"
	" JOIN message m USING (message) WHERE r.message = ?";

struct found {
	gint64 report;	       /* the first one; 0: none */
	GPtrArray *candidates; /* owned names that differ */
	GArray *reports;       /* gint64 of each of them */
};

static void
found_init(struct found *found)
{
	found->report = 0;
	found->candidates = g_ptr_array_new_with_free_func(g_free);
	found->reports = g_array_new(FALSE, FALSE, sizeof(gint64));
}

static void
found_clear(struct found *found)
{
	g_ptr_array_unref(found->candidates);
	g_array_unref(found->reports);
}

/* The commit in "https://HOST/TREE/commit/?id=COMMIT", or what ends a path. */
static char *
last_of_url(const char *url)
{
	const char *id = strstr(url, "id=");
	g_autofree char *copy = NULL;
	const char *slash;

	if (id != NULL)
		return g_strndup(id + 3, strcspn(id + 3, "&#"));
	copy = g_strndup(url, strcspn(url, "?#"));
	while (g_str_has_suffix(copy, "/"))
		copy[strlen(copy) - 1] = '\0';
	slash = strrchr(copy, '/');
	return g_strdup(slash ? slash + 1 : copy);
}

/* All that means a Message-ID becomes the plain one. */
static char *
clean_name(const char *name)
{
	char *id = strchr(name, '@') || strstr(name, "%40")
			   ? ktt_url_message_id(name, NULL)
			   : NULL;

	if (id != NULL)
		return id;
	if (strstr(name, "://"))
		return last_of_url(name);
	return g_strstrip(
		g_strdup(name + (g_str_has_prefix(name, "id:") ? 3 : 0)));
}

static gboolean
all_digits(const char *text)
{
	return *text && text[strspn(text, "0123456789")] == '\0';
}

static gboolean
by_number(struct ktt_store *store, const char *name, struct found *found,
	  GError **error)
{
	const char *digits = name + (*name == 'R' || *name == 'r');

	if (!all_digits(digits) || strlen(digits) > 18)
		return TRUE;
	return ktt_query_int(store, error, &found->report, number_sql, "i",
			     g_ascii_strtoll(digits, NULL, 10));
}

static void
add_candidate(struct found *found, const char *name, gint64 report)
{
	if (g_ptr_array_find_with_equal_func(found->candidates, name,
					     g_str_equal, NULL))
		return;
	g_ptr_array_add(found->candidates, g_strdup(name));
	g_array_append_val(found->reports, report);
}

/* The reports of all messages whose id begins so; several messages of one
 * report are not ambiguous. */
static gboolean
by_message_id(struct ktt_store *store, const char *name, const char *sql,
	      struct found *found, GError **error)
{
	g_autofree char *end = g_strconcat(name, "\xf4\x8f\xbf\xbf", NULL);
	struct ktt_rows *rows = ktt_query(store, sql, "tt", name, end);

	while (found->candidates->len < MAX_CANDIDATES && ktt_rows_next(rows)) {
		gint64 report = 0;

		if (!ktt_query_int(store, error, &report, report_of_sql, "i",
				   ktt_rows_int(rows, 0))) {
			ktt_rows_end(rows, NULL);
			return FALSE;
		}
		if (!report || report == found->report)
			continue;
		if (!found->report)
			found->report = report;
		add_candidate(found, ktt_rows_text(rows, 1), report);
	}
	return ktt_rows_end(rows, error);
}

static gboolean
is_commit(const char *name)
{
	gsize length = strlen(name);

	return length >= (all_digits(name) ? SURE_COMMIT : MIN_COMMIT) &&
	       length <= 40 &&
	       name[strspn(name, "0123456789abcdefABCDEF")] == '\0';
}

/* One is the beginning of the other: the same commit, longer or shorter. */
static gboolean
same_commit(const char *a, const char *b)
{
	return g_str_has_prefix(a, b) || g_str_has_prefix(b, a);
}

static gboolean
by_commit(struct ktt_store *store, const char *name, struct found *found,
	  GError **error)
{
	g_autofree char *begin = g_ascii_strdown(name, -1);
	g_autofree char *end = g_strconcat(begin, "g", NULL);
	struct ktt_rows *rows;

	if (!is_commit(name))
		return TRUE;
	rows = ktt_query(store, commit_sql, "tt", begin, end);
	while (found->candidates->len < MAX_CANDIDATES && ktt_rows_next(rows)) {
		const char *id = ktt_rows_text(rows, 1);

		if (!found->report)
			found->report = ktt_rows_int(rows, 0);
		if (!found->candidates->len ||
		    !same_commit(found->candidates->pdata[0], id))
			add_candidate(found, id, ktt_rows_int(rows, 0));
	}
	return ktt_rows_end(rows, error);
}

static gboolean
search(struct ktt_store *store, const char *name, struct found *found,
       GError **error)
{
	if (!by_number(store, name, found, error) ||
	    (!found->report &&
	     !by_message_id(store, name, id_sql, found, error)) ||
	    (!found->report && !by_commit(store, name, found, error)))
		return FALSE;
	return found->report ||
	       by_message_id(store, name, prefix_sql, found, error);
}

/* "R12  NAME  what it is about" */
static void
append_candidate(GString *list, struct ktt_store *store,
		 const struct found *found, guint index)
{
	const char *name = found->candidates->pdata[index];
	struct ktt_rows *rows =
		ktt_query(store, about_sql, "i",
			  g_array_index(found->reports, gint64, index));

	if (ktt_rows_next(rows)) {
		g_autofree char *safe = ktt_safe_text(ktt_rows_text(rows, 1),
						      -1, KTT_SAFE_LINE);
		g_autofree char *cut = ktt_safe_shorten(safe, MAX_SUBJECT);

		g_string_append_printf(list,
				       "\n  R%-5" G_GINT64_FORMAT " %s  %s",
				       ktt_rows_int(rows, 0), name, cut);
	} else {
		g_string_append_printf(list, "\n  %s", name);
	}
	ktt_rows_end(rows, NULL);
}

static void
set_ambiguous(struct ktt_store *store, const char *name,
	      const struct found *found, GError **error)
{
	g_autoptr(GString) list = g_string_new(NULL);

	for (guint i = 0; i < found->candidates->len; i++)
		append_candidate(list, store, found, i);
	g_set_error(error, KTT_ERROR, KTT_ERROR_AMBIGUOUS,
		    "\"%s\" can mean several reports:%s%s", name, list->str,
		    found->candidates->len == MAX_CANDIDATES ? "\n  …" : "");
}

gboolean
ktt_view_resolve(struct ktt_store *store, const char *name, gint64 *report,
		 GError **error)
{
	g_autofree char *plain = clean_name(name);
	struct found found;
	gboolean ok;

	found_init(&found);
	ok = *plain ? search(store, plain, &found, error) : TRUE;
	*report = found.report;
	if (ok && !found.report) {
		g_set_error(error, KTT_ERROR, KTT_ERROR_NOT_FOUND,
			    "\"%s\": no such report, message or commit%s", name,
			    strchr(plain, '@')
				    ? "; \"ktriage fetch\" may find it"
				    : "");
		ok = FALSE;
	} else if (ok && found.candidates->len > 1) {
		set_ambiguous(store, name, &found, error);
		ok = FALSE;
	}
	found_clear(&found);
	return ok;
}
