/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <string.h>

#include "parser/box.h"
#include "parser/text.h"

/* A mail client breaks a wide row into so many lines at the most. */
#define MAX_BROKEN 4
/* A rule is at least as long as the narrowest cell. */
#define MIN_RULE 8

static gboolean
is_rule(const char *line)
{
	gsize n;

	line += strspn(line, " \t");
	n = strspn(line, "+-");
	return line[0] == '+' && n >= MIN_RULE && line[n - 1] == '+' &&
	       ktp_text_is_blank(line + n);
}

static const char *
line_at(const GPtrArray *lines, guint at)
{
	return at < lines->len ? lines->pdata[at] : "";
}

/* One row, perhaps over several lines; took says how many. NULL: no row. */
static char *
read_row(const GPtrArray *lines, guint at, guint *took)
{
	g_autofree char *row = g_strstrip(g_strdup(line_at(lines, at)));

	*took = 1;
	if (row[0] != '|')
		return NULL;
	while (*took < MAX_BROKEN && !(row[1] && g_str_has_suffix(row, "|"))) {
		const char *next = line_at(lines, at + *took);
		char *joined;

		if (ktp_text_is_blank(next) || is_rule(next))
			return NULL;
		joined = g_strconcat(row, " ", next, NULL);
		g_free(row);
		row = ktp_text_fold(joined);
		g_free(joined);
		++*took;
	}
	return g_str_has_suffix(row, "|") ? g_steal_pointer(&row) : NULL;
}

static char **
split_cells(char *row)
{
	char **cells;

	/* Without the bars at both ends. */
	row[strlen(row) - 1] = '\0';
	cells = g_strsplit(row + 1, "|", -1);
	for (guint i = 0; cells[i]; i++)
		g_strstrip(cells[i]);
	return cells;
}

static struct ktp_box *
read_box(const GPtrArray *lines, guint first)
{
	struct ktp_box *box = g_new0(struct ktp_box, 1);
	guint group = 0, took;

	box->rows = g_ptr_array_new_with_free_func((GDestroyNotify)g_strfreev);
	box->group = g_array_new(FALSE, FALSE, sizeof(guint));
	box->first = first;
	for (box->end = first + 1; box->end < lines->len; box->end += took) {
		g_autofree char *row = NULL;

		took = 1;
		if (is_rule(line_at(lines, box->end))) {
			group++;
			continue;
		}
		row = read_row(lines, box->end, &took);
		if (!row)
			break;
		g_ptr_array_add(box->rows, split_cells(row));
		g_array_append_val(box->group, group);
	}
	return box;
}

struct ktp_box *
ktp_box_find(const GPtrArray *lines, guint from)
{
	for (guint i = from; i < lines->len; i++) {
		struct ktp_box *box;

		if (!is_rule(lines->pdata[i]))
			continue;
		box = read_box(lines, i);
		if (box->rows->len > 0)
			return box;
		i = box->end - 1;
		ktp_box_free(box);
	}
	return NULL;
}

void
ktp_box_free(struct ktp_box *box)
{
	if (!box)
		return;
	g_ptr_array_unref(box->rows);
	g_array_unref(box->group);
	g_free(box);
}
