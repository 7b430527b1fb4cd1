/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <math.h>
#include <string.h>

#include "parser/pairs.h"
#include "parser/text.h"
#include "parser/values.h"

/* What one match gives, before it is known whether all of it is wanted. */
struct taking {
	struct ktp_values *values;
	const struct ktp_rule *rule;
	struct ktp_seen *seen;
	char *tag_name;
	const char *text; /* that was matched */
	gboolean gave;
};

gboolean
ktp_mark_matches(enum ktp_mark_id id, const char *text)
{
	return ktp_matches(ktp_marks[id].pattern, text);
}

enum ktp_direction
ktp_direction_from(const char *word, gsize length)
{
	for (int i = KTP_DIRECTION_REGRESSION; i < KTP_N_DIRECTIONS; i++) {
		const char *name = ktp_direction_name(i);

		if (strlen(name) == length &&
		    g_ascii_strncasecmp(name, word, length) == 0)
			return i;
	}
	return KTP_DIRECTION_NONE;
}

void
ktp_values_add_failure(struct ktp_report *report, const char *text)
{
	if (*text && report->failures->len < KTP_MAX_FAILURES &&
	    !g_ptr_array_find_with_equal_func(report->failures, text,
					      g_str_equal, NULL))
		g_ptr_array_add(report->failures, g_strdup(text));
}

/* The first value stays, unless the rule says that the last one counts. */
static void
set_text(struct taking *taking, char **to, const char *value, gsize length)
{
	gboolean last =
		taking->rule->flags & KTP_RULE_LAST && !taking->values->settled;

	if (length == 0 || (*to && !last))
		return;
	g_free(*to);
	*to = g_strndup(value, length);
	taking->gave = TRUE;
}

static void
set_percent(struct taking *taking, double *to, const char *value, gsize length)
{
	GString *digits = g_string_new(NULL);

	for (gsize i = 0; i < length; i++)
		if (value[i] != ',')
			g_string_append_c(digits, value[i]);
	if (isnan(*to) && ktp_text_number(digits->str, digits->len, to))
		taking->gave = TRUE;
	g_string_free(digits, TRUE);
}

/* "BOX/TESTCASE/PARAMS" of 2014: only the first two have fields. */
static void
set_test_path(struct ktp_values *values, const char *path)
{
	g_auto(GStrv) parts = g_strsplit(path, "/", 4);
	char **field = values->report->field;
	guint n = g_strv_length(parts);

	g_free(values->test_path);
	values->test_path = g_strdup(path);
	if (!field[KTP_FIELD_test_machine])
		field[KTP_FIELD_test_machine] = g_strdup(parts[0]);
	if (!field[KTP_FIELD_testcase] && n > 1)
		field[KTP_FIELD_testcase] = g_strdup(parts[n > 3 ? 2 : 1]);
}

static char **
seen_member(struct taking *taking, const char *name)
{
	static const struct {
		const char *name;
		gsize offset;
	} members[] = {
		{"state", offsetof(struct ktp_seen, state)},
		{"seen_tree", offsetof(struct ktp_seen, tree)},
		{"seen_branch", offsetof(struct ktp_seen, branch)},
		{"seen_commit", offsetof(struct ktp_seen, commit)},
	};

	for (guint i = 0; i < G_N_ELEMENTS(members); i++) {
		if (strcmp(members[i].name, name) != 0)
			continue;
		if (!taking->seen)
			taking->seen = ktp_seen_new();
		return (char **)((char *)taking->seen + members[i].offset);
	}
	return NULL;
}

static char **
field_member(struct ktp_report *report, const char *name)
{
	for (int i = 0; i < KTP_N_FIELDS; i++)
		if (strcmp(ktp_field_name(i), name) == 0)
			return &report->field[i];
	return NULL;
}

static char **
text_member(struct taking *taking, const char *name)
{
	struct ktp_report *report = taking->values->report;

	if (strcmp(name, "commit_id") == 0)
		return &report->commit.id;
	if (strcmp(name, "commit_title") == 0)
		return &report->commit.title;
	if (strcmp(name, "metric") == 0)
		return &report->headline.metric;
	if (strcmp(name, "short_id") == 0)
		return &taking->values->short_id;
	if (strcmp(name, "tag_name") == 0)
		return &taking->tag_name;
	return field_member(report, name);
}

