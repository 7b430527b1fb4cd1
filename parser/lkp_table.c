/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/lkp_head.h"
#include "parser/lkp_regroup.h"
#include "parser/lkp_row.h"
#include "parser/lkp_table.h"
#include "parser/lkp_words_table.h"
#include "parser/text.h"

/* The first column's dashes are 15 or 16, further ones 24 to 27. */
#define MIN_DASHES 15

struct scan {
	const GPtrArray *lines;
	gboolean *used;
	gboolean *damaged;
	GPtrArray *out;
	struct ktp_lkp_head head;
};

static const char *
line_at(const struct scan *scan, guint at)
{
	return at < scan->lines->len ? scan->lines->pdata[at] : "";
}

/* Groups of dashes in a line that holds nothing else; 0: other things. */
static guint
dash_groups(const char *line)
{
	guint groups = 0;

	while (*(line += strspn(line, " \t")) != '\0') {
		gsize dashes = strspn(line, "-");

		if (dashes < MIN_DASHES ||
		    !(line[dashes] == '\0' || line[dashes] == ' ' ||
		      line[dashes] == '\t'))
			return 0;
		groups++;
		line += dashes;
	}
	return groups;
}

/* "testcase/testparams/testbox": what the rows of a path table are. */
static gboolean
is_path_title(const char *word)
{
	return strchr(word, '/') && strncmp(word, "test", 4) == 0;
}

/*
 * The columns from the header line; path gets the title of a column of test
 * paths at its end. FALSE: the line is no header.
 */
static gboolean
read_header(const char *line, GPtrArray *commits, char **path)
{
	g_autofree char *folded = ktp_text_fold(line);
	g_auto(GStrv) words = g_strsplit(folded, " ", -1);

	for (guint i = 0; words[i]; i++) {
		if (i > 1 && !words[i + 1] && is_path_title(words[i])) {
			*path = g_strdup(words[i]);
			return TRUE;
		}
		/* A note like "<--- your patch" ends the ids. */
		if (!ktp_lkp_is_commit(words[i], strlen(words[i])))
			return i > 1 && strchr("<(", words[i][0]);
		if (commits->len >= KTP_MAX_COLUMNS)
			return FALSE;
		g_ptr_array_add(commits, ktp_commit_new(words[i], NULL));
	}
	return commits->len > 1;
}

/* The header stands right above the dashes; wrapped, it takes two lines. */
static gboolean
find_header(struct scan *scan, guint dashes, guint groups, GPtrArray *commits,
	    char **path)
{
	for (guint back = 1; back <= 2 && back <= dashes; back++) {
		g_autofree char *joined =
			back == 1
				? g_strdup(line_at(scan, dashes - 1))
				: g_strconcat(line_at(scan, dashes - 2), " ",
					      line_at(scan, dashes - 1), NULL);

		g_ptr_array_set_size(commits, 0);
		g_clear_pointer(path, g_free);
		if (read_header(joined, commits, path) &&
		    commits->len + (*path != NULL) == groups) {
			for (guint i = 1; i <= back; i++)
				scan->used[dashes - i] = TRUE;
			return TRUE;
		}
	}
	return FALSE;
}

enum rows { ROWS_NONE, ROWS_FAIL, ROWS_METRIC };

/* The lines between the dashes and the rows: "%stddev …", "\ | \". */
static gboolean
is_caption(const char *line, enum rows *rows)
{
	g_autofree char *folded = ktp_text_fold(line);

	if (strstr(folded, ktp_lkp_words.fail_caption))
		*rows = ROWS_FAIL;
	else if (strstr(folded, ktp_lkp_words.metric_caption))
		*rows = ROWS_METRIC;
	else
		return *folded && strspn(folded, "\\|/ ") == strlen(folded);
	return TRUE;
}

static gboolean
take_row(struct scan *scan, struct ktp_comparison *comparison, const char *line,
	 enum rows *rows)
{
	struct ktp_failure *failure;
	struct ktp_metric *metric;
	gboolean total;

	if (*rows != ROWS_METRIC) {
		failure = ktp_lkp_fail_row(line, comparison->commits->len);
		if (failure) {
			*rows = ROWS_FAIL;
			g_ptr_array_add(comparison->failures, failure);
			return TRUE;
		}
	}
	metric = ktp_lkp_row(line, comparison->commits->len, &total,
			     scan->damaged);
	if (!metric)
		return FALSE;
	if (total)
		ktp_lkp_mark_total(metric);
	*rows = ROWS_METRIC;
	g_ptr_array_add(comparison->metrics, metric);
	return TRUE;
}

