/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/lkp_regroup.h"
#include "parser/pairs.h"

/* No metric name begins with a blank, so it can carry the mark. */
#define MARK ' '

void
ktp_lkp_mark_total(struct ktp_metric *metric)
{
	char *name = metric->name;

	metric->name = g_strdup_printf("%c%s", MARK, name);
	g_free(name);
}

static gboolean
is_total(const struct ktp_metric *metric)
{
	return metric->name[0] == MARK;
}

static void
unmark(struct ktp_metric *metric)
{
	memmove(metric->name, metric->name + 1, strlen(metric->name));
}

static struct ktp_comparison *
with_columns(const struct ktp_comparison *like)
{
	struct ktp_comparison *new = ktp_comparison_new();

	new->machine = g_strdup(like->machine);
	for (guint i = 0; i < like->commits->len; i++) {
		const struct ktp_commit *commit = like->commits->pdata[i];

		g_ptr_array_add(new->commits,
				ktp_commit_new(commit->id, commit->title));
	}
	return new;
}

/* Axes of "BOX/SUITE/TESTCASE/PARAMS", or by the names that path gives. */
void
ktp_lkp_path_axes(struct ktp_comparison *comparison, const char *test,
		  const char *path)
{
	static const char *const three = "tbox_group/testcase/path_params";
	static const char *const four = "tbox_group/suite/testcase/path_params";
	g_auto(GStrv) values = g_strsplit(test, "/", path ? -1 : 4);
	guint n = g_strv_length(values);
	g_auto(GStrv) names = g_strsplit(path	 ? path
					 : n > 3 ? four
						 : three,
					 "/", -1);

	for (guint i = 0; names[i] && values[i]; i++)
		ktp_pairs_add(comparison->axes, names[i], -1, values[i], -1);
}

/* The comparison of that test, which may be new; NULL: there are too many. */
static struct ktp_comparison *
find_test(GPtrArray *out, const char *test, const char *path,
	  const struct ktp_comparison *like)
{
	struct ktp_comparison *wanted = with_columns(like);

	ktp_lkp_path_axes(wanted, test, path);
	for (guint i = 0; i < out->len; i++) {
		struct ktp_comparison *have = out->pdata[i];
		gboolean same = have->axes->len == wanted->axes->len;

		for (guint k = 0; same && k < have->axes->len; k++) {
			const struct ktp_pair *a = have->axes->pdata[k];
			const struct ktp_pair *b = wanted->axes->pdata[k];

			same = strcmp(a->value, b->value) == 0;
		}
		if (same) {
			ktp_comparison_free(wanted);
			return have;
		}
	}
	if (out->len >= KTP_MAX_COMPARISONS) {
		ktp_comparison_free(wanted);
		return NULL;
	}
	g_ptr_array_add(out, wanted);
	return wanted;
}

/* All rows are totals of one test: only the word goes. */
static gboolean
all_total(const struct ktp_comparison *comparison)
{
	for (guint i = 0; i < comparison->metrics->len; i++)
		if (!is_total(comparison->metrics->pdata[i]))
			return FALSE;
	return comparison->metrics->len > 0;
}

static gboolean
any_total(const struct ktp_comparison *comparison)
{
	for (guint i = 0; i < comparison->metrics->len; i++)
		if (is_total(comparison->metrics->pdata[i]))
			return TRUE;
	return FALSE;
}

/* For each row the name that the total after it gives; NULL: none follows. */
static const char **
total_names(const struct ktp_comparison *comparison)
{
	const char **names = g_new0(const char *, comparison->metrics->len + 1);
	const char *name = NULL;

	for (guint i = comparison->metrics->len; i > 0; i--) {
		const struct ktp_metric *metric =
			comparison->metrics->pdata[i - 1];

		if (is_total(metric))
			name = metric->name + 1;
		names[i - 1] = name;
	}
	return names;
}

static struct ktp_metric *
renamed(const struct ktp_metric *metric, const char *name)
{
	struct ktp_metric *new = ktp_metric_new(name, metric->n_values);

	memcpy(new->values, metric->values,
	       metric->n_values * sizeof(*new->values));
	memcpy(new->changes, metric->changes,
	       metric->n_values * sizeof(*new->changes));
	return new;
}

/* The totals of the tables before, which stay the last comparison. */
static struct ktp_comparison *
take_totals(const struct ktp_comparison *like, GPtrArray *out)
{
	const struct ktp_comparison *last =
		out->len ? out->pdata[out->len - 1] : NULL;

	if (last && last->axes->len == 0 &&
	    last->commits->len == like->commits->len)
		return g_ptr_array_steal_index(out, out->len - 1);
	return with_columns(like);
}

/* One comparison for each test path, and a last one for the totals. */
static void
split(const struct ktp_comparison *comparison, const char *path, GPtrArray *out)
{
	struct ktp_comparison *totals = take_totals(comparison, out);
	g_autofree const char **names = total_names(comparison);

	for (guint i = 0; i < comparison->metrics->len; i++) {
		const struct ktp_metric *metric = comparison->metrics->pdata[i];
		struct ktp_comparison *to = totals;

		if (!is_total(metric) && names[i])
			to = find_test(out, metric->name, path, comparison);
		if (to && names[i])
			g_ptr_array_add(to->metrics, renamed(metric, names[i]));
	}
	g_ptr_array_add(out, totals);
}

void
ktp_lkp_regroup(struct ktp_comparison *comparison, const char *path,
		GPtrArray *out)
{
	if (all_total(comparison)) {
		for (guint i = 0; i < comparison->metrics->len; i++)
			unmark(comparison->metrics->pdata[i]);
		g_ptr_array_add(out, comparison);
		return;
	}
	if (!any_total(comparison)) {
		g_ptr_array_add(out, comparison);
		return;
	}
	split(comparison, path, out);
	ktp_comparison_free(comparison);
}
