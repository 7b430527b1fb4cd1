/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "triage/summary_words.h"

#include <math.h>
#include <string.h>

#include "triage/json_get.h"
#include "triage/url.h"
#include "triage/when.h"

#define COMMIT_DIGITS 12
#define HOUR 3600

static int
number(const json_t *object, const char *key)
{
	return (int)json_integer_value(json_object_get(object, key));
}

static int
sum_of(const json_t *blocks)
{
	int sum = 0;

	for (size_t i = 0; i < json_array_size(blocks); i++)
		sum += number(json_array_get(blocks, i), "total");
	return sum;
}

char *
ktt_summary_day(const char *time)
{
	return g_strndup(time ? time : "", strlen("2024-01-31"));
}

const char *
ktt_summary_person(const json_t *person)
{
	const char *name = ktt_json_text(person, "name");
	const char *address = ktt_json_text(person, "address");

	if (name != NULL && *name != '\0')
		return name;
	return address ? address : "";
}

char *
ktt_summary_head(const json_t *summary)
{
	g_autofree char *since =
		ktt_summary_day(ktt_json_text(summary, "since"));
	g_autofree char *until =
		ktt_summary_day(ktt_json_text(summary, "until"));
	int changed = sum_of(json_object_get(summary, "changed"));
	int waiting = sum_of(json_object_get(summary, "waiting"));

	return g_strdup_printf("Regressions, %s to %s: %d changed, %d %s",
			       since, until, changed, waiting,
			       waiting == 1 ? "waits" : "wait");
}

GPtrArray *
ktt_summary_todo(const json_t *summary)
{
	GPtrArray *lines = g_ptr_array_new_with_free_func(g_free);
	const json_t *waiting = json_object_get(summary, "waiting");

	for (size_t i = 0; i < json_array_size(waiting); i++) {
		const json_t *block = json_array_get(waiting, i);
		int total = number(block, "total");
		int late = number(block, "late");
		GString *line;

		if (total == 0)
			continue;
		line = g_string_new(NULL);
		g_string_printf(line, "%d: %s", total,
				ktt_json_text(block, "title"));
		if (late > 0)
			g_string_append_printf(line, " (%d late)", late);
		g_ptr_array_add(lines, g_string_free(line, FALSE));
	}
	return lines;
}

char *
ktt_summary_title(const json_t *block)
{
	return g_strdup_printf("%s (%d)", ktt_json_text(block, "title"),
			       number(block, "total"));
}

char *
ktt_summary_rest(const json_t *block)
{
	int shown = (int)json_array_size(json_object_get(block, "items"));
	int more = number(block, "total") - shown;

	return more > 0 ? g_strdup_printf("%d more", more) : NULL;
}

char *
ktt_summary_older(const json_t *summary)
{
	const json_t *blocks = json_object_get(summary, "waiting");
	g_autofree char *horizon =
		ktt_summary_day(ktt_json_text(summary, "horizon"));
	int older = 0;

	for (size_t i = 0; i < json_array_size(blocks); i++)
		older += number(json_array_get(blocks, i), "older");
	if (older == 0)
		return NULL;
	return g_strdup_printf("%d more %s from before %s", older,
			       older == 1 ? "waits" : "wait", horizon);
}

static gboolean
time_of(const json_t *object, const char *key, gint64 *time)
{
	const char *text = ktt_json_text(object, key);

	return text != NULL && ktt_when_start(text, 0, time, NULL);
}

/* How late it is, or until when there is time; the date says no more. */
static void
add_due(GString *out, const json_t *item, gint64 until)
{
	gint64 due;

	if (!time_of(item, "due", &due))
		return;
	if (json_is_true(json_object_get(item, "late"))) {
		g_autofree char *late = ktt_when_age(until - due);

		g_string_append_printf(out, "; %s late", late);
	} else {
		g_autofree char *day =
			ktt_summary_day(ktt_json_text(item, "due"));

		g_string_append_printf(out, "; due %s", day);
	}
}

static void
add_silence(GString *out, const json_t *item, gint64 until)
{
	gint64 updated;
	g_autofree char *age = NULL;

	if (!json_is_null(json_object_get(item, "due")) ||
	    !time_of(item, "updated", &updated) || until - updated < HOUR)
		return;
	age = ktt_when_age(until - updated);
	g_string_append_printf(out, "; silent for %s", age);
}

char *
ktt_summary_need(const json_t *item, const json_t *summary)
{
	const char *need = ktt_json_text(item, "need");
	const char *whom = ktt_summary_person(json_object_get(item, "whom"));
	GString *out = g_string_new(NULL);
	gint64 until;

	if (need == NULL || *need == '\0')
		return g_string_free(out, FALSE);
	if (*whom != '\0')
		g_string_append_printf(out, "waits for %s to %s", whom, need);
	else
		g_string_append_printf(out, "waits for %s", need);
	if (time_of(summary, "until", &until)) {
		add_due(out, item, until);
		add_silence(out, item, until);
	}
	return g_string_free(out, FALSE);
}