/* A row, whole or broken over two lines by a mail client; returns how many
 * lines it took. */
static guint
take_broken_row(struct scan *scan, struct ktp_comparison *comparison, guint at,
		enum rows *rows)
{
	const char *line = line_at(scan, at), *next = line_at(scan, at + 1);
	g_autofree char *joined = NULL;

	if (take_row(scan, comparison, line, rows))
		return 1;
	if (ktp_text_is_blank(line) || ktp_text_is_blank(next))
		return 0;
	joined = g_strconcat(line, " ", next, NULL);
	return take_row(scan, comparison, joined, rows) ? 2 : 0;
}

/* A row; or the rest of a note behind a row, which only shows by the row that
 * follows. Returns how many lines it took. */
static guint
take_lines(struct scan *scan, struct ktp_comparison *comparison, guint at,
	   enum rows *rows)
{
	guint took;

	if (is_caption(line_at(scan, at), rows))
		return 1;
	took = take_broken_row(scan, comparison, at, rows);
	if (took > 0 || comparison->metrics->len == 0 ||
	    ktp_text_is_blank(line_at(scan, at)))
		return took;
	took = take_broken_row(scan, comparison, at + 1, rows);
	return took > 0 ? took + 1 : 0;
}

/*
 * The tables of 2014 leave blank lines between groups of rows. One such line
 * is passed over where a whole row follows that fits.
 */
static gboolean
goes_on_after_blank(struct scan *scan, struct ktp_comparison *comparison,
		    guint at)
{
	return comparison->metrics->len > 0 &&
	       ktp_text_is_blank(line_at(scan, at)) &&
	       ktp_lkp_is_row(line_at(scan, at + 1), comparison->commits->len);
}

/* Reads rows from line at on; returns the first line that is none. */
static guint
take_rows(struct scan *scan, struct ktp_comparison *comparison, guint at)
{
	enum rows rows = comparison->metrics->len ? ROWS_METRIC : ROWS_NONE;

	while (at < scan->lines->len) {
		guint took = take_lines(scan, comparison, at, &rows);

		if (took == 0 && !goes_on_after_blank(scan, comparison, at))
			break;
		for (took = MAX(took, 1); took > 0; took--)
			scan->used[at++] = TRUE;
	}
	return at;
}

/* A table whose dashes stand in line at; returns the line after it. */
static guint
take_table(struct scan *scan, guint at, guint groups)
{
	struct ktp_comparison *comparison = ktp_comparison_new();
	g_autofree char *path = NULL;
	guint next = at + 1;

	/* Dashes that were wrapped go on in the next line. */
	if (dash_groups(line_at(scan, next)) > 0)
		groups += dash_groups(line_at(scan, next++));
	if (scan->out->len >= KTP_MAX_COMPARISONS ||
	    !find_header(scan, at, groups, comparison->commits, &path)) {
		ktp_comparison_free(comparison);
		return at + 1;
	}
	ktp_lkp_head_move(&scan->head, comparison);
	for (guint i = at; i < next; i++)
		scan->used[i] = TRUE;
	next = take_rows(scan, comparison, next);
	if (comparison->metrics->len + comparison->failures->len > 0)
		ktp_lkp_regroup(comparison, path, scan->out);
	else
		ktp_comparison_free(comparison);
	return next;
}

/* Rows that the robot's people add below the signature. */
static guint
take_more_rows(struct scan *scan, guint at)
{
	struct ktp_comparison *last;

	if (scan->out->len == 0 ||
	    !strstr(line_at(scan, at), ktp_lkp_words.more_rows))
		return at;
	last = scan->out->pdata[scan->out->len - 1];
	while (++at < scan->lines->len && ktp_text_is_blank(line_at(scan, at)))
		;
	return take_rows(scan, last, at);
}

GPtrArray *
ktp_lkp_tables(const GPtrArray *lines, gboolean *used, gboolean *damaged)
{
	struct scan scan = {lines, used, damaged, NULL, {0}};
	guint at = 0;

	scan.out = g_ptr_array_new_with_free_func(
		(GDestroyNotify)ktp_comparison_free);
	ktp_lkp_head_init(&scan.head);
	while (at < lines->len) {
		guint groups = dash_groups(line_at(&scan, at));
		guint next = at;

		if (groups > 1)
			next = take_table(&scan, at, groups);
		else
			next = take_more_rows(&scan, at);
		if (next == at) {
			used[at] |= ktp_lkp_head_feed(&scan.head,
						      line_at(&scan, at));
			next = at + 1;
		}
		at = next;
	}
	ktp_lkp_head_clear(&scan.head);
	return scan.out;
}
