/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/robots_table.h"
#include "triage/commit_link.h"
#include "triage/commit_credit.h"
#include "triage/git_rules.h"
#include "triage/link_table.h"
#include "triage/stmt.h"
#include "triage/subject.h"

static const char head_sql[] =
	"SELECT commit_key, title, source FROM report WHERE message = ?";
/* What closes or links to a message that belongs to the report. */
static const char by_message_sql[] =
	"SELECT c.commit_id, c.kind, c.text FROM link l"
	" JOIN message m USING (message)"
	" JOIN commit_claim c ON c.target = m.message_id"
	" AND c.kind IN ('closes', 'link')"
	" WHERE l.report = ? AND l.strength >= ?";
static const char by_commit_sql[] =
	"SELECT commit_id, kind, text FROM commit_claim"
	" WHERE target = ? AND kind IN ('fixes', 'revert')";
static const char announced_sql[] =
	"SELECT e.type IN ('fixed', 'command'), e.commit_id, e.commit_title, "
	"m.subject"
	" FROM link l JOIN event e USING (message) JOIN message m"
	" USING (message) WHERE l.report = ? AND l.strength >= ?"
	" AND e.type IN ('fix-proposed', 'fix-tested', 'fixed', 'command')";
static const char by_id_sql[] =
	"SELECT commit_id, title FROM fact_commit"
	" WHERE commit_id >= ?1 AND commit_id < ?1 || 'g'";
static const char by_title_sql[] =
	"SELECT commit_id, title FROM fact_commit WHERE title = ?";
static const char undone_sql[] = "SELECT commit_id, text FROM commit_claim"
				 " WHERE kind = 'revert' AND target = ?";
static const char claims_sql[] =
	"SELECT kind, target FROM commit_claim WHERE commit_id = ?"
	" ORDER BY kind, target";
static const char commit_sql[] =
	"SELECT title, author_name, author_address, author_date, commit_date"
	" FROM fact_commit WHERE commit_id = ?";

enum { /* what ties a commit to the report, before it is weighed */
       TIE_CLOSES = 1 << 0,
       TIE_LINK = 1 << 1,
       TIE_FIXES = 1 << 2,
       TIE_REVERT = 1 << 3,
       TIE_ANNOUNCED = 1 << 4,
       TIE_PATCH = 1 << 5,
       TIE_UNDONE = 1 << 6,
       TIE_REDONE = 1 << 7,
       N_TIES = 8
};

struct tie { /* one commit */
	guint bits;
	char *text[N_TIES]; /* owned; of each bit */
};

struct finder {
	struct ktt_store *store;
	gint64 report;
	char *commit_key, *title; /* owned or NULL: of the blamed commit */
	gint64 source;		  /* message that holds the report's object */
	GHashTable *ties;	  /* owned id -> owned struct tie * */
};

static void
tie_free(gpointer data)
{
	struct tie *tie = data;

	for (guint i = 0; i < N_TIES; i++)
		g_free(tie->text[i]);
	g_free(tie);
}

/* Of several texts the smallest, so that no order of rows can be seen. */
static void
tie_add(struct finder *f, const char *id, guint bit, const char *text)
{
	struct tie *tie = g_hash_table_lookup(f->ties, id);
	guint i = (guint)g_bit_nth_lsf(bit, -1);

	if (!tie) {
		tie = g_new0(struct tie, 1);
		g_hash_table_insert(f->ties, g_strdup(id), tie);
	}
	tie->bits |= bit;
	if (!tie->text[i] || strcmp(text, tie->text[i]) < 0) {
		g_free(tie->text[i]);
		tie->text[i] = g_strdup(text);
	}
}

static guint
bit_of_kind(const char *kind)
{
	return !strcmp(kind, "closes")	? TIE_CLOSES
	       : !strcmp(kind, "link")	? TIE_LINK
	       : !strcmp(kind, "fixes") ? TIE_FIXES
					: TIE_REVERT;
}

static gboolean
add_claims(struct finder *f, struct ktt_rows *rows, GError **error)
{
	while (ktt_rows_next(rows))
		tie_add(f, ktt_rows_text(rows, 0),
			bit_of_kind(ktt_rows_text(rows, 1)),
			ktt_rows_text(rows, 2));
	return ktt_rows_end(rows, error);
}

static gboolean
add_commits(struct finder *f, const char *sql, const char *value, guint bit,
	    GError **error)
{
	struct ktt_rows *rows = ktt_query(f->store, sql, "t", value);

	while (ktt_rows_next(rows))
		tie_add(f, ktt_rows_text(rows, 0), bit, ktt_rows_text(rows, 1));
	return ktt_rows_end(rows, error);
}

