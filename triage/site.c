/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/site.h"

#include <string.h>

#include "triage/html.h"
#include "triage/json_get.h"
#include "triage/search.h"
#include "triage/site_files.h"
#include "triage/site_part.h"
#include "triage/site_state.h"
#include "triage/status.h"
#include "triage/subject.h"
#include "triage/summary.h"
#include "triage/summary_html.h"
#include "triage/summary_words.h"
#include "triage/view.h"

#define ALL "-class:build-status"

enum { MOST_OPEN = 500, FEED_ENTRIES = 100 };

struct site {
	struct ktt_store *store;
	const struct ktt_site_options *options;
	struct ktt_site_files files;
	struct ktt_site_state state;
	GArray *reports; /* gint64 row ids, heaviest first */
	GPtrArray *hits; /* owned json_t *, in the same order */
};

static void
free_json(gpointer data)
{
	json_decref(data);
}

static gboolean
find_reports(struct site *site, GError **error)
{
	const struct ktt_site_options *options = site->options;
	const struct ktt_search_options search = {
		.now = options->now,
		.sort = "weight",
		.saved = options->saved,
	};

	if (!ktt_search(site->store, options->query ? options->query : ALL,
			&search, &site->reports, error))
		return FALSE;
	for (guint i = 0; i < site->reports->len; i++) {
		json_t *hit = ktt_view_hit(
			site->store, g_array_index(site->reports, gint64, i),
			error);

		if (hit == NULL)
			return FALSE;
		g_ptr_array_add(site->hits, hit);
	}
	return TRUE;
}

static gboolean
put_report(struct site *site, gint64 report, const char *path, gsize *size,
	   GError **error)
{
	json_t *view = ktt_view_report(site->store, report, error);
	GString *page;
	gboolean ok;

	if (view == NULL)
		return FALSE;
	page = g_string_new(NULL);
	ktt_site_report(page, view, site->options->archive);
	*size = page->len;
	ok = ktt_site_files_put(&site->files, path, page, error);
	g_string_free(page, TRUE);
	json_decref(view);
	return ok;
}

/*
 * The hash of its rows is taken before they are read: what comes in meanwhile
 * makes the page anew the next time. The first page is made in any case: if it
 * differs although its rows do not, pages look different by now, and all are
 * made anew.
 */
static gboolean
put_if_changed(struct site *site, guint i, GError **error)
{
	gint64 report = g_array_index(site->reports, gint64, i);
	g_autofree char *path =
		ktt_site_report_path(ktt_json_text(site->hits->pdata[i], "id"));
	g_autofree char *fingerprint = ktt_site_state_fingerprint(
		&site->state, site->store, report, error);
	guint written = site->files.written;
	gboolean known;
	gsize size;

	if (fingerprint == NULL)
		return FALSE;
	if (i > 0 &&
	    ktt_site_state_holds(&site->state, &site->files, path, fingerprint))
		return TRUE;
	known = ktt_site_state_knows(&site->state, path, fingerprint);
	if (!put_report(site, report, path, &size, error))
		return FALSE;
	if (known && site->files.written > written)
		g_hash_table_remove_all(site->state.old);
	ktt_site_state_note(&site->state, path, size, fingerprint);
	return TRUE;
}

static gboolean
put_reports(struct site *site, GError **error)
{
	if (!ktt_site_state_load(&site->state, site->store,
				 site->options->folder, site->options->archive,
				 error))
		return FALSE;
	for (guint i = 0; i < site->reports->len; i++)
		if (!put_if_changed(site, i, error))
			return FALSE;
	return ktt_site_state_save(&site->state, site->options->folder, error);
}

struct members {	   /* of one page of a group */
	const char *value; /* borrowed from the first hit */
	GPtrArray *hits;   /* owned array of borrowed json_t * */
};

static void
members_free(gpointer data)
{
	struct members *members = data;

	g_ptr_array_unref(members->hits);
	g_free(members);
}

