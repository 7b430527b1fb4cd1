/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <math.h>
#include <string.h>

#include "parser/comparison.h"
#include "parser/pairs.h"

/* Shorter prefixes say nothing. */
#define MIN_ID 7

static const char *const role_names[KTP_N_ROLES] = {
	[KTP_ROLE_PARENT] = "parent", [KTP_ROLE_BLAMED] = "blamed",
	[KTP_ROLE_FIX] = "fix",	      [KTP_ROLE_REVERT] = "revert",
	[KTP_ROLE_BASE] = "base",
};

static void
commit_destroy(gpointer data)
{
	ktp_commit_free(data);
}

static void
metric_destroy(gpointer data)
{
	ktp_metric_free(data);
}

static void
failure_destroy(gpointer data)
{
	ktp_failure_free(data);
}

struct ktp_comparison *
ktp_comparison_new(void)
{
	struct ktp_comparison *new = g_new0(struct ktp_comparison, 1);

	new->axes = ktp_pairs_new();
	new->commits = g_ptr_array_new_with_free_func(commit_destroy);
	new->metrics = g_ptr_array_new_with_free_func(metric_destroy);
	new->failures = g_ptr_array_new_with_free_func(failure_destroy);
	return new;
}

void
ktp_comparison_free(struct ktp_comparison *comparison)
{
	if (!comparison)
		return;
	g_ptr_array_unref(comparison->axes);
	g_free(comparison->machine);
	g_ptr_array_unref(comparison->commits);
	g_ptr_array_unref(comparison->metrics);
	g_ptr_array_unref(comparison->failures);
	g_free(comparison);
}

struct ktp_commit *
ktp_commit_new(const char *id, const char *title)
{
	struct ktp_commit *new = g_new0(struct ktp_commit, 1);

	new->id = g_strdup(id);
	new->title = g_strdup(title);
	return new;
}

void
ktp_commit_clear(struct ktp_commit *commit)
{
	g_clear_pointer(&commit->id, g_free);
	g_clear_pointer(&commit->title, g_free);
}

void
ktp_commit_free(struct ktp_commit *commit)
{
	if (!commit)
		return;
	ktp_commit_clear(commit);
	g_free(commit);
}

gboolean
ktp_commit_same(const char *a, const char *b)
{
	gsize length_a = a ? strlen(a) : 0, length_b = b ? strlen(b) : 0;
	gsize least = MIN(length_a, length_b);

	return least > 0 && (least >= MIN_ID || length_a == length_b) &&
	       g_ascii_strncasecmp(a, b, least) == 0;
}

const char *
ktp_role_name(enum ktp_role role)
{
	return role_names[role];
}

struct ktp_metric *
ktp_metric_new(const char *name, guint n_values)
{
	struct ktp_metric *new = g_new(struct ktp_metric, 1);

	new->name = g_strdup(name);
	new->n_values = n_values;
	new->values = g_new(struct ktp_value, n_values);
	new->changes = g_new(struct ktp_change, n_values);
	for (guint i = 0; i < n_values; i++) {
		new->values[i] = (struct ktp_value){NAN, NAN};
		new->changes[i] = (struct ktp_change){NAN, KTP_UNIT_NONE};
	}
	return new;
}

void
ktp_metric_free(struct ktp_metric *metric)
{
	if (!metric)
		return;
	g_free(metric->name);
	g_free(metric->values);
	g_free(metric->changes);
	g_free(metric);
}

struct ktp_failure *
ktp_failure_new(const char *name, guint n_runs)
{
	struct ktp_failure *new = g_new(struct ktp_failure, 1);

	new->name = g_strdup(name);
	new->n_runs = n_runs;
	new->runs = g_new(struct ktp_runs, n_runs);
	new->reproduction = g_new(double, n_runs);
	for (guint i = 0; i < n_runs; i++) {
		new->runs[i] = (struct ktp_runs){-1, -1};
		new->reproduction[i] = NAN;
	}
	return new;
}

void
ktp_failure_free(struct ktp_failure *failure)
{
	if (!failure)
		return;
	g_free(failure->name);
	g_free(failure->runs);
	g_free(failure->reproduction);
	g_free(failure);
}

const struct ktp_metric *
ktp_comparison_find(const struct ktp_comparison *comparison, const char *name)
{
	for (guint i = 0; i < comparison->metrics->len; i++) {
		const struct ktp_metric *metric = comparison->metrics->pdata[i];

		if (strcmp(metric->name, name) == 0)
			return metric;
	}
	return NULL;
}