/* The first of what failed. */
static char *
failure_of(const json_t *item)
{
	const json_t *failures = json_object_get(item, "failures");
	size_t count = json_array_size(failures);
	const char *first = json_string_value(json_array_get(failures, 0));

	if (first == NULL)
		return NULL;
	if (count == 1)
		return g_strdup(first);
	return g_strdup_printf("%s (and %d more)", first, (int)count - 1);
}

char *
ktt_summary_what(const json_t *item)
{
	const char *metric = ktt_json_text(item, "metric");
	const char *subject = ktt_json_text(item, "subject");
	double change = ktt_json_number(item, "change");
	char digits[G_ASCII_DTOSTR_BUF_SIZE];
	char *failure;

	if (isnan(change))
		change = ktt_json_number(item, "percent");
	if (metric == NULL || isnan(change)) {
		failure = failure_of(item);
		return failure ? failure : g_strdup(subject ? subject : "");
	}
	g_ascii_formatd(digits, sizeof(digits), "%+.1f", change);
	return g_strdup_printf("%s%% %s", digits, metric);
}

char *
ktt_summary_fix(const json_t *item, const char *archive)
{
	const char *fix = ktt_json_text(item, "fix");
	double recovery = ktt_json_number(item, "recovery");
	g_autofree char *share =
		recovery > 0 ? g_strdup_printf(" (wins back %.0f %%)",
					       recovery * 100)
			     : g_strdup("");
	g_autofree char *url = NULL;

	if (fix == NULL)
		return *share ? g_strdup_printf("fix%s", share) : NULL;
	if (strchr(fix, '@') != NULL && strstr(fix, "://") == NULL)
		url = ktt_url_of_mail(archive, fix);
	return g_strdup_printf("fix%s: %s", share, url ? url : fix);
}

char *
ktt_summary_commit(const json_t *item)
{
	const char *id = ktt_json_text(item, "commit");
	const char *title = ktt_json_text(item, "title");

	/* A build report of a patch has no commit; its subject names it. */
	if (id == NULL && title == NULL &&
	    json_array_size(json_object_get(item, "failures")) > 0)
		title = ktt_json_text(item, "subject");
	if (id == NULL)
		return g_strdup(title ? title : "");
	return g_strdup_printf("%.*s %s", COMMIT_DIGITS, id,
			       title ? title : "");
}

char *
ktt_summary_said(const json_t *item)
{
	const json_t *reason = json_object_get(item, "reason");
	const char *evidence = ktt_json_text(reason, "evidence");
	const char *text = ktt_json_text(reason, "text");
	const char *person =
		ktt_summary_person(json_object_get(reason, "from"));

	if (!json_is_object(reason))
		return g_strdup("");
	if (evidence != NULL && *evidence != '\0')
		return g_strdup_printf("%s: “%s” — %s",
				       ktt_json_text(item, "status"), evidence,
				       person);
	return g_strdup_printf("%s: %s — %s", ktt_json_text(item, "status"),
			       text ? text : "", person);
}

/* "disputed: “…” — A. B". */
static char *
unclear_line(const json_t *statement)
{
	const char *person =
		ktt_summary_person(json_object_get(statement, "from"));
	gboolean stranger =
		g_strcmp0(ktt_json_text(statement, "sender"), "stranger") == 0;

	return g_strdup_printf(
		"%s: “%s” — %s%s", ktt_json_text(statement, "event"),
		ktt_json_text(statement, "evidence"), person,
		stranger ? ", whom the report does not name" : "");
}

GPtrArray *
ktt_summary_unclear(const json_t *item)
{
	const json_t *list = json_object_get(item, "unclear");
	GPtrArray *lines = g_ptr_array_new_with_free_func(g_free);

	for (size_t i = 0; i < json_array_size(list); i++)
		g_ptr_array_add(lines, unclear_line(json_array_get(list, i)));
	return lines;
}

char *
ktt_summary_counts_line(const json_t *summary)
{
	const json_t *counts = json_object_get(summary, "counts");

	return g_strdup_printf("%d reports: %d open, %d closed; "
			       "%d performance reports without an answer",
			       number(counts, "total"), number(counts, "open"),
			       number(counts, "closed"),
			       number(counts, "unanswered"));
}

char *
ktt_summary_trend_line(const json_t *summary)
{
	const json_t *weeks = json_object_get(summary, "weeks");
	size_t count = json_array_size(weeks);
	const json_t *now = json_array_get(weeks, count - 1);
	const json_t *before = json_array_get(weeks, count - 2);

	return g_strdup_printf(
		"Performance regressions this week: %d reported (%d the week "
		"before), %d closed (%d), %d open (%d)",
		number(now, "reports"), number(before, "reports"),
		number(now, "closed"), number(before, "closed"),
		number(now, "open"), number(before, "open"));
}

gboolean
ktt_summary_is_quiet(const json_t *summary)
{
	return sum_of(json_object_get(summary, "changed")) == 0;
}