/* By the path of the page: commits of different length may share one. */
static GHashTable *
find_members(const struct site *site, const struct ktt_site_group *group)
{
	GHashTable *pages = g_hash_table_new_full(g_str_hash, g_str_equal,
						  g_free, members_free);

	for (guint i = 0; i < site->hits->len; i++) {
		json_t *hit = site->hits->pdata[i];
		const char *value = ktt_json_text(hit, group->key);
		char *path = ktt_site_group_path(group, value);
		struct members *members;

		if (path == NULL)
			continue;
		members = g_hash_table_lookup(pages, path);
		if (members == NULL) {
			members = g_new0(struct members, 1);
			members->value = value;
			members->hits = g_ptr_array_new();
			g_hash_table_insert(pages, g_strdup(path), members);
		}
		g_ptr_array_add(members->hits, hit);
		g_free(path);
	}
	return pages;
}

static gboolean
put_group(struct site *site, const struct ktt_site_group *group, GError **error)
{
	g_autoptr(GHashTable) pages = find_members(site, group);
	GHashTableIter iter;
	gpointer path, value;

	g_hash_table_iter_init(&iter, pages);
	while (g_hash_table_iter_next(&iter, &path, &value)) {
		const struct members *members = value;
		GString *page = g_string_new(NULL);
		gboolean ok;

		ktt_site_group_page(page, group, members->value, members->hits);
		ok = ktt_site_files_put(&site->files, path, page, error);
		g_string_free(page, TRUE);
		if (!ok)
			return FALSE;
	}
	return TRUE;
}

static gint
newest_first(gconstpointer a, gconstpointer b)
{
	const json_t *one = *(json_t *const *)a;
	const json_t *two = *(json_t *const *)b;
	int order = g_strcmp0(ktt_json_text(two, "status_since"),
			      ktt_json_text(one, "status_since"));

	return order ? order
		     : g_strcmp0(ktt_json_text(one, "message_id"),
				 ktt_json_text(two, "message_id"));
}

static gboolean
put_feed(struct site *site, GError **error)
{
	GPtrArray *sorted = g_ptr_array_new();
	json_t *items = json_array();
	GString *feed = g_string_new(NULL);
	gboolean ok;

	for (guint i = 0; i < site->hits->len; i++)
		if (ktt_json_text(site->hits->pdata[i], "status_since"))
			g_ptr_array_add(sorted, site->hits->pdata[i]);
	g_ptr_array_sort(sorted, newest_first);
	for (guint i = 0; i < sorted->len && i < FEED_ENTRIES; i++)
		json_array_append(items, sorted->pdata[i]);
	ktt_site_feed(feed, items, site->options->address);
	ok = ktt_site_files_put(&site->files, "feed.xml", feed, error);
	g_string_free(feed, TRUE);
	json_decref(items);
	g_ptr_array_unref(sorted);
	return ok;
}

static char *
page_of(const json_t *item)
{
	return ktt_site_report_path(ktt_json_text(item, "id"));
}

static gboolean
is_open(const json_t *hit)
{
	enum ktt_status status =
		ktt_status_from_name(ktt_json_text(hit, "status"));

	return status != KTT_N_STATUSES && !ktt_status_words[status].closed;
}

static void
add_open(const struct site *site, GString *out)
{
	g_autoptr(GPtrArray) open = g_ptr_array_new();

	for (guint i = 0; i < site->hits->len; i++)
		if (is_open(site->hits->pdata[i]))
			g_ptr_array_add(open, site->hits->pdata[i]);
	g_string_append(out, "<section aria-label=\"Open reports\">"
			     "<h2>Open reports by weight</h2>\n");
	ktt_site_table(out, open, "", MOST_OPEN);
	g_string_append(out, "</section>\n");
}

static gint
by_value(gconstpointer a, gconstpointer b)
{
	const struct members *one = *(struct members *const *)a;
	const struct members *two = *(struct members *const *)b;

	return strcmp(one->value, two->value);
}