/* A mail that calls a commit the fix, or brings it as a patch. */
static gboolean
add_announcement(struct finder *f, gboolean fixed, const char *id,
		 const char *title, const char *subject, GError **error)
{
	g_autofree char *patch = ktt_git_patch_title(subject);
	g_autofree char *lower = id ? g_ascii_strdown(id, -1) : NULL;

	if (fixed && lower &&
	    !add_commits(f, by_id_sql, lower, TIE_ANNOUNCED, error))
		return FALSE;
	if (fixed && title &&
	    !add_commits(f, by_title_sql, title, TIE_ANNOUNCED, error))
		return FALSE;
	return !patch || add_commits(f, by_title_sql, patch, TIE_PATCH, error);
}

static gboolean
add_announced(struct finder *f, GError **error)
{
	struct ktt_rows *rows = ktt_query(f->store, announced_sql, "id",
					  f->report, ktt_link_closing_strength);
	gboolean ok = TRUE;

	while (ok && ktt_rows_next(rows))
		ok = add_announcement(
			f, ktt_rows_int(rows, 0) != 0, ktt_rows_text(rows, 1),
			ktt_rows_text(rows, 2), ktt_rows_text(rows, 3), error);
	return ktt_rows_end(rows, ok ? error : NULL) && ok;
}

static gboolean
find_ties(struct finder *f, GError **error)
{
	if (!add_claims(f,
			ktt_query(f->store, by_message_sql, "id", f->report,
				  ktt_link_closing_strength),
			error))
		return FALSE;
	if (f->commit_key &&
	    !add_claims(f,
			ktt_query(f->store, by_commit_sql, "t", f->commit_key),
			error))
		return FALSE;
	return add_announced(f, error);
}

struct says { /* what else a commit's message says */
	gboolean credits;
	gboolean names_reports; /* … of which it is known that they are some */
	char *credit;		/* owned */
};

static gboolean
load_says(struct finder *f, const char *id, struct says *says, GError **error)
{
	struct ktt_rows *rows = ktt_query(f->store, claims_sql, "t", id);

	memset(says, 0, sizeof(*says));
	while (ktt_rows_next(rows)) {
		const char *kind = ktt_rows_text(rows, 0);
		const char *target = ktt_rows_text(rows, 1);

		if (!strcmp(kind, "credit") && !says->credits) {
			says->credits = TRUE;
			says->credit = g_strdup(target);
		}
		says->names_reports |= !strcmp(kind, "closes") ||
				       (!strcmp(kind, "link") &&
					ktp_robot_is(KTP_ROBOT_ID, target));
	}
	return ktt_rows_end(rows, error);
}

/* Without its id, Fixes: may be about another report of the commit. */
static gboolean
fixes_this(struct finder *f, const struct says *says)
{
	return says->credits && !says->names_reports &&
	       ktt_credit_fits(f->store, f->source, says->credit);
}

static enum ktt_git_how
weigh(struct finder *f, guint bits, const struct says *says)
{
	if (bits & TIE_REVERT)
		return KTT_GIT_HOW_REVERT;
	if (bits & TIE_CLOSES)
		return KTT_GIT_HOW_CLOSES;
	if ((bits & TIE_LINK) && says->credits)
		return KTT_GIT_HOW_CREDITED;
	if ((bits & TIE_FIXES) && fixes_this(f, says))
		return KTT_GIT_HOW_FIXES;
	if (bits & TIE_ANNOUNCED)
		return KTT_GIT_HOW_ANNOUNCED;
	if (bits & TIE_PATCH)
		return KTT_GIT_HOW_PATCH;
	if (bits & TIE_UNDONE)
		return KTT_GIT_HOW_UNDONE;
	if (bits & TIE_REDONE)
		return KTT_GIT_HOW_REDONE;
	return KTT_GIT_HOW_MENTION;
}

static const char *
text_of(const struct tie *tie, enum ktt_git_how how)
{
	static const guint bit[KTT_GIT_N_HOWS] = {3, 0, 1, 2, 4, 5, 6, 7, 1};

	if (tie->text[bit[how]])
		return tie->text[bit[how]];
	for (guint i = 0; i < N_TIES; i++)
		if (tie->text[i])
			return tie->text[i];
	return "";
}

static void
link_free(gpointer data)
{
	struct ktt_commit_link *link = data;

	g_free(link->id);
	g_free(link->title);
	g_free(link->author_name);
	g_free(link->author_address);
	g_free(link->text);
	g_free(link);
}