static void
take_special(struct taking *taking, const char *name, const char *value,
	     gsize length)
{
	struct ktp_report *report = taking->values->report;
	g_autofree char *copy = g_strndup(value, length);

	if (strcmp(name, "percent") == 0) {
		set_percent(taking, &report->headline.percent, value, length);
	} else if (strcmp(name, "direction") == 0) {
		if (report->direction == KTP_DIRECTION_NONE)
			report->direction = ktp_direction_from(value, length);
		taking->gave = TRUE;
	} else if (strcmp(name, "failure") == 0) {
		ktp_values_add_failure(report, copy);
		taking->gave = TRUE;
	} else if (strcmp(name, "test_path") == 0) {
		set_test_path(taking->values, copy);
		taking->gave = TRUE;
	} else if (strcmp(name, "tag_value") == 0 && taking->tag_name) {
		ktp_pairs_add(report->tags, taking->tag_name, -1, copy, -1);
		taking->gave = TRUE;
	} else {
		g_warn_if_reached();
	}
}

/* Where in the report object a group's value goes. */
static void
trace(const struct taking *taking, const char *name, const char *value,
      gsize length)
{
	static const struct {
		const char *group, *key;
	} keys[] = {
		{"commit_id", "commit.id"},
		{"short_id", "commit.id"},
		{"commit_title", "commit.title"},
		{"metric", "headline.metric"},
		{"percent", "headline.percent"},
		{"failure", "failures"},
		{"state", "also_seen_on.state"},
		{"seen_tree", "also_seen_on.tree"},
		{"seen_branch", "also_seen_on.branch"},
		{"seen_commit", "also_seen_on.commit"},
		{"tag_name", "tags.name"},
		{"tag_value", "tags.value"},
	};

	for (guint i = 0; i < G_N_ELEMENTS(keys); i++)
		if (strcmp(keys[i].group, name) == 0)
			name = keys[i].key;
	ktp_trace_add(taking->values->trace, taking->rule->name, name, value,
		      (gssize)length, taking->text);
}

static void
take(const char *name, const char *value, gsize length, gpointer data)
{
	struct taking *taking = data;
	char **member = seen_member(taking, name);

	if (taking->values->trace)
		trace(taking, name, value, length);
	if (member)
		*member = g_strndup(value, length);
	else if ((member = text_member(taking, name)))
		set_text(taking, member, value, length);
	else
		take_special(taking, name, value, length);
}

static gboolean
is_near(const struct ktp_rule *rule, const char *before, const char *after)
{
	return !rule->near || (before && ktp_matches(rule->near, before)) ||
	       (after && ktp_matches(rule->near, after));
}

/* A commit without a title must not keep that of the one before. */
static void
begin_commit(struct ktp_values *values, const struct ktp_rule *rule,
	     const struct ktp_match *match)
{
	g_autofree char *id = ktp_match_named(match, "commit_id");
	struct ktp_commit *commit = &values->report->commit;

	if (!id || !(rule->flags & KTP_RULE_LAST) || values->settled)
		return;
	if (!commit->id || strcmp(commit->id, id) != 0)
		values->commits++;
	ktp_commit_clear(commit);
}

gboolean
ktp_values_try(struct ktp_values *values, const struct ktp_rule *rule,
	       const char *text, const char *before, const char *after)
{
	struct taking taking = {.values = values, .rule = rule, .text = text};
	struct ktp_match match = {0};
	gboolean matched;

	matched = ktp_pattern_match(ktp_pattern_get(rule->pattern), text, -1, 0,
				    &match) &&
		  is_near(rule, before, after);
	if (matched) {
		begin_commit(values, rule, &match);
		ktp_match_foreach(&match, take, &taking);
	}
	if (taking.seen) {
		g_ptr_array_add(values->report->also_seen_on, taking.seen);
		taking.gave = TRUE;
	}
	g_free(taking.tag_name);
	ktp_match_clear(&match);
	return matched && taking.gave;
}