/* Commits have too many pages for a list; their reports link to them. */
static void
add_group_list(const struct site *site, const struct ktt_site_group *group,
	       GString *out)
{
	g_autoptr(GHashTable) pages = find_members(site, group);
	g_autoptr(GPtrArray) sorted = g_ptr_array_new();
	GHashTableIter iter;
	gpointer value;

	if (strcmp(group->key, "commit") == 0)
		return;
	g_hash_table_iter_init(&iter, pages);
	while (g_hash_table_iter_next(&iter, NULL, &value))
		g_ptr_array_add(sorted, value);
	g_ptr_array_sort(sorted, by_value);
	ktt_html_add(out, "<section aria-label=\"%s\"><h2>%s</h2>\n<p>",
		     group->plural, group->plural);
	for (guint i = 0; i < sorted->len; i++) {
		const struct members *members = sorted->pdata[i];

		ktt_site_group_link(out, group, members->value, "");
		ktt_html_add(out, " <span class=\"soft\">%d</span> ",
			     (int)members->hits->len);
	}
	g_string_append(out, "</p></section>\n");
}

/* The summary of the last week, whatever was sent by mail and when. */
static json_t *
summarize(const struct site *site, GError **error)
{
	const struct ktt_summary_options options = {
		.now = site->options->now,
		.since = site->options->now - (gint64)7 * 24 * 3600,
		.query = site->options->query,
		.saved = site->options->saved,
		.items = site->options->items,
		.horizon = site->options->horizon,
	};

	return ktt_summary(site->store, &options, error);
}

static gboolean
put_index(struct site *site, GError **error)
{
	const struct ktt_html_links links = {
		.archive = site->options->archive,
		.page = page_of,
	};
	json_t *summary = summarize(site, error);
	g_autofree char *head = NULL;
	struct ktt_html_page page = {.feed = "feed.xml",
				     .script = ktt_site_script};
	GString *out;
	gboolean ok;

	if (summary == NULL)
		return FALSE;
	head = ktt_summary_head(summary);
	out = g_string_new(NULL);
	page.title = head;
	ktt_html_begin(out, &page);
	ktt_html_add(out,
		     "<h1>%s</h1>\n<p><a href=\"feed.xml\">Feed of changes"
		     "</a></p>\n",
		     head);
	ktt_summary_html_body(out, summary, &links);
	add_open(site, out);
	for (gsize i = 0; i < ktt_n_site_groups; i++)
		add_group_list(site, &ktt_site_groups[i], out);
	ktt_html_end(out, &page);
	ok = ktt_site_files_put(&site->files, "index.html", out, error);
	g_string_free(out, TRUE);
	json_decref(summary);
	return ok;
}

static const char *const folders[] = {"report", "component", "test", "commit",
				      NULL};

/* The index comes last: what it links to is there by then. */
static gboolean
put_all(struct site *site, GError **error)
{
	if (!find_reports(site, error) ||
	    !ktt_site_files_init(&site->files, site->options->folder, folders,
				 error) ||
	    !put_reports(site, error))
		return FALSE;
	for (gsize i = 0; i < ktt_n_site_groups; i++)
		if (!put_group(site, &ktt_site_groups[i], error))
			return FALSE;
	if (!put_feed(site, error) || !put_index(site, error))
		return FALSE;
	for (gsize i = 0; folders[i] != NULL; i++)
		ktt_site_files_prune(&site->files, folders[i]);
	return TRUE;
}

gboolean
ktt_site(struct ktt_store *store, const struct ktt_site_options *options,
	 struct ktt_site_counts *counts, GError **error)
{
	struct site site = {.store = store, .options = options};
	gboolean ok;

	site.hits = g_ptr_array_new_with_free_func(free_json);
	ok = put_all(&site, error);
	counts->reports = site.hits->len;
	counts->written = site.files.written;
	counts->kept = site.files.kept;
	counts->removed = site.files.removed;
	g_ptr_array_unref(site.hits);
	g_clear_pointer(&site.reports, g_array_unref);
	if (site.files.root != NULL)
		ktt_site_files_clear(&site.files);
	ktt_site_state_clear(&site.state);
	return ok;
}
