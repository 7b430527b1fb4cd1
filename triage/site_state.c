/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/site_state.h"

#include <string.h>

#include "triage/error.h"
#include "triage/html.h"
#include "triage/rebuild.h"
#include "triage/stmt.h"

#define NAME ".ktriage-site"

/*
 * What is derived changes with the rules, with whom the configuration trusts,
 * and with commits that were found in trees: seldom enough to make all anew.
 */
static const char common_sql[] =
	"SELECT json_array((SELECT json_group_array(value) FROM (SELECT value"
	"  FROM meta WHERE name = 'rules' OR name LIKE 'trust.%'"
	"  ORDER BY name)),"
	" (SELECT count(*) FROM fact_commit),"
	" (SELECT count(*) FROM fact_sighting))";

/* The mails of a thread are facts: their row ids stand for what they say. */
static const char report_sql[] =
	"SELECT json_array(r.number, r.source, r.reconstructed, r.class,"
	"  r.direction, r.tree, r.branch, r.component, r.commit_id, r.title,"
	"  r.testcase, r.machine, r.metric, r.percent, r.change, r.strength,"
	"  r.stddev, r.recovery, r.date, r.updated, r.replies, r.weight,"
	"  r.status, r.status_since, r.status_message, r.status_position,"
	"  r.status_reason, r.fix, r.flags, r.watched, r.owner),"
	" (SELECT json_group_array(json_array(l.message, l.key, l.strength,"
	"   m.mail, m.contents, m.subject, m.from_address, m.auth)) FROM "
	"(SELECT *"
	"  FROM link WHERE report = r.message ORDER BY message, key) l"
	"  JOIN message m USING (message)),"
	" (SELECT json_group_array(decision) FROM (SELECT d.decision"
	"  FROM fact_decision d WHERE d.message_id = m.message_id"
	"  ORDER BY d.decision)),"
	" (SELECT json_group_array(json_array(number, status, metric, change,"
	"  date)) FROM (SELECT * FROM report o WHERE o.commit_key = "
	"r.commit_key"
	"  ORDER BY o.number)),"
	" r.testcase, r.metric FROM report r JOIN message m USING (message)"
	" WHERE r.message = ?";
static const char group_sql[] =
	"SELECT json_group_array(json_array(number, status, direction, date))"
	" FROM (SELECT * FROM report WHERE testcase = ? AND metric = ?"
	"  ORDER BY number)";

static char *
hash_of(const char *text)
{
	return g_compute_checksum_for_string(G_CHECKSUM_SHA256,
					     text ? text : "", -1);
}

static gboolean
make_key(struct ktt_site_state *state, struct ktt_store *store,
	 const char *archive, GError **error)
{
	g_autofree char *common = NULL;
	g_autofree char *all = NULL;

	if (!ktt_query_text(store, error, &common, common_sql, ""))
		return FALSE;
	all = g_strjoin("\n", PACKAGE_VERSION, ktt_html_style, archive, common,
			NULL);
	state->key = hash_of(all);
	return TRUE;
}

/* "PATH SIZE FINGERPRINT" */
static void
read_line(struct ktt_site_state *state, const char *line)
{
	const char *blank = strchr(line, ' ');

	if (blank != NULL)
		g_hash_table_insert(state->old,
				    g_strndup(line, (gsize)(blank - line)),
				    g_strdup(blank + 1));
}

gboolean
ktt_site_state_load(struct ktt_site_state *state, struct ktt_store *store,
		    const char *root, const char *archive, GError **error)
{
	g_autofree char *path = g_build_filename(root, NAME, NULL);
	g_autofree char *text = NULL;
	g_auto(GStrv) lines = NULL;

	state->old =
		g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free);
	state->groups =
		g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free);
	state->fresh = g_string_new(NULL);
	if (!make_key(state, store, archive, error))
		return FALSE;
	if (!g_file_get_contents(path, &text, NULL, NULL))
		return TRUE;
	lines = g_strsplit(text, "\n", -1);
	if (g_strcmp0(lines[0], state->key) != 0)
		return TRUE;
	for (gsize i = 1; lines[i] != NULL; i++)
		read_line(state, lines[i]);
	return TRUE;
}

