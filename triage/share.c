/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <math.h>
#include <string.h>

#include "parser/comparison.h"
#include "triage/derive.h"
#include "triage/json_get.h"
#include "triage/numbers.h"
#include "triage/reconstruct.h"
#include "triage/share.h"
#include "triage/stmt.h"

/* Digits of an id that a text must name. */
#define NAMED_DIGITS 10

static const char source_sql[] =
	"SELECT source, reconstructed FROM report WHERE message = ?";

struct known {				      /* what the report knows */
	const char *blamed, *parent, *metric; /* NULL: unknown */
	const char *asked;
};

enum { GOOD, BAD, FIXED, N_COLUMNS };

static const char *
first_commit(const json_t *report)
{
	const json_t *table =
		json_array_get(json_object_get(report, "comparisons"), 0);
	const json_t *commits = json_object_get(table, "commits");

	/* A table of one column has no parent. */
	return json_array_size(commits) < 2
		       ? NULL
		       : ktt_json_text(json_array_get(commits, 0), "id");
}

static gboolean
has_role(const json_t *commit, enum ktp_role role)
{
	return !g_strcmp0(ktt_json_text(commit, "role"), ktp_role_name(role));
}

static gboolean
is_named(const json_t *commit, const char *text)
{
	const char *id = ktt_json_text(commit, "id");
	g_autofree char *begin = NULL;

	if (!id || !text || strlen(id) < NAMED_DIGITS)
		return FALSE;
	begin = g_strndup(id, NAMED_DIGITS);
	return strstr(text, begin) != NULL;
}

static int
find_fixed(const json_t *commits, const struct known *known)
{
	int last = (int)json_array_size(commits) - 1;

	for (int i = last; i > 0; i--) {
		const json_t *commit = json_array_get(commits, (size_t)i);

		if (has_role(commit, KTP_ROLE_FIX) ||
		    has_role(commit, KTP_ROLE_REVERT) ||
		    is_named(commit, known->asked))
			return i;
	}
	return known->asked ? -1 : last;
}

/* The one of that role or id in front of the fix. */
static int
find_before(const json_t *commits, int fixed, enum ktp_role role,
	    const char *id)
{
	for (int i = 0; i < fixed; i++) {
		const json_t *commit = json_array_get(commits, (size_t)i);

		if (has_role(commit, role) ||
		    (has_role(commit, KTP_ROLE_NONE) &&
		     ktp_commit_same(ktt_json_text(commit, "id"), id)))
			return i;
	}
	return -1;
}

static gboolean
find_columns(const json_t *table, const struct known *known, int *column)
{
	const json_t *commits = json_object_get(table, "commits");
	int fixed = find_fixed(commits, known);

	column[FIXED] = fixed;
	column[GOOD] =
		find_before(commits, fixed, KTP_ROLE_PARENT, known->parent);
	column[BAD] =
		find_before(commits, fixed, KTP_ROLE_BLAMED, known->blamed);
	/* A newer tree that still has the loss. */
	if (column[BAD] < 0)
		column[BAD] = find_before(commits, fixed, KTP_ROLE_BASE, NULL);
	return column[GOOD] >= 0 && column[BAD] >= 0 &&
	       column[GOOD] != column[BAD];
}

static const json_t *
find_row(const json_t *table, const char *metric)
{
	const json_t *rows = json_object_get(table, "metrics"), *row;
	size_t i;

	json_array_foreach(rows, i, row)
	{
		if (!g_strcmp0(ktt_json_text(row, "name"), metric))
			return row;
	}
	return NULL;
}

static double
mean_of(const json_t *cell)
{
	return ktt_json_number(cell, "mean");
}

static double
stddev_of(const json_t *cell)
{
	double percent = ktt_json_number(cell, "stddev");

	return fabs(mean_of(cell)) * fmax(percent, KTT_MIN_STDDEV) / 100;
}

/* The three spreads are independent of each other. */
static struct ktt_share
share_of_row(const json_t *row, const int *column)
{
	const json_t *values = json_object_get(row, "values");
	const json_t *good = json_array_get(values, (size_t)column[GOOD]);
	const json_t *bad = json_array_get(values, (size_t)column[BAD]);
	const json_t *fixed = json_array_get(values, (size_t)column[FIXED]);
	double lost = mean_of(good) - mean_of(bad);
	struct ktt_share share = {NAN, NAN};

	if (isnan(lost) || lost == 0 || isnan(mean_of(fixed)))
		return share;
	share.value = (mean_of(fixed) - mean_of(bad)) / lost;
	share.spread = hypot(hypot(stddev_of(fixed),
				   (1 - share.value) * stddev_of(bad)),
			     share.value * stddev_of(good)) /
		       fabs(lost);
	return share;
}

struct ktt_share
ktt_share_of(const json_t *message, const json_t *report, const char *asked)
{
	const json_t *tables = json_object_get(message, "comparisons"), *table;
	const struct known known = {
		ktt_json_inner(report, "commit", "id"), first_commit(report),
		ktt_json_inner(report, "headline", "metric"), asked};
	struct ktt_share share = {NAN, NAN};
	size_t i;

	json_array_foreach(tables, i, table)
	{
		int column[N_COLUMNS];

		if (!known.metric || !find_columns(table, &known, column))
			continue;
		share = share_of_row(find_row(table, known.metric), column);
		if (!isnan(share.value))
			break;
	}
	return share;
}

static json_t *
load_report(struct ktt_store *store, gint64 report, GError **error)
{
	struct ktt_rows *rows = ktt_query(store, source_sql, "i", report);
	gboolean quoted = FALSE;
	json_t *message, *object;
	gint64 source = 0;

	if (ktt_rows_next(rows)) {
		source = ktt_rows_int(rows, 0);
		quoted = ktt_rows_int(rows, 1) != 0;
	}
	if (!ktt_rows_end(rows, error))
		return NULL;
	message = ktt_message_object(store, source, error);
	object = quoted ? ktt_reconstruct_object(message)
			: json_incref(json_object_get(message, "report"));
	json_decref(message);
	return object;
}

gboolean
ktt_share_load(struct ktt_store *store, gint64 report, gint64 message,
	       const char *asked, struct ktt_share *share, GError **error)
{
	GError *cause = NULL;
	json_t *answer = ktt_message_object(store, message, &cause);
	json_t *object = NULL;

	*share = (struct ktt_share){NAN, NAN};
	if (json_array_size(json_object_get(answer, "comparisons")) > 0)
		object = load_report(store, report, &cause);
	if (object)
		*share = ktt_share_of(answer, object, asked);
	json_decref(object);
	json_decref(answer);
	if (!cause)
		return TRUE;
	g_propagate_error(error, cause);
	return FALSE;
}
