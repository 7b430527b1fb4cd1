/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "parser/robots_table.h"
#include "triage/git_rules.h"
#include "triage/scan_wanted.h"
#include "triage/stmt.h"
#include "triage/subject.h"

/* Digits of an id that a mail announces, at least. */
#define SHORT_ID 7

static const char ids_sql[] = "SELECT message_id FROM message";
static const char blamed_sql[] =
	"SELECT DISTINCT commit_key FROM report WHERE commit_key IS NOT NULL";
static const char kept_sql[] = "SELECT commit_id FROM fact_commit";
static const char announced_sql[] =
	"SELECT e.commit_id, e.commit_title, m.subject FROM event e"
	" JOIN message m USING (message)"
	" WHERE e.type IN ('fix-proposed', 'fix-tested', 'fixed', 'command')";

struct ktt_wanted {
	GHashTable *ids;    /* owned Message-IDs */
	GHashTable *keys;   /* owned keys of blamed commits */
	GHashTable *shorts; /* owned first digits of announced commits */
	GHashTable *titles; /* owned titles of announced commits */
	GHashTable *kept;   /* owned keys of kept commits */
};

static GHashTable *
text_set(void)
{
	return g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
}

static gboolean
load_set(struct ktt_store *store, const char *sql, GHashTable *set,
	 char *(*make)(const char *text), GError **error)
{
	struct ktt_rows *rows = ktt_query(store, sql, "");

	while (ktt_rows_next(rows)) {
		char *text = make(ktt_rows_text(rows, 0));

		if (text)
			g_hash_table_add(set, text);
	}
	return ktt_rows_end(rows, error);
}

static char *
copy(const char *text)
{
	return g_strdup(text);
}

static void
add_announced(struct ktt_wanted *wanted, const char *id, const char *title,
	      const char *subject)
{
	char *patch = ktt_git_patch_title(subject);

	if (id)
		g_hash_table_add(wanted->shorts, g_ascii_strdown(id, SHORT_ID));
	if (title)
		g_hash_table_add(wanted->titles, g_strdup(title));
	if (patch)
		g_hash_table_add(wanted->titles, patch);
}

static gboolean
load_announced(struct ktt_store *store, struct ktt_wanted *wanted,
	       GError **error)
{
	struct ktt_rows *rows = ktt_query(store, announced_sql, "");

	while (ktt_rows_next(rows))
		add_announced(wanted, ktt_rows_text(rows, 0),
			      ktt_rows_text(rows, 1), ktt_rows_text(rows, 2));
	return ktt_rows_end(rows, error);
}

struct ktt_wanted *
ktt_wanted_load(struct ktt_store *store, GError **error)
{
	struct ktt_wanted *wanted = g_new0(struct ktt_wanted, 1);

	wanted->ids = text_set();
	wanted->keys = text_set();
	wanted->shorts = text_set();
	wanted->titles = text_set();
	wanted->kept = text_set();
	if (load_set(store, ids_sql, wanted->ids, copy, error) &&
	    load_set(store, blamed_sql, wanted->keys, copy, error) &&
	    load_set(store, kept_sql, wanted->kept, ktt_commit_key, error) &&
	    load_announced(store, wanted, error))
		return wanted;
	ktt_wanted_free(wanted);
	return NULL;
}

void
ktt_wanted_free(struct ktt_wanted *wanted)
{
	g_hash_table_unref(wanted->ids);
	g_hash_table_unref(wanted->keys);
	g_hash_table_unref(wanted->shorts);
	g_hash_table_unref(wanted->titles);
	g_hash_table_unref(wanted->kept);
	g_free(wanted);
}

static gboolean
is_announced(const struct ktt_wanted *wanted, const char *id, const char *title)
{
	g_autofree char *begin = g_strndup(id, SHORT_ID);

	return g_hash_table_contains(wanted->shorts, begin) ||
	       g_hash_table_contains(wanted->titles, title);
}

static enum ktt_want
weigh(const struct ktt_wanted *wanted, const struct ktt_git_claim *claim)
{
	switch (claim->kind) {
	case KTT_GIT_CREDIT:
		return KTT_WANT_YES;
	case KTT_GIT_CLOSES:
	case KTT_GIT_LINK:
		return ktp_robot_is(KTP_ROBOT_ID, claim->target) ||
				       g_hash_table_contains(wanted->ids,
							     claim->target)
			       ? KTT_WANT_YES
			       : KTT_WANT_NOT;
	default:
		break;
	}
	if (g_hash_table_contains(wanted->keys, claim->target))
		return KTT_WANT_YES;
	return claim->kind == KTT_GIT_REVERT ? KTT_WANT_MAYBE : KTT_WANT_NOT;
}

enum ktt_want
ktt_wanted_commit(struct ktt_wanted *wanted, const char *id, const char *title,
		  const char *message)
{
	g_autoptr(GPtrArray) claims = NULL;
	enum ktt_want want = KTT_WANT_NOT;

	if (is_announced(wanted, id, title))
		return KTT_WANT_YES;
	claims = ktt_git_claims(message);
	for (guint i = 0; i < claims->len; i++)
		want = MAX(want, weigh(wanted, claims->pdata[i]));
	return want;
}

void
ktt_wanted_keep(struct ktt_wanted *wanted, const char *id)
{
	g_hash_table_add(wanted->kept, ktt_commit_key(id));
}

gboolean
ktt_wanted_reverts(const struct ktt_wanted *wanted, const char *message)
{
	g_autoptr(GPtrArray) claims = ktt_git_claims(message);

	for (guint i = 0; i < claims->len; i++) {
		const struct ktt_git_claim *claim = claims->pdata[i];

		if (claim->kind == KTT_GIT_REVERT &&
		    g_hash_table_contains(wanted->kept, claim->target))
			return TRUE;
	}
	return FALSE;
}