void
ktt_site_state_clear(struct ktt_site_state *state)
{
	g_free(state->key);
	g_clear_pointer(&state->old, g_hash_table_unref);
	g_clear_pointer(&state->groups, g_hash_table_unref);
	if (state->fresh != NULL)
		g_string_free(state->fresh, TRUE);
}

/* What became of a test and metric so far; once for all its reports. */
static const char *
find_group(struct ktt_site_state *state, struct ktt_store *store,
	   const char *testcase, const char *metric, GError **error)
{
	g_autofree char *name = NULL;
	g_autofree char *text = NULL;
	char *hash;

	if (testcase == NULL || metric == NULL)
		return "";
	name = g_strjoin("\n", testcase, metric, NULL);
	hash = g_hash_table_lookup(state->groups, name);
	if (hash != NULL)
		return hash;
	if (!ktt_query_text(store, error, &text, group_sql, "tt", testcase,
			    metric))
		return NULL;
	hash = hash_of(text);
	g_hash_table_insert(state->groups, g_steal_pointer(&name), hash);
	return hash;
}

char *
ktt_site_state_fingerprint(struct ktt_site_state *state,
			   struct ktt_store *store, gint64 report,
			   GError **error)
{
	struct ktt_rows *rows = ktt_query(store, report_sql, "i", report);
	g_autoptr(GString) text = g_string_new(NULL);
	g_autofree char *testcase = NULL;
	g_autofree char *metric = NULL;
	const char *group;

	if (ktt_rows_next(rows)) {
		for (int i = 0; i < 4; i++)
			g_string_append_printf(text, "%s\n",
					       ktt_rows_text(rows, i));
		testcase = g_strdup(ktt_rows_text(rows, 4));
		metric = g_strdup(ktt_rows_text(rows, 5));
	}
	if (!ktt_rows_end(rows, error))
		return NULL;
	group = find_group(state, store, testcase, metric, error);
	if (group == NULL)
		return NULL;
	g_string_append(text, group);
	return hash_of(text->str);
}

/* The fingerprint behind the size; NULL: the page is not known. */
static const char *
find_old(const struct ktt_site_state *state, const char *path, guint64 *size)
{
	const char *old = g_hash_table_lookup(state->old, path);
	char *end;

	if (old == NULL)
		return NULL;
	*size = g_ascii_strtoull(old, &end, 10);
	return *end == ' ' ? end + 1 : NULL;
}

gboolean
ktt_site_state_knows(const struct ktt_site_state *state, const char *path,
		     const char *fingerprint)
{
	guint64 size = 0;

	return g_strcmp0(find_old(state, path, &size), fingerprint) == 0;
}

gboolean
ktt_site_state_holds(struct ktt_site_state *state, struct ktt_site_files *files,
		     const char *path, const char *fingerprint)
{
	guint64 size = 0;

	if (g_strcmp0(find_old(state, path, &size), fingerprint) != 0 ||
	    !ktt_site_files_keep(files, path, size))
		return FALSE;
	ktt_site_state_note(state, path, size, fingerprint);
	return TRUE;
}

void
ktt_site_state_note(struct ktt_site_state *state, const char *path, gsize size,
		    const char *fingerprint)
{
	g_string_append_printf(state->fresh, "%s %" G_GSIZE_FORMAT " %s\n",
			       path, size, fingerprint);
}

gboolean
ktt_site_state_save(const struct ktt_site_state *state, const char *root,
		    GError **error)
{
	g_autofree char *path = g_build_filename(root, NAME, NULL);
	g_autofree char *text =
		g_strconcat(state->key, "\n", state->fresh->str, NULL);
	g_autoptr(GError) cause = NULL;

	if (g_file_set_contents(path, text, -1, &cause))
		return TRUE;
	g_set_error(error, KTT_ERROR, KTT_ERROR_CREATE, "cannot write %s: %s",
		    path, cause->message);
	return FALSE;
}