/* The blamed commit under a new id cures nothing unless it says so. */
static gboolean
is_culprit(const struct finder *f, const struct ktt_commit_link *link)
{
	if (f->commit_key && g_str_has_prefix(link->id, f->commit_key))
		return TRUE;
	return link->how != KTT_GIT_HOW_CLOSES && f->title &&
	       !strcmp(f->title, link->title);
}

static struct ktt_commit_link *
link_load(struct finder *f, const char *id, GError **error)
{
	struct ktt_rows *rows = ktt_query(f->store, commit_sql, "t", id);
	struct ktt_commit_link *link = g_new0(struct ktt_commit_link, 1);

	link->id = g_strdup(id);
	if (ktt_rows_next(rows)) {
		link->title = g_strdup(ktt_rows_text(rows, 0));
		link->author_name = g_strdup(ktt_rows_text(rows, 1));
		link->author_address = g_strdup(ktt_rows_text(rows, 2));
		link->author_date = ktt_rows_int(rows, 3);
		link->commit_date = ktt_rows_int(rows, 4);
	}
	if (ktt_rows_end(rows, error) && link->title)
		return link;
	link_free(link);
	return NULL;
}

static gboolean
add_link(struct finder *f, const char *id, const struct tie *tie,
	 GPtrArray *links, GError **error)
{
	struct ktt_commit_link *link = link_load(f, id, error);
	struct says says;

	if (!link)
		return FALSE;
	if (!load_says(f, id, &says, error)) {
		link_free(link);
		return FALSE;
	}
	link->how = weigh(f, tie->bits, &says);
	link->text = g_strdup(text_of(tie, link->how));
	g_free(says.credit);
	if (is_culprit(f, link))
		link_free(link);
	else
		g_ptr_array_add(links, link);
	return TRUE;
}

static gboolean
add_links(struct finder *f, GPtrArray *links, GError **error)
{
	GHashTableIter iter;
	gpointer id, tie;

	g_ptr_array_set_size(links, 0);
	g_hash_table_iter_init(&iter, f->ties);
	while (g_hash_table_iter_next(&iter, &id, &tie))
		if (!add_link(f, id, tie, links, error))
			return FALSE;
	return TRUE;
}

/* What was reverted no longer cures; where that revert is reverted itself, the
 * cure is back. */
static gboolean
add_reverts(struct finder *f, const GPtrArray *links, guint bit, GError **error)
{
	for (guint i = 0; i < links->len; i++) {
		const struct ktt_commit_link *link = links->pdata[i];
		g_autofree char *key = ktt_commit_key(link->id);

		if (link->how == KTT_GIT_HOW_MENTION ||
		    (link->how == KTT_GIT_HOW_UNDONE) != (bit == TIE_REDONE))
			continue;
		if (!add_commits(f, undone_sql, key, bit, error))
			return FALSE;
	}
	return TRUE;
}

static int
compare_links(gconstpointer a, gconstpointer b)
{
	const struct ktt_commit_link *x = *(struct ktt_commit_link *const *)a;
	const struct ktt_commit_link *y = *(struct ktt_commit_link *const *)b;

	if (x->commit_date != y->commit_date)
		return x->commit_date < y->commit_date ? -1 : 1;
	return strcmp(x->id, y->id);
}

static gboolean
find_links(struct finder *f, GPtrArray *links, GError **error)
{
	if (!find_ties(f, error) || !add_links(f, links, error) ||
	    !add_reverts(f, links, TIE_UNDONE, error) ||
	    !add_links(f, links, error) ||
	    !add_reverts(f, links, TIE_REDONE, error) ||
	    !add_links(f, links, error))
		return FALSE;
	g_ptr_array_sort(links, compare_links);
	return TRUE;
}

static gboolean
finder_load(struct finder *f, GError **error)
{
	struct ktt_rows *rows = ktt_query(f->store, head_sql, "i", f->report);

	if (ktt_rows_next(rows)) {
		f->commit_key = g_strdup(ktt_rows_text(rows, 0));
		f->title = g_strdup(ktt_rows_text(rows, 1));
		f->source = ktt_rows_int(rows, 2);
	}
	return ktt_rows_end(rows, error);
}

GPtrArray *
ktt_commit_links(struct ktt_store *store, gint64 report, GError **error)
{
	GPtrArray *links = g_ptr_array_new_with_free_func(link_free);
	struct finder f = {.store = store, .report = report};
	gboolean ok;

	f.ties = g_hash_table_new_full(g_str_hash, g_str_equal, g_free,
				       tie_free);
	ok = finder_load(&f, error) && find_links(&f, links, error);
	g_hash_table_unref(f.ties);
	g_free(f.commit_key);
	g_free(f.title);
	if (ok)
		return links;
	g_ptr_array_unref(links);
	return NULL;
}
