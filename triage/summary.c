/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/summary.h"

#include "triage/json_get.h"
#include "triage/search.h"
#include "triage/stmt.h"
#include "triage/summary_part.h"
#include "triage/when.h"

#define SCHEMA "ktriage.summary/1"
#define WATERMARK "summary.watermark"
#define DAY ((gint64)24 * 3600)
#define WEEK (7 * DAY)

/* Each query has its own, so that several people can be told of their part. */
static char *
watermark_name(const char *query)
{
	return query ? g_strconcat(WATERMARK, " ", query, NULL)
		     : g_strdup(WATERMARK);
}

gboolean
ktt_summary_wants(const struct ktt_summing *sum, gint64 report)
{
	return sum->wanted == NULL ||
	       g_hash_table_contains(sum->wanted,
				     GSIZE_TO_POINTER((gsize)report));
}

static gboolean
find_wanted(struct ktt_summing *sum, GError **error)
{
	const struct ktt_search_options search = {
		.now = sum->options->now,
		.saved = sum->options->saved,
	};
	g_autoptr(GArray) reports = NULL;

	if (sum->options->query == NULL)
		return TRUE;
	if (!ktt_search(sum->store, sum->options->query, &search, &reports,
			error))
		return FALSE;
	sum->wanted = g_hash_table_new(NULL, NULL);
	for (guint i = 0; i < reports->len; i++) {
		gsize report = (gsize)g_array_index(reports, gint64, i);

		g_hash_table_add(sum->wanted, GSIZE_TO_POINTER(report));
	}
	return TRUE;
}

static gboolean
find_new_mark(struct ktt_summing *sum, GError **error)
{
	return ktt_query_int(sum->store, error, &sum->new.mail,
			     "SELECT max(mail) FROM fact_mail", "") &&
	       ktt_query_int(sum->store, error, &sum->new.decision,
			     "SELECT max(decision) FROM fact_decision", "") &&
	       ktt_query_int(sum->store, error, &sum->new.commit,
			     "SELECT max(found) FROM fact_commit", "");
}

/* "2024-01-31T12:00:00Z MAIL DECISION COMMIT" */
static void
read_mark(struct ktt_summing *sum, const char *text)
{
	g_auto(GStrv) words = g_strsplit(text ? text : "", " ", -1);

	if (g_strv_length(words) != 4 ||
	    !ktt_when_start(words[0], sum->options->now, &sum->since, NULL))
		return;
	sum->old.mail = g_ascii_strtoll(words[1], NULL, 10);
	sum->old.decision = g_ascii_strtoll(words[2], NULL, 10);
	sum->old.commit = g_ascii_strtoll(words[3], NULL, 10);
	sum->by_arrival = TRUE;
}

static gboolean
find_since(struct ktt_summing *sum, GError **error)
{
	g_autofree char *name = watermark_name(sum->options->query);
	g_autofree char *text = NULL;

	sum->since = sum->options->since;
	/* First of all: what comes in meanwhile belongs to the next one. */
	if (!find_new_mark(sum, error))
		return FALSE;
	if (sum->since != 0)
		return TRUE;
	if (!ktt_query_text(sum->store, error, &text,
			    "SELECT value FROM meta WHERE name = ?", "t", name))
		return FALSE;
	read_mark(sum, text);
	if (!sum->by_arrival)
		sum->since = sum->options->now - WEEK;
	return TRUE;
}

/*
 * What is shown as the nth: the heaviest first, but the last two places of a
 * block that is cut go round among the rest, two further each day, so that
 * nothing that waits stays unseen for ever.
 */
static gint64
pick(const struct ktt_summing *sum, const struct ktt_block *block, guint n)
{
	guint most = sum->options->items;
	guint fixed = most > 4 ? most - 2 : most;
	guint day = (guint)(sum->options->now / DAY);

	if (block->waiting != NULL && most > 0 && block->reports->len > most &&
	    n >= fixed)
		n = fixed + (day * (most - fixed) + n - fixed) %
				    (block->reports->len - fixed);
	return g_array_index(block->reports, gint64, n);
}

json_t *
ktt_summary_block(const struct ktt_summing *sum, const struct ktt_block *block,
		  GError **error)
{
	guint most = sum->options->items;
	json_t *object = json_pack("{s:s, s:s, s:i, s:i, s:i}", "name",
				   block->name, "title", block->title, "total",
				   (int)block->reports->len, "older",
				   (int)block->older, "late", (int)block->late);
	json_t *items = json_array();

	json_object_set_new(object, "items", items);
	for (guint i = 0; i < block->reports->len && (!most || i < most); i++) {
		gint64 report = pick(sum, block, i);
		json_t *item = ktt_summary_item(
			sum,
			g_hash_table_lookup(sum->waits,
					    GSIZE_TO_POINTER((gsize)report)),
			report, error);

		if (item == NULL) {
			json_decref(object);
			return NULL;
		}
		json_array_append_new(items, item);
	}
	return object;
}

static gboolean
set_part(json_t *object, const char *key, json_t *part)
{
	if (part == NULL)
		return FALSE;
	json_object_set_new(object, key, part);
	return TRUE;
}

static json_t *
make(const struct ktt_summing *sum, GError **error)
{
	json_t *object = json_object();
	json_t *waiting;
	gboolean ok;

	ktt_json_set_text(object, "schema", SCHEMA);
	ktt_json_set_time(object, "since", sum->since, TRUE);
	ktt_json_set_time(object, "until", sum->options->now, TRUE);
	ktt_json_set_time(object, "horizon", sum->options->horizon,
			  sum->options->horizon != 0);
	ktt_json_set_text(object, "by", sum->by_arrival ? "arrival" : "date");
	ktt_json_set_text(object, "query", sum->options->query);
	json_object_set_new(object, "watermark",
			    json_pack("{s:I, s:I, s:I}", "mail", sum->new.mail,
				      "decision", sum->new.decision, "commit",
				      sum->new.commit));
	/* Known first, told second: what waits says what a change asks for. */
	waiting = ktt_summary_waiting(sum, error);
	ok = waiting != NULL &&
	     set_part(object, "changed", ktt_summary_changed(sum, error)) &&
	     set_part(object, "waiting", json_incref(waiting)) &&
	     set_part(object, "counts", ktt_summary_counts(sum, error)) &&
	     set_part(object, "weeks", ktt_summary_weeks(sum, error)) &&
	     set_part(object, "testcases", ktt_summary_testcases(sum, error));
	json_decref(waiting);
	if (!ok)
		g_clear_pointer(&object, json_decref);
	return object;
}

json_t *
ktt_summary(struct ktt_store *store, const struct ktt_summary_options *options,
	    GError **error)
{
	struct ktt_summing sum = {.store = store, .options = options};
	json_t *object = NULL;

	sum.waits = g_hash_table_new(NULL, NULL);
	if (find_since(&sum, error) && find_wanted(&sum, error))
		object = make(&sum, error);
	g_clear_pointer(&sum.wanted, g_hash_table_unref);
	g_hash_table_unref(sum.waits);
	return object;
}

gboolean
ktt_summary_advance(struct ktt_store *store, const json_t *summary,
		    GError **error)
{
	const json_t *mark = json_object_get(summary, "watermark");
	g_autofree char *name = watermark_name(ktt_json_text(summary, "query"));
	g_autofree char *text = g_strdup_printf(
		"%s %" JSON_INTEGER_FORMAT " %" JSON_INTEGER_FORMAT
		" %" JSON_INTEGER_FORMAT,
		ktt_json_text(summary, "until"),
		json_integer_value(json_object_get(mark, "mail")),
		json_integer_value(json_object_get(mark, "decision")),
		json_integer_value(json_object_get(mark, "commit")));

	if (!ktt_store_begin(store, error))
		return FALSE;
	if (ktt_exec(store, error,
		     "INSERT INTO meta (name, value) VALUES (?, ?) "
		     "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
		     "tt", name, text) &&
	    ktt_store_commit(store, error))
		return TRUE;
	ktt_store_rollback(store);
	return FALSE;
}
